import { describe, expect, it } from 'vitest';
import type { Finding, Severity } from '../model/finding.ts';
import { known } from '../model/known.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Verdict } from '../model/readback.ts';
import { driftOf } from './driftOf.ts';
import { balance, dollar, friend, readback } from './testing/readbacks.ts';
import { citedIn, told } from './testing/said.ts';

const says: Phrase = { id: 'transfers.noMinimum.remedy', args: {} };
const why: Phrase = { id: 'transfers.noMinimum.why', args: {} };
const fired = (severity: Severity, more: Partial<Extract<Finding, { outcome: 'fired' }>> = {}): Finding => ({
  rule: 'transfers.x',
  outcome: 'fired',
  severity,
  facts: [],
  missing: [],
  says,
  why,
  ...more,
});
const judged = (findings: readonly Finding[], verdict: Verdict = 'read') =>
  readback([], { findings, verdict });
const warning = '! warning: drift.warning says (transfers.noMinimum.remedy)';
const gone = '· warning: drift.warningGone says (transfers.noMinimum.remedy)';

describe('a warning', () => {
  it('that is new or graver is told in its own words, one that is gone or milder is a mark or nothing', () => {
    expect(told(judged([]), judged([fired('caution')]))).toEqual([warning]);
    expect(told(judged([fired('caution')]), judged([fired('stop')]))).toEqual([warning]);
    expect(told(judged([fired('stop')]), judged([fired('caution')]))).toEqual([]);
    expect(told(judged([fired('caution')]), judged([]))).toEqual([gone]);
  });

  it('that is only a note is none', () => {
    expect(told(judged([]), judged([fired('note')]))).toEqual([]);
    expect(told(judged([fired('note')]), judged([]))).toEqual([]);
    expect(told(judged([fired('note')]), judged([fired('caution')]))).toEqual([warning]);
  });

  it('of another step, of another rule or with other words is another one', () => {
    const read = judged([fired('caution', { step: '0' })]);
    expect(told(read, judged([fired('caution', { step: '1' })]))).toEqual([warning, gone]);
    expect(told(read, judged([fired('caution', { step: '0', rule: 'transfers.y' })]))).toEqual([
      warning,
      gone,
    ]);
    const other = fired('caution', { step: '0', says: why });
    expect(told(read, judged([other]))).toEqual([
      '! warning: drift.warning says (transfers.noMinimum.why)',
      gone,
    ]);
    expect(told(read, judged([fired('caution', { step: '0' })]))).toEqual([]);
  });

  it('that is said twice counts twice, the gravest first in whatever order', () => {
    const both = [fired('caution'), fired('stop')];
    expect(told(judged(both), judged([...both].reverse()))).toEqual([]);
    expect(told(judged(both), judged([...both, fired('caution')]))).toEqual([warning]);
    expect(told(judged([fired('caution')]), judged(both))).toEqual([warning, warning]);
    expect(told(judged(both), judged([fired('stop')]))).toEqual([gone]);
  });

  it('that cannot be told any more is not gone', () => {
    const open: Finding = { rule: 'transfers.x', outcome: 'unknown', facts: [], missing: [] };
    expect(told(judged([fired('caution')]), judged([open]))).toEqual(['· notRenewed: drift.notRenewed']);
    const ofAnother = { ...open, rule: 'transfers.y' };
    expect(told(judged([fired('caution')]), judged([ofAnother]))).toEqual([gone]);
  });

  it('that a request fails is said with its reason', () => {
    const fails = fired('stop', { rule: 'outcome.fails' });
    expect(told(judged([]), judged([fails]))).toEqual([
      '! warning: drift.warning says (transfers.noMinimum.why)',
    ]);
  });

  it('shows the numbers of now, and cites each of them once', () => {
    const read = readback([balance(dollar, 9n, 5n)]);
    const it_ = fired('caution', {
      facts: ['effect.0.delta', 'effect.0.who'],
      says: { id: 'drift.what.balance', args: { asset: 'effect.0.delta', account: 'effect.0.who' } },
    });
    const now = readback([balance(dollar, 9n, 4n, friend)], { findings: [it_], verdict: 'caution' });
    const [change] = driftOf(read, now).material.filter(({ kind }) => kind === 'warning');
    expect(change?.now).toEqual(['now.effect.0.delta', 'now.effect.0.who']);
    expect(told(read, now)).toContain(
      '! warning: drift.warning says (drift.what.balance asset -5 dollar account friend)',
    );
  });

  it('that is gone shows and cites what was read', () => {
    const it_ = fired('caution', {
      facts: ['effect.0.delta'],
      says: { id: 'drift.what.balance', args: { asset: 'effect.0.delta', account: 'effect.0.who' } },
    });
    const read = readback([balance(dollar, 9n, 5n)], { findings: [it_] });
    const now = readback([balance(dollar, 9n, 5n)]);
    expect(told(read, now)).toEqual([
      '· warning: drift.warningGone says (drift.what.balance asset -4 dollar account me)',
    ]);
    expect(citedIn(read, now)).toEqual(['-4 dollar > ']);
  });

  it('speaks of numbers that are no facts as they are', () => {
    const it_ = fired('caution', { says: { id: 'sentence.more', args: { count: 2 } } });
    expect(told(judged([]), judged([it_]))).toEqual([
      '! warning: drift.warning says (sentence.more count 2)',
    ]);
  });
});

describe('the verdict', () => {
  const at = (verdict: Verdict) => readback([], { verdict });

  it.each([
    ['read', 'caution'],
    ['read', 'stop'],
    ['caution', 'stop'],
    ['notFullyRead', 'stop'],
    ['pending', 'caution'],
  ] as const)('that gets worse is told, from %s to %s', (was, now) => {
    expect(told(at(was), at(now))).toEqual([`! control: drift.verdict now ${now}`]);
    expect(told(at(now), at(was))).toEqual([]);
  });

  it.each(['read', 'caution', 'pending'] as const)(
    'that is not fully read, where it was %s, says that less is known',
    (was) => {
      expect(told(at(was), at('notFullyRead'))).toEqual(['· notRenewed: drift.notRenewed']);
    },
  );

  it('is not told once more beside a warning', () => {
    expect(told(judged([]), judged([fired('caution')], 'caution'))).toEqual([warning]);
    // Beside what is only a mark it is.
    expect(told(judged([fired('caution')], 'caution'), judged([], 'stop'))).toEqual([
      '! control: drift.verdict now stop',
      gone,
    ]);
    expect(told(at('stop'), at('stop'))).toEqual([]);
  });
});

describe('whether it can be signed', () => {
  const signed = { kind: 'none', why: { id: 'control.signed', args: {} } } as const;

  it('where it cannot any more, the reason is told', () => {
    expect(told(readback([]), readback([], { control: signed }))).toEqual([
      '! control: drift.control why (control.signed)',
    ]);
    expect(told(readback([], { control: signed }), readback([], { control: signed }))).toEqual([]);
    expect(told(readback([], { control: signed }), readback([]))).toEqual([]);
  });
});

describe('the words', () => {
  const saying = (...sentence: readonly Phrase[]) => readback([], { sentence });

  it('that are other words are told where nothing else is', () => {
    const [read, now] = [
      saying({ id: 'sentence.more', args: { count: 2 } }),
      saying({ id: 'sentence.more', args: { count: 3 } }),
    ];
    expect(told(read, now)).toEqual(['! words: drift.words']);
    expect(told(read, { ...now, findings: [fired('caution')] })).toEqual([warning]);
    // A mark does not explain them; what could not be inspected again may.
    expect(told({ ...read, findings: [fired('caution')] }, now)).toEqual(['! words: drift.words', gone]);
    expect(told(read, { ...now, verdict: 'notFullyRead' })).toEqual(['· notRenewed: drift.notRenewed']);
  });

  it('that speak of lines which are counted in another order are the same', () => {
    const of = (line: string) => saying({ id: 'what.amount', args: { amount: `effect.${line}.delta` } });
    expect(told(of('0'), of('17'))).toEqual([]);
    expect(told(of('0'), saying({ id: 'what.amount', args: { amount: 'effect.0.after' } }))).toEqual([
      '! words: drift.words',
    ]);
  });
});

describe('the facts that are handed on', () => {
  const account = `account.${friend.toLowerCase()}.name`;
  const text = (id: string, it: string) => ({
    id,
    value: known({ kind: 'text', text: it } as const),
    from: [],
  });

  it('are those of now, under their own name where nothing was known of an account or token', () => {
    const now = readback([], { facts: { [account]: text(account, 'Ann'), other: text('other', 'x') } });
    const { facts } = driftOf(readback([]), now);
    expect(facts[account]?.value).toEqual(known({ kind: 'text', text: 'Ann' }));
    expect(facts[`now.${account}`]).toEqual({ ...text(account, 'Ann'), id: `now.${account}` });
    expect(Object.keys(facts).sort()).toEqual([account, `now.${account}`, 'now.other']);
    const read = readback([], { facts: { [account]: text(account, 'Bob') } });
    expect(Object.keys(driftOf(read, now).facts).sort()).toEqual([`now.${account}`, 'now.other']);
  });
});
