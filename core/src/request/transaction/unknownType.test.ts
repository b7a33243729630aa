import { type Hex, toRlp } from 'viem';
import { describe, expect, test } from 'vitest';
import { readPasted } from '../parse/readPasted.ts';
import { shapeOfBytes } from './shapeOfBytes.ts';

const account: Hex = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
/** Chain, nonce, sender, frames, fees and blobs, as the draft of EIP-8141 has them. */
const fields: readonly (Hex | readonly unknown[])[] = [
  '0x01',
  '0x07',
  account,
  [['0x01', account, '0x5208', '0xdeadbeef']],
  '0x3b9aca00',
  '0x77359400',
  '0x',
  [],
];
const raw = (type: string, of: unknown) => `0x${type}${toRlp(of as Hex[]).slice(2)}` as Hex;

async function refusedAs(text: string): Promise<string> {
  const it = await readPasted(text, {});
  return it.ok ? `read as ${it.took}` : it.error.message;
}

describe('a frame transaction (EIP-8141)', () => {
  test.each([
    ['whole', raw('06', fields)],
    ['empty', '0x06c0' as Hex],
    ['of one field', raw('06', ['0x01'])],
    [
      'with long calldata',
      raw('06', [...fields.slice(0, 3), [['0x01', account, '0x', `0x${'ab'.repeat(900)}`]]]),
    ],
    ['cut at its end', raw('06', fields).slice(0, -2) as Hex],
    ['of a call’s length', raw('06', [`0x${'11'.repeat(30)}`, '0x01', '0x02'])],
  ])('%s is refused by its name, and not taken for a message', async (_, bytes) => {
    expect(shapeOfBytes(bytes)).toBe('rawTransaction');
    const it = await readPasted(bytes, {});
    expect(it.ok).toBe(false);
    if (it.ok) return;
    expect(it.error.message).toContain('transaction.frame');
    expect(it.others).toEqual([]);
  });

  test('as JSON is refused by its name, signed or not', async () => {
    const call = { from: account, to: account, value: '0x1', chainId: '0x1', type: '0x6' };
    const asked = JSON.stringify({ method: 'eth_sendTransaction', params: [call] });
    expect(await refusedAs(asked)).toContain('transaction.frame');
    const signed = { ...call, nonce: '0x0', r: '0x1', s: '0x1', v: '0x0', hash: `0x${'11'.repeat(32)}` };
    expect(await refusedAs(JSON.stringify(signed))).toContain('transaction.frame');
  });
});

test('what only begins like one is what it was', async () => {
  // A call whose selector begins by 06, and a text.
  expect(shapeOfBytes(`0x06fdde03${'00'.repeat(32)}`)).toBe('calldata');
  expect(shapeOfBytes('0x06fdde03')).toBe('calldata');
  expect(await refusedAs('06: a note to myself')).toBe('read as text');
  expect(await refusedAs(raw('7d', fields))).toContain('transaction.unknownRaw');
});
