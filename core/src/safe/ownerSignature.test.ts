import fc from 'fast-check';
import {
  bytesToHex,
  concatHex,
  getAddress,
  type Hex,
  keccak256,
  numberToHex,
  padHex,
  size,
  sliceHex,
} from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { type OwnerSignature, ownerSignaturesIn, packSignatures } from './ownerSignature.ts';

const digest = keccak256('0x5afe');
const keyOf = (at: number) => privateKeyToAccount(numberToHex(at, { size: 32 }));
const [ana, bob, cem] = [keyOf(1), keyOf(2), keyOf(3)];

const byKey = async (account: PrivateKeyAccount): Promise<OwnerSignature> => ({
  by: 'key',
  owner: account.address,
  bytes: await account.sign({ hash: digest }),
});

/** As `eth_sign` gives it: over the hash as a message, with v raised by four for the Safe. */
const prefixed = async (account: PrivateKeyAccount): Promise<OwnerSignature> => {
  const bytes = await account.signMessage({ message: { raw: digest } });
  const v = Number.parseInt(bytes.slice(-2), 16) + 4;
  return {
    by: 'prefixedKey',
    owner: account.address,
    bytes: concatHex([sliceHex(bytes, 0, 64), numberToHex(v)]),
  };
};

describe('the signatures of owners', () => {
  it('of all four kinds are packed in the order of their owners, and read again', async () => {
    const contract = getAddress('0x00000000000000000000000000000000000000aa');
    const all: readonly OwnerSignature[] = [
      await byKey(ana),
      await prefixed(bob),
      { by: 'approval', owner: cem.address },
      { by: 'contract', owner: contract, data: packSignatures([await byKey(bob), await byKey(cem)]) },
    ];
    const read = await ownerSignaturesIn(digest, packSignatures(all));
    const sorted = all.toSorted((a, b) => (a.owner.toLowerCase() < b.owner.toLowerCase() ? -1 : 1));
    expect(read).toEqual({ ok: true, signatures: sorted });
    expect(await ownerSignaturesIn(digest, packSignatures(all.toReversed()))).toEqual(read);
  });

  it('given twice by one owner count once', async () => {
    const one = await byKey(ana);
    expect(size(packSignatures([one, one]))).toBe(65);
  });

  it('over something else are by somebody else', async () => {
    const read = await ownerSignaturesIn(keccak256('0x00'), packSignatures([await byKey(ana)]));
    expect(read.ok && read.signatures[0]?.owner).not.toBe(ana.address);
  });

  it.each<[string, (whole: Hex) => Hex, object]>([
    ['of 53 bytes', (it) => sliceHex(it, 0, 53), { why: 'short', at: 0, bytes: 53 }],
    ['without a byte', () => '0x', { why: 'short', at: 0, bytes: 0 }],
    [
      'with half of another behind it',
      (it) => concatHex([it, sliceHex(it, 0, 30)]),
      { why: 'short', at: 1, bytes: 30 },
    ],
    [
      'of a kind that no Safe knows',
      (it) => concatHex([sliceHex(it, 0, 64), '0x1d']),
      { why: 'kind', at: 0, bytes: 29 },
    ],
    [
      'that is nobody’s',
      () => concatHex([numberToHex(0, { size: 64 }), '0x1b']),
      { why: 'nobody', at: 0, bytes: 65 },
    ],
  ])('%s are none, and it is said why', async (_, bend, fault) => {
    const whole = packSignatures([await byKey(ana)]);
    expect(await ownerSignaturesIn(digest, bend(whole))).toEqual({ ok: false, fault });
  });

  it('of a contract whose data stands elsewhere, or reaches too far, are none', async () => {
    const owner = padHex(ana.address, { size: 32 });
    const pointing = (to: bigint, ...rest: readonly Hex[]) =>
      concatHex([owner, numberToHex(to, { size: 32 }), '0x00', ...rest]);
    const word = (it: bigint) => numberToHex(it, { size: 32 });
    for (const bent of [
      pointing(0n, word(0n)),
      pointing(64n, word(0n)),
      pointing(2n ** 255n, word(0n)),
      pointing(65n),
      pointing(65n, word(1n)),
      pointing(65n, word(2n ** 255n)),
    ])
      expect(await ownerSignaturesIn(digest, bent)).toMatchObject({ ok: false });
    expect(await ownerSignaturesIn(digest, pointing(65n, word(0n), '0xff'))).toMatchObject({
      ok: false,
      fault: { why: 'left', bytes: 1 },
    });
  });

  const hex = (maxLength: number) =>
    fc.uint8Array({ maxLength }).map((it): Hex => `0x${Buffer.from(it).toString('hex')}`);
  const owner = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((it) => getAddress(bytesToHex(it)));
  const named = fc.oneof(
    fc.record({ by: fc.constant('approval' as const), owner }),
    fc.record({ by: fc.constant('contract' as const), owner, data: hex(200) }),
  );

  it('that name their owners are read as they were packed, whatever contracts are given', async () => {
    const lists = fc.uniqueArray(named, { minLength: 1, maxLength: 8, selector: (it) => it.owner });
    await fc.assert(
      fc.asyncProperty(lists, async (list) => {
        const read = await ownerSignaturesIn(digest, packSignatures(list));
        expect(read.ok && new Set(read.signatures)).toEqual(new Set(list));
      }),
    );
  });

  it('with one byte more or less are none', async () => {
    const lists = fc.uniqueArray(named, { minLength: 1, maxLength: 8, selector: (it) => it.owner });
    await fc.assert(
      fc.asyncProperty(lists, async (list) => {
        const packed = packSignatures(list);
        expect((await ownerSignaturesIn(digest, concatHex([packed, '0x01']))).ok).toBe(false);
        expect((await ownerSignaturesIn(digest, sliceHex(packed, 0, size(packed) - 1))).ok).toBe(false);
      }),
    );
  });

  it('of any bytes are read, or it is said why not', async () => {
    await fc.assert(
      fc.asyncProperty(hex(300), async (bytes) => {
        const read = await ownerSignaturesIn(digest, bytes);
        expect(read.ok ? read.signatures.length : read.fault.bytes).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
