import { stepsOf, groundFact } from './ground.ts';
import type { Phrase } from '../model/phrase.ts';
import type { AskSubject } from './answer.ts';
import type { Query, QueryId, Topic } from './query.ts';
import { accountFact, assetFact, nothing } from './topics.ts';

/** A query in our own words: what was understood. `termWords` has the words of an entry of the glossary, `helpWords` of the help. */
export function queryPhrase(
  subject: AskSubject,
  query: Query,
  termWords: (term: string) => string = (it) => it,
  helpWords: (help: string) => string = (it) => it,
): Phrase {
  const { id, about } = query;
  const account = named(subject, about, 'account');
  const asset = named(subject, about, 'asset');
  const both = account !== undefined && asset !== undefined;
  const one = account === undefined ? 'none' : 'some';
  switch (id) {
    case 'leaves':
    case 'arrives':
    case 'worth':
    case 'left':
      return {
        id: `ask.query.${id}`,
        args: { how: asset === undefined ? 'none' : 'some', what: asset ?? nothing },
      };
    case 'gives':
    case 'mayTake':
      return {
        id: `ask.query.${id}`,
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
    case 'help': {
      const help = about.find((it) => it.kind === 'help')?.help ?? '';
      return { id: 'ask.query.help', args: { title: helpWords(help) } };
    }
    default:
      return { id: plain[id], args: {} };
  }
}

const plain = {
  does: 'ask.query.does',
  kind: 'ask.query.kind',
  safe: 'ask.query.safe',
  todo: 'ask.query.todo',
  unsigned: 'ask.query.unsigned',
  unknowns: 'ask.query.unknowns',
  how: 'ask.query.how',
  atLeast: 'ask.query.atLeast',
  atMost: 'ask.query.atMost',
  receives: 'ask.query.receives',
  when: 'ask.query.when',
  changes: 'ask.query.changes',
  newOwner: 'ask.query.newOwner',
  actsAs: 'ask.query.actsAs',
  undo: 'ask.query.undo',
  takeBack: 'ask.query.takeBack',
  limits: 'ask.query.limits',
  asker: 'ask.query.asker',
  signer: 'ask.query.signer',
  since: 'ask.query.since',
  reveals: 'ask.query.reveals',
  owes: 'ask.query.owes',
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
