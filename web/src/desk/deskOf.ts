import type { Body } from '@readback/core/model/request.ts';
import { same } from '@readback/core/ledger/account.ts';
import { mergedProposals } from '@readback/core/safe/queue.ts';
import { hashedBySafe, type Proposal, proposalOfRequest } from '@readback/core/safe/proposal.ts';
import { agreeable } from '@readback/core/request/safe/agreeable.ts';
import { withGiven } from '@readback/core/safe/given.ts';
import { packSignatures } from '@readback/core/safe/ownerSignature.ts';
import { signaturesThrough } from '@readback/core/safe/throughSafe.ts';
import { parseAddress } from '@readback/core/text/address.ts';
import type { Hex } from 'viem';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import type { DeskOf } from './deskId.ts';
import { signedMessagesIn } from './throughSafes.ts';

/** Whose desk the address of the page names, as `deskId` writes it; undefined where it names none. */
export function deskNamed(id: string): DeskOf | undefined {
  const [, chain = '', safe = ''] = /^([1-9]\d{0,14}):(.*)$/.exec(id) ?? [];
  const address = parseAddress(safe);
  return chain !== '' && address.ok ? { chainId: Number(chain), safe: address.value } : undefined;
}

/** What is kept here of a Safe's transactions, the newest entry of each first. */
export type Kept = Readonly<{
  proposals: readonly Proposal[];
  entries: ReadonlyMap<Hex, readonly ActivityEntry[]>;
  /** Of all requests that are kept here: what a hash may be of. */
  bodies: readonly Body[];
}>;

/**
 * The transactions of a Safe among the requests that are kept here, once each, with all signatures that came with them or were
 * made here. `version`: of the Safe, which decides how they are hashed.
 */
export function keptFor(
  { chainId, safe }: DeskOf,
  version: string,
  activity: readonly ActivityEntry[],
): Kept {
  const entries = new Map<Hex, ActivityEntry[]>();
  const messages = signedMessagesIn(activity);
  const bodies = activity.map(({ incoming }) => incoming.request.body);
  const proposals = activity.flatMap((entry): readonly Proposal[] => {
    const { request } = entry.incoming;
    const { body } = request;
    const isHere = body.kind === 'safeTransaction' && body.chainId === chainId && same(body.safe, safe);
    const found = isHere ? proposalOfRequest(withGiven(request, () => bodies)) : undefined;
    if (found === undefined) return [];
    const own = hashedBySafe(found, { address: safe, version });
    const its = entries.get(own.digest) ?? [];
    entries.set(own.digest, [...its, entry]);
    const made = entry.signature === undefined ? [] : [{ packed: entry.signature }];
    const of = agreeable(own.request.body);
    const through = of === undefined ? [] : signaturesThrough(of, messages);
    const packed = through.map((one) => ({ packed: packSignatures([one]) }));
    return [{ ...own, claimed: [...own.claimed, ...made, ...packed] }];
  });
  return { proposals: mergedProposals(proposals), entries, bodies };
}
