import { dirname, resolve } from 'node:path';
import { pathInRepo } from './paths.mjs';

/**
 * The stations of `core/src`, in order: a file imports only from its own station and from those before it. The table of
 * ARCHITECTURE.md names the same ones in the same order; `scripts/stations.test.mjs` holds the two equal.
 */
export const stationOrder = [
  'text',
  'model',
  'kit',
  'ledger',
  'crypto',
  'world',
  'shipped',
  'codec',
  'abi',
  'request',
  'fingerprint',
  'decode',
  'actions',
  'names',
  'effects',
  'label',
  'balances',
  'safe',
  'simulate',
  'evidence',
  'intent',
  'check',
  'narrate',
  'ask',
  'amend',
  'drift',
  'hearback',
  'record',
  'reading',
  'readback.ts',
  'money',
];

/** Tests, and what only tests import, may take from everywhere. */
const isTest = (path) => /\.test\.ts$|\/testing(?:\/|\.ts$)|\/conformance\//.test(path);

/** A request travels one way: no station imports from one that is after it. */
export const stations = {
  create(context) {
    const path = pathInRepo(context.filename);
    const own = stationOf(path);
    if (own === undefined || isTest(path)) return {};
    const check = (node) => {
      const from = node.source?.value;
      if (typeof from !== 'string' || !from.startsWith('.')) return;
      const other = stationOf(pathInRepo(resolve(dirname(context.filename), from)));
      if (other === undefined || other === own) return;
      const [here, there] = [stationOrder.indexOf(own), stationOrder.indexOf(other)];
      if (here === -1 || there === -1) {
        const name = here === -1 ? own : other;
        context.report({
          node,
          message: `"${name}" is not in the table of stations: scripts/lint/stations.mjs.`,
        });
      } else if (there > here) {
        context.report({
          node,
          message: `${own} comes before ${other}, and may not import from it: see the stations in ARCHITECTURE.md.`,
        });
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

function stationOf(path) {
  return /^core\/src\/([^/]+)/.exec(path)?.[1];
}
