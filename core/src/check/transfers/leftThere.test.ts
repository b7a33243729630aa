import { type Address, encodeAbiParameters, getAddress, parseAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../model/effects.ts';
import { known, pending, unknown } from '../../model/known.ts';
import { answer, told } from '../testing/answers.ts';
import { call, effectsOf, friend, me, offline, transaction, usdc, waiting, weth } from '../testing/views.ts';

const rule = 'transfers.leftThere';
const router = getAddress('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
const positions = getAddress('0xc36442b4a4522e871399cd717abdd847ab11fe88');
const itself = '0x0000000000000000000000000000000000000002';
const caller = '0x0000000000000000000000000000000000000001';
const three = (...values: readonly [Address, Address, bigint]) =>
  encodeAbiParameters(parseAbiParameters('address, address, uint256'), values);
const wrap = encodeAbiParameters(parseAbiParameters('address, uint256'), [itself, 10n ** 18n]);
const plan = (commands: string, inputs: readonly `0x${string}`[], value = 0n) =>
  call(router, 'execute(bytes commands, bytes[] inputs, uint256 deadline)', [commands, inputs, 9n], value);
const dollars = { kind: 'token', chainId: 1, address: usdc } as const;
const native = { kind: 'native', chainId: 1 } as const;
const move = (from: Address, to: Address, amount: bigint, asset: Move['asset'] = dollars): Move => ({
  from,
  to,
  asset,
  amount,
  basis: 'read',
});
const moved = (...moves: readonly Move[]) => ({
  codes: { [router]: 'contract' } as const,
  effects: known(effectsOf([], { moves, calls: known([]) })),
});
const through = plan('0x0205', [three(usdc, itself, 10_000n), three(usdc, caller, 9_900n)]);

describe('what a request leaves at a router', () => {
  it('is a caution by the plan alone, where no later command takes it out', () => {
    expect(told(rule, plan('0x0b', [wrap], 10n ** 18n))).toEqual([
      'caution: transfers.leftThere.saysPlan contract step.0.0.to | transfers.leftThere.why | transfers.leftThere.remedy | in 0.0 | by step.0.0.to',
    ]);
    expect(answer(rule, plan('0x02', [three(usdc, itself, 5n)]))).toBe('caution');
    expect(answer(rule, plan('0x0205', [three(usdc, itself, 5n), three(weth, caller, 5n)]))).toBe('caution');
    expect(told(rule, plan('0x02', [three(usdc, itself, 5n)]), offline)).toEqual([
      'caution: transfers.leftThere.saysPlan contract step.0.0.to | transfers.leftThere.why | transfers.leftThere.remedy | in 0.0 | by step.0.0.to',
      'unknown effects',
    ]);
  });

  it('is a caution where the last command pays out a part of what is there', () => {
    const pull = three(usdc, itself, 10_000n);
    const share = (bips: bigint) => three(usdc, caller, bips);
    for (const bips of [0n, 1_000n, 9_999n]) {
      expect(answer(rule, plan('0x0206', [pull, share(bips)]), offline)).toBe('caution');
      expect(answer(rule, plan('0x020606', [pull, share(bips), share(bips)]), offline)).toBe('caution');
      expect(answer(rule, plan('0x020604', [pull, share(bips), three(usdc, caller, 0n)]), offline)).not.toBe(
        'caution',
      );
    }
    expect(answer(rule, plan('0x0206', [pull, share(10_000n)]), offline)).not.toBe('caution');
  });

  it('is a caution where a position pays the manager, and nobody takes both sides from there', () => {
    const collect =
      'collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params)';
    const nobody = '0x0000000000000000000000000000000000000000';
    expect(told(rule, call(positions, collect, [[7n, nobody, 9n, 9n]]))).toEqual([
      'caution: transfers.leftThere.saysPlan contract step.0.to | transfers.leftThere.why | transfers.leftThere.remedy | in 0 | by step.0.to',
    ]);
    expect(answer(rule, call(positions, collect, [[7n, positions, 9n, 9n]]))).toBe('caution');
    expect(told(rule, call(positions, collect, [[7n, me, 9n, 9n]]))).toEqual(['clear effects']);
  });

  it('is a caution where what follows takes another token, pays for itself, or sells what lies in a pair already', () => {
    const swap = (amount: bigint, isPaid: boolean, code: '00' | '08'): `0x${string}` =>
      code === '00'
        ? encodeAbiParameters(parseAbiParameters('address, uint256, uint256, bytes, bool'), [
            caller,
            amount,
            9n,
            `${usdc}0001f4${weth.slice(2)}`,
            isPaid,
          ])
        : encodeAbiParameters(parseAbiParameters('address, uint256, uint256, address[], bool'), [
            caller,
            amount,
            9n,
            [usdc, weth],
            isPaid,
          ]);
    const after = (code: string, input: `0x${string}`) =>
      answer(rule, plan(`0x02${code}`, [three(usdc, itself, 5n), input]), offline);
    const unwrap = encodeAbiParameters(parseAbiParameters('address, uint256'), [caller, 0n]);
    const all = 2n ** 255n;
    expect(after('0c', unwrap)).toBe('caution');
    expect([after('00', swap(all, true, '00')), after('00', swap(all, false, '00'))]).toEqual([
      'caution',
      'unknown',
    ]);
    expect([after('08', swap(0n, false, '08')), after('08', swap(5n, false, '08'))]).toEqual([
      'caution',
      'unknown',
    ]);
  });

  it('is measured by the simulation: a hundredth may stay', () => {
    const given = move(me, router, 100_000_000n);
    for (const [back, is] of [
      [99_000_001n, 'clear'],
      [99_000_000n, 'clear'],
      [98_999_999n, 'caution'],
      [0n, 'caution'],
    ] as const)
      expect(answer(rule, through, moved(given, move(router, friend, back)))).toBe(is);
  });

  it('is called a part of what came where the rest leaves again', () => {
    const given = move(me, router, 100_000_000n);
    const part = (back: bigint) =>
      told(rule, through, moved(given, move(router, friend, back))).map((it) =>
        it.split(' ').slice(2, 4).join(' '),
      );
    expect(part(90_000_000n)).toEqual(['part part']);
    expect(part(0n)).toEqual(['part all']);
  });

  it('is not made to look small by what goes to and fro', () => {
    const rounds = (count: number, [given, back]: readonly [bigint, bigint], to: Address) =>
      Array.from({ length: count }, () => [move(me, router, given), move(router, to, back)]).flat();
    expect(told(rule, through, moved(...rounds(8, [100_000_000n, 99_100_000n], me)))).toEqual([
      'caution: transfers.leftThere.says part part amount move.0.amount contract step.0.to | transfers.leftThere.why | transfers.leftThere.remedy | in 0 | by move.0.amount step.0.to',
    ]);
    // Nor where someone else gets it back,
    expect(answer(rule, through, moved(...rounds(8, [100_000_000n, 99_100_000n], friend)))).toBe('caution');
    // nor beside a loan that is repaid at once.
    const lender = getAddress('0xba12222222228d8ba445958a75a0704d566bf2c8');
    const lent = [move(lender, router, 10n ** 12n), move(router, lender, 10n ** 12n)];
    const half = [move(me, router, 100_000_000n), move(router, friend, 50_000_000n)];
    expect(answer(rule, through, moved(...lent, ...half))).toBe('caution');
    // What is given in parts is held as one.
    expect(answer(rule, through, moved(...rounds(8, [100_000_000n, 99_990_000n], friend)))).toBe('clear');
  });

  it('counts what is wrapped as the token that it becomes', () => {
    const asWeth = { kind: 'token', chainId: 1, address: weth } as const;
    const wrapped = [move(me, router, 10n ** 18n, native), move(router, weth, 10n ** 18n, native)];
    const body = plan('0x0b05', [wrap, three(weth, caller, 10n ** 17n)], 10n ** 18n);
    expect(answer(rule, body, moved(...wrapped, move(router, me, 10n ** 17n, asWeth)))).toBe('caution');
    expect(answer(rule, body, moved(...wrapped, move(router, me, 10n ** 18n, asWeth)))).toBe('clear');
  });

  it('is silent for what keeps a deposit, and where no router is called', () => {
    const vault = getAddress('0x83f20f44975d03b1b09e64809b757c47f942beea');
    const deposit = call(vault, 'deposit(uint256 assets, address receiver)', [10_000n, me]);
    expect(answer(rule, deposit, moved(move(me, vault, 10_000n)))).toBe('notApplicable');
  });

  it('is not known without a simulation, and pending while the calls inside are looked at', () => {
    expect(answer(rule, through, offline)).toBe('unknown');
    expect(answer(rule, through, waiting)).toBe('pending');
    expect(answer(rule, through, { effects: known(effectsOf([], { calls: pending })) })).toBe('pending');
    // Native currency that is passed on shows only there.
    const untraced = known(
      effectsOf([], {
        moves: [move(me, router, 10n ** 18n, native)],
        calls: unknown('refused', 'node.test'),
      }),
    );
    const body = plan('0x0b0c', [wrap, wrap.replace(/2(?=0{48})/, '1') as `0x${string}`], 10n ** 18n);
    expect(answer(rule, body, { effects: untraced })).toBe('clear');
    expect(told(rule, transaction(router, '0x3f1a77c2'))).toEqual(['unknown step.0.fn']);
  });
});
