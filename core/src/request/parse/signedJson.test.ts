import { keccak256, parseTransaction, serializeTransaction, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import { freeze } from '../frozen/freeze.ts';
import { readOnly } from '../frozen/readOnly.ts';
import { walletCall } from '../wallet/walletCall.ts';
import { readAs, refusalOf } from '../testing/readAs.ts';

const signer = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** What a node answers to eth_getTransactionByHash, in the shape of geth. */
async function mined(type: 'legacy' | 'eip2930' | 'eip1559' | 'eip7702') {
  const authorization = await signer.signAuthorization({ address: to, chainId: 1, nonce: 8 });
  const fields = {
    ...({ to, chainId: 1, nonce: 7, gas: 21_000n, value: 5n, data: '0xabcd', type } as const),
    ...(type === 'legacy' || type === 'eip2930' ? { gasPrice: 9n } : { maxFeePerGas: 9n }),
    ...(type === 'eip7702' ? { authorizationList: [authorization] } : {}),
    ...(type === 'legacy' ? {} : { accessList: [{ address: to, storageKeys: [] }] }),
  };
  const raw = await signer.signTransaction(fields as never);
  const { r, s, v, yParity } = parseTransaction(raw) as { r: string; s: string; v: bigint; yParity: number };
  const { r: ar, s: as, yParity: ap } = authorization;
  return {
    raw,
    json: {
      blockHash: `0x${'12'.repeat(32)}`,
      blockNumber: '0x10',
      transactionIndex: '0x0',
      blockTimestamp: '0x65',
      hash: keccak256(raw),
      from: signer.address.toLowerCase(),
      to: to.toLowerCase(),
      type: { legacy: '0x0', eip2930: '0x1', eip1559: '0x2', eip7702: '0x4' }[type],
      nonce: '0x7',
      gas: '0x5208',
      gasPrice: '0x9',
      ...(type === 'legacy' || type === 'eip2930'
        ? {}
        : { maxFeePerGas: '0x9', maxPriorityFeePerGas: '0x0' }),
      value: '0x5',
      input: '0xabcd',
      chainId: '0x1',
      ...(type === 'legacy' ? {} : { accessList: fields.accessList, yParity: toHex(yParity) }),
      ...(type === 'eip7702'
        ? {
            authorizationList: [
              { chainId: '0x1', address: to, nonce: '0x8', yParity: toHex(ap ?? 0), r: ar, s: as },
            ],
          }
        : {}),
      r,
      s,
      v: toHex(v ?? yParity),
    },
  };
}

describe('a mined transaction, as a node writes it', () => {
  test.each(['legacy', 'eip2930', 'eip1559', 'eip7702'] as const)(
    'of type %s is what its bytes say',
    async (type) => {
      const { raw, json } = await mined(type);
      const fromJson = await readAs(JSON.stringify(json), 'transaction', { from: to, chainId: 5 });
      const fromBytes = await readAs(raw, 'transaction');
      expect(fromJson.took).toBe('signedTransaction');
      expect(fromJson.body).toEqual(fromBytes.body);
      expect(fromJson.request.digest).toBe(fromBytes.request.digest);
      expect(fromJson.body.from).toBe(signer.address);
    },
  );

  test('is read in the answer that holds it too', async () => {
    const { raw, json } = await mined('eip1559');
    const answer = JSON.stringify({ jsonrpc: '2.0', id: 1, result: json });
    expect((await readAs(answer, 'transaction')).body.signed?.hash).toBe(keccak256(raw));
  });

  test('with a field that was changed does not fit its hash', async () => {
    const { json } = await mined('eip1559');
    for (const change of [{ value: '0x6' }, { input: '0xabce' }, { to: signer.address }, { nonce: '0x8' }]) {
      const { error } = await refusalOf(JSON.stringify({ ...json, ...change }));
      expect(error.message).toContain('transaction.otherHash');
    }
    const { error } = await refusalOf(JSON.stringify({ ...json, from: to }));
    expect(error.message).toContain('transaction.otherSender');
  });

  test('without a hash is held against its sender, and without both is refused', async () => {
    const { hash: _, ...json } = (await mined('eip1559')).json;
    expect((await readAs(JSON.stringify(json), 'transaction')).body.from).toBe(signer.address);
    const { error } = await refusalOf(JSON.stringify({ ...json, value: '0x6' }));
    expect(error.message).toContain('transaction.otherSender');
    const { from: __, ...bare } = json;
    expect((await refusalOf(JSON.stringify(bare))).error.message).toContain('transaction.unprovable');
  });

  test('of a type that only some networks know is refused', async () => {
    const { json } = await mined('legacy');
    const { error } = await refusalOf(JSON.stringify({ ...json, type: '0x7d' }));
    expect(error.message).toContain('transaction.unknownType');
    // OP Stack's deposits, Arbitrum's own, Polygon's.
    for (const type of ['0x7e', '0x64', '0x68', '0x6a', '0x7f']) {
      const made = await refusalOf(JSON.stringify({ ...json, type }));
      expect(made.error.message, type).toContain('transaction.byNetwork');
    }
  });
});

/** What Anvil answers of transactions that it sent for an account without its key. */
const impersonated = {
  type: '0x2',
  chainId: '0x7a69',
  nonce: '0x0',
  gas: '0x5208',
  maxFeePerGas: '0x77359400',
  maxPriorityFeePerGas: '0x3b9aca00',
  to: '0x1111111111111111111111111111111111111111',
  value: '0x5',
  accessList: [],
  input: '0x',
  r: '0x0',
  s: '0x0',
  yParity: '0x0',
  v: '0x0',
  hash: '0x074f771e410baa9a291c10d941bc04c69569c796b80e8286648421b3162785b5',
  blockHash: '0xc594799feaa329d1bd203f4434d18314775af52a50e6347e677e6f66078e8a92',
  blockNumber: '0x1',
  transactionIndex: '0x0',
  from: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
  gasPrice: '0x77359400',
  blockTimestamp: '0x6b03dfcf',
};

describe('a mined transaction that its sender did not sign', () => {
  const {
    yParity: _,
    maxFeePerGas: __,
    maxPriorityFeePerGas: ___,
    accessList: ____,
    ...plain
  } = impersonated;
  const legacy = { ...plain, type: '0x0', v: '0xf4f5', hash: `0x${'94'.repeat(32)}` };
  const { chainId: _____, ...unnamed } = legacy;

  test.each([
    ['with a fee cap', impersonated],
    ['of the first type', legacy],
    ['that names its network by its signature alone', unnamed],
  ])('%s is read as it is stated, and as unproven', async (____, json) => {
    const { body, took } = await readAs(JSON.stringify(json), 'transaction');
    expect(took).toBe('signedTransaction');
    expect(body).toMatchObject({
      chainId: 31337,
      from: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
      call: { to: impersonated.to, value: 5n },
      signed: { hash: json.hash, unproven: true },
    });
    expect(body.signed?.signature).toMatch(/^0x0{128}0[01]$/);
    expect(readOnly(body)).toBe('unproven');
  });

  test('is so on a development chain, whatever its signature is of', async () => {
    const { json } = await mined('eip1559');
    const there = { ...json, chainId: '0x7a69' };
    expect((await readAs(JSON.stringify(there), 'transaction')).body.signed?.unproven).toBe(true);
    // Hardhat hashes a signature that it made up, which is of another account.
    const { from, hash } = await hardhat();
    expect(hash.signed?.unproven).toBeUndefined();
    expect(from.signed?.unproven).toBe(true);
    expect(from.from).toBe(to);
  });

  async function hardhat() {
    const { json } = await mined('eip1559');
    const raw = await signer.signTransaction({
      ...({ to, chainId: 31337, nonce: 7, gas: 21_000n, value: 5n, data: '0xabcd' } as const),
      ...({ maxFeePerGas: 9n, accessList: [{ address: to, storageKeys: [] }] } as const),
    });
    const { r, s, yParity = 0 } = parseTransaction(raw);
    const own = {
      ...json,
      chainId: '0x7a69',
      hash: keccak256(raw),
      r,
      s,
      v: toHex(yParity),
      yParity: toHex(yParity),
    };
    const hash = await readAs(JSON.stringify(own), 'transaction');
    const from = await readAs(JSON.stringify({ ...own, from: to }), 'transaction');
    return { hash: hash.body, from: from.body };
  }

  test('is read on other networks only where it has no signature at all', async () => {
    const text = JSON.stringify({ ...impersonated, chainId: '0x1' });
    expect((await readAs(text, 'transaction')).body).toMatchObject({
      chainId: 1,
      signed: { unproven: true },
    });
    const { error } = await refusalOf(JSON.stringify({ ...impersonated, chainId: '0x1', r: '0x1' }));
    expect(error.message).toContain('transaction.otherHash');
  });

  test.each([
    ['hash', 'transaction.signature'],
    ['from', 'transaction.otherHash'],
    ['blockHash', 'transaction.otherHash'],
  ] as const)('is refused where %s is missing', async (key, problem) => {
    const { [key]: _, ...json } = impersonated;
    expect((await refusalOf(JSON.stringify(json))).error.problem.id).toBe(problem);
  });

  test('is not the same request as one that is signed, nor one to sign', async () => {
    const { request } = await readAs(JSON.stringify(impersonated), 'transaction');
    const { signed: _, ...unsigned } = request.body as Extract<typeof request.body, { kind: 'transaction' }>;
    expect(freeze(unsigned, '').digest).not.toBe(request.digest);
    expect(() => walletCall(request, signer.address)).toThrow('wallet.signed');
  });
});

test('the fields that viem gives of a signed transaction are read likewise', async () => {
  const { raw } = await mined('eip1559');
  const parsed = parseTransaction(raw);
  const text = JSON.stringify({ ...parsed, from: signer.address }, (_, it: unknown) =>
    typeof it === 'bigint' ? String(it) : it,
  );
  expect(serializeTransaction(parsed as never)).toBe(raw);
  expect((await readAs(text, 'transaction')).body.signed?.hash).toBe(keccak256(raw));
});
