import { type Address, concatHex, type Hex, zeroAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { known } from '../model/known.ts';
import type { Authorization, Body, SignedAuthorization } from '../model/request.ts';
import { sentenceOf } from '../narrate/sentence.ts';
import { answer } from './testing/answers.ts';
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
    expect(answer(rule, asked(1, key))).toBe('stop');
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
    expect(answer(rule, asked(1, metaMask))).toBe('caution');
    expect(answer(rule, asked(0, metaMask))).toBe('stop');
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
    expect(JSON.stringify(sentenceOf(viewOf(body)))).not.toContain('sentence.authorization');
  });

  it('is a caution where it surely is the account of someone else', () => {
    expect(answer(rule, signed({ authority: friend }))).toBe('caution');
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
    expect(answer(rule, draft({ delegate: zeroAddress }))).toBe('clear');
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
    expect(answer('approvals.noLimit', transaction(contract, inner))).toBe('caution');
    expect(answer('approvals.noLimit', userOperation(inner))).toBe('caution');
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
    expect(answer('power.control', transaction(contract, encoded(execute, contract, 0n, module)))).toBe(
      'caution',
    );
    expect(answer('power.control', userOperation(encoded(execute, safe, 0n, module)))).toBe('caution');
  });

  it('is stopped where foreign code runs as the account, or might', () => {
    const mode: Hex = `0xff${'00'.repeat(31)}`;
    const data = encoded('execute(bytes32 mode, bytes data)', mode, concatHex([key, '0x12345678']));
    expect(answer('power.delegatecall', userOperation(data))).toBe('stop');
    const either = encoded('execute(address target, bytes data)', key, '0x12345678');
    expect(answer('power.delegatecall', transaction(contract, either))).toBe('stop');
    expect(answer('outcome.lenient', transaction(contract, either))).toBe('caution');
  });

  it('names no network where it is made for all of them', () => {
    const owner = encoded('addOwnerAddress(address owner)', key);
    const anywhere = encoded('executeWithoutChainIdValidation(bytes[] calls)', [owner]);
    expect(answer('signatures.anyChain', userOperation(anywhere))).toBe('caution');
    expect(answer('power.control', userOperation(anywhere))).toBe('caution');
    expect(answer('signatures.anyChain', userOperation(owner))).toBe('clear');
  });
});

describe('a timelock and a DAO', () => {
  it('are told to change who controls something, now or later', () => {
    const transfer = encoded('transferOwnership(address newOwner)', key);
    const later =
      'schedule(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt, uint256 delay)';
    const data = encoded(later, usdc, 0n, transfer, zeroHash, zeroHash, 0n);
    expect(answer('power.givenAway', transaction(contract, data))).toBe('caution');
    const propose = 'propose(address[] targets, uint256[] values, bytes[] calldatas, string description)';
    const proposal = encoded(propose, [usdc], [0n], [transfer], 'Harmless');
    expect(answer('power.givenAway', transaction(contract, proposal))).toBe('caution');
  });

  it('explain by what they plan no loss that is there now', () => {
    const pull = encoded('transferFrom(address from, address to, uint256 amount)', me, key, 1_000n);
    const propose = 'propose(address[] targets, uint256[] values, bytes[] calldatas, string description)';
    const lost = { effects: known(effectsOf([balance(usdc, 0n)])) };
    const rule = 'outcome.takesMore';
    expect(answer(rule, transaction(usdc, pull), lost)).toBe('clear');
    expect(answer(rule, transaction(contract, encoded(propose, [usdc], [0n], [pull], '')), lost)).toBe(
      'stop',
    );
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
    expect(answer(rule, transaction(usdc, approve), given)).toBe('clear');
    const aggregate = 'aggregate((address target, bytes callData)[] calls)';
    expect(answer(rule, transaction(contract, encoded(aggregate, [[usdc, approve]])), given)).toBe('caution');
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
    expect(answer('power.delegatecall', make(singleton, setup(zeroAddress)))).toBe('clear');
    expect(answer('power.delegatecall', make(key, setup(zeroAddress)))).toBe('stop');
  });

  it('is stopped where its setup runs foreign code, and tells of modules that a known library enables', () => {
    expect(answer('power.delegatecall', make(singleton, setup(key)))).toBe('stop');
    const library: Address = '0x2dd68b007B46fBe91B9A7c3EDa5A7a1063cB5b47';
    const there = { codes: { [library]: 'contract' } } as const;
    expect(answer('power.delegatecall', make(singleton, setup(library)), there)).toBe('clear');
    const empty = { codes: { [library]: 'none' } } as const;
    expect(answer('power.delegatecall', make(singleton, setup(library)), empty)).toBe('stop');
    expect(answer('power.delegatecall', make(singleton, setup(library)))).toBe('unknown');
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
    expect(answer('approvals.plainAccount', transaction(contract, data), session)).toBe('stop');
  });
});
