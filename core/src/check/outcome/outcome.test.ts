import type { Address, Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import type { Effects } from '../../model/effects.ts';
import { check } from '../check.ts';
import { answer, told } from '../testing/answers.ts';
import {
  balance,
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  me,
  offline,
  transaction,
  usdc,
  viewOf,
  waiting,
  weth,
} from '../testing/views.ts';

const pay = transaction(friend, '0x', 1n);

describe('a run that fails', () => {
  const rule = 'outcome.fails';

  it('is a caution, as a whole and in part', () => {
    expect(told(rule, pay, { effects: known(effectsOf([], { status: 'revert' })) })).toEqual([
      'caution: outcome.fails.says | outcome.fails.why | outcome.fails.remedyNoCause | by',
    ]);
    expect(told(rule, pay, { effects: known(effectsOf([], { status: 'partial' })) })).toEqual([
      'caution: outcome.fails.saysPartly | outcome.fails.why | outcome.fails.remedyNoCause | by',
    ]);
  });

  it('speaks of a cause only where one is shown', () => {
    const remedyFor = (revert: Effects['revert']) =>
      check(
        viewOf(pay, { effects: known(effectsOf([], { status: 'revert', ...(revert && { revert }) })) }),
      ).flatMap((it) => (it.rule === rule && it.outcome === 'fired' ? [it.remedy?.id] : []));
    expect(remedyFor({ data: '0x' })).toEqual(['outcome.fails.remedyNoCause']);
    expect(remedyFor(undefined)).toEqual(['outcome.fails.remedyNoCause']);
    const remedy = { id: 'passes.price', args: {} } as const;
    expect(remedyFor({ data: '0x', remedy })).toEqual(['outcome.fails.remedy']);
  });

  it('is silent when it works, pending while it runs, and not known without a node', () => {
    expect(told(rule, pay)).toEqual(['clear effects']);
    expect(told(rule, pay, waiting)).toEqual(['pending effects']);
    expect(told(rule, pay, offline)).toEqual(['unknown effects']);
  });

  it('has nothing to say of a message', () => {
    expect(answer(rule, { kind: 'message', bytes: '0x6869' })).toBe('notApplicable');
  });
});

describe('value that goes with an unread call', () => {
  const rule = 'outcome.unreadValue';

  it('is a caution', () => {
    expect(told(rule, transaction(contract, '0x3f1a77c2', 4n))).toEqual([
      'caution: outcome.unreadValue.says amount step.0.value | outcome.unreadValue.why | outcome.unreadValue.remedy | in 0 | by step.0.value',
    ]);
  });

  it('is silent without value, with a known function, and pending while names are looked up', () => {
    expect(answer(rule, transaction(contract, '0x3f1a77c2'))).toBe('notApplicable');
    expect(told(rule, call(contract, 'deposit()', [], 4n))).toEqual(['clear step.0.value']);
    expect(told(rule, transaction(contract, '0x3f1a77c2', 4n), waiting)).toEqual(['pending step.0.fn']);
  });
});

describe('a function that sounds like a gift', () => {
  const rule = 'outcome.claimTrap';
  const trap = transaction(contract, '0x5fba79f5', 4n);

  it('is stopped when it takes payment and nothing comes back, or nobody can say', () => {
    expect(told(rule, trap)).toEqual([
      'stop: outcome.claimTrap.says amount step.0.value | outcome.claimTrap.why | remedy.reject | reject | in 0 | by step.0.value',
    ]);
    expect(answer(rule, trap, offline)).toBe('stop');
  });

  it('is stopped where it takes tokens by an old permission, whatever arguments it has', () => {
    const lost = { effects: known(effectsOf([balance(usdc, 0n)])) };
    expect(told(rule, transaction(contract, '0x4e71d92d'), lost)).toEqual([
      'stop: outcome.claimTrap.saysTaken who effect.0.who amount effect.0.size | outcome.claimTrap.why | remedy.reject | reject | in 0 | by effect.0.delta effect.0.who',
    ]);
    const nft = { who: me, what: 'nft', asset: { kind: 'nft', chainId: 1, address: usdc, id: 1n } } as const;
    const gone = { ...nft, before: known(1n), after: known(0n) };
    expect(answer(rule, transaction(contract, '0x4e71d92d'), { effects: known(effectsOf([gone])) })).toBe(
      'stop',
    );
    const multicall = 'multicall(bytes[] data)';
    expect(told(rule, call(contract, multicall, [['0x4e71d92d']]), lost)).toEqual([
      'stop: outcome.claimTrap.saysTaken who effect.0.who amount effect.0.size | outcome.claimTrap.why | remedy.reject | reject | in 0.0 | by effect.0.delta effect.0.who',
    ]);
  });

  const batch = (...calls: readonly (readonly [Address, Hex, bigint])[]) =>
    ({
      kind: 'calls',
      chainId: 1,
      from: me,
      atomic: true,
      calls: calls.map(([to, data, value]) => ({ to, data, value })),
    }) as const;
  const of = (asset: Address | undefined, before: bigint, after: bigint) => ({
    ...balance(asset, after),
    before: known(before),
  });

  it('is stopped where all that comes is dust, or what another call of the request wraps', () => {
    const coins = 5n * 10n ** 18n;
    const body = batch([weth, '0xd0e30db0', 10n ** 16n], [contract, '0x4e71d92d', coins]);
    const shown = (came: bigint) => ({
      effects: known(effectsOf([of(undefined, 6n * coins, 5n * coins - 10n ** 16n), of(weth, 0n, came)])),
    });
    expect(answer(rule, body, shown(10n ** 16n))).toBe('stop');
    expect(told(rule, body, shown(2n * 10n ** 16n))).toEqual(['clear effects']);
    expect(answer(rule, trap, { effects: known(effectsOf([of(weth, 0n, 10n ** 11n)])) })).toBe('stop');
  });

  it('is a caution where a swap brings what could be its gift, and silent where the gift is sold', () => {
    const path = 'swapExactTokensForTokens(uint256 a, uint256 b, address[] p, address to, uint256 d)';
    const swap = dataOf(path, [500n, 1n, [usdc, weth], me, 9n]);
    const body = batch([contract, '0x5fba79f5', 4n], [contract, swap, 0n]);
    const came = of(weth, 0n, 10n ** 15n);
    const bought = effectsOf([of(undefined, 9n, 5n), of(usdc, 900n, 400n), came]);
    expect(told(rule, body, { effects: known(bought) })).toEqual([
      'caution: outcome.claimTrap.says amount step.0.value | outcome.claimTrap.whySwap | remedy.reject | reject | in 0 | by step.0.value',
    ]);
    expect(answer(rule, body, { effects: known(effectsOf([of(undefined, 9n, 5n), came])) })).toBe('clear');
    const free = batch([contract, '0x5fba79f5', 0n], [contract, swap, 0n]);
    expect(answer(rule, free, { effects: known(bought) })).toBe('clear');
  });

  it('is silent when something comes back, or nothing is paid', () => {
    const effects = known(effectsOf([balance(usdc, 200n)]));
    expect(answer(rule, trap, { effects })).toBe('clear');
    expect(answer(rule, transaction(contract, '0x5fba79f5'))).toBe('clear');
    expect(answer(rule, call(usdc, 'transfer(address to, uint256 amount)', [friend, 1n]))).toBe(
      'notApplicable',
    );
    expect(told(rule, transaction(contract, '0x5fba79f5'), offline)).toEqual(['unknown effects']);
    expect(told(rule, trap, waiting)).toEqual(['pending effects']);
  });
});

describe('an event that the state denies', () => {
  const rule = 'outcome.denied';

  it('is a caution', () => {
    const line = { ...balance(usdc, 200n), basis: 'claimed', after: unknown('notFound') } as const;
    expect(told(rule, pay, { effects: known(effectsOf([line])) })).toEqual([
      'caution: outcome.denied.says who effect.0.who count 1 | outcome.denied.why | outcome.denied.remedy | by effect.0.after',
    ]);
  });

  it('is not known where nobody answered what the state is', () => {
    const line = { ...balance(usdc, 200n), basis: 'claimed', after: unknown('timeout') } as const;
    expect(told(rule, pay, { effects: known(effectsOf([line])) })).toEqual(['unknown effect.0.after']);
  });

  it('is said once, with how many, however many there are', () => {
    const line = { ...balance(usdc, 200n), basis: 'claimed', after: unknown('notFound') } as const;
    const flood = effectsOf(Array.from({ length: 20 }, () => line));
    const found = check(viewOf(pay, { effects: known(flood) })).filter((finding) => finding.rule === rule);
    expect(found).toMatchObject([{ outcome: 'fired', says: { args: { count: 20, who: 'effect.0.who' } } }]);
    expect(found[0]?.facts).toHaveLength(20);
  });

  it('is silent where all was read, and not known without a run', () => {
    expect(told(rule, pay, { effects: known(effectsOf([balance(usdc, 200n)])) })).toEqual(['clear effects']);
    expect(told(rule, pay, offline)).toEqual(['unknown effects']);
  });
});

describe('bytes that no honest encoder writes', () => {
  const rule = 'outcome.lenient';
  const transfer = call(usdc, 'transfer(address to, uint256 amount)', [friend, 1n]);

  it('are noted', () => {
    if (transfer.kind !== 'transaction') throw new Error('not a transaction');
    expect(told(rule, transaction(usdc, `${transfer.call.data}deadbeef`))).toEqual([
      'note: outcome.lenient.says what trailingBytes count 0 | outcome.lenient.why | outcome.lenient.remedy | in 0 | by',
    ]);
  });

  it('are not found in an ordinary transfer', () => {
    expect(answer(rule, transfer)).toBe('clear');
  });
});
