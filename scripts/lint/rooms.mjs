import { dirname, resolve } from 'node:path';
import { pathInRepo } from './paths.mjs';

/**
 * The folders of `web/src`, in order: a file imports only from its own folder and from those before it. A folder with
 * doors is closed: others import these files of it and no other. The table of ARCHITECTURE.md names the same folders in
 * the same order; `scripts/stations.test.mjs` holds the two equal.
 */
export const rooms = {
  data: {},
  ui: {},
  router: {},
  beside: {},
  wallet: {},
  names: {},
  balance: {},
  inbox: {},
  readback: {},
  handing: {},
  connect: {},
  holdings: {},
  forms: {},
  verify: { doors: ['VerifyScreen.tsx'] },
  assistant: {},
  ask: { doors: ['Ask.tsx'] },
  intent: {
    doors: ['MeantHere.tsx', 'WhatYouSaid.tsx', 'HeardSaid.tsx', 'EntrySaid.tsx', 'meant.ts', 'sayWords.ts'],
  },
  hearback: {},
  entries: {},
  told: { doors: ['ToldLine.tsx', 'ToldCount.tsx'] },
  school: {
    doors: [
      'SchoolScreen.tsx',
      'BriefingScreen.tsx',
      'FlightBar.tsx',
      'FlightResult.tsx',
      'VeiledActions.tsx',
      'connectForFlight.ts',
    ],
  },
  review: { doors: ['ReviewScreen.tsx', 'CheckScreen.tsx'] },
  compose: { doors: ['ComposeScreen.tsx'] },
  contracts: { doors: ['ContractsScreen.tsx', 'opened.ts'] },
  accounts: { doors: ['AccountRoutes.tsx'] },
  activity: { doors: ['ActivityScreen.tsx', 'EntryScreen.tsx', 'HearPending.tsx'] },
  rules: { doors: ['RulesScreen.tsx', 'LearnScreen.tsx'] },
  start: { doors: ['StartScreen.tsx'] },
  settings: { doors: ['SettingsScreen.tsx'] },
  waiting: { doors: ['WaitingScreen.tsx', 'WaitingRow.tsx', 'ConnectionsScreen.tsx'] },
  dapp: { doors: ['DappScreen.tsx'] },
  offline: { doors: ['NewRelease.tsx'] },
  find: { doors: ['Finder.tsx', 'openFinder.ts'] },
  app: { doors: ['Shell.tsx', 'screens.tsx', 'followExtension.ts', 'boot.css'] },
  'main.tsx': {},
};

const order = Object.keys(rooms);

/** Tests, and what only tests import, may take from everywhere. */
const isTest = (path) => /\.test\.tsx?$|\/testing\//.test(path);

/** No folder of the page imports from one that is after it, and none goes into a closed one but by its doors. */
export const roomsInOrder = {
  create(context) {
    const own = placeOf(context.filename);
    if (own === undefined || isTest(own.path)) return {};
    const check = (node) => {
      const from = sourceOf(node);
      if (typeof from !== 'string' || !from.startsWith('.')) return;
      const other = placeOf(resolve(dirname(context.filename), from));
      if (other === undefined || other.room === own.room) return;
      const unknown = [own.room, other.room].find((it) => !Object.hasOwn(rooms, it));
      if (unknown !== undefined) {
        context.report({
          node,
          message: `"${unknown}" is not in the table of folders: scripts/lint/rooms.mjs.`,
        });
        return;
      }
      if (order.indexOf(other.room) > order.indexOf(own.room)) {
        context.report({
          node,
          message: `${own.room} comes before ${other.room}, and may not import from it: see web/src in ARCHITECTURE.md.`,
        });
        return;
      }
      const { doors } = rooms[other.room];
      if (doors && !doors.includes(other.inside)) {
        context.report({
          node,
          message: `${other.room} is closed: others import ${doors.join(', ')}, not ${other.inside}.`,
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

/** The folder of a file of the page, and where in it the file is; a file beside the folders is a folder of its own. */
function placeOf(file) {
  const path = pathInRepo(file);
  const [, room, inside] = /^web\/src\/([^/]+)(?:\/([^?]+))?/.exec(path) ?? [];
  return room === undefined ? undefined : { path, room, inside };
}

/** Where an import takes from, also when it is written as a template. */
function sourceOf({ source }) {
  return source?.type === 'TemplateLiteral' ? source.quasis[0]?.value.cooked : source?.value;
}
