/** A request read on the practice chain beside an intent, and what the comparison comes to. */
import { intentRules } from '@readback/core/check/intent/intent.ts';
import type { Evidence } from '@readback/core/evidence/evidence.ts';
import type { Intent } from '@readback/core/model/intent.ts';
import { known } from '@readback/core/model/known.ts';
import { standardPreferences } from '@readback/core/model/preferences.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { BookEntry } from '@readback/core/world/world.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { user } from '../accounts.ts';
import { settlement } from '../attack/stage.ts';
import { readHere } from '../corpus/readHere.ts';
import type { Field } from './field.ts';

/** `differs` with what is said of it; `cannotCompare` with the facts that are missing. */
export type Outcome = Readonly<{ it: 'asSaid' | 'differs' | 'cannotCompare'; why: readonly string[] }>;

export function readBeside(field: Field, request: string, intent: Intent): Promise<Readback> {
  const { url, info, now } = field;
  return readHere(request, { url, info, now, book: bookOf(field), intent });
}

/** The friend, the user's Safe and smart account (what these have counts in every request), and a market. */
function bookOf({ at, friend }: Field): readonly BookEntry[] {
  return [
    { address: friend, name: 'Alice', own: false, paid: 3 },
    ...[at.safe, at.smartAccount].map((address) => ({ address, own: true, paid: 0 })),
    // Orders are signed for it: what takes an order on this chain ships nowhere, and keeps to it as far as the user knows it.
    { address: settlement, own: false, paid: 0, knownOn: [practiceMarker.chainId] },
  ];
}

/** By the findings of a readback. A name that resolves to another account now is a Stop of its own. */
export function outcomeIn({ findings }: Pick<Readback, 'findings'>): Outcome {
  const its = findings.filter(({ rule }) => rule.startsWith('intent.') || rule === 'names.changed');
  const fired = its.flatMap((it) => (it.outcome === 'fired' ? [it.says.id] : []));
  if (fired.length > 0) return { it: 'differs', why: [...new Set(fired)].toSorted() };
  const open = its.flatMap((it) =>
    it.outcome === 'unknown' || it.outcome === 'pending' ? [`${it.rule} ${it.missing.join()}`] : [],
  );
  return open.length > 0 ? { it: 'cannotCompare', why: open } : { it: 'asSaid', why: [] };
}

/** What was read, compared with another intent: the evidence is the same, and what was said is not. */
export function outcomeWith(readback: Readback, field: Field, intent: Intent): Outcome {
  const view: Evidence = {
    ...readback,
    incoming: { ...readback.incoming, intent },
    session: known(
      readback.incoming.request.body.kind === 'authorization'
        ? { host: 'localhost', wallet: { chainId: practiceMarker.chainId, account: user, name: '' } }
        : { host: 'localhost' },
    ),
    book: known(bookOf(field)),
    preferences: known(standardPreferences),
    now: known(field.now),
    heads: known([]),
  };
  const answers = intentRules.flatMap((rule) => rule.run(view).map((it) => ({ rule: rule.id, ...it })));
  const fired = answers.flatMap((it) => (it.outcome === 'fired' ? [it.says.id] : []));
  if (fired.length > 0) return { it: 'differs', why: [...new Set(fired)].toSorted() };
  const open = answers.flatMap((it) =>
    it.outcome === 'unknown' || it.outcome === 'pending' ? [`${it.rule} ${it.missing.join()}`] : [],
  );
  return open.length > 0 ? { it: 'cannotCompare', why: open } : { it: 'asSaid', why: [] };
}
