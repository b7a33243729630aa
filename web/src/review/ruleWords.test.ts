import { expect, it } from 'vitest';
import { ruleWords } from './ruleWords.ts';

it('a rule is called in words', () => {
  expect(ruleWords('approvals.plainAccount')).toBe('Approvals: plain account');
  expect(ruleWords('chain')).toBe('Chain');
});
