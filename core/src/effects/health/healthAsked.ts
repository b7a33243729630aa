import { type Address, encodeFunctionData, getAddress, type Hex, numberToHex, parseAbi, slice } from 'viem';
import { same } from '../../ledger/account.ts';
import { everyStep, addressAt, integerAt } from '../../actions/steps/stepTree.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import type { Health } from '../../model/effects.ts';
import type { Step } from '../../model/step.ts';
import { gatewayPools } from '../../shipped/gatewayPools.ts';
import { type ReadAt, chainRead } from '../../world/chainRead.ts';
import { hexBytes } from '../../world/schema.ts';
import { solidity } from '../../world/solidity.ts';
import type { WordRead } from '../read.ts';
import { morphoMarket } from './morphoMarket.ts';

/**
 * How to find out how safe a loan is: what to read before and after, and the health that the words come to; undefined
 * where they make no sense. `market`: the contract that the step calls.
 */
export type HealthAsked = Readonly<{
  market: Address;
  account: Address;
  reads: readonly WordRead[];
  healthOf: (words: readonly bigint[]) => Health | undefined;
}>;

/**
 * The loans that a request changes the safety of, each once. Of a market of which not every step could be asked, none: the
 * others would stand for what nobody looked at.
 */
export async function healthAsked(at: ReadAt, steps: readonly Step[]): Promise<readonly HealthAsked[]> {
  const wanted = everyStep(steps).filter((step) => rowSays(step.fn?.signature, 'owed') !== undefined);
  const found = await Promise.all(
    wanted.map(async (step, n) => ({ step, loans: n < mostSteps ? await askedOf(at, step, steps) : [] })),
  );
  const each = found.flatMap((it) => it.loans);
  const loans = new Map(each.map((it) => [JSON.stringify([it.market, it.reads]), it]));
  const all = [...loans.values()];
  const unclear = [
    ...found.flatMap((it) => (it.loans.length === 0 ? it.step.to : [])),
    ...all.slice(mostLoans).map(({ market }) => market),
  ];
  return all.slice(0, mostLoans).filter(({ market }) => !unclear.some((it) => same(it, market)));
}

const mostSteps = 8;

/** A gateway may take from each of the pools of its version. */
const mostLoans = 8;

async function askedOf(at: ReadAt, step: Step, steps: readonly Step[]): Promise<readonly HealthAsked[]> {
  const { to: market } = step;
  const caller = step.caller ?? step.actor;
  if (market === null) return [];
  const isDebt = rowSays(step.fn?.signature, 'act') === 'debt';
  const of = (position: number) => addressAt(step, position)?.value;
  const whose = (account: Address | 'unknown' | undefined) =>
    account === undefined || account === 'unknown' ? [] : [account];
  switch (rowSays(step.fn?.signature, 'owed')) {
    case 'pool':
      return whose((isDebt ? of(4) : undefined) ?? caller).map((account) => inPool(market, account, market));
    case 'gateway': {
      const named = of(0);
      if (named === undefined) return [];
      const pools = gatewayPools(at.block.chainId, market, named);
      return whose(caller).flatMap((account) => pools.map((pool) => inPool(market, account, pool)));
    }
    case 'comet':
      return inComet(at, market, whose(caller), suppliedTo(steps, market));
    case 'cometOf':
      return inComet(at, market, whose(of(0)), suppliedTo(steps, market));
    case 'morpho':
      return whose(of(isDebt ? 3 : 2)).flatMap((account) => inMorpho(step, market, account));
    case 'vault':
      return inVault(at, market, whose(isDebt ? caller : of(2)), isDebt);
    case 'trove':
      return inTrove(at, market, whose(caller));
    case 'cdp':
      return ofCdp(at, step, market, whose(caller));
    default:
      return [];
  }
}

/** Pools of Aave and those made of them say it themselves. */
function inPool(market: Address, account: Address, pool: Address): HealthAsked {
  const data = call('getUserAccountData', [account]);
  return {
    market,
    account,
    reads: [word(pool, data, 1), word(pool, data, 5)],
    healthOf: ([debt, health]) => (debt === 0n ? 'free' : health),
  };
}

/** What secures it at the oracle's price, up to the market's limit, over the account's part of what is lent. */
function inMorpho(step: Step, market: Address, account: Address): readonly HealthAsked[] {
  const it = morphoMarket(step);
  if (it === undefined || it.oracle >= 2n ** 160n) return [];
  const position = call('position', [it.id, account]);
  const totals = call('market', [it.id]);
  const oracle = getAddress(numberToHex(it.oracle, { size: 20 }));
  return [
    {
      market,
      account,
      reads: [
        word(market, position, 1),
        word(market, position, 2),
        word(market, totals, 2),
        word(market, totals, 3),
        word(oracle, call('price', []), 0),
      ],
      healthOf: ([shares = 0n, collateral = 0n, assets = 0n, allShares = 0n, price = 0n]) => {
        const owed = (shares * (assets + 1n)) / (allShares + 10n ** 6n);
        if (shares === 0n) return 'free';
        return over((collateral * price * it.lltv) / 10n ** 36n, owed * one);
      },
    },
  ];
}

/** What each asset of the account counts at its price, over what it owes at the price of the currency that is lent. */
async function inComet(
  at: ReadAt,
  market: Address,
  [account]: readonly Address[],
  supplied: ReadonlySet<bigint>,
): Promise<readonly HealthAsked[]> {
  if (account === undefined) return [];
  const [count, assetsIn, scale, feed] = await Promise.all([
    asked(at, market, call('numAssets', []), [0]),
    asked(at, market, call('userBasic', [account]), [3]),
    asked(at, market, call('baseScale', []), [0]),
    asked(at, market, call('baseTokenPriceFeed', []), [0]),
  ]);
  if (!count?.[0] || assetsIn?.[0] === undefined || !scale?.[0] || feed?.[0] === undefined) return [];
  const inUse = (n: number) => ((assetsIn[0] ?? 0n) >> BigInt(n)) & 1n;
  const indexes = Array.from({ length: Number(count[0] > 24n ? 24n : count[0]) }, (_, n) => n);
  const infos = await Promise.all(
    indexes
      .filter((n) => supplied.size > 0 || inUse(n) === 1n)
      .map(async (n) => ({ n, info: await asked(at, market, call('getAssetInfo', [n]), [1, 2, 3, 5]) })),
  );
  if (infos.some(({ info }) => info === undefined)) return [];
  const assets = infos.flatMap(({ n, info: [asset = 0n, priceFeed = 0n, units = 0n, factor = 0n] = [] }) =>
    inUse(n) === 1n || supplied.has(asset)
      ? [{ asset: addressIn(asset), priceFeed: addressIn(priceFeed), units, factor }]
      : [],
  );
  if (assets.length > mostAssets) return [];
  const price = (of: Address) => word(market, call('getPrice', [of]), 0);
  return [
    {
      market,
      account,
      reads: [
        word(market, call('borrowBalanceOf', [account]), 0),
        price(addressIn(feed[0])),
        ...assets.flatMap(({ asset, priceFeed }) => [
          word(market, call('userCollateral', [account, asset]), 0),
          price(priceFeed),
        ]),
      ],
      healthOf: ([owed = 0n, basePrice = 0n, ...held]) => {
        if (owed === 0n) return 'free';
        const counts = assets.map(({ units, factor }, n) => {
          const [amount = 0n, worth = 0n] = held.slice(2 * n);
          return units === 0n ? 0n : (amount * worth * factor) / units;
        });
        const debt = (owed * basePrice) / (scale[0] ?? 1n);
        return debt === 0n ? undefined : counts.reduce((total, it) => total + it, 0n) / debt;
      },
    },
  ];
}

const mostAssets = 8;

/** What steps name that put something into a market: it may have none of it of the account before. */
function suppliedTo(steps: readonly Step[], market: Address): ReadonlySet<bigint> {
  return new Set(
    everyStep(steps).flatMap((step) => {
      if (!same(step.to, market)) return [];
      if (rowSays(step.fn?.signature, 'act') !== 'into') return [];
      return step.args.flatMap(({ value }) => (value.kind === 'address' ? [BigInt(value.address)] : []));
    }),
  );
}

/** The vault that an account owes to is the one that controls it; what it borrows from will be. */
async function inVault(
  at: ReadAt,
  market: Address,
  [account]: readonly Address[],
  isDebt: boolean,
): Promise<readonly HealthAsked[]> {
  if (account === undefined) return [];
  const controller = isDebt ? market : await controllerOf(at, market, account);
  if (controller === undefined) return [];
  const data = call('accountLiquidity', [account, true]);
  return [
    {
      market,
      account,
      reads: [word(controller, data, 0), word(controller, data, 1)],
      healthOf: ([secured = 0n, owed = 0n]) => (owed === 0n ? 'free' : over(secured, owed)),
    },
  ];
}

async function controllerOf(at: ReadAt, vault: Address, account: Address): Promise<Address | undefined> {
  const connector = await asked(at, vault, call('EVC', []), [0]);
  if (connector?.[0] === undefined) return undefined;
  const found = await asked(at, addressIn(connector[0]), call('getControllers', [account]), [1, 2]);
  return found?.[0] === 1n && found[1] !== undefined ? addressIn(found[1]) : undefined;
}

/** Liquity sells what secures a trove below 110 % of what it owes. */
async function inTrove(
  at: ReadAt,
  market: Address,
  [account]: readonly Address[],
): Promise<readonly HealthAsked[]> {
  if (account === undefined) return [];
  const [manager, feed] = await Promise.all([
    asked(at, market, call('troveManager', []), [0]),
    asked(at, market, call('priceFeed', []), [0]),
  ]);
  if (manager?.[0] === undefined || feed?.[0] === undefined) return [];
  return [
    {
      market,
      account,
      // The call has the price brought up to date, which may be days old before.
      reads: [
        word(addressIn(manager[0]), call('getNominalICR', [account]), 0),
        word(addressIn(feed[0]), call('lastGoodPrice', []), 0),
      ],
      healthOf: ([ratio = 0n, price = 0n]) =>
        ratio === 2n ** 256n - 1n ? 'free' : (ratio * price * 100n) / (10n ** 20n * 110n),
    },
  ];
}

/** A vault of Maker, by its number or by its place: what secures it at the price with the margin, over what it owes. */
async function ofCdp(
  at: ReadAt,
  step: Step,
  market: Address,
  [account]: readonly Address[],
): Promise<readonly HealthAsked[]> {
  const cdp = integerAt(step, 0)?.value;
  if (account === undefined || cdp === undefined) return [];
  const [vat, urn, kind] = await Promise.all([
    asked(at, market, call('vat', []), [0]),
    asked(at, market, call('urns', [cdp]), [0]),
    asked(at, market, call('ilks', [cdp]), [0]),
  ]);
  if (vat?.[0] === undefined || urn?.[0] === undefined || kind?.[0] === undefined) return [];
  const [place, ilk] = [addressIn(vat[0]), numberToHex(kind[0], { size: 32 })];
  const position = encodeFunctionData({ abi: vatAbi, functionName: 'urns', args: [ilk, addressIn(urn[0])] });
  const rates = encodeFunctionData({ abi: vatAbi, functionName: 'ilks', args: [ilk] });
  return [
    {
      market,
      account,
      reads: [
        word(place, position, 0),
        word(place, position, 1),
        word(place, rates, 1),
        word(place, rates, 2),
      ],
      healthOf: ([ink = 0n, art = 0n, rate = 0n, spot = 0n]) =>
        art === 0n ? 'free' : over(ink * spot, art * rate),
    },
  ];
}

const one = 10n ** 18n;

function over(secured: bigint, owed: bigint): Health | undefined {
  return owed === 0n ? undefined : (secured * one) / owed;
}

function word(of: Address, data: Hex, at: number): WordRead {
  return { kind: 'word', of, data, at };
}

function addressIn(value: bigint): Address {
  return getAddress(numberToHex(value & (2n ** 160n - 1n), { size: 20 }));
}

/** Words of what a contract answers at the pinned block; undefined where it does not answer so many. */
async function asked(
  at: ReadAt,
  to: Address,
  data: Hex,
  words: readonly number[],
): Promise<readonly bigint[] | undefined> {
  const answer = await chainRead(at, to, data, (it) => {
    const hex = hexBytes(it);
    if (hex === undefined || hex.length < 2 + 64 * (Math.max(...words) + 1)) return undefined;
    return words.map((place) => BigInt(slice(hex, 32 * place, 32 * (place + 1))));
  });
  return answer.s === 'known' ? answer.v.value : undefined;
}

const abi = parseAbi([
  solidity.getUserAccountData,
  solidity.position,
  solidity.market,
  solidity.price,
  solidity.numAssets,
  solidity.userBasic,
  solidity.baseScale,
  solidity.baseTokenPriceFeed,
  solidity.getAssetInfo,
  solidity.getPrice,
  solidity.borrowBalanceOf,
  solidity.userCollateral,
  solidity.EVC,
  solidity.getControllers,
  solidity.accountLiquidity,
  solidity.troveManager,
  solidity.priceFeed,
  solidity.lastGoodPrice,
  solidity.getNominalICR,
  solidity.vat,
  solidity.urns,
  solidity.ilks,
]);

const vatAbi = parseAbi([solidity.urnsOfVat, solidity.ilksOfVat]);

const call = (functionName: (typeof abi)[number]['name'], args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0]);
