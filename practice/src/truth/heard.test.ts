import type { Hearback } from '@readback/core/model/hearback.ts';
import { expect, test } from 'vitest';
import type { Finding } from './compare.ts';
import { heardFinding } from './heard.ts';

const says = (verdict: Hearback['verdict'], effects: Hearback['effects']) =>
  ({ verdict, effects, lines: [] }) as unknown as Hearback;
const equal: Finding = { is: 'equal', what: 'status' };
const wrong: Finding = { is: 'wrong', what: 'status', details: 'success, and then revert' };

const kinds = (hearback: Hearback, findings: readonly Finding[]) =>
  heardFinding(hearback, findings).map(({ is }) => is);

test('an alarm where all came as it was read is wrong, and so is none where it did not', () => {
  expect(kinds(says('same', 'asRead'), [equal])).toEqual(['equal']);
  expect(kinds(says('different', 'asRead'), [equal])).toEqual(['wrong']);
  expect(kinds(says('carried', 'different'), [equal])).toEqual(['wrong']);
  expect(kinds(says('same', 'asRead'), [equal, wrong])).toEqual(['wrong']);
  expect(kinds(says('same', 'reverted'), [equal, wrong])).toEqual(['equal']);
  const told = { ...says('same', 'asRead'), lines: [{ same: false }] } as unknown as Hearback;
  expect(kinds(told, [equal, wrong])).toEqual(['equal']);
});

test('hearback that cannot tell, or of what was announced, is no fault', () => {
  expect(kinds(says('cannotTell', 'cannotTell'), [wrong])).toEqual([]);
  expect(kinds(says('same', 'asRead'), [{ is: 'announced', what: 'x', details: 'said 1, was 2' }])).toEqual(
    [],
  );
});
