import type { Address } from 'viem';
import type { Change } from './changes.ts';

export type ChangeGroup = Readonly<{ who: Address; yours: boolean; rows: readonly Change[] }>;

/** Rows by the account whose they are: the user's own first, each in the order in which it first stands. */
export function changeGroups(rows: readonly Change[]): readonly ChangeGroup[] {
  const groups = new Map<string, { who: Address; yours: boolean; rows: Change[] }>();
  for (const row of rows) {
    const at = row.who.toLowerCase();
    const group = groups.get(at);
    if (group) group.rows.push(row);
    else groups.set(at, { who: row.who, yours: row.yours, rows: [row] });
  }
  const all = [...groups.values()];
  return [...all.filter(({ yours }) => yours), ...all.filter(({ yours }) => !yours)];
}
