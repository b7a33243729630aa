import { zeroAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { check } from '../check.ts';
import { answer, told } from '../testing/answers.ts';
import { executed, proposed, safeTx } from '../testing/safes.ts';
import { call, contract, dataOf, friend, key, me, transaction, usdc, viewOf } from '../testing/views.ts';

const rule = 'power.givenAway';
const mine = { book: known([{ address: friend, own: true, paid: 0 }]) };

describe('control that is given away', () => {
  it('is a caution, under each of its names', () => {
    const names = [
      'transferOwnership',
      'setOwner',
      'changeOwner',
      'setPendingOwner',
      'nominateNewOwner',
      'beginDefaultAdminTransfer',
      'changeAdmin',
      'setAdmin',
      'transferAdmin',
      'setPendingAdmin',
      '_setPendingAdmin',
      'setGovernance',
      'transferGovernance',
      'setGovernor',
      'setAuthority',
      'completeOwnershipHandover',
    ];
    for (const name of names) {
      expect(answer(rule, call(contract, `${name}(address to)`, [key])), name).toBe('caution');
    }
    expect(told(rule, call(contract, 'changeProxyAdmin(address a, address b)', [usdc, key]))).toEqual([
      'caution: power.givenAway.says fn step.0.fn contract step.0.arg.proxy to step.0.arg.newAdmin | power.givenAway.why | power.control.remedy | in 0 | by step.0.fn step.0.arg.proxy step.0.arg.newAdmin',
    ]);
    expect(told(rule, call(contract, 'updateAuthority(address a, address b)', [usdc, key]))).toEqual([
      'caution: power.givenAway.says fn step.0.fn contract step.0.arg.target to step.0.arg.newAuthority | power.givenAway.why | power.control.remedy | in 0 | by step.0.fn step.0.arg.target step.0.arg.newAuthority',
    ]);
    expect(
      answer(rule, call(contract, 'transferOwnership(address a, bool b, bool c)', [key, true, false])),
    ).toBe('caution');
  });

  it('names whom it goes to, and which contract, where another one is called', () => {
    const view = viewOf(call(contract, 'changeProxyAdmin(address proxy, address newAdmin)', [usdc, key]));
    expect(check(view).find((it) => it.rule === rule)).toMatchObject({
      says: { args: { contract: 'step.0.arg.proxy', to: 'step.0.arg.newAdmin' } },
    });
  });

  it('is a caution where nobody gets it', () => {
    for (const [signature, args] of [
      ['renounceOwnership()', []],
      ['transferOwnership(address a)', [zeroAddress]],
      ['renounceRole(bytes32 a, address b)', [zeroHash, me]],
      ['renounceRole(uint64 a, address b)', [0n, me]],
    ] as const) {
      const body = call(contract, signature, args);
      expect(told(rule, body)).toEqual([
        'caution: power.givenAway.saysDrops fn step.0.fn contract step.0.to | power.givenAway.why | power.control.remedy | in 0 | by step.0.fn step.0.to',
      ]);
      expect(check(viewOf(body)).find((it) => it.rule === rule)).toMatchObject({
        says: { id: 'power.givenAway.saysDrops' },
      });
    }
  });

  it('is a caution where someone may hand out every role, and left to another rule where it is one role', () => {
    expect(told(rule, call(contract, 'grantRole(bytes32 a, address b)', [zeroHash, key]))).toEqual([
      'caution: power.givenAway.saysShares fn step.0.fn contract step.0.to to step.0.arg.account | power.givenAway.whyShares | power.control.remedy | in 0 | by step.0.fn step.0.to step.0.arg.account',
    ]);
    expect(answer('power.control', call(contract, 'grantRole(bytes32 a, address b)', [zeroHash, key]))).toBe(
      'notApplicable',
    );
    expect(answer(rule, call(contract, 'grantRole(uint64 a, address b, uint32 c)', [0n, key, 0]))).toBe(
      'caution',
    );
    const role = `0x${'11'.repeat(32)}`;
    expect(answer(rule, call(contract, 'grantRole(bytes32 a, address b)', [role, key]))).toBe(
      'notApplicable',
    );
  });

  it('is seen in a proposal and in what another Safe does', () => {
    const give = dataOf('transferOwnership(address to)', [key]);
    expect(answer(rule, transaction(contract, proposed([usdc, give])))).toBe('caution');
    expect(answer(rule, safeTx(contract, executed(usdc, give, 0), 0))).toBe('caution');
  });

  it('is a note where it stays the user’s', () => {
    expect(told(rule, call(contract, 'transferOwnership(address to)', [friend]), mine)).toEqual([
      'note: power.givenAway.says fn step.0.fn contract step.0.to to step.0.arg.newOwner | power.givenAway.why | power.control.remedy | in 0 | by step.0.fn step.0.to step.0.arg.newOwner',
    ]);
    expect(told(rule, call(contract, 'grantRole(bytes32 a, address b)', [zeroHash, friend]), mine)).toEqual([
      'note: power.givenAway.saysShares fn step.0.fn contract step.0.to to step.0.arg.account | power.givenAway.whyShares | power.control.remedy | in 0 | by step.0.fn step.0.to step.0.arg.account',
    ]);
  });
});

describe('what the user has at a contract, and hands over', () => {
  const from = { by: 'user', entry: 'test' } as const;
  const sample = (signature: string) => ({
    abis: [{ address: contract, functions: [`function ${signature}`], from }],
  });
  const says = (signature: string, args: readonly unknown[]) =>
    answer(rule, call(contract, signature, args), sample(signature));
  const node = `0x${'11'.repeat(32)}`;
  const calls: readonly (readonly [string, (to: string) => readonly unknown[]])[] = [
    ['signalTransfer(address receiver)', (to) => [to]],
    ['give(uint256 cdp, address dst)', (to) => [7n, to]],
    ['cdpAllow(uint256 cdp, address usr, uint256 ok)', (to) => [7n, to, 1n]],
    ['setOwner(bytes32 node, address owner)', (to) => [node, to]],
    ['setRecord(bytes32 node, address owner, address resolver, uint64 ttl)', (to) => [node, to, usdc, 0n]],
    ['setSubnodeOwner(bytes32 node, bytes32 label, address owner)', (to) => [node, node, to]],
    [
      'setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
      (to) => [node, node, to, usdc, 0n],
    ],
    ['reclaim(uint256 id, address owner)', (to) => [7n, to]],
  ];

  it.each(calls)('is a caution: %s, and silent where it stays', (signature, argsFor) => {
    expect(says(signature, argsFor(key))).toBe('caution');
    expect(says(signature, argsFor(me))).toBe('clear');
    const own = answer(rule, call(contract, signature, argsFor(friend)), { ...sample(signature), ...mine });
    expect(own).toBe('note');
  });

  it('says how much of it, and is silent where a share is taken back', () => {
    const staked = viewOf(call(contract, 'signalTransfer(address receiver)', [key]), {
      ...sample('signalTransfer(address receiver)'),
    });
    expect(check(staked).find((it) => it.rule === rule)).toMatchObject({
      says: { id: 'power.givenAway.saysPart', args: { what: 'all', to: 'step.0.arg.receiver' } },
    });
    expect(says('cdpAllow(uint256 cdp, address usr, uint256 ok)', [7n, key, 0n])).toBe('clear');
  });
});

describe('the rule', () => {
  it('is silent elsewhere, and not known for a call that could not be read', () => {
    expect(answer(rule, call(usdc, 'transfer(address a, uint256 b)', [friend, 1n]))).toBe('notApplicable');
    expect(told(rule, transaction(contract, '0x3f1a77c2'))).toEqual(['unknown step.0.fn']);
  });

  it('is silent where a contract on the way gives away what is its own', () => {
    const give = dataOf('transferOwnership(address to)', [key]);
    const aggregate = 'aggregate((address target, bytes callData)[] calls)';
    expect(answer(rule, call(contract, aggregate, [[[usdc, give]]]))).toBe('notApplicable');
  });
});
