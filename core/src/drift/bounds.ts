import type { Address } from 'viem';
import { factAt } from '../label/steps/stepFacts.ts';
import type { Asset, FactId } from '../model/fact.ts';
import { valueOf } from '../model/known.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Readback } from '../model/readback.ts';

/** A limit that the sentence names, in the asset's smallest unit, and who gets it, if that is someone else. */
export type DriftBound = Readonly<{ asset: Asset; raw: bigint; fact: FactId; to?: Address }>;

export type DriftBounds = Readonly<{ least: readonly DriftBound[]; most: readonly DriftBound[] }>;

/**
 * What the sentence of a readback says is the least that arrives and the most that leaves: "for at least 5 DAI", "at
 * most 2 ETH". What it does not say in this way is not a bound, however the calls may protect it.
 */
export function driftBoundsOf(readback: Readback): DriftBounds {
  const least: DriftBound[] = [];
  const most: DriftBound[] = [];
  const visit = (phrase: Phrase, to: Address | undefined): void => {
    // With fees that the sentence does not count out, the amount in it is not a bound.
    if (withFees.has(phrase.id)) return;
    const there = receiverIn(readback, phrase) ?? to;
    if (phrase.id === 'bound.atLeast') least.push(...boundIn(readback, phrase.args.what, there));
    if (phrase.id === 'bound.atMost') most.push(...boundIn(readback, phrase.args.what, undefined));
    for (const arg of Object.values(phrase.args)) if (isPhrase(arg)) visit(arg, there);
  };
  for (const phrase of readback.sentence) visit(phrase, undefined);
  return { least, most };
}

const withFees: ReadonlySet<string> = new Set([
  'what.lessFees',
  'what.lessMoreFees',
  'what.lessOpenFees',
  'what.plusFees',
]);

/** All bounds on an asset together: a trade may be split. Undefined where there is none. */
export function together(bounds: readonly DriftBound[]): Readonly<{ raw: bigint; fact: FactId }> | undefined {
  const [first] = bounds;
  return first && { raw: bounds.reduce((sum, { raw }) => sum + raw, 0n), fact: first.fact };
}

function receiverIn(readback: Readback, phrase: Phrase): Address | undefined {
  if (phrase.id !== 'sentence.swap') return undefined;
  const { to } = phrase.args;
  return to.id === 'to.other' ? addressIn(readback, to.args.account) : undefined;
}

function boundIn(readback: Readback, what: Phrase, to: Address | undefined): readonly DriftBound[] {
  if (!('amount' in what.args)) return [];
  const fact = what.args.amount;
  if (typeof fact !== 'string') return [];
  const value = valueOf(factAt(readback, fact)?.value);
  const more = to === undefined ? {} : { to };
  if (value?.kind === 'amount' || value?.kind === 'allowance')
    return [{ asset: value.asset, raw: value.raw, fact, ...more }];
  if (value?.kind !== 'integer' || !('token' in what.args)) return [];
  const address = addressIn(readback, what.args.token);
  const chainId = chainIn(readback);
  if (address === undefined || chainId === undefined) return [];
  return [{ asset: { kind: 'token', chainId, address }, raw: value.value, fact, ...more }];
}

function addressIn(readback: Readback, id: FactId): Address | undefined {
  const value = valueOf(factAt(readback, id)?.value);
  return value?.kind === 'address' ? value.address : undefined;
}

function chainIn({ effects }: Readback): number | undefined {
  return effects.s === 'known' ? effects.v.block.chainId : undefined;
}

function isPhrase(it: unknown): it is Phrase {
  return typeof it === 'object' && it !== null && 'id' in it;
}
