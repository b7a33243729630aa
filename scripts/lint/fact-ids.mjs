import { pathInRepo } from './paths.mjs';

/**
 * The ids of facts are made in `core/src/model/factIds.ts`, where each says of what kind its value is: no other file writes
 * one out as a template, in which a letter that is wrong is a fact that nobody has.
 */
export const factIds = {
  create(context) {
    const path = pathInRepo(context.filename);
    if (!code.test(path) || isTest.test(path) || path === 'core/src/model/factIds.ts') return {};
    return {
      TemplateLiteral(node) {
        const [first, ...others] = node.quasis;
        if (others.length === 0 || !family.test(first.value.raw)) return;
        const what = context.sourceCode.getText(node).slice(0, 120);
        context.report({ node, message: `${what} is made in core/src/model/factIds.ts.` });
      },
    };
  },
};

const code = /^(?:core|phrases|web|cli|assistant)\/src\//;
const isTest = /\.test\.tsx?$|\/testing(?:\/|\.tsx?$)/;
const family =
  /^(?:(?:account|book|effect|function|intent|move|name|rate|refund|revert|site|spender|step|token|total)\.$|(?:message|mined|request)\.)/;
