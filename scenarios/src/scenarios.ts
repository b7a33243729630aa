import { approvalToStranger, collectionToContract, permitToStranger } from './approvalAttacks.ts';
import { delegatecallAttack } from './delegatecallAttack.ts';
import { allowMulticall } from './flights/allowMulticall.ts';
import { allowRewards } from './flights/allowRewards.ts';
import { allowSavings } from './flights/allowSavings.ts';
import { approveSafeHash } from './flights/approveSafeHash.ts';
import { bulkOrder } from './flights/bulkOrder.ts';
import { cancelOrder } from './flights/cancelOrder.ts';
import { claimFee } from './flights/claimFee.ts';
import { claimRewards } from './flights/claimRewards.ts';
import { daiPermit } from './flights/daiPermit.ts';
import { delegateEverywhere } from './flights/delegateEverywhere.ts';
import { depositSavings } from './flights/depositSavings.ts';
import { buyFakeDollar } from './flights/fakeDollar.ts';
import { homoglyphName } from './flights/homoglyphName.ts';
import { multicallTakes } from './flights/multicallTakes.ts';
import { notOnThisChain } from './flights/notOnThisChain.ts';
import { outputElsewhere } from './flights/outputElsewhere.ts';
import { payFriend } from './flights/payFriend.ts';
import { paySavings } from './flights/paySavings.ts';
import { permitForAnother } from './flights/permitForAnother.ts';
import { poisonInBatch } from './flights/poisonInBatch.ts';
import { poisonedHistory } from './flights/poisonedHistory.ts';
import { raiseAllowance } from './flights/raiseAllowance.ts';
import { refundToken } from './flights/refundToken.ts';
import { revokeApproves } from './flights/revokeApproves.ts';
import { revokeRouter } from './flights/revokeRouter.ts';
import { rotateSafeOwner } from './flights/rotateSafeOwner.ts';
import { safeRefund } from './flights/safeRefund.ts';
import { safeWrongHash } from './flights/safeWrongHash.ts';
import { sendEther } from './flights/sendEther.ts';
import { setFallbackHandler } from './flights/setFallbackHandler.ts';
import { signInHere } from './flights/signInHere.ts';
import { swapWithoutMinimum } from './flights/swapWithoutMinimum.ts';
import { upgradedMeanwhile } from './flights/upgradedMeanwhile.ts';
import { walletAlters } from './flights/walletAlters.ts';
import { walletHangs } from './flights/walletHangs.ts';
import { walletReplaces } from './flights/walletReplaces.ts';
import { watchesBaseFee } from './flights/watchesBaseFee.ts';
import { watchesCoinbase } from './flights/watchesCoinbase.ts';
import { watchesGasPrice } from './flights/watchesGasPrice.ts';
import { withdrawSavings } from './flights/withdrawSavings.ts';
import { wrapEther } from './flights/wrapEther.ts';
import { allowHoney, claimNothing, payWithNothing, payWithToll, sellHoney } from './hostileTokens.ts';
import { blindHash, mail, plainMessage, signInElsewhere, unknownOrder } from './messages.ts';
import {
  approvePermit2,
  permit2AllowsRouter,
  permitsToStranger,
  permitToRouter,
  universalSwap,
} from './permit2.ts';
import { addSafeOwner, enableSafeModule, oneOwnerIsEnough, setSafeGuard, upgradeToken } from './power.ts';
import { signSafeBatch, signSafePayment } from './safePayment.ts';
import type { Scenario } from './scenario.ts';
import { buyPass, sellForNothing, sellPass } from './seaport.ts';
import { borrowPublishedCode, borrowSweeper, payBySmartAccount } from './smartAccount.ts';
import { approveRouter, swap } from './swap.ts';

/** Every scenario that needs nothing but the practice chain, the honest ones first. To add one: its file, and a line. */
export const scenarios: readonly Scenario[] = [
  approveRouter,
  swap,
  approvePermit2,
  permit2AllowsRouter,
  universalSwap,
  permitToRouter,
  buyPass,
  sellPass,
  payBySmartAccount,
  borrowPublishedCode,
  upgradeToken,
  signSafePayment(1),
  signSafePayment(2),
  signSafeBatch,
  addSafeOwner,
  setSafeGuard,
  allowHoney,
  plainMessage,
  mail,
  payFriend,
  sendEther,
  wrapEther,
  revokeRouter,
  allowSavings,
  depositSavings,
  paySavings,
  signInHere,
  rotateSafeOwner,
  cancelOrder,
  walletAlters,
  walletReplaces,
  walletHangs,
  unknownOrder,
  permitToStranger,
  approvalToStranger,
  collectionToContract,
  delegatecallAttack,
  signInElsewhere,
  blindHash,
  permitsToStranger,
  sellForNothing,
  borrowSweeper,
  enableSafeModule,
  oneOwnerIsEnough,
  payWithToll,
  payWithNothing,
  claimNothing,
  sellHoney,
  daiPermit,
  poisonedHistory,
  buyFakeDollar,
  homoglyphName,
  claimFee,
  allowRewards,
  claimRewards,
  withdrawSavings,
  allowMulticall,
  multicallTakes,
  setFallbackHandler,
  approveSafeHash,
  safeWrongHash,
  safeRefund,
  delegateEverywhere,
  watchesCoinbase,
  watchesGasPrice,
  watchesBaseFee,
  swapWithoutMinimum,
  outputElsewhere,
  upgradedMeanwhile,
  notOnThisChain,
  refundToken,
  poisonInBatch,
  revokeApproves,
  raiseAllowance,
  permitForAnother,
  bulkOrder,
];
