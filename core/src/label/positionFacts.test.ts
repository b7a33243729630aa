import { expect, test } from 'vitest';
import { call, contract, friend, me } from '../check/testing/views.ts';
import { decode } from '../decode/decode.ts';
import { known } from '../model/known.ts';
import type { Body } from '../model/request.ts';
import { freeze } from '../request/freeze.ts';
import { fails, says, type Table, tableWorld } from '../world/testing/tableWorld.ts';
import { positionFacts, positionOwnerFact } from './positionFacts.ts';
import { asWord, block } from './testing.ts';

const raise =
  'increaseLiquidity((uint256 tokenId, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params)';
const raised = (tokenId: bigint) => call(contract, raise, [[tokenId, 1n, 1n, 1n, 1n, 1n]]);

/** What contracts answer, by the first four bytes of what they are asked; everything else reverts. */
function node(answers: Readonly<Record<string, unknown>>): Table {
  return {
    eth_call: ([asked]) => {
      const answer = answers[(asked as { data: string }).data.slice(0, 10)];
      return answer === undefined ? fails(3, 'execution reverted')([]) : says(answer)([]);
    },
  };
}

async function read(body: Body, table: Table) {
  const world = tableWorld(table);
  const at = { world, block, signal: new AbortController().signal };
  const facts = await positionFacts(at, decode(freeze(body, ''), {}).steps);
  return { facts: Object.fromEntries(facts.map((fact) => [fact.id, fact.value])), asked: world.asked };
}

const owned = (by: string) => known({ kind: 'address', address: by });

test('the owner of a position is asked of its contract at the pinned block', async () => {
  const { facts, asked } = await read(raised(7n), node({ '0x6352211e': asWord(BigInt(me)) }));
  expect(facts).toEqual({ [positionOwnerFact(contract, 7n)]: owned(me) });
  expect(asked.map(({ params }) => params)).toEqual([
    [{ to: contract, data: `0x6352211e${'7'.padStart(64, '0')}` }, { blockHash: block.parentHash }],
  ]);
});

test('a contract that calls it otherwise is asked in its own words', async () => {
  const { facts } = await read(raised(7n), node({ '0x8161b120': asWord(BigInt(friend)) }));
  expect(facts).toEqual({ [positionOwnerFact(contract, 7n)]: owned(friend) });
});

test('nobody owns what the contract does not say, or says is nobody’s', async () => {
  expect((await read(raised(7n), node({}))).facts).toEqual({});
  expect((await read(raised(7n), node({ '0x6352211e': asWord(0n) }))).facts).toEqual({});
});

test('a node that does not answer is a gap', async () => {
  const { facts } = await read(raised(7n), { eth_call: () => ({ s: 'unknown', why: 'offline' }) as never });
  expect(facts[positionOwnerFact(contract, 7n)]).toMatchObject({ s: 'unknown' });
});

test('nothing is asked for what names no position', async () => {
  const { asked } = await read(call(contract, 'burn(uint256 tokenId)', [7n]), node({}));
  expect(asked).toEqual([]);
});
