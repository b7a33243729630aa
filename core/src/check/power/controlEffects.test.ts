import { type Hex, zeroAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import type { EffectLine } from '../../model/effects.ts';
import { known, unknown } from '../../model/known.ts';
import { answer, told } from '../testing/answers.ts';
import { call, contract, effectsOf, friend, key, me, safe, transaction, usdc } from '../testing/views.ts';

const rule = 'power.hiddenControl';
const codeHash: Hex = `0x${'ab'.repeat(32)}`;
const plain = call(contract, 'play()', []);

const line = (over: Partial<EffectLine>): Partial<EffectLine> => ({
  who: contract,
  what: 'owner',
  part: 'owner',
  before: known(friend),
  after: known(key),
  ...over,
});

const seen = (over: Partial<EffectLine>, body = plain) =>
  answer(rule, body, { effects: known(effectsOf([line(over)])) });

const mine = { kind: 'safeTransaction', chainId: 1, safe, version: '1.4.1' } as const;
const gas = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: zeroAddress, refundReceiver: zeroAddress };
const bySafe = { ...mine, tx: { ...gas, to: usdc, value: 0n, data: '0x', operation: 0, nonce: 0n } } as const;
const settings = (over: Partial<EffectLine>) => seen({ who: safe, what: 'safe', ...over }, bySafe);

describe('a change of control that no call asks for', () => {
  it('is a caution, of whatever contract', () => {
    expect(seen({})).toBe('caution');
    for (const part of ['implementation', 'admin', 'beacon'] as const) {
      expect(seen({ what: 'code', part })).toBe('caution');
      expect(seen({ who: safe, what: 'code', part }, bySafe)).toBe('stop');
    }
    expect(
      seen({ what: 'role', part: 'granted', counterparty: key, before: known(false), after: known(true) }),
    ).toBe('caution');
  });

  it('is stopped where it takes from the user what the user controlled', () => {
    expect(seen({ before: known(me) })).toBe('stop');
    expect(seen({ before: known(friend), after: known(me) })).toBe('caution');
  });

  it('is stopped where someone else gets power over the Safe that acts', () => {
    expect(settings({ part: 'implementation' })).toBe('stop');
    expect(settings({ part: 'owners', counterparty: key, before: known(false), after: known(true) })).toBe(
      'stop',
    );
    expect(settings({ part: 'module', counterparty: key, before: known(false), after: known(true) })).toBe(
      'stop',
    );
    expect(settings({ part: 'threshold', before: known(3n), after: known(1n) })).toBe('stop');
    expect(settings({ part: 'threshold', before: known(3n), after: unknown('refused') })).toBe('stop');
    expect(settings({ part: 'fallbackHandler', before: known(zeroAddress) })).toBe('stop');
  });

  it('is a caution where power is only taken away', () => {
    expect(settings({ part: 'module', counterparty: key, before: known(true), after: known(false) })).toBe(
      'caution',
    );
    expect(settings({ part: 'threshold', before: known(1n), after: known(3n) })).toBe('caution');
    expect(settings({ part: 'guard', before: known(key), after: known(zeroAddress) })).toBe('caution');
  });

  it('is stopped where the account of the user obeys other code', () => {
    expect(seen({ who: me, what: 'delegate', part: 'delegation', before: known(zeroAddress) })).toBe('stop');
  });
});

describe('a change of control that a call says', () => {
  it('is not hidden', () => {
    expect(seen({}, call(contract, 'transferOwnership(address a)', [key]))).toBe('clear');
    expect(seen({ after: known(zeroAddress) }, call(contract, 'renounceOwnership()', []))).toBe('clear');
    const upgrade = call(contract, 'upgradeTo(address a)', [key]);
    expect(seen({ what: 'code', part: 'implementation' }, upgrade)).toBe('clear');
    const role = {
      what: 'role',
      part: 'granted',
      counterparty: key,
      before: known(false),
      after: known(true),
    } as const;
    expect(seen(role, call(contract, 'grantRole(bytes32 a, address b)', [zeroHash, key]))).toBe('clear');
  });

  it('is hidden where it names another address, another contract or another power', () => {
    expect(seen({}, call(contract, 'transferOwnership(address a)', [friend]))).toBe('caution');
    expect(seen({}, call(usdc, 'transferOwnership(address a)', [key]))).toBe('caution');
    expect(seen({}, call(contract, 'upgradeTo(address a)', [key]))).toBe('caution');
  });

  it('is not hidden where an authorization hands the account over', () => {
    const body = { kind: 'authorization', chainId: 1, delegate: key, nonce: 0n, authority: me } as const;
    const handed = { who: me, what: 'delegate', part: 'delegation', before: known(zeroAddress) } as const;
    expect(seen(handed, body)).toBe('clear');
    expect(seen({ ...handed, after: known(friend) }, body)).toBe('caution');
  });

  it('is seen in a list too, as in the modules that a library enables', () => {
    const enable = call(safe, 'enableModules(address[] modules)', [[usdc, key]]);
    const enabled = (module: typeof key) =>
      seen(
        {
          who: safe,
          what: 'safe',
          part: 'module',
          counterparty: module,
          before: known(false),
          after: known(true),
        },
        enable,
      );
    expect(enabled(key)).toBe('clear');
    expect(enabled(friend)).toBe('caution');
  });

  it('by an administrator of proxies names the proxy', () => {
    const body = call(usdc, 'upgrade(address a, address b)', [contract, key]);
    expect(seen({ what: 'code', part: 'implementation' }, body)).toBe('clear');
    expect(seen({ who: friend, what: 'code', part: 'implementation' }, body)).toBe('caution');
  });
});

describe('the rule', () => {
  it('is silent where nothing of control changes, and of contracts that are made', () => {
    expect(told(rule, plain, { effects: known(effectsOf([])) })).toEqual(['clear effects']);
    const made = line({
      what: 'code',
      part: 'contract',
      before: known(zeroHash),
      after: known(codeHash),
    });
    const owned = line({ before: known(zeroAddress) });
    expect(answer(rule, plain, { effects: known(effectsOf([made, owned])) })).toBe('clear');
  });

  it('leaves what is only claimed to the rule on claims', () => {
    expect(seen({ basis: 'claimed' })).toBe('clear');
  });

  it('has no answer where nobody looked', () => {
    expect(told(rule, plain, { effects: unknown('offline', 'node.test') })).toEqual(['unknown effects']);
    const notLookedAt = [{ id: 'effects.notLookedAt.control', args: {} }] as const;
    expect(answer(rule, plain, { effects: known(effectsOf([], { notLookedAt })) })).toBe('unknown');
    expect(answer(rule, { kind: 'message', bytes: '0x' })).toBe('notApplicable');
    expect(answer(rule, transaction(me, '0x', 1n), { effects: known(effectsOf([])) })).toBe('clear');
  });
});
