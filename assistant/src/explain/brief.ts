/**
 * What a model is told of a readback: which predicates hold of which handles, and how grave each is. No value, name,
 * symbol, address or text of a request is in it, so that nothing on a chain can speak to the model, and the provider
 * learns nothing that points at anyone.
 */
import type { Body } from '@readback/core/model/request.ts';
import { engine } from '@readback/phrases/words/engine.ts';
import type { GlossaryId } from '@readback/phrases/glossaryId.ts';
import { type HandleGround, type Handles, openHandles } from './handles.ts';
import { type BriefPhrase, isKnownPhrase, phraseBrief } from './phraseBrief.ts';
import { type Grade, isLead, type Statement, type Subject } from './statement.ts';
import { termsFor } from './terms.ts';

export type Brief = Readonly<{
  request: Body['kind'];
  /** The readback's sentence, which stands first whatever is answered. */
  sentence: readonly BriefPhrase[];
  facts: readonly (BriefPhrase & Readonly<{ id: string; severity: Grade }>)[];
  handles: Handles;
  /** What each predicate says, in our words: templates, without any value. */
  meanings: Readonly<Record<string, string>>;
  terms: readonly GlossaryId[];
}>;

/** What a request to a model speaks of: ids of this request only, so that no answer fits another. */
export type Asked = Readonly<{
  brief: Brief;
  statements: ReadonlyMap<string, Statement>;
  /** Every statement, also those beyond what is put to the model. */
  all: readonly Statement[];
}>;

/** The most statements that are put to a model. The others are shown anyway. */
export const mostAsked = 50;

/** What a brief is made of, besides the statements. */
export type Ground = Readonly<{ request: Body['kind'] }> & HandleGround;

/** The brief of a readback, with ids made again at each call. */
export function briefOf(
  { readback, facts, own }: Subject,
  all: readonly Statement[],
  random?: Random,
): Asked {
  const request = readback.incoming.request.body.kind;
  return makeBrief({ request, parties: readback.parties, facts, own }, all, random);
}

/** The same from its parts. */
export function makeBrief(ground: Ground, all: readonly Statement[], random?: Random): Asked {
  const asked = all.filter((it) => !isLead(it) && isKnownPhrase(it.says)).slice(0, mostAsked);
  const ids = freshIds(asked.length, random);
  const { handleOf, handles } = openHandles(ground);
  const named = asked.map((statement, at) => ({ id: ids[at] ?? '', statement }));
  const facts = named.map(({ id, statement }) => ({
    id,
    severity: statement.grade,
    ...phraseBrief(statement.says, handleOf),
  }));
  const sentence = all
    .filter(isLead)
    .flatMap(({ says, goesOn = [] }) => [says, ...goesOn])
    .filter(isKnownPhrase)
    .map((it) => phraseBrief(it, handleOf));
  const used = [...sentence, ...facts].flatMap((it) => [...predicatesOf(it)]);
  return {
    all,
    statements: new Map(named.map(({ id, statement }) => [id, statement])),
    brief: {
      request: ground.request,
      sentence,
      facts,
      handles: handles(),
      meanings: Object.fromEntries(used.map((predicate) => [predicate, engine[predicate]])),
      terms: termsFor(used),
    },
  };
}

function* predicatesOf({ says, args }: BriefPhrase): Generator<BriefPhrase['says']> {
  yield says;
  for (const arg of Object.values(args)) if (typeof arg === 'object') yield* predicatesOf(arg);
}

/** Whole numbers from 0 to 2³² − 1. */
type Random = () => number;

/** No digit and no x: an id is never taken for a number or an address. */
const letters = 'abcdefghijkmnopqrstuvwyz';

/** As many different ids, which nobody can foresee. */
function freshIds(count: number, random: Random = secure): readonly string[] {
  const ids = new Set<string>();
  while (ids.size < count) ids.add(inLetters(random()));
  return [...ids];
}

function inLetters(number: number): string {
  let id = '';
  for (let rest = number; id.length < 7; rest = Math.floor(rest / letters.length)) {
    id += letters[rest % letters.length];
  }
  return id;
}

function secure(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
