import { expect, it } from 'vitest';
import type { Fact, FactId } from '../model/fact.ts';
import type { Finding } from '../model/finding.ts';
import { known } from '../model/known.ts';
import { alikeOf } from './alike.ts';

const payee = (at: number): `0x${string}` => `0x${'0'.repeat(36)}500${at}`;
const facts: Readonly<Record<FactId, Fact>> = Object.fromEntries(
  [0, 1, 2, 3, 4, 5].map((at) => {
    const id = `step.${at}.arg.to`;
    return [id, { id, value: known({ kind: 'address', address: payee(at % 5) }), from: [] }];
  }),
);
const factAt = (id: FactId): Fact | undefined => facts[id];

const lost = (at: number, more: Partial<Extract<Finding, { outcome: 'fired' }>> = {}): Finding => ({
  rule: 'transfers.lost',
  outcome: 'fired',
  severity: 'caution',
  step: `${at}`,
  facts: [],
  missing: [],
  says: { id: 'transfers.lost.says', args: { how: 'key', to: `step.${at}.arg.to` } },
  why: { id: 'transfers.lost.why', args: {} },
  ...more,
});

it('what is true of several payees is said of the first, and the others are named after it', () => {
  const [group, ...more] = alikeOf([lost(2), lost(1), lost(0)], factAt);
  expect(more).toEqual([]);
  expect(group?.first.step).toBe('0');
  expect(group?.same?.id).toBe('finding.alike');
  expect(JSON.stringify(group?.same)).toContain('step.1.arg.to');
});

it('of many it is said how many more there are, and nobody is counted twice', () => {
  const all = [0, 1, 2, 3, 4, 5].map((at) => lost(at));
  expect(alikeOf(all, factAt)[0]?.same).toMatchObject({ id: 'finding.alikeMore', args: { count: 1 } });
  expect(alikeOf([lost(0), lost(5)], factAt)[0]?.same).toBeUndefined();
});

it('what is graver, or has another reason, is never told as the same', () => {
  const why = { id: 'transfers.lookAlike.why', args: {} } as never;
  expect(
    alikeOf([lost(0), lost(1, { severity: 'stop' })], factAt).map(({ first }) => first.severity),
  ).toEqual(['stop', 'caution']);
  expect(alikeOf([lost(0), lost(1, { why })], factAt)).toHaveLength(2);
  expect(alikeOf([lost(0), lost(1, { muted: true })], factAt)).toHaveLength(2);
});

it('what differs from the first in another thing than the others do is told by itself', () => {
  const says = (token: string, spender: string) =>
    lost(0, { says: { id: 'approvals.noLimit.says', args: { token, spender } } } as never);
  const groups = alikeOf(
    [
      says('step.0.arg.to', 'step.1.arg.to'),
      says('step.2.arg.to', 'step.1.arg.to'),
      says('step.0.arg.to', 'step.3.arg.to'),
    ],
    factAt,
  );
  expect(groups.map(({ others }) => others.length)).toEqual([1, 0]);
});
