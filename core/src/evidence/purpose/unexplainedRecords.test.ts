import { expect, it } from 'vitest';
import { type Address, getAddress, type Hex } from 'viem';
import { contract, dataOf, effectsOf, key, me, safe, usdc, viewOf } from '../../check/testing/views.ts';
import { multiSend, safeTx } from '../../check/testing/safes.ts';
import { type Effects, maxTraced, type StateRecord, type TracedCall } from '../../model/effects.ts';
import { known, pending } from '../../model/known.ts';
import { accountOf } from './account.ts';
import { revisionOf } from '../../reading/state.ts';
import { abiOf, effectsWith } from '../../check/account/testing/views.ts';

const vault = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
const other = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54980');
/** Positions of an exchange whose name ships. */
const positions = getAddress('0xc36442b4a4522e871399cd717abdd847ab11fe88');
const unknownText = 'giveUpGuardian(uint256 it)';

type Step = Readonly<{ to: Address; data: Hex }>;
const unsure: Step = { to: vault, data: dataOf(unknownText, [7n]) };
const question = (to: Address): Step => ({ to, data: dataOf('balanceOf(address owner)', [me]) });
const revocation = (to: Address): Step => ({
  to,
  data: dataOf('setApprovalForAll(address,bool)', [key, false]),
});
const approval: Step = { to: usdc, data: dataOf('approve(address,uint256)', [contract, 5n]) };

function viewWith(steps: readonly Step[], records: readonly StateRecord[], more: Partial<Effects>) {
  const calls = steps.map((step) => ({ ...step, value: 0n }));
  return viewOf(
    { kind: 'calls', chainId: 1, from: me, atomic: true, calls },
    {
      codes: { [vault]: 'contract', [other]: 'contract', [usdc]: 'contract', [positions]: 'contract' },
      abis: [abiOf(vault, unknownText), abiOf(positions, unknownText)],
      effects: known(effectsWith({ records: known([...records]), ...more })),
    },
  );
}

function left(steps: readonly Step[], records: readonly StateRecord[], more: Partial<Effects> = {}): number {
  return accountOf(viewWith(steps, records, more)).records.length;
}

const traced = (id: string, to: Address, step?: string, op: TracedCall['op'] = 'call'): TracedCall => ({
  id,
  op,
  from: me,
  to,
  value: 0n,
  gasUsed: 1n,
  selector: '0x12345678',
  size: 68,
  ok: true,
  ...(step === undefined ? {} : { step }),
});
const about = (at: Address, slots = 1): StateRecord => ({ contract: at, who: me, slots });
const balance = {
  lines: effectsOf([
    { asset: { kind: 'token', chainId: 1, address: vault }, before: known(1n), after: known(5n) },
  ]).lines,
} satisfies Partial<Effects>;

it('leaves what a call keeps that is known by name alone, whatever else is asked of its contract', () => {
  expect(left([unsure], [about(vault)])).toBe(1);
  expect(left([unsure, question(vault)], [about(vault)])).toBe(1);
  expect(left([revocation(vault), unsure], [about(vault)])).toBe(1);
  expect(left([unsure, question(other)], [about(other)])).toBe(1);
});

it('leaves what such a call may have written at the contract of another step, or nobody knows', () => {
  const calls = (op: TracedCall['op'], to: Address) =>
    known([traced('0', vault, '0'), traced('0.0', to, undefined, op), traced('1', usdc, '1')]);
  const at = (more: Partial<Effects>) => left([unsure, approval], [about(usdc)], more);
  expect(at({ calls: calls('call', usdc) })).toBe(1);
  expect(at({})).toBe(1);
  expect(at({ calls: known([traced('0', usdc, '1')]) })).toBe(1);
  expect(at({ calls: calls('staticcall', usdc) })).toBe(0);
  expect(at({ calls: calls('call', other) })).toBe(0);
});

it('takes a change of a balance for one slot, at a token that is called itself and nobody vouches for', () => {
  expect(left([unsure], [about(vault)], balance)).toBe(0);
  expect(left([unsure], [about(vault, 2)], balance)).toBe(1);
  expect(left([unsure], [about(vault), { contract: vault, slots: 1 }], balance)).toBe(0);
  expect(left([unsure], [about(vault), { contract: vault, slots: 2 }], balance)).toBe(1);
});

it('finds the supply and a balance in another layout needed', () => {
  expect(left([unsure], [{ contract: vault, slots: 2 }], balance)).toBe(0);
  expect(left([unsure], [{ contract: vault, slots: 3 }], balance)).toBe(1);
});

it('says nothing before the node lists the records', () => {
  const view = viewWith([unsure, question(vault)], [], { records: pending });
  expect(accountOf(view).records).toEqual([]);
  expect(revisionOf(view, 0).verdict).not.toBe('read');
});

it('takes the word of a contract that everybody knows for what a balance needs, unless another step calls it, too', () => {
  const asked: Step = { to: positions, data: dataOf(unknownText, [7n]) };
  const asset = { kind: 'token', chainId: 1, address: positions } as const;
  const shown = { lines: effectsOf([{ asset, before: known(1n), after: known(5n) }]).lines };
  expect(left([asked], [about(positions, 2)], shown)).toBe(0);
  expect(left([asked, question(positions)], [about(positions, 2)], shown)).toBe(0);
  for (const beside of [revocation(positions), { to: positions, data: '0x12345678' } as const])
    expect(left([asked, beside], [about(positions, 2)], shown)).toBe(1);
});

it('explains what the account of the user keeps by the step that calls it', () => {
  expect(left([unsure, revocation(me)], [about(me)])).toBe(0);
  expect(left([unsure], [about(me)])).toBe(1);
});

it('explains what only the code of someone who is paid keeps', () => {
  const paid: Step = { to: other, data: '0x' };
  const calls = (inside: string) =>
    known([traced('0', vault, '0'), traced('1', other, '1'), traced(inside, usdc)]);
  expect(left([unsure, paid], [about(usdc)], { calls: calls('1.0') })).toBe(0);
  expect(left([unsure, paid], [about(usdc)], { calls: calls('0.0') })).toBe(1);
});

it('leaves what any call may have written where a run has more calls than are told', () => {
  const run = (count: number) => ({
    calls: known([
      traced('0', vault, '0'),
      ...Array.from({ length: count - 1 }, (_, at) => traced(`0.${at}`, other)),
    ]),
  });
  expect(left([unsure], [about(usdc)], run(maxTraced - 1))).toBe(0);
  expect(left([unsure], [about(usdc)], run(maxTraced))).toBe(1);
});

it('leaves what code that a Safe runs as its own keeps there', () => {
  const view = viewOf(safeTx(multiSend, dataOf(unknownText, [7n]), 1), {
    codes: { [multiSend]: 'contract', [safe]: 'contract' },
    abis: [abiOf(multiSend, unknownText)],
    effects: known(
      effectsWith({
        records: known([{ contract: safe, who: safe, slots: 1 }]),
        calls: known([traced('0', multiSend, '0.0', 'delegatecall')]),
      }),
    ),
  });
  expect(accountOf(view).records).toEqual([0]);
});
