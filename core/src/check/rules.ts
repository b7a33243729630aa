import { promised } from './account/promised.ts';
import { shownRecords } from './account/shownRecords.ts';
import { paidThings } from './account/paidThings.ts';
import { weakened } from './account/weakened.ts';
import { divided } from './account/divided.ts';
import { unexplained } from './account/unexplained.ts';
import { unvouched } from './account/unvouched.ts';
import { acrossNetworksRules } from './transfers/acrossNetworks.ts';
import { allowances } from './approvals/allowances.ts';
import { approvals } from './approvals/approvals.ts';
import { approvalSlips } from './approvals/approvalSlips.ts';
import { authorizations } from './power/authorizations.ts';
import { chain } from './chain/chain.ts';
import { changeKept } from './transfers/changeKept.ts';
import { checksums } from './signatures/checksums.ts';
import { codeElsewhere } from './transfers/codeElsewhere.ts';
import { controlEffects } from './power/controlEffects.ts';
import { deadEnds } from './transfers/deadEnds.ts';
import { debts } from './outcome/debts.ts';
import { deceptiveNames } from './names/deceptiveNames.ts';
import { delegation } from './power/delegation.ts';
import { descriptions } from './descriptions/descriptions.ts';
import { fades } from './transfers/fades.ts';
import { fakeTokens } from './outcome/fakeTokens.ts';
import { networkFields } from './outcome/networkFields.ts';
import { gasUse } from './outcome/gasUse.ts';
import { identity } from './identity/identity.ts';
import { itemsAsAmounts } from './transfers/itemsAsAmounts.ts';
import { minimumFarBelow } from './transfers/minimumFarBelow.ts';
import { leftThere } from './transfers/leftThere.ts';
import { lifetimes } from './approvals/lifetimes.ts';
import { signedLifetimes } from './signatures/lifetimes.ts';
import { lists } from './lists/lists.ts';
import { losses } from './outcome/losses.ts';
import { wholeBalances } from './transfers/wholeBalance.ts';
import { messageActions } from './messages/messageActions.ts';
import { messageForms } from './messages/messageForms.ts';
import { messageTexts } from './messages/messageTexts.ts';
import { messages } from './messages/messages.ts';
import { longLock } from './transfers/longLock.ts';
import { maximumFarAbove } from './transfers/maximumFarAbove.ts';
import { feeShare } from './transfers/feeShare.ts';
import { noDeadline } from './transfers/noDeadline.ts';
import { leverage } from './transfers/leverage.ts';
import { ownPrice } from './transfers/ownPrice.ts';
import { newPool } from './transfers/newPool.ts';
import { poolMaximum } from './transfers/poolMaximum.ts';
import { poolMinimum } from './transfers/poolMinimum.ts';
import { names } from './names/names.ts';
import { changedByHandRule } from './outcome/changedByHand.ts';
import { emptyCode } from './power/emptyCode.ts';
import { fallbackHandler } from './power/fallbackHandler.ts';
import { givenAway } from './power/givenAway.ts';
import { newSafe } from './power/newSafe.ts';
import { notNow } from './signatures/notNow.ts';
import { notSpender } from './approvals/notSpender.ts';
import { openContract } from './approvals/openContract.ts';
import { otherLanguage } from './messages/otherLanguage.ts';
import { operationFee } from './outcome/operationFee.ts';
import { capabilities } from './outcome/capabilities.ts';
import { assetsOfOthers } from './transfers/ofOthers.ts';
import { order } from './outcome/order.ts';
import { otherDigests } from './signatures/otherDigests.ts';
import { otherBlockRules } from './outcome/otherBlock.ts';
import { otherGas } from './outcome/otherGas.ts';
import { outcome } from './outcome/outcome.ts';
import { poisoning } from './transfers/poisoning.ts';
import { power } from './power/power.ts';
import { refund } from './power/refund.ts';
import type { Rule } from './rule.ts';
import { routerAmounts } from './transfers/routerAmounts.ts';
import { safeCode } from './power/safeCode.ts';
import { safeHash } from './power/safeHash.ts';
import { safeOwners } from './power/safeOwners.ts';
import { signedDomains } from './signatures/signedDomains.ts';
import { signedScope } from './signatures/signedScope.ts';
import { signedParties } from './signatures/signedParties.ts';
import { signInPowers } from './messages/signInPowers.ts';
import { signatures } from './signatures/signatures.ts';
import { sourceNames } from './names/sourceNames.ts';
import { strangeReturns } from './outcome/strangeReturns.ts';
import { asItself } from './outcome/asItself.ts';
import { strayValue } from './outcome/strayValue.ts';
import { takenBetween } from './outcome/takenBetween.ts';
import { otherCourseRules } from './outcome/otherCourse.ts';
import { feeRules } from './outcome/fee.ts';
import { ownFields } from './outcome/ownFields.ts';
import { safeSignatures } from './outcome/safeSignatures.ts';
import { tokenNames } from './outcome/tokenName.ts';
import { clocks } from './chain/clocks.ts';
import { plainAccounts } from './transfers/plainAccounts.ts';
import { recipients } from './transfers/recipients.ts';
import { shortArrivals } from './transfers/shortArrivals.ts';
import { swapOutputs } from './transfers/swapOutputs.ts';
import { typedChainRules } from './chain/typedChain.ts';
import { typedTexts } from './signatures/typedTexts.ts';
import { typedPowers } from './signatures/typedPowers.ts';
import { allHeld } from './approvals/allHeld.ts';
import { signedAllHeld } from './signatures/allHeld.ts';
import { unpublished } from './approvals/unpublished.ts';
import { intentRules } from './intent/intent.ts';
import { unvouchedSpender } from './approvals/unvouchedSpender.ts';

/** All rules, by family. To add one: add it to its family, and its sentences to the phrases. */
export const rules: readonly Rule[] = [
  // What the transaction's own fields prove is said first.
  ...ownFields,
  ...feeRules,
  ...safeSignatures,
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
  ...signedAllHeld,
  ...openContract,
  ...notSpender,
  ...unvouchedSpender,
  ...lifetimes,
  ...signedLifetimes,
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
  ...recipients,
  ...swapOutputs,
  ...shortArrivals,
  ...plainAccounts,
  ...poisoning,
  ...deadEnds,
  ...codeElsewhere,
  ...changeKept,
  ...leftThere,
  ...routerAmounts,
  ...acrossNetworksRules,
  ...minimumFarBelow,
  ...maximumFarAbove,
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
  ...otherBlockRules,
  ...otherGas,
  ...losses,
  ...wholeBalances,
  ...assetsOfOthers,
  ...takenBetween,
  ...sourceNames,
  ...strangeReturns,
  ...debts,
  ...asItself,
  ...strayValue,
  ...otherCourseRules,
  ...tokenNames,
  ...clocks,
  ...operationFee,
  ...fakeTokens,
  ...itemsAsAmounts,
  ...gasUse,
  ...networkFields,
  ...capabilities,
  ...order,
  ...descriptions,
  ...chain,
  ...typedChainRules,
  ...identity,
  ...lists,
  ...intentRules,
];

const byId = new Map<string, Rule>(rules.map((rule) => [rule.id, rule]));

export function ruleOf(id: string): Rule | undefined {
  return byId.get(id);
}
