// Holds core/shipped against the protocols' own npm packages, and against nodes where they are at hand. Prints what a
// package no longer has and what it has besides.
//
//   npm run protocols                                  all packages, in the versions that the files name
//   npm run protocols -- --only aave                   files whose name has this part
//   npm run protocols -- --newest --write              the newest versions; what they have besides is written into the files
//   npm run protocols -- --node 1=https://…            also asks this node of chain 1 for the code at each address
//   npm run protocols -- --node … --codes codes.json   keeps the hashes of the code there, and compares with it later
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
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
import { compare, rowsOf, withMore } from './lib/protocolPlaces.mjs';

const { keccak256 } = createRequire(new URL('../core/package.json', import.meta.url))('viem');
const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    newest: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    node: { type: 'string', multiple: true, default: [] },
    codes: { type: 'string' },
  },
});
const shipped = join(root, 'core/shipped');
const fileOf = (name) => JSON.parse(readFileSync(join(shipped, name), 'utf8'));
const rows = readdirSync(shipped).flatMap((name) => rowsOf(fileOf(name)));

let faults = 0;
const folder = mkdtempSync(join(tmpdir(), 'readback-protocols-'));
try {
  mkdirSync(join(folder, 'node_modules'));
  // Some of them read chain ids from viem.
  symlinkSync(join(root, 'node_modules/viem'), join(folder, 'node_modules/viem'));
  for (const it of packages.filter(({ file }) => file.includes(values.only))) await hold(it);
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

/** The package of one file: its archive is taken apart, and no script of it is run by npm. */
async function hold({ file, read }) {
  const its = fileOf(`${file}.json`);
  const wanted = values.newest ? its.package : `${its.package}@${its.version}`;
  const packed = execFileSync(
    'npm',
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, wanted],
    { encoding: 'utf8', cwd: folder },
  );
  const at = join(folder, 'node_modules', its.package);
  mkdirSync(at, { recursive: true });
  execFileSync('tar', [
    'xzf',
    join(folder, packed.trim().split('\n').at(-1)),
    '-C',
    at,
    '--strip-components=1',
  ]);
  const { version } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
  const places = await read(at);
  const own = rowsOf(its);
  const { gone, otherChains, more } = compare(own, places, rows);
  console.log(`${its.package} ${version}: ${own.length} rows, ${places.length} places in the package`);
  faults += gone.length;
  list('not in the package', gone);
  list('on this chain only by other sources', otherChains);
  list(values.write ? 'added' : 'in the package and not here', more);
  if (!values.write) return;
  const written = { ...its, version, ...(its.contracts && { contracts: withMore(its.contracts, more) }) };
  const path = join(shipped, `${file}.json`);
  writeFileSync(path, `${JSON.stringify(written, null, 2)}\n`);
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', path], { cwd: root });
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
