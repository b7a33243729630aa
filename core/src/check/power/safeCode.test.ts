import { describe, expect, it } from 'vitest';
import { known, type Known, unknown } from '../../model/known.ts';
import type { FactValue } from '../../model/fact.ts';
import type { Body } from '../../model/request.ts';
import { check } from '../check.ts';
import { dataOf, friend, me, safe, transaction, viewOf } from '../testing/views.ts';

const rule = 'power.safeCode';
const signed: Body = {
  kind: 'safeTransaction',
  chainId: 1,
  safe,
  version: '1.4.1',
  tx: {
    to: friend,
    value: 1n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: '0x0000000000000000000000000000000000000000',
    refundReceiver: '0x0000000000000000000000000000000000000000',
    nonce: 3n,
  },
};
const approved = transaction(safe, dataOf('approveHash(bytes32 hashToApprove)', [`0x${'11'.repeat(32)}`]));

function answers(body: Body, release?: Known<FactValue>) {
  const id = `account.${safe.toLowerCase()}.release`;
  const facts = release?.s === 'known' ? { facts: { [id]: release.v } } : {};
  const gaps = release?.s === 'unknown' ? { gaps: { [id]: release } } : {};
  return check(viewOf(body, { ...facts, ...gaps })).filter((it) => it.rule === rule);
}

describe('a Safe', () => {
  it('whose code is not one of the releases is a caution, which names it', () => {
    expect(answers(signed, unknown('notFound'))).toMatchObject([
      { outcome: 'fired', severity: 'caution', says: { args: { safe: 'request.safe' } } },
    ]);
    expect(answers(approved, unknown('notFound'))).toMatchObject([
      { outcome: 'fired', severity: 'caution', step: '0', says: { args: { safe: 'step.0.to' } } },
    ]);
  });

  it('that runs a release is silent, and so is what is not a Safe or was not looked at', () => {
    const release = known<FactValue>({ kind: 'text', text: 'Safe 1.4.1' });
    expect(answers(signed, release)).toMatchObject([{ outcome: 'clear' }]);
    expect(answers(approved)).toMatchObject([{ outcome: 'notApplicable' }]);
    expect(answers(transaction(me, '0x'), unknown('notFound'))).toMatchObject([{ outcome: 'notApplicable' }]);
  });

  it('whose transaction is signed must be looked at: it is not known whose code it runs', () => {
    const missing = [`account.${safe.toLowerCase()}.release`];
    expect(answers(signed)).toMatchObject([{ outcome: 'unknown', missing }]);
  });
});
