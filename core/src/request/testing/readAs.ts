import type { Body } from '../../model/request.ts';
import type { ParseContext, Parsed } from '../parse/parsed.ts';
import { readPasted } from '../parse/readPasted.ts';

/** For tests: what a text was read as, with its body. */
export async function readAs<K extends Body['kind']>(text: string, kind: K, context: ParseContext = {}) {
  const parsed = await readPasted(text, context);
  if (!parsed.ok) throw parsed.error;
  const { body } = parsed.request;
  if (body.kind !== kind) throw new Error(`read as ${body.kind}`);
  return { ...parsed, body: body as Extract<Body, { kind: K }> };
}

/** For tests: why a text was refused. */
export async function refusalOf(text: string, context: ParseContext = {}) {
  const parsed: Parsed = await readPasted(text, context);
  if (parsed.ok) throw new Error(`taken for ${parsed.took}: ${text.slice(0, 200)}`);
  if (parsed.error.problem.id === 'text.bug') throw parsed.error;
  return parsed;
}
