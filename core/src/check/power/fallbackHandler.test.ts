import { type Address, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { answer } from '../testing/answers.ts';
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
    expect(answer(rule, ofItself(set(usdc)), isToken(usdc, true))).toBe('stop');
    expect(answer(rule, transaction(contract, proposed([safe, set(usdc)])), isToken(usdc, true))).toBe(
      'stop',
    );
  });

  it('is a caution where it is none that Safe publishes, and a note where it is', () => {
    expect(answer(rule, ofItself(set(contract)), isToken(contract, false))).toBe('caution');
    expect(answer(rule, ofItself(set(official)), there)).toBe('note');
    expect(answer(rule, ofItself(set(zeroAddress)))).toBe('note');
  });

  it('is looked at in the setup of a new Safe, where the usual one is silent', () => {
    const setup = (handler: Address) =>
      call(
        safe,
        'setup(address[] owners, uint256 threshold, address to, bytes data, address handler, address token, uint256 payment, address receiver)',
        [[me], 1n, zeroAddress, '0x', handler, zeroAddress, 0n, zeroAddress],
      );
    expect(answer(rule, setup(official), there)).toBe('clear');
    expect(answer(rule, setup(official), { codes: { [official]: 'none' } })).toBe('caution');
    expect(answer(rule, setup(contract), isToken(contract, false))).toBe('caution');
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
    expect(answer(rule, transaction(contract, '0x3f1a77c2'))).toBe('unknown');
  });
});
