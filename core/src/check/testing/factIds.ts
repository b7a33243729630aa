/// <reference types="node" />
import { readFileSync } from 'node:fs';
import type { FactId } from '../../model/fact.ts';

/**
 * Whether the engine has facts by such an id, by the table in `model/fact.ts`. An address in it is in lower case, as
 * rules ask for it: a fact under any other id is one that nobody ever looks at.
 */
export function isFactId(id: FactId): boolean {
  return patterns.some((it) => it.test(id));
}

const table = readFileSync(new URL('../../model/fact.ts', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith(' * | `'))
  .map((line) => line.split(' | ')[1] ?? '');

const patterns: readonly RegExp[] = table.flatMap((cell) => {
  const ids = [...cell.matchAll(/`([^`]+)`/g)].map(([, id = '']) => id);
  const [first = ''] = ids;
  const whole = ids.map((id) => (id.startsWith('.') ? first.replace(/\.\w+$/, id) : id));
  // A row that ends with "…" names some of its ids: others are like the first and the last.
  const like = cell.trimEnd().endsWith('` …') ? [first, whole.at(-1) ?? first] : [];
  const more = like.map((id) => id.replace(/\.\w+$/, '.<word>'));
  return [...whole, ...more].map(patternOf);
});

function patternOf(id: string): RegExp {
  const parts = id.replaceAll('0x12345678', '<selector>').split('.');
  const [family] = parts;
  // A step is a path of numbers, and its arguments are called as its function calls them.
  if (family === 'step') {
    const rest = parts.slice(1).filter((part) => !/^\d+$/.test(part));
    const [what = '', ...more] = rest;
    const tail = more.length === 0 ? '' : '(?:\\..+)?';
    return new RegExp(`^step(?:\\.\\d+)+\\.${what}${tail}$`);
  }
  const text = parts
    .map((part) => {
      if (part === '0x…') return '0x[0-9a-f]{40}';
      if (part === '…') return '.+';
      if (part === '<selector>') return '0x[0-9a-f]{8}';
      if (part === '<word>') return '\\w+';
      if (part === '<n>' || /^\d+$/.test(part)) return '\\d+';
      return part;
    })
    .join('\\.');
  return new RegExp(`^${text}$`);
}
