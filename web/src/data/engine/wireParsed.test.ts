import { parse } from '@readback/core/request/parse/parse.ts';
import { expect, test } from 'vitest';
import { fromWire, toWire } from './wireParsed.ts';

test.each([
  ['hello'],
  ['{"to": '],
  [`0x${'11'.repeat(65)}`],
  [`0xa9059cbb${'0'.repeat(128)}`],
  [`0x${'ab'.repeat(32)}`],
  [`https://etherscan.io/tx/0x${'ab'.repeat(32)}`],
  ['ethereum:pilot.eth@1?value=1'],
  ['{"chainId":0,"address":"0x2222222222222222222222222222222222222222","nonce":"0xffffffffffffffff"}'],
  [`{"to":"0x2222222222222222222222222222222222222222","value":"1","chainId":1}`],
])('%s is read the same on both sides of a port', (text) => {
  const parsed = parse(text, {});
  const arrived = fromWire(structuredClone(toWire(parsed, text)), text);
  if (arrived?.ok) {
    expect(arrived).toEqual(parsed);
    expect(Object.isFrozen(arrived.request.body)).toBe(true);
    return;
  }
  if (parsed.ok || !arrived) throw new Error('Only one side could read it.');
  const { problem, details, at } = parsed.error;
  expect(arrived).toEqual({ ...parsed, error: arrived.error });
  expect(arrived.error).toMatchObject({ problem, details, ...(at === undefined ? {} : { at }) });
});

test('the text is not sent back', () => {
  const text = `hello ${'x'.repeat(1_000)}`;
  expect(JSON.stringify(toWire(parse(text, {}), text))).not.toContain(text);
});

test('what is not an answer of the parser is not taken for one', () => {
  for (const it of [
    undefined,
    {},
    { ok: true, others: [] },
    { ok: false, others: [] },
    { ok: true, took: 'text', request: { body: {}, digest: '0x', raw: '' }, others: [] },
    { ok: false, error: { says: 1 }, others: [] },
    { ok: false, error: { says: '', details: '' }, others: [{}] },
  ]) {
    expect(fromWire(it, 'text')).toBeUndefined();
  }
});
