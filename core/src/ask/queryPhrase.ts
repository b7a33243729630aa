import { stepsOf, groundFact } from './ground.ts';
import type { Phrase } from '../model/phrase.ts';
import type { AskSubject } from './answer.ts';
import type { Query, QueryId, Topic } from './query.ts';
import { accountFact, assetFact, nothing } from './topics.ts';

/** A query in our own words: what was understood. `termWords` has the words of an entry of the glossary. */
export function queryPhrase(
  subject: AskSubject,
  query: Query,
  termWords: (term: string) => string = (it) => it,
): Phrase {
  const { id, about } = query;
  const account = named(subject, about, 'account');
  const asset = named(subject, about, 'asset');
  const both = account !== undefined && asset !== undefined;
  const one = account === undefined ? 'none' : 'some';
  switch (id) {
    case 'leaves':
    case 'arrives':
      return {
        id: `ask.query.${id}`,
        args: { how: asset === undefined ? 'none' : 'some', what: asset ?? nothing },
      };
    case 'mayTake':
      return {
        id: 'ask.query.mayTake',
        args: {
          how: both ? 'both' : account ? 'spender' : asset ? 'asset' : 'none',
          spender: account ?? nothing,
          what: asset ?? nothing,
        },
      };
    case 'until':
    case 'whoIs':
    case 'controls':
    case 'published': {
      const elsewhere = account === undefined && about.length > 0;
      return { id: `ask.query.${id}`, args: { how: elsewhere ? 'other' : one, who: account ?? nothing } };
    }
    case 'why': {
      const topic = about.find((it) => it.kind === 'finding');
      const finding = topic === undefined ? undefined : subject.readback.findings[topic.at];
      const says = finding?.outcome === 'fired' ? finding.says : undefined;
      return {
        id: 'ask.query.warned',
        args: { how: says === undefined ? 'none' : 'some', what: says ?? nothing },
      };
    }
    case 'step': {
      const topic = about.find((it) => it.kind === 'step');
      const at = topic === undefined ? 0 : stepsOf(subject).findIndex((it) => it.id === topic.step) + 1;
      return { id: 'ask.query.step', args: { how: at > 0 ? 'some' : 'none', at } };
    }
    case 'term': {
      const term = about.find((it) => it.kind === 'term')?.term ?? '';
      return { id: 'ask.query.term', args: { term: termWords(term) } };
    }
    default:
      return { id: plain[id], args: {} };
  }
}

const plain = {
  does: 'ask.query.does',
  safe: 'ask.query.safe',
  todo: 'ask.query.todo',
  unknowns: 'ask.query.unknowns',
  atLeast: 'ask.query.atLeast',
  atMost: 'ask.query.atMost',
  receives: 'ask.query.receives',
  undo: 'ask.query.undo',
  fails: 'ask.query.fails',
  fee: 'ask.query.fee',
  later: 'ask.query.later',
  network: 'ask.query.network',
  device: 'ask.query.device',
  meant: 'ask.query.meant',
  happened: 'ask.query.happened',
} as const satisfies Partial<Record<QueryId, Phrase['id']>>;

function named(subject: AskSubject, about: readonly Topic[], kind: 'account' | 'asset'): Phrase | undefined {
  const topic = about.find((it) => it.kind === kind);
  const fact =
    topic?.kind === 'account'
      ? accountFact(subject, topic.address)
      : topic?.kind === 'asset'
        ? assetFact(subject, topic.asset)
        : undefined;
  if (fact === undefined || groundFact(subject, fact) === undefined) return undefined;
  return { id: 'who.account', args: { account: fact } };
}
