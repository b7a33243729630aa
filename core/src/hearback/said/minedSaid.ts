import type { Address } from 'viem';
import { compareIntent, isReadWhole } from '../../intent/compareIntent.ts';
import type { Fact } from '../../model/fact.ts';
import type { Hearback, HeardSaid } from '../../model/hearback.ts';
import { known, valueOf } from '../../model/known.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Readback } from '../../model/readback.ts';
import type { World } from '../../world/world.ts';
import type { Happened } from '../effects/happened.ts';
import { afterwards } from './afterwards.ts';
import { asHeard, withHappened } from './asHeard.ts';

/** What is known of what was mined: `fee` in wei, where the user's account paid it. `failed`: what of it did not take effect. */
export type MinedFound = Readonly<{
  verdict: Hearback['verdict'];
  account: Address;
  failed?: 'all' | 'part' | undefined;
  fee?: bigint | undefined;
  happened?: Happened | undefined;
}>;

export type MinedSaid = Readonly<{ said: HeardSaid; says: Phrase; facts: readonly Fact[] }>;

/**
 * Compares what a mined transaction did with what the user said that the request should do; undefined where nothing was
 * said. What failed did not do it. Of another transaction than the one that was read back only what it changed counts, and it
 * is never as said.
 */
export async function minedSaid(
  readback: Readback,
  found: MinedFound,
  world: World,
  signal: AbortSignal,
): Promise<MinedSaid | undefined> {
  const { intent } = readback.incoming;
  if (intent === undefined) return undefined;
  const { verdict, account, failed, fee, happened } = found;
  const isIt = verdict === 'same' || verdict === 'carried' || verdict === 'feeOrNonce';
  // The fee that was paid counts, not the one that it could have been.
  const { feeMost, ...rest } = intent;
  const read = await asHeard(readback, account, world, signal);
  const view = { ...read, incoming: { ...read.incoming, intent: rest } };
  const compared = failed === 'all' ? undefined : compareIntent(withHappened(view, happened));
  // Of calls that were not made nothing is said.
  const its = (compared?.differences ?? []).filter(({ step }) => isIt || step === undefined);
  const differences: readonly Phrase[] = [
    ...(failed ? [{ id: 'hearback.said.failed', args: { how: failed } } as const] : []),
    ...(feeMost !== undefined && fee !== undefined && fee > feeMost ? [tooDear] : []),
    ...its.flatMap(afterwards),
  ];
  const isWhole =
    isIt &&
    isReadWhole(read) &&
    happened?.isWhole === true &&
    valueOf(readback.effects)?.status === 'success' &&
    compared?.missing.every(({ ahead }) => ahead === true) === true;
  const state = differences.length > 0 ? 'differs' : isWhole ? 'asSaid' : 'cannotCompare';
  const who: Fact = {
    id: 'mined.account',
    value: known({ kind: 'address', address: account }),
    from: [{ by: 'request' }],
  };
  const says: Phrase = { id: `hearback.said.${state}`, args: { what: 'happened' } };
  const facts = citedIn(differences, [who, ...(happened?.facts ?? [])]);
  return { said: { state, differences }, says, facts };
}

/** The facts that are spoken of, and those of the same lines, from which they are derived. */
function citedIn(differences: readonly Phrase[], facts: readonly Fact[]): readonly Fact[] {
  const cited = new Set(
    differences.flatMap(({ args }) =>
      Object.values(args).flatMap((it) => (typeof it === 'string' ? [lineIn(it)] : [])),
    ),
  );
  return facts.filter(({ id }) => cited.has(lineIn(id)));
}

function lineIn(fact: string): string {
  return /^mined\.effect\.[^.]+/.exec(fact)?.[0] ?? fact;
}

const tooDear: Phrase = {
  id: 'hearback.said.fee',
  args: { said: 'intent.feeMost', found: 'mined.fee' },
};
