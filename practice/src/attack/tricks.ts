import type { Family, Trick } from './hostile.ts';
import { allowances } from './tricks/allowances.ts';
import { insideBytes } from './tricks/insideBytes.ts';
import { libraries } from './tricks/libraries.ts';
import { namedOnly } from './tricks/namedOnly.ts';
import { orders } from './tricks/orders.ts';
import { shippedNames } from './tricks/shippedNames.ts';
import { strangers } from './tricks/strangers.ts';
import { texts } from './tricks/texts.ts';
import { typedData } from './tricks/typedData.ts';
import { watchers } from './tricks/watchers.ts';

/** Everything that is tried. A new way to rob someone is an object in one of these lists. */
export const tricks: readonly Trick[] = [
  ...namedOnly,
  ...insideBytes,
  ...allowances,
  ...watchers,
  ...typedData,
  ...orders,
  ...libraries,
  ...texts,
  ...shippedNames,
  ...strangers,
];

export function tricksOf(family: Family | undefined): readonly Trick[] {
  return family === undefined ? tricks : tricks.filter((it) => it.family === family);
}
