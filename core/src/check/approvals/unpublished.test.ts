import { type Address, getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import type { FactValue } from '../../model/fact.ts';
import { known } from '../../model/known.ts';
import { holdsFact } from '../../label/tokens/holdsFact.ts';
import { answer } from '../testing/answers.ts';
import {
  call,
  contract,
  knownBook,
  me,
  offline,
  permit,
  type Sample,
  transaction,
  usdc,
  waiting,
} from '../testing/views.ts';

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

  it('is no milder of a saved name, or one from a file, and a caution of an account that the user knows', () => {
    const entry = { address: drainer, name: 'Router', own: false, paid: 9 };
    const book = known([entry]);
    expect(answer(rule, ask(drainer, most), { ...sampleOf(false), book })).toBe('stop');
    const file = known([{ ...entry, own: true, imported: true as const, knownOn: [1] }]);
    expect(answer(rule, ask(drainer, most), { ...sampleOf(false), book: file })).toBe('stop');
    expect(answer(rule, ask(drainer, most), { ...sampleOf(false), book: knownBook(drainer) })).toBe(
      'caution',
    );
    const elsewhere = known([{ ...entry, knownOn: [10] }]);
    expect(answer(rule, ask(drainer, most), { ...sampleOf(false), book: elsewhere })).toBe('stop');
  });

  it('is stopped for a new contract too, though its source is published', () => {
    const id = `account.${drainer.toLowerCase()}`;
    const at = (days: bigint): Sample => ({
      codes,
      facts: {
        [`${id}.verified`]: { kind: 'bool', value: true },
        [`${id}.created`]: { kind: 'time', seconds: 1_800_000_000n - days * 86_400n },
      },
    });
    expect(answer(rule, ask(drainer, most), at(1n))).toBe('stop');
    expect(answer(rule, ask(drainer, most), at(800n))).toBe('clear');
  });

  it('is stopped from nine tenths of what is held', () => {
    const held = (amount: bigint): Sample => ({
      codes,
      facts: {
        ...sampleOf(false).facts,
        [holdsFact(me, usdc)]: {
          kind: 'amount',
          raw: amount,
          asset: { kind: 'token', chainId: 1, address: usdc },
        },
      },
    });
    for (const [amount, expected] of [
      [899n, 'notApplicable'],
      [900n, 'stop'],
      [1_000n, 'stop'],
      [1_001n, 'stop'],
    ] as const)
      expect(answer(rule, ask(drainer, amount), held(1_000n))).toBe(expected);
  });

  it('is silent with a limit, where the source is published, and where Readback names the contract', () => {
    expect(answer(rule, ask(drainer, 5n), sampleOf(false))).toBe('notApplicable');
    expect(answer(rule, ask(drainer, most), sampleOf(true))).toBe('clear');
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
