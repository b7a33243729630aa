import type { Address } from 'viem';
import type { Finding } from '../model/finding.ts';
import { valueOf } from '../model/known.ts';
import { chainOf } from '../request/chainOf.ts';
import { checksummed } from '../text/address.ts';
import { ownAccounts } from './own.ts';
import type { View } from './view.ts';
import { same } from './walk.ts';

/**
 * Says of each finding which address it is about, the first that it cites and that is not the user's own, and marks
 * those that the user muted for that address on this chain. A Stop is never muted.
 */
export function withMutes(view: View, findings: readonly Finding[]): readonly Finding[] {
  const chainId = chainOf(view.incoming.request.body);
  const mutes = (valueOf(view.preferences)?.mutes ?? []).filter((mute) => mute.chainId === chainId);
  return findings.map((finding) => {
    if (finding.outcome !== 'fired') return finding;
    const about = subjectOf(view, finding);
    if (about === undefined) return finding;
    const muted =
      finding.severity !== 'stop' &&
      mutes.some((mute) => mute.rule === finding.rule && same(mute.address, about));
    return muted ? { ...finding, about, muted } : { ...finding, about };
  });
}

function subjectOf(view: View, { facts }: Finding): Address | undefined {
  const own = ownAccounts(view);
  for (const id of facts) {
    const address = addressIn(view, id);
    if (address !== undefined && !own.has(address.toLowerCase())) return address;
  }
  return undefined;
}

/** The address that a fact shows, or that it is a fact of. */
function addressIn(view: View, id: string): Address | undefined {
  const value = Object.hasOwn(view.facts, id) ? valueOf(view.facts[id]?.value) : undefined;
  if (value?.kind === 'address') return value.address;
  const named = /^(?:account|token)\.(0x[0-9a-f]{40})\./.exec(id)?.[1];
  return named === undefined ? undefined : checksummed(named);
}
