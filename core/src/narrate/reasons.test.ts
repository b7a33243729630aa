import { describe, expect, it } from 'vitest';
import { check } from '../check/check.ts';
import { safeTx } from '../check/testing/safes.ts';
import {
  call,
  contract,
  dataOf,
  friend,
  key,
  me,
  offline,
  permit,
  usdc,
  viewOf,
} from '../check/testing/views.ts';
import type { Body } from '../model/request.ts';
import { narrate } from './narrate.ts';
import { unreadOf } from './unread.ts';

const says = (body: Body, sample: Parameters<typeof viewOf>[1] = {}) => {
  const view = viewOf(body, sample);
  return JSON.stringify(unreadOf(view, check(view)));
};

describe('why the domain of a permit is not known', () => {
  const once = permit(contract, 5n);
  const none = { [`account.${usdc.toLowerCase()}.separator`]: { s: 'unknown', why: 'offline' } } as const;

  it('is that nobody asked, and only what was asked says nothing', () => {
    expect(says(once, { ...offline, label: 'done', gaps: none })).toContain('"why":"unasked"');
    const other = { [`account.${usdc.toLowerCase()}.separator`]: { kind: 'bytes', hex: '0x' } } as const;
    expect(says(once, { facts: other })).toContain('"why":"domain"');
    expect(says(once)).not.toMatch(/"why":"(?:unasked|domain)"/);
  });
});

describe('a permission that is over', () => {
  const until = (body: Body, sample: Parameters<typeof viewOf>[1] = {}) =>
    JSON.stringify(narrate({ ...viewOf(body, sample), findings: [] }).sentence);

  it('is said to be, and one that is not has its date', () => {
    expect(until(permit(contract, 5n), { now: { s: 'known', v: 1_900_000_001n } })).toContain('until.over');
    expect(until(permit(contract, 5n), { now: { s: 'known', v: 1_899_999_999n } })).toContain('until.date');
    expect(until(permit(contract, 5n), { now: { s: 'unknown', why: 'offline' } })).toContain('until.date');
  });
});

describe('a delegatecall of foreign code', () => {
  const rule = 'account.elsewhere';
  const fired = (body: Body) =>
    check(viewOf(body)).flatMap((it) => (it.outcome === 'fired' ? [[it.rule, it.severity].join(' ')] : []));

  it('pays nobody by its arguments, and is stopped', () => {
    for (const data of [
      dataOf('transfer(address to, uint256 amount)', [key, 0n]),
      dataOf('approve(address spender, uint256 amount)', [key, 5n]),
      dataOf('deposit(uint256 assets, address receiver)', [5n, key]),
      dataOf('transferFrom(address from, address to, uint256 amount)', [me, key, 5n]),
    ]) {
      const found = fired(safeTx(friend, data, 1));
      expect(found).toContain('power.delegatecall stop');
      expect(found.filter((it) => it.startsWith(rule))).toEqual([]);
    }
  });

  it('is not what a call is', () => {
    const body = call(contract, 'redeem(uint256 shares, address receiver, address owner)', [5n, me, key]);
    expect(fired(body).some((it) => it.startsWith(rule))).toBe(true);
  });
});

describe('shares of someone else', () => {
  it('are taken from them, and a deposit is for them', () => {
    const roles = (body: Body) =>
      check(viewOf(body)).flatMap((it) =>
        it.outcome === 'fired' && it.rule === 'account.elsewhere' && 'role' in it.says.args
          ? [it.says.args.role]
          : [],
      );
    const redeem = 'redeem(uint256 shares, address receiver, address owner)';
    expect(roles(call(contract, redeem, [5n, me, key]))).toContain('payer');
    expect(roles(call(contract, redeem, [5n, me, key]))).not.toContain('owner');
    expect(roles(call(contract, 'deposit(uint256 assets, address receiver)', [5n, key]))).not.toContain(
      'payer',
    );
  });
});
