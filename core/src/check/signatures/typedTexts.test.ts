import { describe, expect, it } from 'vitest';
import { known, pending, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { revisionOf } from '../../reading/state.ts';
import { check } from '../check.ts';
import { answer, told } from '../testing/answers.ts';
import { friend, me, message, type Sample, typed, viewOf } from '../testing/views.ts';

const fields = (text: string) =>
  text.split(',').map((field) => ({ type: field.split(' ')[0] ?? '', name: field.split(' ')[1] ?? '' }));

const logIn = (more: Readonly<Record<string, unknown>> = {}, domain: object = {}): Body =>
  typed(
    { ClobAuth: fields('address address,string timestamp,uint256 nonce,string message') },
    'ClobAuth',
    {
      address: me,
      timestamp: '1800000000',
      nonce: 0n,
      message: 'This message attests that I control the given wallet',
      ...more,
    },
    { name: 'ClobAuthDomain', version: '1', chainId: 1n, ...domain },
  );

const at = (host: string): Sample => ({ session: known({ host }) });
const verdict = (body: Body, sample: Sample = {}) =>
  revisionOf(viewOf(body, { simulate: 'skipped', ...sample }), 0).verdict;

describe('a log-in by typed data', () => {
  const rule = 'signatures.logIn';

  it('is a caution where nobody knows which site asks', () => {
    expect(told(rule, logIn())).toEqual([
      'caution: signatures.logIn.says how unasked site polymarket.com | signatures.logIn.why | signatures.logIn.remedy site polymarket.com | reject | in 0 | by step.0.fn session.host',
    ]);
    expect(verdict(logIn())).toBe('caution');
    expect(told(rule, logIn(), { session: unknown('timeout') })).toEqual([
      'caution: signatures.logIn.says how unasked site polymarket.com | signatures.logIn.why | signatures.logIn.remedy site polymarket.com | reject | in 0 | by step.0.fn',
    ]);
    const origin = { via: 'school', claimed: 'https://polymarket.com' } as const;
    expect(answer(rule, logIn(), { origin })).toBe('caution');
  });

  it('is stopped where another site asks', () => {
    for (const claimed of ['https://shop.test', 'polymarket.com.evil.test', 'https://polymarket.co'])
      expect(answer(rule, logIn(), { origin: { via: 'school', claimed } }), claimed).toBe('stop');
    const origin = { via: 'school', claimed: 'https://shop.test' } as const;
    expect(told(rule, logIn(), { ...at('polymarket.com'), origin })).toEqual([
      'stop: signatures.logIn.says how logIn site polymarket.com | signatures.logIn.why | signatures.logIn.remedy site polymarket.com | reject | in 0 | by step.0.fn session.host',
    ]);
  });

  it('is calm where its own site asks, and not before that is known', () => {
    expect(told(rule, logIn(), at('polymarket.com'))).toEqual(['clear step.0.fn session.host']);
    expect(verdict(logIn(), at('polymarket.com'))).toBe('read');
    expect(told(rule, logIn(), { session: pending })).toEqual(['pending session.host']);
    expect(answer(rule, message('Hello'))).toBe('notApplicable');
  });

  it('is not calm there either with another account, text or domain', () => {
    const here = at('polymarket.com');
    expect(verdict(logIn({ address: friend }), here)).toBe('caution');
    expect(verdict(logIn({ message: 'I owe John 50 USD' }), here)).toBe('caution');
    expect(verdict(logIn({ timestamp: 'I owe John 50 USD' }), here)).toBe('caution');
    expect(verdict(logIn({}, { name: 'Clob' }), here)).toBe('notFullyRead');
    expect(verdict(logIn({}, { version: 'I owe John' }), here)).toBe('notFullyRead');
  });
});

describe('a text in typed data', () => {
  const rule = 'signatures.anyText';
  const letter = (contents: string, name = 'Bob'): Body =>
    typed(
      { Mail: fields('Person from,Person to,string contents'), Person: fields('string name,address wallet') },
      'Mail',
      { from: { name: 'Cow', wallet: me }, to: { name, wallet: friend }, contents },
      { name: 'Ether Mail', version: '1' },
    );

  it('is a caution, but for the letter of EIP-712 as it is', () => {
    expect(told(rule, letter('Hello, Bob!'))).toEqual([
      'clear step.0.arg.from.name step.0.arg.to.name step.0.arg.contents',
    ]);
    expect(verdict(letter('Hello, Bob!'))).toBe('read');
    for (const text of ['I owe John 50,000 USD.', 'Sign to enable trading', 'hello, bob!', ''])
      expect(verdict(letter(text)), text).toBe('caution');
    expect(verdict(letter('Hello, Bob!', 'John, whom I owe 50 USD'))).toBe('caution');
  });

  it('is silent on a plain reason of a vote, and a caution on any other text', () => {
    const vote = (reason: string, metadata = '{}'): Body =>
      typed(
        {
          Vote: fields(
            'address from,string space,uint64 timestamp,string proposal,uint32 choice,string reason,string app,string metadata',
          ),
        },
        'Vote',
        {
          from: me,
          space: 'tower.eth',
          timestamp: 1n,
          proposal: `0x${'ab'.repeat(32)}`,
          choice: 1n,
          reason,
          app: 'snapshot',
          metadata,
        },
        { name: 'snapshot', version: '0.1.4' },
      );
    expect(verdict(vote(''))).toBe('read');
    expect(verdict(vote('It costs too much.'))).toBe('read');
    for (const reason of ['I agree that my deposit is owed to moonfarm.', 'Call 555 01 42 233', 'a.example'])
      expect(answer(rule, vote(reason)), reason).toBe('caution');
    expect(told(rule, vote('', 'I sell my item 8 to John.'))).toEqual([
      'caution: signatures.anyText.says | signatures.anyText.why | messages.anyUse.remedy how text | reject | in 0 | by step.0.arg.metadata',
    ]);
    expect(answer(rule, message('Hello'))).toBe('notApplicable');
  });

  it('is pending until the request is decoded', () => {
    const view = viewOf(letter('I owe John'));
    const waiting = { ...view, stations: { ...view.stations, decode: 'pending' as const } };
    expect(check(waiting).find((it) => it.rule === rule)?.outcome).toBe('pending');
  });
});
