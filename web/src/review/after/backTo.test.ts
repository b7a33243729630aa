import type { EffectLine, Effects } from '@readback/core/model/effects.ts';
import { known } from '@readback/core/model/known.ts';
import type { Via } from '@readback/core/model/ways.ts';
import { expect, test } from 'vitest';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { fact, facts, router, sample, weth, you } from '../testing/sample.ts';
import { backTo } from './backTo.ts';
import { paysAgain } from './paysAgain.ts';

const asset = { kind: 'token', chainId: 1, address: weth } as const;

function allowance(after: bigint): EffectLine {
  const values = { before: known(7n), after: known(after), basis: 'read' as const };
  return { id: '0', who: you, what: 'allowance', asset, counterparty: router, ...values, cause: [] };
}

function entry(via: Via, after: bigint, more: Partial<ActivityEntry> = {}): ActivityEntry {
  const before = sample();
  const effects = known({ status: 'success', lines: [allowance(after)] } as unknown as Effects);
  const readback = sample({
    incoming: { ...before.incoming, origin: { via } },
    effects,
    facts: facts(
      fact('effect.0.who', { kind: 'address', address: you }),
      fact('effect.0.asset', { kind: 'asset', asset }),
      fact('effect.0.counterparty', { kind: 'address', address: router }),
      fact('effect.0.before', { kind: 'allowance', raw: 7n, asset, unlimited: false }),
      fact('effect.0.after', { kind: 'allowance', raw: after, asset, unlimited: false }),
    ),
  });
  return { id: 'a', incoming: readback.incoming, openedAt: 0, state: 'sent', readback, ...more };
}

const to = (it: ActivityEntry, waits = 0) => {
  const { label, target } = backTo(it, waits);
  return `${label}: ${target.to}`;
};

test('one goes on to the next request that waits, whatever this one was', () => {
  expect(to(entry('form', 0n), 1)).toBe('Next request, 1 waits: /waiting');
  expect(to(entry('script', 9n), 3)).toBe('Next request, 3 wait: /waiting');
});

test('one goes back to where a request came from', () => {
  expect(to(entry('script', 9n))).toBe('Back to Requests: /waiting');
  expect(to(entry('extension', 9n))).toBe('Back to Requests: /waiting');
  expect(to(entry('paste', 0n))).toBe('Done: /');
  expect(to(entry('form', 9n))).toBe('Done: /');
  expect(to(entry('form', 0n))).toBe('Back to account: /accounts/$address');
  expect(to(entry('school', 0n, { flight: 'x' }), 3)).toBe('Done: /school');
});

test('nothing is paid again that was no payment, or of which it is not known that it arrived', () => {
  expect(paysAgain(entry('form', 9n))).toBe(false);
});

test('where what was said of the next request waits for it, one goes back to that', () => {
  const { label, target, showsPlan } = backTo(entry('form', 5n), 0, true);
  expect([label, target.to, showsPlan]).toEqual(['Continue with your plan', '/', true]);
  expect(to(entry('form', 5n))).not.toContain('plan');
});
