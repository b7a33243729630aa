import {
  type AbiFunction,
  type AbiParameter,
  encodeFunctionData,
  pad,
  parseAbiItem,
  zeroAddress,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { decode } from '../decode/decode.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { allRows } from '../decode/abis/rows.ts';
import { functionAbi } from '../codec/functionAbi.ts';
import { bridgeOf, payoutOf } from '../decode/protocols/functionUse.ts';
import { receiverOf } from '../actions/swaps/swaps.ts';
import { answer, told } from './testing/answers.ts';
import { call, contract, friend, key, me, offline, transaction } from './testing/views.ts';
import { routerSources } from '../decode/testing/rows.ts';

/** The call of a signature in which every address, and every 32 bytes, is another one; the receiver's is the friend's. */
function stepOf(signature: string, at: number | string) {
  const item = parseAbiItem(`function ${signature}` as 'function f()') as AbiFunction;
  const args = item.inputs.map((input, n) => valueOf(input, n === at || input.name === at));
  const data = encodeFunctionData({ abi: [item], functionName: item.name, args });
  return decode(freeze(transaction(contract, data), ''), { abis: abisOf(signature) }).steps[0];
}

function abisOf(signature: string) {
  const from = { by: 'user', entry: 'test' } as const;
  return [{ address: contract, functions: [`function ${signature}`], from }];
}

function valueOf(input: AbiParameter, isReceiver: boolean): unknown {
  const { type } = input;
  if (type.endsWith('[]')) return [];
  if ('components' in input) return input.components.map((part) => valueOf(part, false));
  if (type === 'address') return isReceiver ? friend : contract;
  if (type === 'bytes32') return pad(isReceiver ? friend : contract);
  if (type === 'bytes') return '0x';
  if (type === 'bool') return true;
  return type === 'uint256' ? 1n : 1;
}

/** The functions of Compound III, whose arguments are known by their names. */
const named: Readonly<Record<string, string>> = {
  'supplyTo(address,address,uint256)': 'supplyTo(address dst, address asset, uint256 amount)',
  'withdrawTo(address,address,uint256)': 'withdrawTo(address to, address asset, uint256 amount)',
  'withdrawFrom(address,address,address,uint256)':
    'withdrawFrom(address src, address to, address asset, uint256 amount)',
  'transferAsset(address,address,uint256)': 'transferAsset(address dst, address asset, uint256 amount)',
  'transferAssetFrom(address,address,address,uint256)':
    'transferAssetFrom(address src, address dst, address asset, uint256 amount)',
};

/** Where the functions of the tables name who receives, if not in a struct. Those of routers are tested with their swaps. */
const receivers = allRows()
  .filter(({ source }) => !routerSources.has(source))
  .flatMap(({ text }) => {
    const signature = functionAbi(text)?.signature ?? '';
    const to = (bridgeOf({ signature }) ?? payoutOf({ signature }))?.to ?? 'caller';
    return typeof to === 'string' || to.length > 1 ? [] : [[signature, to] as const];
  });

describe('who receives what comes out', () => {
  it('is named by bridges, vaults and markets', () => {
    expect(new Set(receivers.map(([signature]) => signature)).size).toBeGreaterThan(36);
  });

  it('is not taken from its place where another contract has another order', () => {
    const step = stepOf('withdrawTo(address token, address receiver, uint256 amount)', 1);
    expect(step && receiverOf(step)).toBeUndefined();
  });

  it('is the caller where the zero address stands for it', () => {
    const rule = 'transfers.outputElsewhere';
    const signature = 'requestWithdrawals(uint256[] a, address b)';
    const abis = abisOf(signature);
    const queue = (owner: string) => call(contract, signature, [[1n], owner]);
    expect(answer(rule, queue(zeroAddress), { abis })).toBe('clear');
    expect(answer(rule, queue(me), { abis })).toBe('clear');
    expect(answer(rule, queue(key), { abis })).toBe('caution');
  });

  it.each(receivers)('of %s', (signature, path) => {
    const at = path[0] ?? 0;
    const step = stepOf(Object.hasOwn(named, signature) ? (named[signature] ?? '') : signature, at);
    expect(step?.fn?.signature).toBe(signature);
    if (step === undefined) return;
    expect(receiverOf(step)).toMatchObject({ to: { value: friend }, goes: 'other' });
  });
});

describe('what leaves for another network', () => {
  it('is not known for a call that could not be read', () => {
    expect(told('transfers.acrossNetworks', transaction(contract, '0x3f1a77c2'))).toEqual([
      'unknown step.0.fn',
    ]);
    expect(answer('transfers.acrossNetworks', transaction(friend, '0x', 1n), offline)).toBe('notApplicable');
  });
});
