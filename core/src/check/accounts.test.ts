import { type Address, concatHex, type Hex, zeroAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { known } from '../model/known.ts';
import type { Authorization, Body, SignedAuthorization } from '../model/request.ts';
import { sentenceOf } from '../narrate/sentence.ts';
import { answer, told } from './testing/answers.ts';
import {
  allowance,
  balance,
  contract,
  dataOf,
  effectsOf,
  friend,
  key,
  me,
  safe,
  transaction,
  typed,
  usdc,
  viewOf,
} from './testing/views.ts';

const encoded = (signature: string, ...args: readonly unknown[]): Hex => dataOf(signature, args);

const metaMask: Address = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B';
const execute = 'execute(address target, uint256 value, bytes data)';
const approveAll = encoded('approve(address spender, uint256 amount)', key, 2n ** 256n - 1n);

function userOperation(callData: Hex): Body {
  const limits: Hex = `0x${'00'.repeat(32)}`;
  return {
    kind: 'userOperation',
    chainId: 1,
    entryPoint: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
    op: {
      sender: safe,
      nonce: 0n,
      initCode: '0x',
      callData,
      accountGasLimits: limits,
      preVerificationGas: 0n,
      gasFees: limits,
      paymasterAndData: '0x',
    },
  };
}

describe('an account that hands itself to code', () => {
  const rule = 'power.authorization';
  const signed = (more: Partial<SignedAuthorization> = {}, set = {}): Body => {
    const one = { chainId: 1, delegate: key, nonce: 0n, authority: me, signature: '0x12' as const, ...more };
    const call = { to: contract, value: 0n, data: '0x' as const };
    return { kind: 'transaction', chainId: 1, from: me, call, set: { authorizationList: [one], ...set } };
  };
  const asked = (chainId: number, delegate: Address): Body => ({
    kind: 'authorization',
    chainId,
    delegate,
    nonce: 0n,
  });

  it('is stopped, also where the authorization comes along with a transaction or an operation', () => {
    expect(told(rule, asked(1, key))).toEqual([
      'stop: power.authorization.says delegate step.0.to how unknown | power.authorization.why | remedy.reject | reject | in 0 | unless 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE is known | by step.0.to',
    ]);
    expect(answer(rule, signed())).toBe('stop');
    const authorization = {
      chainId: 1,
      delegate: key,
      nonce: 0n,
      authority: safe,
      signature: '0x12',
    } as const;
    expect(answer(rule, { ...userOperation('0x'), authorization } as Body)).toBe('stop');
  });

  it('is a caution for code that its makers publish, unless it counts on every network', () => {
    expect(told(rule, asked(1, metaMask))).toEqual([
      'caution: power.authorization.says delegate step.0.to how known | power.authorization.why | power.authorization.remedy | in 0 | by step.0.to',
    ]);
    expect(told(rule, asked(0, metaMask))).toEqual([
      'stop: power.authorization.says delegate step.0.to how everywhere | power.authorization.why | remedy.reject | reject | in 0 | by step.0.to',
    ]);
  });

  it('is none where typed data has the same fields, and the code that it names is not that of who verifies it', () => {
    const types = {
      Authorization: [
        { name: 'chainId', type: 'uint256' },
        { name: 'delegate', type: 'address' },
        { name: 'nonce', type: 'uint64' },
      ],
    };
    const body = typed(types, 'Authorization', { chainId: 0n, delegate: key, nonce: 1n });
    expect(answer(rule, body)).toBe('notApplicable');
    expect(JSON.stringify(sentenceOf(viewOf(body)).sentence)).not.toContain('sentence.authorization');
  });

  it('is a caution where it surely is the account of someone else', () => {
    expect(told(rule, signed({ authority: friend }))).toEqual([
      'caution: power.authorization.says delegate step.1.to how unknown | power.authorization.why | power.authorization.remedy | in 1 | by step.1.to',
    ]);
    expect(answer(rule, signed({ authority: friend, chainId: 0 }))).toBe('stop');
  });

  it('is no milder where it is still to be signed, whoever is said to sign it', () => {
    const draft = (more: Partial<Authorization>): Body => {
      const one: Authorization = { chainId: 1, delegate: key, authority: me, ...more };
      const call = { to: contract, value: 0n, data: '0x' } as const;
      return { kind: 'transaction', chainId: 1, from: me, call, set: { authorizationList: [one] } };
    };
    expect(answer(rule, draft({}))).toBe('stop');
    expect(answer(rule, draft({ authority: friend }))).toBe('stop');
    expect(answer(rule, draft({ chainId: 10 }))).toBe('stop');
    expect(answer(rule, draft({ chainId: 0, delegate: metaMask }))).toBe('stop');
    expect(answer(rule, draft({ delegate: metaMask }))).toBe('caution');
    expect(told(rule, draft({ delegate: zeroAddress }))).toEqual(['clear step.1.to']);
    const { authority: _, ...nobody } = { chainId: 1, delegate: key, authority: me };
    const set = { authorizationList: [nobody] };
    const call = { to: contract, value: 0n, data: '0x' } as const;
    expect(answer(rule, { kind: 'transaction', chainId: 1, call, set })).toBe('stop');
  });

  it('has nothing to say of code that is taken back, or of what no account signed', () => {
    expect(answer(rule, asked(1, zeroAddress))).toBe('clear');
    const { authority: _, ...nobody } = {
      chainId: 1,
      delegate: key,
      nonce: 0n,
      authority: me,
      signature: '0x12',
    };
    const call = { to: contract, value: 0n, data: '0x' } as const;
    const set = { authorizationList: [nobody as SignedAuthorization] };
    expect(answer(rule, { kind: 'transaction', chainId: 1, from: me, call, set })).toBe('notApplicable');
  });
});

describe('what an account does for its owner', () => {
  it('counts as what the owner may lose', () => {
    const inner = encoded(execute, usdc, 0n, approveAll);
    expect(told('approvals.noLimit', transaction(contract, inner))).toEqual([
      'caution: approvals.noLimit.says spender step.0.0.arg.spender token step.0.0.to | approvals.noLimit.why token step.0.0.to | approvals.noLimit.remedy | in 0.0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.0.arg.spender step.0.0.arg.amount',
    ]);
    expect(told('approvals.noLimit', userOperation(inner))).toEqual([
      'caution: approvals.noLimit.says spender step.0.0.0.arg.spender token step.0.0.0.to | approvals.noLimit.why token step.0.0.0.to | approvals.noLimit.remedy | in 0.0.0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.0.0.arg.spender step.0.0.0.arg.amount',
    ]);
  });

  it('counts for whoever submits the operations of others, too', () => {
    const op = [safe, 0n, '0x', encoded(execute, usdc, 0n, approveAll), zeroHash, 0n, zeroHash, '0x', '0x'];
    const handleOps =
      'handleOps((address sender, uint256 nonce, bytes initCode, bytes callData, bytes32 accountGasLimits, uint256 preVerificationGas, bytes32 gasFees, bytes paymasterAndData, bytes signature)[] ops, address beneficiary)';
    const data = encoded(handleOps, [op], friend);
    expect(answer('approvals.noLimit', transaction('0x0000000071727De22E5E9d8BAf0edAc6f37da032', data))).toBe(
      'caution',
    );
  });

  it('is told when it changes who controls the account', () => {
    const module = encoded(
      'installModule(uint256 moduleTypeId, address module, bytes initData)',
      1n,
      key,
      '0x',
    );
    expect(told('power.control', transaction(contract, encoded(execute, contract, 0n, module)))).toEqual([
      'caution: power.control.says fn step.0.0.fn contract step.0.0.to | power.control.why | power.control.remedy | in 0.0 | by step.0.0.fn step.0.0.to',
    ]);
    expect(told('power.control', userOperation(encoded(execute, safe, 0n, module)))).toEqual([
      'caution: power.control.says fn step.0.0.0.fn contract step.0.0.0.to | power.control.why | power.control.remedy | in 0.0.0 | by step.0.0.0.fn step.0.0.0.to',
    ]);
  });

  it('is stopped where foreign code runs as the account, or might', () => {
    const mode: Hex = `0xff${'00'.repeat(31)}`;
    const data = encoded('execute(bytes32 mode, bytes data)', mode, concatHex([key, '0x12345678']));
    expect(told('power.delegatecall', userOperation(data))).toEqual([
      'stop: power.delegatecall.says target step.0.0.0.to | power.delegatecall.why | remedy.reject | reject | in 0.0.0 | unless 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE is known | by step.0.0.0.to',
      'unknown step.0.0.0.fn',
    ]);
    const either = encoded('execute(address target, bytes data)', key, '0x12345678');
    expect(told('power.delegatecall', transaction(contract, either))).toEqual([
      'stop: power.delegatecall.says target step.0.0.to | power.delegatecall.why | remedy.reject | reject | in 0.0 | unless 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE is known | by step.0.0.to',
      'unknown step.0.0.fn',
    ]);
    expect(told('outcome.lenient', transaction(contract, either))).toEqual([
      'caution: outcome.lenient.says what otherFunction count 0 | outcome.lenient.whyOther | outcome.lenient.remedy | in 0 | by',
    ]);
  });

  it('names no network where it is made for all of them', () => {
    const owner = encoded('addOwnerAddress(address owner)', key);
    const anywhere = encoded('executeWithoutChainIdValidation(bytes[] calls)', [owner]);
    expect(told('signatures.anyChain', userOperation(anywhere))).toEqual([
      'caution: signatures.anyChain.says | signatures.anyChain.why | power.control.remedy | reject | in 0.0 | by step.0.0.fn',
    ]);
    expect(answer('power.control', userOperation(anywhere))).toBe('caution');
    expect(told('signatures.anyChain', userOperation(owner))).toEqual(['clear request.chain']);
  });
});

describe('a timelock and a DAO', () => {
  it('are told to change who controls something, now or later', () => {
    const transfer = encoded('transferOwnership(address newOwner)', key);
    const later =
      'schedule(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt, uint256 delay)';
    const data = encoded(later, usdc, 0n, transfer, zeroHash, zeroHash, 0n);
    expect(told('power.givenAway', transaction(contract, data))).toEqual([
      'caution: power.givenAway.says fn step.0.0.fn contract step.0.0.to to step.0.0.arg.newOwner | power.givenAway.why | power.control.remedy | in 0.0 | by step.0.0.fn step.0.0.to step.0.0.arg.newOwner',
    ]);
    const propose = 'propose(address[] targets, uint256[] values, bytes[] calldatas, string description)';
    const proposal = encoded(propose, [usdc], [0n], [transfer], 'Harmless');
    expect(answer('power.givenAway', transaction(contract, proposal))).toBe('caution');
  });

  it('explain by what they plan no loss that is there now', () => {
    const pull = encoded('transferFrom(address from, address to, uint256 amount)', me, key, 1_000n);
    const propose = 'propose(address[] targets, uint256[] values, bytes[] calldatas, string description)';
    const lost = { effects: known(effectsOf([balance(usdc, 0n)])) };
    const rule = 'outcome.takesMore';
    expect(told(rule, transaction(usdc, pull), lost)).toEqual(['clear effects']);
    expect(told(rule, transaction(contract, encoded(propose, [usdc], [0n], [pull], '')), lost)).toEqual([
      'stop: outcome.takesMore.says who effect.0.who amount effect.0.size | outcome.takesMore.why | remedy.reject | reject | by effect.0.delta effect.0.who',
    ]);
    const execute =
      'execute(address[] targets, uint256[] values, bytes[] calldatas, bytes32 descriptionHash)';
    const pay = encoded('transfer(address to, uint256 amount)', key, 1_000n);
    const carried = encoded(execute, [usdc], [0n], [pay], zeroHash);
    expect(answer(rule, transaction(contract, carried), lost)).toBe('stop');
  });
});

describe('a permission that the run shows', () => {
  const given = { effects: known(effectsOf([allowance(usdc, key, 1_000n)])) };
  const approve = encoded('approve(address spender, uint256 amount)', key, 1_000n);
  const rule = 'approvals.hidden';

  it('is one that the user gives, and none that a contract gives over what it holds, or plans to', () => {
    expect(told(rule, transaction(usdc, approve), given)).toEqual(['clear effect.0.after']);
    const aggregate = 'aggregate((address target, bytes callData)[] calls)';
    expect(told(rule, transaction(contract, encoded(aggregate, [[usdc, approve]])), given)).toEqual([
      'caution: approvals.hidden.says spender effect.0.counterparty after effect.0.after | approvals.hidden.why | remedy.reject | reject | by effect.0.after',
    ]);
    const propose = 'propose(address[] targets, uint256[] values, bytes[] calldatas, string description)';
    const proposal = encoded(propose, [usdc], [0n], [approve], '');
    expect(answer(rule, transaction(contract, proposal), given)).toBe('caution');
  });
});

describe('a new Safe', () => {
  const singleton: Address = '0x41675C099F32341bf84BFc5382aF534df5C7461a';
  const setup = (to: Address) =>
    encoded(
      'setup(address[] owners, uint256 threshold, address to, bytes data, address handler, address token, uint256 payment, address receiver)',
      [me],
      1n,
      to,
      encoded('enableModules(address[] modules)', [key]),
      zeroAddress,
      zeroAddress,
      0n,
      zeroAddress,
    );
  const make = (code: Address, initializer: Hex) =>
    transaction(
      contract,
      encoded(
        'createProxyWithNonce(address singleton, bytes initializer, uint256 salt)',
        code,
        initializer,
        0n,
      ),
    );

  it('runs the code of Safe, and is stopped where it runs any other', () => {
    expect(told('power.delegatecall', make(singleton, setup(zeroAddress)))).toEqual(['clear step.0.0.to']);
    expect(told('power.delegatecall', make(key, setup(zeroAddress)))).toEqual([
      'stop: power.delegatecall.says target step.0.0.to | power.delegatecall.why | remedy.reject | reject | in 0.0 | unless 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE is known | by step.0.0.to',
    ]);
  });

  it('is stopped where its setup runs foreign code, and tells of modules that a known library enables', () => {
    expect(told('power.delegatecall', make(singleton, setup(key)))).toEqual([
      'stop: power.delegatecall.says target step.0.0.0.to | power.delegatecall.why | remedy.reject | reject | in 0.0.0 | unless 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE is known | by step.0.0.0.to',
    ]);
    const library: Address = '0x2dd68b007B46fBe91B9A7c3EDa5A7a1063cB5b47';
    const there = { codes: { [library]: 'contract' } } as const;
    expect(told('power.delegatecall', make(singleton, setup(library)), there)).toEqual([
      'clear step.0.0.to step.0.0.0.to',
    ]);
    const empty = { codes: { [library]: 'none' } } as const;
    expect(answer('power.delegatecall', make(singleton, setup(library)), empty)).toBe('stop');
    expect(told('power.delegatecall', make(singleton, setup(library)))).toEqual([
      'unknown account.0x2dd68b007b46fbe91b9a7c3eda5a7a1063cb5b47.code',
    ]);
    expect(answer('power.control', make(singleton, setup(library)))).toBe('caution');
  });
});

describe('the allowance module of Safe', () => {
  it('gives an allowance over what the Safe holds', () => {
    const data = encoded(
      'setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)',
      key,
      usdc,
      2n ** 96n - 1n,
      0,
      0,
    );
    const session = { session: known({ host: 'readback.test' }) };
    expect(told('approvals.plainAccount', transaction(contract, data), session)).toEqual([
      'stop: approvals.plainAccount.says spender step.0.arg.delegate code none | approvals.plainAccount.why | remedy.reject | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | unless 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE is known | by step.0.arg.delegate account.0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae.code',
    ]);
  });
});
