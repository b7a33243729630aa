import { execution } from '@readback/core/safe/execution.ts';
import { safeTxTypedData } from '@readback/core/request/safe/safeTypedData.ts';
import {
  alice,
  bob,
  carol,
  chainId,
  startChain,
  type TestChain,
} from '@readback/core/simulate/testing/chain.ts';
import { deployEntryPoint, execute, userOp } from '@readback/core/simulate/testing/entryPoint.ts';
import { deploySafe, safeTx } from '@readback/core/simulate/testing/safe.ts';
import type { SafeTx, UserOp } from '@readback/core/model/request.ts';
import {
  type Address,
  concatHex,
  encodeFunctionData,
  getAddress,
  type Hex,
  padHex,
  parseAbi,
  toHex,
  zeroAddress,
  zeroHash,
} from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serving } from './testing/serving.ts';

const entryPoint: Address = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108';
const ten = 10n ** 19n;

let chain: TestChain;
let token: Address;
let safe: Address;
let account: Address;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  chain = await startChain();
  token = await chain.deploy('Token');
  safe = getAddress(await deploySafe(chain, [alice], 1n));
  const kit = await deployEntryPoint(chain);
  account = getAddress(await kit.create(1n));
  // The same code, where every wallet knows it.
  await chain.ask('anvil_setCode', [entryPoint, await chain.ask('eth_getCode', [kit.entryPoint, 'latest'])]);
  for (const it of [safe, account]) await chain.ask('anvil_setBalance', [it, toHex(2n * ten)]);
  for (const it of [alice, safe, account])
    await chain.receipt(
      await chain.send(alice, { to: token, data: chain.data('Token', 'mint', [it, 900n]) }),
    );
}, 60_000);
afterAll(() => chain?.stop());
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function server(limits: object) {
  const rules = { allow: ['read', 'caution'], book: [], ...limits };
  const its = await serving(rules, ['--signer', chain.url, '--rpc', chain.url]);
  closing.push(its.stop);
  return its;
}

/** Alice's own approval is signature enough for a transaction that she sends. */
const byAlice = concatHex([padHex(alice, { size: 32 }), zeroHash, '0x01']);
const throughSafe = (tx: Partial<SafeTx>, more: object = {}) =>
  [
    'eth_sendTransaction',
    [{ from: alice, to: safe, data: execution(safe, safeTx(tx), byAlice).data, ...more }],
  ] as const;
const signedSafe = (tx: Partial<SafeTx>) =>
  [
    'eth_signTypedData_v4',
    [
      alice,
      safeTxTypedData({ kind: 'safeTransaction', chainId, safe, version: '1.4.1', tx: safeTx(tx) }).json,
    ],
  ] as const;
const field = (name: string, type: string) => ({ name, type });
function operation(callData: Hex, more: Partial<UserOp> = {}) {
  const { initCode, nonce, preVerificationGas, accountGasLimits, gasFees, paymasterAndData } = userOp({
    sender: account,
    ...more,
  });
  const json = JSON.stringify({
    types: {
      EIP712Domain: [
        field('name', 'string'),
        field('version', 'string'),
        field('chainId', 'uint256'),
        field('verifyingContract', 'address'),
      ],
      PackedUserOperation: [
        field('sender', 'address'),
        field('nonce', 'uint256'),
        field('initCode', 'bytes'),
        field('callData', 'bytes'),
        field('accountGasLimits', 'bytes32'),
        field('preVerificationGas', 'uint256'),
        field('gasFees', 'bytes32'),
        field('paymasterAndData', 'bytes'),
      ],
    },
    primaryType: 'PackedUserOperation',
    domain: { name: 'ERC4337', version: '1', chainId, verifyingContract: entryPoint },
    message: {
      sender: account,
      nonce: String(nonce),
      initCode,
      callData,
      accountGasLimits,
      preVerificationGas: String(preVerificationGas),
      gasFees,
      paymasterAndData,
    },
  });
  return ['eth_signTypedData_v4', [alice, json]] as const;
}
const batch = (...calls: readonly (readonly [Address, bigint])[]) =>
  encodeFunctionData({
    abi: parseAbi(['function executeBatch((address target, uint256 value, bytes data)[] calls)']),
    args: [calls.map(([target, value]) => ({ target, value, data: '0x' as const }))],
  });
const pay = (to: Address, amount = 5n) => chain.data('Token', 'transfer', [to, amount]);

describe('the most that a request may send', () => {
  it('counts what a Safe or a smart account sends, however the request is signed', async () => {
    const its = await server({ mostValue: String(ten - 1n), mostFee: String(ten) });
    const asked: [string, readonly [string, unknown]][] = [
      ['transaction of a Safe', throughSafe({ to: bob, value: ten })],
      ['signed for a Safe', signedSafe({ to: bob, value: ten })],
      ['several of an operation', operation(batch([bob, ten / 2n], [carol, ten / 2n]))],
      ['operation', operation(execute(bob, ten, '0x'))],
    ];
    for (const [name, [method, params]] of asked) {
      const { result, error } = await its.ask(method, params);
      expect(result, name).toBeUndefined();
      expect(error?.message, name).toContain(`${ten} wei`);
    }
  });

  it('lets as much through as it says, in each of these forms', async () => {
    const its = await server({ mostValue: String(ten), mostFee: String(ten) });
    for (const [method, params] of [
      signedSafe({ to: bob, value: ten }),
      operation(execute(bob, ten, '0x')),
      ['eth_sendTransaction', [{ from: alice, to: bob, value: toHex(ten) }]] as const,
      throughSafe({ to: bob, value: ten }),
    ]) {
      const { error } = await its.ask(method, params);
      expect(error?.message, JSON.stringify(params)).toBeUndefined();
    }
  });

  it('tokens are none of it', async () => {
    const its = await server({ mostValue: '0', mostFee: String(ten) });
    for (const [method, params] of [
      ['eth_sendTransaction', [{ from: alice, to: token, data: pay(bob) }]] as const,
      signedSafe({ to: token, data: pay(bob) }),
      operation(execute(token, 0n, pay(bob))),
    ])
      expect((await its.ask(method, params)).error?.message, JSON.stringify(params)).toBeUndefined();
  });
});

describe('the most of a token', () => {
  const limits = (more: object = {}) => ({ tokens: [{ address: token, chainId, most: '5', ...more }] });
  const send = (data: Hex, to = token) => ['eth_sendTransaction', [{ from: alice, to, data }]] as const;

  it('counts what is paid, in whatever form', async () => {
    const its = await server(limits());
    for (const [method, params] of [
      send(pay(bob, 6n)),
      throughSafe({ to: token, data: pay(bob, 6n) }),
      signedSafe({ to: token, data: pay(bob, 6n) }),
      operation(execute(token, 0n, pay(bob, 6n))),
    ]) {
      const { result, error } = await its.ask(method, params);
      expect([result, error?.message], JSON.stringify(params)).toEqual([
        undefined,
        expect.stringMatching(/base units of 0x\w{40}, more than/),
      ]);
    }
  });

  it('lets as much through as it says, in each of these forms', async () => {
    const its = await server(limits());
    for (const [method, params] of [
      send(pay(bob)),
      throughSafe({ to: token, data: pay(bob) }),
      signedSafe({ to: token, data: pay(bob) }),
      operation(execute(token, 0n, pay(bob))),
      ['eth_sendTransaction', [{ from: alice, to: bob, value: toHex(1n) }]] as const,
    ])
      expect((await its.ask(method, params)).error?.message, JSON.stringify(params)).toBeUndefined();
  });

  it('is 0 of a token that it does not name, or names on another network', async () => {
    for (const tokens of [
      [],
      [{ address: token, chainId: chainId + 1, most: '5' }],
      [{ address: bob, chainId, most: '5' }],
    ]) {
      const its = await server({ tokens });
      expect((await its.ask(...send(pay(bob, 1n)))).error?.message).toContain('does not allow the token');
    }
  });

  it('counts together what was passed on in a day', async () => {
    const its = await server({ ...limits({ mostPerDay: '8' }), mostValuePerDay: '10' });
    const coins = (value: bigint) =>
      ['eth_sendTransaction', [{ from: alice, to: bob, value: toHex(value) }]] as const;
    expect((await its.ask(...send(pay(bob)))).error?.message).toBeUndefined();
    expect((await its.ask(...send(pay(bob, 4n)))).error?.message).toContain(
      'Together with the 5 sent in the last 24 hours',
    );
    expect((await its.ask(...signedSafe({ to: token, data: pay(bob, 3n) }))).error?.message).toBeUndefined();
    expect((await its.ask(...send(pay(bob, 1n)))).error?.message).toContain(
      'Together with the 8 sent in the last 24 hours',
    );
    expect((await its.ask(...coins(10n))).error?.message).toBeUndefined();
    expect((await its.ask(...coins(1n))).error?.message).toContain('With the 10 wei of the last 24 hours');
  });
});

describe('where requests may go', () => {
  it('counts every call of the accounts that act', async () => {
    const its = await server({ to: [safe, account, entryPoint, bob] });
    for (const [method, params] of [
      throughSafe({ to: carol, value: 1n }),
      signedSafe({ to: carol, value: 1n }),
      operation(batch([bob, 1n], [carol, 1n])),
      operation(execute(carol, 1n, '0x')),
      operation(execute(carol, 0n, pay(bob))),
    ])
      expect((await its.ask(method, params)).error?.message, JSON.stringify(params)).toContain(carol);
  });

  it('lets through what goes to named addresses alone', async () => {
    const its = await server({ to: [safe, account, entryPoint, bob, token] });
    for (const [method, params] of [
      throughSafe({ to: bob, value: 1n }),
      signedSafe({ to: bob, value: 1n }),
      signedSafe({ to: token, data: pay(carol) }),
      operation(execute(bob, 1n, '0x')),
      ['eth_sendTransaction', [{ from: alice, to: token, data: pay(carol) }]] as const,
    ])
      expect((await its.ask(method, params)).error?.message, JSON.stringify(params)).toBeUndefined();
  });
});

describe('the most that fees may be', () => {
  it('counts what an operation pays and what a Safe pays back', async () => {
    const its = await server({ mostFee: String(950_000n * 2_000_000_000n - 1n) });
    const refund = { to: bob, value: 1n, gasPrice: 10n ** 11n, refundReceiver: bob };
    for (const [method, params] of [
      operation(execute(bob, 1n, '0x')),
      signedSafe(refund),
      throughSafe(refund),
    ])
      expect((await its.ask(method, params)).error?.message, JSON.stringify(params)).toMatch(
        /fee could be \d+ wei/,
      );
    const inToken = { to: bob, value: 1n, gasPrice: 1n, gasToken: token, refundReceiver: bob };
    expect((await its.ask(...signedSafe(inToken))).error?.message).toMatch(/in a token/);
  });

  it('lets through an operation that costs no more, and a Safe that pays nothing back', async () => {
    const its = await server({ mostFee: String(950_000n * 2_000_000_000n) });
    for (const [method, params] of [
      operation(execute(bob, 1n, '0x')),
      signedSafe({ to: bob, value: 1n, refundReceiver: zeroAddress }),
    ])
      expect((await its.ask(method, params)).error?.message, JSON.stringify(params)).toBeUndefined();
  });
});
