import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { intentSchema } from './schema/intentShapes.ts';
import { misfit } from './testing/conforms.ts';
import { readbackHere } from './testing/readbackHere.ts';
import { account } from './testing/requests.ts';

function fileOf(json: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'readback-intent-')), 'intent.json');
  writeFileSync(file, typeof json === 'string' ? json : JSON.stringify(json));
  return file;
}

const says = { account, clauses: [{ kind: 'say', text: 'Hello' }] };

it('a request that is not what the file says is stopped, and one that is stays as it reads', async () => {
  const same = await readbackHere(['--offline', '--from', account, '--intent', fileOf(says), 'Hello']);
  const plain = await readbackHere(['--offline', '--from', account, 'Hello']);
  expect(same.code).toBe(plain.code);
  const other = await readbackHere(['--offline', '--from', account, '--intent', fileOf(says), 'Goodbye']);
  expect(other.out).toContain('Stop');
  expect(other.out).toContain('You said the text');
});

it('a file that makes no sense says where', async () => {
  const file = fileOf({ ...says, clauses: [{ kind: 'say', words: 'Hello' }] });
  const { err } = await readbackHere(['--offline', '--intent', file, 'Hello']);
  expect(err).toContain('--intent');
  expect(err).toContain('clauses[0].words');
  expect((await readbackHere(['--offline', '--intent', fileOf('{'), 'Hello'])).err).toContain('JSON');
});

it('the schema of the file fits what is read, and no more', () => {
  const schema = JSON.parse(JSON.stringify(intentSchema()));
  const pay = { kind: 'pay', asset: { kind: 'native' }, sum: { how: 'exactly', raw: '5' } };
  expect(misfit({ ...says, chainId: 1, clauses: [pay] }, schema, schema)).toBeUndefined();
  expect(misfit({ ...says, clauses: [{ ...pay, memo: '' }] }, schema, schema)).toBeDefined();
});
