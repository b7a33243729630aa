import { isKeptBy } from '../../ledger/asset.ts';
import type { Address } from 'viem';
import { same } from '../../ledger/account.ts';
import { changeOf } from '../../ledger/line.ts';
import { ownAccounts } from '../accounts.ts';
import type { Evidence } from '../evidence.ts';
import type { Effects, EffectLine, StateRecord } from '../../model/effects.ts';

/**
 * Whether what is shown to move and to change at a token needs as many slots as the token changed: one for each balance and
 * permission, one for the supply, and a few for each item. `all`: the records of the effects.
 */
export function isNeeded(
  view: Evidence,
  { lines, moves }: Effects,
  record: StateRecord,
  all: readonly StateRecord[],
): boolean {
  const { contract, who, slots } = record;
  const isIts = ({ asset }: Readonly<{ asset?: EffectLine['asset'] }>) => isKeptBy(asset, contract);
  const changed = lines.filter((line) => isIts(line) && line.basis === 'read' && isChanged(line));
  const neededFor = (it: Address) => {
    const its = changed.filter((line) => same(line.who, it));
    const items = its.filter(({ what }) => what === 'nft').length;
    return its.length + (items === 0 ? 0 : items + 1);
  };
  if (who !== undefined) return slots <= neededFor(who);
  const moved = moves?.filter(isIts) ?? [];
  if (moved.length + changed.length === 0) return false;
  const own = ownAccounts(view);
  const others = new Set(
    moved.flatMap(({ from, to }) => [from.toLowerCase(), to.toLowerCase()]).filter((it) => !own.has(it)),
  );
  // Balances of the user that are kept elsewhere than in a common layout are among the rest.
  const known = all.filter((it) => same(it.contract, contract));
  const kept = [...new Set(changed.map((line) => line.who.toLowerCase() as Address))].reduce(
    (sum, it) => sum + Math.max(0, neededFor(it) - (known.find((one) => same(one.who, it))?.slots ?? 0)),
    0,
  );
  const items = new Set(moved.flatMap(({ asset }) => (asset.kind === 'nft' ? [asset.id] : []))).size;
  others.delete(`0x${'0'.repeat(40)}`);
  return slots <= 1 + others.size + kept + slotsOfItem * items;
}

/** Of an item: its owner, who may take it, and its places in the lists of all items and of those of either party. */
const slotsOfItem = 7;

/** Whether a line of the effects shows a change, or may: not where both sides are known to be the same. */
export function isChanged(line: EffectLine): boolean {
  const change = changeOf(line);
  if (change !== undefined) return change !== 0n;
  return !(line.before.s === 'known' && line.after.s === 'known' && line.before.v === line.after.v);
}
