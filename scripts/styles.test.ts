import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const page = resolve(import.meta.dirname, '../web/src');
const look = 'ui/look/';

type Rule = Readonly<{ file: string; selectors: readonly string[]; body: string; isConditional: boolean }>;

const rules: readonly Rule[] = readdirSync(page, { recursive: true, encoding: 'utf8' })
  .filter((it) => it.endsWith('.css'))
  .flatMap((it) => rulesOf(relative(page, resolve(page, it)), readFileSync(resolve(page, it), 'utf8')));

/** May only become less: what a rule of several declarations says is in one place, a class that others use. */
const mostAgain = 0.15;
/** May only become less: classes that say what a class of `ui/look` says, since they say more where they stand. */
const mostAsLook = 28;

test('styles of several declarations are seldom written twice', () => {
  const bodies = rules.map(({ body }) => body).filter((it) => it.includes(';'));
  expect(bodies.length, 'rules that were found').toBeGreaterThan(800);
  expect(1 - new Set(bodies).size / bodies.length).toBeLessThan(mostAgain);
});

test('a text looks like others by their class', () => {
  const shared = new Set(rules.filter(({ file }) => file.startsWith(look)).map(({ body }) => body));
  const again = rules.filter(
    ({ file, selectors, body, isConditional }) =>
      !file.startsWith(look) &&
      !isConditional &&
      shared.has(body) &&
      selectors.some((it) => /^\.[\w-]+$/.test(it)),
  );
  expect(again.map(({ file, selectors }) => `${file} ${selectors.join(', ')}`).length).toBeLessThanOrEqual(
    mostAsLook,
  );
});

test('what is said to those who hear the page, and not seen, is hidden by a class, or by what stands beside it', () => {
  const hidden = rules.filter(
    ({ file, body }) => !file.startsWith(look) && body.includes('clip-path: inset(50%)'),
  );
  expect(hidden.flatMap(({ selectors }) => selectors).filter((it) => /^\.[\w-]+$/.test(it))).toEqual([]);
  expect(new Set(hidden.map(({ file }) => file)).size).toBeLessThanOrEqual(2);
});

/** The rules of a file, each with its declarations in one order. Steps of an animation are not. */
function rulesOf(file: string, css: string): readonly Rule[] {
  const found: Rule[] = [];
  const open: string[] = [];
  let from = 0;
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const { 0: at, index } of text.matchAll(/[{}]/g)) {
    const before = text.slice(from, index).trim();
    from = index + 1;
    if (at === '{') {
      open.push(before.replace(/\s+/g, ' '));
      continue;
    }
    const head = open.pop() ?? '';
    const body = before
      .split(';')
      .map((it) => it.trim().replace(/\s+/g, ' '))
      .filter((it) => it !== '')
      .toSorted()
      .join('; ');
    if (body === '' || head.startsWith('@') || open.some((it) => it.startsWith('@keyframes'))) continue;
    found.push({
      file,
      selectors: head.split(/,(?![^(]*\))/).map((it) => it.trim()),
      body,
      isConditional: open.length > 0,
    });
  }
  return found;
}
