import { ParseError } from '../../text/parseError.ts';

/** Frame transactions (EIP-8141): the account checks, pays and calls in frames of its own. */
export const frameType = 6;

/**
 * What networks make themselves, of what was sent to them by another one or by their own work: OP Stack's deposits, all of
 * Arbitrum's, Polygon's, and zkSync's from Ethereum. No account signs them.
 */
const byNetworks: ReadonlySet<bigint> = new Set(
  [0x64, 0x65, 0x66, 0x68, 0x69, 0x6a, 0x7e, 0x7f, 0xff].map(BigInt),
);

/** A transaction of a type (EIP-2718) that is not read here, by its name where it has one. `raw`: by its first byte. */
export function unknownType(
  type: bigint,
  { at, raw = false }: Readonly<{ at: number; raw?: boolean }>,
): ParseError {
  const details = `type 0x${type.toString(16)}`;
  if (type === BigInt(frameType)) return new ParseError({ id: 'transaction.frame' }, { details, at });
  if (byNetworks.has(type)) return new ParseError({ id: 'transaction.byNetwork' }, { details, at });
  return new ParseError({ id: raw ? 'transaction.unknownRaw' : 'transaction.unknownType' }, { details, at });
}
