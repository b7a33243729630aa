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
  expect(other.out).toMatch(/You said +The request does\n +Sign +.?Hello.? +.?Goodbye/);
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

it('the text and the JSON say what was compared and what was not, also where all is as said', async () => {
  const payee = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const paid = (raw: string) => ({
    account,
    chainId: 1,
    clauses: [
      { kind: 'pay', asset: { kind: 'native' }, sum: { how: 'exactly', raw }, to: { address: payee } },
    ],
  });
  const request = JSON.stringify({
    method: 'eth_sendTransaction',
    params: [{ from: account, to: payee, value: '0x5', chainId: '0x1' }],
  });
  const of = (raw: string, ...more: readonly string[]) =>
    readbackHere(['--offline', ...more, '--intent', fileOf(paid(raw)), request]);
  const same = await of('5');
  expect(same.code).toBe(5);
  // The second line says how it compares, whatever the verdict.
  expect(same.out.split('\n').slice(0, 4).join(' ')).toContain(
    'Not compared in full with what you said: there is no simulation',
  );
  expect(same.out).toContain('As intended: the account and network');
  expect(same.out).toMatch(/Not fully compared: what you pay.* \(there\s+is no simulation/s);
  const other = await of('6');
  expect(other.code).toBe(4);
  expect(other.out.split('\n').slice(0, 4).join(' ')).toContain('Not as you said.');
  expect(other.out).toMatch(/You said +The request does\n +Send +0\.0+6 ETH +0\.0+5 ETH/);
  const { said } = JSON.parse((await of('5', '--json')).out);
  expect(said.find(({ rule }: { rule: string }) => rule === 'intent.pays')).toEqual({
    rule: 'intent.pays',
    state: 'notCompared',
    missing: [{ fact: 'effects', why: 'notAsked' }],
  });
  const whole = await readbackHere(['--offline', '--from', account, '--intent', fileOf(says), 'Hello']);
  expect(whole.out).toContain('As you said: everything was compared with your intent.');
  expect((await readbackHere(['--offline', '--from', account, 'Hello'])).out).not.toContain('What you said');
});
