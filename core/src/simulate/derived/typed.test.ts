import { type Address, encodeAbiParameters, concatHex, getAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TypedData } from '../../model/request.ts';
import { decode } from '../../decode/decode.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import { simulate } from '../simulate.ts';
import { alice, bob, chainId, startChain, type TestChain } from '../testing/chain.ts';
import { compiled } from '../testing/contracts.ts';
import { deployEntryPoint, execute, type EntryPointKit } from '../testing/entryPoint.ts';
import { effectsOf, pinned, shortly } from '../testing/inputs.ts';

let chain: TestChain;
let kit: EntryPointKit;
let names: Record<'alice' | 'bob' | 'token' | 'other' | 'vault' | 'forwarder' | 'me', Address>;
beforeAll(async () => {
  chain = await startChain();
  const [token, other] = [await chain.deploy('Token'), await chain.deploy('Token')];
  const forwarder = await chain.deploy('Forwarder');
  const arg = encodeAbiParameters([{ type: 'address' }], [forwarder]);
  const vault = await chain.deployCode(concatHex([compiled()['Vault']?.bytecode ?? '0x', arg]));
  kit = await deployEntryPoint(chain);
  names = { alice, bob, token, other, vault, forwarder, me: getAddress(await kit.create(1n)) };
  await chain.send(alice, { to: token, data: chain.data('Token', 'mint', [alice, 1_000n]) });
  await chain.send(alice, { to: token, data: chain.data('Token', 'mint', [names.me, 70n]) });
  await chain.receipt(await chain.send(alice, { to: vault, data: chain.data('Vault', 'put', [alice, 60n]) }));
});
afterAll(() => chain.stop());

async function signed(typed: TypedData) {
  const world = rpcWorld(chain.url);
  const request = freeze({ kind: 'typedData', signer: alice, json: '', typed }, '');
  const { steps } = decode(request, {});
  const input = { request, steps, block: await pinned(world), accounts: [alice] };
  return simulate(input, world, new AbortController().signal);
}

function typed(
  primaryType: string,
  fields: string,
  message: TypedData['message'],
  contract: Address,
): TypedData {
  const list = fields.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ');
    return { type, name };
  });
  const domain = { name: 'It', chainId: BigInt(chainId), verifyingContract: contract };
  return { types: { [primaryType]: list }, primaryType, domain, message };
}

const later = 4_000_000_000n;

describe('an order of an exchange that is known', () => {
  const cow: Address = '0x9008D19f58AAbD9eD0D60971565AA8510560ab41';
  const order = (more: object = {}) =>
    typed(
      'Order',
      'address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance',
      {
        sellToken: names.token,
        buyToken: names.other,
        receiver: alice,
        sellAmount: 100n,
        buyAmount: 7n,
        validTo: later,
        appData: `0x${'00'.repeat(32)}`,
        feeAmount: 5n,
        kind: 'sell',
        partiallyFillable: false,
        sellTokenBalance: 'erc20',
        buyTokenBalance: 'erc20',
        ...more,
      },
      cow,
    );

  test('is what leaves at most, and what comes at least', async () => {
    const result = await signed(order());
    expect(shortly(result, names)).toEqual(['alice balance token: 1000 > 895', 'alice balance other: 0 > 7']);
    expect(effectsOf(result).notNow).toEqual([{ is: 'allowance' }]);
  });

  test('that pays someone else brings nothing', async () => {
    const result = await signed(order({ receiver: bob, validTo: 1n }));
    expect(shortly(result, names)).toEqual(['alice balance token: 1000 > 895']);
    expect(effectsOf(result).notNow).toContainEqual({ is: 'expired' });
  });

  test('at any other contract leaves the effects unknown', async () => {
    const it = order();
    const elsewhere = { ...it, domain: { ...it.domain, verifyingContract: names.forwarder } };
    expect((await signed(elsewhere)).effects).toMatchObject({ s: 'unknown', why: 'unsupported' });
  });
});

describe('a call that a forwarder makes for who signs it', () => {
  const request = (nonce: bigint) =>
    typed(
      'ForwardRequest',
      'address from,address to,uint256 value,uint256 gas,uint256 nonce,bytes data',
      {
        from: alice,
        to: names.vault,
        value: 0n,
        gas: 100_000n,
        nonce,
        data: chain.data('Vault', 'move', [bob, 20n]),
      },
      names.forwarder,
    );

  test('is that call, in the name of who signs, and the rest of the contract is not known', async () => {
    const result = await signed(request(0n));
    expect(shortly(result, names)).toEqual(['alice balance vault: 60 > 40']);
    const { notNow, notLookedAt } = effectsOf(result);
    expect(notNow).toBeUndefined();
    expect(notLookedAt.map(({ is }) => is)).toContain('contract');
  });

  test('under another number says so', async () => {
    const { notNow } = effectsOf(await signed(request(9n)));
    expect(notNow).toEqual([{ is: 'later' }]);
  });
});

describe('a user operation that is signed as typed data', () => {
  const pay = () => execute(names.token, 0n, chain.data('Token', 'transfer', [bob, 30n]));

  test('for an entry point is what the account does', async () => {
    const half = (high: bigint, low: bigint) =>
      `0x${high.toString(16).padStart(32, '0')}${low.toString(16).padStart(32, '0')}`;
    const it = typed(
      'PackedUserOperation',
      'address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData',
      {
        sender: names.me,
        nonce: 0n,
        initCode: '0x',
        callData: pay(),
        accountGasLimits: half(500_000n, 300_000n),
        preVerificationGas: 50_000n,
        gasFees: half(1n, 2n),
        paymasterAndData: '0x',
      },
      kit.entryPoint,
    );
    const result = await signed(it);
    expect(shortly(result, names)).toEqual(['me balance token: 70 > 40']);
  });

  test('for the module of a Safe is recognised with its times', async () => {
    const it = typed(
      'SafeOp',
      'address safe,uint256 nonce,bytes initCode,bytes callData,uint128 verificationGasLimit,uint128 callGasLimit,uint256 preVerificationGas,uint128 maxPriorityFeePerGas,uint128 maxFeePerGas,bytes paymasterAndData,uint48 validAfter,uint48 validUntil,address entryPoint',
      {
        safe: names.me,
        nonce: 0n,
        initCode: '0x',
        callData: pay(),
        verificationGasLimit: 500_000n,
        callGasLimit: 300_000n,
        preVerificationGas: 50_000n,
        maxPriorityFeePerGas: 1n,
        maxFeePerGas: 2n,
        paymasterAndData: '0x',
        validAfter: later,
        validUntil: 0n,
        entryPoint: kit.entryPoint,
      },
      '0x75cf11467937ce3F2f357CE24ffc3DBF8fD5c226',
    );
    const result = await signed(it);
    expect(shortly(result, names)).toEqual(['me balance token: 70 > 40']);
    expect(effectsOf(result).notNow).toContainEqual({ is: 'early' });
  });
});
