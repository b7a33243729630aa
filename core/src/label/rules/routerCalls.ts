import { deadline, type MeaningTable } from '../../decode/meaningRule.ts';

/** The calls that carry commands of Uniswap's Universal Router and actions of Uniswap v4. */
export const routerCallRules: MeaningTable = {
  'execute(bytes,bytes[],uint256)': [{ as: 'nested', at: [1, '*'] }, deadline(2)],
  'execute(bytes,bytes[])': [{ as: 'nested', at: [1, '*'] }],
  'modifyLiquidities(bytes,uint256)': [{ as: 'nested', at: [0] }, deadline(1)],
};
