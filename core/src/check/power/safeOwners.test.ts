import { type Address, type Hex, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import type { FactId, FactValue } from '../../model/fact.ts';
import { known } from '../../model/known.ts';
import { check } from '../check.ts';
import { answer, told } from '../testing/answers.ts';
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
    expect(told(rule, ofItself(add(key, 2n)), twoOfThree)).toEqual([
      'caution: power.owners.says contract step.0.0.to needed 2 count 4 was 2 wasCount 3 how other | power.owners.why | power.control.remedy | in 0.0 | by step.0.0.to step.0.0.arg.owner step.0.0.fn',
    ]);
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
    expect(told(rule, ofItself(add(key, 1n)), alone)).toEqual([
      'stop: power.owners.saysOne contract step.0.0.to | power.owners.why | remedy.reject | reject | in 0.0 | unless 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE is known | by step.0.0.to step.0.0.arg.owner step.0.0.fn',
    ]);
    expect(told(rule, ofItself(swap(me, key)), alone)).toEqual([
      'stop: power.owners.saysOne contract step.0.0.to | power.owners.why | remedy.reject | reject | in 0.0 | unless 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE is known | by step.0.0.to step.0.0.arg.newOwner step.0.0.fn',
    ]);
    expect(answer(rule, ofItself(add(key, 1n)), { ...alone, book: saved })).toBe('stop');
    const book = knownBook(key);
    expect(answer(rule, ofItself(add(key, 1n)), { ...alone, book })).toBe('caution');
    expect(told(rule, ofItself(remove(key, 1n)), saying([safe, [me, key], 1n]))).toEqual([
      'caution: power.owners.says contract step.0.0.to needed 1 count 1 was 1 wasCount 2 how other | power.owners.why | power.control.remedy | in 0.0 | by step.0.0.to step.0.0.fn',
    ]);
  });

  it('are stopped where too few can ever sign, also where an owner is a Safe', () => {
    const burnt: Address = '0x000000000000000000000000000000000000dEaD';
    expect(told(rule, ofItself(swap(third, burnt), change(3n)), twoOfThree)).toEqual([
      'stop: power.owners.saysLocked contract step.0.0.0.to needed 3 able 2 | power.owners.whyLocked | remedy.reject | reject | in 0.0.0 | by step.0.0.0.to step.0.0.0.arg.newOwner step.0.0.0.fn step.0.0.1.fn',
    ]);
    expect(says(ofItself(swap(third, burnt), change(3n)), twoOfThree)).toMatchObject({
      id: 'power.owners.saysLocked',
      args: { needed: 3, able: 2 },
    });
    // Where people burn things, and where precompiles are: no key leads there.
    for (const nobodys of [
      '0x000000000000000000000000000000000000beef',
      '0xdead000000000000000000000000000000000000',
      '0xdead00000000000000000000000000000000dead',
      '0xdead00000000000000000000000000000000beef',
      '0xdead000000000000000042069420694206942069',
      '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
      '0x0000000000000000000000000000000000000009',
      '0x0000000000000000000000000000000000000100',
      '0x0000000000000000000000000000000000000000',
    ] as const)
      expect(says(ofItself(swap(third, nobodys), change(3n)), twoOfThree)).toMatchObject({
        args: { needed: 3, able: 2 },
      });
    // Two of them are as many as are needed without it; and an address that only begins like one is an address.
    expect(told(rule, ofItself(swap(third, burnt)), twoOfThree)).toEqual([
      'caution: power.owners.says contract step.0.0.to needed 2 count 3 was 2 wasCount 3 how same | power.owners.why | power.control.remedy | in 0.0 | by step.0.0.to step.0.0.arg.newOwner step.0.0.fn',
    ]);
    for (const somebodys of [
      '0xdead000000000000000000000000000000000001',
      '0x000000000000000000000000000000000001beef',
      '0xbeef000000000000000000000000000000000000',
    ] as const) {
      const known_ = { ...twoOfThree, codes: { ...twoOfThree.codes, [somebodys]: 'none' } } as const;
      expect(answer(rule, ofItself(swap(third, somebodys), change(3n)), known_)).toBe('caution');
    }
    // The two Safes own each other, so that neither can sign for the other.
    const rounds = saying([safe, [me, contract], 1n], [contract, [safe], 1n]);
    expect(told(rule, ofItself(change(2n)), rounds)).toEqual([
      'stop: power.owners.saysLocked contract step.0.0.to needed 2 able 1 | power.owners.whyLocked | remedy.reject | reject | in 0.0 | by step.0.0.to step.0.0.fn',
    ]);
    const other = saying([safe, [me, contract], 1n], [contract, [friend], 1n]);
    expect(answer(rule, ofItself(change(2n)), other)).toBe('caution');
  });
});

describe('an owner that is a Safe', () => {
  const inner: Address = '0x3333333333333333333333333333333333333333';
  const burnt: Address = '0xdead000000000000000000000000000000000000';
  const both = (owners: readonly Address[], needed: bigint): Sample => ({
    ...saying([safe, [me, contract], 1n], [contract, owners, needed]),
    codes: { [safe]: 'contract', [contract]: 'contract', [inner]: 'none' },
  });

  it('can sign where as many of its own owners can as it needs, and not with one less', () => {
    expect(answer(rule, ofItself(change(2n)), both([me, friend], 2n))).toBe('caution');
    expect(answer(rule, ofItself(change(2n)), both([me, burnt], 1n))).toBe('caution');
    expect(answer(rule, ofItself(change(2n)), both([me, burnt], 2n))).toBe('stop');
    expect(answer(rule, ofItself(change(2n)), both([burnt], 1n))).toBe('stop');
    expect(answer(rule, ofItself(change(2n)), both([me, friend], 3n))).toBe('stop');
  });

  it('is open where that hangs on an account of which nobody knows whether it has code', () => {
    const open: Address = '0x4444444444444444444444444444444444444444';
    const lacking = (sample: Sample) =>
      check(viewOf(ofItself(change(2n)), sample)).flatMap((it) =>
        it.rule === rule && it.outcome === 'unknown' ? it.missing : [],
      );
    expect(lacking(both([me, open], 2n))).toEqual([`account.${open}.code`]);
    expect(lacking(both([me, open], 1n))).toEqual([]);
    // Even with it they are too few.
    expect(answer(rule, ofItself(change(2n)), both([burnt, open], 2n))).toBe('stop');
  });

  it('is taken for one that can where it does not say who owns it', () => {
    const silent: Sample = {
      ...saying([safe, [me, contract], 1n]),
      codes: { [safe]: 'contract', [contract]: 'contract' },
    };
    expect(answer(rule, ofItself(change(2n)), silent)).toBe('caution');
  });
});

describe('the words', () => {
  it('say whether the same number of as many must sign', () => {
    const how = (...calls: readonly Hex[]) => {
      const it = says(ofItself(...calls), twoOfThree);
      return it?.id === 'power.owners.says' ? it.args.how : it?.id;
    };
    expect(how(swap(third, key))).toBe('same');
    expect(how(change(2n))).toBe('same');
    expect(how(change(3n))).toBe('other');
    expect(how(add(key, 2n))).toBe('other');
    expect(how(remove(third, 2n))).toBe('other');
    expect(how(add(key, 2n), remove(third, 2n))).toBe('same');
  });

  it('say only that owners change where nobody says who they are, and that one is enough where it is', () => {
    expect(says(ofItself(add(key, 2n)), {})).toEqual({
      id: 'power.owners.saysChanged',
      args: { fn: 'step.0.0.fn', contract: 'step.0.0.to' },
    });
    expect(says(ofItself(change(1n)), twoOfThree)).toEqual({
      id: 'power.owners.saysOne',
      args: { contract: 'step.0.0.to' },
    });
  });

  it('name whom the user may know, only where that would make it milder', () => {
    const found = (data: Hex, sample: Sample) =>
      check(viewOf(ofItself(data), sample)).find((it) => it.rule === rule && it.outcome === 'fired');
    const alone = saying([safe, [me], 1n]);
    expect(found(add(key, 1n), alone)).toMatchObject({
      severity: 'stop',
      unlessKnown: key,
      act: { kind: 'reject' },
    });
    expect(found(change(1n), twoOfThree)).not.toHaveProperty('unlessKnown');
    expect(found(add(key, 2n), twoOfThree)).not.toHaveProperty('act');
    expect(found(add(key, 2n), twoOfThree)).toMatchObject({ remedy: { id: 'power.control.remedy' } });
    expect(found(change(1n), twoOfThree)).toMatchObject({ remedy: { id: 'remedy.reject' } });
  });

  it('are about each Safe by itself', () => {
    const body = transaction(contract, proposed([safe, change(3n)], [friend, change(2n)]));
    const found = check(viewOf(body, twoOfThree)).filter((it) => it.rule === rule && it.outcome === 'fired');
    expect(found).toHaveLength(2);
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
    expect(told(rule, transaction(contract, unread))).toEqual(['unknown step.0.fn']);
  });
});
