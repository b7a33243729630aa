import { userOperationSignature } from '../../decode/readUserOperation.ts';
import {
  amountRule,
  deadline,
  type MeaningRule,
  type MeaningTable,
  nested,
} from '../../decode/meaningRule.ts';

const operation: MeaningRule = { as: 'operation', at: [3] };
const one: readonly MeaningRule[] = [amountRule([1], 'native'), nested(2)];
const withOperation: readonly MeaningRule[] = [...one, operation];
const lists: readonly MeaningRule[] = [amountRule([1, '*'], 'native'), nested(2, '*')];
const tuples = (at: number): readonly MeaningRule[] => [
  amountRule([at, '*', 1], 'native'),
  nested(at, '*', 2),
];
const bravo: readonly MeaningRule[] = [amountRule([1, '*'], 'native'), nested(3, '*')];
const timelocked: readonly MeaningRule[] = [amountRule([1], 'native'), nested(3)];

const op6 = '(address,uint256,bytes,bytes,uint256,uint256,uint256,uint256,uint256,bytes,bytes)';
const op7 = '(address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)';

/** What makes accounts, DAOs and timelocks act: the calls are opened below, and the value goes with them. */
export const accountRules: MeaningTable = {
  'execute(address,uint256,bytes)': one,
  'execute_ncC(address,uint256,bytes)': one,
  'relay(address,uint256,bytes)': one,
  'execute(address,uint256,bytes,uint8)': withOperation,
  'executeUserOp(address,uint256,bytes,uint8)': withOperation,
  'executeUserOpWithErrorString(address,uint256,bytes,uint8)': withOperation,
  'execTransactionWithRole(address,uint256,bytes,uint8,bytes32,bool)': withOperation,
  'execTransactionWithRole(address,uint256,bytes,uint8,uint16,bool)': withOperation,
  'execTransactionWithRoleReturnData(address,uint256,bytes,uint8,bytes32,bool)': withOperation,
  'execTransactionWithRoleReturnData(address,uint256,bytes,uint8,uint16,bool)': withOperation,
  'executeNextTx(address,uint256,bytes,uint8)': withOperation,
  'execute(address,bytes)': [nested(1)],
  'executeDelegateCall(address,bytes)': [nested(1)],
  'executeBatch(address[],bytes[])': [nested(1, '*')],
  'executeBatch(address[],uint256[],bytes[])': lists,
  'executeBatch_y6U(address[],uint256[],bytes[])': lists,
  'executeBatch((address,uint256,bytes)[])': tuples(0),
  'execute((address,uint256,bytes))': [amountRule([0, 1], 'native'), nested(0, 2)],
  'execute((address,uint256,bytes)[])': tuples(0),
  'executeWithoutChainIdValidation(bytes[])': [nested(0, '*')],
  'execute(bytes32,bytes)': [nested(1)],
  'executeFromExecutor(bytes32,bytes)': [nested(1)],
  'redeemDelegations(bytes[],bytes32[],bytes[])': [nested(2, '*')],
  [`handleOps(${op6}[],address)`]: [nested(0, '*', 3)],
  [`handleOps(${op7}[],address)`]: [nested(0, '*', 3)],
  [`handleAggregatedOps((${op6}[],address,bytes)[],address)`]: [nested(0, '*', 0, '*', 3)],
  [`handleAggregatedOps((${op7}[],address,bytes)[],address)`]: [nested(0, '*', 0, '*', 3)],
  [userOperationSignature]: [nested('callData')],
  'createProxyWithNonce(address,bytes,uint256)': [nested(1)],
  'createChainSpecificProxyWithNonce(address,bytes,uint256)': [nested(1)],
  'createProxy(address,bytes)': [nested(1)],
  'createProxyWithCallback(address,bytes,uint256,address)': [nested(1)],
  'propose(address[],uint256[],bytes[],string)': lists,
  'queue(address[],uint256[],bytes[],bytes32)': lists,
  'execute(address[],uint256[],bytes[],bytes32)': lists,
  'propose(address[],uint256[],string[],bytes[],string)': bravo,
  'queueTransaction(address,uint256,string,bytes,uint256)': timelocked,
  'executeTransaction(address,uint256,string,bytes,uint256)': timelocked,
  'schedule(address,uint256,bytes,bytes32,bytes32,uint256)': one,
  'scheduleBatch(address[],uint256[],bytes[],bytes32,bytes32,uint256)': lists,
  'execute(address,uint256,bytes,bytes32,bytes32)': one,
  'executeBatch(address[],uint256[],bytes[],bytes32,bytes32)': lists,
  'schedule(address,bytes,uint48)': [nested(1)],
  'execute(bytes32,(address,uint256,bytes)[],uint256)': tuples(1),
  'createProposal(bytes,(address,uint256,bytes)[],uint64,uint64,bytes)': tuples(1),
  'createProposal(bytes,(address,uint256,bytes)[],uint256,uint64,uint64,uint8,bool)': tuples(1),
  'createProposal(bytes,(address,uint256,bytes)[],uint256,bool,bool,uint64,uint64)': tuples(1),
  'execute((address,address,uint256,uint256,uint256,bytes),bytes)': [
    amountRule([0, 2], 'native'),
    nested(0, 5),
  ],
  'execute((address,address,uint256,uint256,uint48,bytes,bytes))': [
    amountRule([0, 2], 'native'),
    deadline(0, 4),
    nested(0, 5),
  ],
  'executeBatch((address,address,uint256,uint256,uint48,bytes,bytes)[],address)': [
    amountRule([0, '*', 2], 'native'),
    deadline(0, '*', 4),
    nested(0, '*', 5),
  ],
};
