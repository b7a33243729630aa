import { getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { compareIntent } from '../../intent/compareIntent.ts';
import type { Clause, Intent } from '../../model/intent.ts';
import type { Body } from '../../model/request.ts';
import {
  call,
  contract,
  friend,
  key,
  me,
  offline,
  permit,
  safe,
  transaction,
  typed,
  usdc,
  viewOf,
  weth,
} from '../testing/views.ts';

const dollars = { kind: 'token', chainId: 1, address: usdc } as const;
const wrapped = { kind: 'token', chainId: 1, address: weth } as const;
const ether = { kind: 'native', chainId: 1 } as const;
const item = { kind: 'nft', chainId: 1, address: contract, id: 7n } as const;

function means(...clauses: readonly Clause[]): Intent {
  return { account: me, chainId: 1, said: '', quotes: [], clauses, saidAt: 0 };
}

const pays = (asset: Extract<Clause, { kind: 'pay' }>['asset'], raw: bigint, to?: typeof me): Clause => ({
  kind: 'pay',
  asset,
  sum: { how: 'exactly', raw },
  ...(to === undefined ? {} : { to: { address: to } }),
});
const paysMost = (asset: typeof dollars | typeof ether, raw: bigint): Clause => ({
  kind: 'pay',
  asset,
  sum: { how: 'atMost', raw },
  to: { address: friend },
});
const revokes = (asset?: typeof dollars | typeof item): Intent =>
  means({ kind: 'revoke', spender: { address: contract }, ...(asset === undefined ? {} : { asset }) });

/** What is said of a request that nobody could simulate, each difference once, or the state where none is. */
function compared(body: Body, intent: Intent) {
  const it = compareIntent(viewOf(body, { ...offline, intent }));
  return it?.state === 'differs' ? it.differences.map(({ says }) => says.id).toSorted() : it?.state;
}

const transfer = (amount: bigint, to = friend, token = usdc) =>
  call(token, 'transfer(address to, uint256 amount)', [to, amount]);
const approve = (spender: typeof me, amount: bigint, token = usdc) =>
  call(token, 'approve(address spender, uint256 amount)', [spender, amount]);
const authorized = (value: bigint, to = friend) =>
  typed(
    {
      TransferWithAuthorization: [
        { name: 'from', type: 'address' },
        { name: 'to', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'validAfter', type: 'uint256' },
        { name: 'validBefore', type: 'uint256' },
        { name: 'nonce', type: 'bytes32' },
      ],
    },
    'TransferWithAuthorization',
    { from: me, to, value, validAfter: 0n, validBefore: 1_900_000_000n, nonce: `0x${'ab'.repeat(32)}` },
    { chainId: 1, verifyingContract: usdc },
  );
const trade = (sold: bigint, least: bigint) =>
  call(
    contract,
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    [sold, least, [usdc, weth], me, 1_900_000_000n],
  );
const sells = (sold: bigint, least: bigint) =>
  means(pays(dollars, sold), { kind: 'get', asset: wrapped, atLeast: least });

describe('without a node the bytes of a request prove that it is not what was said:', () => {
  it.each<[string, Body, Intent]>([
    ['ten times the ether', transaction(friend, '0x', 500n), means(pays(ether, 50n, friend))],
    ['a tenth of the ether', transaction(friend, '0x', 5n), means(pays(ether, 50n, friend))],
    ['ether above the maximum', transaction(friend, '0x', 51n), means(paysMost(ether, 50n))],
    ['ten times the tokens', transfer(1_200n), means(pays(dollars, 120n, friend))],
    ['a tenth of the tokens', transfer(12n), means(pays(dollars, 120n, friend))],
    ['tokens above the maximum', transfer(1_200n), means(paysMost(dollars, 120n))],
    ['a signed payment of more', authorized(10_000n), means(paysMost(dollars, 5_000n))],
    ['a signed payment of less', authorized(10n), means(pays(dollars, 5_000n, friend))],
    ['more than is to be sold', trade(60n, 40n), sells(50n, 40n)],
    ['more ether along with a call', call(weth, 'deposit()', [], 60n), means(pays(ether, 50n))],
  ])('%s', (_, body, intent) => {
    expect(compared(body, intent)).toEqual(['intent.pays.saysAsked']);
  });

  it('a minimum that is lower, or none', () => {
    expect(compared(trade(50n, 30n), sells(50n, 40n))).toEqual(['intent.gets.saysMinimum']);
    expect(compared(trade(50n, 0n), sells(50n, 40n))).toEqual(['intent.gets.saysNoMinimum']);
  });

  it('a permission of more, by call and by signature', () => {
    const allows = means({ kind: 'allow', asset: dollars, spender: { address: contract }, upTo: 50n });
    expect(compared(approve(contract, 60n), allows)).toEqual(['intent.allows.saysMore']);
    expect(compared(permit(contract, 60n), allows)).toContain('intent.allows.saysMore');
    expect(compared(approve(key, 50n), allows)).toEqual(['intent.allows.saysOther']);
  });

  it('several permissions, of which the call behind them takes one', () => {
    const batch = (...bodies: readonly Body[]): Body => ({
      kind: 'calls',
      chainId: 1,
      from: me,
      atomic: true,
      calls: bodies.flatMap((it) => (it.kind === 'transaction' ? [it.call] : [])),
    });
    const permit2 = getAddress('0x000000000022d473030f116ddee9f6b43ac78ba3');
    const passes = call(
      permit2,
      'approve(address token, address spender, uint160 amount, uint48 expiration)',
      [usdc, contract, 50n, 1_900_000_000],
    );
    const adds = call(usdc, 'increaseAllowance(address spender, uint256 addedValue)', [contract, 50n]);
    const [once, swap] = [approve(contract, 50n), trade(50n, 40n)];
    const left = ['intent.allows.saysUnsaid', 'intent.allows.saysUnsaid'];
    expect(compared(batch(once, adds, swap), sells(50n, 40n))).toEqual(left);
    expect(compared(batch(approve(permit2, 50n), once, passes, swap), sells(50n, 40n))).toEqual(left);
    // Each is used up, or replaced before it is.
    for (const [body, intent] of [
      [batch(once, swap), sells(50n, 40n)],
      [batch(once, once, swap), sells(50n, 40n)],
      [batch(approve(permit2, 50n), passes, swap), sells(50n, 40n)],
      [batch(once, swap, adds, swap), sells(100n, 80n)],
      [batch(once, swap, once, swap), sells(100n, 80n)],
    ] as const)
      expect(compared(body, intent)).toBe('cannotCompare');
  });

  it('a fee that can be more', () => {
    const cheap = (feeMost: bigint): Intent => ({ ...means(pays(ether, 50n, friend)), feeMost });
    const paid = transaction(friend, '0x', 50n);
    const set = { gas: 21_000n, maxFeePerGas: 2n };
    const body = paid.kind === 'transaction' ? { ...paid, set } : paid;
    expect(compared(body, cheap(41_999n))).toEqual(['intent.happens.saysFee']);
    expect(compared(body, cheap(42_000n))).toBe('cannotCompare');
    expect(compared(paid, cheap(1n))).toBe('cannotCompare');
  });

  it('another asset for who was said, in words that say what; another payee once', () => {
    expect(compared(transfer(50n, friend, weth), means(pays(dollars, 50n, friend)))).toEqual([
      'intent.pays.saysInstead',
    ]);
    expect(compared(transfer(50n, key), means(pays(dollars, 50n, friend)))).toEqual(['intent.pays.saysTo']);
    expect(compared(call(weth, 'deposit()', [], 50n), means({ kind: 'nothing' }))).toEqual([
      'intent.pays.saysCarries',
    ]);
  });

  it('currency that a call of a token carries, which has no word for it', () => {
    const ether1 = 10n ** 18n;
    const words = {
      'transfer(address to, uint256 amount)': [friend, 50n],
      'transferFrom(address from, address to, uint256 amount)': [me, friend, 50n],
    } as const;
    for (const [text, args] of Object.entries(words)) {
      const said = means(pays(dollars, 50n, friend));
      expect(compared(call(usdc, text, args, ether1), said)).toEqual(['intent.pays.saysCarries']);
      expect(compared(call(usdc, text, args), said)).toBe('cannotCompare');
    }
    const allows = call(usdc, 'approve(address spender, uint256 amount)', [contract, 0n], ether1);
    expect(compared(allows, revokes(dollars))).toEqual(['intent.pays.saysCarries']);
    const both = means(pays(dollars, 50n, friend), pays(ether, ether1));
    const sent = call(usdc, 'transfer(address to, uint256 amount)', [friend, 50n], ether1);
    expect(compared(sent, both)).not.toEqual(['intent.pays.saysCarries']);
  });

  it('what somebody pays themselves: as much of it, and nothing to anybody else', () => {
    const toMe = (raw: bigint, asset: Parameters<typeof pays>[0] = dollars) => means(pays(asset, raw, me));
    expect(compared(transfer(50n, me), toMe(50n))).toBe('cannotCompare');
    expect(compared(transaction(me, '0x', 50n), toMe(50n, ether))).toBe('cannotCompare');
    expect(compared(transfer(60n, me), toMe(50n))).toEqual(['intent.pays.saysAsked']);
    expect(compared(transfer(50n, key), toMe(50n))).toContain('intent.pays.saysTo');
    expect(compared(transfer(50n, me, weth), toMe(50n))).toEqual(['intent.pays.saysNothing']);
    expect(compared(call(weth, 'deposit()', [], 50n), toMe(50n, ether))).toContain('intent.pays.saysCarries');
  });

  it('an item that is not the one that was said', () => {
    const moves = (id: bigint) =>
      call(contract, 'transferFrom(address from, address to, uint256 id)', [me, friend, id]);
    expect(compared(moves(8n), means(pays(item, 1n, friend)))).toEqual(['intent.pays.saysInstead']);
    expect(compared(moves(7n), means(pays(item, 1n, friend)))).toBe('cannotCompare');
  });
});

describe('without a node what is not proven is not compared, and no difference:', () => {
  it.each<[string, Body, Intent]>([
    ['a payment as said', transfer(50n), means(pays(dollars, 50n, friend))],
    ['ether as said', transaction(friend, '0x', 50n), means(pays(ether, 50n, friend))],
    ['all of a token', transfer(50n), means({ ...pays(dollars, 0n, friend), sum: { how: 'all' } } as Clause)],
    ['a signed payment as said', authorized(5_000n), means(paysMost(dollars, 5_000n))],
    ['a trade as said', trade(50n, 40n), sells(50n, 40n)],
    ['a trade at a better minimum', trade(50n, 45n), sells(50n, 40n)],
    ['a call that nobody knows', transaction(contract, '0xdeadbeef'), means(pays(dollars, 50n, friend))],
    ['a revoke of a token', approve(contract, 0n), revokes(dollars)],
    ['a revoke of everything', approve(contract, 0n), revokes()],
    [
      'an item approved',
      approve(friend, 7n, contract),
      means({ kind: 'allow', asset: item, spender: { address: friend } }),
    ],
    [
      'a new owner of a Safe',
      call(safe, 'addOwnerWithThreshold(address owner, uint256 threshold)', [friend, 2n], 0n, safe),
      {
        ...means({ kind: 'change', part: 'owner', of: { address: safe }, becomes: { address: friend } }),
        account: safe,
      },
    ],
  ])('%s', (_, body, intent) => {
    expect(compared(body, intent)).toBe('cannotCompare');
  });

  it('but a call that takes back from another one, or names another owner, is', () => {
    expect(compared(approve(key, 0n), revokes(dollars))).toContain('intent.allows.saysNotRevoked');
    expect(compared(approve(contract, 0n, weth), revokes(dollars))).toContain('intent.allows.saysNotRevoked');
    expect(compared(transfer(1n), revokes(dollars))).toContain('intent.allows.saysNotRevoked');
    const adds = call(safe, 'addOwnerWithThreshold(address owner, uint256 threshold)', [key, 2n], 0n, safe);
    const change = {
      kind: 'change',
      part: 'owner',
      of: { address: safe },
      becomes: { address: friend },
    } as const;
    expect(compared(adds, { ...means(change), account: safe })).toEqual(['intent.controls.saysCall']);
  });
});
