import { promised } from '../account/promised.ts';
import { shownRecords } from '../account/shownRecords.ts';
import { paidThings } from '../account/paidThings.ts';
import { weakened } from '../account/weakened.ts';
import { divided } from '../account/divided.ts';
import { unexplained } from '../account/unexplained.ts';
import { unvouched } from '../account/unvouched.ts';
import { acrossNetworks } from './acrossNetworks.ts';
import { allowances } from './allowances.ts';
import { approvals } from './approvals.ts';
import { approvalSlips } from './approvalSlips.ts';
import { authorizations } from './authorizations.ts';
import { chain } from './chain.ts';
import { changeKept } from './changeKept.ts';
import { checksums } from './checksums.ts';
import { codeElsewhere } from './codeElsewhere.ts';
import { controlEffects } from './controlEffects.ts';
import { deadEnds } from './deadEnds.ts';
import { debts } from './debts.ts';
import { deceptiveNames } from './deceptiveNames.ts';
import { delegation } from './delegation.ts';
import { descriptions } from './descriptions.ts';
import { fades } from './fades.ts';
import { fakeTokens } from './fakeTokens.ts';
import { gasUse } from './gasUse.ts';
import { identity } from './identity.ts';
import { itemsAsAmounts } from './itemsAsAmounts.ts';
import { leastFarBelow } from './leastFarBelow.ts';
import { leftThere } from './leftThere.ts';
import { lifetimes } from './lifetimes.ts';
import { lists } from './lists.ts';
import { losses } from './losses.ts';
import { messageActions } from './messageActions.ts';
import { messageForms } from './messageForms.ts';
import { messageTexts } from './messageTexts.ts';
import { messages } from './messages.ts';
import { longLock } from './longLock.ts';
import { mostFarAbove } from './mostFarAbove.ts';
import { feeShare } from './feeShare.ts';
import { noDeadline } from './noDeadline.ts';
import { leverage } from './leverage.ts';
import { ownPrice } from './ownPrice.ts';
import { newPool } from './newPool.ts';
import { poolMaximum } from './poolMaximum.ts';
import { poolMinimum } from './poolMinimum.ts';
import { names } from './names.ts';
import { changedByHandRule } from './changedByHand.ts';
import { emptyCode } from './emptyCode.ts';
import { fallbackHandler } from './fallbackHandler.ts';
import { givenAway } from './givenAway.ts';
import { newSafe } from './newSafe.ts';
import { notNow } from './notNow.ts';
import { notSpender } from './notSpender.ts';
import { openContract } from './openContract.ts';
import { otherLanguage } from './otherLanguage.ts';
import { operationFee } from './operationFee.ts';
import { order } from './order.ts';
import { otherDigests } from './otherDigests.ts';
import { otherBlock } from './otherBlock.ts';
import { otherGas } from './otherGas.ts';
import { outcome } from './outcome.ts';
import { poisoning } from './poisoning.ts';
import { power } from './power.ts';
import { refund } from './refund.ts';
import type { Rule } from './rule.ts';
import { routerAmounts } from './routerAmounts.ts';
import { safeCode } from './safeCode.ts';
import { safeHash } from './safeHash.ts';
import { safeOwners } from './safeOwners.ts';
import { signedDomains } from './signedDomains.ts';
import { signedScope } from './signedScope.ts';
import { signedParties } from './signedParties.ts';
import { signInPowers } from './signInPowers.ts';
import { signatures } from './signatures.ts';
import { sourceNames } from './sourceNames.ts';
import { strangeReturns } from './strangeReturns.ts';
import { strayValue } from './strayValue.ts';
import { takenBetween } from './takenBetween.ts';
import { transfers } from './transfers.ts';
import { trust } from './trust.ts';
import { typedChain } from './typedChain.ts';
import { typedTexts } from './typedTexts.ts';
import { typedPowers } from './typedPowers.ts';
import { allHeld } from './allHeld.ts';
import { unpublished } from './unpublished.ts';
import { unvouchedSpender } from './unvouchedSpender.ts';

/** All rules, by family. To add one: add it to its family, and its sentences to the phrases. */
export const rules: readonly Rule[] = [
  ...unexplained,
  ...promised,
  ...shownRecords,
  ...weakened,
  ...divided,
  ...paidThings,
  ...unvouched,
  ...approvals,
  ...allowances,
  ...approvalSlips,
  ...unpublished,
  ...allHeld,
  ...openContract,
  ...notSpender,
  ...unvouchedSpender,
  ...lifetimes,
  ...signatures,
  ...signedScope,
  ...signedDomains,
  ...otherDigests,
  ...signedParties,
  ...typedPowers,
  ...typedTexts,
  ...notNow,
  changedByHandRule,
  ...checksums,
  ...messages,
  ...messageTexts,
  ...messageActions,
  ...messageForms,
  ...otherLanguage,
  ...signInPowers,
  ...transfers,
  ...poisoning,
  ...deadEnds,
  ...codeElsewhere,
  ...changeKept,
  ...leftThere,
  ...routerAmounts,
  ...acrossNetworks,
  ...leastFarBelow,
  ...mostFarAbove,
  ...fades,
  ...poolMinimum,
  ...poolMaximum,
  ...newPool,
  ...feeShare,
  ...leverage,
  ...ownPrice,
  ...noDeadline,
  ...longLock,
  ...names,
  ...deceptiveNames,
  ...power,
  ...safeOwners,
  ...givenAway,
  ...emptyCode,
  ...fallbackHandler,
  ...newSafe,
  ...delegation,
  ...controlEffects,
  ...safeCode,
  ...safeHash,
  ...refund,
  ...authorizations,
  ...outcome,
  ...otherBlock,
  ...otherGas,
  ...losses,
  ...takenBetween,
  ...sourceNames,
  ...strangeReturns,
  ...debts,
  ...strayValue,
  ...trust,
  ...operationFee,
  ...fakeTokens,
  ...itemsAsAmounts,
  ...gasUse,
  ...order,
  ...descriptions,
  ...chain,
  ...typedChain,
  ...identity,
  ...lists,
];

const byId = new Map(rules.map((rule) => [rule.id, rule]));

export function ruleOf(id: string): Rule | undefined {
  return byId.get(id);
}
