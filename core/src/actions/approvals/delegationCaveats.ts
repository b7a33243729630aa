import { same } from '../../ledger/account.ts';
import type { Hex } from 'viem';
import type { MessagePath } from '../../decode/typed/at.ts';
import type { Step } from '../../model/step.ts';
import { isUnlimited } from './unlimited.ts';
import { addressAt, argAt, lengthAt } from '../steps/stepTree.ts';

/**
 * Whether a list of conditions of a delegation (ERC-7710) leaves open what its delegate can take: true unless conditions
 * that are known here, at a manager that is known to hold to them, bound it together to amounts or to one item. A
 * condition that nobody here knows bounds nothing.
 */
export function leavesAllOpen(step: Step, list: MessagePath | undefined): boolean {
  if (list === undefined || !same(step.to, manager)) return true;
  const found = Array.from({ length: lengthAt(step, ...list) }, (_, at) => caveatAt(step, [...list, at]));
  const terms = (names: readonly Limit[]) =>
    found.filter(({ name }) => name !== undefined && names.includes(name));
  if (found.some(({ name, terms: its }) => name !== undefined && boundsAlone[name]?.(its) === true))
    return false;
  // Amounts of the native currency bound what is sent along with calls, and not the calls.
  const onlySends = terms(['exactCalldata']).some(({ terms: its }) => its === '0x');
  const amounts = terms(['nativeAmount', 'nativePeriod', 'nativeStream']);
  return !(
    onlySends && amounts.some(({ name, terms: its }) => isBounded(its, name === 'nativeStream' ? 1 : 0))
  );
}

/** MetaMask's DelegationManager 1.3.0. From package @metamask/delegation-deployments 2.0.0; the same on every network. */
const manager = '0xdb9b1e94b5b69df7e401ddbede43491141047db3';

type Limit =
  | 'tokenAmount'
  | 'tokenPeriod'
  | 'tokenStream'
  | 'tokensPeriod'
  | 'item'
  | 'nativeAmount'
  | 'nativePeriod'
  | 'nativeStream'
  | 'exactCalldata';

/**
 * Its conditions that can bound what is taken, from the same package. All others say when, how often, by whom, on which
 * contracts or with which functions: none of that bounds an amount.
 */
const limits: ReadonlyMap<string, Limit> = new Map([
  ['0xf100b0819427117ecf76ed94b358b1a5b5c6d2fc', 'tokenAmount'], // ERC20TransferAmountEnforcer
  ['0x474e3ae7e169e940607cc624da8a15eb120139ab', 'tokenPeriod'], // ERC20PeriodTransferEnforcer
  ['0x56c97ae02f233b29fa03502ecc0457266d9be00e', 'tokenStream'], // ERC20StreamingEnforcer
  ['0xfb2f1a9bd76d3701b730e5d69c3219d42d80ebb7', 'tokensPeriod'], // MultiTokenPeriodEnforcer
  ['0x3790e6b7233f779b09da74c72b6e94813925b9af', 'item'], // ERC721TransferEnforcer
  ['0xf71af580b9c3078fbc2bbf16fbb8eed82b330320', 'nativeAmount'], // NativeTokenTransferAmountEnforcer
  ['0x9bc0faf4aca5ae429f4c06aeeac517520cb16bd9', 'nativePeriod'], // NativeTokenPeriodTransferEnforcer
  ['0xd10b97905a320b13a0608f7e9cc506b56747df19', 'nativeStream'], // NativeTokenStreamingEnforcer
  ['0x99f2e9bf15ce5ec84685604836f71ab835dbbded', 'exactCalldata'], // ExactCalldataEnforcer
]);

/** These let nothing pass but transfers of one token (or of those that they list), or of one item. */
const boundsAlone: Partial<Record<Limit, (terms: Hex) => boolean>> = {
  tokenAmount: (terms) => sizeOf(terms) === 52 && isBounded(cut(terms, 20), 0),
  tokenPeriod: (terms) => sizeOf(terms) === 116 && isBounded(cut(terms, 20), 0),
  tokenStream: (terms) => sizeOf(terms) === 148 && isBounded(cut(terms, 20), 1),
  tokensPeriod: (terms) => {
    const count = sizeOf(terms) / 116;
    const each = Array.from({ length: Math.floor(count) }, (_, at) => cut(terms, at * 116 + 20));
    return Number.isInteger(count) && count > 0 && each.every((it) => isBounded(it, 0));
  },
  item: (terms) => sizeOf(terms) === 52,
};

function caveatAt(step: Step, path: MessagePath): Readonly<{ name: Limit | undefined; terms: Hex }> {
  const enforcer = addressAt(step, ...path, 0)?.value.toLowerCase();
  const terms = argAt(step, ...path, 1)?.value;
  return {
    name: enforcer === undefined ? undefined : limits.get(enforcer),
    terms: terms?.kind === 'bytes' ? terms.hex : '0x00',
  };
}

/** Whether the word at a position is an amount that is a limit at all. */
function isBounded(terms: Hex, at: number): boolean {
  const word = terms.slice(2 + at * 64, 66 + at * 64);
  return word.length === 64 && !isUnlimited(BigInt(`0x${word}`));
}

function sizeOf(hex: Hex): number {
  return (hex.length - 2) / 2;
}

function cut(hex: Hex, from: number): Hex {
  return `0x${hex.slice(2 + from * 2)}`;
}
