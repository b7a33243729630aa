import type { FactId } from '@readback/core/model/fact.ts';
import type { Hearback } from '@readback/core/model/hearback.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Address } from 'viem';
import { happenedAsRead, isUndone } from './hearing.ts';

/** Who received what: facts of the block that the payment is in. */
export type Arrived = Readonly<{ who: Address; amount: FactId; block: FactId }>;

/**
 * What arrived with somebody else, as their balance before and after the block says. Only where all of it happened as it
 * was read, and one account alone received something: undefined otherwise.
 */
export function arrivedOf(hearback: Hearback): Arrived | undefined {
  const { lines, facts, followed } = hearback;
  if (
    isUndone(hearback) ||
    !happenedAsRead(hearback) ||
    !followed?.block ||
    facts['mined.block'] === undefined
  )
    return undefined;
  const own = ['mined.from', 'carried.account'].flatMap((id) => addressAt(hearback, id) ?? []);
  const found = lines.flatMap(({ label, happened, same }): readonly Arrived[] => {
    const line = /^(mined\.effect\.\d+)\.delta$/.exec(happened)?.[1];
    if (label.id !== 'hearback.label.balance' || line === undefined || !same) return [];
    const [change, who] = [valueOf(facts[happened]?.value), addressAt(hearback, `${line}.who`)];
    if (change?.kind !== 'amount' || change.raw <= 0n || who === undefined) return [];
    return [{ who, amount: happened, block: 'mined.block' }];
  });
  const [one, ...more] = found;
  if (one === undefined || more.length > 0) return undefined;
  return own.some((it) => it.toLowerCase() === one.who.toLowerCase()) ? undefined : one;
}

function addressAt({ facts }: Hearback, id: FactId): Address | undefined {
  const value = valueOf(facts[id]?.value);
  return value?.kind === 'address' ? value.address : undefined;
}
