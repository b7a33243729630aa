import {
  accountAnyChain,
  accountBatch,
  accountDelegate,
  accountExecute,
  accountOperation,
  accountTuple,
  accountTuples,
} from './accounts/accountExecute.ts';
import { aragonExecute, aragonPropose } from './governance/aragon.ts';
import { defiSaverRecipe } from './accounts/defiSaver.ts';
import { bravoPropose, compoundQueue, compoundTimelock } from './governance/bravo.ts';
import { accessSchedule, eitherExecute } from './accounts/eitherExecute.ts';
import { entryPoint6, entryPoint7, executeUserOp } from './accounts/entryPoint.ts';
import { forwarderBatch, forwarderExecute, minimalForwarder } from './accounts/forwarder.ts';
import { governorExecute, governorPropose } from './governance/governor.ts';
import { modularAccount } from './accounts/modularAccount.ts';
import { redeemDelegations } from './accounts/redeemDelegations.ts';
import { safeProxyFactory } from './safe/safeProxyFactory.ts';
import {
  timelockExecute,
  timelockExecuteBatch,
  timelockSchedule,
  timelockScheduleBatch,
} from './governance/timelock.ts';
import type { Wrapper } from './wrapper.ts';
import { zodiacDelay, zodiacRoles } from './safe/zodiac.ts';

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
  defiSaverRecipe,
];
