// What other decoders were seen to lose without a word.
import {
  type Address,
  concatHex,
  encodeFunctionData,
  encodePacked,
  type Hex,
  pad,
  parseAbi,
  size,
} from 'viem';
import { expect, test } from 'vitest';
import { read } from '../readback.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { tableWorld } from '../world/testing/tableWorld.ts';
import { unknown } from '../model/known.ts';
import { decode } from './decode.ts';

const router: Address = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af';
const safe: Address = '0x1c694Fc3006D81ff4a56F97E1b99529066a23725';
const multiSend: Address = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526';
const token: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const nobody: Address = '0x0000000000000000000000000000000000000000';

const asked = (to: Address, data: Hex) =>
  freeze({ kind: 'transaction', chainId: 1, call: { to, value: 0n, data }, set: {} }, 'test');

/** A Safe that carries out the calls of a MultiSend. */
function carriedOut(transactions: Hex): Hex {
  const abi = parseAbi([
    'function multiSend(bytes)',
    'function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
  ]);
  const batch = encodeFunctionData({ abi, functionName: 'multiSend', args: [transactions] });
  return encodeFunctionData({
    abi,
    functionName: 'execTransaction',
    args: [multiSend, 0n, batch, 1, 0n, 0n, 0n, nobody, nobody, '0x'],
  });
}

const execute = (commands: Hex, inputs: readonly Hex[]) =>
  asked(
    router,
    encodeFunctionData({ abi: parseAbi(['function execute(bytes,bytes[])']), args: [commands, inputs] }),
  );

test('a command of a router whose input cannot be read stays in its place, unread', () => {
  const { steps, complete } = decode(execute('0x0a0b0c', ['0x1234', `0x${'00'.repeat(64)}`, '0x']), {});
  const commands = steps[0]?.steps ?? [];
  expect(commands.map(({ commandByte, reading }) => [commandByte, reading])).toEqual([
    ['0x0a', 'unread'],
    ['0x0b', 'canonical'],
    ['0x0c', 'unread'],
  ]);
  expect(complete).toBe(false);
});

test('a command is told by all the bits that its router looks at', () => {
  const plan = decode(execute('0x21', [`0x${'00'.repeat(160)}`]), {}).steps[0]?.steps[0];
  expect(plan?.commandByte).toBe('0x21');
  expect(plan?.fn?.name).not.toBe('V3_SWAP_EXACT_OUT');
});

test('ten thousand transfers in a batch of a Safe are all read', () => {
  const one = encodeFunctionData({
    abi: parseAbi(['function transferFrom(address,address,uint256)']),
    args: [safe, router, 5n],
  });
  const call = encodePacked(
    ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
    [0, token, 0n, BigInt(size(one)), one],
  );
  const packed: Hex = `0x${call.slice(2).repeat(10_000)}`;
  const { steps, complete } = decode(asked(safe, carriedOut(packed)), {});
  expect(complete).toBe(true);
  expect(steps[0]?.steps[0]?.steps).toHaveLength(10_000);
});

test('the calls of a batch inside a Safe are read, and its packed bytes are looked up nowhere', async () => {
  const transfer = encodeFunctionData({
    abi: parseAbi(['function transfer(address to, uint256 value)']),
    args: [pad('0x01', { size: 20 }), 5n],
  });
  const packed = encodePacked(
    ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
    [0, token, 0n, BigInt(size(transfer)), transfer],
  );
  const data = carriedOut(concatHex(Array.from({ length: 10 }, () => packed)));
  const lookedUp: unknown[] = [];
  const note = (question: unknown) => {
    lookedUp.push(question);
    return unknown('notFound');
  };
  const world = tableWorld({}, { abi: note, verified: note, signatures: note });
  const incoming = {
    request: asked(safe, data),
    origin: { via: 'paste' },
    receivedAt: 1_795_251_600_000,
  } as const;
  let steps: Awaited<ReturnType<typeof decode>>['steps'] = [];
  for await (const it of read(incoming, world, new AbortController().signal)) steps = it.steps;
  const inner = steps[0]?.steps[0]?.steps ?? [];
  expect(inner.map(({ fn }) => fn?.name)).toEqual(Array.from({ length: 10 }, () => 'transfer'));
  expect(JSON.stringify(lookedUp)).not.toContain(packed.slice(2, 10));
});
