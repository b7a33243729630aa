import { describe, expect, it } from 'vitest';
import { codeElsewhereFact } from '../../label/accounts/payeeFacts.ts';
import { known, unknown } from '../../model/known.ts';
import { check } from '../check.ts';
import { answer, told } from '../testing/answers.ts';
import { call, contract, friend, offline, type Sample, transaction, usdc, viewOf } from '../testing/views.ts';

const rule = 'transfers.codeElsewhere';
const pay = call(usdc, 'transfer(address to, uint256 amount)', [friend, 1n]);
const there = (value: boolean): Sample => ({
  facts: { [codeElsewhereFact(friend)]: { kind: 'bool', value } },
});

describe('a payee who is a contract on Ethereum, and nothing here', () => {
  it('is a caution', () => {
    expect(told(rule, pay, there(true))).toEqual([
      'caution: transfers.codeElsewhere.says to step.0.arg.to chain request.chain | transfers.codeElsewhere.why | transfers.codeElsewhere.remedy | in 0 | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | by step.0.arg.to account.0x70997970c51812dc3a010c7d01b50e0d17dc79c8.codeElsewhere',
    ]);
    expect(told(rule, transaction(friend, '0x', 1n), there(true))).toEqual([
      'caution: transfers.codeElsewhere.says to step.0.to chain request.chain | transfers.codeElsewhere.why | transfers.codeElsewhere.remedy | in 0 | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | by step.0.to account.0x70997970c51812dc3a010c7d01b50e0d17dc79c8.codeElsewhere',
    ]);
  });

  it('is none where nothing is there, where they were paid before, and where nobody may ask', () => {
    expect(told(rule, pay, there(false))).toEqual([
      'clear account.0x70997970c51812dc3a010c7d01b50e0d17dc79c8.codeElsewhere',
    ]);
    const book = known([{ address: friend, own: false, paid: 1 }]);
    expect(answer(rule, pay, { ...there(true), book })).toBe('notApplicable');
    expect(answer(rule, pay)).toBe('notApplicable');
    expect(answer(rule, pay, offline)).toBe('notApplicable');
  });

  it('is not known where Ethereum did not answer, or for a call that could not be read', () => {
    const view = viewOf(pay);
    const id = codeElsewhereFact(friend);
    const facts = { ...view.facts, [id]: { id, value: unknown('timeout'), from: [] } };
    expect(check({ ...view, facts }).find((it) => it.rule === rule)?.outcome).toBe('unknown');
    expect(told(rule, transaction(contract, '0x3f1a77c2'))).toEqual(['unknown step.0.fn']);
  });
});
