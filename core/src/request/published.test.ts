import { type Hex, recoverAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import { ParseError } from '../text/parseError.ts';
import { readRawTransaction } from './rlp/readRawTransaction.ts';
import type { ReadTransaction } from './transaction/readTransaction.ts';
import { readRlp, type RlpItem } from './rlp/readRlp.ts';
import { shapeOfBytes } from './transaction/shapeOfBytes.ts';
import { readSiwe } from './message/siwe.ts';
import { published } from './testing/published.ts';
import { readAs } from './testing/readAs.ts';

type Nested = string | readonly Nested[];

test('all published vectors of RLP are read', () => {
  const { cases } = published<{ cases: readonly { name: string; decoded: Nested; encoded: Hex }[] }>(
    'rlp',
    import.meta.url,
  );
  expect(cases.length).toBeGreaterThan(50);
  for (const { name, decoded, encoded } of cases) {
    expect(plain(readRlp(encoded)), name).toEqual(decoded);
  }
});

function plain(item: RlpItem): Nested {
  return item.kind === 'bytes' ? item.hex : item.items.map(plain);
}

type Legacy = Readonly<{
  name: string;
  accountAddress: string;
  unsignedTransaction: Hex;
  unsignedTransactionChainId5: Hex;
  signedTransaction: Hex;
  signedTransactionChainId5: Hex;
}> &
  Fields;

type Fields = Readonly<
  Partial<Record<'to' | 'value' | 'data' | 'nonce' | 'gasLimit' | 'gasPrice', string>> & {
    chainId?: string | number;
    maxFeePerGas?: string;
    maxPriorityFeePerGas?: string;
    accessList?: unknown;
  }
>;

type Typed = Readonly<{ name: string; address: string; signed: Hex; unsigned: Hex; tx: Fields }>;

describe('the published transactions', () => {
  const { legacy, typed } = published<{ legacy: readonly Legacy[]; typed: readonly Typed[] }>(
    'transactions',
    import.meta.url,
  );

  test('of the legacy kind are read, unsigned and signed, with and without a chain', async () => {
    expect(legacy.length).toBeGreaterThan(80);
    const wrong: unknown[] = [];
    for (const it of legacy) {
      const asked = fieldsOf(it);
      const signer = it.accountAddress.toLowerCase();
      const all = [
        [it.unsignedTransaction, asked],
        [it.unsignedTransactionChainId5, { ...asked, chainId: 5 }],
        [it.signedTransaction, { ...asked, from: signer }],
        [it.signedTransactionChainId5, { ...asked, chainId: 5, from: signer }],
      ] as const;
      for (const [raw, expected] of all) wrong.push(...(await faults(it.name, raw, expected)));
    }
    expect(wrong).toEqual([]);
  });

  test('of types 1 and 2 are read, unsigned and signed', async () => {
    expect(typed.length).toBeGreaterThan(80);
    const wrong: unknown[] = [];
    for (const { name, address, signed, unsigned, tx } of typed) {
      const asked = { ...fieldsOf(tx), ...(tx.chainId === undefined ? {} : { chainId: Number(tx.chainId) }) };
      wrong.push(...(await faults(name, unsigned, asked)));
      wrong.push(...(await faults(name, signed, { ...asked, from: address.toLowerCase() })));
    }
    expect(wrong).toEqual([]);
  });
});

type Asked = Readonly<{
  to: string | null;
  value: bigint;
  data: string;
  nonce: number;
  gas: bigint;
  chainId?: number;
  from?: string;
}>;

function fieldsOf(it: Fields): Asked {
  return {
    to: it.to?.toLowerCase() ?? null,
    value: numberIn(it.value),
    data: it.data ?? '0x',
    nonce: Number(numberIn(it.nonce)),
    gas: numberIn(it.gasLimit),
  };
}

function numberIn(hex: string | undefined): bigint {
  return hex === undefined || hex === '0x' ? 0n : BigInt(hex);
}

/** What is read otherwise than it was written. No network has the id 0, nor a block with 2^64 gas: both are refused. */
async function faults(name: string, raw: Hex, asked: Asked): Promise<readonly unknown[]> {
  const refused = asked.gas >= 2n ** 64n || (asked.chainId ?? (raw.startsWith('0x0') ? 0 : 1)) === 0;
  try {
    const got = await readWhole(raw);
    if (refused) return [[name, raw, 'is not refused']];
    const differs = Object.entries(asked).filter(([key, value]) => Reflect.get(got, key) !== value);
    return differs.map(([key, value]) => [name, raw, key, value, Reflect.get(got, key)]);
  } catch (error) {
    return refused && error instanceof ParseError ? [] : [[name, raw, String(error)]];
  }
}

/** As it is pasted; what is as long as an address, a hash or a signature, or shorter than any payment, is not taken for it there. */
async function readWhole(raw: Hex): Promise<Partial<Asked>> {
  if (shapeOfBytes(raw) === 'rawTransaction') {
    const { body } = await readAs(raw, 'transaction', { chainId: 1, from: `0x${'12'.repeat(20)}` });
    const { call, set, chainId, from } = body;
    return read({
      ...call,
      set,
      ...(chainId === undefined ? {} : { chainId }),
      ...(from === undefined ? {} : { from }),
    });
  }
  const { seal, read: it } = readRawTransaction(raw);
  const from = seal && (await recoverAddress({ hash: seal.digest, signature: seal.signature }));
  return read({ ...it, ...(from === undefined ? {} : { from }) });
}

function read({ to, value, data, set, chainId, from }: ReadTransaction): Asked {
  return {
    to: to?.toLowerCase() ?? null,
    value,
    data,
    nonce: Number(set.nonce ?? 0n),
    gas: set.gas ?? 0n,
    ...(chainId === undefined ? {} : { chainId }),
    ...(from === undefined ? {} : { from: from.toLowerCase() }),
  };
}

describe('the published sign-ins (EIP-4361)', () => {
  type Read = Readonly<Record<string, { message: string; fields: Readonly<Record<string, unknown>> }>>;
  const { read, refused } = published<{ read: Read; refused: Readonly<Record<string, string>> }>(
    'signIn',
    import.meta.url,
  );

  test.each(Object.entries(read))('are read: %s', (_, { message, fields }) => {
    const found = readSiwe(message);
    if (found?.kind !== 'signIn') throw new Error(found?.error.message ?? 'no sign-in');
    const { siwe } = found;
    const { issuedAt, expirationTime, notBefore } = siwe;
    const got = {
      ...siwe,
      scheme: siwe.scheme ?? null,
      version: '1',
      issuedAt: issuedAt.text,
      expirationTime: expirationTime?.text,
      notBefore: notBefore?.text,
    };
    expect(got).toMatchObject({ scheme: null, ...fields });
  });

  test.each(Object.entries(refused))('are refused: %s', (_, message) => {
    expect(readSiwe(message)?.kind).not.toBe('signIn');
  });
});
