import { keccak256, maxUint256, stringToHex, zeroAddress } from 'viem';
import { describe, expect, it, test } from 'vitest';
import { answer } from '../../check/testing/answers.ts';
import {
  friend,
  key,
  me,
  offline,
  permit,
  type Sample,
  typed,
  usdc,
  viewOf,
  weth,
} from '../../check/testing/views.ts';
import { known } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { revisionOf } from '../../reading/state.ts';
import { namedAccounts } from '../../actions/purpose/namedAccounts.ts';
import { signedFieldsOf } from './signedFields.ts';

const fields = (text: string) =>
  text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ');
    return { name, type };
  });
const snapshot = { name: 'snapshot', version: '0.1.4' };
const vote =
  'address from,string space,uint64 timestamp,bytes32 proposal,uint32 choice,string reason,string app,string metadata';
const ballot = {
  from: me,
  space: 'tower.eth',
  timestamp: 1n,
  proposal: `0x${'ab'.repeat(32)}`,
  choice: 1n,
  reason: '',
  app: 'snapshot',
  metadata: '{}',
};
const one = (
  name: string,
  text: string,
  message: Readonly<Record<string, unknown>>,
  domain?: Readonly<Record<string, unknown>>,
): Body => typed({ [name]: fields(text) }, name, message, domain);

const gaps = (body: Body, sample: Sample = {}) =>
  signedFieldsOf(viewOf(body, sample)).unread.map(({ why }) => why);
const parties = (body: Body, sample: Sample = {}) =>
  signedFieldsOf(viewOf(body, sample)).parties.map(({ address, fact }) => address ?? fact);
/** As it is with nothing to run, which is what typed data for a service is. */
const verdict = (body: Body) => revisionOf(viewOf(body, { simulate: 'skipped' }), 0).verdict;

describe('typed data that a service reads', () => {
  it('is read where its form and its domain are those of the service', () => {
    expect(gaps(one('Vote', vote, ballot, snapshot))).toEqual([]);
    expect(verdict(one('Vote', vote, ballot, snapshot))).toBe('read');
  });

  it('is not read under another name, with another field, order or domain, or for a contract', () => {
    expect(gaps(one('Ballot', vote, ballot, snapshot))).toContain('form');
    expect(gaps(one('Vote', `${vote},bytes more`, { ...ballot, more: '0x12' }, snapshot))).toContain('form');
    expect(gaps(one('Vote', vote.replace(/^(.*?),(.*?),/, '$2,$1,'), ballot, snapshot))).toContain('form');
    expect(gaps(one('Vote', vote, ballot, { name: 'snapshut' }))).toEqual(['service']);
    expect(gaps(one('Vote', vote, ballot, { ...snapshot, verifyingContract: usdc }))).toEqual(['service']);
    expect(verdict(one('Ballot', vote, ballot, snapshot))).toBe('notFullyRead');
  });

  it('names whoever takes the place of the signer', () => {
    const other = one('Vote', vote, { ...ballot, from: friend }, snapshot);
    expect(parties(other)).toEqual([friend]);
    expect(verdict(other)).toBe('caution');
  });

  it('may hold what anybody wrote: a proposal names accounts in its text', () => {
    const text =
      'string from,string space,uint64 timestamp,string type,string title,string body,string discussion,string[] choices,string[] labels,uint64 start,uint64 end,uint64 snapshot,string plugins,string privacy,string app';
    const proposal = {
      from: me,
      space: 'tower.eth',
      timestamp: 1n,
      type: 'basic',
      title: 'Pay',
      body: `Pay ${key}`,
      discussion: '',
      choices: ['For'],
      labels: [],
      start: 1n,
      end: 2n,
      snapshot: 3n,
      plugins: '{}',
      privacy: '',
      app: 'snapshot',
    };
    const body = one('Proposal', text, proposal, snapshot);
    expect([gaps(body), parties(body)]).toEqual([[], []]);
    // What its author says in it is a text like any other.
    expect(verdict(body)).toBe('caution');
  });

  it('is a caution where a text decides who rules a space', () => {
    const settings = JSON.stringify({ admins: [key], name: 'Tower' });
    const space = one(
      'Space',
      'address from,string space,uint64 timestamp,string settings',
      { from: me, space: 'a.eth', timestamp: 1n, settings },
      snapshot,
    );
    expect(parties(space)).toEqual([key]);
    expect(verdict(space)).toBe('caution');
  });

  it('is a power where another key may act', () => {
    const alias = (to: string) =>
      one(
        'Alias',
        'address from,address alias,uint64 timestamp',
        { from: me, alias: to, timestamp: 1n },
        snapshot,
      );
    expect(answer('signatures.power', alias(key))).toBe('caution');
    expect(answer('signatures.power', alias(me))).toBe('clear');
    expect(verdict(alias(key))).toBe('caution');
  });
});

describe('a permit', () => {
  const renamed = (value: bigint) =>
    one('CancelAll', 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline', {
      owner: me,
      spender: key,
      value,
      nonce: 0n,
      deadline: maxUint256,
    });

  it('is one by its name, at a contract that confirms its domain', () => {
    expect(gaps(permit(key, 1n))).toEqual([]);
    const id = `account.${usdc.toLowerCase()}.separator`;
    const other = { facts: { [id]: { kind: 'bytes', hex: `0x${'12'.repeat(32)}` } } } as const;
    expect(gaps(permit(key, 1n), other)).toEqual(['domain']);
    expect(gaps(permit(key, 1n), { facts: { [id]: { kind: 'bytes', hex: '0x' } } })).toEqual(['domain']);
    expect(gaps(permit(key, 1n), offline)).toEqual(['unasked']);
  });

  it('under another name is never read, takes nothing back, and is as grave as what it looks like', () => {
    expect(gaps(renamed(5n))).toContain('name');
    expect(answer('signatures.plainAccount', renamed(5n))).toBe('stop');
    expect(answer('signatures.plainAccount', renamed(0n))).toBe('stop');
    expect(JSON.stringify(revisionOf(viewOf(renamed(0n)), 0).sentence)).not.toContain('takeBack');
  });

  it('is bound to what its witness says: whoever is there is named, and what hides there is not read', () => {
    const bound = (witness: string, its: Readonly<Record<string, unknown>>) =>
      typed(
        {
          PermitWitnessTransferFrom: fields(
            'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,Order witness',
          ),
          TokenPermissions: fields('address token,uint256 amount'),
          Order: fields(witness),
        },
        'PermitWitnessTransferFrom',
        {
          permitted: { token: usdc, amount: 1n },
          spender: weth,
          nonce: 2n ** 150n,
          deadline: 9n,
          witness: its,
        },
      );
    expect(gaps(bound('string text', { text: 'Hi' }))).toEqual([]);
    expect(parties(bound('string text', { text: 'Hi' }))).toEqual([]);
    expect(parties(bound('uint256 amount,address to', { amount: 1n, to: key }))).toEqual([key]);
    expect(parties(bound('uint256 amount,address to', { amount: 1n, to: me }))).toEqual([]);
    expect(parties(bound('uint256 to', { to: BigInt(key) }))).toEqual([key]);
    expect(gaps(bound('bytes32 order', { order: `0x${'cd'.repeat(32)}` }))).toEqual(['hidden']);
    expect(gaps(bound('bytes data', { data: '0x12345678' }))).toEqual(['hidden']);
  });
});

describe('whom typed data names', () => {
  const named = (type: string, value: unknown) =>
    one('Order', `${type} who,uint64 amount`, { who: value, amount: 1n }, { name: 'Market' });

  it.each([
    ['address', key],
    ['bytes32', `0x${'00'.repeat(12)}${key.slice(2)}`],
    ['bytes32', `0x${key.slice(2)}${'00'.repeat(12)}`],
    ['bytes', key],
    ['uint256', BigInt(key)],
    ['string', key],
    ['string', `pay eip155:1:${key} now`],
    ['string', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['string', 'cosmos:cosmoshub-3:cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0'],
    ['string', 'ed25519:8RtxC5Ui6bPYLHJXeVbY1bUpTC9XQ1cJ3Av5YhHMBDqy'],
  ])('is found in %s %s', (type, value) => {
    expect(parties(named(type, value))).toHaveLength(1);
    expect(answer('signatures.party', named(type, value))).toBe('caution');
  });

  it('is nobody new where it is the signer, saved, the contract, a known token, or nobody', () => {
    const book = known([{ address: friend, name: 'Bob', own: false, paid: 0 }]);
    expect(parties(named('address', me))).toEqual([]);
    expect(parties(named('address', zeroAddress))).toEqual([]);
    expect(parties(named('address', friend), { book })).toEqual([]);
    const domain = { chainId: 1n, verifyingContract: friend };
    expect(parties(one('Order', 'address who,address token', { who: friend, token: usdc }, domain))).toEqual(
      [],
    );
    expect(answer('signatures.party', named('address', me))).toBe('clear');
  });

  it('is not known where nobody says who signs', () => {
    const { signer: _, ...body } = named('address', key) as Extract<Body, { kind: 'typedData' }>;
    expect(answer('signatures.party', body)).toBe('unknown');
  });

  it('is read as a number where a form has numbers', () => {
    expect(parties(permit(key, BigInt(friend)))).toEqual([]);
  });
});

test.each(['a', '0x', 'abc:', 'abc1', '0xabc:', '1q', 'eip155:1:'])(
  'a long text of %s is looked through in good time',
  (part) => {
    const text = part.repeat(1_500_000 / part.length);
    const start = performance.now();
    namedAccounts({ kind: 'text', text });
    expect(performance.now() - start).toBeLessThan(1_500);
  },
);

describe('bytes that stand for something', () => {
  it('are known where what they are a hash of is shown', () => {
    const text = 'What is signed';
    const both = (hash: string) =>
      one('Order', 'string text,bytes32 hash', { text, hash }, { name: 'Market' });
    expect(gaps(both(keccak256(stringToHex(text))))).toEqual(['form']);
    expect(gaps(both(keccak256(stringToHex('other'))))).toEqual(['form', 'hidden']);
  });

  it('are looked for as far as anyone looks, and no further without saying so', () => {
    const list = Array.from({ length: 6_000 }, (_, at) => BigInt(at));
    expect(gaps(one('List', 'uint256[] items', { items: list }))).toContain('long');
  });
});
