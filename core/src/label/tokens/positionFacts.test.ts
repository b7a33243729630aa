import {
  type Address,
  concat,
  encodeAbiParameters,
  getAddress,
  parseAbiParameters,
  type Hex,
  pad,
  toFunctionSelector,
  toHex,
} from 'viem';
import { expect, test } from 'vitest';
import { call, contract, friend, me } from '../../check/testing/views.ts';
import { decode } from '../../decode/decode.ts';
import { known } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { fails, says, type Table, tableWorld } from '../../world/testing/tableWorld.ts';
import { positionFacts, positionOwnerFact } from './positionFacts.ts';
import { positionPartFact } from './positionParts.ts';
import { asWord, block } from '../testing.ts';

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
    [{ to: contract, data: `0x99fbab88${'7'.padStart(64, '0')}` }, { blockHash: block.parentHash }],
  ]);
});

test('a contract that calls it otherwise is asked in its own words', async () => {
  const { facts } = await read(raised(7n), node({ '0x8161b120': asWord(BigInt(friend)) }));
  expect(facts).toEqual({ [positionOwnerFact(contract, 7n)]: owned(friend) });
});

const [one, other] = ['a', 'b'].map((it) => getAddress(`0x${it.repeat(40)}`)) as [Address, Address];
const answers = (...words: readonly bigint[]): Hex => concat(words.map((it) => pad(toHex(it))));

test('its tokens are asked for in the same round', async () => {
  const its = answers(0n, 0n, BigInt(one), BigInt(other), 3000n, 0n, 0n, 0n, 0n, 0n, 0n, 0n);
  const { facts } = await read(raised(7n), node({ '0x6352211e': asWord(BigInt(me)), '0x99fbab88': its }));
  expect(facts).toEqual({
    [positionOwnerFact(contract, 7n)]: owned(me),
    [positionPartFact(contract, 7n, 'token0')]: owned(one),
    [positionPartFact(contract, 7n, 'token1')]: owned(other),
  });
});

test('an answer that is too short, or no address, says nothing of its tokens', async () => {
  const short = answers(0n, 0n, BigInt(one), BigInt(other));
  const cut = await read(raised(7n), node({ '0x6352211e': asWord(BigInt(me)), '0x99fbab88': short }));
  expect(cut.facts).toEqual({ [positionOwnerFact(contract, 7n)]: owned(me) });
  const wide = answers(0n, 0n, 2n ** 200n, BigInt(other), 0n, 0n, 0n, 0n, 0n, 0n, 0n);
  const { facts } = await read(raised(7n), node({ '0x99fbab88': wide }));
  expect(facts[positionPartFact(contract, 7n, 'token0')]).toMatchObject({ s: 'unknown' });
});

test('a position of Uniswap v4 whose answer has another field says nothing', async () => {
  const manager = getAddress('0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e');
  const body = call(manager, 'modifyLiquidities(bytes unlockData, uint256 deadline)', [
    encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [
      '0x00',
      [
        encodeAbiParameters(parseAbiParameters('uint256, uint256, uint128, uint128, bytes'), [
          9n,
          1n,
          1n,
          1n,
          '0x',
        ]),
      ],
    ]),
    1n,
  ]);
  const selector = toFunctionSelector('getPoolAndPositionInfo(uint256)');
  const usual = answers(BigInt(one), BigInt(other), 3000n, 60n, 0n, 1n);
  const { facts } = await read(body, node({ [selector]: usual }));
  expect(facts[positionPartFact(manager, 9n, 'token1')]).toEqual(owned(other));
  const longer = answers(BigInt(one), BigInt(other), BigInt(one), BigInt(other), 0n, 1n, 2n);
  expect((await read(body, node({ [selector]: longer }))).facts).toEqual({});
});

test('an account of Synthetix is asked for who else may act for it', async () => {
  const body = call(contract, 'deposit(uint128 accountId, address collateralType, uint256 tokenAmount)', [
    7n,
    one,
    1n,
  ]);
  const selector = toFunctionSelector('getAccountPermissions(uint128)');
  const { facts } = await read(body, node({ [selector]: answers(32n, 2n) }));
  expect(facts[positionPartFact(contract, 7n, 'others')]).toEqual(known({ kind: 'integer', value: 2n }));
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
