import type { Address } from 'viem';
import type { Finding } from '../model/finding.ts';
import { valueOf } from '../model/known.ts';
import { chainOf } from '../request/chainOf.ts';
import { checksummed } from '../text/address.ts';
import { actingAccounts } from './own.ts';
import type { View } from './view.ts';
import { same } from './walk.ts';

/**
 * Says of each finding which address it is about, the first that it cites and for which the request does not act, and
 * marks those that the user muted for that address on this chain. A Stop is never muted, and neither is what says how
 * much is taken or who gains power: it names the contract, and the next time that may be for somebody else.
 */
export function withMutes(view: View, findings: readonly Finding[]): readonly Finding[] {
  const chainId = chainOf(view.incoming.request.body);
  const mutes = (valueOf(view.preferences)?.mutes ?? []).filter((mute) => mute.chainId === chainId);
  return findings.map((finding) => {
    if (finding.outcome !== 'fired') return finding;
    const about = isLasting(finding) ? undefined : subjectOf(view, finding);
    if (about === undefined) return finding;
    const muted =
      finding.severity !== 'stop' &&
      mutes.some((mute) => mute.rule === finding.rule && same(mute.address, about));
    return muted ? { ...finding, about, muted } : { ...finding, about };
  });
}

const taking: ReadonlySet<string> = new Set([
  'approvals.hidden',
  'outcome.nothingBack',
  'outcome.takesMore',
  'outcome.strangeReturn',
]);

/** Whether what a rule says is not worn out by hearing it once of an address. */
function isLasting({ rule }: Finding): boolean {
  return rule.startsWith('power.') || taking.has(rule);
}

function subjectOf(view: View, { facts }: Finding): Address | undefined {
  const acting = actingAccounts(view);
  for (const id of facts) {
    const address = addressIn(view, id);
    if (address !== undefined && !acting.has(address.toLowerCase())) return address;
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
