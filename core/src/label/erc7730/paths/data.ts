import type { Address } from 'viem';
import type { Known } from '../../../model/known.ts';
import type { Descriptor } from '../document/descriptor.ts';
import type { DescriptorQuestion } from '../../../model/clearSigned.ts';

export type AccountKind = 'wallet' | 'eoa' | 'contract' | 'token' | 'collection';

/** What an answer is, by the kind of its question. */
export type Answers = Readonly<{
  token: Readonly<{ symbol: string; decimals: number }>;
  collection: string;
  /** Verified: an ENS name that resolves to the address again, or one of the user's own. */
  name: string;
  /** Everything that the account is known to be; empty means nothing is. */
  account: readonly AccountKind[];
  /** Seconds since the epoch. */
  blockTime: bigint;
  chain: Readonly<{ name?: string; symbol?: string; decimals: number }>;
  plaintext: bigint | boolean | Address;
  /** Contracts whose code runs at the address, if it is a proxy. */
  implementation: readonly Address[];
  /** Contracts that emitted the event with this address in it. */
  deployedBy: readonly Address[];
  callDescriptors: readonly Descriptor[];
  typedDescriptors: readonly Descriptor[];
}>;

/**
 * Answers questions without waiting: `pending` for what is being asked, `unknown` for what nobody knows. The engine
 * invents nothing: what is unknown is shown raw, with a warning.
 */
export type Data = <K extends DescriptorQuestion['kind']>(
  ask: Extract<DescriptorQuestion, { kind: K }>,
) => Known<Answers[K]>;

/** A text that two asks share exactly if they ask the same. Addresses are the same in any case, nothing else is. */
export function askKey(ask: DescriptorQuestion): string {
  return Object.values(ask)
    .map((it) => (typeof it === 'string' && /^0x[0-9a-f]{40}$/i.test(it) ? it.toLowerCase() : String(it)))
    .join('|');
}
