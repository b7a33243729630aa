import { type Address, encodeAbiParameters, getAddress, type Hex, parseAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import vectors from '../decode/wrappers/vectors/universalRouter.json' with { type: 'json' };
import { known } from '../model/known.ts';
import type { Body } from '../model/request.ts';
import { unreadOf } from '../narrate/unread.ts';
import { sentenceOf } from '../narrate/sentence.ts';
import { grantsOf } from '../actions/approvals/grants.ts';
import { paymentsOf } from '../actions/payments/payments.ts';
import { receiverOf } from '../actions/swaps/swaps.ts';
import { answer, told } from './testing/answers.ts';
import {
  balance,
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  me,
  safe,
  transaction,
  usdc,
  viewOf,
  weth,
} from './testing/views.ts';
import { argAt, everyStep } from '../actions/steps/stepTree.ts';

const router = getAddress('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
const stranger = '0x00000000000000000000000000000000DeaDBeef';
const codes = { [router]: 'contract', [stranger]: 'none' } as const;

function vector(it: Readonly<{ to: string; value: string; data: string }>, from: Address | null = me): Body {
  return transaction(getAddress(it.to), it.data as Hex, BigInt(it.value), from);
}

type Command = readonly [code: number, types: string, ...values: readonly unknown[]];

function plan(...commands: readonly Command[]): Body {
  return planWith(0n, ...commands);
}

function planWith(value: bigint, ...commands: readonly Command[]): Body {
  const bytes = commands.map(([code]) => code.toString(16).padStart(2, '0')).join('');
  const inputs = commands.map(([, types, ...values]) =>
    encodeAbiParameters(parseAbiParameters(types), values as never),
  );
  const args = [`0x${bytes}`, inputs, 9n];
  return call(router, 'execute(bytes commands, bytes[] inputs, uint256 deadline)', args, value);
}

/** Actions of Uniswap v4 as the command that carries them. */
function actions(...all: readonly Command[]): Command {
  const bytes = all.map(([code]) => code.toString(16).padStart(2, '0')).join('');
  const inputs = all.map(([, types, ...values]) =>
    encodeAbiParameters(parseAbiParameters(types), values as never),
  );
  return [0x10, 'bytes, bytes[]', `0x${bytes}`, inputs];
}

const v2 = 'address, uint256, uint256, address[], bool';
const pay = 'address, address, uint256';
const caller = '0x0000000000000000000000000000000000000001';
const itself = '0x0000000000000000000000000000000000000002';

describe('a swap through the Universal Router', () => {
  const rule = 'transfers.outputElsewhere';

  it('is a warning where what it buys goes to a stranger, as on the router of V2', () => {
    const old =
      'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
    const onV2 = call('0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D', old, [
      1n,
      1n,
      [usdc, weth],
      stranger,
      9n,
    ]);
    expect(answer(rule, onV2, { codes })).toBe('caution');
    expect(answer(rule, vector(vectors.swapToStranger), { codes })).toBe('caution');
    expect(answer('transfers.firstPayment', vector(vectors.swapToStranger), { codes })).toBe('note');
  });

  it('is silent where it goes back to the caller, written out or as 1', () => {
    expect(answer(rule, vector(vectors.permitAndSwap), { codes })).toBe('clear');
    expect(answer(rule, plan([0x08, v2, me, 5n, 4n, [usdc, weth], true]), { codes })).toBe('clear');
  });

  it('is a warning where the router pays the stranger later, with its own hands', () => {
    const swap = [0x08, v2, itself, 5n, 4n, [usdc, weth], true] as const;
    for (const code of [0x04, 0x05])
      expect(answer(rule, plan(swap, [code, pay, weth, stranger, 4n]), { codes })).toBe('caution');
    expect(answer(rule, plan(swap, [0x0c, 'address, uint256', stranger, 4n]), { codes })).toBe('caution');
    expect(answer(rule, vector(vectors.v4ToStranger), { codes })).toBe('caution');
    expect(answer(rule, vector(vectors.v4), { codes })).toBe('clear');
  });

  it('lets a usual fee pass, and not a share or many fees', () => {
    const fee = (bips: bigint) => [0x06, pay, weth, stranger, bips] as const;
    expect(answer(rule, plan(fee(25n)), { codes })).toBe('clear');
    expect(answer(rule, plan(fee(2_500n)), { codes })).toBe('caution');
    expect(told(rule, plan(fee(60n), fee(60n)), { codes })).toEqual([
      'caution: transfers.outputElsewhere.says to step.0.0.arg.recipient | transfers.outputElsewhere.why | remedy.checkPayee | in 0.0 | about 0x00000000000000000000000000000000DeaDBeef | by step.0.0.arg.recipient',
      'caution: transfers.outputElsewhere.says to step.0.1.arg.recipient | transfers.outputElsewhere.why | remedy.checkPayee | in 0.1 | about 0x00000000000000000000000000000000DeaDBeef | by step.0.1.arg.recipient',
    ]);
  });

  it('has a minimum where one is set behind it, and none where there is none', () => {
    const swap = [0x08, v2, itself, 5n, 0n, [usdc, weth], true] as const;
    const minimum = 'transfers.noMinimum';
    expect(answer(minimum, plan(swap), { codes })).toBe('caution');
    expect(answer(minimum, plan(swap, [0x04, pay, weth, caller, 0n]), { codes })).toBe('caution');
    expect(answer(minimum, plan(swap, [0x04, pay, usdc, caller, 4n]), { codes })).toBe('caution');
    expect(answer(minimum, plan(swap, [0x84, pay, weth, caller, 4n]), { codes })).toBe('caution');
    expect(answer(minimum, plan(swap, [0x04, pay, weth, caller, 4n]), { codes })).toBe('clear');
  });

  it('adds no minimum of a swap that may fail to that of another', () => {
    const rich = { codes, effects: known(effectsOf([balance(weth, 1_100n)])) };
    const [poor, good] = ([5n, 995n] as const).map(
      (least) => [v2, me, 5n, least, [usdc, weth], true] as const,
    );
    const far = 'transfers.leastFarBelow';
    if (poor === undefined || good === undefined) throw new RangeError('two');
    expect(told(far, plan([0x08, ...poor], [0x08, ...good]), rich)).toEqual([
      'clear step.0.0.arg.amountOutMin step.0.1.arg.amountOutMin',
    ]);
    expect(told(far, plan([0x08, ...poor], [0x88, ...good]), rich)).toEqual([
      'caution: transfers.leastFarBelow.says least step.0.0.arg.amountOutMin comes effect.0.delta how far | transfers.leastFarBelow.why | transfers.noMinimum.remedy | in 0.0 | by step.0.0.arg.amountOutMin effect.0.delta',
      'caution: transfers.leastFarBelow.says least step.0.1.arg.amountOutMin comes effect.0.delta how far | transfers.leastFarBelow.why | transfers.noMinimum.remedy | in 0.1 | by step.0.1.arg.amountOutMin effect.0.delta',
    ]);
    // Without it the other's alone is what has to come.
    expect(answer(far, plan([0x88, ...good], [0x08, ...poor]), rich)).toBe('caution');
    expect(told(far, plan([0x88, ...good]), rich)).toEqual(['clear step.0.0.arg.amountOutMin']);
  });
});

describe('all that is held, given to the Universal Router', () => {
  const rule = 'transfers.outputElsewhere';
  const none = '0x0000000000000000000000000000000000000000';
  const all = { codes, effects: known(effectsOf([balance(usdc, 0n)])) };
  const part = { codes, effects: known(effectsOf([balance(usdc, 50n)])) };
  const coins = { codes, effects: known(effectsOf([balance(undefined, 0n)])) };
  const swap = [0x08, v2, itself, 5n, 4n, [usdc, weth], true] as const;

  it('stops where the router pays a stranger afterwards, as where the swap itself does', () => {
    expect(told(rule, plan([0x08, v2, stranger, 5n, 4n, [usdc, weth], true]), all)).toEqual([
      'stop: transfers.outputElsewhere.says to step.0.0.arg.recipient | transfers.outputElsewhere.why | remedy.checkPayee | reject | in 0.0 | about 0x00000000000000000000000000000000DeaDBeef | unless 0x00000000000000000000000000000000DeaDBeef is known | by step.0.0.arg.recipient',
    ]);
    for (const code of [0x04, 0x05])
      expect(answer(rule, plan(swap, [code, pay, weth, stranger, 4n]), all)).toBe('stop');
    expect(answer(rule, plan(swap, [0x0c, 'address, uint256', stranger, 4n]), all)).toBe('stop');
    expect(answer(rule, plan(swap, [0x04, pay, weth, stranger, 4n]), part)).toBe('caution');
  });

  it('stops where pools of v4 are paid by the user and pay a stranger', () => {
    const settle = [0x0b, 'address, uint256, bool', usdc, 100n, true] as const;
    const take = [0x0e, pay, usdc, stranger, 0n] as const;
    expect(told(rule, plan(actions(settle, take)), all)).toEqual([
      'stop: transfers.outputElsewhere.says to step.0.0.1.arg.recipient | transfers.outputElsewhere.why | remedy.checkPayee | reject | in 0.0.1 | about 0x00000000000000000000000000000000DeaDBeef | unless 0x00000000000000000000000000000000DeaDBeef is known | by step.0.0.1.arg.recipient',
    ]);
  });

  it('stops where the coins that come along go to a stranger, wrapped and swapped or as they are', () => {
    const wrap = [0x0b, 'address, uint256', itself, 100n] as const;
    const sold = [0x08, v2, stranger, 100n, 1n, [weth, usdc], false] as const;
    expect(answer(rule, planWith(100n, wrap, sold), coins)).toBe('stop');
    expect(answer(rule, planWith(100n, [0x05, pay, none, stranger, 100n]), coins)).toBe('stop');
  });

  it('is a warning, no more, where a front end takes more than a usual fee', () => {
    const sweep = [0x04, pay, weth, caller, 4n] as const;
    expect(answer(rule, plan(swap, [0x06, pay, weth, stranger, 150n], sweep), all)).toBe('caution');
    expect(answer(rule, plan(swap, [0x06, pay, weth, stranger, 5_000n], sweep), all)).toBe('stop');
  });
});

describe('a deposit at Across through the Universal Router', () => {
  const later = getAddress('0x4c82d1fbfe28c977cbb58d8c7ff8fcf9f70a2cca');
  const types =
    '(address, address, address, address, uint256, uint256, uint256, address, uint32, uint32, uint32, bytes, bool) params';
  const deposit = (depositor: string, recipient: string) => {
    const none = '0x0000000000000000000000000000000000000000';
    const values = [depositor, recipient, usdc, weth, 5n, 4n, 10n, none, 1, 2, 3, '0x', false];
    const input = encodeAbiParameters(parseAbiParameters(types), [values] as never);
    return call(later, 'execute(bytes commands, bytes[] inputs, uint256 deadline)', ['0x40', [input], 9n]);
  };
  const at = { codes: { ...codes, [later]: 'contract' } } as const;

  it('is a warning where a stranger receives there, or gets it back here', () => {
    const rule = 'transfers.outputElsewhere';
    expect(answer(rule, deposit(me, me), at)).toBe('clear');
    expect(answer(rule, deposit(me, stranger), at)).toBe('caution');
    expect(answer(rule, deposit(stranger, me), at)).toBe('caution');
    // The router hands these addresses on as they are.
    expect(answer(rule, deposit(me, caller), at)).toBe('caution');
  });
});

describe('coins that come along with a plan', () => {
  const rule = 'outcome.takesMore';
  const left = { codes, effects: known(effectsOf([balance(undefined, 10n)])) };
  const wrap = (amount: bigint) => [0x0b, 'address, uint256', itself, amount] as const;
  const swap = [0x08, v2, caller, 0n, 1n, [weth, usdc], false] as const;
  const none = '0x0000000000000000000000000000000000000000';

  it('are missed where no command uses them, since anyone may take what a router keeps', () => {
    expect(answer(rule, planWith(90n, wrap(10n), swap), left)).toBe('caution');
    expect(answer(rule, planWith(90n, [0x0e, pay, me, usdc, 0n]), left)).toBe('caution');
    const all = { codes, effects: known(effectsOf([balance(undefined, 0n)])) };
    expect(answer(rule, planWith(100n, wrap(10n), swap), all)).toBe('stop');
  });

  it('are asked for where commands use all of them, or send back what is left', () => {
    expect(answer(rule, planWith(90n, wrap(90n), swap), left)).toBe('clear');
    expect(answer(rule, planWith(90n, wrap(2n ** 255n), swap), left)).toBe('clear');
    expect(answer(rule, planWith(90n, wrap(10n), swap, [0x04, pay, none, caller, 0n]), left)).toBe('clear');
    const settle = [0x0b, 'address, uint256, bool', none, 0n, false] as const;
    expect(answer(rule, planWith(90n, actions(settle)), left)).toBe('clear');
  });
});

describe('the least amount of a plan', () => {
  const rule = 'transfers.noMinimum';
  const other = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
  const unwrap = [0x0c, 'address, uint256', caller, 1n] as const;

  it('is not one of a token that is not unwrapped', () => {
    const swap = [0x08, v2, itself, 5n, 0n, [usdc, other], true] as const;
    const wrap = [0x0b, 'address, uint256', itself, 1n] as const;
    const pull = [0x02, 'address, address, uint160', weth, itself, 1n] as const;
    const second = [0x08, v2, itself, 5n, 0n, [usdc, weth], true] as const;
    for (const more of [wrap, pull, second])
      expect(answer(rule, plan(swap, more, unwrap), { codes })).toBe('caution');
    expect(answer(rule, plan(second, second, unwrap), { codes })).toBe('clear');
  });

  it('is that of the last of several swaps which follow one another', () => {
    const first = [0x08, v2, itself, 5n, 0n, [usdc, other], true] as const;
    const last = (least: bigint) => [0x08, v2, caller, 2n ** 255n, least, [other, weth], false] as const;
    expect(answer(rule, plan(first, last(1n)), { codes })).toBe('clear');
    expect(told(rule, plan(first, last(0n)), { codes })).toEqual([
      'caution: transfers.noMinimum.says | transfers.noMinimum.why | transfers.noMinimum.remedy | in 0.0 | by step.0.0.arg.amountOutMin',
      'caution: transfers.noMinimum.says | transfers.noMinimum.why | transfers.noMinimum.remedy | in 0.1 | by step.0.1.arg.amountOutMin',
    ]);
    const kept = [0x08, v2, itself, 2n ** 255n, 0n, [other, weth], false] as const;
    expect(answer(rule, plan(first, kept, unwrap), { codes })).toBe('clear');
  });
});

describe('a swap of a Safe through the Universal Router', () => {
  const asSafe = (to: Address) => {
    const input = encodeAbiParameters(parseAbiParameters(v2), [to, 5n, 4n, [usdc, weth], true]);
    const swap = dataOf('execute(bytes commands, bytes[] inputs, uint256 deadline)', ['0x08', [input], 9n]);
    const none = '0x0000000000000000000000000000000000000000';
    return call(
      safe,
      'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
      [router, 0n, swap, 0, 0n, 0n, 0n, none, none, '0x'],
    );
  };
  const known = { ...codes, [safe]: 'contract' } as const;

  it('comes back to the Safe, as 1 or written out, and to nobody else without a warning', () => {
    const rule = 'transfers.outputElsewhere';
    expect(answer(rule, asSafe(caller), { codes: known })).toBe('clear');
    expect(answer(rule, asSafe(safe), { codes: known })).toBe('clear');
    expect(answer(rule, asSafe(stranger), { codes: known })).toBe('caution');
    const swap = everyStep(viewOf(asSafe(caller)).steps).find(({ fn }) => fn?.name === 'V2_SWAP_EXACT_IN');
    expect(swap).toMatchObject({ actor: safe, caller: safe });
  });
});

describe('Permit2 through the Universal Router', () => {
  it('is a grant of the caller, with its spender, its amount and its end', () => {
    const grants = everyStep(viewOf(vector(vectors.permitAndSwap)).steps).flatMap(grantsOf);
    expect(grants).toMatchObject([
      { by: me, spender: router, token: usdc, noLimit: true, on: true, until: { value: 1_790_000_000n } },
    ]);
    expect(told('approvals.noLimit', vector(vectors.permitAndSwap), { codes })).toEqual([
      'caution: approvals.noLimit.says spender step.0.0.arg.permit.spender token step.0.0.arg.permit.details.token | approvals.noLimit.why token step.0.0.arg.permit.details.token | approvals.noLimit.remedyNeeds amount step.0.1.arg.amountIn | setInteger step.0.0.arg.permit.details.amount 1000000000 | in 0.0 | about 0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af | by step.0.0.arg.permit.spender step.0.0.arg.permit.details.amount',
    ]);
  });

  it('is stopped where the spender is a plain account', () => {
    const struct = '((address, uint160, uint48, uint48), address, uint256), bytes';
    const body = plan([0x0a, struct, [[usdc, 7n, 1, 0], friend, 9n], '0x']);
    expect(answer('approvals.plainAccount', body, { codes })).toBe('stop');
    const batch = '((address, uint160, uint48, uint48)[], address, uint256), bytes';
    const many = plan([
      0x03,
      batch,
      [
        [
          [usdc, 7n, 1, 0],
          [weth, 8n, 1, 0],
        ],
        friend,
        9n,
      ],
      '0x',
    ]);
    expect(everyStep(viewOf(many).steps).flatMap(grantsOf)).toHaveLength(2);
    expect(told('approvals.plainAccount', many, { codes })).toEqual([
      'stop: approvals.plainAccount.says spender step.0.0.arg.permit.spender code none | approvals.plainAccount.why | remedy.reject | reject | in 0.0 | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | unless 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 is known | by step.0.0.arg.permit.spender account.0x70997970c51812dc3a010c7d01b50e0d17dc79c8.code',
      'stop: approvals.plainAccount.says spender step.0.0.arg.permit.spender code none | approvals.plainAccount.why | remedy.reject | reject | in 0.0 | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | unless 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 is known | by step.0.0.arg.permit.spender account.0x70997970c51812dc3a010c7d01b50e0d17dc79c8.code',
    ]);
  });

  it('pays a stranger from the caller’s account, also inside a plan that may fail', () => {
    const view = viewOf(vector(vectors.subPlan), { codes });
    expect(everyStep(view.steps).flatMap(paymentsOf)).toMatchObject([
      { from: me, to: getAddress(stranger), asset: usdc, amount: 5_000_000n },
    ]);
    expect(answer('transfers.firstPayment', vector(vectors.subPlan), { codes })).toBe('note');
  });

  it('counts as the caller’s where nobody knows who calls', () => {
    expect(answer('approvals.noLimit', vector(vectors.permitAndSwap, null), { codes })).toBe('caution');
  });

  it('is not said to pay someone else where nobody knows who calls: it may be who gets it', () => {
    const body = vector(vectors.swapToStranger, null);
    expect(told('transfers.outputElsewhere', body, { codes })).toEqual(['unknown request.from']);
  });
});

describe('the routers of V3', () => {
  const v3 = getAddress('0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45');
  const multicall = (...inner: readonly Hex[]) => call(v3, 'multicall(bytes[] data)', [inner]);
  const permit = (amount: bigint) =>
    dataOf('selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)', [
      usdc,
      amount,
      9n,
      27,
      `0x${'11'.repeat(32)}`,
      `0x${'22'.repeat(32)}`,
    ]);

  it('take a permit for themselves, also inside a multicall', () => {
    const body = multicall(permit(2n ** 256n - 1n));
    expect(everyStep(viewOf(body).steps).flatMap(grantsOf)).toMatchObject([
      { by: me, spender: v3, token: usdc, noLimit: true, on: true, until: { value: 9n } },
    ]);
    expect(answer('approvals.noLimit', body, { codes: { [v3]: 'contract' } })).toBe('caution');
    expect(told('approvals.noLimit', multicall(permit(5n)), { codes: { [v3]: 'contract' } })).toEqual([
      'clear step.0.0.to',
    ]);
  });

  it('swap along a path, and a stranger at its end is seen', () => {
    const path = `${usdc}0001f4${weth.slice(2)}` as Hex;
    const swap = (to: Address) =>
      multicall(
        dataOf(
          'exactInput((bytes path, address recipient, uint256 amountIn, uint256 amountOutMinimum) params)',
          [[path, to, 5n, 4n]],
        ),
      );
    expect(answer('transfers.outputElsewhere', swap(friend))).toBe('caution');
    expect(answer('transfers.outputElsewhere', swap(me))).toBe('clear');
    expect(JSON.stringify(sentenceOf(viewOf(swap(me))).sentence)).toContain('sentence.swap');
  });

  it('collect what a position earned for whoever is named', () => {
    const collect = (to: Address) =>
      multicall(
        dataOf(
          'collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params)',
          [[7n, to, 1n, 1n]],
        ),
      );
    expect(answer('transfers.outputElsewhere', collect(friend))).toBe('caution');
    // The position manager takes 0 for itself: what stays there is swept by the next call.
    expect(answer('transfers.outputElsewhere', collect('0x0000000000000000000000000000000000000000'))).toBe(
      'clear',
    );
  });
});

describe('small addresses as receivers', () => {
  const zero: Address = '0x0000000000000000000000000000000000000000';
  const one: Address = '0x0000000000000000000000000000000000000001';
  const pair = [usdc, weth];
  const v2 = (to: Address) =>
    call(
      contract,
      'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      [5n, 4n, pair, to, 9n],
    );
  const unwrapped = (to: Address) =>
    call(contract, 'unwrapWETH9(uint256 amountMinimum, address recipient)', [1n, to]);
  const single = (to: Address) =>
    call(
      contract,
      'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
      [[usdc, weth, 500, to, 9n, 5n, 4n, 0n]],
    );
  const goes = (body: Body) => everyStep(viewOf(body).steps).flatMap((it) => receiverOf(it)?.goes ?? []);

  it.each([
    ['a swap of version 2 burns what comes', v2(zero), 'other'],
    ['nor does it pay the sender for 1', v2(one), 'other'],
    ['coins that are unwrapped are burned', unwrapped(zero), 'other'],
    ['and 1 is not the sender there', unwrapped(one), 'other'],
    ['the first router of version 3 keeps what comes', single(zero), 'router'],
    ['and pays 1 as any other', single(one), 'other'],
  ] as const)('%s', (_, body, to) => expect(goes(body)).toEqual([to]));
});

describe('the sentence', () => {
  const said = (body: Body, sample = {}): readonly string[] =>
    sentenceOf(viewOf(body, sample)).sentence.map(({ id, args }) =>
      id === 'sentence.one' && 'what' in args ? (args.what as { id: string }).id : id,
    );

  it('tells the swap, then the permit and the fee, and not the handling between them', () => {
    expect(said(vector(vectors.permitAndSwap))).toEqual(['sentence.swap', 'sentence.allowAll']);
    expect(said(vector(vectors.fromEther))).toEqual([
      'sentence.swap',
      'sentence.payOut',
      'sentence.nothingMoves',
    ]);
    expect(said(vector(vectors.v4))).toEqual(['sentence.swap', 'sentence.nothingMoves']);
  });

  it('has amounts with their assets, and says what stands for all that is there', () => {
    const [swap] = everyStep(viewOf(vector(vectors.v4)).steps).filter(
      ({ fn }) => fn?.name === 'SWAP_EXACT_IN_SINGLE',
    );
    const args = swap?.args[0]?.value;
    const fields = args?.kind === 'tuple' ? args.fields : [];
    expect(fields.slice(2, 4).map(({ meaning }) => meaning)).toMatchObject([
      { as: 'amount', asset: { kind: 'native' } },
      { as: 'amount', asset: { kind: 'token', address: usdc } },
    ]);
    const ether = everyStep(viewOf(vector(vectors.fromEther)).steps);
    const meaningsOf = (name: string) =>
      ether.find(({ fn }) => fn?.name === name)?.args.map(({ meaning }) => meaning);
    expect(meaningsOf('V2_SWAP_EXACT_IN')?.slice(0, 2)).toEqual([
      { as: 'stands', for: 'router' },
      { as: 'stands', for: 'wholeBalance' },
    ]);
    expect(meaningsOf('SWEEP')?.slice(1)).toMatchObject([{ as: 'stands', for: 'caller' }, { as: 'amount' }]);
    const all = plan(
      [0x08, v2, caller, 2n ** 255n, 4n, [usdc, weth], false],
      [0x04, pay, usdc, stranger, 0n],
    );
    expect(JSON.stringify(sentenceOf(viewOf(all, { codes })).sentence)).toContain('what.allThere');
  });

  it('says “all” of an amount that nobody has', () => {
    const swap = (amount: bigint) =>
      call(
        '0xdef1c0ded9bec7f1a1670819833240f027b25eff',
        'transformERC20(address inputToken, address outputToken, uint256 inputTokenAmount, uint256 minOutputTokenAmount, (uint32 deploymentNonce, bytes data)[] transformations)',
        [usdc, weth, amount, 4n, []],
      );
    const sold = (amount: bigint) => JSON.stringify(sentenceOf(viewOf(swap(amount), { codes })).sentence);
    expect(sold(2n ** 256n - 1n)).toContain('what.everyOf');
    expect(sold(2n ** 256n - 2n)).not.toContain('what.everyOf');
  });

  it('calls no amount what stands for whatever is due, and swaps for no exact nothing', () => {
    const pool = [usdc, weth, 3000, 60, '0x0000000000000000000000000000000000000000'] as const;
    const types =
      '((address, address, uint24, int24, address) key, bool forward, uint128 amount, uint128 limit, bytes data)';
    const body = plan(
      actions(
        [0x08, types, [pool, true, 0n, 100n, '0x']],
        [0x0e, pay, weth, caller, 0n],
        [0x0b, 'address, uint256, bool', usdc, 0n, true],
      ),
      [0x08, v2, caller, 0n, 1n, [usdc, weth], false],
    );
    const steps = everyStep(viewOf(body, { codes }).steps);
    const meaningOf = (name: string, ...at: readonly (string | number)[]) => {
      const step = steps.find(({ fn }) => fn?.name === name);
      return step === undefined ? undefined : argAt(step, ...at)?.arg.meaning;
    };
    const due = { as: 'stands', for: 'due' };
    expect(meaningOf('TAKE', 2)).toEqual(due);
    expect(meaningOf('SETTLE', 1)).toEqual(due);
    expect(meaningOf('SWAP_EXACT_OUT_SINGLE', 0, 2)).toEqual(due);
    expect(meaningOf('V2_SWAP_EXACT_IN', 1)).toEqual(due);
    expect(JSON.stringify(sentenceOf(viewOf(body, { codes })).sentence)).not.toContain('bound.exactly');
  });

  it('tells of the swap that goes to a stranger, however many go back', () => {
    const back = [0x08, v2, caller, 5n, 4n, [usdc, weth], true] as const;
    const away = [0x08, v2, stranger, 5n, 4n, [usdc, weth], true] as const;
    const text = JSON.stringify(sentenceOf(viewOf(plan(back, back, back, back, away), { codes })).sentence);
    expect(text).toContain('to.other');
  });

  it('tells of the payment to a stranger, however many go to the user', () => {
    const sends = (to: string) =>
      ({ to: usdc, value: 0n, data: dataOf('transfer(address to, uint256 amount)', [to, 1n]) }) as const;
    const calls = [...Array.from({ length: 5 }, () => sends(me)), sends(friend)];
    const batch: Body = { kind: 'calls', chainId: 1, from: me, atomic: true, calls };
    expect(JSON.stringify(sentenceOf(viewOf(batch)).sentence)).toContain('step.5.arg.to');
  });

  it('of a router that nobody knows tells the call, and that its commands were not read', () => {
    const { data } = vectors.permitAndSwap;
    const sample = { codes: { [friend]: 'contract' } } as const;
    const view = viewOf(transaction(friend, data as Hex), sample);
    expect(said(transaction(friend, data as Hex), sample)).toContain('sentence.act');
    expect(unreadOf(view, []).map(({ id }) => id)).toContain('step.0.0');
  });
});
