import type { Address } from 'viem';
import type { Arg } from '../../../model/step.ts';
import { commandTable, type RouterName } from '../../protocols/commandTable.ts';
import { sealed } from '../sealed.ts';
import type { CallToRead, Opened, Wrapper } from '../wrapper.ts';
import { allowRevert, commandCalls } from './commandCalls.ts';
import { routers, type RouterVersion } from '../../../shipped/universalRouters.ts';

const names: Readonly<Record<RouterVersion, RouterName>> = {
  '1.0': 'Uniswap Universal Router 1.0',
  '1.2': 'Uniswap Universal Router 1.2',
  '2.0': 'Uniswap Universal Router 2.0',
  '1.2 or 2.0': 'Uniswap Universal Router 1.2 or 2.0',
  '2.1': 'Uniswap Universal Router 2.1',
  PancakeSwap: 'PancakeSwap Universal Router',
  'PancakeSwap Infinity': 'PancakeSwap Infinity Universal Router',
  Velodrome: 'Velodrome Universal Router',
};

const versions = Object.keys(names) as readonly RouterVersion[];

/** The versions that swap with pools of Uniswap v4, or of one like it, and what they know there. */
const ofPools: readonly (readonly [RouterVersion, command: string, RouterName])[] = [
  ['2.0', 'V4_SWAP(bytes,bytes[])', 'Uniswap v4'],
  ['2.1', 'V4_SWAP(bytes,bytes[])', 'Uniswap v4 of 2.1'],
  ['Velodrome', 'V4_SWAP(bytes,bytes[])', 'Uniswap v4'],
  ['PancakeSwap Infinity', 'INFI_SWAP(bytes,bytes[])', 'PancakeSwap Infinity'],
];

const execute = ['execute(bytes,bytes[],uint256)', 'execute(bytes,bytes[])'] as const;

/**
 * Uniswap's Universal Router: a byte a command, and for each what it is given. The same byte is another command in
 * another version, and bytes are masked differently, so that the address decides which table is used. A plan within
 * a plan is run by the router calling itself; the caller stays who they were.
 */
export const universalRouterWrapper: readonly Wrapper[] = [
  ...versions.map(
    (version): Wrapper => ({
      signatures: execute,
      applies: isRouter(version),
      open: (outer, args) =>
        outer.self === outer.to
          ? commandCalls(outer, args, 0, commandTable(names[version]), allowRevert)
          : unnamed(outer, args),
    }),
  ),
  ...versions.map(
    (version): Wrapper => ({
      signatures: ['EXECUTE_SUB_PLAN(bytes,bytes[])'],
      command: true,
      applies: isRouter(version),
      open: (outer, args) => commandCalls(outer, args, 0, commandTable(names[version]), allowRevert),
    }),
  ),
  ...ofPools.map(
    ([version, command, router]): Wrapper => ({
      signatures: [command],
      command: true,
      applies: isRouter(version),
      open: (outer, args) => commandCalls(outer, args, 0, commandTable(router), 0),
    }),
  ),
  { signatures: execute, open: unnamed },
];

/** Of a router that nobody here knows, or whose code another account runs, no command is named. */
function unnamed(outer: CallToRead, args: readonly Arg[]): Opened {
  return { calls: [sealed(outer, args, 0, 'Universal Router')] };
}

function isRouter(version: RouterVersion): (to: Address | null, chainId: number | undefined) => boolean {
  return (to, chainId) =>
    to !== null &&
    chainId !== undefined &&
    routers.some(
      ([at, its, chains]) => its === version && chains.includes(chainId) && at === to.toLowerCase(),
    );
}
