import { type Address, concatHex, encodeFunctionData, type Hex, parseAbi, toFunctionSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import { answer } from '../check/testing/answers.ts';
import { call, dataOf, friend, key, me, type Sample, usdc, viewOf, weth } from '../check/testing/views.ts';
import type { Arg, CouldBe } from '../model/step.ts';
import { revisionOf } from '../reading/state.ts';
import { withSuggestions } from './couldBe.ts';
import { numbersFrom } from './testing/mutate.ts';

const handler: Address = '0x1111111111111111111111111111111111111112';
const signature = 'function relay(address target, bytes payload)';
const abis: NonNullable<Sample['abis']> = [
  { address: handler, functions: [signature], from: { by: 'source', name: 'Sourcify' } },
];
const relay = (payload: Hex) => call(handler, 'relay(address target, bytes payload)', [usdc, payload]);
const transfer = dataOf('transfer(address to, uint256 amount)', [friend, 5n]);

function inside(payload: Hex): CouldBe | undefined {
  const [step] = viewOf(relay(payload), { abis }).steps;
  const value = step?.args[1]?.value;
  return value?.kind === 'bytes' ? value.couldBe : undefined;
}

describe('bytes that a function is given', () => {
  it('are shown as the call that they could be, with its values', () => {
    expect(inside(transfer)).toMatchObject({
      name: 'transfer',
      signature: 'transfer(address,uint256)',
      args: [
        { value: { kind: 'address', address: friend } },
        { value: { kind: 'integer', value: 5n }, bytes: [0, 0] },
      ],
    });
    expect(inside(dataOf('totalSupply()', []))).toMatchObject({ name: 'totalSupply', args: [] });
  });

  it('are shown so in one another', () => {
    const abi = parseAbi(['function multicall(bytes[] data)']);
    const many = encodeFunctionData({ abi, args: [[transfer, '0x']] });
    expect(inside(many)).toMatchObject({
      name: 'multicall',
      args: [{ value: { items: [{ value: { couldBe: { name: 'transfer' } } }, { value: { hex: '0x' } }] } }],
    });
  });

  it('are nothing of the kind where they are not exactly that', () => {
    const dirty = transfer.replace(/^(0x.{8}).{2}/, '$1ff') as Hex;
    for (const other of [
      `${transfer}00`,
      transfer.slice(0, -2),
      concatHex([transfer, `0x${'00'.repeat(32)}`]),
      dirty,
      `0x12345678${transfer.slice(10)}`,
      '0x',
      '0xa9059c',
    ])
      expect(inside(other as Hex), other).toBeUndefined();
  });

  it('are not where only a source would know the function', () => {
    expect(inside(encodeFunctionData({ abi: parseAbi([signature]), args: [usdc, '0x'] }))).toBeUndefined();
  });

  it('are not of a fixed size, and end somewhere', () => {
    const arg = (type: string, hex: Hex): Arg => ({
      name: 'x',
      type,
      value: { kind: 'bytes', hex },
      bytes: [0, 0],
    });
    const four = arg('bytes4', toFunctionSelector('function totalSupply()'));
    expect(withSuggestions([four])).toEqual([four]);
    const abi = parseAbi(['function multicall(bytes[] data)']);
    let data: Hex = transfer;
    for (let depth = 0; depth < 40; depth += 1) data = encodeFunctionData({ abi, args: [[data]] });
    let depth = 0;
    const deep = (args: readonly Arg[], level: number): void => {
      depth = Math.max(depth, level);
      for (const { value } of args) {
        if (value.kind === 'array') deep(value.items, level);
        if (value.kind === 'bytes' && value.couldBe !== undefined) deep(value.couldBe.args, level + 1);
      }
    };
    deep(withSuggestions([arg('bytes', data)]), 0);
    expect(depth).toBe(4);
  });

  it('encode to themselves again, whatever is changed in them', () => {
    let found = 0;
    for (let seed = 1; seed <= 600; seed += 1) {
      const next = numbersFrom(seed);
      const at = 2 + (next() % (transfer.length - 2));
      const other = `${transfer.slice(0, at)}${(next() % 16).toString(16)}${transfer.slice(at + 1)}` as Hex;
      const it = inside(other);
      if (it === undefined) continue;
      found += 1;
      const [to, amount] = it.args.map(({ value }) => value);
      if (to?.kind !== 'address' || amount?.kind !== 'integer') throw new Error(other);
      expect(dataOf('transfer(address to, uint256 amount)', [to.address, amount.value])).toBe(other);
    }
    expect(found).toBeGreaterThan(100);
  });
});

describe('what bytes could be', () => {
  const verdictOf = (payload: Hex) =>
    revisionOf(viewOf(relay(payload), { abis, codes: { [handler]: 'contract' } }), 0);

  it('makes nothing milder: they are not read, and say what they could be', () => {
    const it = verdictOf(transfer);
    expect(it.verdict).toBe('notFullyRead');
    expect(it.unread).toContainEqual(
      expect.objectContaining({ why: { id: 'unread.bytesCouldBe', args: { fn: 'transfer' } } }),
    );
  });

  it('changes no finding', () => {
    const approve = dataOf('approve(address spender, uint256 amount)', [key, 2n ** 256n - 1n]);
    const opaque = `0x12345678${approve.slice(10)}` as Hex;
    const told = (payload: Hex) =>
      verdictOf(payload).findings.map(({ rule, outcome }) => `${rule} ${outcome}`);
    for (const payload of [approve, transfer, dataOf('balanceOf(address account)', [me])]) {
      expect(told(payload)).toEqual(told(`0x12345678${payload.slice(10)}` as Hex));
      expect(verdictOf(payload).verdict).toBe(verdictOf(opaque).verdict);
    }
    expect(answer('approvals.noLimit', relay(approve), { abis })).not.toBe('clear');
    expect(viewOf(relay(approve), { abis }).steps[0]?.steps).toEqual([]);
  });

  it('is said of no bytes that a known wrapper opens', () => {
    const [step] = viewOf(call(weth, 'multicall(bytes[] data)', [[transfer]])).steps;
    expect(JSON.stringify(step?.args, (_, it) => (typeof it === 'bigint' ? String(it) : it))).not.toContain(
      'couldBe',
    );
    expect(step?.steps).toHaveLength(1);
  });
});
