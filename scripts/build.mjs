import { ensureBuilt, ensureExtensionBuilt, ensurePseudoBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

// `node scripts/build.mjs page extension pseudo`: builds what the tests in a browser need, where something changed.
const builds = { page: ensureBuilt, extension: ensureExtensionBuilt, pseudo: ensurePseudoBuilt };
const wanted = process.argv.slice(2);
const strange = wanted.find((it) => !Object.hasOwn(builds, it));
if (strange !== undefined || wanted.length === 0) {
  console.error(`What can be built: ${Object.keys(builds).join(', ')}.`);
  process.exit(1);
}
ensureInstalled();
for (const it of wanted) await builds[it]();
