import { type Address, getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import type { FactValue } from '../model/fact.ts';
import { known } from '../model/known.ts';
import { answer } from './testing/answers.ts';
import { call, contract, offline, permit, transaction, type Sample, usdc, waiting } from './testing/views.ts';

const most = 2n ** 256n - 1n;
const approve = 'approve(address spender, uint256 amount)';
/** One that Readback does not name itself. */
const drainer = getAddress('0x1111111254eeb25477b68fb85ed929f73a960582');
const codes = { [drainer]: 'contract' } as const;

const record = (value: boolean): Sample => ({
  codes,
  facts: { [`account.${drainer.toLowerCase()}.verified`]: { kind: 'bool', value } },
});

describe.each([
  ['approvals.unpublished', (spender: Address, amount: bigint) => call(usdc, approve, [spender, amount])],
  ['signatures.unpublished', (spender: Address, amount: bigint) => permit(spender, amount)],
])('%s: a permission without limit for a contract whose source nobody published', (rule, ask) => {
  it('is stopped', () => {
    expect(answer(rule, ask(drainer, most), sampleOf(false))).toBe('stop');
  });

  it('counts as without limit where it covers all there is of the token', () => {
    const supply: FactValue = { kind: 'integer', value: 1_000n };
    const facts = { ...sampleOf(false).facts, [`token.${usdc.toLowerCase()}.supply`]: supply };
    expect(answer(rule, ask(drainer, 1_000n), { ...sampleOf(false), facts })).toBe('stop');
    expect(answer(rule, ask(drainer, 999n), { ...sampleOf(false), facts })).toBe('notApplicable');
  });

  it('is silent with a limit, where the source is published, and where the user or Readback names the spender', () => {
    expect(answer(rule, ask(drainer, 5n), sampleOf(false))).toBe('notApplicable');
    expect(answer(rule, ask(drainer, most), sampleOf(true))).toBe('clear');
    const book = known([{ address: drainer, name: 'Router', own: false, paid: 0 }]);
    expect(answer(rule, ask(drainer, most), { ...sampleOf(false), book })).toBe('clear');
    const facts = { [`account.${contract.toLowerCase()}.verified`]: { kind: 'bool', value: false } } as const;
    expect(answer(rule, ask(contract, most), { facts })).toBe('clear');
  });

  it('has no answer of its own where the record is not known: the rule about the record says so', () => {
    expect(answer(rule, ask(drainer, most), sampleOf(undefined))).toBe('notApplicable');
    expect(answer(rule, ask(drainer, most), offline)).toBe('notApplicable');
    expect(answer(rule, ask(drainer, most), waiting)).not.toBe('stop');
  });

  it('is not known for what could not be read', () => {
    expect(answer(rule, transaction(contract, '0x3f1a77c2'))).toBe('unknown');
  });
});

function sampleOf(value: boolean | undefined): Sample {
  return value === undefined ? { codes } : record(value);
}
