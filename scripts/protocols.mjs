// Holds the table of protocols' contracts against the protocols' own npm packages, and against nodes where they are
// at hand. Prints what a package no longer has and what it has besides; nothing is written by itself.
//
//   npm run protocols                                  all packages, fetched into a folder of their own
//   npm run protocols -- --only aave                   packages whose name has this part
//   npm run protocols -- --node 1=https://…            also asks this node of chain 1 for the code at each address
//   npm run protocols -- --node … --codes codes.json   keeps the hashes of the code there, and compares with it later
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { packages } from './lib/protocolPackages.mjs';
import { compare, rowsEverywhere, rowsOf } from './lib/protocolPlaces.mjs';

const { keccak256 } = createRequire(new URL('../core/package.json', import.meta.url))('viem');
const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    node: { type: 'string', multiple: true, default: [] },
    codes: { type: 'string' },
  },
});
const tables = ['protocolAddresses', 'mainContracts', 'registryContracts'];
const rows = tables.flatMap((it) => rowsOf(readFileSync(join(root, `core/src/shipped/${it}.ts`), 'utf8')));
const everywhere = rowsEverywhere(readFileSync(join(root, 'core/src/shipped/known.ts'), 'utf8'));

let faults = 0;
const folder = mkdtempSync(join(tmpdir(), 'readback-protocols-'));
try {
  mkdirSync(join(folder, 'node_modules'));
  // Some of them read chain ids from viem.
  symlinkSync(join(root, 'node_modules/viem'), join(folder, 'node_modules/viem'));
  for (const it of packages.filter(({ name }) => name.includes(values.only))) await hold(it);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const node of values.node) {
  try {
    await askNode(node);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    faults += 1;
  }
}
process.exitCode = faults > 0 ? 1 : 0;

/** One package: its archive is taken apart, and no script of it is run by npm. */
async function hold({ name, version, names, read }) {
  const packed = execFileSync(
    'npm',
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, `${name}@${version}`],
    { encoding: 'utf8', cwd: folder },
  );
  const at = join(folder, 'node_modules', name);
  mkdirSync(at, { recursive: true });
  execFileSync('tar', [
    'xzf',
    join(folder, packed.trim().split('\n').at(-1)),
    '-C',
    at,
    '--strip-components=1',
  ]);
  const places = await read(at);
  const { own: its, gone, otherChains, more } = compare([...rows, ...everywhere], places, names);
  console.log(`${name} ${version}: ${its.length} rows, ${places.length} places in the package`);
  faults += gone.length;
  list('not in the package', gone);
  list('on this chain only by other sources', otherChains);
  list('in the package and not here', more);
}

/** @param {string} node written as chain=url */
async function askNode(node) {
  const [, chain, url] = /^(\d+)=(https?:.+)$/.exec(node) ?? [];
  if (url === undefined) throw new Error(`A node is written as 1=https://…, not as ${node}`);
  const said = await rpc(url, 'eth_chainId', []).catch(() => undefined);
  if (said === undefined) throw new Error(`The node ${new URL(url).host} does not answer.`);
  if (Number(said) !== Number(chain)) throw new Error(`The node is of chain ${Number(said)}, not ${chain}.`);
  const kept =
    values.codes !== undefined && existsSync(values.codes)
      ? JSON.parse(readFileSync(values.codes, 'utf8'))
      : {};
  const there = rows.filter((it) => it.chain === Number(chain));
  const empty = [];
  const other = [];
  const unread = [];
  for (const row of there) {
    let code;
    try {
      code = await rpc(url, 'eth_getCode', [row.address, 'latest']);
    } catch {
      unread.push(row);
      continue;
    }
    const key = `${row.chain} ${row.address}`;
    if (code === '0x') {
      empty.push(row);
      continue;
    }
    const hash = keccak256(code);
    if (kept[key] !== undefined && kept[key] !== hash) other.push(row);
    kept[key] ??= hash;
  }
  console.log(`chain ${chain}: ${there.length} rows asked of the node`);
  faults += empty.length + other.length + unread.length;
  list('no contract there', empty);
  list('other code than was kept', other);
  list('the node did not answer', unread);
  if (values.codes !== undefined) writeFileSync(values.codes, `${JSON.stringify(kept, null, 2)}\n`);
}

async function rpc(url, method, params) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(20_000),
  });
  const { result } = await answer.json();
  if (typeof result !== 'string' || !/^0x[0-9a-f]*$/i.test(result)) throw new Error(`${method}: no answer`);
  return result;
}

function list(title, found) {
  if (found.length > 0) console.log(`  ${title}: ${found.length}`);
  for (const { name, address, chain, key } of found)
    console.log(
      `    ${name}: ${address} ${chain ?? 'on every chain'}${key === undefined ? '' : `  (${key})`}`,
    );
}
