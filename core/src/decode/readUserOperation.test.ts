import { concatHex, type Hex, numberToHex, size } from 'viem';
import {
  entryPoint06Address,
  entryPoint07Address,
  entryPoint08Address,
  toPackedUserOperation,
} from 'viem/account-abstraction';
import { describe, expect, test } from 'vitest';
import type { Body, UserOp } from '../model/request.ts';
import { decode } from './decode.ts';
import { callData, friend, multiSend, packed, requestOf, safe, token, transfer } from './testing/requests.ts';
import { treeOf } from './wrappers/testing/treeOf.ts';

const pay = transfer(friend, 5n);
const execute = callData('execute(address,uint256,bytes)', token, 0n, pay);

const full = {
  sender: safe,
  nonce: 1n,
  factory: friend,
  factoryData: '0x12345678',
  callData: execute,
  callGasLimit: 1n,
  verificationGasLimit: 2n,
  preVerificationGas: 3n,
  maxFeePerGas: 4n,
  maxPriorityFeePerGas: 5n,
  paymaster: token,
  paymasterVerificationGasLimit: 6n,
  paymasterPostOpGasLimit: 7n,
  paymasterData: '0xbeef',
  signature: '0x',
} as const;

function operation(op: Partial<UserOp> = {}, entryPoint: Hex = entryPoint07Address): Body {
  const { signature: _, ...rest } = toPackedUserOperation({ ...full });
  return { kind: 'userOperation', chainId: 1, entryPoint, op: { ...rest, ...op } };
}

const read = (body: Body) => decode(requestOf(body), {});

describe('a user operation, as viem packs it', () => {
  test('is a permission for what the account does with it, and is read to the end', () => {
    const { steps, complete } = read(operation({ initCode: '0x' }));
    expect(complete).toBe(true);
    expect(steps).toMatchObject([
      {
        op: 'permission',
        actor: safe,
        to: entryPoint07Address,
        runs: 'later',
        reading: 'canonical',
        steps: [{ actor: safe, to: safe, steps: [{ actor: safe, to: token, runs: 'later', data: pay }] }],
      },
    ]);
  });

  test('shows factory, paymaster, gas limits and fees by themselves', () => {
    const [step] = read(operation()).steps;
    expect(step?.args.map(({ name, value }) => [name, Object.values(value)[1]])).toEqual([
      ['sender', safe],
      ['nonce', 1n],
      ['factory', friend],
      ['factoryData', '0x12345678'],
      ['callData', execute],
      ['verificationGasLimit', 2n],
      ['callGasLimit', 1n],
      ['preVerificationGas', 3n],
      ['maxPriorityFeePerGas', 5n],
      ['maxFeePerGas', 4n],
      ['paymaster', token],
      ['paymasterVerificationGasLimit', 6n],
      ['paymasterPostOpGasLimit', 7n],
      ['paymasterData', '0xbeef'],
    ]);
  });

  test('of version 0.6 has a paymaster without gas limits', () => {
    const paymasterAndData = concatHex([token, '0xbeef']);
    const [step] = read(operation({ paymasterAndData }, entryPoint06Address)).steps;
    expect(step?.args.slice(-2)).toMatchObject([
      { name: 'paymaster', value: { address: token } },
      { name: 'paymasterData', value: { hex: '0xbeef' } },
    ]);
  });

  test('that calls nothing is read, too', () => {
    expect(read(operation({ initCode: '0x', callData: '0x' }))).toMatchObject({
      complete: true,
      steps: [{ steps: [] }],
    });
  });

  test('from version 0.8 on may initialise the account itself, where it borrows code', () => {
    const initCode = concatHex([`0x7702${'00'.repeat(18)}`, pay]);
    const targets = (entryPoint: Hex) =>
      read(operation({ initCode }, entryPoint)).steps[0]?.steps.map(({ to }) => to);
    expect(targets(entryPoint08Address)).toEqual([safe, safe]);
    expect(targets(entryPoint07Address)).toEqual(['0x7702000000000000000000000000000000000000', safe]);
    expect(read(operation({ initCode: '0x7702' }, entryPoint08Address)).complete).toBe(true);
  });
});

describe('a user operation that an entry point would refuse', () => {
  test.each([
    ['a factory cut short', { initCode: '0x1234' }, entryPoint07Address],
    ['a paymaster cut short', { paymasterAndData: token }, entryPoint07Address],
    ['a paymaster cut short in 0.6', { paymasterAndData: '0x1234' }, entryPoint06Address],
    ['gas limits cut short', { accountGasLimits: '0x12' }, entryPoint07Address],
    ['fees cut short', { gasFees: '0x' }, entryPoint07Address],
    ['a bare executeUserOp', { initCode: '0x', callData: '0x8dd7712f' }, entryPoint07Address],
    ['borrowed code at an unknown entry point', { initCode: '0x7702' }, friend],
  ] as const)('with %s is not read', (_, op, entryPoint) => {
    expect(read(operation(op, entryPoint))).toMatchObject({
      complete: false,
      steps: [{ reading: 'unread', args: [], steps: [] }],
    });
  });
});

describe('through one another', () => {
  /** ERC-7579: the modes and layouts that the standard defines. */
  const batch = (to: Hex, data: Hex) => {
    const calls = callData('inside((address,uint256,bytes)[])', [[to, 0n, data]]);
    return callData('execute(bytes32,bytes)', `0x01${'00'.repeat(31)}`, `0x${calls.slice(10)}`);
  };
  const module = 'execTransactionFromModule(address,uint256,bytes,uint8)';
  const account = '0x5afe3855358e112b5647b952709e6165e1c1eeee';
  const multiSendAddress = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526';

  test('an approval in a modular batch in a MultiSend of a Safe, made by a user operation', () => {
    const approve = callData('approve(address,uint256)', friend, 2n ** 256n - 1n);
    const many = multiSend(packed({ to: account, data: batch(token, approve) }));
    const data = callData(module, multiSendAddress, 0n, many, 1);
    const op = {
      initCode: '0x',
      callData: callData('execute(address,uint256,bytes)', safe, 0n, data),
    } as const;
    const { steps, complete } = read(operation(op));
    expect(complete).toBe(true);
    expect(treeOf(steps)).toEqual([
      `${safe} > ${entryPoint07Address} UserOperation permission later`,
      `  ${safe} > ${safe} execute later`,
      `    ${safe} > ${safe} execTransactionFromModule later`,
      `      ${safe} > ${multiSendAddress} multiSend delegatecall later`,
      `        ${safe} > account execute later`,
      '          account > token approve later',
    ]);
  });

  test('forty deep is not read to the end, and says so', () => {
    let data: Hex = pay;
    for (let depth = 0; depth < 40; depth += 1) data = batch(token, data);
    const { steps, complete } = read(operation({ initCode: '0x', callData: data }));
    expect(complete).toBe(false);
    const lines = treeOf(steps);
    expect(lines.length).toBeLessThan(40);
    expect(lines.at(-1)).toMatch(/unread/);
  });

  test('an operation that carries ten thousand calls costs the budget and no more', () => {
    const one = concatHex([
      '0x00',
      token,
      numberToHex(0n, { size: 32 }),
      numberToHex(size(pay), { size: 32 }),
      pay,
    ]);
    const many = multiSend(concatHex(Array.from({ length: 10_000 }, () => one)));
    expect(read(operation({ initCode: '0x', callData: many })).steps[0]?.steps[0]?.steps).toHaveLength(
      10_000,
    );
  });
});
