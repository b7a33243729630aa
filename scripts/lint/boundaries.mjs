import { builtinModules } from 'node:module';
import { dirname, resolve } from 'node:path';
import { workspaceOf } from './paths.mjs';

/** The import table of ARCHITECTURE.md: what each workspace may import, besides itself and packages of its own. */
const mayImport = {
  core: [],
  phrases: ['core'],
  scenarios: ['core'],
  assistant: ['core', 'phrases'],
  web: ['core', 'phrases', 'scenarios', 'assistant'],
  practice: ['core', 'scenarios'],
  extension: ['core', 'phrases', 'web'],
  server: ['core'],
  cli: ['core', 'phrases', 'assistant', 'server'],
  e2e: ['core', 'phrases', 'scenarios', 'assistant', 'web', 'practice', 'server', 'cli', 'extension'],
  bench: ['core', 'phrases', 'scenarios', 'assistant', 'web', 'practice', 'server', 'cli'],
  scripts: ['core', 'phrases', 'scenarios', 'assistant', 'web', 'practice', 'server'],
};

/** What tests of a workspace may import besides: the practice chain is where the command line is tried as a whole. */
const testsMayImport = { practice: ['cli'] };

/** Node's own modules and other people's artifacts stay out of what runs in the page. */
const notInPage = [/^node:/, /^@foundry-rs\//, /^@uniswap\//, /^@safe-global\/safe-contracts/, /^solc$/];
const runsInPage = ['core', 'phrases', 'scenarios', 'assistant', 'web'];
/** The only packages of others that the engine is on. */
const engineUses = {
  core: [
    /^viem(\/(?!actions|experimental|account-abstraction)|$)/,
    /^@noble\/hashes\//,
    /^evmole(\/|$)/,
    /^tldts$/,
  ],
  phrases: [],
};

/** Tests, the helpers that only tests import, and what builds the page may use what Node offers. */
const isTest = (file) => /\.test\.tsx?$|\/testing\/|\/vite\.config\.ts$/.test(file);

export const boundaries = {
  create(context) {
    const file = context.filename;
    const own = workspaceOf(file);
    if (!own || !(own in mayImport)) return {};
    const check = (node) => {
      const from = builtinModules.includes(node.source?.value) ? `node:${node.source.value}` : sourceOf(node);
      if (typeof from !== 'string') return;
      const other = /^@readback\/([a-z0-9]+)/.exec(from)?.[1];
      if (/^\.{1,2}\//.test(from) && workspaceOf(resolve(dirname(file), from)) !== own) {
        context.report({ node, message: 'Import files of another workspace by its name, not by a path.' });
      }
      const inTests = isTest(file) ? (testsMayImport[own] ?? []) : [];
      if (other && other !== own && !mayImport[own].includes(other) && !inTests.includes(other)) {
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
      const isForeign = !/^(\.|#|node:|@readback\/)/.test(from);
      if (isForeign && own in engineUses && !engineUses[own].some((it) => it.test(from))) {
        context.report({ node, message: `${own} is the engine: no ${from} in it.` });
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/** Where an import takes from, also when it is written as a template. */
function sourceOf({ source }) {
  return source?.type === 'TemplateLiteral' ? source.quasis[0]?.value.cooked : source?.value;
}
