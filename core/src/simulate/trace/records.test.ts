import { type Address, concatHex, getAddress, type Hex, keccak256, numberToHex, padHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { recordsIn } from './records.ts';

const me = getAddress('0x41c79d2e88b150fac07e3b6da2f419e8770609da');
const other = getAddress('0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae');
const contract = getAddress('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
const one = padHex('0x1', { size: 32 });
const zero = padHex('0x', { size: 32 });

/** The storage slot of an entry of a mapping, as Solidity and Vyper lay it out. */
const solidity = (key: Address | bigint, slot: Hex): Hex => keccak256(concatHex([word(key), slot]));
const vyper = (key: Address | bigint, slot: Hex): Hex => keccak256(concatHex([slot, word(key)]));
const word = (it: Address | bigint): Hex =>
  padHex(typeof it === 'bigint' ? numberToHex(it) : it, { size: 32 });
const behind = (slot: Hex, by: bigint): Hex => numberToHex(BigInt(slot) + by, { size: 32 });

function found(slot: Hex, keys: readonly bigint[] = [BigInt(other), 7n]): readonly Address[] {
  const state = [{ address: contract, storage: [{ slot, before: zero, after: one }] }];
  return recordsIn(state, [me], keys).flatMap(({ who }) => who ?? []);
}

describe('records about an account', () => {
  it.each([
    ['a mapping', solidity(me, word(3n))],
    ['a mapping far behind', solidity(me, word(200n))],
    ['a mapping of Vyper', vyper(me, word(5n))],
    ['a field of a struct in a mapping', behind(solidity(me, word(3n)), 4n)],
    ['a mapping by the account and someone else', solidity(other, solidity(me, word(2n)))],
    ['a mapping by someone else and the account', solidity(me, solidity(other, word(2n)))],
    ['a mapping by the account and a number', solidity(7n, solidity(me, word(9n)))],
    ['two mappings of Vyper', vyper(other, vyper(me, word(1n)))],
    [
      'balances of an upgradeable ERC-20',
      solidity(me, '0x52c63247e1f47db19d5ce0460030c497f067ca4cebf71ba98eeadabe20bace00'),
    ],
  ])('are found in %s', (_, slot) => expect(found(slot)).toEqual([me]));

  it.each([
    ['of someone else', solidity(other, word(3n))],
    ['of the contract itself', word(3n)],
    ['of two others', solidity(7n, solidity(other, word(2n)))],
  ])('are none where the slot is %s', (_, slot) => expect(found(slot)).toEqual([]));

  it('are counted once for each contract', () => {
    const storage = [3n, 4n].map((at) => ({ slot: solidity(me, word(at)), before: zero, after: one }));
    expect(recordsIn([{ address: contract, storage }], [me, other], [])).toEqual([
      { contract, who: me, slots: 2 },
    ]);
  });
});
