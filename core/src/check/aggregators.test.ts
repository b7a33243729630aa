import { type Address, getAddress, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import registry from '../decode/wrappers/vectors/registry.json' with { type: 'json' };
import type { Evidence } from '../evidence/evidence.ts';
import { minimumOutputsOf } from '../evidence/bounds/minimumOutputs.ts';
import { accountOf } from '../evidence/purpose/account.ts';
import { known } from '../model/known.ts';
import { sentenceOf } from '../narrate/sentence.ts';
import { readsOfPayees } from '../effects/recipientReads.ts';
import { grantsOf } from '../actions/approvals/grants.ts';
import { paymentsOf } from '../actions/payments/payments.ts';
import { answer, told } from './testing/answers.ts';
import {
  balance,
  call,
  dataOf,
  effectsOf,
  friend,
  key,
  me,
  transaction,
  usdc,
  viewOf,
  weth,
} from './testing/views.ts';
import { everyStep } from '../actions/steps/stepTree.ts';

const v6 = getAddress('0x111111125421ca6dc452d289314280a0f8842a65');
const velora = getAddress('0x6a000f20005980200259b80c5102003040001068');
const settler = getAddress('0x6aa80dbbed9ae5ab45fbf61f9644fada3b29326e');
const holder = getAddress('0x0000000000001ff3684f28c67538d4d072c22734');
const permit2 = getAddress('0x000000000022d473030f116ddee9f6b43ac78ba3');
const zero = '0x0000000000000000000000000000000000000000';
const none: Hex = `0x${'00'.repeat(32)}`;
const codes = {
  [v6]: 'contract',
  [velora]: 'contract',
  [settler]: 'contract',
  [holder]: 'contract',
} as const;
const elsewhere = 'transfers.outputElsewhere';

describe('a swap through an aggregator', () => {
  const oneInch = (to: string, least = 4n) =>
    call(
      v6,
      'swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes data)',
      [key, [usdc, weth, key, to, 5n, least, 0n], '0x'],
    );
  const unoswap = (to: string) =>
    call(v6, 'unoswapTo(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex)', [
      BigInt(to) | (1n << 255n),
      BigInt(usdc),
      5n,
      4n,
      1n,
    ]);
  const paraSwap = (to: string) =>
    call(
      velora,
      'swapExactAmountIn(address executor, (address srcToken, address destToken, uint256 fromAmount, uint256 toAmount, uint256 quotedAmount, bytes32 metadata, address beneficiary) swapData, uint256 partnerAndFee, bytes permit, bytes executorData)',
      [key, [usdc, weth, 5n, 4n, 5n, none, to], 0n, '0x', '0x'],
    );

  it.each([
    ['1inch', oneInch],
    ['1inch, packed into numbers', unoswap],
    ['ParaSwap', paraSwap],
  ])('of %s is a warning where a stranger receives, and silent where the caller does', (_, swap) => {
    expect(answer(elsewhere, swap(friend), { codes })).toBe('caution');
    expect(answer('transfers.firstPayment', swap(friend), { codes })).toBe('note');
    expect(answer(elsewhere, swap(me), { codes })).toBe('clear');
    expect(answer(elsewhere, swap(zero), { codes })).toBe('clear');
  });

  it('is a warning without a least amount', () => {
    expect(told('transfers.noMinimum', oneInch(me, 0n), { codes })).toEqual([
      'caution: transfers.noMinimum.says | transfers.noMinimum.why | transfers.noMinimum.remedy | in 0 | by step.0.arg.desc.minReturnAmount',
    ]);
    expect(told('transfers.noMinimum', oneInch(me), { codes })).toEqual([
      'clear step.0.arg.desc.minReturnAmount',
    ]);
  });

  it('is said with both sides where both are named', () => {
    const [sentence] = sentenceOf(viewOf(oneInch(me), { codes })).sentence;
    expect(JSON.stringify(sentence)).toContain('sentence.swap');
    const real = registry['1inch 0x83800a8e'];
    const pools = sentenceOf(viewOf(transaction(v6, real.data as Hex), { codes })).sentence;
    expect(JSON.stringify(pools)).toContain('what.unnamed');
  });
});

describe('0x', () => {
  const pull = (to: string) =>
    dataOf(
      'TRANSFER_FROM(address recipient, ((address token, uint256 amount) permitted, uint256 nonce, uint256 deadline) permit, bytes signature)',
      [to, [[usdc, 9n], 0n, 9n], '0x'],
    );
  const uni = (to: string) =>
    dataOf('UNISWAPV3(address recipient, uint256 portion, bytes path, uint256 amountOutMin)', [
      to,
      1n,
      '0x',
      0n,
    ]);
  const settle = (actions: readonly Hex[], to: string = me, least = 4n) =>
    dataOf(
      'execute((address recipient, address buyToken, uint256 minAmountOut) slippage, bytes[] actions, bytes32 zid)',
      [[to, weth, least], actions, none],
    );
  const exec = (operator: string, actions: readonly Hex[], amount = 9n) =>
    call(holder, 'exec(address operator, address token, uint256 amount, address target, bytes data)', [
      operator,
      usdc,
      amount,
      settler,
      settle(actions),
    ]);

  it('says that the holder lets its operator take tokens, and stops where that is a plain account', () => {
    const view = viewOf(exec(settler, [pull(settler)]), { codes });
    expect(everyStep(view.steps).flatMap(grantsOf)).toMatchObject([
      { by: me, spender: settler, token: usdc, amount: { value: 9n }, on: true },
    ]);
    expect(everyStep(view.steps).flatMap(paymentsOf)).toMatchObject([{ from: me, to: settler, amount: 9n }]);
    expect(told('approvals.plainAccount', exec(key, []), { codes })).toEqual([
      'stop: approvals.plainAccount.says spender step.0.arg.operator code none | approvals.plainAccount.why | remedy.reject | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | unless 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE is known | by step.0.arg.operator account.0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae.code',
    ]);
    expect(everyStep(viewOf(exec(settler, [], 0n)).steps).flatMap(grantsOf)).toEqual([]);
  });

  it('warns of a stranger who receives, unless it is the pool of a later action and a least amount is set', () => {
    expect(told(elsewhere, transaction(settler, settle([uni(key)], friend)), { codes })).toEqual([
      'caution: transfers.outputElsewhere.says to step.0.arg.slippage.recipient | transfers.outputElsewhere.why | remedy.checkPayee | in 0 | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | by step.0.arg.slippage.recipient',
      'caution: transfers.outputElsewhere.says to step.0.0.arg.recipient | transfers.outputElsewhere.why | remedy.checkPayee | in 0.0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.0.arg.recipient',
    ]);
    expect(told(elsewhere, transaction(settler, settle([uni(key)], zero, 0n)), { codes })).toEqual([
      'caution: transfers.outputElsewhere.says to step.0.0.arg.recipient | transfers.outputElsewhere.why | remedy.checkPayee | in 0.0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.0.arg.recipient',
    ]);
    expect(answer(elsewhere, transaction(settler, settle([uni(key)])), { codes })).toBe('caution');
    // Its actions have no marks: 1 is an address like any other.
    const marked = settle([uni('0x0000000000000000000000000000000000000001')]);
    expect(answer(elsewhere, transaction(settler, marked), { codes })).toBe('caution');
    const next = dataOf(
      'UNISWAPV2(address recipient, address sellToken, uint256 portion, address pool, uint24 swapInfo, uint256 amountOutMin)',
      [settler, zero, 1n, key, 0, 0n],
    );
    expect(told(elsewhere, transaction(settler, settle([uni(key), next])), { codes })).toEqual([
      'clear step.0.arg.slippage.recipient step.0.0.arg.recipient step.0.1.arg.recipient',
    ]);
    expect(answer(elsewhere, transaction(settler, settle([uni(key), next], zero, 0n)), { codes })).toBe(
      'caution',
    );
    expect(answer(elsewhere, transaction(settler, settle([next, uni(key)])), { codes })).toBe('caution');
    expect(told('transfers.firstPayment', transaction(settler, settle([pull(friend)])), { codes })).toEqual([
      'note: transfers.firstPayment.says to step.0.0.arg.recipient | transfers.firstPayment.why | remedy.checkPayee | in 0.0 | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | by step.0.0.arg.recipient',
    ]);
  });

  const action = (text: string, ...values: readonly unknown[]) => dataOf(text, values);
  const part = (to: string, portion: bigint) =>
    action(
      'BASIC(address sellToken, uint256 bps, address pool, uint256 offset, bytes data)',
      usdc,
      portion,
      usdc,
      36n,
      action('transfer(address to, uint256 amount)', to, 0n),
    );
  const pair = (pool: string, least: bigint, to: string = me) =>
    action(
      'UNISWAPV2(address recipient, address sellToken, uint256 bps, address pool, uint24 swapInfo, uint256 amountOutMin)',
      to,
      usdc,
      10_000n,
      pool,
      1,
      least,
    );

  it('warns of a part of what is held that goes to a stranger, but for a small fee', () => {
    const of = (...parts: readonly Hex[]) =>
      transaction(settler, settle([pull(settler), ...parts, uni(settler)]));
    expect(answer(elsewhere, of(part(friend, 15n)), { codes })).toBe('clear');
    expect(answer(elsewhere, of(part(friend, 60n), part(key, 40n)), { codes })).toBe('clear');
    expect(answer(elsewhere, of(part(friend, 60n), part(key, 41n)), { codes })).toBe('caution');
    expect(answer(elsewhere, of(part(friend, 10_000n)), { codes })).toBe('caution');
  });

  it('believes no pool that the request names, but where the plan has a minimum', () => {
    const pool = '0x58A89cf9c1Cc41F7A9A8Cf2f8A7c5F3a0d1E2b3C'.toLowerCase() as Address;
    const held = viewOf(transaction(settler, settle([pull(settler), pair(pool, 3n, settler)])), {
      codes: { ...codes, [pool]: 'contract' },
    });
    const open = viewOf(transaction(settler, settle([pull(settler), pair(pool, 3n)], zero, 0n)), {
      codes: { ...codes, [pool]: 'contract' },
    });
    const weigh = (view: Evidence) =>
      [...accountOf(view).unasked, ...accountOf(view).values.map(({ word }) => word)].map(({ fact }) => fact);
    expect(weigh(held)).toEqual([]);
    expect(weigh(open)).toContain('step.0.1.arg.pool');
    expect(minimumOutputsOf(open)).toMatchObject([{ raw: 3n, guarantor: 'nobody' }]);
    expect(minimumOutputsOf(held)).toMatchObject([{ raw: 4n }]);
    expect(minimumOutputsOf(held)[0]?.guarantor).toBe('contract');
  });

  it('warns where the last swap leaves with Settler what nothing pays out', () => {
    const kept = transaction(settler, settle([pull(settler), pair(key, 3n, settler)], me, 0n));
    expect(answer('transfers.noMinimum', kept, { codes })).toBe('caution');
  });

  const vip = (to: string, amount: bigint, least: bigint) =>
    action(
      'UNISWAPV3_VIP(address recipient, ((address token, uint256 amount) permitted, uint256 nonce, uint256 deadline) permit, bytes path, bytes sig, uint256 amountOutMin)',
      to,
      [[usdc, amount], 0n, 9n],
      '0x',
      '0x',
      least,
    );

  it('reads what an action takes by a permit, and its own minimum where the plan has none', () => {
    const body = transaction(settler, settle([vip(me, 9n, 7n)], zero, 0n));
    expect(minimumOutputsOf(viewOf(body, { codes }))).toMatchObject([
      { raw: 7n },
      { raw: 7n, unnamed: { sold: expect.any(String) } },
    ]);
    expect(answer('transfers.noMinimum', body, { codes })).toBe('clear');
    const none = transaction(settler, settle([vip(me, 9n, 0n)], zero, 0n));
    expect(answer('transfers.noMinimum', none, { codes })).toBe('caution');
    const held = transaction(settler, settle([vip(settler, 9n, 0n)]));
    expect(answer('transfers.noMinimum', held, { codes })).toBe('clear');
    const away = transaction(settler, settle([vip(friend, 9n, 7n)], zero, 0n));
    expect(answer(elsewhere, away, { codes })).toBe('caution');
  });

  it('stops where all that is held is given for what goes to a stranger', () => {
    const body = transaction(settler, settle([pull(settler), uni(settler)], friend));
    const of = (after: bigint) => ({ codes, effects: known(effectsOf([balance(usdc, after)])) });
    expect(told(elsewhere, body, of(0n))).toEqual([
      'stop: transfers.outputElsewhere.says to step.0.arg.slippage.recipient | transfers.outputElsewhere.why | remedy.checkPayee | reject | in 0 | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | unless 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 is known | by step.0.arg.slippage.recipient',
    ]);
    expect(told(elsewhere, body, of(50n))).toEqual([
      'caution: transfers.outputElsewhere.says to step.0.arg.slippage.recipient | transfers.outputElsewhere.why | remedy.checkPayee | in 0 | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | by step.0.arg.slippage.recipient',
    ]);
  });

  it('warns where neither the plan nor an action sets a least amount', () => {
    const rule = 'transfers.noMinimum';
    expect(told(rule, transaction(settler, settle([uni(settler)], me, 0n)), { codes })).toEqual([
      'caution: transfers.noMinimum.says | transfers.noMinimum.why | transfers.noMinimum.remedy | in 0 | by step.0.arg.slippage.minAmountOut',
    ]);
    expect(told(rule, transaction(settler, settle([uni(settler)], me)), { codes })).toEqual([
      'clear step.0.arg.slippage.minAmountOut',
    ]);
    const own = dataOf('UNISWAPV3(address recipient, uint256 portion, bytes path, uint256 amountOutMin)', [
      me,
      1n,
      '0x',
      3n,
    ]);
    expect(answer(rule, transaction(settler, settle([own], zero, 0n)), { codes })).toBe('clear');
  });

  it('warns where less comes than the plan sets as the least, whoever is at the address', () => {
    const rule = 'transfers.lessThanLeast';
    const body = transaction(settler, settle([pull(settler), uni(settler)]));
    const of = (...lines: readonly Parameters<typeof effectsOf>[0][number][]) => ({
      codes,
      effects: known(effectsOf(lines)),
    });
    expect(told(rule, body, of(balance(usdc, 91n)))).toEqual([
      'caution: transfers.lessThanLeast.says least step.0.arg.slippage.minAmountOut | transfers.lessThanLeast.why | remedy.reject | reject | in 0 | by step.0.arg.slippage.minAmountOut',
    ]);
    expect(answer(rule, body, of(balance(usdc, 91n), balance(weth, 103n)))).toBe('caution');
    expect(told(rule, body, of(balance(usdc, 91n), balance(weth, 104n)))).toEqual([
      'clear step.0.arg.slippage.minAmountOut',
    ]);
  });
});

describe('a router that has another exchange swap for its caller', () => {
  const router = getAddress('0x00000000009726632680FB29d3F7A9734E3010E2');
  const inner = (to: string, least: bigint) =>
    dataOf(
      'swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes data)',
      [key, [usdc, weth, key, to, 5n, least, 0n], '0x'],
    );
  const fill = (data: Hex, target: string = v6) =>
    call(
      router,
      'fillQuoteTokenToToken(address sellTokenAddress, address buyTokenAddress, address target, bytes swapCallData, uint256 sellAmount, uint256 feeAmount)',
      [usdc, weth, target, data, 6n, 1n],
    );

  it('is paid itself, and nobody else', () => {
    expect(answer(elsewhere, fill(inner(router, 4n)), { codes })).toBe('clear');
    expect(answer(elsewhere, fill(inner(me, 4n)), { codes })).toBe('clear');
    expect(told(elsewhere, fill(inner(friend, 4n)), { codes })).toEqual([
      'caution: transfers.outputElsewhere.says to step.0.0.arg.desc.dstReceiver | transfers.outputElsewhere.why | remedy.checkPayee | in 0.0 | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | by step.0.0.arg.desc.dstReceiver',
    ]);
  });

  it('sets the minimum in that swap', () => {
    expect(answer('transfers.noMinimum', fill(inner(router, 4n)), { codes })).toBe('clear');
    expect(answer('transfers.noMinimum', fill(inner(router, 0n)), { codes })).toBe('caution');
    expect(minimumOutputsOf(viewOf(fill(inner(router, 4n)), { codes }))).toMatchObject([
      { by: me, kept: router, token: weth, raw: 4n },
    ]);
  });

  it('is said as the trade that it is asked for, with what it takes', () => {
    const [phrase] = sentenceOf(viewOf(fill(inner(router, 4n)), { codes })).sentence;
    expect(phrase).toMatchObject({ id: 'sentence.act', args: { act: 'swap' } });
    expect(JSON.stringify(phrase)).toContain('step.0.arg.buyTokenAddress');
  });

  it('is not read where it has another do what nobody knows', () => {
    const view = viewOf(fill('0x12345678', friend), { codes });
    expect(everyStep(view.steps).map(({ reading }) => reading)).toEqual(['canonical', 'unread']);
  });
});

describe('transfers by signature and to other chains', () => {
  it('Permit2 pays from the owner to whoever is named', () => {
    const body = call(
      permit2,
      'permitTransferFrom(((address token, uint256 amount) permitted, uint256 nonce, uint256 deadline) permit, (address to, uint256 requestedAmount) transferDetails, address owner, bytes signature)',
      [[[usdc, 9n], 0n, 9n], [friend, 7n], me, '0x'],
    );
    expect(everyStep(viewOf(body).steps).flatMap(paymentsOf)).toMatchObject([
      { from: me, to: friend, asset: usdc, amount: 7n },
    ]);
    const many = call(
      permit2,
      'permitWitnessTransferFrom(((address token, uint256 amount)[] permitted, uint256 nonce, uint256 deadline) permit, (address to, uint256 requestedAmount)[] transferDetails, address owner, bytes32 witness, string witnessTypeString, bytes signature)',
      [
        [
          [
            [usdc, 9n],
            [weth, 8n],
          ],
          0n,
          9n,
        ],
        [
          [friend, 7n],
          [key, 6n],
        ],
        me,
        none,
        'T witness)T(uint256 x)',
        '0x',
      ],
    );
    expect(everyStep(viewOf(many).steps).flatMap(paymentsOf)).toMatchObject([
      { to: friend, asset: usdc, amount: 7n },
      { to: key, asset: weth, amount: 6n },
    ]);
  });

  it('CCTP pays an account on another chain, which is in 32 bytes', () => {
    const body = (to: string) =>
      call(
        friend,
        'depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)',
        [5n, 6, `0x${'00'.repeat(12)}${to.slice(2)}`, usdc],
      );
    expect(everyStep(viewOf(body(key)).steps).flatMap(paymentsOf)).toMatchObject([
      { from: me, to: key, asset: usdc, amount: 5n },
    ]);
    expect(told('transfers.firstPayment', body(key), { codes })).toEqual([
      'note: transfers.firstPayment.says to step.0.arg.mintRecipient | transfers.firstPayment.why | remedy.checkPayee | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.mintRecipient',
    ]);
    expect(answer('transfers.firstPayment', body(me), { codes })).toBe('notApplicable');
  });

  it('nobody waits here for what CCTP pays there, and the sentence says so', () => {
    const to = (whom: string) =>
      call(
        friend,
        'depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)',
        [5n, 6, `0x${'00'.repeat(12)}${whom.slice(2)}`, usdc],
      );
    const { steps } = viewOf(to(key));
    expect(readsOfPayees(steps, [me]).reads).toEqual([]);
    const ran = (...lines: Parameters<typeof effectsOf>[0]) => ({ codes, effects: known(effectsOf(lines)) });
    const still = { ...balance(usdc, 100n), who: key };
    expect(answer('transfers.lessArrives', to(key), ran(balance(usdc, 95n), still))).toBe('notApplicable');
    const [phrase] = sentenceOf(viewOf(to(me), { codes })).sentence;
    expect(phrase).toMatchObject({ args: { what: { id: 'sentence.sendAcross', args: { mood: 'ask' } } } });
  });

  it('what leaves for another network is a warning, whoever receives it there', () => {
    const out = call(
      friend,
      'depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)',
      [5n, 6, `0x${'00'.repeat(12)}${me.slice(2)}`, usdc],
    );
    const here = call(friend, 'receiveMessage(bytes message, bytes attestation)', ['0x', '0x']);
    expect(told('transfers.acrossNetworks', out, { codes })).toEqual([
      'caution: transfers.acrossNetworks.says bridge step.0.to | transfers.acrossNetworks.why | transfers.acrossNetworks.remedy | in 0 | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | by step.0.to',
    ]);
    expect(answer('transfers.acrossNetworks', here, { codes })).toBe('notApplicable');
  });

  it('an OFT that is sent to a stranger on another chain is a warning', () => {
    const body = (to: Hex) =>
      call(
        usdc,
        'send((uint32 dstEid, bytes32 to, uint256 amountLD, uint256 minAmountLD, bytes extraOptions, bytes composeMsg, bytes oftCmd) sendParam, (uint256 nativeFee, uint256 lzTokenFee) fee, address refundAddress)',
        [[30_184, to, 5n, 4n, '0x', '0x', '0x'], [1n, 0n], me],
        1n,
      );
    expect(told(elsewhere, body(`0x${'00'.repeat(12)}${key.slice(2)}`), { codes })).toEqual([
      'caution: transfers.outputElsewhere.says to step.0.arg.sendParam.to | transfers.outputElsewhere.why | remedy.checkPayee | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.sendParam.to',
    ]);
    expect(told(elsewhere, body(`0x${'00'.repeat(12)}${me.slice(2)}`), { codes })).toEqual([
      'clear step.0.arg.sendParam.to',
    ]);
  });
});

describe('Seaport', () => {
  it('says who gets what an order brings, where that is not the caller', () => {
    const empty = [zero, zero, [], [], 0, 0n, 9n, none, 1n, none, 0n];
    const order =
      '((address offerer, address zone, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount)[] offer, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount, address recipient)[] consideration, uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 conduitKey, uint256 totalOriginalConsiderationItems) parameters, uint120 numerator, uint120 denominator, bytes signature, bytes extraData) advancedOrder';
    const fulfill = (to: string) =>
      call(
        velora,
        `fulfillAdvancedOrder(${order}, (uint256 orderIndex, uint8 side, uint256 index, uint256 identifier, bytes32[] criteriaProof)[] criteriaResolvers, bytes32 fulfillerConduitKey, address recipient)`,
        [[empty, 1n, 1n, '0x', '0x'], [], none, to],
      );
    expect(answer(elsewhere, fulfill(friend), { codes })).toBe('caution');
    expect(answer(elsewhere, fulfill(zero), { codes })).toBe('clear');
  });
});

describe('an order of CoW Protocol that is signed by a call', () => {
  const sign = (signed: boolean) =>
    call(velora, 'setPreSignature(bytes orderUid, bool signed)', [`0x${'11'.repeat(56)}`, signed]);

  it('is a caution, since only its hash is there, and none where it is taken back', () => {
    expect(told('power.blindHash', sign(true), { codes })).toEqual([
      'caution: power.blindHash.says fn step.0.fn | power.blindHash.whyOrder | power.blindHash.remedyOrder | in 0 | by step.0.arg.orderUid',
    ]);
    expect(answer('power.blindHash', sign(false), { codes })).not.toBe('caution');
  });
});
