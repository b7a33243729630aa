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
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registryFolder } from '@readback/core/label/erc7730/testing/registryFolder.ts';
import { parseEther, serializeTransaction } from 'viem';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readbackHere } from '../testing/readbackHere.ts';
import { readback } from '../testing/readbackProcess.ts';

/** A contract of nobody, with a descriptor and tests of our own. */
const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const descriptor = {
  context: { contract: { deployments: [{ chainId: 1, address: contract }] } },
  metadata: { owner: 'Nobody' },
  display: {
    formats: {
      'deposit()': { intent: 'Wrap', fields: [{ path: '@.value', label: 'Amount', format: 'amount' }] },
    },
  },
};
const rawTx = serializeTransaction({
  type: 'eip1559',
  chainId: 1,
  to: contract,
  data: '0xd0e30db0',
  value: parseEther('2'),
});

function testOf(description: string, value: string, more: object = {}) {
  const expected = { intent: 'Wrap', owner: 'Nobody', fields: [{ label: 'Amount', value }] };
  return { description, rawTx, expected, ...more };
}

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'readback-'));
  mkdirSync(join(root, 'registry/nobody/testsv2'), { recursive: true });
  writeFileSync(join(root, 'index.calldata.json'), '{}');
  writeFileSync(join(root, 'registry/nobody/calldata-wrap.json'), JSON.stringify(descriptor));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(name: string, tests: readonly unknown[]): void {
  const text = JSON.stringify({ descriptor: '../calldata-wrap.json', tests });
  writeFileSync(join(root, 'registry/nobody/testsv2', name), text);
}

describe('readback conformance', () => {
  it('ends with 0 where every case passes, and writes the registry’s results', async () => {
    write('calldata-wrap.tests.json', [testOf('two', '2 ETH')]);
    const { out, err, code } = await readback(['conformance', '.', '--out', 'results.json'], { cwd: root });
    expect([err, code]).toEqual(['', 0]);
    expect(out).toContain('pass  registry/nobody/testsv2/calldata-wrap.tests.json  1 of 1');
    expect(out).toContain('1 case in 1 file: 1 passed, 0 failed');
    expect(JSON.parse(readFileSync(join(root, 'results.json'), 'utf8'))).toEqual({
      runner: '@readback/cli',
      implementation: expect.stringMatching(/^readback@\d+\.\d+\.\d+$/),
      descriptor: 'registry/nobody/calldata-wrap.json',
      cases: [
        {
          description: 'two',
          status: 'pass',
          format: 'deposit()',
          rendered: expect.objectContaining({ intent: 'Wrap', owner: 'Nobody' }),
        },
      ],
    });
  });

  it('ends with 1 where one does not, says which and why, and never prints what it holds raw', async () => {
    const odd = 'three \u001b[2J\u202e';
    write('a.tests.json', [testOf('two', '2 ETH')]);
    write('b.tests.json', [testOf(odd, '3 ETH'), testOf('none', '2 ETH', { rawTx: '0xzz' })]);
    mkdirSync(join(root, 'out'));
    const args = ['conformance', 'registry/nobody/testsv2', '--out', 'out'];
    const { out, code } = await readback(args, { cwd: root });
    expect(code).toBe(1);
    expect(out).toContain('FAIL  registry/nobody/testsv2/b.tests.json  0 of 2');
    expect(out).toMatch(/three ⟨U\+001B⟩.*\(fail\): .*"2 ETH" instead of "3 ETH"/);
    expect(out).toContain('none (error): ');
    expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(out).toContain('3 cases in 2 files: 1 passed, 1 failed, 1 could not be run, 0 skipped');
    expect(existsSync(join(root, 'out/readback__nobody__a.json'))).toBe(true);
    expect(existsSync(join(root, 'out/readback__nobody__b.json'))).toBe(true);
  });

  it('goes on after files and cases that cannot be read, and around in no circle', async () => {
    const folder = join(root, 'registry/nobody/testsv2');
    const at = (name: string) => join(folder, `${name}.tests.json`);
    const of = (descriptor: string, tests: unknown) => JSON.stringify({ descriptor, tests });
    writeFileSync(at('a-empty'), '');
    writeFileSync(at('b-bytes'), new Uint8Array([0xff, 0xfe, 0]));
    writeFileSync(at('c-null'), 'null');
    writeFileSync(at('d-deep'), '['.repeat(100_000));
    writeFileSync(at('e-nowhere'), of('../none.json', [{ description: 'x', rawTx }]));
    writeFileSync(at('f-outside'), of('../../../../../../../etc/passwd', []));
    writeFileSync(at('g-no-tests'), of('../calldata-wrap.json', {}));
    mkdirSync(at('h-folder'));
    symlinkSync(join(root, 'nothing'), at('i-broken'));
    symlinkSync(folder, join(folder, 'circle'));
    execFileSync('mkfifo', [at('j-pipe')]);
    write('k-cases.tests.json', [
      null,
      1,
      { description: 2 },
      { description: 'none' },
      testOf('two', '2 ETH'),
    ]);
    write('z.tests.json', [testOf('last', '2 ETH')]);
    const { out, code } = await readbackHere(['conformance', '.'], { cwd: root });
    expect(code).toBe(1);
    expect(out).toContain('k-cases.tests.json  1 of 5');
    expect(out).toContain('pass  registry/nobody/testsv2/z.tests.json  1 of 1');
    expect(out).toContain('2 passed, 0 failed, 13 could not be run, 0 skipped');
    expect(out).not.toContain('circle');
  });

  it('needs tests, and those of the registry that is named', async () => {
    const none = await readbackHere(['conformance', '.'], { cwd: root });
    expect([none.out, none.code]).toEqual(['', 2]);
    write('a.tests.json', [testOf('two', '2 ETH')]);
    mkdirSync(join(root, 'out'));
    const elsewhere = await readbackHere(['conformance', '.', '--registry', 'out'], { cwd: root });
    expect([elsewhere.out, elsewhere.code]).toEqual(['', 2]);
  });
});

const { root: registry, name } = registryFolder();

it(`every case of the registry passes (${name})`, async () => {
  const { out, code } = await readbackHere(['conformance', registry]);
  expect(out).toMatch(/\d{2,} cases in \d+ files: \d{2,} passed, 0 failed, 0 could not be run, 0 skipped\n$/);
  expect(code).toBe(0);
});
