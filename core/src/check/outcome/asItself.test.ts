import type { Address, Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { answer, told } from '../testing/answers.ts';
import { batch, multiSend, safeTx } from '../testing/safes.ts';
import {
  allowance,
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
  viewOf,
  weth,
} from '../testing/views.ts';
import { narrate } from '../../narrate/narrate.ts';
import { check } from '../check.ts';

const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';
const bundler: Address = '0x6566194141eefa99Af43Bb5Aa71460Ca2Dc90245';

type Part = readonly [to: Address, data: Hex, value?: bigint];

const aggregate3 = (...calls: readonly Part[]): Hex =>
  dataOf('aggregate3((address target, bool allowFailure, bytes callData)[] calls)', [
    calls.map(([target, callData]) => ({ target, allowFailure: false, callData })),
  ]);
const tryAggregate = (...calls: readonly Part[]): Hex =>
  dataOf('tryAggregate(bool requireSuccess, (address target, bytes callData)[] calls)', [
    true,
    calls.map(([target, callData]) => ({ target, callData })),
  ]);
const withValue = (...calls: readonly Part[]): Hex =>
  dataOf('aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)', [
    calls.map(([target, callData, value = 0n]) => ({ target, allowFailure: false, value, callData })),
  ]);
const bundle = (...calls: readonly Part[]): Hex =>
  dataOf(
    'multicall((address to, bytes data, uint256 value, bool skipRevert, bytes32 callbackHash)[] bundle)',
    [
      calls.map(([to, data]) => ({
        to,
        data,
        value: 0n,
        skipRevert: false,
        callbackHash: `0x${'00'.repeat(32)}`,
      })),
    ],
  );
const sent = (...calls: readonly Part[]): Hex =>
  batch(...calls.map(([to, data, value = 0n]) => ({ operation: 0, to, data, value }) as const));

const revoke: Part = [usdc, dataOf('approve(address spender, uint256 amount)', [contract, 0n])];
const approve: Part = [usdc, dataOf('approve(address spender, uint256 amount)', [contract, 5n])];
const forAll: Part = [usdc, dataOf('setApprovalForAll(address operator, bool approved)', [contract, true])];
const pay: Part = [usdc, dataOf('transfer(address to, uint256 amount)', [friend, 5n])];
const delegate: Part = [usdc, dataOf('delegate(address delegatee)', [friend])];
const owner: Part = [safe, dataOf('addOwnerWithThreshold(address owner, uint256 _threshold)', [friend, 1n])];
const module: Part = [safe, dataOf('enableModule(address module)', [friend])];
const vote: Part = [contract, dataOf('castVote(uint256 proposalId, uint8 support)', [7n, 1n])];
const withdraw: Part = [
  contract,
  dataOf('withdraw(address asset, uint256 amount, address to)', [usdc, 5n, friend]),
];

const execute = 'execute(address target, uint256 value, bytes data)';
const calls = (...its: readonly Part[]): Body => ({
  kind: 'calls',
  chainId: 1,
  from: me,
  atomic: true,
  calls: its.map(([to, data, value = 0n]) => ({ to, data, value })),
});
const zeros: Hex = `0x${'00'.repeat(32)}`;
const operation = (callData: Hex): Body => ({
  kind: 'userOperation',
  chainId: 1,
  entryPoint: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  op: {
    sender: safe,
    nonce: 0n,
    initCode: '0x',
    callData,
    accountGasLimits: zeros,
    preVerificationGas: 0n,
    gasFees: zeros,
    paymasterAndData: '0x',
  },
});

const rule = 'outcome.asItself';
const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const seaport: Address = '0x0000000000000068F116a894984e2DB1123eB395';
const lockdown: Part = [
  permit2,
  dataOf('lockdown((address token, address spender)[] approvals)', [[{ token: usdc, spender: contract }]]),
];
const voidNonces: Part = [
  permit2,
  dataOf('invalidateUnorderedNonces(uint256 wordPos, uint256 mask)', [0n, 2n ** 256n - 1n]),
];
const counter: Part = [seaport, dataOf('incrementCounter()', [])];
const lessAllowed: Part = [
  usdc,
  dataOf('decreaseAllowance(address spender, uint256 subtractedValue)', [contract, 5n]),
];
const eMode: Part = [contract, dataOf('setUserEMode(uint8 categoryId)', [1])];
const acts = {
  revoke,
  approve,
  forAll,
  pay,
  delegate,
  owner,
  module,
  vote,
  withdraw,
  lockdown,
  voidNonces,
  counter,
  lessAllowed,
  eMode,
};

describe('what a contract does as itself for whoever asks', () => {
  it.each(Object.entries(acts))('is not yours: %s', (_, part) => {
    const wrapped = {
      multicall3: transaction(multicall3, aggregate3(part)),
      tried: transaction(multicall3, tryAggregate(part)),
      valued: transaction(multicall3, withValue(part)),
      called: transaction(multiSend, sent(part)),
      bySafe: safeTx(multiSend, sent(part), 0),
      bySafeInMulticall: safeTx(multicall3, aggregate3(part), 0),
      inBatch: safeTx(multiSend, sent([multicall3, aggregate3(part)]), 1),
      nested: transaction(multicall3, aggregate3([multiSend, sent(part)])),
      nobody: transaction(multicall3, aggregate3(part), 0n, null),
      inCalls: calls([usdc, revoke[1]], [multicall3, aggregate3(part)]),
      byOperation: operation(dataOf(execute, [multicall3, 0n, aggregate3(part)])),
      byOwnCode: transaction(me, dataOf(execute, [multicall3, 0n, aggregate3(part)])),
    };
    for (const [how, body] of Object.entries(wrapped)) {
      expect(answer(rule, body), how).toBe('caution');
      expect(answer(rule, body, offline), how).toBe('caution');
      expect(narrate({ ...viewOf(body), findings: check(viewOf(body)) }).verdict, how).not.toBe('readBack');
      const said = JSON.stringify(narrate({ ...viewOf(body), findings: [] }).sentence);
      expect(said, how).toContain('sentence.asItself');
    }
  });

  it('is the account that acts where it delegates to MultiSend', () => {
    for (const part of Object.values(acts)) {
      const body = safeTx(multiSend, sent(part), 1);
      expect(answer(rule, body)).toBe('notApplicable');
      expect(answer(rule, calls(part))).toBe('notApplicable');
      expect(answer(rule, operation(dataOf(execute, [part[0], 0n, part[1]])))).toBe('notApplicable');
      expect(answer(rule, transaction(me, dataOf(execute, [part[0], 0n, part[1]])))).toBe('notApplicable');
      expect(JSON.stringify(narrate({ ...viewOf(body), findings: [] }).sentence)).not.toContain('asItself');
    }
  });

  it('is yours where it names your account, or hands in what you signed', () => {
    const permit: Part = [
      usdc,
      dataOf(
        'permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
        [me, contract, 5n, 1_900_000_000n, 27, `0x${'11'.repeat(32)}`, `0x${'11'.repeat(32)}`],
      ),
    ];
    const back: Part = [usdc, dataOf('transfer(address to, uint256 amount)', [me, 5n])];
    expect(told(rule, transaction(multicall3, aggregate3(permit)))).toEqual(['clear step.0.0.fn']);
    expect(answer(rule, transaction(multicall3, aggregate3(back)))).toBe('clear');
  });

  it('says nothing of what is the same whoever calls', () => {
    const accrue: Part = [contract, dataOf('accrueInterest()', [])];
    const sync: Part = [contract, dataOf('sync()', [])];
    const pair: Part = [contract, dataOf('createPair(address tokenA, address tokenB)', [usdc, weth])];
    for (const part of [accrue, sync, pair])
      expect(answer(rule, transaction(multicall3, aggregate3(part)))).toBe('clear');
    for (const part of [lockdown, voidNonces, counter])
      expect(answer(rule, transaction(...part))).toBe('notApplicable');
  });

  it('says nothing of reads, and of currency that comes along to be passed on', () => {
    const look: Part = [usdc, dataOf('balanceOf(address owner)', [me])];
    expect(answer(rule, transaction(multicall3, aggregate3(look)))).toBe('clear');
    const two = withValue([friend, '0x', 3n], [key, '0x', 4n]);
    expect(answer(rule, transaction(multicall3, two, 7n))).toBe('notApplicable');
    expect(told(rule, transaction(multicall3, two, 6n))).toEqual([
      'caution: outcome.asItself.says contract step.0.to | outcome.asItself.why | outcome.asItself.remedy | in 0.0 | about 0xcA11bde05977b3631167028862bE2a173976CA11 | by step.0.to step.0.0.value',
    ]);
    expect(answer(rule, safeTx(multiSend, sent([friend, '0x', 3n]), 0, { value: 3n }))).toBe('notApplicable');
    expect(told(rule, safeTx(multiSend, sent([friend, '0x', 3n]), 0))).toEqual([
      'caution: outcome.asItself.says contract step.0.0.to | outcome.asItself.why | outcome.asItself.remedy | in 0.0.0 | about 0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526 | by step.0.0.to step.0.0.0.value',
    ]);
  });

  it('says nothing of routers and of a contract that calls itself', () => {
    const swap = dataOf(
      'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
      [
        {
          tokenIn: usdc,
          tokenOut: weth,
          fee: 500,
          recipient: me,
          amountIn: 5n,
          amountOutMinimum: 1n,
          sqrtPriceLimitX96: 0n,
        },
      ],
    );
    expect(answer(rule, call(contract, 'multicall(bytes[] data)', [[swap]]))).toBe('notApplicable');
  });

  it('a bundler acts for its caller only through adapters that ask who that is', () => {
    expect(told(rule, transaction(bundler, bundle(approve)))).toEqual([
      'caution: outcome.asItself.says contract step.0.to | outcome.asItself.why | outcome.asItself.remedy | in 0.0 | about 0x6566194141eefa99Af43Bb5Aa71460Ca2Dc90245 | by step.0.to step.0.0.fn',
    ]);
    expect(answer(rule, transaction(bundler, bundle(revoke)))).toBe('caution');
    expect(answer(rule, transaction(bundler, bundle(pay)))).toBe('caution');
    const byPermit2: Part = [
      permit2,
      dataOf('approve(address token, address spender, uint160 amount, uint48 expiration)', [
        usdc,
        contract,
        5n,
        1_900_000_000,
      ]),
    ];
    for (const part of [byPermit2, lockdown, voidNonces, counter, lessAllowed, vote, owner])
      expect(answer(rule, transaction(bundler, bundle(part)))).toBe('caution');
    const take: Part = [
      contract,
      dataOf('erc20TransferFrom(address token, address receiver, uint256 amount)', [usdc, contract, 5n]),
    ];
    expect(answer(rule, transaction(bundler, bundle(take)))).toBe('notApplicable');
  });
});

describe('what a contract that is paid lets another take for the same request', () => {
  const paid: Part = [usdc, dataOf('transfer(address to, uint256 amount)', [multicall3, 5n])];
  const supply = (amount: bigint, token = usdc, at = contract): Part => [
    at,
    dataOf('supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)', [
      token,
      amount,
      me,
      0,
    ]),
  ];
  const asked = (...parts: readonly Part[]) => answer(rule, calls(paid, [multicall3, aggregate3(...parts)]));

  it('is used up where a later part puts as much of it in there', () => {
    expect(asked(approve, supply(5n))).toBe('clear');
    expect(asked(approve, supply(6n))).toBe('clear');
  });

  it('stands where less is put in, of another token, somewhere else, or before', () => {
    for (const parts of [
      [approve, supply(4n)],
      [approve, supply(5n, weth)],
      [approve, supply(5n, usdc, friend)],
      [supply(5n), approve],
      [approve],
    ])
      expect(asked(...parts)).toBe('caution');
  });

  it('stands where the contract was paid by nobody', () => {
    expect(answer(rule, calls([multicall3, aggregate3(approve, supply(5n))]))).toBe('caution');
  });
});

describe('a permission that stands although the request revokes it', () => {
  const stays = 'outcome.stillAllowed';
  const [, data] = revoke;
  const plain = transaction(usdc, data);
  const standing = { ...allowance(usdc, contract, 9n), before: known(9n) };
  const gone = { ...allowance(usdc, contract, 0n), before: known(9n) };

  it('is a caution, and the first sentence about the simulation', () => {
    const sample = { effects: known(effectsOf([standing])) };
    expect(told(stays, plain, sample)).toEqual([
      'caution: outcome.stillAllowed.says how token spender step.0.arg.spender token step.0.to | outcome.stillAllowed.why | outcome.stillAllowed.remedy | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.spender step.0.to effect.0.after',
    ]);
    expect(told(stays, transaction(multicall3, aggregate3(revoke)), sample)).toEqual([
      'caution: outcome.stillAllowed.says how token spender step.0.0.arg.spender token step.0.0.to | outcome.stillAllowed.why | outcome.stillAllowed.remedy | in 0.0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.0.arg.spender step.0.0.to effect.0.after',
    ]);
    const ids = narrate({ ...viewOf(plain, sample), findings: [] }).sentence.map(({ args }) => args);
    expect(JSON.stringify(ids[1])).toContain('sentence.stillAllowed');
  });

  it('is a caution for a whole collection, and for a Safe', () => {
    const [, off] = [usdc, dataOf('setApprovalForAll(address operator, bool approved)', [contract, false])];
    const operator = {
      who: me,
      what: 'operator',
      asset: { kind: 'token', chainId: 1, address: usdc },
      counterparty: contract,
      before: known(true),
      after: known(true),
    } as const;
    expect(told(stays, transaction(usdc, off), { effects: known(effectsOf([operator])) })).toEqual([
      'caution: outcome.stillAllowed.says how items spender step.0.arg.operator token step.0.to | outcome.stillAllowed.why | outcome.stillAllowed.remedy | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.operator step.0.to effect.0.after',
    ]);
    const ofSafe = { effects: known(effectsOf([{ ...standing, who: safe }])) };
    expect(answer(stays, safeTx(multiSend, sent(revoke), 1), ofSafe)).toBe('caution');
    expect(answer(stays, safeTx(multiSend, sent(revoke), 0), ofSafe)).toBe('caution');
  });

  it('is silent where it is gone, given again by a later call, or of another spender or token', () => {
    expect(told(stays, plain, { effects: known(effectsOf([gone])) })).toEqual(['clear step.0.arg.spender']);
    const again = safeTx(multiSend, sent(revoke, approve), 1);
    const ofSafe = { effects: known(effectsOf([{ ...standing, who: safe }])) };
    expect(told(stays, again, ofSafe)).toEqual(['clear step.0.0.0.arg.spender']);
    for (const other of [
      allowance(usdc, friend, 9n),
      allowance(weth, contract, 9n),
      allowance(usdc, contract, 9n, key),
    ])
      expect(answer(stays, plain, { effects: known(effectsOf([other])) })).toBe('clear');
    expect(told(stays, plain, { ...offline, label: 'done' })).toEqual(['unknown effects']);
    expect(answer(stays, transaction(usdc, approve[1]), { effects: known(effectsOf([standing])) })).toBe(
      'notApplicable',
    );
  });
});
