import type { Arg } from '../../../model/step.ts';
import { unlock as unlockCommand, v4Actions } from '../../protocols/uniswapV4.ts';
import { bytesArg } from '../args.ts';
import type { CallToRead, Command, Opened, Wrapper } from '../wrapper.ts';
import { callerOf, commandCalls } from './commandCalls.ts';
import { positionManagers } from './positionManagers.ts';

const isManager: Wrapper['applies'] = (to, chainId) =>
  to !== null &&
  chainId !== undefined &&
  positionManagers.some(([at, chains]) => chains.includes(chainId) && at === to.toLowerCase());

const source = 'Uniswap v4';
const unlock = { code: '0x', signature: unlockCommand.text, source } as const;

/**
 * The position manager of Uniswap v4: actions of a byte each, and what each is given, ABI-encoded once more. At any
 * other address the functions may mean anything, and what they carry stays unread.
 */
export const positionManager: readonly Wrapper[] = [
  {
    signatures: ['modifyLiquidities(bytes,uint256)'],
    applies: isManager,
    open: (outer, args) => (outer.self === outer.to ? carried(outer, args, unlock) : sealed(outer, args)),
  },
  {
    signatures: ['modifyLiquiditiesWithoutUnlock(bytes,bytes[])'],
    applies: isManager,
    open: (outer, args) =>
      outer.self === outer.to ? commandCalls(outer, args, 0, v4Actions.positions, 0) : sealed(outer, args),
  },
  {
    signatures: ['UNLOCK(bytes,bytes[])'],
    command: true,
    applies: isManager,
    open: (outer, args) => commandCalls(outer, args, 0, v4Actions.positions, 0),
  },
  {
    signatures: ['modifyLiquidities(bytes,uint256)', 'modifyLiquiditiesWithoutUnlock(bytes,bytes[])'],
    open: sealed,
  },
];

function sealed(outer: CallToRead, args: readonly Arg[]): Opened {
  return carried(outer, args, { code: '0x', source });
}

function carried(outer: CallToRead, args: readonly Arg[], command: Command): Opened {
  const { actor, self, to } = outer;
  const call = { op: 'call', actor, self, to, value: 0n, runs: 'always', command } as const;
  return { calls: [{ ...call, ...bytesArg(args, 0), caller: callerOf(outer) }] };
}
