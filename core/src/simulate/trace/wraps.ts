import { type Address, getAddress, type Hex, hexToBigInt, size, sliceHex, toEventSelector } from 'viem';
import { same } from '../../ledger/account.ts';
import type { Unproven, OwnedLog } from './unproven.ts';

/**
 * Tokens that appear or go without a transfer, as WETH9 announces it (`Deposit`, `Withdrawal`): from its own contract,
 * or back to it. Many contracts use these names for something else, so that only balances make a move of it. Nothing
 * where the same is announced as a transfer, too.
 */
export function wrapsOf(
  logs: readonly OwnedLog[],
  transfers: readonly Unproven[],
  chainId: number,
): readonly Unproven[] {
  return logs.flatMap((log) => {
    const it = wrapOf(log, chainId);
    return it === undefined || transfers.some((other) => isSame(it, other)) ? [] : [it];
  });
}

const deposit = toEventSelector('Deposit(address,uint256)');
const withdrawal = toEventSelector('Withdrawal(address,uint256)');

function wrapOf({ address, topics, data, step }: OwnedLog, chainId: number): Unproven | undefined {
  const [event, whose, ...more] = topics;
  if (whose === undefined || more.length > 0 || size(data) !== 32 || !isAccount(whose)) return undefined;
  const who = getAddress(sliceHex(whose, 12));
  const asset = { kind: 'token', chainId, address } as const;
  const what = { asset, amount: hexToBigInt(data), ...(step === undefined ? {} : { step }) };
  if (event === deposit) return { ...what, from: address, to: who };
  return event === withdrawal ? { ...what, from: who, to: address } : undefined;
}

function isAccount(topic: Hex): boolean {
  return topic.startsWith(`0x${'00'.repeat(12)}`);
}

function isSame(wrap: Unproven, { asset, amount, from, to }: Unproven): boolean {
  if (amount !== wrap.amount || asset.kind !== 'token' || wrap.asset.kind !== 'token') return false;
  if (!same(asset.address, wrap.asset.address)) return false;
  const who = (it: Address) => same(it, wrap.from) || same(it, wrap.to);
  return who(from) || who(to);
}
