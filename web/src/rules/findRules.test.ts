import { expect, test } from 'vitest';
import { findRules } from './findRules.ts';

const words = {
  'approvals.noLimit': {
    title: 'Unlimited allowance',
    explanation: 'All of it.',
    remedy: 'Set a limit.',
  },
  'chain.wallet': { title: 'Wallet on another network', explanation: 'It differs.', remedy: 'Switch it.' },
};
const rules = [{ id: 'approvals.noLimit' }, { id: 'chain.wallet' }];
const found = (typed: string) => findRules(rules, words, typed).map(({ id }) => id);

test('a rule is found by each word of what was typed, wherever it stands', () => {
  expect(found('LIMIT')).toEqual(['approvals.noLimit']);
  expect(found('network differs')).toEqual(['chain.wallet']);
  expect(found('chain.wallet')).toEqual(['chain.wallet']);
  expect(found('network limit')).toEqual([]);
});

test('nothing typed finds all, and a rule without words is found by its id', () => {
  expect(found('  ')).toHaveLength(2);
  expect(findRules([{ id: 'new.rule' }], words, 'new')).toHaveLength(1);
});
