import { describe, expect, it } from 'vitest';
import type { FactValue } from '../model/fact.ts';
import type { Clause, Intent } from '../model/intent.ts';
import { intentFacts } from './intentFacts.ts';
import { intentPhrases } from './intentPhrases.ts';

const me = '0x41c79D2E88B150Fac07E3B6da2f419e8770609DA';
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const contract = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';
const dollars = { kind: 'token', chainId: 1, address: contract } as const;
const ether = { kind: 'native', chainId: 1 } as const;

const means = (clauses: readonly Clause[], more: Partial<Intent> = {}): Intent => ({
  account: me,
  chainId: 1,
  said: '',
  quotes: [],
  clauses,
  saidAt: 0,
  ...more,
});

const address = (of: `0x${string}`): FactValue => ({ kind: 'address', address: of });
const asset: FactValue = { kind: 'asset', asset: dollars };
const amount = (raw: bigint): FactValue => ({ kind: 'amount', raw, asset: dollars });
const toFriend = { address: friend } as const;

/** A clause, the sentence that reads it back, and the values that the sentence shows. */
const clauses: readonly (readonly [Clause, object, Readonly<Record<string, FactValue>>])[] = [
  [
    { kind: 'pay', asset: dollars, sum: { how: 'exactly', raw: 5n }, to: toFriend },
    { id: 'intent.means.payTo', args: { how: 'exactly', amount: 'intent.0.amount', to: 'intent.0.to' } },
    { asset, amount: amount(5n), to: address(friend) },
  ],
  [
    { kind: 'pay', asset: dollars, sum: { how: 'atMost', raw: 5n } },
    { id: 'intent.means.pay', args: { how: 'atMost', amount: 'intent.0.amount' } },
    { asset, amount: amount(5n) },
  ],
  [
    { kind: 'pay', asset: dollars, sum: { how: 'all' } },
    { id: 'intent.means.payAll', args: { asset: 'intent.0.asset' } },
    { asset },
  ],
  [
    { kind: 'pay', asset: dollars, sum: { how: 'all' }, to: toFriend },
    { id: 'intent.means.payAllTo', args: { asset: 'intent.0.asset', to: 'intent.0.to' } },
    { asset, to: address(friend) },
  ],
  [
    { kind: 'get', asset: dollars, atLeast: 7n },
    { id: 'intent.means.get', args: { amount: 'intent.0.amount' } },
    { asset, amount: amount(7n) },
  ],
  [
    { kind: 'allow', asset: dollars, spender: toFriend, upTo: 9n },
    { id: 'intent.means.allow', args: { amount: 'intent.0.amount', spender: 'intent.0.to' } },
    { asset, to: address(friend), amount: amount(9n) },
  ],
  [
    { kind: 'allow', asset: dollars, spender: toFriend, upTo: 'noLimit' },
    { id: 'intent.means.allowAll', args: { asset: 'intent.0.asset', spender: 'intent.0.to' } },
    { asset, to: address(friend) },
  ],
  [
    { kind: 'allow', asset: dollars, spender: toFriend, upTo: 9n, until: 1_800_000_000n },
    {
      id: 'intent.means.until',
      args: {
        what: { id: 'intent.means.allow', args: { amount: 'intent.0.amount', spender: 'intent.0.to' } },
        until: 'intent.0.until',
      },
    },
    { asset, to: address(friend), amount: amount(9n), until: { kind: 'time', seconds: 1_800_000_000n } },
  ],
  [
    { kind: 'revoke', spender: toFriend, asset: dollars },
    { id: 'intent.means.revoke', args: { asset: 'intent.0.asset', spender: 'intent.0.to' } },
    { asset, to: address(friend) },
  ],
  [
    { kind: 'revoke', spender: toFriend },
    { id: 'intent.means.revokeAll', args: { spender: 'intent.0.to' } },
    { to: address(friend) },
  ],
  [
    {
      kind: 'change',
      part: 'owner',
      of: { address: contract },
      becomes: toFriend,
      replaces: { address: me },
    },
    {
      id: 'intent.means.replace',
      args: { part: 'owner', of: 'intent.0.of', becomes: 'intent.0.becomes', replaces: 'intent.0.replaces' },
    },
    { of: address(contract), becomes: address(friend), replaces: address(me) },
  ],
  [
    { kind: 'change', part: 'threshold', of: { address: contract }, becomes: 2n },
    {
      id: 'intent.means.changeTo',
      args: { part: 'threshold', of: 'intent.0.of', becomes: 'intent.0.becomes' },
    },
    { of: address(contract), becomes: { kind: 'integer', value: 2n } },
  ],
  [
    { kind: 'change', part: 'module', of: { address: contract }, replaces: { address: me } },
    {
      id: 'intent.means.remove',
      args: { part: 'module', of: 'intent.0.of', replaces: 'intent.0.replaces' },
    },
    { of: address(contract), replaces: address(me) },
  ],
  [
    { kind: 'change', part: 'code', of: { address: contract } },
    { id: 'intent.means.change', args: { part: 'code', of: 'intent.0.of' } },
    { of: address(contract) },
  ],
  [
    { kind: 'signIn', site: 'app.example' },
    { id: 'intent.means.signIn', args: { site: 'intent.0.site' } },
    { site: { kind: 'text', text: 'app.example' } },
  ],
  [
    { kind: 'say', text: 'hello' },
    { id: 'intent.means.say', args: { text: 'intent.0.text' } },
    { text: { kind: 'text', text: 'hello' } },
  ],
  [{ kind: 'cancel' }, { id: 'intent.means.cancel', args: { how: 'one' } }, {}],
  [
    { kind: 'cancel', all: true },
    { id: 'intent.means.cancel', args: { how: 'all' } },
    { all: { kind: 'bool', value: true } },
  ],
  [{ kind: 'nothing' }, { id: 'intent.means.nothing', args: {} }, {}],
];

describe('what was said is read back', () => {
  it.each(clauses)('%o', (clause, sentence) => {
    const only = clause.kind === 'nothing' ? [] : [{ id: 'intent.means.nothingElse', args: {} }];
    expect(intentPhrases(means([clause]))).toEqual([sentence, ...only]);
  });

  it('clause by clause, and that nothing else may happen is said once, at the end', () => {
    const said = means(
      [
        { kind: 'nothing' },
        { kind: 'get', asset: dollars, atLeast: 1n },
        { kind: 'get', asset: dollars, atLeast: 2n },
      ],
      { feeMost: 3n },
    );
    expect(intentPhrases(said)).toEqual([
      { id: 'intent.means.nothing', args: {} },
      { id: 'intent.means.get', args: { amount: 'intent.1.amount' } },
      { id: 'intent.means.get', args: { amount: 'intent.2.amount' } },
      { id: 'intent.means.fee', args: { most: 'intent.feeMost' } },
      { id: 'intent.means.nothingElse', args: {} },
    ]);
  });
});

describe('each value of what was said is a fact, and the user is its source', () => {
  const values = (intent: Intent) => {
    const facts = intentFacts(intent);
    for (const [id, fact] of Object.entries(facts)) {
      expect(fact.id).toBe(id);
      expect(fact.from).toEqual([{ by: 'user', entry: 'intent' }]);
    }
    return Object.fromEntries(
      Object.entries(facts).map(([id, { value }]) => [id, value.s === 'known' ? value.v : undefined]),
    );
  };

  it.each(clauses)('%o', (clause, _, shown) => {
    const its = Object.entries(shown).map(([part, value]) => [`intent.0.${part}`, value]);
    expect(values(means([clause]))).toStrictEqual({
      'intent.account': address(me),
      'intent.network': { kind: 'chain', chainId: 1 },
      ...Object.fromEntries(its),
    });
  });

  it('a fee is of the currency of the network that was said, and without a network there is neither', () => {
    expect(values(means([{ kind: 'nothing' }], { feeMost: 8n }))).toStrictEqual({
      'intent.account': address(me),
      'intent.network': { kind: 'chain', chainId: 1 },
      'intent.feeMost': { kind: 'amount', raw: 8n, asset: ether },
    });
    const { chainId: _, ...nowhere } = means([{ kind: 'nothing' }], { feeMost: 8n });
    expect(values(nowhere)).toStrictEqual({ 'intent.account': address(me) });
  });
});
