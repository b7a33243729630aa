import { type Asked, askedIn } from './asked.ts';
import { changed } from './changed.ts';
import { type Outcome, outcomeIn, readBeside } from './compared.ts';
import type { Field } from './field.ts';
import { honest } from './honest.ts';
import { changedSigned, honestSigned } from './signed.ts';

export type Compared = Readonly<{ asked: Asked; outcome: Outcome }>;

/** Requests that do what was said, each deed in so many ways. */
export async function honestIn(field: Field, ways: number): Promise<readonly Asked[]> {
  const deeds = await Promise.all(honest.map((deed, place) => askedIn(field, deed, place, ways)));
  return [...deeds.flat(), ...honestSigned(field)];
}

/** Requests that do something else. */
export async function changedIn(field: Field, ways: number): Promise<readonly Asked[]> {
  const deeds = await Promise.all(changed.map((deed, place) => askedIn(field, deed, place, ways)));
  return [...deeds.flat(), ...changedSigned(field)];
}

/** Reads each beside what was said. */
export async function compareAll(field: Field, list: readonly Asked[]): Promise<readonly Compared[]> {
  const found: Compared[] = [];
  for (const asked of list) {
    const readback = await readBeside(field, asked.request, asked.intent);
    found.push({ asked, outcome: outcomeIn(readback) });
  }
  return found;
}

/** Those that came out otherwise, with what was said of them. */
export function otherThan(it: Outcome['it'], list: readonly Compared[]): readonly string[] {
  return list.flatMap(({ asked, outcome }) =>
    outcome.it === it ? [] : [`${asked.id}: ${outcome.it} ${outcome.why.join()}`],
  );
}

/** How many requests there are of each kind. */
export function kindsOf(list: readonly Asked[]): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>();
  for (const { kind } of list) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return kinds;
}
