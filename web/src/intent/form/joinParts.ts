import type { Address } from 'viem';
import type { Intent } from '@readback/core/model/intent.ts';

/**
 * Several things that were said, as what one request should do: for the account and the network of the last of them. Words
 * stand below each other, and the quotes move with them. `feeMost` is of all together.
 */
export function joinParts(parts: readonly [Intent, ...Intent[]], feeMost: bigint | undefined): Intent {
  const { feeMost: _, ticked: __, ...whole } = parts.at(-1) ?? parts[0];
  let joined: Intent = { ...whole, said: '', quotes: [], clauses: [] };
  for (const { said, quotes, clauses, ticked = 0 } of parts) {
    const all = ticked + (joined.ticked ?? 0);
    // Words that say several things are said once.
    const isSaid = joined.said === said || joined.said.endsWith(`\n${said}`);
    const text =
      joined.said === '' || said === ''
        ? joined.said + said
        : isSaid
          ? joined.said
          : `${joined.said}\n${said}`;
    const [at, first] = [text.length - said.length, joined.clauses.length];
    const moved = quotes.map((quote) => ({
      slot: quote.slot.replace(/^clauses\.(\d+)/, (_all, n: string) => `clauses.${Number(n) + first}`),
      start: quote.start + at,
      end: quote.end + at,
    }));
    joined = {
      ...joined,
      said: text,
      quotes: [...joined.quotes, ...moved],
      clauses: [...joined.clauses, ...clauses],
      ...(all === 0 ? {} : { ticked: all }),
    };
  }
  return feeMost === undefined ? joined : { ...joined, feeMost };
}

type For = Readonly<{ account: Address; chainId?: number | undefined }>;

/** Whether something was said for the same account and network as something else. */
export function isForSame(one: For, other: For): boolean {
  return one.account.toLowerCase() === other.account.toLowerCase() && one.chainId === other.chainId;
}
