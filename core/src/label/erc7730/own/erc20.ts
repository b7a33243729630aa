import { addressFieldAt, allowanceField, deadlineField, rawField, tokenField } from './parts.ts';

/** ERC-20, with the two allowance functions that many tokens add, and `permit` of ERC-2612 as a call. */
export const erc20Descriptor = {
  display: {
    formats: {
      'transfer(address to,uint256 amount)': {
        intent: 'Send tokens',
        interpolatedIntent: 'Send {amount} to {to}',
        fields: [tokenField('amount', 'Amount'), addressFieldAt('to', 'To')],
      },
      'transferFrom(address from,address to,uint256 amount)': {
        intent: 'Move tokens of an account',
        interpolatedIntent: 'Move {amount} from {from} to {to}',
        fields: [tokenField('amount', 'Amount'), addressFieldAt('from', 'From'), addressFieldAt('to', 'To')],
      },
      'approve(address spender,uint256 amount)': {
        intent: 'Let someone spend tokens',
        interpolatedIntent: 'Let {spender} spend up to {amount}',
        fields: [addressFieldAt('spender', 'Spender'), allowanceField('amount', 'Up to')],
      },
      'increaseAllowance(address spender,uint256 addedAmount)': {
        intent: 'Let someone spend more tokens',
        interpolatedIntent: 'Let {spender} spend {addedAmount} more',
        fields: [addressFieldAt('spender', 'Spender'), allowanceField('addedAmount', 'More by')],
      },
      'decreaseAllowance(address spender,uint256 subtractedAmount)': {
        intent: 'Let someone spend fewer tokens',
        interpolatedIntent: 'Let {spender} spend {subtractedAmount} less',
        fields: [addressFieldAt('spender', 'Spender'), tokenField('subtractedAmount', 'Less by')],
      },
      'permit(address owner,address spender,uint256 value,uint256 deadline,uint8 v,bytes32 r,bytes32 s)': {
        intent: 'Let someone spend tokens, by a signature',
        interpolatedIntent: 'Let {spender} spend up to {value} of {owner}',
        fields: [
          addressFieldAt('spender', 'Spender'),
          allowanceField('value', 'Up to'),
          addressFieldAt('owner', 'Owner'),
          deadlineField('deadline', 'Signature valid until'),
          { ...rawField('v', 'v'), visible: 'never' },
          { ...rawField('r', 'r'), visible: 'never' },
          { ...rawField('s', 's'), visible: 'never' },
        ],
      },
    },
  },
} as const;
