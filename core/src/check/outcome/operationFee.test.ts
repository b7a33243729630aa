import fc from 'fast-check';
import { type Address, concatHex, type Hex, numberToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { answer, told } from '../testing/answers.ts';
import { call, effectsOf, friend, me, message, offline, safe, transaction, typed } from '../testing/views.ts';

const rule = 'outcome.operationFee';
const gwei = 10n ** 9n;
const entryPoint6: Address = '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789';
const entryPoint7: Address = '0x0000000071727De22E5E9d8BAf0edAc6f37da032';
const entryPoint8: Address = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108';

type Gas = Readonly<{
  call: bigint;
  verification: bigint;
  free: bigint;
  tip: bigint;
  maxFee: bigint;
  /** For a paymaster to check with, and after that. */
  paymaster?: readonly [bigint, bigint];
}>;

const honest: Gas = {
  call: 200_000n,
  verification: 200_000n,
  free: 60_000n,
  tip: gwei,
  maxFee: 30n * gwei,
};

const pair = (high: bigint, low: bigint): Hex =>
  concatHex([numberToHex(high, { size: 16 }), numberToHex(low, { size: 16 })]);
const paid = ({ paymaster }: Gas): Hex =>
  paymaster === undefined ? '0x' : concatHex([friend, pair(...paymaster)]);
const fields = (text: string) =>
  text.split(',').map((field) => ({ type: field.split(' ')[0] ?? '', name: field.split(' ')[1] ?? '' }));

const start = { safe, nonce: 0n, initCode: '0x', callData: '0x' };
const end = { validAfter: 0n, validUntil: 0n };
const limits = (gas: Gas) => ({
  callGasLimit: gas.call,
  verificationGasLimit: gas.verification,
  preVerificationGas: gas.free,
  maxFeePerGas: gas.maxFee,
  maxPriorityFeePerGas: gas.tip,
});

function safeOp(gas: Gas, size: 128 | 256): Body {
  const [first, second] =
    size === 256
      ? [
          'uint256 callGasLimit,uint256 verificationGasLimit,uint256 preVerificationGas',
          'uint256 maxFeePerGas,uint256 maxPriorityFeePerGas',
        ]
      : [
          'uint128 verificationGasLimit,uint128 callGasLimit,uint256 preVerificationGas',
          'uint128 maxPriorityFeePerGas,uint128 maxFeePerGas',
        ];
  const form = `address safe,uint256 nonce,bytes initCode,bytes callData,${first},${second},bytes paymasterAndData,uint48 validAfter,uint48 validUntil,address entryPoint`;
  const entryPoint = size === 256 ? entryPoint6 : entryPoint7;
  return typed(
    { SafeOp: fields(form) },
    'SafeOp',
    { ...start, ...end, ...limits(gas), paymasterAndData: paid(gas), entryPoint },
    { chainId: 1n, verifyingContract: '0x75cf11467937ce3f2f357ce24ffc3dbf8fd5c226' },
  );
}

const packedFields =
  'address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData';
const packedOf = (gas: Gas) => ({
  sender: safe,
  nonce: 0n,
  initCode: '0x' as const,
  callData: '0x' as const,
  accountGasLimits: pair(gas.verification, gas.call),
  preVerificationGas: gas.free,
  gasFees: pair(gas.tip, gas.maxFee),
  paymasterAndData: paid(gas),
});

const handleOps7 = `handleOps((${packedFields.replaceAll(',', ', ')}, bytes signature)[] ops, address beneficiary)`;
const handleOps6 =
  'handleOps((address sender, uint256 nonce, bytes initCode, bytes callData, uint256 callGasLimit, uint256 verificationGasLimit, uint256 preVerificationGas, uint256 maxFeePerGas, uint256 maxPriorityFeePerGas, bytes paymasterAndData, bytes signature)[] ops, address beneficiary)';
const op7 = (gas: Gas) => [...Object.values(packedOf(gas)), '0x'];

const forms: Readonly<Record<string, (gas: Gas, paidTo?: Address) => Body>> = {
  'typed data, packed': (gas) =>
    typed({ PackedUserOperation: fields(packedFields) }, 'PackedUserOperation', packedOf(gas), {
      chainId: 1n,
      verifyingContract: entryPoint8,
    }),
  'a Safe, 0.6': (gas) => safeOp(gas, 256),
  'a Safe, 0.7': (gas) => safeOp(gas, 128),
  'an operation, 0.6': (gas) => ({
    kind: 'userOperation',
    chainId: 1,
    entryPoint: entryPoint6,
    version: '0.6',
    op: packedOf(gas),
  }),
  'an operation, 0.7': (gas) => ({
    kind: 'userOperation',
    chainId: 1,
    entryPoint: entryPoint7,
    op: packedOf(gas),
  }),
  'handed in, 0.6': (gas, to = friend) => {
    const op = [
      safe,
      0n,
      '0x',
      '0x',
      gas.call,
      gas.verification,
      gas.free,
      gas.maxFee,
      gas.tip,
      paid(gas),
      '0x',
    ];
    return call(entryPoint6, handleOps6, [[op], to]);
  },
  'handed in, 0.7': (gas, to = friend) => call(entryPoint7, handleOps7, [[op7(gas)], to]),
  'handed in behind an honest one': (gas, to = friend) =>
    call(entryPoint7, handleOps7, [[op7(honest), op7(gas)], to]),
};
const names = Object.keys(forms);
const ask = (name: string, gas: Gas, to?: Address) => answer(rule, forms[name]?.(gas, to) as Body, ran);

const block = effectsOf([]).block;
const ran = {
  effects: known(effectsOf([], { gasUsed: 250_000n, block: { ...block, baseFeePerGas: 10n * gwei } })),
};

const little = {
  effects: known(effectsOf([], { gasUsed: 200_000n, block: { ...block, baseFeePerGas: gwei / 10n } })),
};

describe('what an operation pays to whoever carries it', () => {
  it.each(names)('is a caution where it is far above what the network asks: %s', (name) => {
    expect(ask(name, { ...honest, free: 3n * 10n ** 9n })).toBe('caution');
    expect(ask(name, { ...honest, free: 10n ** 7n })).toBe('caution');
    expect(ask(name, { ...honest, tip: 10n ** 13n, maxFee: 10n ** 13n })).toBe('caution');
    expect(ask(name, { ...honest, tip: 90n * gwei, maxFee: 10n ** 13n })).toBe('caution');
    expect(ask(name, { ...honest, tip: 10n ** 13n, maxFee: 99n * gwei })).toBe('caution');
  });

  it.each(names)('is silent for an honest one: %s', (name) => {
    expect(ask(name, honest)).toBe('clear');
    expect(ask(name, { ...honest, tip: 3n * gwei, call: 900_000n, verification: 700_000n })).toBe('clear');
  });

  it.each(names)('is not known where nothing could be simulated: %s', (name) => {
    expect(told(rule, forms[name]?.(honest) as Body, offline)).toEqual(['unknown effects']);
  });

  it('counts gas that nobody uses, from entry point 0.7 on, also for a paymaster', () => {
    for (const name of names.filter((it) => !it.includes('0.6'))) {
      expect(ask(name, { ...honest, call: 30_000_000n, tip: 30n * gwei }), name).toBe('caution');
      expect(ask(name, { ...honest, paymaster: [100_000n, 60_000_000n] }), name).toBe('caution');
      expect(ask(name, { ...honest, paymaster: [100_000n, 60_000n] }), name).toBe('clear');
    }
    expect(ask('a Safe, 0.6', { ...honest, call: 3_000_000n })).toBe('clear');
  });

  it('is a caution where gas is burnt, so that the pay looks small beside it', () => {
    const burnt = {
      effects: known(effectsOf([], { gasUsed: 14_000_000n, block: { ...block, baseFeePerGas: 10n * gwei } })),
    };
    const gas = { ...honest, call: 15_000_000n, free: 10n ** 7n };
    for (const name of names) expect(answer(rule, forms[name]?.(gas) as Body, burnt), name).toBe('caution');
  });

  it('is measured by what is usual, whatever it comes to, where the gas is all that is paid for', () => {
    const cheap = { ...honest, tip: gwei, maxFee: 11n * gwei };
    const of = (free: bigint, chainId = 1n) => {
      const body = safeOp({ ...cheap, free }, 128);
      if (body.kind !== 'typedData') throw new Error('no typed data');
      const { domain } = body.typed;
      return answer(rule, { ...body, typed: { ...body.typed, domain: { ...domain, chainId } } }, little);
    };
    // 200,000 gas are used, 100,000 are usual for handing it in.
    expect(of(100_000n)).toBe('clear');
    expect(of(700_000n)).toBe('clear');
    expect(of(1_000_000n)).toBe('note');
    expect(of(1_400_000n)).toBe('caution');
    // On a rollup most of what is paid is the fee of another network.
    for (const chainId of [10n, 8453n, 42161n, 11155111n]) expect(of(1_400_000n, chainId)).toBe('clear');
  });

  it('is silent where the user is paid, and no matter for other requests', () => {
    expect(ask('handed in, 0.7', { ...honest, free: 10n ** 7n }, me)).toBe('clear');
    expect(answer(rule, message('Hello'))).toBe('notApplicable');
    expect(answer(rule, transaction(friend, '0x'))).toBe('notApplicable');
  });

  it('is never calm when it takes a hundredth of a coin more than three times what is fair', () => {
    const number = (max: bigint) => fc.bigInt({ min: 0n, max });
    const gas = fc.record({
      call: number(30_000_000n),
      verification: number(5_000_000n),
      free: number(10n ** 9n),
      tip: number(10n ** 13n),
      maxFee: number(10n ** 13n),
    });
    fc.assert(
      fc.property(gas, fc.constantFrom(...names), (it, name) => {
        const price = it.tip + 10n * gwei < it.maxFee ? it.tip + 10n * gwei : it.maxFee;
        if (it.free * price > 3n * 350_000n * 12n * gwei + 10n ** 16n) expect(ask(name, it)).toBe('caution');
      }),
    );
  });
});
