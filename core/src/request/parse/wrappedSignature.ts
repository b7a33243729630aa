import { type Address, type Hex, size, sliceHex } from 'viem';
import { functionAbi } from '../../codec/functionAbi.ts';
import { valuesIn } from '../../codec/valuesIn.ts';

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
  if (!isWrapped(signature) || parts === undefined) return undefined;
  const [factory, data, inner] = valuesIn(parts, sliceHex(signature, 0, size(signature) - 32)) ?? [];
  if (factory?.kind !== 'address' || data?.kind !== 'bytes' || inner?.kind !== 'bytes') return undefined;
  return { factory: factory.address, data: data.hex, inner: inner.hex };
}

const parts = functionAbi('parts(address factory, bytes data, bytes inner)');
