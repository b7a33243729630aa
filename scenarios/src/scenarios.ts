import { approvalToStranger, collectionToContract, permitToStranger } from './approvalAttacks.ts';
import { delegatecallAttack } from './delegatecallAttack.ts';
import { blindHash, mail, plainMessage, signInElsewhere, unknownOrder } from './messages.ts';
import { signSafeBatch, signSafePayment } from './safePayment.ts';
import type { Scenario } from './scenario.ts';
import { approveRouter, swap } from './swap.ts';

/** Every scenario that needs nothing but the practice chain, the honest ones first. To add one: its file, and a line. */
export const scenarios: readonly Scenario[] = [
  approveRouter,
  swap,
  signSafePayment(1),
  signSafePayment(2),
  signSafeBatch,
  plainMessage,
  mail,
  unknownOrder,
  permitToStranger,
  approvalToStranger,
  collectionToContract,
  delegatecallAttack,
  signInElsewhere,
  blindHash,
];
