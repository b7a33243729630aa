import { type Address, maxUint256 } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../model/finding.ts';
import { known } from '../model/known.ts';
import { type Mute, standardPreferences } from '../model/preferences.ts';
import type { Body } from '../model/request.ts';
import { revisionOf } from '../reading/state.ts';
import { check } from './check.ts';
import { ofItself } from './testing/safes.ts';
import {
  call,
  contract,
  dataOf,
  friend,
  key,
  me,
  safe,
  type Sample,
  usdc,
  viewOf,
  weth,
} from './testing/views.ts';

const approve = 'approve(address spender, uint256 amount)';
const unlimited = call(usdc, approve, [contract, maxUint256]);

function muting(...mutes: readonly Mute[]): Sample {
  return { preferences: known({ ...standardPreferences, mutes }) };
}

function fired(rule: string, body: Body, sample: Sample = {}) {
  return check(viewOf(body, sample)).filter(
    (it): it is Extract<Finding, { outcome: 'fired' }> => it.rule === rule && it.outcome === 'fired',
  );
}

describe('a mute', () => {
  const noLimit = { rule: 'approvals.noLimit', address: contract, chainId: 1 };

  it('takes the weight of one rule about one address on one chain, and leaves it listed', () => {
    expect(fired('approvals.noLimit', unlimited)).toMatchObject([{ about: contract }]);
    expect(fired('approvals.noLimit', unlimited, muting(noLimit))).toMatchObject([
      { about: contract, muted: true },
    ]);
    expect(revisionOf(viewOf(unlimited), 0).verdict).toBe('caution');
    expect(revisionOf(viewOf(unlimited, muting(noLimit)), 0).verdict).toBe('read');
  });

  it('counts for no other rule, address or chain', () => {
    for (const other of [
      { ...noLimit, rule: 'approvals.operator' },
      { ...noLimit, address: friend },
      { ...noLimit, chainId: 10 },
    ]) {
      expect(fired('approvals.noLimit', unlimited, muting(other))[0]?.muted).toBeUndefined();
    }
    const two: Body = {
      kind: 'calls',
      chainId: 1,
      from: me,
      atomic: true,
      calls: [contract, weth].map((spender) => ({
        to: usdc,
        value: 0n,
        data: dataOf(approve, [spender, maxUint256]),
      })),
    };
    const heard = fired('approvals.noLimit', two, muting(noLimit)).map(({ about, muted }) => [about, muted]);
    expect(heard).toEqual([
      [contract, true],
      [weth, undefined],
    ]);
  });

  it('is never of a Stop', () => {
    const mute = { rule: 'approvals.plainAccount', address: key, chainId: 1 };
    const [it] = fired('approvals.plainAccount', call(usdc, approve, [key, 5n]), muting(mute));
    expect([it?.severity, it?.muted]).toEqual(['stop', undefined]);
  });

  it('is never of who gains power, nor about the account that the request acts for', () => {
    const enable = ofItself(dataOf('enableModule(address module)', [contract]));
    const all = [safe, contract].map((address: Address) => ({ rule: 'power.control', address, chainId: 1 }));
    const heard = check(viewOf(enable, muting(...all))).filter(({ outcome }) => outcome === 'fired');
    expect(heard.map(({ rule }) => rule)).toContain('power.control');
    expect(heard.filter((it) => it.outcome === 'fired' && it.muted === true)).toEqual([]);
    expect(heard.filter((it) => it.outcome === 'fired' && it.about === safe)).toEqual([]);
  });
});
