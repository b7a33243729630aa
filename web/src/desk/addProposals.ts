import { same } from '@readback/core/ledger/account.ts';
import { type ClaimedSignatures, proposalsIn, type Proposal } from '@readback/core/safe/proposal.ts';
import { withGiven } from '@readback/core/safe/given.ts';
import { activity } from '../data/activity/activity.ts';
import type { DeskOf } from './deskId.ts';
import type { Kept } from './deskOf.ts';

export type Added = Readonly<
  { is: 'added'; count: number } | { is: 'elsewhere'; count: number } | { is: 'there' }
>;

/**
 * Keeps the transactions of a text among the requests, those that are of this Safe and bring something new: a transaction that
 * is not here, or a signature for one that is.
 *
 * @throws {ParseError} for a text that holds anything else
 */
export function addProposals(text: string, of: DeskOf, kept: Kept): Added {
  const found = proposalsIn(text, { chainId: of.chainId });
  const its = found.filter(
    ({ request: { body } }) => body.chainId === of.chainId && same(body.safe, of.safe),
  );
  if (its.length === 0) return { is: 'elsewhere', count: found.length };
  const fresh = its.filter((it) => isNew(it, kept));
  if (fresh.length === 0) return { is: 'there' };
  const bodies = [...found.map(({ request }) => request.body), ...kept.bodies];
  for (const it of fresh) {
    const request = withGiven(it.request, () => bodies);
    activity.open({ request, origin: { via: 'paste' }, receivedAt: Date.now() });
  }
  return { is: 'added', count: fresh.length };
}

function isNew({ digest, claimed }: Proposal, { proposals }: Kept): boolean {
  const here = proposals.find((it) => it.digest === digest);
  const isThere = (one: ClaimedSignatures) => here?.claimed.some(({ packed }) => packed === one.packed);
  return here === undefined || claimed.some((one) => !isThere(one));
}
