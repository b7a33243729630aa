import fc from 'fast-check';
import { type Address, getAddress, type Hex } from 'viem';
import { describe, expect, test } from 'vitest';
import type { Authorization, TxOverrides } from '../../model/request.ts';
import { alice, bob, carol } from '../testing/ledger.ts';
import { shown } from '../testing/shown.ts';
import { compareFields, type ExpectedTransaction } from './fields.ts';
import type { SentTransaction } from './mined.ts';

const lower = (it: Address) => it.toLowerCase() as Address;
const call = { to: bob.address, value: 7n, data: '0xABcd' as Hex };
const expected = (set: TxOverrides = {}): ExpectedTransaction => ({
  chainId: 1,
  from: alice.address,
  call,
  set,
});
const sent: SentTransaction = {
  hash: `0x${'ab'.repeat(32)}`,
  from: lower(alice.address),
  to: lower(bob.address),
  value: 7n,
  data: '0xabcd',
  nonce: 3n,
  gas: 21_000n,
  authorizations: 0,
  blobs: [],
};

/** The rows that a page shows, the verdict, and which of them differ. */
function compared(asked: ExpectedTransaction, with_: SentTransaction) {
  const { verdict, differs, lines, facts } = compareFields(asked, with_, [{ by: 'source', name: 'node' }]);
  const all = Object.fromEntries(facts.map((it) => [it.id, it]));
  const { rows } = shown({ verdict, effects: 'pending', differs, lines, facts: all, says: [] });
  return { verdict, differs, rows };
}

const same = ['from: alice | alice', 'to: bob | bob', 'value: 7 wei | 7 wei', 'data: 0xABcd | 0xabcd'];
const place = ['from', 'to', 'value', 'data'];

describe('a transaction beside the one that was read back', () => {
  test('is the same in whatever case it is written', () => {
    expect(compared(expected(), sent)).toEqual({ verdict: 'same', differs: [], rows: same });
  });

  test.each<[string, Partial<SentTransaction>, string]>([
    ['from', { from: carol.address }, 'from: alice | carol ≠'],
    ['to', { to: carol.address }, 'to: bob | carol ≠'],
    ['to', { to: null }, 'to: bob | 0x ≠'],
    ['value', { value: 8n }, 'value: 7 wei | 8 wei ≠'],
    ['data', { data: '0xabce' }, 'data: 0xABcd | 0xabce ≠'],
    ['data', { data: '0x' }, 'data: 0xABcd | 0x ≠'],
  ])('with another %s is different', (name, change, row) => {
    const rows = same.map((it, n) => (place[n] === name ? row : it));
    expect(compared(expected(), { ...sent, ...change })).toEqual({
      verdict: 'different',
      differs: [`mined.${name}`],
      rows,
    });
  });

  test('that makes a contract is another than one that calls it', () => {
    const makes = { ...expected(), call: { ...call, to: null } };
    expect(compared(makes, { ...sent, to: null })).toMatchObject({ verdict: 'same', differs: [] });
    expect(compared(makes, sent)).toMatchObject({ verdict: 'different', differs: ['mined.to'] });
    expect(compared(makes, sent).rows[1]).toBe('to: 0x | bob ≠');
  });

  test('is of its network, where it names one', () => {
    expect(compared(expected(), { ...sent, chainId: 1n })).toEqual({
      verdict: 'same',
      differs: [],
      rows: [...same, 'chain: chain 1 | chain 1'],
    });
    expect(compared(expected(), { ...sent, chainId: 10n })).toEqual({
      verdict: 'different',
      differs: ['mined.chain'],
      rows: [...same, 'chain: chain 1 | chain 10 ≠'],
    });
  });

  test('may have the fee, gas and number that the wallet chose, and others than the user did are told', () => {
    const names = ['nonce', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const;
    for (const name of names) {
      const it = { ...sent, [name]: 5n };
      const rowsOf = (wanted: bigint) => [...same, `${name}: ${wanted} | 5${wanted === 5n ? '' : ' ≠'}`];
      expect(compared(expected(), it)).toEqual({ verdict: 'same', differs: [], rows: same });
      expect(compared(expected({ [name]: 5n }), it)).toEqual({
        verdict: 'same',
        differs: [],
        rows: rowsOf(5n),
      });
      expect(compared(expected({ [name]: 6n }), it)).toEqual({
        verdict: 'feeOrNonce',
        differs: [`mined.${name}`],
        rows: rowsOf(6n),
      });
      expect(compared(expected({ [name]: 6n }), { ...it, value: 8n })).toMatchObject({
        verdict: 'different',
        differs: ['mined.value', `mined.${name}`],
      });
    }
    // What the node does not say of it is not compared.
    expect(compared(expected({ gasPrice: 6n }), sent)).toEqual({ verdict: 'same', differs: [], rows: same });
  });
});

describe('authorizations and blobs', () => {
  const one: Authorization = { chainId: 1, delegate: carol.address, nonce: 4n, authority: alice.address };
  const withList = (list: readonly Authorization[]): SentTransaction => ({
    ...sent,
    authorizations: list.length,
    authorizationList: list,
  });

  test('have to be those that were read back', () => {
    const it = compared(
      expected({ authorizationList: [one] }),
      withList([{ ...one, delegate: lower(carol.address), authority: lower(alice.address) }]),
    );
    expect(it).toEqual({ verdict: 'same', differs: [], rows: [...same, 'authorizations: 1 | 1'] });
  });

  test.each<[string, readonly Authorization[]]>([
    ['none', []],
    ['two', [one, one]],
    ['one for another network', [{ ...one, chainId: 0 }]],
    ['one of another number', [{ ...one, nonce: 5n }]],
    ['one to other code', [{ ...one, delegate: bob.address }]],
    ['one of another account', [{ ...one, authority: bob.address }]],
  ])('%s, where another was read back, is different', (_, list) => {
    const it = compared(expected({ authorizationList: [one] }), withList(list));
    expect(it).toEqual({
      verdict: 'different',
      differs: ['mined.authorizations'],
      rows: [...same, `authorizations: 1 | ${list.length} ≠`],
    });
    const turned = compared(expected({ authorizationList: list }), withList([one]));
    expect([turned.verdict, turned.differs]).toEqual(['different', ['mined.authorizations']]);
  });

  test('that the node only counts are different from none', () => {
    expect(compared(expected(), { ...sent, authorizations: 1 })).toEqual({
      verdict: 'different',
      differs: ['mined.authorizations'],
      rows: [...same, 'authorizations: 0 | 1 ≠'],
    });
    expect(compared(expected({ authorizationList: [one] }), { ...sent, authorizations: 1 }).verdict).toBe(
      'different',
    );
  });

  test('of blobs the hashes count, in their order', () => {
    const [a, b]: readonly Hex[] = [`0x01${'aa'.repeat(31)}`, `0x01${'bb'.repeat(31)}`];
    if (a === undefined || b === undefined) throw new Error('no hashes');
    const blobs = (read: readonly Hex[], carried: readonly Hex[]) =>
      compared(expected(read.length === 0 ? {} : { blobVersionedHashes: read }), { ...sent, blobs: carried });
    expect(blobs([a], [a.toUpperCase().replace('X', 'x') as Hex])).toEqual({
      verdict: 'same',
      differs: [],
      rows: [...same, 'blobs: 1 | 1'],
    });
    for (const [read, carried] of [
      [[a], []],
      [[], [a]],
      [
        [a, b],
        [b, a],
      ],
      [[a], [a, b]],
    ] as const)
      expect(blobs(read, carried)).toEqual({
        verdict: 'different',
        differs: ['mined.blobs'],
        rows: [...same, `blobs: ${read.length} | ${carried.length} ≠`],
      });
  });
});

test('of any two transactions the verdict is that of a model that looks at each field once', () => {
  const who = fc.constantFrom(alice.address, bob.address, lower(bob.address));
  const some = fc.bigInt({ min: 0n, max: 1n });
  const maybe = fc.option(some, { nil: undefined });
  const bytes = fc.constantFrom<Hex>('0x', '0xAB', '0xab');
  const side = fc.record({ from: who, to: fc.option(who), value: some, data: bytes, gas: maybe });
  fc.assert(
    fc.property(side, side, (a, b) => {
      const asked = {
        chainId: 1,
        from: a.from,
        call: { to: a.to, value: a.value, data: a.data },
        set: a.gas === undefined ? {} : { gas: a.gas },
      };
      const { verdict } = compareFields(asked, { ...sent, ...b, gas: b.gas ?? 0n }, []);
      const plain = (it: typeof a) =>
        JSON.stringify([
          getAddress(it.from),
          it.to && getAddress(it.to),
          String(it.value),
          it.data.toLowerCase(),
        ]);
      const wanted =
        plain(a) !== plain(b)
          ? 'different'
          : a.gas !== undefined && a.gas !== (b.gas ?? 0n)
            ? 'feeOrNonce'
            : 'same';
      expect(verdict).toBe(wanted);
    }),
  );
});
