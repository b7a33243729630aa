import fc from 'fast-check';
import { encodeAbiParameters, encodeEventTopics, type Hex, pad, parseAbi, toEventSelector } from 'viem';
import { describe, expect, test } from 'vitest';
import { permit2 } from '../read.ts';
import { alice, bob, carol } from '../../simulate/testing/chain.ts';
import { announcedBy } from './announced.ts';

const emitter: Hex = '0x00000000000000000000000000000000000000AA';
const word = (it: Hex) => pad(it, { size: 32 });

const safeEvents = parseAbi([
  'event AddedOwner(address indexed owner)',
  'event ChangedThreshold(uint256 threshold)',
  'event EnabledModule(address module)',
]);

const permit2Event = {
  topics: [
    toEventSelector('Approval(address,address,address,uint160,uint48)'),
    ...[alice, carol, bob].map(word),
  ],
  data: encodeAbiParameters([{ type: 'uint160' }, { type: 'uint48' }], [5n, 9]),
};

describe('what contracts announce', () => {
  test('of Permit2 an amount and its end, and of any other contract with the same event nothing', () => {
    const at = { token: carol, owner: alice, spender: bob };
    expect(announcedBy({ address: permit2, ...permit2Event })).toEqual([
      { read: { kind: 'permit2', ...at }, is: 5n, whose: alice },
      { read: { kind: 'permit2Until', ...at }, is: 9n, whose: alice },
    ]);
    expect(announcedBy({ address: emitter, ...permit2Event })).toEqual([]);
  });

  test('of a Safe an owner, whether a release puts it among the topics or into the data', () => {
    const topics = encodeEventTopics({
      abi: safeEvents,
      eventName: 'AddedOwner',
      args: { owner: bob },
    }) as Hex[];
    const said = [{ read: { kind: 'isOwner', safe: emitter, account: bob }, is: 1n }];
    expect(announcedBy({ address: emitter, topics, data: '0x' })).toEqual(said);
    expect(announcedBy({ address: emitter, topics: topics.slice(0, 1), data: word(bob) })).toEqual(said);
  });

  test('words that are no addresses name nobody', () => {
    const topics = [toEventSelector('AddedOwner(address)'), `0x${'ff'.repeat(32)}`] as const;
    expect(announcedBy({ address: emitter, topics, data: '0x' })).toEqual([]);
  });

  test('no log makes it stumble, whatever its data', () => {
    const known = [
      'Approval(address,address,address,uint160,uint48)',
      'Permit(address,address,address,uint160,uint48,uint48)',
      'Approval(address,address,uint256,uint256)',
      'OperatorSet(address,address,bool)',
      'AuthorizedOperator(address,address)',
      'OwnershipTransferred(address,address)',
      'RoleGranted(bytes32,address,address)',
      'Upgraded(address)',
      'AdminChanged(address,address)',
      'ChangedGuard(address)',
      'ChangedThreshold(uint256)',
      'EnabledModule(address)',
    ].map((it) => toEventSelector(it));
    const hex = (length: { minLength?: number; maxLength: number }) =>
      fc.uint8Array(length).map((it): Hex => `0x${Buffer.from(it).toString('hex')}`);
    const small = fc.bigInt(0n, 2n ** 160n - 1n).map((it): Hex => `0x${it.toString(16).padStart(64, '0')}`);
    const topic = fc.oneof(hex({ minLength: 32, maxLength: 32 }), small);
    fc.assert(
      fc.property(
        fc.constantFrom(...known),
        fc.array(topic, { maxLength: 3 }),
        fc.oneof(hex({ maxLength: 200 }), fc.array(small, { maxLength: 5 }).map(joined)),
        fc.constantFrom(emitter, permit2),
        (first, rest, data, address) => {
          const all = announcedBy({ address, topics: [first, ...rest], data });
          expect(all.length).toBeLessThanOrEqual(2);
          for (const { is } of all) expect(is).toBeGreaterThanOrEqual(0n);
        },
      ),
      { numRuns: 500 },
    );
  });
});

function joined(words: readonly Hex[]): Hex {
  return `0x${words.map((it) => it.slice(2)).join('')}`;
}
