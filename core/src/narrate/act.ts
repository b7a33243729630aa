import type { Address } from 'viem';
import type { FactId } from '../model/fact.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Actor } from '../model/step.ts';
import type { Mood } from './mood.ts';

/**
 * One thing that a step does, ready to be said in any mood. `shown`: the effects agree with it. `minor`: what moves
 * stays with who moves it. `of`: whose assets go, where that is not who acts. `main`: it changes what an account has or owes
 * at a protocol; the lower, the more that matters.
 */
export type Act = Readonly<{
  by: Actor;
  of?: Actor;
  signed: boolean;
  shown: boolean;
  minor?: true;
  main?: number;
  /** A payment of an amount that can be added to others of the same asset. */
  pays?: Readonly<{ asset: string; amountFact: FactId; to: Address; toFact: FactId }>;
  say(mood: Mood): Phrase;
}>;
