import { approvalToStranger, collectionToContract, permitToStranger } from './approvalAttacks.ts';
import { delegatecallAttack } from './delegatecallAttack.ts';
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
];
