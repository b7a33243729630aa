import type { Path } from '../decode/typed/at.ts';
import type { Step } from '../model/step.ts';
import { addressAt, lengthAt } from './walk.ts';

/**
 * Conditions of MetaMask's DelegationManager 1.3.0 that say when, how often, by whom or for what price a delegation is
 * used, and nothing of what it is used for. From its documentation of deployments; they stand at one address everywhere.
 */
const limitsNothing: ReadonlySet<string> = new Set([
  '0x1046bb45c8d673d4ea75321280db34899413c069', // TimestampEnforcer
  '0x5d9818df0ae3f66e9c3d0c5029daf99d1823ca6c', // BlockNumberEnforcer
  '0x04658b29f6b82ed55274221a06fc97d318e25416', // LimitedCallsEnforcer
  '0xc8b5d93463c893401094cc70e66a206fb5987997', // IdEnforcer
  '0xde4f2fac4b3d87a1d9953ca5fc09fca7f366254f', // NonceEnforcer
  '0xe144b0b2618071b4e56f746313528a669c7e65c5', // RedeemerEnforcer
  '0x24ff2aa430d53a8cd6788018e902e098083dccd2', // DeployedEnforcer
  '0x44b8c6ae3c304213c3e298495e12497ed3e56e41', // ArgsEqualityCheckEnforcer
  '0x4803a326dded6ddbc60e659e5ed12d85c7582811', // NativeTokenPaymentEnforcer
]);

/**
 * Whether a list of conditions, each with its enforcer first, leaves open what is done: there are none, or each is known
 * to limit no call.
 */
export function leavesAllOpen(step: Step, list: Path | undefined): boolean {
  if (list === undefined) return true;
  return Array.from({ length: lengthAt(step, ...list) }, (_, at) => addressAt(step, ...list, at, 0)).every(
    (enforcer) => enforcer !== undefined && limitsNothing.has(enforcer.value.toLowerCase()),
  );
}
