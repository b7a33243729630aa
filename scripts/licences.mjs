import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './lib/install.mjs';

// Fails when an installed package has a license that is not open source, or when the lockfile names an address.
// GPL and LGPL packages are artifacts of the practice chain only: the lint keeps them out of the page.
const open =
  /^\(?(MIT(-0)?|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|AFL-2\.1|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|MPL-2\.0|OFL-1\.1|Python-2\.0|Zlib)( (OR|AND) .+)?\)?$/;
const practiceOnly = /^L?GPL-(2\.0|3\.0)(\+|-or-later)?$/;
const practicePackages = /^(@uniswap\/|@safe-global\/safe-contracts$)/;
const declaredElsewhere = new Map([
  // name → license, read in the package's own LICENSE file because its package.json does not say.
  ['@uniswap/v3-core', 'GPL-2.0-or-later'], // BUSL-1.1 until its change date, 2023-04-01
]);

const problems = [];
for (const { name, licence } of installed(resolve(root, 'node_modules'))) {
  const it = declaredElsewhere.get(name) ?? licence;
  if (open.test(it) || (practiceOnly.test(it) && practicePackages.test(name))) continue;
  problems.push(`${name}: ${it || 'no licence declared'}`);
}
if (/"resolved": "https?:/.test(readFileSync(resolve(root, 'package-lock.json'), 'utf8'))) {
  problems.push('package-lock.json names the address of a registry');
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

function* installed(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isSymbolicLink() || !entry.isDirectory() || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.name.startsWith('@')) yield* installed(path);
    else if (existsSync(join(path, 'package.json'))) {
      const { name, license, licenses } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
      const licence = license?.type ?? license ?? licenses?.map((it) => it.type ?? it).join(' OR ') ?? '';
      if (name) yield { name, licence };
      if (existsSync(join(path, 'node_modules'))) yield* installed(join(path, 'node_modules'));
    }
  }
}
