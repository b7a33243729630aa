import { ParseError } from '../../text/parseError.ts';

/** Frame transactions (EIP-8141): the account checks, pays and calls in frames of its own. */
export const frameType = 6;

/** A transaction of a type (EIP-2718) that is not read here, by its name where it has one. `raw`: by its first byte. */
export function unknownType(
  type: bigint,
  { at, raw = false }: Readonly<{ at: number; raw?: boolean }>,
): ParseError {
  const details = `type 0x${type.toString(16)}`;
  if (type === BigInt(frameType)) return new ParseError({ id: 'transaction.frame' }, { details, at });
  return new ParseError({ id: raw ? 'transaction.unknownRaw' : 'transaction.unknownType' }, { details, at });
}
