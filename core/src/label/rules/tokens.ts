import { allowance, amountRule, deadline, type MeaningTable } from '../../decode/meaningRule.ts';

const authorization = [amountRule([2], 'target'), deadline(3), deadline(4)] as const;

/** ERC-20 and its extensions, ERC-721, and WETH9. */
export const tokenRules: MeaningTable = {
  'transfer(address,uint256)': [amountRule([1], 'target')],
  'approve(address,uint256)': [{ as: 'itemOrAllowance', at: [1], of: 'target' }],
  'transferFrom(address,address,uint256)': [{ as: 'itemOrAmount', at: [2], of: 'target' }],
  'increaseAllowance(address,uint256)': [allowance([1], 'target')],
  'decreaseAllowance(address,uint256)': [amountRule([1], 'target')],
  'increaseApproval(address,uint256)': [allowance([1], 'target')],
  'decreaseApproval(address,uint256)': [amountRule([1], 'target')],
  'mint(address,uint256)': [amountRule([1], 'target')],
  'burn(uint256)': [amountRule([0], 'target')],
  'burnFrom(address,uint256)': [amountRule([1], 'target')],
  'transferAndCall(address,uint256,bytes)': [amountRule([1], 'target')],
  'approveAndCall(address,uint256,bytes)': [allowance([1], 'target')],
  'send(address,uint256,bytes)': [amountRule([1], 'target')],
  'operatorSend(address,address,uint256,bytes,bytes)': [amountRule([2], 'target')],
  'withdraw(uint256)': [{ as: 'wrapped', at: [0], of: 'target' }],
  'safeTransferFrom(address,address,uint256)': [{ as: 'item', at: [2], of: 'target' }],
  'safeTransferFrom(address,address,uint256,bytes)': [{ as: 'item', at: [2], of: 'target' }],
  'safeTransferFrom(address,address,uint256,uint256,bytes)': [{ as: 'item', at: [2], of: 'target' }],
  'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)': [allowance([2], 'target'), deadline(3)],
  'permit(address,address,uint256,uint256,bytes)': [allowance([2], 'target'), deadline(3)],
  'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)': [deadline(3)],
  'transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)':
    authorization,
  'transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,bytes)': authorization,
  'receiveWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)':
    authorization,
  'receiveWithAuthorization(address,address,uint256,uint256,uint256,bytes32,bytes)': authorization,
};
