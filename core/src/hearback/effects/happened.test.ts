import { describe, expect, test } from 'vitest';
import type { Draft } from '../../effects/draft.ts';
import type { EffectLine } from '../../model/effects.ts';
import { known, unknown } from '../../model/known.ts';
import { alice, bob } from '../testing/ledger.ts';
import { balance } from '../testing/readOn.ts';
import { token } from '../testing/scene.ts';
import type { Compared } from './compareLines.ts';
import { happenedIn } from './happened.ts';
import { isPartial } from './isPartial.ts';

const line = (id: string, change: bigint, who = alice.address): EffectLine => ({
  ...balance(id, who, [100n, 100n + change], token),
  cause: ['0'],
});
const draft = (it: EffectLine): Draft => {
  const { id: _, cause: __, ...rest } = it;
  return rest;
};
const from = [{ by: 'request' } as const];

describe('what a mined transaction did', () => {
  const [own, payee, gone] = [line('7', -9n), line('8', 9n, bob.address), line('9', 1n)];
  const mined = draft(line('', -5n));
  const compared: readonly Compared[] = [
    { line: own, predicted: own, actual: mined, is: 'better' },
    { line: payee, predicted: payee, actual: draft(payee), is: 'same' },
    { line: gone, predicted: gone, is: 'cannotTell' },
  ];
  const half: Draft = {
    ...draft(line('', 1n)),
    what: 'allowance',
    counterparty: bob.address,
    after: unknown('refused'),
  };
  const whole: Draft = { ...half, after: known(1n) };
  const none: Draft = { ...half, before: unknown('refused') };
  const it = happenedIn(compared, {
    actual: [mined, half, whole, none],
    payees: [payee],
    isWhole: true,
    from,
  });

  test('is a list of lines in the order of the comparison, payees apart, with what could be read of one side', () => {
    expect(it.lines.map(({ id, after, cause }) => [id, after, cause])).toEqual([
      ['0', known(95n), ['0']],
      ['2', unknown('notAsked'), ['0']],
      ['3', unknown('refused'), []],
    ]);
    expect(it.lines[1]?.before).toEqual(unknown('notAsked'));
    expect(it.arrivals.map(({ id, after }) => [id, after])).toEqual([['1', known(109n)]]);
    expect(it.isWhole).toBe(true);
  });

  test('has a size beside each change, without its sign', () => {
    const sizes = it.facts.filter(({ id }) => id.endsWith('.size'));
    const asset = { kind: 'token', chainId: 1, address: token };
    expect(sizes).toEqual([
      {
        id: 'mined.effect.0.size',
        value: known({ kind: 'amount', raw: 5n, asset }),
        from: [{ by: 'derived', from: ['mined.effect.0.delta'] }],
      },
      {
        id: 'mined.effect.1.size',
        value: known({ kind: 'amount', raw: 9n, asset }),
        from: [{ by: 'derived', from: ['mined.effect.1.delta'] }],
      },
    ]);
    expect(it.facts.every(({ id }) => id.startsWith('mined.effect.'))).toBe(true);
    expect(it.facts.find(({ id }) => id === 'mined.effect.0.after')?.from).toEqual(from);
    expect(it.facts.find(({ id }) => id === 'mined.effect.0.delta')?.from).toEqual([
      { by: 'derived', from: ['mined.effect.0.before', 'mined.effect.0.after'] },
    ]);
  });
});

describe('a part of a trade', () => {
  const of = (is: Compared['is'], id: string, wanted: bigint, got?: bigint): Compared => {
    const predicted = line(id, wanted);
    return { line: predicted, predicted, is, ...(got !== undefined && { actual: draft(line(id, got)) }) };
  };
  const [gave, got] = [of('better', '0', -100n, -50n), of('farLess', '1', 1_000n, 500n)];
  const is = (...all: readonly Compared[]) => isPartial(all, ({ predicted }) => predicted?.id === '9');

  test('is one where less went out, and as much less came', () => {
    expect(is(gave, got)).toBe(true);
    expect(is(gave, of('farLess', '1', 1_000n, 495n))).toBe(true);
    expect(is(gave, of('farLess', '1', 1_000n, 494n))).toBe(false);
    expect(is(gave, got, of('same', '2', 5n, 5n), of('close', '3', 5n, 5n), of('better', '4', 5n, 6n))).toBe(
      true,
    );
  });

  test('is none beside anything that is worse, unknown, or given as well', () => {
    for (const other of [
      of('different', '2', 5n, 0n),
      of('cannotTell', '2', 5n),
      of('notLooked', '2', 5n, 5n),
    ]) {
      expect(is(gave, got, other)).toBe(false);
      expect(is(gave, got, other, of('better', '3', 5n, 6n))).toBe(false);
    }
    expect(is(gave, got, of('better', '2', -9n, -8n))).toBe(false);
    expect(is(gave, got, of('same', '2', -9n, -9n))).toBe(false);
    expect(is(gave, of('farLess', '9', 1_000n, 500n))).toBe(false);
    expect(is(gave)).toBe(false);
    expect(is(got)).toBe(false);
    expect(is(of('better', '0', -100n), got)).toBe(false);
    expect(is(of('better', '0', -100n, 0n), got)).toBe(false);
    expect(is(gave, of('farLess', '1', 1_000n))).toBe(false);
  });
});
