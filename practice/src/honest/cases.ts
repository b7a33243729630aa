import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RealCase, RealSource, RealTokens } from './realCase.ts';

const here = import.meta.dirname;

/** Transactions of other projects' tests, by the file of their source. */
const sources: Readonly<Record<string, RealSource>> = Object.fromEntries(
  readdirSync(join(here, 'cases'))
    .toSorted()
    .map((file) => [file.replace('.json', ''), json<RealSource>(join('cases', file))]),
);

/** All of them. `id` begins with the name of the source. */
export const realCases: readonly RealCase[] = Object.entries(sources).flatMap(([name, { cases }]) =>
  cases.map((it) => ({ ...it, id: `${name}: ${it.id}` })),
);

export const realTokens: RealTokens = json('tokens.json');

function json<T>(file: string): T {
  return JSON.parse(readFileSync(join(here, file), 'utf8'));
}
