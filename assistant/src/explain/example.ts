import { factOfAccount, factOfToken } from '@readback/core/model/factIds.ts';
import type { Fact, FactId, FactValue } from '@readback/core/model/fact.ts';
import { known } from '@readback/core/model/known.ts';
import { type Asked, makeBrief } from './brief.ts';
import { findingPlace, sentencePlace } from './place.ts';
import { plain, type Statement } from './statement.ts';

const token = '0x0000000000000000000000000000000000000001';
const spender = '0x0000000000000000000000000000000000000002';

const facts: Readonly<Record<FactId, FactValue>> = {
  [factOfToken(token, 'symbol')]: { kind: 'text', text: 'TOKEN' },
  [factOfAccount(spender, 'code')]: { kind: 'code', state: 'none' },
  token: { kind: 'address', address: token },
  spender: { kind: 'address', address: spender },
  fee: { kind: 'amount', raw: 1n, asset: { kind: 'native', chainId: 1 } },
};

const statements: readonly Statement[] = [
  {
    grade: 'stop',
    says: { id: 'approvals.plainAccount.says', args: { spender: 'spender', code: 'none' } },
    more: [{ id: 'approvals.plainAccount.why', args: {} }],
    place: findingPlace({ rule: 'approvals.plainAccount', facts: [] }),
  },
  {
    grade: 'caution',
    says: { id: 'approvals.noLimit.says', args: { spender: 'spender', token: 'token' } },
    more: [{ id: 'approvals.noLimit.why', args: { token: 'token' } }],
    place: findingPlace({ rule: 'approvals.noLimit', facts: [] }),
  },
  plain(
    {
      id: 'sentence.allowAll',
      args: {
        mood: 'you',
        asked: { id: 'who.account', args: { account: 'token' } },
        spender: { id: 'who.plainAccount', args: { account: 'spender' } },
        what: { id: 'what.all', args: { token: 'token', mine: 'you' } },
        via: { id: 'via.none', args: {} },
      },
    },
    sentencePlace,
  ),
  plain({ id: 'line.fee', args: { fee: 'fee' } }, 'fee'),
];

/** The question about a made-up approval, to try a model out and to show what is sent. */
export function exampleAsked(): Asked {
  return makeBrief({ request: 'transaction', parties: [], facts: factAt, own: new Set() }, statements);
}

function factAt(id: FactId): Fact | undefined {
  const value = Object.hasOwn(facts, id) ? facts[id] : undefined;
  return value && { id, value: known(value), from: [] };
}
