import {
  accountAnyChain,
  accountBatch,
  accountDelegate,
  accountExecute,
  accountOperation,
  accountTuple,
  accountTuples,
} from './accountExecute.ts';
import { aragonExecute, aragonPropose } from './aragon.ts';
import { bravoPropose, compoundQueue, compoundTimelock } from './bravo.ts';
import { accessSchedule, eitherExecute } from './eitherExecute.ts';
import { entryPoint6, entryPoint7, executeUserOp } from './entryPoint.ts';
import { forwarderBatch, forwarderExecute, minimalForwarder } from './forwarder.ts';
import { governorExecute, governorPropose } from './governor.ts';
import { modularAccount } from './modularAccount.ts';
import { redeemDelegations } from './redeemDelegations.ts';
import { safeProxyFactory } from './safeProxyFactory.ts';
import {
  timelockExecute,
  timelockExecuteBatch,
  timelockSchedule,
  timelockScheduleBatch,
} from './timelock.ts';
import type { Wrapper } from './wrapper.ts';
import { zodiacDelay, zodiacRoles } from './zodiac.ts';

/** What makes an account, a DAO or its timelock act. */
export const accountsAndGovernance: readonly Wrapper[] = [
  accountExecute,
  accountOperation,
  accountDelegate,
  accountBatch,
  accountTuple,
  accountTuples,
  accountAnyChain,
  modularAccount,
  redeemDelegations,
  entryPoint6,
  entryPoint7,
  executeUserOp,
  safeProxyFactory,
  eitherExecute,
  accessSchedule,
  governorPropose,
  governorExecute,
  bravoPropose,
  compoundQueue,
  compoundTimelock,
  timelockSchedule,
  timelockScheduleBatch,
  timelockExecute,
  timelockExecuteBatch,
  zodiacRoles,
  zodiacDelay,
  aragonExecute,
  aragonPropose,
  forwarderExecute,
  minimalForwarder,
  forwarderBatch,
];
