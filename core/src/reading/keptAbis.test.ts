import { type Address, encodeFunctionData, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import type { AbiFor } from '../model/abi.ts';
import { known } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';
import type { Body, Incoming } from '../model/request.ts';
import { read } from '../readback.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { tableWorld } from '../world/testing/tableWorld.ts';

const vault: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';
const line = 'function park(address who, uint256 amount)';
const data = encodeFunctionData({ abi: parseAbi([line]), args: [other, 5n] });
const aggregate = parseAbi(['function aggregate((address target, bytes callData)[] calls)']);

function incoming(call: Extract<Body, { kind: 'transaction' }>['call']): Incoming {
  const body: Body = { kind: 'transaction', chainId: 31337, call, set: {} };
  return { request: freeze(body, ''), origin: { via: 'form' }, receivedAt: 1_795_251_600_000 };
}

async function last(
  it: Incoming,
  kept: readonly AbiFor[],
  options: Parameters<typeof read>[3] = {},
): Promise<{ readback: Readback; asked: unknown[]; revisions: number }> {
  const asked: unknown[] = [];
  const world = tableWorld(
    {},
    {
      abi: (question) => {
        asked.push(question);
        return known(kept.filter(({ address }) => address === question.address));
      },
    },
  );
  let readback: Readback | undefined;
  let revisions = 0;
  for await (readback of read(it, world, AbortSignal.timeout(10_000), options)) revisions += 1;
  if (readback === undefined) throw new Error('nothing was read');
  return { readback, asked, revisions };
}

const abi: AbiFor = { address: vault, functions: [line], from: { by: 'user', entry: 'ABI of Vault' } };

test('a call of a contract whose ABI the user keeps is read with it, and says so', async () => {
  const { readback, asked } = await last(incoming({ to: vault, value: 0n, data }), [abi]);
  expect(asked).toEqual([{ chainId: 31337, address: vault, selector: data.slice(0, 10) }]);
  expect(readback.steps[0]).toMatchObject({
    reading: 'canonical',
    fn: { signature: 'park(address,uint256)', from: [{ by: 'user', entry: 'ABI of Vault' }] },
    args: [{ name: 'who' }, { name: 'amount' }],
  });
  expect(readback.facts['step.0.arg.amount']?.value).toMatchObject({ v: { kind: 'integer', value: 5n } });
  expect(readback.stations.decode).toBe('done');
});

test('it is read with it also where no node may be asked, since the ABI is on this device', async () => {
  const { readback } = await last(incoming({ to: vault, value: 0n, data }), [abi], { ask: false });
  expect(readback.steps[0]?.fn?.name).toBe('park');
});

test('without a kept ABI it stays unread', async () => {
  const { readback } = await last(incoming({ to: vault, value: 0n, data }), []);
  expect(readback.steps[0]?.reading).toBe('unread');
  expect(readback.stations.decode).toBe('partial');
});

test('a call inside of a call is read with it too, when the outer one is read only then', async () => {
  const outer = parseAbi(['function aggregate((address target, bytes callData)[] calls)']);
  const inner = encodeFunctionData({ abi: outer, args: [[{ target: vault, callData: data }]] });
  const { readback, asked } = await last(incoming({ to: other, value: 0n, data: inner }), [abi]);
  expect(asked).toHaveLength(2);
  expect(readback.steps[0]?.steps[0]).toMatchObject({ reading: 'canonical', fn: { name: 'park' } });
});

test('names of parameters follow the kept ABI, and no fact of the former names stays', async () => {
  const renamed = { ...abi, functions: ['park(address amount, uint256 who)'] };
  const { readback } = await last(incoming({ to: vault, value: 0n, data }), [renamed]);
  expect(readback.facts['step.0.arg.amount']?.value).toMatchObject({ v: { kind: 'address' } });
  expect(readback.facts['step.0.arg.who']?.value).toMatchObject({ v: { value: 5n } });
});

test('a function of a standard keeps the names of the standard, whatever an ABI calls its arguments', async () => {
  const approve = encodeFunctionData({
    abi: parseAbi(['function approve(address,uint256)']),
    args: [other, 7n],
  });
  const swapped = { ...abi, functions: ['approve(address amount, uint256 spender)'] };
  const { readback } = await last(incoming({ to: vault, value: 0n, data: approve }), [swapped]);
  expect(readback.facts['step.0.arg.spender']?.value).toMatchObject({ v: { kind: 'address' } });
  expect(readback.facts['step.0.arg.amount']?.value).toMatchObject({ v: { value: 7n } });
  expect(readback.steps[0]?.fn?.from).toMatchObject([
    { by: 'source', name: 'ERC-20' },
    { by: 'source' },
    { by: 'user' },
  ]);
  expect(readback.findings.some(({ rule }) => rule.startsWith('approvals.'))).toBe(true);
});

test('an ABI with another function behind the same four bytes makes a transfer a caution, not something else', async () => {
  const transfer = encodeFunctionData({
    abi: parseAbi(['function transfer(address,uint256)']),
    args: [other, 7n],
  });
  const lie = { ...abi, functions: ['workMyDirefulOwner(uint256 ticket, uint256 stamp)'] };
  const { readback } = await last(incoming({ to: vault, value: 0n, data: transfer }), [lie]);
  expect(readback.steps[0]?.fn?.signature).toBe('transfer(address,uint256)');
  const odd = readback.findings.find(({ rule }) => rule === 'outcome.lenient');
  expect(odd).toMatchObject({ severity: 'caution', says: { args: { what: 'otherFunction' } } });
});

test('however many calls there are, at most 64 functions are asked for', async () => {
  const calls = Array.from({ length: 200 }, (_, at) => ({
    target: `0x${(at + 1).toString(16).padStart(40, '0')}` as Address,
    callData: data,
  }));
  const { asked } = await last(
    incoming({ to: other, value: 0n, data: encodeFunctionData({ abi: aggregate, args: [calls] }) }),
    [abi],
  );
  expect(asked).toHaveLength(64);
});
