import { expect, test } from 'vitest';
import { coverageWords, eventWords, hasEnded } from './allowanceWords.ts';

const seen = {
  standing: [],
  answered: 12,
  failed: 0,
  left: 0,
  requests: 1,
  tokens: 4,
  spenders: 3,
  unknownTokens: 0,
};

test('how far the look went is said, with its age', () => {
  const at = { network: 'Practice chain', readAt: 0, now: 120_000 };
  expect(coverageWords(seen, at)).toBe(
    'Checked 4 tokens against 3 spenders on Practice chain, 2 minutes ago. Other tokens and spenders were not checked, nor were approvals of single NFTs.',
  );
  expect(coverageWords({ ...seen, tokens: 1, failed: 2, left: 5 }, at)).toMatch(
    /^Checked 1 token against .* 2 allowances could not be read\. 5 possible allowances were not checked: there were too many\./,
  );
});

test('which events were looked through is said by their blocks', () => {
  const events = { from: 5n, to: 90n, pairs: [], more: false };
  expect(eventWords(events, 0)).toBe('Searched the events in blocks 5 to 90.');
  expect(eventWords({ ...events, more: true }, 2)).toMatch(
    /more events than Readback keeps, so some approvals may be missing\. 2 contracts that you do not know/,
  );
});

test('a permission of Permit2 ends at its time', () => {
  expect(hasEnded(10n, 10_000)).toBe(true);
  expect(hasEnded(11n, 10_000)).toBe(false);
  expect(hasEnded(undefined, 10_000)).toBe(false);
});
