import { readFileSync } from 'node:fs';
import { pathInRepo } from './paths.mjs';

/**
 * A sentence is for people: what the engine finds is told apart by values of its own (`model/limits.ts`), and put into
 * words at the end. Nothing that finds, asks, compares or says something looks at the id of a sentence again. The hearback
 * does, of what was kept of an earlier one.
 */
export const readPhrases = {
  create(context) {
    const path = pathInRepo(context.filename);
    if (!stations.test(path) || isTest.test(path)) return {};
    const report = (node) => {
      const what = context.sourceCode.getText(node).slice(0, 120);
      context.report({ node, message: `${what} reads a sentence: ask what it was made of.` });
    };
    return {
      BinaryExpression(node) {
        if (!/^[!=]==$/.test(node.operator)) return;
        const { left, right } = node;
        if ((isSentence(left) && isId(right)) || (isId(left) && isSentence(right))) report(node);
      },
      SwitchStatement(node) {
        if (isId(node.discriminant) && node.cases.some(({ test }) => isSentence(test))) report(node);
      },
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (callee.type !== 'MemberExpression') return;
        if (callee.property.name === 'test' && isId(given[0]) && isPattern(callee.object)) report(node);
        const isAsked = isId(callee.object) && isStart(given[0]);
        if (isAsked && ['startsWith', 'endsWith', 'includes'].includes(callee.property.name)) report(node);
        if (callee.property.name === 'has' && isPhraseId(given[0])) report(node);
      },
    };
  },
};

const stations = /^core\/src\/(?:actions|amend|ask|check|drift|evidence|intent|narrate|reading|simulate)\//;
const isTest = /\.test\.ts$|\/testing(?:\/|\.ts$)/;

const ids = new Set(
  readFileSync(new URL('../../core/src/model/phrases.ts', import.meta.url), 'utf8').match(
    /(?<=^ {2}')[^']+/gm,
  ),
);
const starts = new Set([...ids].map((id) => id.slice(0, id.indexOf('.') + 1)));
const startOf = (text) => /^[a-z]\w*\./.exec(text)?.[0] ?? '';

const isSentence = (node) => ids.has(node?.value);
const isStart = (node) => typeof node?.value === 'string' && starts.has(startOf(node.value));

/** `/^sentence\.(?:act|call)$/`. */
const isPattern = (node) =>
  starts.has(startOf((node?.regex?.pattern ?? '').replace(/^\^/, '').replace('\\.', '.')));

/** `id` of something, by itself or as a part. */
function isId(node) {
  const it = node?.type === 'ChainExpression' ? node.expression : node;
  return it?.type === 'Identifier'
    ? it.name === 'id'
    : it?.type === 'MemberExpression' && it.property.name === 'id';
}

/** `says.id` and its like. */
function isPhraseId(node) {
  const it = node?.type === 'ChainExpression' ? node.expression : node;
  const of = it?.object?.property?.name ?? it?.object?.name;
  return isId(it) && ['says', 'why', 'remedy', 'phrase', 'reason'].includes(of);
}
