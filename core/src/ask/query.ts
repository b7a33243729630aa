import type { Address } from 'viem';
import type { Asset, StepId } from '../model/fact.ts';

/** Everything that can be asked of a readback, in the order in which it is offered. */
export const queryIds = [
  'does',
  'safe',
  'todo',
  'why',
  'unknowns',
  'leaves',
  'arrives',
  'atLeast',
  'atMost',
  'receives',
  'mayTake',
  'until',
  'undo',
  'whoIs',
  'controls',
  'published',
  'step',
  'fails',
  'fee',
  'later',
  'network',
  'device',
  'meant',
  'happened',
  'term',
] as const;

export type QueryId = (typeof queryIds)[number];

/**
 * What a question is about, where it names something. `finding` is the place of a finding in the readback's list, `step` a
 * step of the tree, `term` an entry of the glossary. `elsewhere`: something that the readback does not know.
 */
export type Topic =
  | Readonly<{ kind: 'account'; address: Address }>
  | Readonly<{ kind: 'asset'; asset: Asset }>
  | Readonly<{ kind: 'step'; step: StepId }>
  | Readonly<{ kind: 'finding'; at: number }>
  | Readonly<{ kind: 'term'; term: string }>
  | Readonly<{ kind: 'elsewhere' }>;

/** A question that code can answer. */
export type Query = Readonly<{ id: QueryId; about: readonly Topic[] }>;

/** Which topics a question can be about; it needs none of them unless it is about a term. */
export const takes: Readonly<Record<QueryId, readonly Topic['kind'][]>> = {
  does: [],
  safe: [],
  todo: [],
  why: ['finding'],
  unknowns: [],
  leaves: ['asset'],
  arrives: ['asset'],
  atLeast: [],
  atMost: [],
  receives: [],
  mayTake: ['account', 'asset'],
  until: ['account'],
  undo: [],
  whoIs: ['account', 'elsewhere'],
  controls: ['account', 'elsewhere'],
  published: ['account', 'elsewhere'],
  step: ['step', 'elsewhere'],
  fails: [],
  fee: [],
  later: [],
  network: [],
  device: [],
  meant: [],
  happened: [],
  term: ['term'],
};

/** One text for each different query. */
export function keyOfQuery({ id, about }: Query): string {
  const json = JSON.stringify(about, (_, value) => (typeof value === 'bigint' ? value.toString() : value));
  return `${id} ${json.toLowerCase()}`;
}
