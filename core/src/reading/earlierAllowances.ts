import {
  type Address,
  encodeFunctionData,
  type Hex,
  numberToHex,
  pad,
  parseAbi,
  toEventSelector,
} from 'viem';
import { same } from '../ledger/account.ts';
import { solidity } from '../world/solidity.ts';
import { everyStep } from '../actions/steps/stepTree.ts';
import { earlierFact, type EarlierPair, earlierTaker } from '../evidence/spending/earlier.ts';
import { tokenFacts } from '../label/tokens/tokenFacts.ts';
import type { PinnedBlock } from '../model/effects.ts';
import type { Asset, Fact, Facts, FactValue } from '../model/fact.ts';
import { isUnanswered, type Known, known, unknown } from '../model/known.ts';
import type { Arg, Step } from '../model/step.ts';
import { insideOf } from '../decode/findArgs.ts';
import { knownCollections } from '../shipped/knownCollections.ts';
import { actingPlaces } from '../shipped/actingFor.ts';
import { logOf } from '../effects/log.ts';
import { placesOf, positionsAt } from '../shipped/protocols.ts';
import { wellKnownTokens } from '../shipped/wellKnownTokens.ts';
import { developmentChains } from '../world/developmentChains.ts';
import { chainRead, type ReadAt, readAccountState } from '../world/chainRead.ts';
import { uint, wordAt } from '../world/returned.ts';
import { hexBytes } from '../world/schema.ts';
import { toldAtPin } from '../world/provenance.ts';
import { ofTheUser, rpc } from '../world/rpc.ts';
import type { PermittedAsset, World } from '../world/world.ts';
import { readStanding } from './standing.ts';

/** So many contracts are asked about, so many addresses that are paid, and so many of the request are taken for tokens. */
const most = 4;
const mostPaid = 12;
const mostBehind = 12;
const mostNamed = 12;

/**
 * What contracts that nobody here ships a name of may take of whoever calls them, by permissions that stood before: over
 * well-known tokens and collections, over what the request names, what this device knows of, and what events name where
 * the node searches them.
 */
export async function earlierAllowances(
  pairs: readonly EarlierPair[],
  steps: readonly Step[],
  block: PinnedBlock,
  world: World,
  signal: AbortSignal,
): Promise<Facts> {
  const named = addressesOf(steps);
  const isBehind = ({ behind }: EarlierPair) => behind === true;
  const paid = [
    ...pairs.filter((it) => it.ifCode && !isBehind(it)).slice(0, mostPaid),
    ...pairs.filter(isBehind).slice(0, 2 * mostBehind),
  ];
  const codes = await Promise.all(paid.map(({ spender }) => isContract({ world, block, signal }, spender)));
  const run = new Set(paid.filter((_, at) => codes[at]));
  const asked = new Set([
    ...pairs.filter((it) => !isBehind(it) && (!it.ifCode || run.has(it))).slice(0, most),
    ...pairs.filter((it) => isBehind(it) && run.has(it)).slice(0, mostBehind),
  ]);
  const calls = callsIn(steps);
  const read = await Promise.all(
    [...asked].map((pair) => earlierOf(pair, named, calls, block, world, signal)),
  );
  const others = pairs
    .filter((it) => !asked.has(it))
    .map((it): Fact => {
      const id = earlierFact(it.owner, it.spender);
      const isNobody = isBehind(it) && paid.includes(it) && !run.has(it);
      return { id, value: isNobody ? known({ kind: 'list', items: [] }) : unknown('notAsked'), from: [] };
    });
  return Object.fromEntries([...read.flat(), ...others].map((it) => [it.id, it]));
}

/** What is only paid runs code where it is a contract; whoever has the key of another account needs no call to take. */
async function isContract(at: ReadAt, paid: Address): Promise<boolean> {
  const code = await readAccountState(at, 'eth_getCode', paid, hexBytes);
  return code.s === 'known' && code.v.value !== '0x' && !code.v.value.startsWith('0xef0100');
}

/** How many calls a request makes, those left out that only carry others. */
function callsIn(steps: readonly Step[]): number {
  return everyStep(steps).filter((step) => step.steps.length === 0).length;
}

async function earlierOf(
  { owner, spender, behind }: EarlierPair,
  named: readonly Address[],
  calls: number,
  block: PinnedBlock,
  world: World,
  signal: AbortSignal,
): Promise<readonly Fact[]> {
  const { chainId } = block;
  const at: ReadAt = { world, block, signal };
  const id = earlierFact(owner, spender);
  const permitted = await world.ask('permitted', { chainId, account: owner, spender }, ofTheUser(signal));
  const shipped = developmentChains.has(chainId) ? [] : wellKnownTokens(chainId);
  const tokens = [...shipped, ...named.filter((it) => !same(it, spender))];
  const { markets, collections } = positionsAt(chainId);
  const given: readonly PermittedAsset[] = [
    ...[...tokens, ...markets].map((address) => ({ kind: 'token', address }) as const),
    ...[...knownCollections(chainId), ...collections].map(
      (address) => ({ kind: 'collection', address }) as const,
    ),
    ...(permitted.s === 'known' ? permitted.v : []),
  ];
  // They may be many: no events are searched for them.
  const only = behind === true ? { knownOnly: true as const } : {};
  const asked = { owner, spender, block, given, inPermit2: tokens, ...only };
  const { standing, reads, endpoint } = await readStanding(world, asked, signal);
  if (reads.s !== 'known') return [{ id, value: reads, from: [] }];
  const held = await Promise.all(
    standing.map(async ({ asset, what, after }) => {
      if (asset === undefined || asset.kind === 'native') return [];
      if (what === 'allowance' && after.s === 'known' && typeof after.v === 'bigint' && after.v < dust)
        return [];
      // What is not there cannot be taken, unless another call of the request brings it.
      if (
        asset.kind === 'token' &&
        calls === 1 &&
        // Collateral and loans are in no balance.
        !markets.some((it) => same(it, asset.address)) &&
        (await isEmpty({ world, block, signal }, asset.address, owner))
      )
        return [];
      return [asset];
    }),
  );
  const [acts, debts] = await Promise.all([
    actsFor(at, owner, spender),
    behind === true ? known([]) : delegatedDebts(at, owner, spender),
  ]);
  const assets: readonly Asset[] = [...held.flat(), ...acts, ...(debts.s === 'known' ? debts.v : [])];
  // What nobody could look for is not a permission that is not there.
  if (assets.length === 0 && debts.s !== 'known') return [{ id, value: debts, from: [] }];
  const distinct = [...new Map(assets.map((it) => [JSON.stringify(it, text), it])).values()];
  const items = distinct.map((asset): FactValue => ({ kind: 'asset', asset }));
  const from = [toldAtPin(block, endpoint, 'eth_call', 'eth_getLogs')];
  const names = await Promise.all(
    distinct
      .slice(0, 2)
      .flatMap((it) => (it.kind === 'native' ? [] : [tokenFacts({ world, block, signal }, it.address)])),
  );
  return [
    { id, value: known({ kind: 'list', items }), from },
    ...(behind === true
      ? [
          {
            id: earlierTaker(owner, spender),
            value: known({ kind: 'address', address: spender } as const),
            from,
          },
        ]
      : []),
    ...items.map((value, n) => ({ id: `${id}.${n}`, value: known(value), from })),
    ...names.flatMap(({ facts }) => facts),
  ];
}

/** Where an account lets a contract act for it: over all that it has there, and its debts. */
async function actsFor(at: ReadAt, owner: Address, spender: Address): Promise<readonly Asset[]> {
  const { chainId } = at.block;
  const asked = actingPlaces(chainId).map(async ({ address, asks }): Promise<readonly Asset[]> => {
    const data = encodeFunctionData({ abi, functionName: asks, args: [owner, spender] });
    return (await wordOf(at, address, data)) === 1n ? [{ kind: 'token', chainId, address }] : [];
  });
  return (await Promise.all(asked)).flat();
}

/**
 * The debts that a contract may have an account owe, of those that events name: of Aave and its like. Where the node does not
 * search events, it is not known, unless the account has nothing in a shipped pool that could secure a debt.
 */
async function delegatedDebts(
  at: ReadAt,
  owner: Address,
  spender: Address,
): Promise<Known<readonly Asset[]>> {
  const { world, block, signal } = at;
  const { chainId, parentNumber } = block;
  if (developmentChains.has(chainId)) return known([]);
  const filter = {
    fromBlock: '0x0',
    toBlock: numberToHex(parentNumber),
    topics: [debtDelegated, pad(owner).toLowerCase(), pad(spender).toLowerCase()],
  };
  const bounds = { signal, deadline: 8_000, maxBytes: 262_144 };
  const question = { chainId, method: 'eth_getLogs', params: [filter] };
  const logs = await rpc(world, question, bounds, (it) => (Array.isArray(it) ? it.map(logOf) : undefined));
  if (logs.s !== 'known') return (await mayOwe(at, owner)) ? logs : known([]);
  const named = logs.v.value.flatMap((it) =>
    it !== undefined && filter.topics.every((topic, n) => it.topics[n]?.toLowerCase() === topic)
      ? [it.address]
      : [],
  );
  const debts = [...new Map(named.map((it) => [it.toLowerCase(), it])).values()].slice(0, mostDebts);
  const asked = debts.map(async (address): Promise<readonly Asset[]> => {
    const data = encodeFunctionData({ abi, functionName: 'borrowAllowance', args: [owner, spender] });
    return ((await wordOf(at, address, data)) ?? 0n) < dust ? [] : [{ kind: 'token', chainId, address }];
  });
  return known((await Promise.all(asked)).flat());
}

/** Whether an account has put something into a pool that lends against it, or nobody says. */
async function mayOwe(at: ReadAt, owner: Address): Promise<boolean> {
  const { chainId } = at.block;
  const pools = ['Aave v3 pool', 'Aave v2 pool'].flatMap((name) => placesOf(chainId, name) as Address[]);
  const data = encodeFunctionData({ abi, functionName: 'getUserAccountData', args: [owner] });
  const secured = await Promise.all(pools.map((pool) => chainRead(at, pool, data, wordAt(0))));
  return secured.some((it) => (it.s === 'known' ? it.v.value > 0n : !isUnanswered(it)));
}

const debtDelegated = toEventSelector('BorrowAllowanceDelegated(address,address,address,uint256)');
const mostDebts = 8;

/** In the smallest unit. */
const dust = 100n;

async function isEmpty(at: ReadAt, token: Address, owner: Address): Promise<boolean> {
  const data = encodeFunctionData({ abi, functionName: 'balanceOf', args: [owner] });
  return (await wordOf(at, token, data)) === 0n;
}

/** What a contract answers with one word; undefined where it does not, or nobody does. */
async function wordOf(at: ReadAt, to: Address, data: Hex): Promise<bigint | undefined> {
  const said = await chainRead(at, to, data, uint);
  return said.s === 'known' ? said.v.value : undefined;
}

const abi = parseAbi([
  solidity.balanceOf,
  solidity.borrowAllowance,
  solidity.can,
  solidity.isAuthorized,
  solidity.isAccountOperatorAuthorized,
  solidity.hasApprovedRelayer,
  solidity.getUserAccountData,
]);

function text(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

/** The addresses that the steps name: each may be a token. */
function addressesOf(steps: readonly Step[]): readonly Address[] {
  const found = new Map<string, Address>();
  const add = (it: Address | null) => it !== null && found.set(it.toLowerCase(), it);
  const visit = (arg: Arg) => {
    if (arg.value.kind === 'address') add(arg.value.address);
    insideOf(arg).forEach(visit);
  };
  for (const step of everyStep(steps).slice(0, 64)) {
    add(step.to);
    step.args.forEach(visit);
  }
  return [...found.values()].slice(0, mostNamed);
}
