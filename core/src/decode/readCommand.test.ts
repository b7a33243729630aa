import { encodeAbiParameters, parseAbiParameters, type Hex } from 'viem';
import { expect, test } from 'vitest';
import { freshBudget } from '../codec/budget.ts';
import { readCall } from './readCall.ts';
import { friend, from, token } from './testing/requests.ts';
import type { Command } from './wrappers/wrapper.ts';

const transferCommand: Command = {
  code: '0x05',
  signature: 'TRANSFER(address token, address recipient, uint256 value)',
  source: 'Some router',
};
const data = encodeAbiParameters(parseAbiParameters('address, address, uint256'), [token, friend, 5n]);

function read(input: Hex, command: Command) {
  return readCall(
    { budget: freshBudget(), abis: [] },
    {
      op: 'call',
      actor: from,
      self: token,
      to: token,
      value: 0n,
      data: input,
      bytes: [0, 0],
      runs: 'always',
      command,
    },
    '0',
    0,
  );
}

test('a command is read by its table, from the first byte, and has its byte for a selector', () => {
  expect(read(data, transferCommand)).toMatchObject({
    reading: 'canonical',
    commandByte: '0x05',
    fn: {
      name: 'TRANSFER',
      signature: 'TRANSFER(address,address,uint256)',
      selector: '0x05',
      from: [{ by: 'source', name: 'Some router' }],
    },
    args: [
      { name: 'token', bytes: [0, 32] },
      { name: 'recipient', value: { address: friend }, bytes: [32, 64] },
      { name: 'value', value: { value: 5n }, bytes: [64, 96] },
    ],
  });
});

test('bytes behind the arguments of a command are listed, and missing ones leave it unread', () => {
  expect(read(`${data}00`, transferCommand)).toMatchObject({
    reading: 'lenient',
    oddities: [{ at: 96, what: 'trailingBytes' }],
  });
  expect(read(`0x${data.slice(2, -2)}`, transferCommand)).toMatchObject({
    reading: 'unread',
    oddities: [{ what: 'overrun' }],
    args: [],
  });
});

test('a command that no table names stays unread, whatever function its bytes would be', () => {
  const looksLikeTransfer: Hex = `0xa9059cbb${data.slice(2, 130)}`;
  const step = read(looksLikeTransfer, { code: '0x3f', source: 'Some router' });
  expect(step).toMatchObject({ reading: 'unread', commandByte: '0x3f', args: [] });
  expect(step.fn).toBeUndefined();
});

test('a command without data is not a plain payment', () => {
  expect(read('0x', { code: '0x3f', source: 'Some router' }).reading).toBe('unread');
  expect(read('0x', transferCommand).reading).toBe('unread');
});
