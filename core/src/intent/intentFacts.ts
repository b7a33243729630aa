import { factAmong } from '../model/factIds.ts';
import type { Asset, Fact, FactId, Facts, FactValue } from '../model/fact.ts';
import type { Clause, Intent, NamedAccount } from '../model/intent.ts';
import { known } from '../model/known.ts';

/** The id of a value of the clause at a place. */
export function intentFact(at: number, part: ClausePart): FactId {
  return factAmong('intent', at, part);
}

export type ClausePart =
  | 'amount'
  | 'asset'
  | 'to'
  | 'until'
  | 'of'
  | 'becomes'
  | 'replaces'
  | 'all'
  | 'site'
  | 'text';

/** What the user said, as facts: `intent.account`, `intent.network`, `intent.feeMost` and `intent.<n>.…` of each clause. */
export function intentFacts(intent: Intent): Facts {
  const facts: Record<FactId, Fact> = {};
  const put = (id: FactId, value: FactValue | undefined) => {
    if (value !== undefined) facts[id] = { id, value: known(value), from: [{ by: 'user', entry: 'intent' }] };
  };
  put('intent.account', { kind: 'address', address: intent.account });
  const { chainId, feeMost } = intent;
  if (chainId !== undefined) {
    put('intent.network', { kind: 'chain', chainId });
    if (feeMost !== undefined) put('intent.feeMost', amountOf({ kind: 'native', chainId }, feeMost));
  }
  intent.clauses.forEach((clause, at) => {
    for (const [part, value] of Object.entries(valuesOf(clause)))
      put(intentFact(at, part as ClausePart), value);
  });
  return facts;
}

type Values = Readonly<Partial<Record<ClausePart, FactValue | undefined>>>;

function valuesOf(clause: Clause): Values {
  switch (clause.kind) {
    case 'pay': {
      const { asset, sum, to } = clause;
      const amount = sum.how === 'all' ? {} : { amount: amountOf(asset, sum.raw) };
      return { asset: { kind: 'asset', asset }, ...amount, to: accountOf(to) };
    }
    case 'get':
      return {
        asset: { kind: 'asset', asset: clause.asset },
        amount: amountOf(clause.asset, clause.atLeast),
      };
    case 'allow': {
      const { asset, spender, upTo, until } = clause;
      return {
        asset: { kind: 'asset', asset },
        to: accountOf(spender),
        ...(typeof upTo === 'bigint' ? { amount: amountOf(asset, upTo) } : {}),
        ...(until === undefined ? {} : { until: { kind: 'time', seconds: until } }),
      };
    }
    case 'revoke':
      return {
        to: accountOf(clause.spender),
        ...(clause.asset === undefined ? {} : { asset: { kind: 'asset', asset: clause.asset } }),
      };
    case 'change':
      return {
        of: accountOf(clause.of),
        becomes:
          typeof clause.becomes === 'bigint'
            ? { kind: 'integer', value: clause.becomes }
            : accountOf(clause.becomes),
        replaces: accountOf(clause.replaces),
      };
    case 'signIn':
      return { site: { kind: 'text', text: clause.site } };
    case 'say':
      return { text: { kind: 'text', text: clause.text } };
    case 'cancel':
      return clause.all === true ? { all: { kind: 'bool', value: true } } : {};
    case 'nothing':
      return {};
  }
}

function amountOf(asset: Asset, raw: bigint): FactValue {
  return { kind: 'amount', raw, asset };
}

function accountOf(it: NamedAccount | undefined): FactValue | undefined {
  return it && { kind: 'address', address: it.address };
}
