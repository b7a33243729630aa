import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isFactId } from '@readback/core/check/testing/factIds.ts';
import { rules } from '@readback/core/check/rules.ts';
import { phrases } from '@readback/core/model/phrases.ts';
import { problems } from '@readback/core/text/problems.ts';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** What is written like the id of a rule or a phrase and is not one, each with what it is. */
const meant: Readonly<Record<string, string>> = {
  'account.0x.code': 'a fact of no account, that a screen is given',
  'account.0xabcd.code': 'a fact of no account, that keys of facts are tested with',
  'account.nobody.implementation': 'a fact of no account, that what was heard has too',
  'account.same.name': 'a fact of no account, that a later reading has too',
  'approvals.allHeld.together': 'what the screen of permissions calls what several rules say together',
  'bytes.step.0.arg.data': 'the gap of an argument that was not read',
  'chain.deadline': 'the end of a fact of a step',
  'chain.to': 'the end of a fact of a step',
  'effects.changed': 'a gap that a screen is given',
  'effects.otherBlock': 'the gap of what another block would change',
  'effects.some': 'the gap of effects that are known in part',
  'of.address': 'a place in a file that says an intent',
  'sentence.open': 'how the ids of sentences of open calls begin',
  'transfers.x': 'a rule that findings of a test are of',
  'transfers.y': 'another such rule',
};

/** Whoever asserts that `no.suchRule` is silent asserts nothing, and is told by no type: a rule is found by its text. */
test('each rule and each phrase that a test names is there', () => {
  const unknown = new Map<string, string[]>();
  for (const path of testFiles()) {
    for (const id of idsIn(readFileSync(resolve(root, path), 'utf8'))) {
      if (!isThere(id)) unknown.set(id, [...(unknown.get(id) ?? []), path]);
    }
  }
  const others = [...unknown].filter(([id]) => !Object.hasOwn(meant, id));
  expect(Object.fromEntries(others)).toEqual({});
  const gone = Object.keys(meant).filter((id) => !unknown.has(id));
  expect(gone, 'exceptions that are no longer needed').toEqual([]);
});

test('an id is found wherever a test writes it, and one that is not there is seen', () => {
  const wrong = ['approvals', 'plainAcount'].join('.');
  const text = `expect(answer('${wrong}', it)).toBe('silent'); rules: ["power.owners"], from: 'intent.json'`;
  expect(idsIn(text)).toEqual([wrong, 'power.owners']);
  expect(idsIn(text).filter(isThere)).toEqual(['power.owners']);
});

const ruleIds: ReadonlySet<string> = new Set(rules.map(({ id }) => id));
const known: readonly string[] = [...ruleIds, ...Object.keys(phrases), ...Object.keys(problems)];
const there: ReadonlySet<string> = new Set(known);
/** These begin hosts, files, paths and fields of a request, too. */
const ambiguous: ReadonlySet<string> = new Set([
  'message',
  'node',
  'request',
  'to',
  'engine',
  'input',
  'file',
  'text',
]);
const families: ReadonlySet<string> = new Set(
  known.map((id) => id.split('.')[0] ?? '').filter((it) => !ambiguous.has(it)),
);

function isThere(id: string): boolean {
  return there.has(id) || isFactId(id) || known.some((it) => it.startsWith(`${id}.`));
}

function idsIn(text: string): readonly string[] {
  const found = [...text.matchAll(/(['"`])([a-zA-Z]+(?:\.[a-zA-Z0-9]+)+)\1/g)].map(([, , id = '']) => id);
  const isFile = /\.(?:json|sol|md)$/;
  return [...new Set(found)].filter((id) => families.has(id.split('.')[0] ?? '') && !isFile.test(id));
}

function testFiles(): readonly string[] {
  const all = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], { cwd: root })
    .toString()
    .split('\n');
  const found = all.filter(
    (it) =>
      /\.(?:ts|tsx|mjs)$/.test(it) &&
      /\.(?:test|spec)\.|\/testing(?:\/|\.ts$)|^(?:e2e|practice\/src|scenarios\/src)\//.test(it),
  );
  return found;
}
