import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bannedIn, bannedWords } from '@readback/phrases/testing/bannedWords.ts';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** Texts that have to be as they are: names that others gave, those of a message’s arguments, and paths of modules. */
const names = /^[\w/]+\.ts$|\{\w+|Wrapped Ether|Ether Mail|^Ether \(18 decimals\)$|Hello, Bob!/g;

it.each(['phrases/src/en', 'web/src', 'cli/src', 'scenarios/src'])(
  'no sentence of %s has a banned word',
  (folder) => {
    const wrong = filesOf(folder).flatMap((path) =>
      textsOf(path).flatMap((text) =>
        bannedIn(text.replace(names, '')).map((said) => `${path}: ${said} in “${text}”`),
      ),
    );
    expect(wrong).toEqual([]);
  },
);

it('texts of elements, of attributes and with values in them are all looked through', () => {
  const read = textsIn(
    'a.tsx',
    'const a = <p title="One two">three <b>four</b> {`five ${x} six`} {"seven eight"}</p>;',
  );
  expect(read).toEqual(expect.arrayContaining(['One two', 'three … … …', 'five … six', 'seven eight']));
});

it('a banned word is found, and why it is banned is said', () => {
  expect(bannedIn('Open the page anew')).toEqual(['“anew”: write “again”; a page is reloaded']);
  expect(bannedIn('It is no longer there.')).toEqual([]);
  expect(bannedWords.filter(({ because }) => because === '')).toEqual([]);
});

/** All but what readers themselves may type: questions are matched with it, and nothing of it is shown. */
function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter(
      (path) =>
        /\.tsx?$/.test(path) && !/\.test\.tsx?$|[\\/]testing[\\/]|(?:phrasings|termNames)\.ts$/.test(path),
    );
}

const textsOf = (path: string): string[] => textsIn(path, readFileSync(join(root, path), 'utf8'));

type Node = Readonly<{ type: string; [key: string]: unknown }>;

/** The texts that people may read: all literals and texts of elements but those that look like a key. */
function textsIn(path: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (it: unknown): void => {
    if (Array.isArray(it)) return it.forEach(visit);
    if (!isNode(it) || it.type === 'ImportDeclaration') return;
    if (it.type === 'Literal' && typeof it['value'] === 'string') texts.push(it['value']);
    if (it.type === 'TemplateLiteral') texts.push(quasisOf(it).join('…'));
    if (it.type === 'JSXElement' || it.type === 'JSXFragment') texts.push(flat(it));
    for (const value of Object.values(it)) visit(value);
  };
  visit(parseSync(path, source).program);
  return texts.filter((text) => /[A-Za-z]{2}/.test(text) && !/^[a-z][\w-]*$/.test(text));
}

const flat = (element: Node): string =>
  (element['children'] as readonly Node[])
    .map((child) => (child.type === 'JSXText' ? String(child['value']).replace(/\s+/g, ' ') : '…'))
    .join('');

const quasisOf = (template: Node): string[] =>
  (template['quasis'] as readonly { value: { cooked: string } }[]).map(({ value }) => value.cooked);

const isNode = (it: unknown): it is Node => typeof it === 'object' && it !== null && 'type' in it;
