import { pathInRepo } from './paths.mjs';

/**
 * A sentence is for people: what the engine finds is told apart by values of its own (`model/limits.ts`), and put into
 * words at the end. No rule, and nothing that a rule reads, looks at the id of a sentence again.
 */
export const readPhrases = {
  create(context) {
    const path = pathInRepo(context.filename);
    if (!/^core\/src\/(?:check|evidence)\//.test(path) || isTest.test(path)) return {};
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
        const isAsked = isId(callee.object) && isStart(given[0]);
        if (isAsked && ['startsWith', 'endsWith', 'includes'].includes(callee.property.name)) report(node);
        if (callee.property.name === 'has' && isPhraseId(given[0])) report(node);
      },
    };
  },
};

const isTest = /\.test\.ts$|\/testing(?:\/|\.ts$)/;

const isSentence = (node) => /^[a-z]\w*(?:\.\w+)+$/.test(node?.value ?? '');
const isStart = (node) => /^[a-z]\w*\./.test(node?.value ?? '');

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
