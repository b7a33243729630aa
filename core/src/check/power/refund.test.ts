import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { check } from '../check.ts';
import { refundFacts } from '../../label/accounts/refundFacts.ts';
import { answer, told } from '../testing/answers.ts';
import { executed, safeTx } from '../testing/safes.ts';
import { contract, dataOf, friend, key, safe, transaction, usdc, viewOf } from '../testing/views.ts';

const rule = 'power.refund';
const paid = { safeTxGas: 70_000n, gasPrice: 2n, refundReceiver: key };

describe('a Safe that refunds gas', () => {
  it('is a caution, and a note where it goes to someone saved', () => {
    expect(told(rule, safeTx(friend, '0x', 0, paid))).toEqual([
      'caution: power.refund.says receiver step.0.arg.refundReceiver whom named | power.refund.why | power.refund.remedy | in 0 | by step.0.arg.gasPrice step.0.arg.refundReceiver',
    ]);
    const book = known([{ address: key, own: false, name: 'Relayer', paid: 0 }]);
    expect(told(rule, safeTx(friend, '0x', 0, paid), { book })).toEqual([
      'note: power.refund.says receiver step.0.arg.refundReceiver whom named | power.refund.why | power.refund.remedy | in 0 | by step.0.arg.gasPrice step.0.arg.refundReceiver',
    ]);
    expect(told(rule, safeTx(friend, '0x', 0, { gasPrice: 1n }), { book })).toEqual([
      'caution: power.refund.says receiver step.0.arg.refundReceiver whom anyone | power.refund.why | power.refund.remedy | in 0 | by step.0.arg.gasPrice step.0.arg.refundReceiver',
    ]);
  });

  it('says what it can cost at most, in the token that it is paid in', () => {
    const body = safeTx(friend, '0x', 0, { ...paid, gasToken: usdc });
    const [most] = refundFacts(viewOf(body).steps, 1);
    expect(most).toMatchObject({
      id: 'refund.0.most',
      value: known({ kind: 'amount', raw: 200_000n, asset: { kind: 'token', chainId: 1, address: usdc } }),
    });
    const view = viewOf(body, { facts: { 'refund.0.most': { kind: 'integer', value: 200_000n } } });
    expect(check(view).find((it) => it.rule === rule)).toMatchObject({
      says: { id: 'power.refund.saysMost', args: { most: 'refund.0.most', whom: 'named' } },
    });
  });

  it('is stopped where it is for more gas than there is', () => {
    expect(told(rule, safeTx(friend, '0x', 0, { ...paid, baseGas: 10n ** 9n }))).toEqual([
      'stop: power.refund.says receiver step.0.arg.refundReceiver whom named | power.refund.whyTooMuch | remedy.reject | reject | in 0 | by step.0.arg.gasPrice step.0.arg.refundReceiver',
    ]);
  });

  it('is seen in a Safe that another one has act', () => {
    const signature =
      'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)';
    const inner = dataOf(signature, [friend, 0n, '0x', 0, 0n, 10n ** 9n, 1n, usdc, key, '0x']);
    expect(told(rule, safeTx(contract, inner, 0))).toEqual([
      'stop: power.refund.says receiver step.0.0.arg.refundReceiver whom named | power.refund.whyTooMuch | remedy.reject | reject | in 0.0 | by step.0.0.arg.gasPrice step.0.0.arg.refundReceiver',
    ]);
  });

  it('is silent without a price', () => {
    expect(told(rule, safeTx(friend, '0x', 0))).toEqual(['clear step.0.arg.gasPrice']);
    expect(answer(rule, transaction(safe, executed(friend, '0x', 0)))).toBe('clear');
    expect(answer(rule, transaction(friend, '0x', 1n))).toBe('notApplicable');
  });

  it('is not known for a call that could not be read', () => {
    expect(told(rule, transaction(contract, '0x3f1a77c2'))).toEqual(['unknown step.0.fn']);
  });
});
