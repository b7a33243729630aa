import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import {
  call,
  dataOf,
  effectsOf,
  balance,
  me,
  type Sample,
  transaction,
  usdc,
  viewOf,
  weth,
} from '../../check/testing/views.ts';
import { batch, multiSend } from '../../check/testing/safes.ts';
import { numbersFrom } from '../../decode/testing/mutate.ts';
import type { Effects } from '../../model/effects.ts';
import { known, pending, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { onlyReads } from './onlyReads.ts';
import { revisionOf } from '../../reading/state.ts';

const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';
const stranger: Address = '0x1111111111111111111111111111111111111112';
const aggregate = 'aggregate((address target, bytes callData)[] calls)';
const held = dataOf('balanceOf(address account)', [me]);
const supply = dataOf('totalSupply()', []);
const reserves = dataOf('getReserves()', []);

const asks = (...calls: readonly (readonly [Address, Hex])[]): Body => call(multicall3, aggregate, [calls]);

const old = (address: Address) => ({
  [`account.${address.toLowerCase()}.verified`]: { kind: 'bool', value: true } as const,
  [`account.${address.toLowerCase()}.created`]: { kind: 'time', seconds: 1_600_000_000n } as const,
});

/** A simulation in which nothing changes, and what is different in it. */
function verdict(body: Body, more: Partial<Effects> = {}, sample: Sample = {}): string {
  const quiet = { ...effectsOf([]), eventless: true, records: known([]), ...more } as const;
  const all = {
    codes: { [multicall3]: 'contract', [stranger]: 'contract' },
    facts: { ...old(multicall3), ...old(stranger), ...old(usdc), ...old(weth) },
    effects: known(quiet),
    ...sample,
  } as const;
  return revisionOf(viewOf(body, all), 0).verdict;
}

const two = asks([stranger, held], [stranger, supply], [usdc, held]);

/** What a call inside may be, and whether it only reads. */
const kinds: readonly (readonly [isRead: boolean, to: Address, data: Hex])[] = [
  [true, stranger, held],
  [true, stranger, reserves],
  [true, usdc, supply],
  [false, stranger, dataOf('transfer(address to, uint256 amount)', [stranger, 1n])],
  [false, usdc, dataOf('approve(address spender, uint256 amount)', [stranger, 1n])],
  [false, stranger, dataOf('peek(address who)', [me])],
  [false, stranger, `${held}00`],
  [false, stranger, '0x12'],
];

describe('many reads in one call', () => {
  it('are calm, of known contracts and of others', () => {
    expect(verdict(asks([usdc, held], [weth, supply]))).toBe('read');
    expect(verdict(two)).toBe('read');
    expect(verdict(asks([stranger, reserves]))).toBe('read');
    const may = 'aggregate3((address target, bool allowFailure, bytes callData)[] calls)';
    expect(verdict(call(multicall3, may, [[[stranger, true, held]]]))).toBe('read');
    const inside = encodeFunctionData({
      abi: parseAbi([`function ${aggregate}`]),
      args: [[{ target: stranger, callData: held }]],
    });
    expect(verdict(asks([multicall3, inside]))).toBe('read');
  });

  it('are calm where the simulation shows what the transaction costs, and nothing else', () => {
    const { lines } = effectsOf([{ what: 'fee', asset: { kind: 'native', chainId: 1 } }]);
    expect(verdict(two, { lines })).toBe('read');
    const more = effectsOf([{ what: 'fee', asset: { kind: 'native', chainId: 1 } }, balance(usdc, 99n)]);
    expect(verdict(two, { lines: more.lines })).not.toBe('read');
  });

  it('are none where code is run as the contract that asks', () => {
    const asked = (operation: 0 | 1) =>
      onlyReads(
        viewOf(transaction(multiSend, batch({ operation, to: stranger, data: held })), {
          codes: { [multiSend]: 'contract', [stranger]: 'contract' },
          effects: known({ ...effectsOf([]), eventless: true, records: known([]) }),
        }),
      );
    expect([asked(0), asked(1)]).toEqual([true, false]);
  });

  it('are none where the simulation shows that something changes', () => {
    expect(verdict(two, { records: known([{ contract: stranger, slots: 1 }]) })).toBe('caution');
    expect(verdict(two, effectsOf([balance(usdc, -1n)]))).not.toBe('read');
    const { eventless: _, ...loud } = { ...effectsOf([]), eventless: true };
    expect(verdict(two, {}, { effects: known({ ...loud, records: known([]) }) })).toBe('caution');
    const other = { s: 'different', lines: [], status: 'success' } as const;
    expect(verdict(two, { otherBlock: known(other) })).not.toBe('read');
    expect(verdict(two, { status: 'partial' })).not.toBe('read');
  });

  it('are none where the run fails, wholly or in part, or where nothing is asked', () => {
    const quiet = { ...effectsOf([]), eventless: true, records: known([]) } as const;
    const codes = { [multicall3]: 'contract', [stranger]: 'contract' } as const;
    const isOnly = (body: Body, more: Partial<Effects> = {}) =>
      onlyReads(viewOf(body, { codes, effects: known({ ...quiet, ...more }) }));
    expect(isOnly(two)).toBe(true);
    expect(isOnly(two, { status: 'partial' })).toBe(false);
    expect(isOnly(two, { status: 'revert' })).toBe(false);
    expect(isOnly(asks())).toBe(false);
  });

  it('are not calm where nobody saw what the simulation changes', () => {
    const { records: _, ...unseen } = { ...effectsOf([]), records: known([]) };
    expect(verdict(two, {}, { effects: known({ ...unseen, eventless: true }) })).toBe('caution');
    expect(verdict(two, { records: unknown('unsupported') })).toBe('caution');
    expect(verdict(two, { records: pending })).toBe('pending');
    expect(verdict(two, { otherBlock: pending })).not.toBe('read');
    expect(verdict(two, {}, { effects: unknown('offline') })).toBe('notFullyRead');
  });

  it('are none where one of them is more than a read by our own tables', () => {
    const named = parseAbi(['function peek(address who) view returns (uint256)']);
    const peek = encodeFunctionData({ abi: named, args: [me] });
    const abis = [{ address: stranger, functions: named, from: { by: 'source', name: 'Sourcify' } }] as const;
    expect(verdict(asks([stranger, peek]), {}, { abis })).not.toBe('read');
    expect(verdict(asks([stranger, held], [stranger, '0x12345678']))).not.toBe('read');
    const gives = dataOf('transfer(address to, uint256 amount)', [stranger, 1n]);
    expect(verdict(asks([stranger, held], [stranger, gives]))).not.toBe('read');
  });

  it('are calm only where each of them is one, whatever is beside it', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const next = numbersFrom(seed);
      const chosen = Array.from({ length: 1 + (next() % 4) }, () => kinds[next() % kinds.length] ?? kinds[0]);
      const calls = chosen.flatMap((it) => (it === undefined ? [] : [[it[1], it[2]] as const]));
      const strange = chosen.some((it) => it?.[1] === stranger);
      if (chosen.every((it) => it?.[0])) expect(verdict(asks(...calls)), String(seed)).toBe('read');
      else if (strange) expect(verdict(asks(...calls)), String(seed)).not.toBe('read');
    }
  });

  it('are not calm where a stranger passes them on, where the user asks by themselves, or with coins', () => {
    expect(verdict(call(stranger, aggregate, [[[usdc, held]]]))).toBe('caution');
    expect(verdict(call(stranger, 'multicall(bytes[] data)', [[held, supply]]))).toBe('caution');
    expect(verdict(call(stranger, 'balanceOf(address account)', [me]))).toBe('caution');
    expect(verdict(call(multicall3, aggregate, [[[stranger, held]]], 1n))).not.toBe('read');
    const paid =
      'aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)';
    expect(verdict(call(multicall3, paid, [[[stranger, false, 1n, held]]], 1n))).not.toBe('read');
    expect(verdict(call(multicall3, paid, [[[stranger, false, 0n, held]]]))).toBe('read');
  });
});
