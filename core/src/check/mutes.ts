import type { Address } from 'viem';
import { same } from '../ledger/account.ts';
import type { Finding } from '../model/finding.ts';
import { valueOf } from '../model/known.ts';
import type { Mute } from '../model/preferences.ts';
import { requestChain } from '../request/frozen/chainOf.ts';
import { checksummed } from '../text/address.ts';
import { memoize } from '../kit/memoize.ts';
import { actingAccounts } from '../evidence/accounts.ts';
import type { Evidence } from '../evidence/evidence.ts';

/**
 * Says of each finding of a rule that can be muted which address it is about, the first that it cites and for which the
 * request does not act, and marks those that the user muted for that address on this chain. A Stop is never muted.
 */
export function withMutes(view: Evidence, findings: readonly Finding[]): readonly Finding[] {
  return findings.map((finding) => {
    if (finding.outcome !== 'fired') return finding;
    const about = subjectOf(view, finding);
    if (about === undefined) return finding;
    const muted =
      finding.severity !== 'stop' &&
      mutesHere(view).some((mute) => mute.rule === finding.rule && same(mute.address, about));
    return muted ? { ...finding, about, muted } : { ...finding, about };
  });
}

const mutesHere = memoize((view: Evidence): readonly Mute[] => {
  const chainId = requestChain(view);
  return (valueOf(view.preferences)?.mutes ?? []).filter((mute) => mute.chainId === chainId);
});

function subjectOf(view: Evidence, { facts }: Finding): Address | undefined {
  const acting = actingAccounts(view);
  for (const id of facts) {
    const address = addressIn(view, id);
    if (address !== undefined && !acting.has(address.toLowerCase())) return address;
  }
  return undefined;
}

/** The address that a fact shows, or that it is a fact of. */
function addressIn(view: Evidence, id: string): Address | undefined {
  const value = Object.hasOwn(view.facts, id) ? valueOf(view.facts[id]?.value) : undefined;
  if (value?.kind === 'address') return value.address;
  const named = /^(?:account|token)\.(0x[0-9a-f]{40})\./.exec(id)?.[1];
  return named === undefined ? undefined : checksummed(named);
}
