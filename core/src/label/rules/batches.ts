import {
  amountRule,
  deadline,
  type MeaningRule,
  type MeaningTable,
  nested,
} from '../../decode/meaningRule.ts';

const safeCall: readonly MeaningRule[] = [amountRule([1], 'native'), nested(2), { as: 'operation', at: [3] }];
const lastOfEach = nested(-1, '*', -1);

const safeTx = (gas: string) =>
  `SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 ${gas},uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)`;

/** Functions that carry calls, and SafeTx as it is signed: what is opened below, and what value goes with it. */
export const batchRules: MeaningTable = {
  'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)': safeCall,
  'execTransactionFromModule(address,uint256,bytes,uint8)': safeCall,
  'execTransactionFromModuleReturnData(address,uint256,bytes,uint8)': safeCall,
  [safeTx('baseGas')]: safeCall,
  [safeTx('dataGas')]: safeCall,
  'setup(address[],uint256,address,bytes,address,address,uint256,address)': [nested(3)],
  'multiSend(bytes)': [nested(0)],
  'multicall(bytes[])': [nested(0, '*')],
  'multicall(uint256,bytes[])': [nested(1, '*'), deadline(0)],
  'multicall(bytes32,bytes[])': [nested(1, '*')],
  'aggregate((address,bytes)[])': [lastOfEach],
  'blockAndAggregate((address,bytes)[])': [lastOfEach],
  'tryAggregate(bool,(address,bytes)[])': [lastOfEach],
  'tryBlockAndAggregate(bool,(address,bytes)[])': [lastOfEach],
  'aggregate3((address,bool,bytes)[])': [lastOfEach],
  'aggregate3Value((address,bool,uint256,bytes)[])': [lastOfEach, amountRule([0, '*', 2], 'native')],
};
