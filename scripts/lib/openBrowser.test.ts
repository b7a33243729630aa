import { expect, test } from 'vitest';
import { opener } from './openBrowser.ts';

test('a browser is opened only where someone can see it', () => {
  expect(opener('linux', {})).toBeUndefined();
  expect(opener('linux', { DISPLAY: ':0' })).toEqual(['xdg-open']);
  expect(opener('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toEqual(['xdg-open']);
  expect(opener('linux', { DISPLAY: ':0', CI: 'true' })).toBeUndefined();
  expect(opener('darwin', {})).toEqual(['open']);
  expect(opener('darwin', { SSH_CONNECTION: '1' })).toBeUndefined();
  expect(opener('win32', {})).toEqual(['rundll32', 'url.dll,FileProtocolHandler']);
});
