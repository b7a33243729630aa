import { expect, test } from 'vitest';
import type { AbiField } from '../../codec/abiType.ts';
import { functionAbi } from '../../codec/functionAbi.ts';
import { numberRoleOf } from '../../decode/abis/numberRoles.ts';
import { allRows } from '../../decode/abis/rows.ts';
import { paramAt } from '../purpose/places.ts';
import { locks, unitOf } from './lockTimes.ts';
import { answer } from '../../check/testing/answers.ts';
import { call, contract, effectsOf, me, offline, usdc, waiting, weth } from '../../check/testing/views.ts';
import { known } from '../../model/known.ts';

const rule = 'transfers.longLock';
const day = 86_400;
const params =
  '(address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params';
const mine = (cancelable = false) => [me, me, 1_000n, usdc, cancelable, false, 'linear'];
const linear = (cliff: number, total: number, cancelable = false) =>
  call(
    contract,
    `createWithDurationsLL(${params}, (uint128 start, uint128 cliff) unlockAmounts, (uint40 cliff, uint40 total) durations)`,
    [mine(cancelable), [0n, 0n], [cliff, total]],
  );
const steps = (...durations: readonly number[]) =>
  call(
    contract,
    `createWithDurationsLT(${params}, (uint128 amount, uint40 duration)[] tranchesWithDuration)`,
    [mine(), durations.map((it) => [1n, it])],
  );

test('durations inside of structs and lists count, and steps are added up', () => {
  expect(answer(rule, linear(0, 999_999_999_999))).toBe('caution');
  expect(answer(rule, linear(400 * day, 401 * day))).toBe('caution');
  expect(answer(rule, linear(30 * day, 300 * day))).toBe('clear');
  expect(answer(rule, linear(0, 999_999_999_999, true))).toBe('notApplicable');
  expect(answer(rule, steps(200 * day, 200 * day))).toBe('caution');
  expect(answer(rule, steps(100 * day, 200 * day))).toBe('clear');
});

test('a duration is not a date, however large it is', () => {
  const lock = (time: number) =>
    call(contract, 'createLock(uint256 value, uint256 lockDuration)', [1n, time]);
  expect(answer(rule, lock(1_790_000_000))).toBe('caution');
  expect(answer(rule, lock(7 * day))).toBe('clear');
});

test('ends inside of structs are measured by the block, and are not known without it', () => {
  const text = `createWithTimestampsLL(${params.replace('string shape', '(uint40 start, uint40 end) timestamps, string shape')}, (uint128 start, uint128 cliff) unlockAmounts, uint40 cliffTime)`;
  const ending = (end: number) =>
    call(contract, text, [[me, me, 1_000n, usdc, false, false, [1, end], 'linear'], [0n, 0n], 0]);
  const seen = { effects: known(effectsOf([])) };
  expect(answer(rule, ending(1_099_511_627_775), seen)).toBe('caution');
  expect(answer(rule, ending(2), seen)).toBe('clear');
  expect(answer(rule, ending(2), waiting)).toBe('pending');
  expect(answer(rule, ending(2), offline)).toBe('unknown');
});

test('a time whose unit nobody knows is reported', () => {
  const vault = 'lock(uint256 amount, uint256 lockPeriod)';
  const from = { by: 'user', entry: 'test' } as const;
  const abis = [{ address: contract, functions: [`function ${vault}`], from }];
  expect(answer(rule, call(contract, vault, [1n, 3n]), { abis })).toBe('caution');
  expect(answer(rule, call(contract, vault, [1n, 0n]), { abis })).toBe('clear');
  expect(answer(rule, call(usdc, 'transfer(address to, uint256 amount)', [weth, 1n]))).toBe('notApplicable');
});

test('each time of what takes something in is a deadline, or it locks, in a unit that was reviewed', () => {
  const found = new Set<string>();
  for (const { text, model } of allRows()) {
    if (model === undefined) continue;
    for (const path of numbersIn(functionAbi(text)?.fields ?? []))
      if (locks(paramAt(undefined, model, path)))
        found.add(`${path.slice(-2).join('.')}: ${unitOf(path).is}`);
  }
  expect([...found].toSorted()).toEqual(reviewed);
});

test('a number that is called like the time of a lock has no other purpose', () => {
  const wrong = allRows().flatMap(({ text, model }) =>
    model?.act !== 'into'
      ? []
      : numbersIn(functionAbi(text)?.fields ?? [])
          .filter((path) =>
            /duration|cliff|unlock(?!ed)|lock_?up|vesting|weeks|months|years/i.test(path.at(-1) ?? ''),
          )
          .filter((path) => !path.includes('unlockAmounts') && numberRoleOf(model, path) !== 'time')
          .map((path) => `${path.join('.')} of ${text}`),
  );
  expect(wrong).toEqual([]);
});

function numbersIn(
  fields: readonly AbiField[],
  above: readonly string[] = [],
): readonly (readonly string[])[] {
  return fields.flatMap(({ name, type }) => {
    let inner = type;
    while (inner.kind === 'array') inner = inner.of;
    if (inner.kind === 'tuple') return numbersIn(inner.fields, [...above, name]);
    return inner.kind === 'uint' || inner.kind === 'int' ? [[...above, name]] : [];
  });
}

const reviewed: readonly string[] = [
  '_unlock_time: end',
  'cliffTime: end',
  'delay: unclear',
  'durations.cliff: duration',
  'durations.total: duration',
  'lockDuration: duration',
  'newExpiry: end',
  'newUnlockTime: end',
  'params.startTime: end',
  'segments.duration: duration',
  'segments.timestamp: end',
  'segmentsWithDuration.duration: duration',
  'startTime: end',
  'stopTime: end',
  'timestamps.cliff: end',
  'timestamps.end: end',
  'timestamps.start: end',
  'tranches.duration: duration',
  'tranches.timestamp: end',
  'tranchesWithDuration.duration: duration',
  'unlockTime: end',
];
