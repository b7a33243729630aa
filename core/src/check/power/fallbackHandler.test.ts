import { type Address, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { answer, told } from '../testing/answers.ts';
import { ofItself, proposed, safeTx } from '../testing/safes.ts';
import { call, contract, dataOf, me, safe, transaction, usdc, viewOf } from '../testing/views.ts';

const rule = 'power.fallbackHandler';
const official: Address = '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99';
const set = (handler: Address) => dataOf('setFallbackHandler(address handler)', [handler]);
const isToken = (handler: Address, value: boolean) => ({
  facts: { [`account.${handler.toLowerCase()}.isToken`]: { kind: 'bool', value } as const },
});

const there = { codes: { [official]: 'contract' } } as const;

describe('who answers for a Safe', () => {
  it('is stopped where it is a token', () => {
    expect(told(rule, ofItself(set(usdc)), isToken(usdc, true))).toEqual([
      'stop: power.fallbackHandler.saysToken handler step.0.0.arg.handler how unknown | power.fallbackHandler.whyToken | remedy.reject | reject | in 0.0 | by step.0.0.arg.handler',
    ]);
    expect(answer(rule, transaction(contract, proposed([safe, set(usdc)])), isToken(usdc, true))).toBe(
      'stop',
    );
  });

  it('is a caution where it is none that Safe publishes, and a note where it is', () => {
    expect(told(rule, ofItself(set(contract)), isToken(contract, false))).toEqual([
      'caution: power.fallbackHandler.says handler step.0.0.arg.handler how unknown | power.fallbackHandler.why | power.control.remedy | in 0.0 | by step.0.0.arg.handler',
    ]);
    expect(told(rule, ofItself(set(official)), there)).toEqual([
      'note: power.fallbackHandler.says handler step.0.0.arg.handler how known | power.fallbackHandler.why | power.control.remedy | in 0.0 | by step.0.0.arg.handler',
    ]);
    expect(told(rule, ofItself(set(zeroAddress)))).toEqual([
      'note: power.fallbackHandler.saysTaken contract step.0.0.to | power.fallbackHandler.whyTaken | in 0.0 | by step.0.0.fn step.0.0.to',
    ]);
  });

  it('is looked at in the setup of a new Safe, where the usual one is silent', () => {
    const setup = (handler: Address) =>
      call(
        safe,
        'setup(address[] owners, uint256 threshold, address to, bytes data, address handler, address token, uint256 payment, address receiver)',
        [[me], 1n, zeroAddress, '0x', handler, zeroAddress, 0n, zeroAddress],
      );
    expect(told(rule, setup(official), there)).toEqual(['clear step.0.arg.fallbackHandler']);
    expect(told(rule, setup(official), { codes: { [official]: 'none' } })).toEqual([
      'caution: power.fallbackHandler.says handler step.0.arg.fallbackHandler how unknown | power.fallbackHandler.why | power.control.remedy | in 0 | by step.0.arg.fallbackHandler',
      'unknown account.0xfd0732dc9e303f09fcef3a7388ad10a83459ec99.isToken',
    ]);
    expect(told(rule, setup(contract), isToken(contract, false))).toEqual([
      'caution: power.fallbackHandler.says handler step.0.arg.fallbackHandler how unknown | power.fallbackHandler.why | power.control.remedy | in 0 | by step.0.arg.fallbackHandler',
    ]);
    expect(answer(rule, setup(zeroAddress))).toBe('notApplicable');
  });

  it('is nothing of other requests', () => {
    expect(answer(rule, safeTx(usdc, '0x', 0))).toBe('notApplicable');
  });
});

describe('the rule', () => {
  it('warns of a foreign one, and says that nobody knows whether it is a token', () => {
    const found = check(viewOf(ofItself(set(contract)))).filter((it) => it.rule === rule);
    expect(found).toMatchObject([
      { outcome: 'fired', severity: 'caution' },
      { outcome: 'unknown', missing: [`account.${contract.toLowerCase()}.isToken`] },
    ]);
    expect(told(rule, transaction(contract, '0x3f1a77c2'))).toEqual(['unknown step.0.fn']);
  });
});
