import { type Address, getAddress, type Hex, hexToBigInt, size, sliceHex, toEventSelector } from 'viem';
import { isZero, same } from '../ledger/account.ts';
import { sameAsset } from '../ledger/asset.ts';
import { gainIn } from '../ledger/flow.ts';
import type { Move } from '../model/effects.ts';
import type { Asset, StepId } from '../model/fact.ts';
import { eventsOf, type TokenEvent } from './events.ts';
import type { Log } from './log.ts';

/** An event, and the step of the request that it belongs to. */
export type OwnedLog = Log & Readonly<{ step?: StepId }>;

/** What only a log says. */
export type LoggedMove = Omit<Move, 'basis'>;

/** The moves of tokens and items that contracts log as such. */
export function transfersIn(logs: readonly OwnedLog[], chainId: number): readonly LoggedMove[] {
  return logs.flatMap(({ step, ...log }) =>
    eventsOf(log)
      .flatMap((event) => movedBy(event, chainId))
      .map((it) => ({ ...it, ...(step === undefined ? {} : { step }) })),
  );
}

/** By how much more or less of an asset an account has, as its contract logs it. */
export function loggedGain(
  logs: readonly Log[],
  asset: Exclude<Asset, { kind: 'native' }>,
  who: Address,
): bigint {
  const its = logs.filter(({ address }) => same(address, asset.address));
  const transfers = transfersIn(its, asset.chainId);
  if (asset.kind === 'nft')
    return gainIn(
      transfers.filter((it) => sameAsset(it.asset, asset)),
      who,
    );
  return gainIn([...transfers, ...wrapsOf(its, transfers, asset.chainId)], who);
}

function movedBy(event: TokenEvent, chainId: number): readonly LoggedMove[] {
  if (event.kind !== 'moved' && event.kind !== 'nftMoved' && event.kind !== 'unitsMoved') return [];
  const { kind, from, to, token: address } = event;
  const asset: Asset =
    kind === 'moved' ? { kind: 'token', chainId, address } : { kind: 'nft', chainId, address, id: event.id };
  return [{ from, to, asset, amount: kind === 'nftMoved' ? 1n : event.amount }];
}

/**
 * Tokens that appear or go without a transfer, as WETH9 announces it (`Deposit`, `Withdrawal`): from its own contract,
 * or back to it. Many contracts use these names for something else, so that only balances make a move of it. Nothing
 * where the same is announced as a transfer, too.
 */
export function wrapsOf(
  logs: readonly OwnedLog[],
  transfers: readonly LoggedMove[],
  chainId: number,
): readonly LoggedMove[] {
  return logs.flatMap((log) => {
    const it = wrapOf(log, chainId);
    return it === undefined || transfers.some((other) => isSame(it, other)) ? [] : [it];
  });
}

const deposit = toEventSelector('Deposit(address,uint256)');
const withdrawal = toEventSelector('Withdrawal(address,uint256)');

function wrapOf({ address, topics, data, step }: OwnedLog, chainId: number): LoggedMove | undefined {
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

/** Whether a transfer says the same: made for that account, or taken from it, by the contract itself. */
function isSame(wrap: LoggedMove, { asset, amount, from, to }: LoggedMove): boolean {
  if (amount !== wrap.amount || asset.kind !== 'token' || wrap.asset.kind !== 'token') return false;
  const { address } = wrap.asset;
  if (!same(asset.address, address)) return false;
  const isMaker = (it: Address) => isZero(it) || same(it, address);
  return same(wrap.from, address) ? isMaker(from) && same(to, wrap.to) : isMaker(to) && same(from, wrap.from);
}
