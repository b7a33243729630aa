import { describe, expect, it } from 'vitest';
import { holdsFact } from '../../label/tokens/holdsFact.ts';
import { known } from '../../model/known.ts';
import { unreadOf } from '../../narrate/unread.ts';
import { check } from '../check.ts';
import { answer, told } from '../testing/answers.ts';
import {
  allowance,
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  key,
  me,
  offline,
  transaction,
  usdc,
  viewOf,
  waiting,
  weth,
} from '../testing/views.ts';

const approve = 'approve(address spender, uint256 amount)';
const most = 2n ** 256n - 1n;
const unread = transaction(contract, '0x3f1a77c2');

describe('an approval to a plain account', () => {
  const rule = 'approvals.plainAccount';

  it('is stopped, by each function that approves', () => {
    expect(told(rule, call(usdc, approve, [key, 1n]))).toEqual([
      'stop: approvals.plainAccount.says spender step.0.arg.spender code none | approvals.plainAccount.why | remedy.reject | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | unless 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE is known | by step.0.arg.spender account.0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae.code',
    ]);
    expect(answer(rule, call(usdc, 'increaseAllowance(address a, uint256 b)', [key, 1n]))).toBe('stop');
    expect(answer(rule, call(usdc, 'setApprovalForAll(address a, bool b)', [key, true]))).toBe('stop');
    expect(answer(rule, call(usdc, 'approveAndCall(address a, uint256 b)', [key, 1n]))).toBe('stop');
    expect(answer(rule, call(usdc, 'approveAndCall(address a, uint256 b, bytes c)', [key, 1n, '0x']))).toBe(
      'stop',
    );
    const permit2 = 'approve(address token, address spender, uint160 amount, uint48 expiration)';
    expect(answer(rule, call(contract, permit2, [usdc, key, 5n, 9]))).toBe('stop');
  });

  it('says what is at stake, where it is known and is something', () => {
    const body = call(usdc, approve, [key, most]);
    const held = holdsFact(me, usdc);
    const asset = { kind: 'token', chainId: 1, address: usdc } as const;
    const why = (raw?: bigint) =>
      check(viewOf(body, raw === undefined ? {} : { facts: { [held]: { kind: 'amount', raw, asset } } }))
        .filter((it) => it.rule === rule || it.rule === 'approvals.noLimit')
        .flatMap((it): string[] => ('why' in it ? [it.why.id] : []))
        .toSorted((one, other) => one.localeCompare(other));
    expect(why(25_000n)).toEqual(['approvals.noLimit.whyHeld', 'approvals.plainAccount.whyHeld']);
    for (const none of [undefined, 0n])
      expect(why(none)).toEqual(['approvals.noLimit.why', 'approvals.plainAccount.why']);
  });

  it('is stopped where a protocol has a word of its own for it', () => {
    for (const [signature, args] of [
      ['approveDelegation(address a, uint256 b)', [key, most]],
      ['hope(address a)', [key]],
      ['setRelayerApproval(address a, address b, bool c)', [me, key, true]],
      ['setAuthorization(address a, bool b)', [key, true]],
      ['approvePlugin(address a)', [key]],
    ] as const) {
      const body = call(contract, signature, args);
      expect(answer(rule, body), signature).toBe('stop');
      const view = viewOf(body);
      expect(
        unreadOf(view, check(view)).map(({ says }) => says.id),
        signature,
      ).toContain('unread.permission');
    }
    expect(answer(rule, call(contract, 'nope(address a)', [key]))).toBe('notApplicable');
    const off = call(contract, 'setAuthorization(address a, bool b)', [key, false]);
    expect(answer(rule, off)).toBe('notApplicable');
  });

  it('is stopped when the account only borrows code', () => {
    expect(answer(rule, call(usdc, approve, [key, 1n]), { codes: { [key]: 'delegated' } })).toBe('stop');
  });

  it('is stopped inside a batch that the user makes', () => {
    const body = call(usdc, approve, [key, 1n]);
    if (body.kind !== 'transaction') throw new Error('not a transaction');
    const calls = [body.call, body.call];
    expect(told(rule, { kind: 'calls', chainId: 1, from: me, atomic: true, calls })).toEqual([
      'stop: approvals.plainAccount.says spender step.0.arg.spender code none | approvals.plainAccount.why | remedy.reject | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | unless 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE is known | by step.0.arg.spender account.0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae.code',
      'stop: approvals.plainAccount.says spender step.1.arg.spender code none | approvals.plainAccount.why | remedy.reject | reject | in 1 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | unless 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE is known | by step.1.arg.spender account.0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae.code',
    ]);
  });

  it('is stopped when nobody says who would send it', () => {
    expect(answer(rule, call(usdc, approve, [key, 1n], 0n, null))).toBe('stop');
  });

  it('is not seen in an approval to a contract, in taking one back, or to oneself', () => {
    expect(told(rule, call(usdc, approve, [contract, 1n]))).toEqual([
      'clear step.0.arg.spender account.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.code',
    ]);
    expect(answer(rule, call(usdc, approve, [key, 0n]))).toBe('notApplicable');
    expect(answer(rule, call(usdc, approve, [me, 1n]))).toBe('notApplicable');
  });

  it('is not the user’s when another account makes it', () => {
    const inner = call(usdc, approve, [key, 1n]);
    if (inner.kind !== 'transaction') throw new Error('not a transaction');
    const aggregate = 'aggregate3((address target, bool allowFailure, bytes callData)[] calls)';
    const body = call(contract, aggregate, [
      [{ target: usdc, allowFailure: false, callData: inner.call.data }],
    ]);
    expect(answer(rule, body)).toBe('notApplicable');
  });

  it('is not known without the spender’s code, or when a call could not be read', () => {
    expect(told(rule, call(usdc, approve, [key, 1n]), offline)).toEqual([
      'unknown account.0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae.code',
    ]);
    expect(told(rule, call(usdc, approve, [key, 1n]), waiting)).toEqual([
      'pending account.0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae.code',
    ]);
    expect(told(rule, unread)).toEqual(['unknown step.0.fn']);
  });
});

describe('an allowance without limit', () => {
  const rule = 'approvals.noLimit';

  it('is a caution, also when the user saved the spender, and a note when they said that they know it', () => {
    expect(told(rule, call(usdc, approve, [contract, most]))).toEqual([
      'caution: approvals.noLimit.says spender step.0.arg.spender token step.0.to | approvals.noLimit.why token step.0.to | approvals.noLimit.remedy | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.spender step.0.arg.amount',
    ]);
    const book = known([{ address: contract, name: 'Router', own: false, paid: 0 }]);
    expect(answer(rule, call(usdc, approve, [contract, most]), { book })).toBe('caution');
    const knowing = known([{ address: contract, own: false, paid: 0, knownOn: [1] }]);
    expect(told(rule, call(usdc, approve, [contract, most]), { book: knowing })).toEqual([
      'note: approvals.noLimit.says spender step.0.arg.spender token step.0.to | approvals.noLimit.why token step.0.to | approvals.noLimit.remedy | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.spender step.0.arg.amount',
    ]);
  });

  it('is silent for an amount', () => {
    expect(told(rule, call(usdc, approve, [contract, 100n]))).toEqual(['clear step.0.arg.spender']);
  });

  it('is one that covers all there is of a token, and not the id of an item', () => {
    const facts = { [`token.${usdc.toLowerCase()}.supply`]: { kind: 'integer', value: 100n } } as const;
    expect(told(rule, call(usdc, approve, [contract, 100n]), { facts })).toEqual([
      'caution: approvals.noLimit.saysSupply spender step.0.arg.spender token step.0.to | approvals.noLimit.why token step.0.to | approvals.noLimit.remedy | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.spender step.0.arg.amount',
    ]);
    const said = check(viewOf(call(usdc, approve, [contract, 100n]), { facts }));
    expect(said.find((it) => it.rule === rule)).toMatchObject({
      says: { id: 'approvals.noLimit.saysSupply' },
    });
    expect(answer(rule, call(usdc, approve, [contract, 99n]), { facts })).toBe('clear');
    const items = { [`token.${key.toLowerCase()}.supply`]: { kind: 'integer', value: 100n } } as const;
    expect(answer(rule, call(key, approve, [contract, 100n]), { facts: items })).toBe('clear');
  });

  it('can be set to what the one swap of the request needs, and else to nothing that nobody knows', () => {
    const swap =
      'swapExactTokensForTokens(uint256 a, uint256 b, address[] path, address to, uint256 deadline)';
    const allow = { to: usdc, value: 0n, data: dataOf(approve, [contract, most]) };
    const sell = (give: bigint, token = usdc) => ({
      to: contract,
      value: 0n,
      data: dataOf(swap, [give, 1n, [token, token === usdc ? weth : usdc], me, 9n]),
    });
    const actOf = (...calls: readonly (typeof allow)[]) => {
      const view = viewOf({ kind: 'calls', chainId: 1, from: me, atomic: true, calls });
      const found = check(view).find((finding) => finding.rule === rule);
      return found?.outcome === 'fired' ? [found.remedy?.id, found.act] : undefined;
    };
    const set = { kind: 'setInteger', fact: 'step.0.arg.amount', value: 70n };
    expect(actOf(allow, sell(70n))).toEqual(['approvals.noLimit.remedyNeeds', set]);
    expect(actOf(allow)).toEqual(['approvals.noLimit.remedy', undefined]);
    expect(actOf(allow, sell(70n), sell(5n))).toEqual(['approvals.noLimit.remedy', undefined]);
    expect(actOf(allow, sell(70n, weth))).toEqual(['approvals.noLimit.remedy', undefined]);
    expect(actOf(allow, { ...sell(70n), to: friend })).toEqual(['approvals.noLimit.remedy', undefined]);
  });

  it('is not known for a call that could not be read', () => {
    expect(told(rule, unread)).toEqual(['unknown step.0.fn']);
  });
});

describe('an operator of all items', () => {
  const rule = 'approvals.operator';
  const all = 'setApprovalForAll(address operator, bool approved)';

  it('is a caution when it is given, and nothing when it is taken back', () => {
    expect(told(rule, call(usdc, all, [contract, true]))).toEqual([
      'caution: approvals.operator.says operator step.0.arg.operator collection step.0.to | approvals.operator.why | approvals.operator.remedy | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.operator step.0.to',
    ]);
    expect(answer(rule, call(usdc, all, [contract, false]))).toBe('notApplicable');
  });

  it('is a note where the user said that they know the operator, and a caution where it is only saved', () => {
    const book = known([{ address: contract, name: 'Market', own: false, paid: 0 }]);
    expect(answer(rule, call(usdc, all, [contract, true]), { book })).toBe('caution');
    const knowing = known([{ address: contract, own: false, paid: 0, knownOn: [1] }]);
    expect(told(rule, call(usdc, all, [contract, true]), { book: knowing })).toEqual([
      'note: approvals.operator.says operator step.0.arg.operator collection step.0.to | approvals.operator.why | approvals.operator.remedy | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.operator step.0.to',
    ]);
  });

  it('is told by each standard, and with how many items are held where that is known', () => {
    for (const [signature, args] of [
      ['authorizeOperator(address a)', [contract]],
      ['setOperator(address a, bool b)', [contract, true]],
      ['allow(address a, bool b)', [contract, true]],
    ] as const)
      expect(answer(rule, call(usdc, signature, args)), signature).toBe('caution');
    const held = holdsFact(me, weth);
    const facts = { [held]: { kind: 'integer', value: 3n } } as const;
    const found = check(viewOf(call(weth, all, [contract, true]), { facts })).find((it) => it.rule === rule);
    expect(found).toMatchObject({ says: { id: 'approvals.operator.saysHeld', args: { held } } });
    expect(found?.facts).toContain(held);
  });

  it('is not known for a call that could not be read', () => {
    expect(told(rule, unread)).toEqual(['unknown step.0.fn']);
  });
});

describe('a permission that no decoded call gives', () => {
  const rule = 'approvals.hidden';
  const effects = known(effectsOf([allowance(usdc, friend, 5n)]));

  it('is a caution', () => {
    expect(answer(rule, call(contract, 'deposit()', []), { effects })).toBe('caution');
    const operator = {
      what: 'operator',
      counterparty: friend,
      before: known(false),
      after: known(true),
    } as const;
    const shown = known(effectsOf([operator]));
    expect(answer(rule, call(contract, 'deposit()', []), { effects: shown })).toBe('caution');
  });

  it('is silent where a call explains it, and where one is used up', () => {
    expect(answer(rule, call(usdc, approve, [friend, 5n]), { effects })).toBe('clear');
    const less = { ...allowance(usdc, friend, 0n), before: known(5n) };
    expect(answer(rule, call(contract, 'deposit()', []), { effects: known(effectsOf([less])) })).toBe(
      'notApplicable',
    );
  });

  it('is not known without effects', () => {
    expect(told(rule, call(contract, 'deposit()', []), offline)).toEqual(['unknown effects']);
  });
});

describe('a permission that is larger than the call says, or over one item', () => {
  const rule = 'approvals.hidden';

  it('is a caution', () => {
    const body = call(usdc, 'approve(address spender, uint256 amount)', [contract, 5n]);
    const given = (after: bigint) => ({ effects: known(effectsOf([allowance(usdc, contract, after)])) });
    expect(answer(rule, body, given(6n))).toBe('caution');
    expect(answer(rule, body, given(5n))).toBe('clear');
    const item = { kind: 'nft', chainId: 1, address: weth, id: 7n } as const;
    const line = { ...allowance(weth, key, 0n), asset: item, before: known(false), after: known(true) };
    expect(answer(rule, body, { effects: known(effectsOf([line])) })).toBe('caution');
  });
});
