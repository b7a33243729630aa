import { factOfAccount } from '../../model/factIds.ts';
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { same } from '../../ledger/account.ts';
import { solidity } from '../../world/solidity.ts';
import { purposeWordsOf, type Word } from '../../actions/purpose/words.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import type { Fact, FactId } from '../../model/fact.ts';
import { isUnanswered, type Known, unknown } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { poolFactoriesOn, type PoolFactories } from '../../shipped/poolFactories.ts';
import { placesOf, protocolAt } from '../../shipped/protocols.ts';
import { type OwnRegistry, registriesFor, registriesOfCalled } from '../../shipped/registries.ts';
import { isWellKnown } from '../../shipped/wellKnownTokens.ts';
import { chainFact, chainRead, type ReadAt, someone } from '../../world/chainRead.ts';
import type { Answered } from '../../world/rpc.ts';
import { uint, wordAt } from '../../world/returned.ts';
import type { Check } from '../../world/schema.ts';

/** The fact of which factory says that a pool is one of its own. */
export function poolFact(pool: Address): FactId {
  return factOfAccount(pool, 'factory');
}

/**
 * Which of the pools and other contracts that the steps name, and whose word their contracts take, and which of those that they call, a shipped factory or registry
 * knows as its own, at the pinned block. The factory is asked, never the pool alone. `notFound`: none does.
 */
export async function poolFacts(at: ReadAt, steps: readonly Step[]): Promise<readonly Fact[]> {
  const { chainId } = at.block;
  const asked = new Map<string, Asked>();
  for (const step of everyStep(steps)) {
    const by = registriesOf(step, registriesOfCalled);
    const isAsked = step.op === 'call' && step.to !== null && protocolAt(chainId, step.to) === undefined;
    if (isAsked && step.to !== null && by.length > 0 && !asked.has(step.to.toLowerCase()))
      asked.set(step.to.toLowerCase(), { address: step.to, asPool: false, by });
  }
  for (const step of everyStep(steps))
    for (const word of purposeWordsOf(step)) {
      if (word.holds !== 'address' || !isBelieved(word)) continue;
      const { address } = word;
      if (protocolAt(chainId, address) !== undefined && !isWellKnown(chainId, address)) continue;
      const key = address.toLowerCase();
      const before = asked.get(key) ?? { address, asPool: false, by: [] };
      const by = word.role === 'pool' ? before.by : [...before.by, ...registriesOf(step, registriesFor)];
      if (word.role === 'contract' && by.length === 0) continue;
      asked.set(key, { address, asPool: before.asPool || word.role === 'pool', by });
    }
  const factories = poolFactoriesOn(chainId);
  return Promise.all(
    [...asked.values()].map(async ({ address: pool, asPool, by }, index): Promise<Fact> => {
      const id = poolFact(pool);
      if (index >= mostPools) return { id, value: unknown('notAsked'), from: [] };
      const answers = registered(at, pool, by);
      if (asPool && factories !== undefined) answers.push(factoryOf(at, pool, factories));
      const found = await firstOf(answers);
      return chainFact(id, at.block, found, (address) => ({ kind: 'address', address }));
    }),
  );
}

type Asked = Readonly<{ address: Address; asPool: boolean; by: readonly OwnRegistry[] }>;

/** Pools whose word is taken, and other contracts that nothing but their protocol’s registry vouches for. */
function isBelieved({ role, check }: Word): boolean {
  if (role === 'pool') return check === undefined;
  return role === 'contract' && (check === undefined || check === 'taken' || check === 'asked');
}

function registriesOf({ fn }: Step, of: (source: string) => readonly OwnRegistry[]): readonly OwnRegistry[] {
  return (fn?.from ?? []).flatMap((it) => (it.by === 'source' ? of(it.name) : []));
}

/** What each registry of the network says, in their order. */
function registered(
  at: ReadAt,
  contract: Address,
  by: readonly OwnRegistry[],
): Promise<Known<Answered<Address>>>[] {
  return by.flatMap(({ name, asks }) =>
    placesOf(at.block.chainId, name).map((place) => {
      if (asks === 'ownerOf' || asks === 'prev') {
        const data = encodeFunctionData({ abi, functionName: asks, args: [settlerFeature] });
        return sameAs(chainRead(at, place as Address, data, someone), contract, place as Address);
      }
      const data = encodeFunctionData({ abi, functionName: asks, args: [contract] });
      const its = asks === 'gauge_types' ? isOfSomeType : isYes;
      return yes(chainRead(at, place as Address, data, its), place as Address);
    }),
  );
}

/** The first that says yes; else whether one of them did not answer. */
async function firstOf(
  answers: readonly Promise<Known<Answered<Address>>>[],
): Promise<Known<Answered<Address>>> {
  const all = await Promise.all(answers);
  const silent = all.find((it) => it.s !== 'known' && !isUnanswered(it));
  return all.find((it) => it.s === 'known') ?? (silent as Known<never> | undefined) ?? unknown('notFound');
}

const mostPools = 12;

/** What takers themselves send; others are carried by relayers. */
const settlerFeature = 2n;

async function factoryOf(at: ReadAt, pool: Address, known: PoolFactories): Promise<Known<Answered<Address>>> {
  const ask = (to: Address, data: Hex) => chainRead(at, to, data, someone);
  const own = (name: 'token0' | 'token1') => ask(pool, encodeFunctionData({ abi, functionName: name }));
  const [one, other, fee] = await Promise.all([
    own('token0'),
    own('token1'),
    chainRead(at, pool, encodeFunctionData({ abi, functionName: 'fee' }), feeIn),
  ]);
  const answers: Promise<Known<Answered<Address>>>[] = [];
  const says = (factory: Address, data: Hex) => answers.push(sameAs(ask(factory, data), pool, factory));
  if (one.s === 'known' && other.s === 'known') {
    const pair = [one.v.value, other.v.value] as const;
    for (const it of known.pairs)
      says(it, encodeFunctionData({ abi, functionName: 'getPair', args: [...pair] }));
    if (fee.s === 'known')
      for (const it of known.pools)
        says(it, encodeFunctionData({ abi, functionName: 'getPool', args: [...pair, fee.v.value] }));
  }
  const lists = [
    ...known.curve.map((it) => [it, 'is_registered'] as const),
    ...known.maverick.map((it) => [it, 'isFactoryPool'] as const),
    ...(known.compound ?? []).map((it) => [it, 'markets'] as const),
  ];
  for (const [it, functionName] of lists)
    answers.push(yes(chainRead(at, it, encodeFunctionData({ abi, functionName, args: [pool] }), isYes), it));
  const found = await firstOf(answers);
  const silent = [one, other, fee].find((it) => it.s !== 'known' && !isUnanswered(it));
  return found.s === 'known' ? found : ((silent as Known<never> | undefined) ?? found);
}

/** The factory, where it answers that very pool. */
async function sameAs(
  answer: Promise<Known<Answered<Address>>>,
  pool: Address,
  factory: Address,
): Promise<Known<Answered<Address>>> {
  const it = await answer;
  if (it.s !== 'known') return it;
  return same(it.v.value, pool) ? { s: 'known', v: { ...it.v, value: factory } } : unknown('notFound');
}

async function yes(
  answer: Promise<Known<Answered<true>>>,
  factory: Address,
): Promise<Known<Answered<Address>>> {
  const it = await answer;
  return it.s === 'known' ? { s: 'known', v: { ...it.v, value: factory } } : it;
}

const abi = parseAbi([
  solidity.token0,
  solidity.token1,
  solidity.fee,
  solidity.getPair,
  solidity.getPool,
  solidity.isRegistered,
  solidity.isFactoryPool,
  solidity.markets,
  solidity.isWhitelisted,
  solidity.isValidMarket,
  solidity.isYT,
  solidity.gaugeTypes,
  solidity.isGauge,
  solidity.isVerified,
  solidity.isDex,
  solidity.ownerOfFeature,
  solidity.prev,
]);

/** More may be behind it. */
const isYes: Check<true> = (it) => (wordAt(0)(it) === 1n ? true : undefined);

/** Types begin at 0; of a gauge that it does not know, the controller says nothing. */
const isOfSomeType: Check<true> = (it) => ((uint(it) ?? 256n) < 256n ? true : undefined);

const feeIn: Check<number> = (it) => {
  const fee = uint(it);
  return fee === undefined || fee >= 2n ** 24n ? undefined : Number(fee);
};
