import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rawAnswer } from './rawAnswer.ts';

it('keeps a text as it is, also one that looks like JSON', () => {
  for (const text of ['', ' 0xAB ', '{"hash":"0x01"}', '\u0000'])
    expect(rawAnswer('returned', text)).toEqual({ how: 'returned', text });
});

it('keeps everything that an error says', () => {
  const error = Object.assign(new Error('no', { cause: { code: 4902 } }), {
    code: -32603,
    data: { hash: '0x01' },
  });
  const { how, text, json } = rawAnswer('threw', error);
  expect({ how, json }).toEqual({ how: 'threw', json: true });
  expect(JSON.parse(text)).toEqual({
    name: 'Error',
    message: 'no',
    cause: { code: 4902 },
    code: -32603,
    data: { hash: '0x01' },
  });
});

it('survives traps, circles, depth and what JSON has no form for', () => {
  const circle: Record<string, unknown> = { hash: '0x01' };
  circle.self = circle;
  const trap = new Proxy(
    {},
    {
      ownKeys() {
        throw new Error('trap');
      },
    },
  );
  const getter = {
    hash: '0x01',
    get other() {
      throw new Error('trap');
    },
  };
  expect(rawAnswer('returned', circle).text).toContain('"hash":"0x01"');
  expect(rawAnswer('returned', trap).text).toBe('"[could not be read]"');
  expect(JSON.parse(rawAnswer('returned', getter).text)).toEqual({
    hash: '0x01',
    other: '[could not be read]',
  });
  expect(rawAnswer('returned', 10n ** 30n).text).toBe(`"1${'0'.repeat(30)}"`);
  expect(rawAnswer('returned', undefined).text).toBe('"[nothing]"');
  expect(rawAnswer('returned', Uint8Array.of(1, 255)).text).toBe('"0x01ff"');
});

it('cuts what is endless, and says so', () => {
  const { text, cut } = rawAnswer('returned', 'x'.repeat(1_000_000));
  expect([text.length, cut]).toEqual([262_144, true]);
});

it('never throws, and is JSON unless it was a text', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withMap: true, withTypedArray: true }), (answer) => {
      const { text, json } = rawAnswer('returned', answer);
      if (json) JSON.parse(text);
      else expect(answer).toBe(text);
    }),
    { seed: 12 },
  );
});
