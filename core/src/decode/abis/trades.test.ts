import { expect, test } from 'vitest';
import type { AbiField } from '../../codec/abiType.ts';
import { functionAbi } from '../../codec/functionAbi.ts';
import type { NumberRole } from './functionModel.ts';
import { numberRoleOf } from './numberRoles.ts';
import { allRows } from './rows.ts';
import { routerSwapOf } from '../protocols/functionUse.ts';

const held: ReadonlySet<NumberRole | undefined> = new Set(['least', 'most', 'loss']);

/** Trades of which no number is weighed as a limit: neither by its role, nor by the rules on swaps, nor the coins that go along. */
const loose = allRows().flatMap(({ source, text, model }) => {
  const abi = functionAbi(text);
  if (model?.act !== 'trade' || abi === undefined || model.valueIsMost === true) return [];
  if (
    routerSwapOf({ signature: abi.signature }) !== undefined ||
    abi.signature.startsWith('swapETHForExactTokens(')
  )
    return [];
  // Bytes that nobody opened are never calm.
  if (Object.values(model.roles ?? {}).includes('call')) return [];
  const limits = numbersOf(abi.fields).some((path) => held.has(numberRoleOf(model, path)));
  return limits ? [] : [`${source}: ${abi.name}`];
});

test('every trade has a limit that is weighed, or names both amounts, or has a rate that nobody moves', () => {
  expect([...new Set(loose)].toSorted()).toEqual(
    [...exact, ...rates, ...pays, ...inside, ...around].toSorted(),
  );
});

/** Orders and quotes that are taken: both amounts are named, or their price is. Those that change with time have a rule. */
const exact: readonly string[] = [
  '0x V4: batchFillLimitOrders',
  '0x V4: batchFillRfqOrders',
  '0x V4: fillLimitOrder',
  '0x V4: fillOrKillLimitOrder',
  '0x V4: fillOrKillRfqOrder',
  '0x V4: fillOtcOrder',
  '0x V4: fillOtcOrderForEth',
  '0x V4: fillOtcOrderWithEth',
  '0x V4: fillRfqOrder',
  '1inch: clipperSwap',
  '1inch: clipperSwapTo',
  '1inch: clipperSwapToWithPermit',
  '1inch: fillContractOrder',
  '1inch: fillOrder',
  '1inch: fillOrderRFQ',
  '1inch: fillOrderRFQCompact',
  '1inch: fillOrderRFQTo',
  '1inch: fillOrderRFQToWithPermit',
  'Blur: bulkExecute',
  'Blur: execute',
  'Blur: takeAsk',
  'Blur: takeAskPool',
  'Blur: takeAskSingle',
  'Blur: takeAskSinglePool',
  'Blur: takeBid',
  'Blur: takeBidSingle',
  'Clipper: packedTransmitAndSwap',
  'Clipper: sellTokenForEth',
  'Clipper: swap',
  'Ethena: mint',
  'Ethena: redeem',
  'LooksRare, X2Y2: execute',
  'LooksRare, X2Y2: executeMultipleTakerBids',
  'LooksRare, X2Y2: executeTakerAsk',
  'LooksRare, X2Y2: executeTakerBid',
  'LooksRare, X2Y2: matchAskWithTakerBid',
  'LooksRare, X2Y2: matchAskWithTakerBidUsingETHAndWETH',
  'LooksRare, X2Y2: matchBidWithTakerAsk',
  'LooksRare, X2Y2: run',
  'Seaport: fulfillAdvancedOrder',
  'Seaport: fulfillAvailableAdvancedOrders',
  'Seaport: fulfillAvailableOrders',
  'Seaport: fulfillBasicOrder',
  'Seaport: fulfillBasicOrder_efficient_6GL6yc',
  'Seaport: fulfillOrder',
  'Seaport: matchAdvancedOrders',
  'Seaport: matchOrders',
  'Velora: fillOrder',
  'Velora: partialFillOrderWithTargetPermit',
];

/** At a rate of the contract's own, by an oracle, or one to one. */
const rates: readonly string[] = [
  'Aave: sellAsset',
  'Aave: sellAssetWithSig',
  'Migration of BORG: migrate',
  'OKX: swapWrap',
  'Pendle: mintPY',
  'Pendle: mintPYMulti',
  'Pendle: redeemPY',
  'Pendle: redeemPYMulti',
  'Polygon migration: migrate',
  'Polygon migration: unmigrate',
  'Prediction markets: convertPositions',
  'Sky and Maker: buyGem',
  'Sky and Maker: buyGemNoFee',
  'Sky and Maker: daiToUsds',
  'Sky and Maker: sellGem',
  'Sky and Maker: sellGemNoFee',
  'Sky and Maker: usdsToDai',
  'Sky migration: downgradeUSDSToDAI',
  'Sky migration: migrateDAIToUSDS',
  'Sky migration: migrateSDAIAssetsToSUSDS',
  'Sky migration: migrateSDAIAssetsToUSDS',
  'Sky migration: migrateSDAISharesToSUSDS',
  'Sky migration: migrateSDAISharesToUSDS',
  'Synthetix: exchange',
  'Synthetix: exchangeOnBehalf',
  'Synthetix: exchangeWithTracking',
];

/** A debt of someone else is repaid for what secures it, by an oracle. */
const pays: readonly string[] = [
  'Aave: liquidationCall',
  'Compound v2: liquidateBorrow',
  'Compound v3: absorb',
  'Fraxlend: liquidate',
  'Liquity: batchLiquidateTroves',
  'Liquity: liquidate',
  'Liquity: liquidateTroves',
];

/** Only solvers of the protocol can call these. */
const inside: readonly string[] = ['CoW Protocol: swap'];

/** What it brings is bridged by the call around it, which is held to its own minimum (`hopData.amountOutMin`). */
const around: readonly string[] = ['Socket: performActionWithIn'];

function numbersOf(fields: readonly AbiField[], above: readonly string[] = []): readonly string[][] {
  return fields.flatMap(({ name, type }, at): readonly string[][] => {
    const path = [...above, name === '' ? String(at) : name];
    let inner = type;
    while (inner.kind === 'array') inner = inner.of;
    if (inner.kind === 'tuple') return numbersOf(inner.fields, path);
    return inner.kind === 'uint' || inner.kind === 'int' ? [path] : [];
  });
}
