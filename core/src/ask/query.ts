import type { Address } from 'viem';
import type { Asset, StepId } from '../model/fact.ts';

/** Everything that can be asked of a readback, in the order in which it is offered. */
export const queryIds = [
  'does',
  'kind',
  'safe',
  'todo',
  'unsigned',
  'why',
  'unknowns',
  'how',
  'leaves',
  'arrives',
  'atLeast',
  'atMost',
  'worth',
  'left',
  'receives',
  'when',
  'changes',
  'newOwner',
  'gives',
  'mayTake',
  'actsAs',
  'until',
  'undo',
  'takeBack',
  'limits',
  'asker',
  'signer',
  'since',
  'reveals',
  'owes',
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
  'help',
] as const;

export type QueryId = (typeof queryIds)[number];

/**
 * What a question is about, where it names something. `finding` is the place of a finding in the readback's list, `step` a
 * step of the tree, `term` an entry of the glossary, `help` one of the help. `elsewhere`: something that the readback does not know.
 */
export type Topic =
  | Readonly<{ kind: 'account'; address: Address }>
  | Readonly<{ kind: 'asset'; asset: Asset }>
  | Readonly<{ kind: 'step'; step: StepId }>
  | Readonly<{ kind: 'finding'; at: number }>
  | Readonly<{ kind: 'term'; term: string }>
  | Readonly<{ kind: 'help'; help: string }>
  | Readonly<{ kind: 'elsewhere' }>;

/** A question that code can answer. */
export type Query = Readonly<{ id: QueryId; about: readonly Topic[] }>;

/** Which topics a question can be about; it needs none of them unless it is about a term or the help. */
export const takes: Readonly<Record<QueryId, readonly Topic['kind'][]>> = {
  does: [],
  kind: [],
  safe: [],
  todo: [],
  unsigned: [],
  why: ['finding'],
  unknowns: [],
  how: [],
  leaves: ['asset'],
  arrives: ['asset'],
  atLeast: [],
  atMost: [],
  worth: ['asset'],
  left: ['asset'],
  receives: [],
  when: [],
  changes: [],
  newOwner: [],
  gives: ['account', 'asset'],
  mayTake: ['account', 'asset'],
  actsAs: [],
  until: ['account'],
  undo: [],
  takeBack: [],
  limits: [],
  asker: [],
  signer: [],
  since: [],
  reveals: [],
  owes: [],
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
  help: ['help'],
};

/** One text for each different query. */
export function keyOfQuery({ id, about }: Query): string {
  const json = JSON.stringify(about, (_, value) => (typeof value === 'bigint' ? value.toString() : value));
  return `${id} ${json.toLowerCase()}`;
}
