import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { differences } from './compareTapes.ts';
import { readTape, type Tape, tapeOf, writeTape } from './tape.ts';

const folder = mkdtempSync(join(tmpdir(), 'tape-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lines = fc.uniqueArray(
  fc.tuple(fc.string({ minLength: 1, maxLength: 3 }), fc.record({ what: fc.string(), answer: fc.json() })),
  { selector: ([key]) => key, minLength: 1 },
);

test('a tape is read as it was written, and is the same bytes in whatever order it was recorded', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const [one, other] = [join(folder, 'some/one.tape'), join(folder, 'other.tape')];
      const tape: Tape = new Map(all);
      writeTape(one, tape);
      writeTape(other, new Map([...all].toReversed()));
      expect(readTape(one)).toEqual(tape);
      expect(readFileSync(one)).toEqual(readFileSync(other));
    }),
    { numRuns: 50 },
  );
});

test('where there is no tape there is none, and a broken one is not taken for that', () => {
  expect(readTape(join(folder, 'nowhere.tape'))).toBeUndefined();
  writeFileSync(join(folder, 'broken.tape'), 'nothing of the kind');
  expect(() => readTape(join(folder, 'broken.tape'))).toThrow();
});

test('the tape of a file of tests lies beside it', () => {
  expect(tapeOf('/a/practice/src/corpus/honest.test.ts')).toBe('/a/practice/src/corpus/tapes/honest.tape');
});

test('a later recording differs by each answer that is another one, and by each question that is new', () => {
  const line = (what: string, answer: string) => ({ what, answer });
  const tape: Tape = new Map([
    ['a', line('eth_call 0xab', '{"result":"0x1"}')],
    ['b', line('eth_getCode 0xab', '{"result":"0x"}')],
  ]);
  expect(differences(tape, new Map(tape))).toEqual([]);
  expect(differences(tape, new Map([['a', line('eth_call 0xab', '{"result":"0x2"}')]]))).toEqual([
    'eth_call 0xab is answered {"result":"0x2"}, and was {"result":"0x1"}',
  ]);
  expect(differences(tape, new Map([['c', line('eth_chainId', '{"result":"0x1"}')]]))).toEqual([
    'eth_chainId is not on it',
  ]);
});
