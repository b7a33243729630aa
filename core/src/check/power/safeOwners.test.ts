import { type Address, type Hex, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import type { FactId, FactValue } from '../../model/fact.ts';
import { known } from '../../model/known.ts';
import { check } from '../check.ts';
import { answer } from '../testing/answers.ts';
import { ofItself, proposed, safeTx } from '../testing/safes.ts';
import {
  call,
  contract,
  dataOf,
  friend,
  key,
  knownBook,
  me,
  safe,
  type Sample,
  transaction,
  usdc,
  viewOf,
} from '../testing/views.ts';

const rule = 'power.owners';
const third: Address = '0x1111111111111111111111111111111111111111';

const change = (threshold: bigint) => dataOf('changeThreshold(uint256 threshold)', [threshold]);
const add = (owner: Address, threshold: bigint) =>
  dataOf('addOwnerWithThreshold(address owner, uint256 threshold)', [owner, threshold]);
const remove = (owner: Address, threshold: bigint) =>
  dataOf('removeOwner(address previousOwner, address owner, uint256 threshold)', [key, owner, threshold]);
const swap = (old: Address, now: Address) =>
  dataOf('swapOwner(address previousOwner, address oldOwner, address newOwner)', [me, old, now]);

/** What Safes say of themselves: their owners, and how many must sign. */
function saying(...safes: readonly (readonly [Address, readonly Address[], bigint])[]): Sample {
  const facts: Record<FactId, FactValue> = {};
  for (const [address, owners, threshold] of safes) {
    const id = `account.${address.toLowerCase()}`;
    facts[`${id}.owners`] = { kind: 'list', items: owners.map((it) => ({ kind: 'address', address: it })) };
    facts[`${id}.threshold`] = { kind: 'integer', value: threshold };
  }
  return { facts, codes: { [third]: 'none', [safe]: 'contract' } };
}

const twoOfThree = saying([safe, [me, friend, third], 2n]);
const saved = known([{ address: key, own: false, name: 'Second key', paid: 0 }]);

function says(body: ReturnType<typeof safeTx>, sample: Sample) {
  const found = check(viewOf(body, sample)).find((it) => it.rule === rule && it.outcome === 'fired');
  return found?.outcome === 'fired' ? found.says : undefined;
}

describe('owners of a Safe that change', () => {
  it('are a caution, with what was and what is from then on', () => {
    expect(answer(rule, ofItself(add(key, 2n)), twoOfThree)).toBe('caution');
    expect(says(ofItself(add(key, 3n)), twoOfThree)).toMatchObject({
      id: 'power.owners.says',
      args: { contract: 'step.0.0.to', needed: 3, count: 4, was: 2, wasCount: 3 },
    });
    expect(says(ofItself(remove(third, 2n)), twoOfThree)).toMatchObject({ args: { needed: 2, count: 2 } });
    expect(says(ofItself(swap(third, key)), twoOfThree)).toMatchObject({ args: { needed: 2, count: 3 } });
  });

  it('come to one change where several calls of a batch are about them', () => {
    const found = check(viewOf(ofItself(add(key, 2n), remove(third, 2n), change(3n)), twoOfThree)).filter(
      (it) => it.rule === rule && it.outcome === 'fired',
    );
    expect(found).toMatchObject([{ severity: 'caution', says: { args: { needed: 3, count: 3 } } }]);
  });

  it('are stopped where one signature is enough that was not before, however that comes about', () => {
    for (const data of [change(1n), add(friend, 1n), remove(third, 1n)]) {
      expect(answer(rule, ofItself(data), twoOfThree)).toBe('stop');
      expect(answer(rule, ofItself(data))).toBe('stop');
      expect(answer(rule, transaction(contract, proposed([safe, data])), twoOfThree)).toBe('stop');
    }
  });

  it('are stopped where a stranger can sign alone, also a saved one, and not where the user knows them', () => {
    const alone = saying([safe, [me], 1n]);
    expect(answer(rule, ofItself(add(key, 1n)), alone)).toBe('stop');
    expect(answer(rule, ofItself(swap(me, key)), alone)).toBe('stop');
    expect(answer(rule, ofItself(add(key, 1n)), { ...alone, book: saved })).toBe('stop');
    const book = knownBook(key);
    expect(answer(rule, ofItself(add(key, 1n)), { ...alone, book })).toBe('caution');
    expect(answer(rule, ofItself(remove(key, 1n)), saying([safe, [me, key], 1n]))).toBe('caution');
  });

  it('are stopped where too few can ever sign, also where an owner is a Safe', () => {
    const burnt: Address = '0x000000000000000000000000000000000000dEaD';
    expect(answer(rule, ofItself(swap(third, burnt), change(3n)), twoOfThree)).toBe('stop');
    expect(says(ofItself(swap(third, burnt), change(3n)), twoOfThree)).toMatchObject({
      id: 'power.owners.saysLocked',
      args: { needed: 3, able: 2 },
    });
    // The two Safes own each other, so that neither can sign for the other.
    const rounds = saying([safe, [me, contract], 1n], [contract, [safe], 1n]);
    expect(answer(rule, ofItself(change(2n)), rounds)).toBe('stop');
    const other = saying([safe, [me, contract], 1n], [contract, [friend], 1n]);
    expect(answer(rule, ofItself(change(2n)), other)).toBe('caution');
  });
});

describe('the rule', () => {
  it('is silent where no owner changes', () => {
    expect(answer(rule, safeTx(usdc, '0x', 0), twoOfThree)).toBe('notApplicable');
    expect(answer(rule, call(usdc, 'transfer(address to, uint256 amount)', [friend, 1n]))).toBe(
      'notApplicable',
    );
  });

  it('lists what it lacks: who owns the Safe, whether an owner can sign, what a call does', () => {
    const lacking = (body: ReturnType<typeof safeTx>, sample: Sample = {}) =>
      check(viewOf(body, sample)).flatMap((it) =>
        it.rule === rule && it.outcome === 'unknown' ? it.missing : [],
      );
    const id = `account.${safe.toLowerCase()}`;
    expect(lacking(ofItself(change(2n)))).toEqual([`${id}.owners`, `${id}.threshold`]);
    const stranger: Address = '0x2222222222222222222222222222222222222222';
    const open = saying([safe, [me, stranger], 1n]);
    expect(lacking(ofItself(change(2n)), open)).toEqual([`account.${stranger}.code`]);
    const unread: Hex = `0x3f1a77c2${zeroHash.slice(2)}`;
    expect(answer(rule, transaction(contract, unread))).toBe('unknown');
  });
});
