import type { Preview } from './readImport.ts';

/** What the user agreed to: tables by their name, choices by their id. */
export type Agreed = Readonly<{ tables: ReadonlySet<string>; choices: ReadonlySet<string> }>;

/** Takes over what was agreed to, and nothing else. Rows that came here meanwhile stay as they are. Gives how many. */
export function applyImport(preview: Preview, agreed: Agreed): number {
  let taken = 0;
  for (const { of, fresh } of preview.tables) {
    if (!agreed.tables.has(of.id)) continue;
    for (const [key, row] of fresh) {
      taken += 1;
      of.table.set(key, row);
    }
  }
  for (const { id, apply } of preview.choices) {
    if (!agreed.choices.has(id)) continue;
    taken += 1;
    apply();
  }
  return taken;
}
