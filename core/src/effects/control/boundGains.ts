import { type Address, encodeFunctionData, type Hex, hexToBigInt, parseAbi, size, sliceHex } from 'viem';
import { assetKey, heldKey } from '../../ledger/asset.ts';
import { same } from '../../ledger/account.ts';
import { solidity } from '../../world/solidity.ts';
import { isWellKnown } from '../../shipped/wellKnownTokens.ts';
import type { Asset } from '../../model/fact.ts';
import type { Outcome } from '../engine.ts';
import { eventsOf } from '../events.ts';
import type { AskedRead } from '../read.ts';

/** Something that came to an account, and the call by which it would pass a bit of it on. */
export type Passing = Readonly<{ who: Address; asset: Asset; to: Address; data: Hex }>;

/** How many different things that came are tried. */
const mostTried = 8;

/** Gas units for each trial. */
export const passingGas = 500_000n;

/**
 * What came to the accounts in a run, by its logs and by the balances that were read, and how each would be passed on
 * to `other`. Tokens that everybody knows are left out.
 */
export function passings(
  outcome: Outcome,
  reads: readonly AskedRead[],
  { accounts, chainId, other }: Readonly<{ accounts: readonly Address[]; chainId: number; other: Address }>,
): readonly Passing[] {
  const mine = new Set(accounts.map((it) => it.toLowerCase()));
  const found = new Map<string, Passing>();
  const add = (who: Address, asset: Exclude<Asset, { kind: 'native' | 'collection' }>, data: Hex) => {
    const key = heldKey(who, assetKey(asset));
    if (found.size < mostTried && !found.has(key)) found.set(key, { who, asset, to: asset.address, data });
  };
  const token = (who: Address, address: Address) => {
    if (isWellKnown(chainId, address)) return;
    add(who, { kind: 'token', chainId, address }, encodeFunctionData({ abi: transfer, args: [other, 1n] }));
  };
  for (const event of outcome.calls.flatMap(({ ok, logs }) => (ok ? logs : [])).flatMap(eventsOf)) {
    if (event.kind !== 'moved' && event.kind !== 'nftMoved' && event.kind !== 'unitsMoved') continue;
    const { to, from, token: address } = event;
    if (!mine.has(to.toLowerCase()) || mine.has(from.toLowerCase())) continue;
    if (event.kind === 'moved') token(to, address);
    else {
      const asset = { kind: 'nft', chainId, address, id: event.id } as const;
      const item = { abi: transferItem, args: [to, other, event.id] } as const;
      const units = { abi: transferUnits, args: [to, other, event.id, 1n, '0x'] } as const;
      add(to, asset, event.kind === 'nftMoved' ? encodeFunctionData(item) : encodeFunctionData(units));
    }
  }
  for (const [n, read] of reads.entries()) {
    const [before, after] = [outcome.before[n], outcome.after[n]];
    if (read.kind !== 'balance' || before?.s !== 'known' || after?.s !== 'known') continue;
    if (after.v > before.v && !isItems(outcome, read.token)) token(read.account, read.token);
  }
  return [...found.values()];
}

/** What could not be passed on, out of a run in which each was tried after the calls; nothing where those came to fail. */
export function boundOf(
  tried: readonly Passing[],
  { calls }: Outcome,
): readonly Readonly<{ who: Address; asset: Asset }>[] {
  const own = calls.slice(0, calls.length - tried.length);
  if (own.some(({ ok }) => !ok)) return [];
  return tried.flatMap(({ who, asset }, n) => {
    const it = calls[own.length + n];
    if (it === undefined || (it.ok && !saysNo(it.data))) return [];
    return [{ who, asset }];
  });
}

/** Some tokens answer that a transfer failed, and do not fail. */
function saysNo(data: Hex): boolean {
  return size(data) >= 32 && hexToBigInt(sliceHex(data, 0, 32)) === 0n;
}

/** Whether a contract announced items, so that its balance is a number of them. */
function isItems({ calls }: Outcome, token: Address): boolean {
  return calls
    .flatMap(({ logs }) => logs)
    .flatMap(eventsOf)
    .some((it) => it.kind === 'nftMoved' && same(it.token, token));
}

const transfer = parseAbi([solidity.transfer]);
const transferItem = parseAbi([solidity.transferFrom]);
const transferUnits = parseAbi([solidity.safeTransferFrom]);
