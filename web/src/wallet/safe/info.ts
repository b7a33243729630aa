import { checksummed } from '@readback/core/text/address.ts';
import { type Address, isAddress } from 'viem';
import * as v from 'valibot';

/** What Safe says of the account that it shows. */
export type SafeInfo = Readonly<{
  address: Address;
  chainId: number;
  threshold: number;
  owners: number;
  /** Its viewer may not propose anything. */
  readOnly: boolean;
  /** Undefined where Safe does not say. */
  version: string | undefined;
  /** Whether messages are signed off the chain, and not by a transaction (Safe 1.3.0 needs a handler for it). */
  offChain: boolean;
}>;

const address = v.pipe(
  v.string(),
  v.check((it) => isAddress(it, { strict: false })),
);

const schema = v.object({
  safeAddress: address,
  chainId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  threshold: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000)),
  owners: v.pipe(v.array(address), v.minLength(1), v.maxLength(1_000)),
  isReadOnly: v.optional(v.boolean(), false),
  version: v.nullish(v.pipe(v.string(), v.maxLength(40))),
  fallbackHandler: v.nullish(v.string()),
});

/** Safe's answer, or undefined when it makes no sense. */
export function safeInfoOf(answer: unknown): SafeInfo | undefined {
  const read = v.safeParse(schema, answer);
  if (!read.success) return undefined;
  const { safeAddress, chainId, threshold, owners, isReadOnly, version, fallbackHandler } = read.output;
  return {
    address: checksummed(safeAddress as Address),
    chainId,
    threshold,
    owners: owners.length,
    readOnly: isReadOnly,
    version: version ?? undefined,
    offChain: !version || isOld(version) || (fallbackHandler ?? '') !== '',
  };
}

/** Before 1.3.0 a Safe answers for signatures itself. */
function isOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 1 && minor < 3;
}
