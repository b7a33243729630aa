import { concatHex, type Hex, keccak256, toRlp } from 'viem';
import { chainConfig as celoConfig } from 'viem/celo';
import { chainConfig as zkSyncConfig } from 'viem/zksync';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import { check } from '../../check/check.ts';
import { viewOf } from '../../check/testing/views.ts';
import { requestFacts } from '../../reading/requestFacts.ts';
import { freeze } from '../frozen/freeze.ts';
import { readOnly } from '../frozen/readOnly.ts';
import { readAs, refusalOf } from '../testing/readAs.ts';

// The key of the first account of Anvil and Hardhat.
const signer = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const celo = celoConfig.serializers;
const zkSync = zkSyncConfig.serializers;
const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const cusd = '0x765DE816845861e75A25fCA122bb6898B8B1282a';
const paymaster = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const fees = { nonce: 7, gas: 60_000n, maxFeePerGas: 3n, maxPriorityFeePerGas: 1n } as const;
const call = { to, value: 5n, data: '0xabcdef12' } as const;

describe('Celo with a token for the fee (CIP-64)', () => {
  const fields = { ...fees, ...call, chainId: 42220, feeCurrency: cusd, type: 'cip64' } as const;
  const read = {
    chainId: 42220,
    call,
    set: {
      type: '0x7b',
      nonce: 7n,
      gas: 60_000n,
      maxFeePerGas: 3n,
      maxPriorityFeePerGas: 1n,
      accessList: [],
      network: { feeCurrency: cusd },
    },
  };

  test('unsigned bytes are read with the token, the network and every field', async () => {
    const { took, body } = await readAs(celo.transaction(fields), 'transaction');
    expect(took).toBe('rawTransaction');
    expect(body).toEqual({ kind: 'transaction', ...read });
    expect(readOnly(body)).toBe('networkFields');
  });

  test('signed bytes are of the account that signed them', async () => {
    const raw = await signer.signTransaction(fields, { serializer: celo.transaction });
    const { took, body } = await readAs(raw, 'transaction', { from: to });
    expect(took).toBe('signedTransaction');
    expect(body).toMatchObject({ ...read, from: signer.address, signed: { hash: keccak256(raw) } });
  });

  test('what a node says of one is proven by its hash, and a changed token is not it', async () => {
    const signature = await signer.signTransaction(fields, { serializer: celo.transaction });
    const { signed } = (await readAs(signature, 'transaction')).body;
    const words = signed?.signature ?? '0x';
    const json = {
      hash: signed?.hash,
      type: '0x7b',
      from: signer.address,
      to,
      value: '0x5',
      input: call.data,
      chainId: '0xa4ec',
      nonce: '0x7',
      gas: '0xea60',
      maxFeePerGas: '0x3',
      maxPriorityFeePerGas: '0x1',
      accessList: [],
      feeCurrency: cusd,
      r: `0x${words.slice(2, 66)}`,
      s: `0x${words.slice(66, 130)}`,
      yParity: `0x${Number(`0x${words.slice(130)}`).toString(16)}`,
    };
    expect((await readAs(JSON.stringify(json), 'transaction')).body).toMatchObject(read);
    const { error } = await refusalOf(JSON.stringify({ ...json, feeCurrency: to }));
    expect(error.problem.id).toBe('transaction.otherHash');
    const { feeCurrency: _, ...without } = json;
    expect((await refusalOf(JSON.stringify(without))).error.problem.id).toBe('transaction.lacks');
  });

  test('its fee is a sum of that token, and a Caution names it', async () => {
    const { body } = await readAs(celo.transaction(fields), 'transaction');
    const view = viewOf(body);
    const facts = requestFacts(view.incoming);
    const token = { kind: 'token', chainId: 42220, address: cusd };
    expect(facts['request.feeMost']?.value).toMatchObject({ v: { raw: 180_000n, asset: token } });
    expect(facts['request.feeLeast']?.value).toMatchObject({ v: { asset: token } });
    const fired = check(view).find(({ rule }) => rule === 'outcome.networkFields');
    expect(fired).toMatchObject({ severity: 'caution', says: { id: 'outcome.networkFields.saysCurrency' } });
    const plain = requestFacts({
      ...view.incoming,
      request: freeze({ ...body, set: { ...body.set, network: {} } }, ''),
    });
    expect(plain['request.feeMost']?.value).toMatchObject({ v: { asset: { kind: 'native' } } });
  });

  test.each<[string, Hex, string]>([
    [
      'without the token',
      concatHex(['0x7b', toRlp(['0xa4ec', '0x', '0x', '0x', '0x', to, '0x', '0x', []])]),
      'rlp.values',
    ],
    [
      'with no address as the token',
      concatHex(['0x7b', toRlp(['0xa4ec', '0x', '0x', '0x', '0x', to, '0x', '0x', [], '0x'])]),
      'rlp.otherLength',
    ],
  ])('%s it is refused', async (_, raw, id) => {
    expect((await refusalOf(raw)).error.problem.id).toBe(id);
  });
});

describe('zkSync\u2019s own kind', () => {
  const fields = {
    ...fees,
    ...call,
    chainId: 324,
    from: signer.address,
    gasPerPubdata: 50_000n,
    paymaster,
    paymasterInput: '0x8c5a344500000000',
    type: 'eip712',
  } as const;

  test('is read with its sender, its paymaster and what that is told', async () => {
    const { took, body } = await readAs(zkSync.transaction(fields), 'transaction', { from: to });
    expect(took).toBe('rawTransaction');
    expect(body).toEqual({
      kind: 'transaction',
      chainId: 324,
      from: signer.address,
      call,
      set: {
        type: '0x71',
        nonce: 7n,
        gas: 60_000n,
        maxFeePerGas: 3n,
        maxPriorityFeePerGas: 1n,
        network: { paymaster, paymasterInput: '0x8c5a344500000000', gasPerPubdata: 50_000n, factoryDeps: 0 },
      },
    });
    expect(readOnly(body)).toBe('networkFields');
    const fired = check(viewOf(body)).find(({ rule }) => rule === 'outcome.networkFields');
    expect(fired).toMatchObject({ says: { id: 'outcome.networkFields.saysPaymaster' } });
  });

  test('without a paymaster, and with a signature of its account, is read as well', async () => {
    const { paymaster: _, paymasterInput: __, ...plain } = fields;
    const raw = zkSync.transaction({ ...plain, customSignature: `0x${'11'.repeat(65)}` as Hex });
    const { body } = await readAs(raw, 'transaction');
    expect(body.set.network).toEqual({
      gasPerPubdata: 50_000n,
      factoryDeps: 0,
      customSignature: `0x${'11'.repeat(65)}`,
    });
    expect(check(viewOf(body)).find(({ rule }) => rule === 'outcome.networkFields')?.outcome).toBe('fired');
  });

  test('a field too few, a sender that is none, or half a paymaster is refused', async () => {
    const items = (change: (all: (Hex | Hex[])[]) => (Hex | Hex[])[]): Hex =>
      concatHex([
        '0x71',
        toRlp(
          change([
            '0x07',
            '0x01',
            '0x03',
            '0xea60',
            to,
            '0x05',
            '0xabcdef12',
            '0x0144',
            '0x',
            '0x',
            '0x0144',
            signer.address,
            '0xc350',
            [],
            '0x',
            [],
          ]),
        ),
      ]);
    expect(
      (
        await readAs(
          items((it) => it),
          'transaction',
        )
      ).body.chainId,
    ).toBe(324);
    const why = async (change: (all: (Hex | Hex[])[]) => (Hex | Hex[])[]) =>
      (await refusalOf(items(change))).error.problem.id;
    expect(await why((it) => it.slice(0, 15))).toBe('rlp.values');
    expect(await why((it) => it.with(11, '0x'))).toBe('rlp.otherLength');
    expect(await why((it) => it.with(15, [paymaster]))).toBe('rlp.otherCount');
    expect(await why((it) => it.with(10, '0x'))).toBe('rlp.chain');
  });
});
