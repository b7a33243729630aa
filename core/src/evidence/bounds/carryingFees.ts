import { same } from '../../ledger/account.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { chainInfo } from '../../world/chains.ts';
import { type ArgLeaf, listedLeavesOf } from '../../actions/steps/leavesOf.ts';
import { memoize } from '../../kit/memoize.ts';
import type { Param } from '../../actions/purpose/places.ts';
import { orderVaultOf } from './orderVaults.ts';
import { pooledAs } from '../../actions/offers/ownPrices.ts';
import type { Evidence } from '../evidence.ts';

/** Coins that a call sets aside for whoever carries it out, or brings it to another network. `high`: far more than that costs. */
export type CarryingFee = Readonly<{ fact: FactId; high: boolean }>;

/** What a call pays for being carried out later or elsewhere, by the name of its parameter. */
export function carryingFeesOf(view: Evidence, step: Step): readonly CarryingFee[] {
  const leaves = listedLeavesOf(step);
  return leaves.flatMap(({ arg, fact, param }): readonly CarryingFee[] => {
    if (arg.value.kind !== 'integer' || !isCarried(param) || arg.name !== param.path.at(-1)) return [];
    const symbol = chainInfo(requestChain(view) ?? 0)?.symbol ?? '';
    const usual = Object.hasOwn(usualFees, symbol) ? (usualFees[symbol] ?? milli) : 20n * milli;
    const paid = paidOf(view, step, leaves, arg.value.value);
    const isMost = paid * 10n > usual && step.value > paid && paid * 2n > step.value;
    return [{ fact, high: paid > usual || isMost }];
  });
}

const isCarried = memoize(({ path }: Param) => isCarrying(path.at(-1) ?? ''));

/** Whether a number is a fee of that kind, by its name. */
export function isCarrying(name: string): boolean {
  return /^_?(?:(?:execution|native|lz(?:native)?|layerzero|polymer|keeper|relay(?:er)?|messag(?:e|ing)|settlement|callback)(?:token)?fees?|maxsubmissioncost)$/i.test(
    name.replaceAll(/(?<=.)_/g, ''),
  );
}

/** All coins that the vault of an order is sent are its fee, where the order takes no coins itself. */
function paidOf(view: Evidence, step: Step, leaves: readonly ArgLeaf[], named: bigint): bigint {
  if (rowSays(step.fn?.signature, 'fromVault') !== true) return named;
  const chainId = requestChain(view) ?? 0;
  const wrapped = pooledAs(chainId, chainInfo(chainId)?.symbol);
  const takesCoins = leaves.some(
    ({ arg: { name, value } }) =>
      /^initial\w+Token$/.test(name) &&
      value.kind === 'address' &&
      (wrapped === undefined || same(value.address, wrapped)),
  );
  const lowers = leaves.some(
    ({ arg: { name, value } }) =>
      name === 'orderType' && value.kind === 'integer' && value.value >= 4n && value.value <= 6n,
  );
  if (takesCoins && !lowers) return named;
  const sent = orderVaultOf(view, step).coins;
  return sent > named ? sent : named;
}

const milli = 10n ** 15n;

/** More than anybody pays for that on a busy day, by the native currency: some tens of dollars. */
const usualFees: Readonly<Record<string, bigint>> = {
  ETH: 20n * milli,
  BNB: 100n * milli,
  AVAX: 2_000n * milli,
  BERA: 20_000n * milli,
  xDAI: 50_000n * milli,
  MNT: 60_000n * milli,
  FTM: 100_000n * milli,
  POL: 150_000n * milli,
  CELO: 150_000n * milli,
  CRO: 500_000n * milli,
};
