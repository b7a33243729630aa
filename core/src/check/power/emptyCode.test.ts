import { type Address, type Hex, zeroAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import type { EffectLine } from '../../model/effects.ts';
import { answer, told } from '../testing/answers.ts';
import { batch, multiSend, ofItself, proposed, safeTx } from '../testing/safes.ts';
import {
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  key,
  me,
  offline,
  safe,
  transaction,
  usdc,
} from '../testing/views.ts';

const rule = 'power.emptyCode';
const enable = (module: Address) => dataOf('enableModule(address module)', [module]);
const setup = (handler: Address, to: Address = zeroAddress, data: Hex = '0x') =>
  dataOf(
    'setup(address[] owners, uint256 threshold, address to, bytes data, address handler, address token, uint256 payment, address receiver)',
    [[me], 1n, to, data, handler, zeroAddress, 0n, zeroAddress],
  );
const made = (initializer: Hex) =>
  call(contract, 'createProxyWithNonce(address singleton, bytes initializer, uint256 salt)', [
    '0x41675C099F32341bf84BFc5382aF534df5C7461a',
    initializer,
    0n,
  ]);

describe('power that goes to where no contract stands', () => {
  it('is stopped: modules, guards, handlers, and code', () => {
    const calls = [
      ['enableModule(address a)', [key]],
      ['installModule(uint256 a, address b, bytes c)', [2n, key, '0x']],
      ['installPlugin(address a, bytes32 b, bytes c, bytes21[] d)', [key, zeroHash, '0x', []]],
      ['setGuard(address a)', [key]],
      ['setModuleGuard(address a)', [key]],
      ['setFallbackHandler(address a)', [key]],
      ['upgradeTo(address a)', [key]],
      ['upgradeToAndCall(address a, bytes b)', [key, '0x']],
      ['upgrade(address a, address b)', [usdc, key]],
      ['setBeacon(address a)', [key]],
      [
        'diamondCut((address a, uint8 b, bytes4[] c)[] d, address e, bytes f)',
        [[[key, 0, []]], zeroAddress, '0x'],
      ],
    ] as const;
    for (const [signature, args] of calls) {
      expect(answer(rule, call(contract, signature, args)), signature).toBe('stop');
      const planned = proposed([contract, dataOf(signature, args)]);
      expect(answer(rule, transaction(contract, planned)), signature).toBe('stop');
    }
  });

  it('is stopped where a key that borrows code becomes a module', () => {
    expect(told(rule, ofItself(enable(key)), { codes: { [key]: 'delegated' } })).toEqual([
      'stop: power.emptyCode.says as module target step.0.0.arg.module | power.emptyCode.whyModule | remedy.reject | reject | in 0.0 | by step.0.0.arg.module account.0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae.code',
    ]);
  });

  it('is stopped in the setup of a new Safe: its handler, and modules that a library enables', () => {
    expect(told(rule, made(setup(key)))).toEqual([
      'stop: power.emptyCode.says as handler target step.0.0.arg.fallbackHandler | power.emptyCode.why | remedy.reject | reject | in 0.0 | by step.0.0.arg.fallbackHandler account.0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae.code',
    ]);
    const library: Address = '0x2dd68b007B46fBe91B9A7c3EDa5A7a1063cB5b47';
    const modules = dataOf('enableModules(address[] modules)', [[contract, key]]);
    expect(told(rule, made(setup(zeroAddress, library, modules)))).toEqual([
      'stop: power.emptyCode.says as module target step.0.0.0.arg.modules.1 | power.emptyCode.whyModule | remedy.reject | reject | in 0.0.0 | by step.0.0.0.arg.modules.1 account.0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae.code',
    ]);
  });
});

describe('power that goes to a contract', () => {
  it('is silent, and so is what is taken away', () => {
    expect(told(rule, ofItself(enable(contract)))).toEqual([
      'clear step.0.0.arg.module account.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.code',
    ]);
    expect(told(rule, made(setup(contract)))).toEqual([
      'clear step.0.0.arg.fallbackHandler account.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.code',
    ]);
    expect(answer(rule, ofItself(dataOf('setGuard(address a)', [zeroAddress])))).toBe('notApplicable');
    const cut = dataOf('diamondCut((address a, uint8 b, bytes4[] c)[] d, address e, bytes f)', [
      [[zeroAddress, 2, ['0x12345678']]],
      zeroAddress,
      '0x',
    ]);
    expect(answer(rule, transaction(contract, cut))).toBe('notApplicable');
    expect(answer(rule, transaction(friend, '0x', 1n))).toBe('notApplicable');
  });

  it('is silent where the same batch makes it first, and a caution where nobody traced that', () => {
    const deploy = dataOf('deployModule(address masterCopy, bytes initializer, uint256 saltNonce)', [
      contract,
      '0x',
      0n,
    ]);
    const both = safeTx(
      multiSend,
      batch({ operation: 0, to: contract, data: deploy }, { operation: 0, to: safe, data: enable(key) }),
      1,
    );
    const born: Partial<EffectLine> = {
      who: key,
      what: 'code',
      part: 'contract',
      before: known(zeroHash),
      after: known(`0x${'ab'.repeat(32)}` as const),
    };
    expect(answer(rule, both, { effects: known(effectsOf([born])) })).not.toMatch(/stop|caution/);
    const calls = known([
      {
        id: '0',
        op: 'create',
        from: contract,
        to: key,
        value: 0n,
        gasUsed: 0n,
        selector: '0x',
        size: 0,
        ok: true,
      },
    ] as const);
    expect(answer(rule, both, { effects: known(effectsOf([], { calls })) })).not.toMatch(/stop|caution/);
    expect(told(rule, both, { effects: known(effectsOf([], { calls: known([]) })) })).toEqual([
      'stop: power.emptyCode.says as module target step.0.0.1.arg.module | power.emptyCode.whyModule | remedy.reject | reject | in 0.0.1 | by step.0.0.1.arg.module account.0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae.code',
      'unknown step.0.0.0.fn',
    ]);
    expect(told(rule, both)).toEqual([
      'caution: power.emptyCode.says as module target step.0.0.1.arg.module | power.emptyCode.whyModule | power.emptyCode.remedy | in 0.0.1 | by step.0.0.1.arg.module account.0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae.code',
      'unknown step.0.0.0.fn',
    ]);
  });
});

describe('the rule', () => {
  it('is not known where nobody looked, or a call could not be read', () => {
    const stranger: Address = '0x2222222222222222222222222222222222222222';
    expect(told(rule, ofItself(enable(stranger)))).toEqual([
      'unknown account.0x2222222222222222222222222222222222222222.code',
    ]);
    expect(answer(rule, ofItself(enable(stranger)), offline)).toBe('unknown');
    expect(told(rule, transaction(contract, '0x3f1a77c2'))).toEqual(['unknown step.0.fn']);
    expect(answer(rule, ofItself(enable(key)), { effects: unknown('offline') })).toBe('stop');
  });
});
