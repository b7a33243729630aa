import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { pathInRepo } from './lint/paths.mjs';

/** The imports of each source file, also those that are fetched late or of types alone; tests import what they like. */
const imports = new Map(
  globSync('{core,web,phrases,assistant,cli,extension,server}/src/**/*.{ts,tsx}', {
    cwd: resolve(import.meta.dirname, '..'),
  })
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
    .map((path) => [path, importsOf(resolve(import.meta.dirname, '..', path))]),
);

test('no two files import each other, however far around, late imports and types included', () => {
  expect(circlesIn(imports)).toEqual([]);
});

test('no two folders of the page import each other, however far around: not two beside each other, and not one in another', () => {
  const folders = new Map();
  for (const [path, targets] of imports) {
    if (!path.startsWith('web/src/')) continue;
    const own = dirname(path);
    const others = folders.get(own) ?? new Set();
    for (const it of targets) if (dirname(it) !== own && it.startsWith('web/src/')) others.add(dirname(it));
    folders.set(own, others);
  }
  expect(folders.size).toBeGreaterThan(80);
  expect(circlesIn(folders)).toEqual([]);
});

test('a circle is found, however far around, and a way that only meets itself again is none', () => {
  const around = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['c']],
    ['e', ['a']],
  ]);
  expect(circlesIn(around).map((it) => it.toSorted())).toEqual([['a', 'b', 'c', 'd']]);
  around.set('c', []);
  expect(circlesIn(around)).toEqual([]);
});

function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*['"`](\.[^'"`?]+)/g)]
    .map(([, to]) => resolve(dirname(file), to))
    .filter((it) => existsSync(it))
    .map(pathInRepo);
}

/** The strongly connected components of more than one node (Tarjan). */
function circlesIn(graph) {
  const [index, low, stack, circles] = [new Map(), new Map(), [], []];
  const visit = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)));
    }
    if (low.get(node) !== index.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) circles.push(circle);
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return circles;
}
