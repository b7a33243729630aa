import { expect, test } from 'vitest';
import { otherPage } from './otherPage.ts';

test('the address of another Readback is kept without what was open in it', () => {
  expect(otherPage(' https://readback.example/app/?x#/review/7 ')).toEqual({
    url: 'https://readback.example/app/?x',
  });
});

test.each(['http://localhost:8470/', 'http://127.0.0.1:8470/', 'http://[::1]:8470/'])(
  'that only this computer can open %s is said',
  (page) => {
    expect(otherPage(page)).toEqual({ url: page, hint: expect.stringContaining('Only this computer') });
  },
);

test.each([
  '',
  'readback.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://me:pw@readback.example/',
])('“%s” is not an address of a Readback', (page) => {
  expect(otherPage(page).url).toBeUndefined();
  expect(otherPage(page).error).not.toBe('');
});
