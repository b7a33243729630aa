import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  judgedMethods,
  readMethods,
  refusedMethods,
  sendingMethods,
  signingMethods,
} from '@readback/core/request/wallet/methods.ts';
import * as app from '@readback/phrases/words/web/app.ts';
import { problems } from '@readback/phrases/words/problems.ts';
import { sources } from '@readback/web/data/sources/sources.ts';
import { namesOfSources, sourceWords } from '@readback/web/data/sources/sourceWords.ts';
import { type Element, parseMessage } from '@readback/phrases/parseMessage.ts';
import { rulesDocument } from './rulesDocument.ts';

// `npm run specification`: writes what can be read from the code into docs/specification.md, between the marks
// `<!-- from the code: NAME -->` and `<!-- end -->`, and the whole of docs/rules.md. A test fails when they differ.
const root = resolve(import.meta.dirname, '..');
const document = resolve(root, 'docs/specification.md');

/** Every catalogue, by its path. */
const catalogues = new Map<string, unknown>(
  await Promise.all(
    globSync('**/*.ts', { cwd: resolve(root, 'phrases/src/en') }).map(
      async (it) => [it, await import(resolve(root, 'phrases/src/en', it))] as const,
    ),
  ),
);

const parts: Readonly<Record<string, () => string>> = { routes, calls, methods, errors, constants };

/** The document as it should be. Throws when it asks for a part that there is not, or lacks one that there is. */
export function specification(text: string = readFileSync(document, 'utf8')): string {
  const found = new Set<string>();
  const filled = text.replace(
    /(<!-- from the code: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, start: string, name: string, end: string) => {
      const part = parts[name];
      if (!part) throw new Error(`docs/specification.md asks for ${name}, which nothing writes.`);
      found.add(name);
      return `${start}\n${part()}\n\n${end}`;
    },
  );
  const missing = Object.keys(parts).filter((it) => !found.has(it));
  if (missing.length > 0) throw new Error(`docs/specification.md has no place for ${missing.join(', ')}.`);
  return filled;
}

function routes(): string {
  const titles = new Map(
    Object.entries(app).flatMap(([id, text]) => (typeof text === 'string' ? [[id, text] as const] : [])),
  );
  const screens = read('web/src/app/screens.tsx');
  const rows = [...screens.matchAll(/ {2}screen\(\{([\s\S]*?)(?:load: )/g)].map(([, body = '']) => {
    const path = /path: '([^']*)'/.exec(body)?.[1] ?? '';
    const title = titles.get(/title: words\.(\w+)/.exec(body)?.[1] ?? '') ?? '';
    const search = /search: \(\{(.*?)\}\)/.exec(body)?.[1] ?? '';
    const named = /search: (\w+)/.exec(body)?.[1];
    const fields = [...search.matchAll(/\w+/g)].map(([name]) => `\`${name}\``).join(', ');
    return [`\`#${path}\``, title, fields || (named && named !== 'nothing' ? `read by \`${named}\`` : '')];
  });
  return table(['address', 'title', 'search fields, checked'], rows);
}

function calls(): string {
  const rows = sources.map((it) => [
    namesOfSources[it.id],
    it.url === '' ? 'named by the user, a node or a name' : `\`${new URL(it.url).host}\``,
    sourceWords[it.id].told,
    sourceWords[it.id].asked,
    it.standard ? 'on' : 'off',
  ]);
  return table(['source', 'host', 'what it learns', 'when', 'until you say'], rows);
}

function methods(): string {
  const list = (names: Iterable<string>) => [...names].map((it) => `\`${it}\``).join(', ');
  const judged: readonly string[] = Object.values(judgedMethods).flat();
  const sent: string = sendingMethods.rawTransaction;
  const isRefused = (it: string) => it !== sent && !judged.includes(it);
  return table(
    ['methods', 'to whom'],
    [
      [list(readMethods), 'nodes of enabled networks; nothing else is let through'],
      [
        list(Object.values(signingMethods)),
        'the connected wallet, by the button of a Review and by nothing else',
      ],
      [list(judged), 'nobody: what they ask for is read and judged'],
      [
        list([sent]),
        'the node of its network, by a press in the Review, where a site, an app or a script waits for it',
      ],
      [list(Object.keys(refusedMethods).filter(isRefused)), 'nobody: refused by name'],
    ],
  );
}

/**
 * Every sentence in which something is refused or fails: as the code or its catalogue has it, or the catalogue of
 * problems; `…` or its name for a value.
 */
function errors(): string {
  const found = new Map<string, Set<string>>();
  const said = new Map<string, string>(Object.entries(problems).filter(([id]) => id.includes('.')));
  for (const path of code('core/src', 'web/src', 'assistant/src')) {
    const text = read(path);
    const station = path.split('/').slice(0, 3).join('/').replace('/src', '');
    const say = (it: string) => found.set(station, (found.get(station) ?? new Set()).add(it));
    for (const [, id = ''] of text.matchAll(/'([a-zA-Z]+(?:\.\w+)?)'/g)) {
      const words = said.get(id);
      if (words !== undefined && path !== 'core/src/text/problems.ts') say(words);
    }
    const thrown =
      /new (\w*(?:Error|Refusal))\(\s*(?:'(?:other|[a-zA-Z]+)',\s*)?(?:'((?:[^'\\]|\\.)+)'|`((?:[^`\\]|\\.)+)`)/g;
    for (const [, name = '', plain, template] of text.matchAll(thrown)) {
      const sentence = plain ?? withGaps(template ?? '');
      if (name === 'Error' || !/\s/.test(sentence)) continue;
      say(sentence.replaceAll('\\', ''));
    }
    for (const message of thrownMessages(text)) say(gapped(parseMessage(message)));
  }
  const rows = [...found]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([station, sentences]) => [...sentences].toSorted().map((it) => [`\`${station}\``, it]));
  return table(['where', 'what is said'], rows);
}

/** The messages of catalogues from which the errors of a module are made: `words.gone`, or all of `words.odd[…]`. */
function thrownMessages(text: string): readonly string[] {
  const imports = text.matchAll(/import \* as (\w+) from '(?:@readback\/phrases\/words|#words)\/([^']+)'/g);
  const read = new Map([...imports].map(([, name = '', path = '']) => [name, catalogues.get(path)]));
  const thrown =
    /new \w+(?:Error|Refusal)\(\s*(?:'[a-zA-Z]+',\s*)?(?:[-\d]+,\s*)?(?:fill\(\s*)?(\w+)\.(\w+(?:\.\w+)*)/g;
  return [...text.matchAll(thrown)].flatMap(([, name = '', path = '']) =>
    messagesIn(path.split('.').reduce(partOf, read.get(name))),
  );
}

function partOf(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
}

function messagesIn(it: unknown): readonly string[] {
  if (typeof it === 'string') return [it];
  return typeof it === 'object' && it !== null ? Object.values(it).flatMap(messagesIn) : [];
}

function gapped(elements: readonly Element[]): string {
  const texts = elements.map((it): string => {
    if (it.kind === 'text') return it.text;
    if (it.kind === 'tag') return gapped(it.inner);
    return it.kind === 'plural' || it.kind === 'select' ? gapped(it.options.get('other') ?? []) : '…';
  });
  return texts.join('');
}

/** Numbers that bound something, with the sentence above them. */
function constants(): string {
  const pattern =
    /((?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?)(?:export )?const (\w+) = ([0-9][0-9_]*(?: \* [0-9_]+)*);/g;
  const rows = code('core/src', 'web/src', 'server/src', 'assistant/src').flatMap((path) =>
    [...read(path).matchAll(pattern)].flatMap(([, above = '', name = '', value = '']) => {
      const says = above
        .replace(/\/\*\*|\*\/|^\s*\*/gm, ' ')
        .replace(/\s+/g, ' ')
        .trim();
      return says === '' ? [] : [[`\`${name}\``, value.replaceAll('_', ','), says, `\`${path}\``]];
    }),
  );
  return table(['name', 'value', 'what it bounds', 'where'], rows);
}

function code(...folders: readonly string[]): readonly string[] {
  return folders
    .flatMap((it) => globSync(`${it}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((it) => !/\.test\.tsx?$|\/testing\//.test(it))
    .toSorted();
}

function withGaps(template: string): string {
  return template.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…');
}

function read(path: string): string {
  return readFileSync(resolve(root, path), 'utf8');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((it) => it.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(document, specification());
  writeFileSync(resolve(root, 'docs/rules.md'), rulesDocument());
}
