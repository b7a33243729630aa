import type { FactId } from '@readback/core/model/fact.ts';
import type { Hearback, HearbackLine } from '@readback/core/model/hearback.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Address } from 'viem';
import { happenedAsRead, isUndone } from './hearing.ts';

/** How it ended, with facts of the block that it is in: somebody received something, or may take something now, or no longer. */
export type Ended = Readonly<{ who: Address; block: FactId }> &
  (
    | Readonly<{ is: 'received'; amount: FactId }>
    | Readonly<{ is: 'allowed'; amount: FactId; account: Address }>
    | Readonly<{ is: 'revoked'; asset: FactId; account: Address }>
  );

/**
 * What became of it in one line, as the state before and after its block says. Only where all of it happened as it was
 * read, and one thing alone changed for one other account: undefined otherwise.
 */
export function endedOf(hearback: Hearback): Ended | undefined {
  const { lines, facts, followed } = hearback;
  if (
    isUndone(hearback) ||
    !happenedAsRead(hearback) ||
    !followed?.block ||
    facts['mined.block'] === undefined
  )
    return undefined;
  const own = ['mined.from', 'carried.account'].flatMap((id) => addressAt(hearback, id) ?? []);
  const isOwn = (who: Address) => own.some((it) => it.toLowerCase() === who.toLowerCase());
  const moved = lines.filter(({ label }) => changes.has(label.id));
  const [allowance, ...besides] = moved;
  if (allowance?.label.id === 'hearback.label.allowance' && besides.length === 0) {
    const found = allowed(hearback, allowance);
    return found && isOwn(found.account) ? found : undefined;
  }
  const [one, ...more] = moved.flatMap((it) => received(hearback, it) ?? []);
  return one === undefined || more.length > 0 || isOwn(one.who) ? undefined : one;
}

/** What changes whose things are whose, or who may take them. */
const changes: ReadonlySet<string> = new Set(
  ['balance', 'nft', 'allowance', 'operator', 'control', 'member'].map((it) => `hearback.label.${it}`),
);

function received(hearback: Hearback, { label, happened, same }: HearbackLine): Ended | undefined {
  const line = /^(mined\.effect\.\d+)\.delta$/.exec(happened)?.[1];
  if (label.id !== 'hearback.label.balance' || line === undefined || !same) return undefined;
  const [change, who] = [valueOf(hearback.facts[happened]?.value), addressAt(hearback, `${line}.who`)];
  if (change?.kind !== 'amount' || change.raw <= 0n || who === undefined) return undefined;
  return { is: 'received', who, amount: happened, block: 'mined.block' };
}

function allowed(
  hearback: Hearback,
  { happened, same }: HearbackLine,
): Extract<Ended, { account: Address }> | undefined {
  const line = /^(mined\.effect\.\d+)\.after$/.exec(happened)?.[1];
  if (line === undefined || !same) return undefined;
  const amount = valueOf(hearback.facts[happened]?.value);
  const [account, who] = ['who', 'counterparty'].map((part) => addressAt(hearback, `${line}.${part}`));
  if (amount?.kind !== 'allowance' || account === undefined || who === undefined) return undefined;
  const ended = { who, account, block: 'mined.block' };
  return amount.raw > 0n
    ? { ...ended, is: 'allowed', amount: happened }
    : { ...ended, is: 'revoked', asset: `${line}.asset` };
}

function addressAt({ facts }: Hearback, id: FactId): Address | undefined {
  const value = valueOf(facts[id]?.value);
  return value?.kind === 'address' ? value.address : undefined;
}
