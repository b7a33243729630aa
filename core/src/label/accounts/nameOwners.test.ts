import { type Address, getAddress, namehash } from 'viem';
import { expect, test } from 'vitest';
import { call, friend, me } from '../../check/testing/views.ts';
import { decode } from '../../decode/decode.ts';
import { known } from '../../model/known.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { fails, says, type Table, tableWorld } from '../../world/testing/tableWorld.ts';
import { nameOwnerFact, nameOwnerFacts } from './nameOwners.ts';
import { asWord, block } from '../testing.ts';

const controller = getAddress('0x253553366da8546fc250f225fe3d25d0c782303b');
const registrar = '0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea85';
const wrapper = '0xd4416b13d2b3a9abae7acd5d6c2bbdbe25686401';

/** Who owns an item, by its collection; everything else reverts. */
function node(owners: Readonly<Record<string, Address>>): Table {
  return {
    eth_call: ([asked]) => {
      const owner = owners[(asked as { to: string }).to.toLowerCase()];
      return owner === undefined ? fails(3, 'execution reverted')([]) : says(asWord(BigInt(owner)))([]);
    },
  };
}

async function read(table: Table) {
  const world = tableWorld(table);
  const at = { world, block: { ...block, chainId: 1 }, signal: new AbortController().signal };
  const body = call(controller, 'renew(string name, uint256 duration)', ['alice', 1n]);
  const facts = await nameOwnerFacts(at, decode(freeze(body, ''), {}).steps);
  return { facts: Object.fromEntries(facts.map(({ id, value }) => [id, value])), asked: world.asked };
}

const fact = nameOwnerFact(1, 'alice') ?? '';

test('the owner of a name that is paid for is asked of the registrar', async () => {
  const { facts, asked } = await read(node({ [registrar]: me }));
  expect(facts).toEqual({ [fact]: known({ kind: 'address', address: me }) });
  expect(asked).toHaveLength(1);
});

test('the owner of a wrapped name is asked of the wrapper', async () => {
  const { facts, asked } = await read(node({ [registrar]: wrapper, [wrapper]: friend }));
  expect(facts).toEqual({ [fact]: known({ kind: 'address', address: friend }) });
  const [, second] = asked.map(({ params }) => (params as readonly { data: string }[])[0]?.data ?? '');
  expect(second).toContain(namehash('alice.eth').slice(2));
});

test('a name that nobody owns has no such fact, nor has one of a network without a registry', async () => {
  expect((await read(node({}))).facts).toEqual({});
  expect(nameOwnerFact(10, 'alice')).toBeUndefined();
});
