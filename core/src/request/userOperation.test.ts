import fc from 'fast-check';
import { type Hex, numberToHex, toHex } from 'viem';
import {
  entryPoint06Address,
  entryPoint07Address,
  entryPoint08Address,
  toPackedUserOperation,
} from 'viem/account-abstraction';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import { entryPoints } from './operation/entryPoints.ts';
import { readAs, refusalOf } from './testing/readAs.ts';

const sender = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const here = { chainId: 1 };

// The shapes are those of ERC-4337 and ERC-7769 (https://eips.ethereum.org/EIPS/eip-7769).
const gas = {
  callGasLimit: '0x10',
  verificationGasLimit: '0x20',
  preVerificationGas: '0x30',
  maxFeePerGas: '0x40',
  maxPriorityFeePerGas: '0x50',
};
const old = {
  sender,
  nonce: '0x1',
  initCode: '0x',
  callData: '0xabcd',
  ...gas,
  paymasterAndData: '0xcc',
  signature: '0x',
};
const split = { sender, nonce: '0x1', callData: '0xabcd', ...gas, signature: '0x01' };
const ask = (op: object, entryPoint: string) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendUserOperation', params: [op, entryPoint] });

const lower = (op: object) =>
  Object.fromEntries(
    Object.entries(op).map(([key, it]) => [key, typeof it === 'string' ? it.toLowerCase() : it]),
  );

test('the addresses of entry points are those that viem knows', () => {
  expect(Object.values(entryPoints)).toEqual([entryPoint06Address, entryPoint07Address, entryPoint08Address]);
});

describe('operation.otherForm', () => {
  test('of version 0.6 keeps its version, and its gas is packed', async () => {
    const { body, took } = await readAs(ask(old, entryPoint06Address), 'userOperation', here);
    expect(took).toBe('userOperation');
    expect(body).toEqual({
      kind: 'userOperation',
      chainId: 1,
      entryPoint: entryPoint06Address,
      version: '0.6',
      op: {
        sender,
        nonce: 1n,
        initCode: '0x',
        callData: '0xabcd',
        accountGasLimits: `0x${'20'.padStart(32, '0')}${'10'.padStart(32, '0')}`,
        preVerificationGas: 0x30n,
        gasFees: `0x${'50'.padStart(32, '0')}${'40'.padStart(32, '0')}`,
        paymasterAndData: '0xcc',
        signature: '0x',
      },
    });
  });

  test('as clients of 0.7 and 0.8 write it is packed as viem packs it', async () => {
    const u128 = fc.bigInt(0n, 2n ** 128n - 1n);
    const bytes = fc.uint8Array({ maxLength: 40 }).map((it) => toHex(it));
    const fields = fc.record({
      nonce: fc.bigInt(0n, 2n ** 256n - 1n),
      callData: bytes,
      callGasLimit: u128,
      verificationGasLimit: u128,
      preVerificationGas: u128,
      maxFeePerGas: u128,
      maxPriorityFeePerGas: u128,
      signature: bytes,
      factory: fc.option(fc.record({ factory: fc.constant(sender), factoryData: bytes }), { nil: {} }),
      paymaster: fc.option(
        fc.record({
          paymaster: fc.constant(sender),
          paymasterVerificationGasLimit: u128,
          paymasterPostOpGasLimit: u128,
          paymasterData: bytes,
        }),
        { nil: {} },
      ),
    });
    await fc.assert(
      fc.asyncProperty(fields, async ({ factory, paymaster, ...rest }) => {
        const op = { sender, ...rest, ...factory, ...paymaster } as const;
        const json = Object.fromEntries(
          Object.entries(op).map(([key, it]) => [key, typeof it === 'bigint' ? numberToHex(it) : it]),
        );
        const packed = toPackedUserOperation(op as never);
        const { body } = await readAs(ask(json, entryPoint07Address), 'userOperation', here);
        expect(body.version).toBe('0.7');
        expect(lower(body.op)).toEqual(lower(packed));
        const again = Object.fromEntries(
          Object.entries(packed).map(([key, it]) => [key, typeof it === 'bigint' ? numberToHex(it) : it]),
        );
        const { body: same } = await readAs(ask(again, entryPoint07Address), 'userOperation', here);
        expect(same).toEqual(body);
      }),
      { numRuns: 40 },
    );
  });

  test('that is pasted bare asks which entry point is meant', async () => {
    const { took, body, others } = await readAs(JSON.stringify(split), 'userOperation', here);
    expect([took, body.version, others[0]?.took, others.length]).toEqual([
      'userOperation07',
      '0.7',
      'userOperation08',
      1,
    ]);
    expect(others[0]?.request.body).toMatchObject({ version: '0.8', entryPoint: entryPoint08Address });
    expect((await readAs(JSON.stringify(old), 'userOperation', here)).others).toEqual([]);
    expect(await refusalOf(JSON.stringify(split))).toMatchObject({ needs: ['chain'] });
  });

  test('at an entry point that is not known has no version, unless its form says it', async () => {
    const { body } = await readAs(ask(split, sender), 'userOperation', here);
    expect(body).not.toHaveProperty('version');
    expect((await readAs(ask(old, sender), 'userOperation', here)).body.version).toBe('0.6');
  });

  test('may carry an authorization that its sender has still to sign', async () => {
    const wanted = { chainId: 1, delegate: sender, authority: sender };
    const placeholder = { nonce: '0x0', chainId: '0x1', r: '0x0', s: '0x0', yParity: '0x0' };
    for (const [more, read] of [
      [{}, wanted],
      [placeholder, { ...wanted, nonce: 0n }],
    ] as const) {
      const text = ask({ ...split, eip7702Auth: { address: sender, ...more } }, entryPoint07Address);
      const { body } = await readAs(text, 'userOperation', { chainId: 1 });
      expect(body.authorization).toEqual(read);
    }
  });

  test('of an account that runs borrowed code says whose, and marks its place of deployment', async () => {
    const signer = privateKeyToAccount(`0x${'11'.repeat(32)}`);
    const { r, s, yParity } = await signer.signAuthorization({ address: sender, chainId: 1, nonce: 0 });
    const eip7702Auth = {
      chainId: '0x1',
      address: sender,
      nonce: '0x0',
      r,
      s,
      yParity: numberToHex(yParity ?? 0),
    };
    const op = { ...split, factory: '0x7702', factoryData: '0xdd', eip7702Auth };
    const { body } = await readAs(ask(op, entryPoint08Address), 'userOperation', here);
    expect(body.op.initCode).toBe(`0x7702${'00'.repeat(18)}dd`);
    expect(body.authorization).toMatchObject({ delegate: sender, authority: signer.address });
  });

  test.each<[string, object, Hex, string]>([
    ['a form that its entry point does not take', old, entryPoint07Address, 'operation.otherForm'],
    [
      'a field that is not known',
      { ...split, extra: 1 },
      entryPoint07Address,
      'field.unknown {"what":"userOperation"}',
    ],
    [
      'a missing gas limit',
      { ...split, callGasLimit: null },
      entryPoint07Address,
      'operation.lacks {"key":"callGasLimit"}',
    ],
    [
      'gas that does not fit its place',
      { ...split, callGasLimit: numberToHex(2n ** 128n) },
      entryPoint07Address,
      'field.tooManyBits {"name":"callGasLimit","bits":128}',
    ],
    [
      'a short packed word',
      { ...old, accountGasLimits: '0x01', callGasLimit: null },
      entryPoint07Address,
      'field.unknown {"what":"userOperation"}',
    ],
    [
      'data of a factory without one',
      { ...split, factoryData: '0x01' },
      entryPoint07Address,
      'operation.noFactory',
    ],
    [
      'data of a paymaster without one',
      { ...split, paymasterData: '0x01' },
      entryPoint07Address,
      'operation.noPaymaster {"key":"paymasterData"}',
    ],
    [
      'a paymaster that is nobody',
      { ...split, paymaster: `0x${'00'.repeat(20)}` },
      entryPoint07Address,
      'operation.zeroPaymaster',
    ],
    [
      'the forms mixed',
      { ...old, factory: sender },
      entryPoint06Address,
      'field.unknown {"what":"userOperation"}',
    ],
  ])('with %s is refused', async (_, op, entryPoint, sentence) => {
    const { error } = await refusalOf(ask(op, entryPoint), here);
    expect(error.message).toContain(sentence);
  });
});
