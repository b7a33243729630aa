import { pathInRepo } from './paths.mjs';

/**
 * What depends on the way by which a request came is a column of the table of ways (`core/src/model/ways.ts`), so that a new
 * way is one row and says all of it. Nobody compares the name of a way.
 */
export const ways = {
  create(context) {
    const path = pathInRepo(context.filename);
    if (!/^(?:core|web|extension|cli|server|assistant|phrases)\/src\//.test(path) || isTest.test(path))
      return {};
    const report = (node) =>
      context.report({ node, message: 'What depends on the way is in core/src/model/ways.ts: ask that.' });
    return {
      BinaryExpression(node) {
        if (!/^[!=]==?$/.test(node.operator)) return;
        const { left, right } = node;
        if ((isVia(left) && isName(right)) || (isName(left) && isVia(right))) report(node);
      },
      SwitchStatement(node) {
        if (isVia(node.discriminant) && node.cases.some(({ test }) => isName(test))) report(node);
      },
    };
  },
};

const isTest = /\.test\.tsx?$|\/testing(?:\/|\.ts$)/;

const isName = (node) => node?.type === 'Literal' && typeof node.value === 'string';

/** `via`, by itself or of something. */
function isVia(node) {
  const it = node?.type === 'ChainExpression' ? node.expression : node;
  return it?.type === 'Identifier' ? it.name === 'via' : it?.property?.name === 'via';
}
