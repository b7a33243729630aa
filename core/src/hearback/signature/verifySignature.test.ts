import fc from 'fast-check';
import {
  type Address,
  concatHex,
  encodeAbiParameters,
  getCreate2Address,
  type Hex,
  hashMessage,
  hexToBigInt,
  keccak256,
  numberToHex,
  pad,
  serializeCompactSignature,
  parseSignature,
  signatureToCompactSignature,
  size,
  sliceHex,
  zeroHash,
} from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Anvil, startAnvil } from '../../world/testing/anvil.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import { fails, says, tableWorld } from '../../world/testing/tableWorld.ts';
import { verifySignature } from './verifySignature.ts';

const words = 'test test test test test test test test test test test junk';
const alice = mnemonicToAccount(words);
const bob = mnemonicToAccount(words, { addressIndex: 1 });
const digest = hashMessage('Hello, tower');
const { signal } = new AbortController();
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const nobody = tableWorld({});

const verify = (signature: Hex, account?: Address, chainId?: number, world = nobody) =>
  verifySignature({ digest, signature, account, chainId }, world, signal);
const signed = () => alice.sign({ hash: digest });

describe('a signature by a key', () => {
  test('is verified without asking anybody, whichever way v is written', async () => {
    const signature = await signed();
    const v = Number(hexToBigInt(sliceHex(signature, 64)));
    for (const way of [v, v - 27]) {
      const written = concatHex([sliceHex(signature, 0, 64), numberToHex(way, { size: 1 })]);
      expect(await verify(written, alice.address, 1)).toEqual({
        kind: 'key',
        signer: alice.address,
        compact: false,
        highS: false,
      });
    }
    expect(nobody.asked).toEqual([]);
  });

  test('may be in the 64 bytes of ERC-2098', async () => {
    const compact = serializeCompactSignature(signatureToCompactSignature(parseSignature(await signed())));
    expect(size(compact)).toBe(64);
    expect(await verify(compact, alice.address)).toMatchObject({ kind: 'key', compact: true });
  });

  test('is flagged when its s is in the upper half', async () => {
    const signature = await signed();
    const high = concatHex([
      sliceHex(signature, 0, 32),
      numberToHex(order - hexToBigInt(sliceHex(signature, 32, 64)), { size: 32 }),
      hexToBigInt(sliceHex(signature, 64)) === 27n ? '0x1c' : '0x1b',
    ]);
    expect(await verify(high, alice.address)).toMatchObject({ kind: 'key', highS: true });
  });

  test('says whose it is when no account is named, or another one', async () => {
    expect(await verify(await signed())).toMatchObject({ kind: 'key', signer: alice.address });
    expect(await verify(await signed(), bob.address)).toMatchObject({
      kind: 'notBy',
      account: bob.address,
      by: { signer: alice.address },
    });
  });

  test('with a v of a transaction, or numbers of none, is by no key', async () => {
    const signature = await signed();
    expect(await verify(concatHex([sliceHex(signature, 0, 64), '0x25']))).toEqual({ kind: 'noKey' });
    expect(await verify(concatHex([zeroHash, sliceHex(signature, 32)]))).toEqual({ kind: 'noKey' });
  });

  test('whatever bytes come, an answer comes, and never that they are by an account that did not sign', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 100 }), async (bytes) => {
        const said = await verify(`0x${Buffer.from(bytes).toString('hex')}`, alice.address);
        expect(['notBy', 'noKey', 'malformed']).toContain(said.kind);
      }),
    ));
});

describe('a node that misbehaves', () => {
  const block = {
    hash: zeroHash,
    number: '0x5',
    timestamp: '0x6',
    gasLimit: '0x1c9c380',
    gasUsed: '0x0',
    transactions: [],
  };
  const asks = async (table: Parameters<typeof tableWorld>[0]) =>
    verify(await signed(), bob.address, 1, tableWorld(table));

  test('cannot make a signature valid by a longer or another magic value', async () => {
    for (const answer of [
      '0x1626ba7e',
      '0x01',
      pad('0x1626ba7e', { size: 32 }),
      `0x1626ba7e${'0'.repeat(57)}1`,
    ]) {
      const said = await asks({
        eth_getBlockByNumber: says(block),
        eth_getCode: says('0x00'),
        eth_call: says(answer),
      });
      expect(said, answer).toMatchObject({ kind: 'notBy', is: 'contract', by: { signer: alice.address } });
    }
  });

  test('leaves it untold, with whose key it is by', async () => {
    for (const table of [
      {},
      { eth_getBlockByNumber: says('nonsense') },
      { eth_getBlockByNumber: says(block), eth_getCode: fails(-32000, 'header not found') },
      {
        eth_getBlockByNumber: says(block),
        eth_getCode: says('0x00'),
        eth_call: fails(-32005, 'limit exceeded'),
      },
      { eth_getBlockByNumber: says(block), eth_getCode: says('0x00'), eth_call: says('0xnothex') },
    ]) {
      expect(await asks(table)).toMatchObject({ kind: 'cannotTell', by: { signer: alice.address } });
    }
  });

  test('a contract that reverts has not accepted it', async () => {
    const reverts = fails(3, 'execution reverted', '0x');
    const table = { eth_getBlockByNumber: says(block), eth_getCode: says('0x00'), eth_call: reverts };
    expect(await asks(table)).toMatchObject({ kind: 'notBy', is: 'contract', at: { number: 5n } });
  });
});

/** Accepts one digest: compares the word after the selector and answers with the magic value. */
function walletFor(hash: Hex, value = '1626ba7e', at = '04'): Hex {
  return `0x7f${hash.slice(2)}60${at}351463${value}60e01b0260005260206000f3`;
}

/** Code that deploys `runtime`. */
function creationOf(runtime: Hex): Hex {
  return concatHex(['0x60', numberToHex(size(runtime), { size: 1 }), '0x80600b6000396000f3', runtime]);
}

/** The deterministic deployment proxy, which is on every Anvil: takes a salt and creation code. */
const factory: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

describe('on a real node', () => {
  let anvil: Anvil;
  beforeAll(async () => {
    anvil = await startAnvil();
  }, 30_000);
  afterAll(() => anvil?.stop());

  const set = async (address: Address, code: Hex) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_setCode', params: [address, code] });
    await fetch(anvil.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  };
  const on = (signature: Hex, account: Address) => {
    const world = rpcWorld(anvil.url);
    return verify(signature, account, 31337, world).then((said) => ({ said, world }));
  };

  test('a contract account accepts a signature, or does not', async () => {
    const account: Address = '0x00000000000000000000000000000000000a1271';
    await set(account, walletFor(digest));
    expect((await on('0x1234', account)).said).toMatchObject({
      kind: 'contract',
      form: 'bytes32',
      at: { number: 0n },
    });
    await set(account, walletFor(keccak256(digest)));
    expect((await on('0x1234', account)).said).toMatchObject({ kind: 'notBy', is: 'contract' });
    expect((await on(await signed(), account)).said).toMatchObject({
      kind: 'notBy',
      by: { signer: alice.address },
    });
  });

  test('an older contract account is asked in its older form', async () => {
    const account: Address = '0x00000000000000000000000000000000000b1271';
    // After the selector, two offsets and a length, stands the digest.
    await set(account, walletFor(digest, '20c13b0b', '64'));
    expect((await on('0x1234', account)).said).toMatchObject({ kind: 'contract', form: 'bytes' });
  });

  test('an account that is not deployed yet is tried, and nothing is left behind', async () => {
    const creation = creationOf(walletFor(digest));
    const account = getCreate2Address({ from: factory, salt: zeroHash, bytecode: creation });
    const wrap = (data: Hex): Hex =>
      concatHex([
        encodeAbiParameters(
          [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
          [factory, data, '0x1234'],
        ),
        `0x${'6492'.repeat(16)}`,
      ]);
    const good = wrap(concatHex([zeroHash, creation]));
    const { said, world } = await on(good, account);
    expect(said).toMatchObject({ kind: 'undeployed', account, factory });
    expect(world.asked.map(({ method }) => method)).toEqual([
      'eth_getBlockByNumber',
      'eth_getCode',
      'eth_call',
    ]);
    expect((await on('0x1234', account)).said, 'it still does not stand').toMatchObject({ is: 'noContract' });

    const other = wrap(concatHex([zeroHash, creationOf(walletFor(keccak256(digest)))]));
    expect((await on(other, account)).said).toMatchObject({ kind: 'notBy', is: 'noContract' });

    await set(account, walletFor(digest));
    expect((await on(good, account)).said, 'once it stands').toMatchObject({ kind: 'contract' });
  });

  test('what a contract would accept only after someone changed its state is not accepted by it', async () => {
    const account: Address = '0x00000000000000000000000000000000000c1271';
    // Accepts everything once any other function was called, which the wrapping does.
    const prepared: Hex =
      '0x60003560e01c631626ba7e146015576001600055005b60005415602d57631626ba7e60e01b60005260206000f35b60006000fd';
    await set(account, prepared);
    const args = [account, '0x12345678', '0x1234'] as const;
    const wrapped = concatHex([
      encodeAbiParameters([{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }], args),
      `0x${'6492'.repeat(16)}`,
    ]);
    expect((await on(wrapped, account)).said).toMatchObject({ kind: 'notBy', is: 'contract' });
  });

  test('a wrapped signature that holds nothing is malformed, and asks nobody', async () => {
    const { said, world } = await on(`0x00${'6492'.repeat(16)}`, alice.address);
    expect(said).toEqual({ kind: 'malformed' });
    expect(world.asked).toEqual([]);
  });
});
