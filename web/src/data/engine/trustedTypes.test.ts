import { beforeEach, expect, test, vi } from 'vitest';
import { ownUrl } from './trustedTypes.ts';

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://readback.example/app/'));
});

test('a script of this page’s own host may be loaded', () => {
  expect(ownUrl('./assets/engine-1.js')).toBe('https://readback.example/app/assets/engine-1.js');
});

test.each([
  'https://elsewhere.example/assets/engine.js',
  '//elsewhere.example/engine.js',
  'http://readback.example/assets/engine.js',
  'https://readback.example:8443/assets/engine.js',
  'data:text/javascript,alert(1)',
  'blob:https://readback.example/1b4e28ba',
  'javascript:alert(1)',
])('a script at %s may not', (url) => {
  expect(() => ownUrl(url)).toThrow('not our own');
});
