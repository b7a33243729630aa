import { authorizationSignature } from '../../decode/readAuthorization.ts';
import { typedFormOf } from '../../decode/typed/all.ts';
import { userOperationSignature } from '../../decode/readUserOperation.ts';
import type { Step } from '../../model/step.ts';
import { same } from './stepTree.ts';

/**
 * How a step makes someone else act. `safe`: a Safe carries out a transaction. `operation`: an entry point carries
 * out user operations of others. `account`: a smart account, a DAO or a timelock acts. `plan`: it will act later.
 */
export type Agency = 'safe' | 'operation' | 'account' | 'plan';

/**
 * Whether what is inside a step is done by an account that the step acts for, and on its authority: it may be the
 * user's account, so that what it may lose counts. A router is none: what it does, it does with its own.
 */
export function agencyOf(step: Step): Agency | undefined {
  const signature = step.fn?.signature ?? '';
  if (/^(?:execTransaction(?!WithRole)|SafeTx)/.test(signature)) return 'safe';
  if (step.op === 'permission' && typedFormOf(signature)?.calls !== undefined) return 'operation';
  return agencies.get(signature);
}

const named = (agency: Agency, ...signatures: readonly string[]) =>
  signatures.map((signature) => [signature, agency] as const);

const op6 = '(address,uint256,bytes,bytes,uint256,uint256,uint256,uint256,uint256,bytes,bytes)';
const op7 = '(address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)';

const agencies: ReadonlyMap<string, Agency> = new Map([
  ...named(
    'operation',
    `handleOps(${op6}[],address)`,
    `handleOps(${op7}[],address)`,
    `handleAggregatedOps((${op6}[],address,bytes)[],address)`,
    `handleAggregatedOps((${op7}[],address,bytes)[],address)`,
  ),
  ...named(
    'account',
    userOperationSignature,
    'execute(address,uint256,bytes)',
    'execute_ncC(address,uint256,bytes)',
    'execute(address,uint256,bytes,uint8)',
    'execute(address,bytes)',
    'execute((address,uint256,bytes))',
    'execute((address,uint256,bytes)[])',
    'execute(bytes32,bytes)',
    'executeFromExecutor(bytes32,bytes)',
    'executeBatch(address[],bytes[])',
    'executeBatch(address[],uint256[],bytes[])',
    'executeBatch_y6U(address[],uint256[],bytes[])',
    'executeBatch((address,uint256,bytes)[])',
    'executeDelegateCall(address,bytes)',
    'executeWithoutChainIdValidation(bytes[])',
    'executeUserOp(address,uint256,bytes,uint8)',
    'executeUserOpWithErrorString(address,uint256,bytes,uint8)',
    `executeUserOp(${op7},bytes32)`,
    'execTransactionWithRole(address,uint256,bytes,uint8,bytes32,bool)',
    'execTransactionWithRole(address,uint256,bytes,uint8,uint16,bool)',
    'execTransactionWithRoleReturnData(address,uint256,bytes,uint8,bytes32,bool)',
    'execTransactionWithRoleReturnData(address,uint256,bytes,uint8,uint16,bool)',
    'executeNextTx(address,uint256,bytes,uint8)',
    'execute(address[],uint256[],bytes[],bytes32)',
    'relay(address,uint256,bytes)',
    'execute(address,uint256,bytes,bytes32,bytes32)',
    'executeBatch(address[],uint256[],bytes[],bytes32,bytes32)',
    'executeTransaction(address,uint256,string,bytes,uint256)',
    'execute(bytes32,(address,uint256,bytes)[],uint256)',
  ),
  ...named(
    'plan',
    'propose(address[],uint256[],bytes[],string)',
    'propose(address[],uint256[],string[],bytes[],string)',
    'queue(address[],uint256[],bytes[],bytes32)',
    'schedule(address,uint256,bytes,bytes32,bytes32,uint256)',
    'scheduleBatch(address[],uint256[],bytes[],bytes32,bytes32,uint256)',
    'schedule(address,bytes,uint48)',
    'queueTransaction(address,uint256,string,bytes,uint256)',
    'createProposal(bytes,(address,uint256,bytes)[],uint64,uint64,bytes)',
    'createProposal(bytes,(address,uint256,bytes)[],uint256,uint64,uint64,uint8,bool)',
    'createProposal(bytes,(address,uint256,bytes)[],uint256,bool,bool,uint64,uint64)',
  ),
]);

/** Whether a step is an authorization of EIP-7702 that may count: one that no account signed counts nowhere. */
export function isAuthorization(step: Step): boolean {
  return hasAuthorizationForm(step) && !isVoid(step);
}

/**
 * Whether a step is an authorization of EIP-7702 at all. Typed data that has the same fields is none: it has a contract
 * that verifies it, and no place for the code that it names.
 */
export function hasAuthorizationForm({ op, fn, to, args }: Step): boolean {
  if (op !== 'permission' || fn?.signature !== authorizationSignature || to === null) return false;
  const delegate = args.find(({ name }) => name === 'delegate')?.value;
  return delegate?.kind === 'address' && same(delegate.address, to);
}

function isVoid({ args }: Step): boolean {
  const has = (name: string) => args.some((arg) => arg.name === name);
  return has('signature') && !has('authority');
}
