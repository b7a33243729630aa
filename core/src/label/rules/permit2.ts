import {
  allowance,
  amountRule,
  deadline,
  type MeaningRule,
  type MeaningTable,
} from '../../decode/meaningRule.ts';

const one: readonly MeaningRule[] = [
  amountRule([0, 0, 1], [0, 0, 0]),
  amountRule([1, 1], [0, 0, 0]),
  deadline(0, 2),
];
const many: readonly MeaningRule[] = [
  amountRule([0, 0, '*', 1], [0, 0, '*', 0]),
  amountRule([1, '*', 1], [0, 0, '*', 0]),
  deadline(0, 2),
];

const single = '((address,uint256),uint256,uint256),(address,uint256),address';
const batch = '((address,uint256)[],uint256,uint256),(address,uint256)[],address';

/** Permit2: the token is named beside each amount. */
export const permit2Rules: MeaningTable = {
  'approve(address,address,uint160,uint48)': [allowance([2], [0]), deadline(3)],
  'transferFrom(address,address,uint160,address)': [amountRule([2], [3])],
  'transferFrom((address,address,uint160,address)[])': [amountRule([0, '*', 2], [0, '*', 3])],
  'permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)': [
    allowance([1, 0, 1], [1, 0, 0]),
    deadline(1, 0, 2),
    deadline(1, 2),
  ],
  'permit(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)': [
    allowance([1, 0, '*', 1], [1, 0, '*', 0]),
    deadline(1, 0, '*', 2),
    deadline(1, 2),
  ],
  [`permitTransferFrom(${single},bytes)`]: one,
  [`permitTransferFrom(${batch},bytes)`]: many,
  [`permitWitnessTransferFrom(${single},bytes32,string,bytes)`]: one,
  [`permitWitnessTransferFrom(${batch},bytes32,string,bytes)`]: many,
  'lockdown((address,address)[])': [{ as: 'token', at: [0, '*', 0] }],
};
