/**
 * Words to queries with a model, which sees no value: it answers ids of queries and handles, and everything else that it
 * says is dropped.
 */
import type { AskSubject } from '@readback/core/ask/answer.ts';
import { keyOfQuery, type Query, type QueryId, takes, type Topic } from '@readback/core/ask/query.ts';
import { askWhole } from '../askWhole.ts';
import { ownValue } from '../ownValue.ts';
import { AiError } from '../aiError.ts';
import type { Handle, Masked } from '../handles/handle.ts';
import { maskQuestion } from '../handles/pageNames.ts';
import type { AiPort, Usage } from '../port.ts';
import { asksWhether } from './learned.ts';
import { leftOver, type LeftOver } from './leftOver.ts';
import { helpEntries, mostRead, queriesNamed, questionFor, termEntries } from './question.ts';
import { topicsFor } from './topicsFor.ts';

/** `queries` is empty where the model says that none fits. `whether`: the words ask for a yes or no. */
export type Mapped = Readonly<{
  queries: readonly Query[];
  whether: boolean;
  leftOver: readonly LeftOver[];
  usage?: Usage;
}>;

export const mostQueries = 3;

/** Asks a model once. Throws `AiError`; an answer that is not a list of queries is one of kind `shape`. */
export async function understand(
  text: string,
  subject: AskSubject,
  port: AiPort,
  signal: AbortSignal,
): Promise<Mapped> {
  const masked = maskQuestion(text, subject);
  const { json, ...used } = await askWhole(port, questionFor(masked), signal);
  const queries = validate(json, text, masked, subject);
  if (queries === undefined) throw new AiError('shape', { details: 'It is no list of queries.' });
  return { queries, whether: asksWhether(text), leftOver: leftOver(text, masked, queries, subject), ...used };
}

/**
 * What of a model's answer means something. Total: of any value whatever. An id that is not a query, a handle that is not in
 * the question or not of its kind, a repetition and all beyond three are dropped. Undefined where there is no list at all.
 */
export function validate(
  json: unknown,
  text: string,
  masked: Masked,
  subject: AskSubject,
): readonly Query[] | undefined {
  const named = queriesNamed(json);
  if (named === undefined) return undefined;
  const byId = new Map(masked.handles.map((it) => [it.id, it]));
  const found = new Map<string, Query>();
  for (const { id, it } of named) {
    if (found.size >= mostQueries) break;
    const query = { id, about: aboutOf(it, id, text, masked, byId, subject) };
    // A term that is in no glossary is nothing that can be asked for.
    if ((id === 'term' || id === 'help') && query.about.length === 0) continue;
    const key = keyOfQuery(query);
    if (!found.has(key)) found.set(key, query);
  }
  return [...found.values()];
}

function aboutOf(
  it: unknown,
  id: QueryId,
  text: string,
  masked: Masked,
  byId: ReadonlyMap<string, Handle>,
  subject: AskSubject,
): readonly Topic[] {
  if (id === 'term') {
    const term = ownValue(it, 'term');
    const known = termEntries.find((one) => one === term);
    return known === undefined ? [] : [{ kind: 'term', term: known }];
  }
  if (id === 'help') {
    const entry = ownValue(it, 'help');
    const known = helpEntries.find((one) => one === entry);
    return known === undefined ? [] : [{ kind: 'help', help: known }];
  }
  const about = ownValue(it, 'about');
  const named = new Set<unknown>(Array.isArray(about) ? about.slice(0, mostRead) : []);
  const handles = [...byId.values()].filter((one) => named.has(one.id));
  // Which of what was named it can be about is for code to say, by the kinds that the query takes.
  return topicsFor(
    id,
    takes[id].includes('step') && handles.length === 0 ? '' : text,
    { text: masked.text, handles },
    subject,
  );
}
