/** What is known on this device when a reading begins: tokens, spenders, and what may be contacted at all. */
import { permit2Address } from '@readback/core/balances/allowances.ts';
import { wellKnownTokens } from '@readback/core/shipped/wellKnownTokens.ts';
import { developmentChains } from '@readback/core/world/developmentChains.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { type Address, getAddress } from 'viem';
import { activity, activityTable } from '../activity/activity.ts';
import type { ActivityEntry } from '../activity/activityEntry.ts';
import { book } from '../own/book.ts';
import { practiceInfo } from '../practiceInfo.ts';
import { spenders } from '../own/spenders.ts';
import { tokens } from '../own/tokens.ts';
import { type KnownToken, knownTokens, practiceTokens } from './knownTokens.ts';
import { spendersOfActivity, tokensOfActivity } from './ofActivity.ts';

/** The known tokens of a network, once all that was kept of them has been read. Never rejects. */
export async function tokensHere(chainId: number): Promise<readonly KnownToken[]> {
  await Promise.all([tokens.ready, activity.ready, book.ready]);
  const own = book.entries().flatMap((it) => (it.own ? [it.address] : []));
  // Activity forgets its readbacks after a while; what was dealt with stays known.
  for (const it of tokensOfActivity(entries(), own)) tokens.note(it);
  return knownTokens(chainId, {
    rows: tokens.rows(),
    practice: chainId === practiceMarker.chainId ? practiceTokens(await practiceInfo()) : [],
  });
}

/**
 * The widely used tokens of a network, which are inspected without a list of anybody's. Not of development chains:
 * the same address is another contract on each of them.
 */
export function widelyUsed(chainId: number): readonly Address[] {
  return developmentChains.has(chainId) ? [] : wellKnownTokens(chainId);
}

/** The spenders that are inspected on a network: shipped ones, those of activity, and those the user typed. */
export async function spendersHere(chainId: number): Promise<readonly Address[]> {
  await Promise.all([spenders.ready, activity.ready]);
  for (const it of spendersOfActivity(entries())) spenders.note(it);
  const practice = chainId === practiceMarker.chainId ? await practiceInfo() : undefined;
  const all = [
    permit2Address,
    ...knownSpenders(chainId),
    ...(practice ? [practice.addresses.router] : []),
    ...spenders.rows().flatMap((it) => (it.chainId === chainId ? [it.address] : [])),
  ];
  return [...new Map(all.map((it) => [it.toLowerCase(), it])).values()];
}

function entries(): readonly ActivityEntry[] {
  return [...activityTable.rows().values()];
}

/**
 * Contracts that many accounts let spend their tokens, by network, of the names that Readback ships
 * (`core/src/shipped/known.ts`). Permit2 is on every network and is inspected apart.
 */
function knownSpenders(chainId: number): readonly Address[] {
  return (byChain[chainId] ?? []).map((it) => getAddress(it));
}

const byChain: Readonly<Record<number, readonly string[]>> = {
  1: ['0x7a250d5630b4cf539739df2c5dacb4c659f2488d'],
};
