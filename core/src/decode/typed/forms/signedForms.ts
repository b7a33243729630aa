import type { TypedData } from '../../../model/request.ts';
import { carriedCalls, safeTransactions, userOperations } from './signedCalls.ts';
import type { SignedForm } from './signedForm.ts';
import { letters, polymarketLogIns } from './signedLogIns.ts';
import {
  blurOrders,
  lendingOffers,
  looksRareOrders,
  raribleOrders,
  zeroXOrderForms,
  zoraApprovals,
} from './signedMarkets.ts';
import { cowOrderForms, limitOrders, seaportOrders, uniswapXOrders } from './signedOrders.ts';
import {
  operatorPermits,
  permit2Permits,
  permit2Witness,
  tokenPermits,
  tokenTransfers,
} from './signedPermits.ts';
import { accountDelegations, attestations, ballots, voteDelegations } from './signedPowers.ts';
import { snapshotActs, snapshotAliasForm, snapshotSpace, snapshotTexts } from './signedSnapshot.ts';

/** Every form of typed data that is known under its own names. The first that fits counts. */
export const signedForms: readonly SignedForm[] = [
  tokenPermits,
  tokenTransfers,
  operatorPermits,
  permit2Permits,
  uniswapXOrders,
  permit2Witness,
  seaportOrders,
  cowOrderForms,
  limitOrders,
  zeroXOrderForms,
  blurOrders,
  lendingOffers,
  ...looksRareOrders,
  raribleOrders,
  zoraApprovals,
  safeTransactions,
  userOperations,
  carriedCalls,
  ballots,
  voteDelegations,
  accountDelegations,
  attestations,
  snapshotActs,
  snapshotTexts,
  snapshotSpace,
  snapshotAliasForm,
  polymarketLogIns,
  letters,
];

/** The form of typed data by its whole `encodeType`, names included: one letter more is another form. */
export function signedFormOf(encoded: string): SignedForm | undefined {
  return signedForms.find(({ types }) =>
    types.some((it) => (typeof it === 'string' ? it === encoded : it.test(encoded))),
  );
}

/** Whether a service reads it, under a domain that is its own and names no contract: nothing else can use it. */
export function isForService(encoded: string, domain: TypedData['domain']): boolean {
  const { name, version, verifyingContract, salt } = domain;
  if (verifyingContract !== undefined || salt !== undefined || name === undefined) return false;
  if (version !== undefined && !/^\d{1,4}(?:\.\d{1,4}){0,3}$/.test(version)) return false;
  return signedFormOf(encoded)?.service?.includes(name) ?? false;
}

/** Whether a form names the contracts that take it, and the domain is of none of them. */
export function isForNoMarket({ markets }: SignedForm, domain: TypedData['domain']): boolean {
  if (markets === undefined) return false;
  const { name, version, chainId, verifyingContract, salt } = domain;
  return (
    salt !== undefined ||
    !markets.some((it) => {
      const [address, ...chains] = it.at.split(' ');
      const isThere = verifyingContract?.toLowerCase() === address && chains.includes(String(chainId));
      return isThere && it.name === name && it.version === version;
    })
  );
}
