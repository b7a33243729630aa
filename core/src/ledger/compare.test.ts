import { describe, expect, it } from 'vitest';
import { known } from '../model/known.ts';
import type { PositionLine } from '../model/effects.ts';
import { inBoth, isOverPart, permissionShift, type Shift, shiftOf, worsePosition } from './compare.ts';
import type { Sense } from './debt.ts';

/** Before it there was so much of it that interest comes to two units. */
const held = { before: known(1_000_000n) };
const shift = (was: bigint, is: bigint, sense: Sense = 'asset') => shiftOf([was, is], sense, held);

describe('a change stands to the one that was read', () => {
  it.each<[string, bigint, bigint, Shift]>([
    ['as it was', 10_000n, 10_000n, 'same'],
    ['better where more comes', 10_000n, 10_001n, 'better'],
    ['better where less leaves', -10_000n, -9_999n, 'better'],
    ['short by a hundredth at most', 10_000n, 9_900n, 'short'],
    ['far short beyond that', 10_000n, 9_899n, 'farShort'],
    ['far short where next to nothing comes', 10_000n, 1n, 'farShort'],
    ['as nothing where none comes', 10_000n, 0n, 'nothing'],
    ['as a loss where something leaves instead', 10_000n, -1n, 'leavesMore'],
    ['as a loss where more leaves', -10_000n, -10_001n, 'leavesMore'],
    ['as a loss where nothing was to change', 0n, -1n, 'leavesMore'],
    ['better where nothing was to come', 0n, 1n, 'better'],
  ])('%s', (_, was, is, stands) => {
    expect(shift(was, is)).toBe(stands);
  });

  it.each<[string, bigint, bigint, Shift]>([
    ['as it was', 1_000n, 1_000n, 'same'],
    ['better where less is owed', 1_000n, 999n, 'better'],
    ['better where more is paid off', -1_000n, -1_001n, 'better'],
    ['as interest, a millionth of what was owed and one unit', 1_000n, 1_002n, 'interest'],
    ['worse beyond that', 1_000n, 1_003n, 'owesMore'],
    ['worse where it was to be paid off and was not', -1_000n, 0n, 'owesMore'],
  ])('of a debt, %s', (_, was, is, stands) => {
    expect(shift(was, is, 'debt')).toBe(stands);
  });

  it.each<[string, bigint, bigint, Shift]>([
    ['as one that may be owed where it is more by over a hundredth', 10_000n, 10_101n, 'mayOwe'],
    ['better by up to a hundredth', 10_000n, 10_100n, 'better'],
    ['as one that may be owed where less of it goes', -10_000n, -9_899n, 'mayOwe'],
    ['as a loss where less of it comes', 10_000n, 0n, 'nothing'],
  ])('of what cannot be passed on, %s', (_, was, is, stands) => {
    expect(shift(was, is, 'either')).toBe(stands);
  });

  it('of a debt of which nobody knows how much it was, by one unit of interest', () => {
    const unread = { before: { s: 'unknown', why: 'refused' } } as const;
    expect([6n, 7n].map((is) => shiftOf([5n, is], 'debt', unread))).toEqual(['interest', 'owesMore']);
  });

  it('by a hundredth of what was read, whichever way that went', () => {
    expect([1n, 2n].map((by) => isOverPart(by, 100n))).toEqual([false, true]);
    expect([1n, 2n].map((by) => isOverPart(by, -100n))).toEqual([false, true]);
  });
});

describe('a permission stands to the one that was read', () => {
  it('as it was, or less', () => {
    const beside = { before: 0n, unused: 0n };
    expect([5n, 4n, 6n].map((is) => permissionShift([5n, is], beside))).toEqual(['same', 'less', 'more']);
  });

  it('as left where as much less was used, and no more is permitted than before', () => {
    expect(permissionShift([0n, 10n], { before: 10n, unused: 10n })).toBe('left');
    expect(permissionShift([0n, 10n], { before: 10n, unused: 9n })).toBe('more');
    expect(permissionShift([0n, 10n], { before: 9n, unused: 10n })).toBe('more');
    expect(permissionShift([0n, 10n], { before: 10n, unused: -10n })).toBe('more');
  });
});

describe('what is owed and kept in no token', () => {
  const position = (
    what: PositionLine['what'],
    before: bigint | undefined,
    after: bigint,
    more: Partial<PositionLine> = {},
  ): PositionLine => ({
    contract: '0x00000000000000000000000000000000000000aA',
    account: '0x00000000000000000000000000000000000000bb',
    data: '0x1234',
    at: 0,
    what,
    before: before === undefined ? { s: 'unknown', why: 'refused' } : known(before),
    after: known(after),
    ...more,
  });

  it.each<[string, readonly PositionLine[], readonly PositionLine[], PositionLine['what'] | undefined]>([
    ['as it was', [position('owed', 0n, 1_000n)], [position('owed', 0n, 1_000n)], undefined],
    ['worse where more is owed', [position('owed', 0n, 1_000n)], [position('owed', 0n, 1_011n)], 'owed'],
    ['no worse by a hundredth', [position('owed', 0n, 1_000n)], [position('owed', 0n, 1_010n)], undefined],
    ['no worse where less is owed', [position('owed', 0n, 1_000n)], [position('owed', 0n, 500n)], undefined],
    ['worse where nothing is kept', [position('kept', 0n, 1_000n)], [position('kept', 0n, 0n)], 'kept'],
    ['no worse where less is kept', [position('kept', 0n, 1_000n)], [position('kept', 0n, 900n)], undefined],
    ['worse where something is taken out', [position('kept', 9n, 9n)], [position('kept', 9n, 8n)], 'kept'],
    [
      'worse where more is taken out',
      [position('kept', 9_000n, 8_000n)],
      [position('kept', 9_000n, 7_989n)],
      'kept',
    ],
    ['worse where it is owed only now', [], [position('owed', 0n, 5n)], 'owed'],
    ['worse where it is not paid off', [position('owed', 1_000n, 0n)], [], 'owed'],
    ['worse where what was put in is not there', [position('kept', 0n, 5n)], [], 'kept'],
    ['no worse where it is kept only now', [], [position('kept', 0n, 5n)], undefined],
    [
      'not known where nobody read it',
      [position('owed', 0n, 5n)],
      [position('owed', undefined, 900n)],
      undefined,
    ],
    ['nothing where there is nothing', [], [], undefined],
  ])('is %s', (_, was, is, worse) => {
    expect(worsePosition(was, is)).toBe(worse);
  });

  it('is compared by its contract, its question and its place', () => {
    const was = position('owed', 0n, 5n);
    const upper = position('owed', 0n, 5n, { contract: '0x00000000000000000000000000000000000000AA' });
    expect(inBoth([was], [upper])).toEqual([[was], [upper]]);
    for (const other of [{ at: 1 }, { data: '0x12' }, { contract: was.account }] as const) {
      const it = position('owed', 0n, 5n, other);
      expect(inBoth([was], [it])).toEqual([[], []]);
      expect(inBoth([was, it], [it])).toEqual([[it], [it]]);
      expect(inBoth([it], [was, it])).toEqual([[it], [it]]);
    }
    expect(inBoth()).toEqual([[], []]);
    expect(worsePosition()).toBeUndefined();
  });
});
