import { type Address, decodeAbiParameters, type Hex, size, sliceHex } from 'viem';

/** A signature of a contract that may not stand yet (ERC-6492): who deploys it, with what, and the signature itself. */
export type WrappedSignature = Readonly<{ factory: Address; data: Hex; inner: Hex }>;

/** How such signatures end. */
const mark = '6492'.repeat(16);

/** Whether a signature says of itself that it is by a contract that may not stand yet (ERC-6492). */
export function isWrapped(signature: Hex): boolean {
  return signature.toLowerCase().endsWith(mark) && size(signature) > 32;
}

/** What such a signature holds; undefined when it is not one, or is malformed. */
export function unwrap(signature: Hex): WrappedSignature | undefined {
  if (!isWrapped(signature)) return undefined;
  try {
    const [factory, data, inner] = decodeAbiParameters(
      [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
      sliceHex(signature, 0, size(signature) - 32),
    );
    return { factory, data, inner };
  } catch {
    return undefined;
  }
}
