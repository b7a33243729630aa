import { amountRule, currency, type MeaningRule, type MeaningTable } from '../../decode/meaningRule.ts';

const burn: readonly MeaningRule[] = [amountRule([0], [3]), { as: 'packed', at: [2] }];

/** Bridges: receivers on other chains stand in 32 bytes. An OFT may be the token, or stand for another. */
export const bridgeRules: MeaningTable = {
  'send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address)': [
    { as: 'packed', at: [0, 1] },
    currency([1, 0], 'native'),
  ],
  'depositForBurn(uint256,uint32,bytes32,address)': burn,
  'depositForBurnWithCaller(uint256,uint32,bytes32,address,bytes32)': burn,
  'depositForBurn(uint256,uint32,bytes32,address,bytes32,uint256,uint32)': [...burn, amountRule([5], [3])],
  'depositForBurnWithHook(uint256,uint32,bytes32,address,bytes32,uint256,uint32,bytes)': [
    ...burn,
    amountRule([5], [3]),
  ],
};
