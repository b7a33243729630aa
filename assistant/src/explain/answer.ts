import type { GlossaryId } from '@readback/phrases/glossaryId.ts';
import { ownValue } from '../ownValue.ts';
import type { Asked } from './brief.ts';
import type { Statement } from './statement.ts';

export type Block = Readonly<{ statement: Statement; full: boolean }>;

export type Answer = Readonly<{ blocks: readonly Block[]; terms: readonly GlossaryId[] }>;

const mostBlocks = 50;
const mostTerms = 6;
/** How far into a list anything is looked for: a flood is not read to its end. */
const mostRead = 1_000;

/**
 * What of a model's answer means something. Total: of any value whatever it makes an answer. What is unknown is
 * dropped, what is repeated counts once.
 */
export function validate(json: unknown, { statements, brief }: Pick<Asked, 'statements' | 'brief'>): Answer {
  const blocks = new Map<string, Block>();
  for (const it of listIn(json, 'blocks')) {
    const id = textIn(it, 'fact');
    const statement = statements.get(id);
    if (statement === undefined || blocks.has(id) || blocks.size >= mostBlocks) continue;
    blocks.set(id, { statement, full: textIn(it, 'detail') === 'full' });
  }
  const asked = new Set(listIn(json, 'explain'));
  return {
    blocks: [...blocks.values()],
    terms: brief.terms.filter((term) => asked.has(term)).slice(0, mostTerms),
  };
}

/** The blocks of an answer in the making that are closed: the last one may still change. */
export function closedPart(partial: unknown): unknown {
  const keys = typeof partial === 'object' && partial !== null ? Object.keys(partial) : [];
  const last = keys.at(-1);
  const blocks = listIn(partial, 'blocks');
  const terms = listIn(partial, 'explain');
  return {
    blocks: last === 'blocks' ? blocks.slice(0, -1) : blocks,
    explain: last === 'explain' ? terms.slice(0, -1) : terms,
  };
}

function listIn(it: unknown, name: string): readonly unknown[] {
  const list = ownValue(it, name);
  return Array.isArray(list) ? list.slice(0, mostRead) : [];
}

function textIn(it: unknown, name: string): string {
  const text = ownValue(it, name);
  return typeof text === 'string' ? text : '';
}
