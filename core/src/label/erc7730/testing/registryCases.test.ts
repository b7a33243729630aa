import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadRegistry } from './registryCases.ts';
import { registryFolder } from './registryFolder.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'readback-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('what cannot be read of a registry is left out and named, and the rest is loaded', async () => {
  const { root: small } = registryFolder('');
  cpSync(join(small, 'registry/weth'), join(root, 'registry/weth'), { recursive: true });
  mkdirSync(join(root, 'registry/x/testsv2/d.tests.json'), { recursive: true });
  const at = (name: string) => join(root, 'registry/x/testsv2', `${name}.tests.json`);
  const of = (descriptor: string, tests: unknown) => JSON.stringify({ descriptor, tests });
  writeFileSync(join(root, 'index.calldata.json'), 'no index');
  writeFileSync(at('a'), '{');
  writeFileSync(at('b'), of('../none.json', [{ description: 'x' }]));
  writeFileSync(at('c'), of('../../weth/calldata-weth.json', [{ description: 'odd', rawTx: '0x02' }, null]));
  const { cases, leftOut } = await loadRegistry(root);
  expect(cases.map(({ name }) => name)).toEqual([
    expect.stringContaining('registry/weth/testsv2/calldata-weth.tests.json'),
  ]);
  expect(leftOut.map((it) => it.slice(0, it.indexOf('.tests.json')))).toEqual(
    ['a', 'b', 'c', 'c', 'd'].map((it) => `registry/x/testsv2/${it}`),
  );
});
