import type { Clause, Intent } from '../model/intent.ts';
import type { Phrase } from '../model/phrase.ts';
import { intentFact } from './intentFacts.ts';

/** What the user said, read back: a sentence for each clause, and that nothing else may happen. */
export function intentPhrases(intent: Intent): readonly Phrase[] {
  const fee: readonly Phrase[] =
    intent.feeMost === undefined ? [] : [{ id: 'intent.means.fee', args: { most: 'intent.feeMost' } }];
  const only = intent.clauses.every(({ kind }) => kind === 'nothing');
  return [
    ...intent.clauses.map(phraseOf),
    ...fee,
    ...(only ? [] : [{ id: 'intent.means.nothingElse', args: {} } as const]),
  ];
}

function phraseOf(clause: Clause, at: number): Phrase {
  const [amount, asset, to] = (['amount', 'asset', 'to'] as const).map((it) => intentFact(at, it)) as [
    string,
    string,
    string,
  ];
  switch (clause.kind) {
    case 'pay': {
      const { how } = clause.sum;
      if (how === 'all') {
        return clause.to
          ? { id: 'intent.means.payAllTo', args: { asset, to } }
          : { id: 'intent.means.payAll', args: { asset } };
      }
      return clause.to
        ? { id: 'intent.means.payTo', args: { how, amount, to } }
        : { id: 'intent.means.pay', args: { how, amount } };
    }
    case 'get':
      return { id: 'intent.means.get', args: { amount } };
    case 'allow': {
      const limit: Phrase =
        typeof clause.upTo === 'bigint'
          ? { id: 'intent.means.allow', args: { amount, spender: to } }
          : { id: 'intent.means.allowAll', args: { asset, spender: to } };
      return clause.until === undefined
        ? limit
        : { id: 'intent.means.until', args: { what: limit, until: intentFact(at, 'until') } };
    }
    case 'revoke':
      return clause.asset
        ? { id: 'intent.means.revoke', args: { asset, spender: to } }
        : { id: 'intent.means.revokeAll', args: { spender: to } };
    case 'change': {
      const { part } = clause;
      const [of, becomes, replaces] = [
        intentFact(at, 'of'),
        intentFact(at, 'becomes'),
        intentFact(at, 'replaces'),
      ];
      if (clause.becomes !== undefined && clause.replaces !== undefined)
        return { id: 'intent.means.replace', args: { part, of, becomes, replaces } };
      if (clause.becomes !== undefined) return { id: 'intent.means.changeTo', args: { part, of, becomes } };
      if (clause.replaces !== undefined) return { id: 'intent.means.remove', args: { part, of, replaces } };
      return { id: 'intent.means.change', args: { part, of } };
    }
    case 'signIn':
      return { id: 'intent.means.signIn', args: { site: intentFact(at, 'site') } };
    case 'say':
      return { id: 'intent.means.say', args: { text: intentFact(at, 'text') } };
    case 'cancel':
      return { id: 'intent.means.cancel', args: { how: clause.all === true ? 'all' : 'one' } };
    case 'nothing':
      return { id: 'intent.means.nothing', args: {} };
  }
}
