import { ownValue } from '../ownValue.ts';
import { type PointCategory, pointCategories } from './category.ts';
import type { CodeLine, Excerpt } from './excerpt.ts';

/** What a model pointed at under one category, in the order of the source. */
export type Point = Readonly<{ category: PointCategory; lines: readonly CodeLine[] }>;

/** `more`: how many further lines were pointed at, and are left out. */
export type Pointed = Readonly<{ points: readonly Point[]; more: number }>;

const mostOfCategory = 8;
const mostLines = 48;
/** How far into a list anything is looked for: a flood is not read to its end. */
const mostRead = 1_000;

/**
 * What of a model's answer means something. Total: of any value whatever. What is not a category, no number of a line that
 * was sent, or there already is dropped; the order is ours. Undefined where there is no list, or nothing in it could be
 * used: that is not an answer, and not one that points at nothing.
 */
export function readPointed(json: unknown, { lines }: Excerpt): Pointed | undefined {
  const list = ownValue(json, 'points');
  if (!Array.isArray(list)) return undefined;
  const found = new Map<PointCategory, Set<number>>();
  for (const it of list.slice(0, mostRead)) {
    const category = pointCategories.find((known) => known === ownValue(it, 'category'));
    const numbers = ownValue(it, 'lines');
    if (category === undefined || !Array.isArray(numbers)) continue;
    const known = numbers.slice(0, mostRead).filter((one): one is number => lines.has(one));
    if (known.length > 0) found.set(category, new Set([...(found.get(category) ?? []), ...known]));
  }
  return found.size === 0 && list.length > 0 ? undefined : arranged(found, lines);
}

function arranged(found: ReadonlyMap<PointCategory, ReadonlySet<number>>, lines: Excerpt['lines']): Pointed {
  const points: Point[] = [];
  let left = mostLines;
  let more = 0;
  for (const category of pointCategories) {
    const numbers = [...(found.get(category) ?? [])].toSorted((one, other) => one - other);
    const shown = numbers.slice(0, Math.min(mostOfCategory, left));
    left -= shown.length;
    more += numbers.length - shown.length;
    const those = shown.flatMap((one) => lines.get(one) ?? []);
    if (those.length > 0) points.push({ category, lines: those });
  }
  return { points, more };
}
