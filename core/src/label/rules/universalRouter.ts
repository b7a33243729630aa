import {
  allowance,
  currency,
  deadline,
  due,
  type MeaningRule,
  type MeaningTable,
  recipient,
} from './rule.ts';
import { type ArgPath } from '../../decode/argPath.ts';

/** A swap over a path: the first amount is of its `first` end, the second of the other. */
const swap = (first: 0 | -1): readonly MeaningRule[] => [
  recipient(0),
  { as: 'token', at: [3, '*'] },
  currency([1], [3, first]),
  currency([2], [3, first === 0 ? -1 : 0]),
];

/** The same on V2, where 0 is what was paid to the pool before. */
const paidSwap: readonly MeaningRule[] = [
  recipient(0),
  { as: 'token', at: [3, '*'] },
  due([1], [3, 0]),
  currency([2], [3, -1]),
];

const single = (forward: ArgPath, back: ArgPath): readonly MeaningRule[] => [
  { as: 'token', at: forward },
  { as: 'token', at: back },
];
const [zero, one]: readonly [ArgPath, ArgPath] = [
  [0, 0, 0],
  [0, 0, 1],
];
/** A swap in one pool, whose direction is an argument: the first amount is of what is given, or of what is bought. */
const pool = (of: 'in' | 'out'): readonly MeaningRule[] => {
  const given = { by: [0, 1], yes: zero, no: one };
  const bought = { by: [0, 1], yes: one, no: zero };
  return [
    ...single(zero, one),
    due([0, 2], of === 'in' ? given : bought),
    currency([0, 3], of === 'in' ? bought : given),
  ];
};
const route: readonly MeaningRule[] = [
  { as: 'token', at: [0, 0] },
  { as: 'token', at: [0, 1, '*', 0] },
];
const out = (token: number, to: number, least: number): readonly MeaningRule[] => [
  recipient(to),
  currency([least], [token]),
];
const portion: readonly MeaningRule[] = [recipient(1), { as: 'token', at: [0] }];

const key = '(address,address,uint24,int24,address)';
const path = '(address,uint24,int24,address,bytes)[]';

/** Commands of Uniswap's Universal Router and actions of Uniswap v4. */
export const universalRouterRules: MeaningTable = {
  'V3_SWAP_EXACT_IN(address,uint256,uint256,bytes,bool)': swap(0),
  'V3_SWAP_EXACT_OUT(address,uint256,uint256,bytes,bool)': swap(0),
  'V3_SWAP_EXACT_IN(address,uint256,uint256,bytes,bool,uint256[])': swap(0),
  'V3_SWAP_EXACT_OUT(address,uint256,uint256,bytes,bool,uint256[])': swap(0),
  'V2_SWAP_EXACT_IN(address,uint256,uint256,address[],bool)': paidSwap,
  'V2_SWAP_EXACT_OUT(address,uint256,uint256,address[],bool)': swap(-1),
  'V2_SWAP_EXACT_IN(address,uint256,uint256,address[],bool,uint256[])': paidSwap,
  'V2_SWAP_EXACT_OUT(address,uint256,uint256,address[],bool,uint256[])': swap(-1),
  'PERMIT2_TRANSFER_FROM(address,address,uint160)': [recipient(1), currency([2], [0])],
  'PERMIT2_TRANSFER_FROM_BATCH((address,address,uint160,address)[])': [currency([0, '*', 2], [0, '*', 3])],
  'PERMIT2_PERMIT(((address,uint160,uint48,uint48),address,uint256),bytes)': [
    allowance([0, 0, 1], [0, 0, 0]),
    deadline(0, 0, 2),
    deadline(0, 2),
  ],
  'PERMIT2_PERMIT_BATCH(((address,uint160,uint48,uint48)[],address,uint256),bytes)': [
    allowance([0, 0, '*', 1], [0, 0, '*', 0]),
    deadline(0, 0, '*', 2),
    deadline(0, 2),
  ],
  'SWEEP(address,address,uint256)': out(0, 1, 2),
  'TRANSFER(address,address,uint256)': out(0, 1, 2),
  'PAY_PORTION(address,address,uint256)': portion,
  'PAY_PORTION_FULL_PRECISION(address,address,uint256)': portion,
  'WRAP_ETH(address,uint256)': [recipient(0), currency([1], 'native')],
  'UNWRAP_WETH(address,uint256)': [recipient(0), currency([1], 'native')],
  'BALANCE_CHECK_ERC20(address,address,uint256)': [currency([2], [1])],
  'EXECUTE_SUB_PLAN(bytes,bytes[])': [{ as: 'nested', at: [1, '*'] }],
  'V4_SWAP(bytes,bytes[])': [{ as: 'nested', at: [1, '*'] }],
  'UNLOCK(bytes,bytes[])': [{ as: 'nested', at: [1, '*'] }],
  'execute(bytes,bytes[],uint256)': [{ as: 'nested', at: [1, '*'] }, deadline(2)],
  'execute(bytes,bytes[])': [{ as: 'nested', at: [1, '*'] }],
  'modifyLiquidities(bytes,uint256)': [{ as: 'nested', at: [0] }, deadline(1)],
  'SETTLE(address,uint256,bool)': [due([1], [0])],
  'SETTLE_ALL(address,uint256)': [currency([1], [0])],
  'TAKE(address,address,uint256)': [recipient(1), due([2], [0])],
  'TAKE_ALL(address,uint256)': [currency([1], [0])],
  'TAKE_PORTION(address,address,uint256)': portion,
  'TAKE_PAIR(address,address,address)': [recipient(2)],
  'SWEEP(address,address)': [recipient(1)],
  [`SWAP_EXACT_IN_SINGLE((${key},bool,uint128,uint128,bytes))`]: pool('in'),
  [`SWAP_EXACT_IN_SINGLE((${key},bool,uint128,uint128,uint256,bytes))`]: pool('in'),
  [`SWAP_EXACT_OUT_SINGLE((${key},bool,uint128,uint128,bytes))`]: pool('out'),
  [`SWAP_EXACT_OUT_SINGLE((${key},bool,uint128,uint128,uint256,bytes))`]: pool('out'),
  [`SWAP_EXACT_IN((address,${path},uint128,uint128))`]: [
    ...route,
    due([0, 2], [0, 0]),
    currency([0, 3], [0, 1, -1, 0]),
  ],
  [`SWAP_EXACT_IN((address,${path},uint256[],uint128,uint128))`]: [
    ...route,
    due([0, 3], [0, 0]),
    currency([0, 4], [0, 1, -1, 0]),
  ],
  [`SWAP_EXACT_OUT((address,${path},uint128,uint128))`]: [
    ...route,
    due([0, 2], [0, 0]),
    currency([0, 3], [0, 1, 0, 0]),
  ],
  [`SWAP_EXACT_OUT((address,${path},uint256[],uint128,uint128))`]: [
    ...route,
    due([0, 3], [0, 0]),
    currency([0, 4], [0, 1, 0, 0]),
  ],
  [`MINT_POSITION(${key},int24,int24,uint256,uint128,uint128,address,bytes)`]: [
    recipient(6),
    currency([4], [0, 0]),
    currency([5], [0, 1]),
  ],
};
