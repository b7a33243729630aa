import { workspaceOf } from './paths.mjs';

/** The import table of ARCHITECTURE.md: what each workspace may import, besides itself and packages of its own. */
const mayImport = {
  core: [],
  phrases: ['core'],
  scenarios: ['core'],
  web: ['core', 'phrases', 'scenarios'],
  practice: ['core', 'scenarios'],
  server: ['core'],
  e2e: ['core', 'phrases', 'scenarios', 'web', 'practice', 'server'],
  bench: ['core', 'phrases', 'scenarios', 'web', 'practice', 'server'],
  scripts: ['practice', 'server'],
};

/** Node's own modules and other people's artefacts stay out of what runs in the page. */
const notInPage = [/^node:/, /^@foundry-rs\//, /^@uniswap\//, /^@safe-global\/safe-contracts/, /^solc$/];
const runsInPage = ['core', 'phrases', 'scenarios', 'web'];
const notInCore = [/^react/, /^wagmi/, /^@tanstack\//, /^@base-ui\//, /^idb-keyval/];

/** Tests and the helpers that only tests import may use what Node offers. */
const isTest = (file) => /\.test\.tsx?$|\/testing\//.test(file);

export const boundaries = {
  create(context) {
    const file = context.filename;
    const own = workspaceOf(file);
    if (!own || !(own in mayImport)) return {};
    const check = (node) => {
      const from = node.source?.value;
      if (typeof from !== 'string') return;
      const other = /^@readback\/([a-z0-9]+)/.exec(from)?.[1];
      if (other && other !== own && !mayImport[own].includes(other)) {
        context.report({
          node,
          message: `${own} may not import ${other}: see the table in ARCHITECTURE.md.`,
        });
      }
      if (other === own)
        context.report({ node, message: 'Import files of the same workspace by a relative path.' });
      if (isTest(file)) return;
      if (runsInPage.includes(own) && notInPage.some((it) => it.test(from))) {
        context.report({ node, message: `${from} may not be imported by what runs in the page.` });
      }
      if (['core', 'phrases'].includes(own) && notInCore.some((it) => it.test(from))) {
        context.report({ node, message: `${own} is the engine: no ${from} in it.` });
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
