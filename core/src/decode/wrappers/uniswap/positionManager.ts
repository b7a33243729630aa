import type { Arg } from '../../../model/step.ts';
import { commandTable } from '../../protocols/commandTable.ts';
import { bytesArg } from '../args.ts';
import type { CallToRead, Command, Opened, Wrapper } from '../wrapper.ts';
import { callerOf, commandCalls } from './commandCalls.ts';

const isManager: Wrapper['applies'] = (to, chainId) =>
  to !== null &&
  chainId !== undefined &&
  positionManagers.some(([at, chains]) => chains.includes(chainId) && at === to.toLowerCase());

const actions = () => commandTable('Uniswap v4 positions');

/** What the manager hides its actions in: it has no byte. */
function unlock(): Command {
  const { source, rows } = actions();
  const row = rows.find(({ code }) => code === '0x');
  return { code: '0x', source, ...(row === undefined ? {} : { signature: row.command.text }) };
}

/**
 * The position manager of Uniswap v4: actions of a byte each, and what each is given, ABI-encoded once more. At any
 * other address the functions may mean anything, and what they carry stays unread.
 */
export const positionManager: readonly Wrapper[] = [
  {
    signatures: ['modifyLiquidities(bytes,uint256)'],
    applies: isManager,
    open: (outer, args) => (outer.self === outer.to ? carried(outer, args, unlock()) : sealed(outer, args)),
  },
  {
    signatures: ['modifyLiquiditiesWithoutUnlock(bytes,bytes[])'],
    applies: isManager,
    open: (outer, args) =>
      outer.self === outer.to ? commandCalls(outer, args, 0, actions(), 0) : sealed(outer, args),
  },
  {
    signatures: ['UNLOCK(bytes,bytes[])'],
    command: true,
    applies: isManager,
    open: (outer, args) => commandCalls(outer, args, 0, actions(), 0),
  },
  {
    signatures: ['modifyLiquidities(bytes,uint256)', 'modifyLiquiditiesWithoutUnlock(bytes,bytes[])'],
    open: sealed,
  },
];

function sealed(outer: CallToRead, args: readonly Arg[]): Opened {
  return carried(outer, args, { code: '0x', source: actions().source });
}

function carried(outer: CallToRead, args: readonly Arg[], command: Command): Opened {
  const { actor, self, to } = outer;
  const call = { op: 'call', actor, self, to, value: 0n, runs: 'always', command } as const;
  return { calls: [{ ...call, ...bytesArg(args, 0), caller: callerOf(outer) }] };
}

/**
 * Position managers of Uniswap v4 by address, in lower case, and the chains where they stand. From the package
 * @uniswap/sdk-core 7.19.4 on 2026-11-21; printed by tools/vectors/addresses.mjs.
 */
const positionManagers: readonly (readonly [string, readonly number[]])[] = [
  ['0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e', [1]],
  ['0x3c3ea4b57a46241e54610e5f022e5c45859a1017', [10]],
  ['0x7a4a5c919ae2541aed11041a1aeee68f1287f95b', [56]],
  ['0x4529a01c7a0410167c5740c487a8de60232617bf', [130]],
  ['0x1ec2ebf4f37e7363fdfe3551602425af0b3ceef9', [137, 80001]],
  ['0x5b7ec4a94ff9bedb700fb82ab09d5846972f4016', [143]],
  ['0xcf1eafc6928dc385a342e7c6491d371d2871458b', [196]],
  ['0xc585e0f504613b5fbf874f21af14c65260fb41fa', [480]],
  ['0xf969aee60879c54baaed9f3ed26147db216fd664', [1301]],
  ['0x1b35d13a2e2528f192637f14b05f0dc0e7deb566', [1868, 57073]],
  ['0x3fc79444f8eacc1894775493ff3fa41f1e35ce11', [4217]],
  ['0x9ae0921e981aaa7308f176f8d4f9129b9247c89d', [4326]],
  ['0x58daec3116aae6d93017baaea7749052e8a04fa7', [4663]],
  ['0x6049c9a0e26405c0985f9e3685c87d0ae917f82b', [5042]],
  ['0x7c5f5a4bbd8fd63184577525326123b519429bdc', [8453]],
  ['0xd88f38f930b7952f2db2432cb002e7abbf3dd869', [42161]],
  ['0xf7965f3981e4d5bc383bfbcb61501763e9068ca9', [42220, 44787]],
  ['0xb74b1f14d2754acfcbbe1a221023a5cf50ab8acd', [43114]],
  ['0xddcad5775b2816a87495f207731b3571d7ee3c76', [59144]],
  ['0x4ad2f4cca2682cbb5b950d660dd458a1d3f1baad', [81457]],
  ['0x4b2c77d209d3405f41a037ec6c77f7f5b8e2ca80', [84532]],
  ['0xac631556d3d4019c95769033b5e719dd77124bac', [421614]],
  ['0xf66c7b99e2040f0d9b326b3b7c152e9663543d63', [7777777]],
  ['0x429ba70129df741b2ca2a85bc3a2a3328e5c09b4', [11155111]],
];
