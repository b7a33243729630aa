import { expect, test } from 'vitest';
import { askedOfOthers } from './practiceOthers.ts';

const from = `0x${'11'.repeat(20)}`;
const to = `0x${'22'.repeat(20)}`;

test('a transaction of others is taken with what it says, and with nothing else', () => {
  const send = { from, to, data: '0xabcd', value: '0x10', gasPrice: '0x1' };
  expect(askedOfOthers(JSON.stringify({ send, method: 'anvil_setCode' }))).toEqual({
    kind: 'send',
    call: { from, to, data: '0xabcd', value: 16n },
  });
  expect(askedOfOthers(JSON.stringify({ send: { from, to, data: '0x' } }))).toMatchObject({
    call: { value: 0n },
  });
});

test('blocks are held back, and let go', () => {
  expect(askedOfOthers('{"hold":true}')).toEqual({ kind: 'hold', hold: true });
  expect(askedOfOthers('{"hold":false}')).toEqual({ kind: 'hold', hold: false });
});

test.each([
  'nothing',
  'null',
  '{}',
  '{"hold":1}',
  '{"send":null}',
  JSON.stringify({ send: { from: '0x11', to, data: '0x' } }),
  JSON.stringify({ send: { from, to: null, data: '0x' } }),
  JSON.stringify({ send: { from, to, data: '0xabc' } }),
  JSON.stringify({ send: { from, to, data: '0x', value: '16' } }),
  JSON.stringify({ send: { from, to, data: '0x', value: `0x${'f'.repeat(64)}` } }),
  '{"__proto__":{"hold":true}}',
])('what is not one of this is not understood: %s', (text) => {
  expect(askedOfOthers(text)).toBeUndefined();
});
