import {
  type Address,
  concatHex,
  type Hex,
  hexToBigInt,
  numberToHex,
  recoverAddress,
  size,
  sliceHex,
} from 'viem';

/** Who a signature is by. `highS`: valid for the curve, but in the form that EIP-2 and many contracts refuse. */
export type Recovered = Readonly<{ signer: Address; highS: boolean }>;

/**
 * Recovers the account whose key signed `digest`, from 65 bytes (r, s, v; v as 27, 28, 0 or 1) or the 64 bytes of
 * ERC-2098. Undefined for anything else, and for numbers that are not a signature.
 */
export async function recover(digest: Hex, signature: Hex): Promise<Recovered | undefined> {
  const parts = partsOf(signature);
  if (parts === undefined) return undefined;
  const { r, s, odd } = parts;
  if (r === 0n || s === 0n || r >= order || s >= order) return undefined;
  const highS = s > order / 2n;
  const low = highS ? order - s : s;
  const v = odd !== highS ? '0x1c' : '0x1b';
  try {
    const canonical = concatHex([numberToHex(r, { size: 32 }), numberToHex(low, { size: 32 }), v]);
    return { signer: await recoverAddress({ hash: digest, signature: canonical }), highS };
  } catch {
    return undefined;
  }
}

/** Order of the group of secp256k1. */
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

function partsOf(signature: Hex): { r: bigint; s: bigint; odd: boolean } | undefined {
  if (!/^0x[0-9a-f]*$/i.test(signature)) return undefined;
  const length = size(signature);
  if (signature.length !== 2 + 2 * length || (length !== 64 && length !== 65)) return undefined;
  const r = hexToBigInt(sliceHex(signature, 0, 32));
  const word = hexToBigInt(sliceHex(signature, 32, 64));
  if (length === 64) return { r, s: word & (2n ** 255n - 1n), odd: word >> 255n === 1n };
  const v = Number(hexToBigInt(sliceHex(signature, 64, 65)));
  if (v !== 0 && v !== 1 && v !== 27 && v !== 28) return undefined;
  return { r, s: word, odd: v % 27 === 1 };
}
