import { userOperationSignature } from '../../decode/readUserOperation.ts';
import { amountRule, type MeaningRule, type MeaningTable, nested } from '../../decode/meaningRule.ts';

const safeCall: readonly MeaningRule[] = [amountRule([1], 'native'), nested(2), { as: 'operation', at: [3] }];

const safeTx = (gas: string) =>
  `SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 ${gas},uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)`;

/** Calls as they are signed, by the form of the typed data: what is opened below, and what value goes with it. */
export const signedCalls: MeaningTable = {
  [safeTx('baseGas')]: safeCall,
  [safeTx('dataGas')]: safeCall,
  [userOperationSignature]: [nested('callData')],
};
