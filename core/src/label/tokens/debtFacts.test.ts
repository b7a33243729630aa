import { type Address, concat, encodeAbiParameters, getAddress, keccak256, type Hex } from 'viem';
import { expect, test } from 'vitest';
import { call, friend, me, usdc, weth } from '../../check/testing/views.ts';
import { decode } from '../../decode/decode.ts';
import { known } from '../../model/known.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { fails, says, type Table, tableWorld } from '../../world/testing/tableWorld.ts';
import { debtFacts, debtOf } from './debtFacts.ts';
import { asWord, block } from '../testing.ts';

const market = getAddress('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
const words = (...its: readonly bigint[]): Hex => concat(its.map((it) => asWord(it) as Hex));

async function read(signature: string, args: readonly unknown[], answer: Hex | undefined, to = market) {
  const table: Table = {
    eth_call: answer === undefined ? fails(3, 'execution reverted') : says(answer),
  };
  const world = tableWorld(table);
  const { steps } = decode(freeze(call(to, signature, args), ''), {});
  const [step] = steps;
  const facts = await debtFacts({ world, block, signal: new AbortController().signal }, steps);
  const asked = world.asked.map(({ params }) => (params as readonly { data: Hex; to: string }[])[0]);
  return { fact: step === undefined ? undefined : debtOf(step)?.fact, facts, asked };
}

const withdraw = 'withdraw(address asset, uint256 amount, address to)';

test('a pool of Aave is asked what the user owes in all', async () => {
  const { fact, facts, asked } = await read(withdraw, [weth, 1n, me], words(9n, 7n, 1n, 1n, 1n, 1n));
  expect(facts.map(({ id, value }) => [id, value])).toEqual([[fact, known({ kind: 'integer', value: 7n })]]);
  expect(asked).toEqual([{ to: market, data: `0xbf92857c${asWord(BigInt(me)).slice(2)}` }]);
});

test('a market of Morpho is asked for the position of its owner, by the hash of its parameters', async () => {
  const params = [usdc, weth, friend, me, 86n * 10n ** 16n] as const;
  const { facts, asked } = await read(
    'withdrawCollateral((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, address onBehalf, address receiver)',
    [params, 1n, friend, me],
    words(0n, 3n, 5n),
  );
  expect(facts.map(({ value }) => value)).toEqual([known({ kind: 'integer', value: 3n })]);
  const types = ['address', 'address', 'address', 'address', 'uint256'].map((type) => ({ type }));
  const id = keccak256(encodeAbiParameters(types, [...params]));
  expect(asked[0]?.data).toContain(id.slice(2) + asWord(BigInt(friend)).slice(2));
});

test('a contract that says nothing of debts has no such fact', async () => {
  for (const answer of [undefined, '0x', asWord(1n) as Hex] as const)
    expect((await read(withdraw, [weth, 1n, me], answer)).facts).toEqual([]);
});

test('of other calls nothing is asked', async () => {
  const { asked } = await read('transfer(address to, uint256 amount)', [me, 1n], words(1n));
  expect(asked).toEqual([]);
});

test.each([
  ['redeemUnderlying(uint256 redeemAmount)', [1n]],
  ['redeem(uint256 shares, address receiver, address owner)', [1n, me, me]],
] as const)('for %s the contract says whom to ask', async (signature, args) => {
  const { facts, asked } = await read(signature, args, words(32n, 2n));
  // The first answer is no place of a contract that people use, but a place anyway.
  expect(asked.map(({ to } = { data: '0x', to: '' }) => to.toLowerCase())).toEqual([
    market.toLowerCase(),
    '0x0000000000000000000000000000000000000020',
  ]);
  expect(facts).toHaveLength(1);
  expect((await read(signature, args, undefined)).facts).toEqual([]);
});

test('a market of Compound III is asked what is owed there and what was supplied', async () => {
  const { facts, asked } = await read(
    'withdrawFrom(address src, address to, address asset, uint256 amount)',
    [me, me, usdc, 1n],
    words(5n),
  );
  expect(asked).toHaveLength(3);
  expect(facts.map(({ id }) => id.split('.').slice(2).join('.'))).toEqual([
    `debt.${me.toLowerCase()}`,
    `debt.${me.toLowerCase()}.supplied`,
    `debt.${me.toLowerCase()}.supplied.${usdc.toLowerCase()}`,
  ]);
});

const gateway = getAddress('0xd01607c3c5ecaba394d8be377a08590149325722');
const prime = getAddress('0x4e033931ad43597d96d6bcc25c280717730b58b1');

/** What is read of a call of a gateway that names a pool. `takes`: the pool that it says it takes from; `owes`: by pool. */
async function throughGateway(
  named: Address,
  takes: Address | undefined,
  owes: Readonly<Record<Address, bigint>>,
) {
  const table: Table = {
    eth_call: ([it]) => {
      const { to } = it as { to: Address };
      if (to === gateway && takes !== undefined) return says(asWord(BigInt(takes)))([]);
      const owed = owes[getAddress(to)];
      return owed === undefined ? says('0x')([]) : says(words(9n, owed, 1n, 1n, 1n, 1n))([]);
    },
  };
  const world = tableWorld(table);
  const text = 'withdrawETH(address pool, uint256 amount, address onBehalfOf)';
  const { steps } = decode(freeze(call(gateway, text, [named, 1n, me]), ''), {});
  const facts = await debtFacts({ world, block, signal: new AbortController().signal }, steps);
  return facts.map(({ value }) =>
    value.s === 'known' && value.v.kind === 'integer' ? value.v.value : value,
  );
}

test('a gateway is asked which pool it takes from, whatever pool the call names', async () => {
  const owes = { [market]: 5n, [prime]: 0n };
  expect(await throughGateway(prime, market, owes)).toEqual([5n]);
  expect(await throughGateway(market, prime, owes)).toEqual([0n]);
});

test('of a gateway that does not say, a debt at any of its pools counts', async () => {
  expect(await throughGateway(prime, undefined, { [market]: 5n, [prime]: 0n })).toEqual([5n]);
  expect(await throughGateway(market, undefined, { [market]: 0n, [prime]: 0n })).toEqual([0n]);
  expect(await throughGateway(friend, undefined, {})).toEqual([]);
});
