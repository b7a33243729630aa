import { type Address, encodeFunctionData, hexToString, type Hex, parseAbi } from 'viem';
import type { Arg } from '../../../model/step.ts';
import { abiInside, budgetInside } from '../abiInside.ts';
import { addressArg, boolArg, bytesArg, integerArg, partsAt } from '../args.ts';
import type { CallToRead, Wrapper } from '../wrapper.ts';

const comet = parseAbi([
  'function supplyFrom(address from, address dst, address asset, uint256 amount)',
  'function withdrawFrom(address src, address to, address asset, uint256 amount)',
  'function transferAssetFrom(address src, address dst, address asset, uint256 amount)',
  'function claim(address comet, address src, bool shouldAccrue)',
]);

/** What represents the coins, which the bulker wraps before it puts them in, and unwraps before it pays them out. */
const coins: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';

type Action = Readonly<{
  types: string;
  call: (args: readonly Arg[], caller: Address) => readonly [Address, Hex];
}>;

const asset = (
  functionName: 'supplyFrom' | 'withdrawFrom' | 'transferAssetFrom',
  isNative: boolean,
): Action => ({
  types: isNative ? 'address, address, uint256' : 'address, address, address, uint256',
  call: (args, caller) => {
    const token = isNative ? coins : addressArg(args, 2);
    const amount = integerArg(args, isNative ? 2 : 3);
    return [
      addressArg(args, 0),
      encodeFunctionData({ abi: comet, functionName, args: [caller, addressArg(args, 1), token, amount] }),
    ];
  },
});

const actions: Readonly<Record<string, Action>> = {
  ACTION_SUPPLY_ASSET: asset('supplyFrom', false),
  ACTION_SUPPLY_NATIVE_TOKEN: asset('supplyFrom', true),
  ACTION_TRANSFER_ASSET: asset('transferAssetFrom', false),
  ACTION_WITHDRAW_ASSET: asset('withdrawFrom', false),
  ACTION_WITHDRAW_NATIVE_TOKEN: asset('withdrawFrom', true),
  ACTION_CLAIM_REWARD: {
    types: 'address, address, address, bool',
    call: (args) => [
      addressArg(args, 1),
      encodeFunctionData({
        abi: comet,
        functionName: 'claim',
        args: [addressArg(args, 0), addressArg(args, 2), boolArg(args, 3)],
      }),
    ],
  },
};

/**
 * The bulker of Compound 3: each action is a name and its arguments, and a call of the market or of the rewards that it names, with
 * what whoever calls has there or lets it take (BaseBulker.sol of github.com/compound-finance/comet). An action of one network's bulker alone stays closed.
 */
export const compoundBulker: Wrapper = {
  signatures: ['invoke(bytes32[],bytes[])'],
  open: (outer, args) => {
    const names = partsAt(args, 0);
    const datas = partsAt(args, 1);
    if (names.length !== datas.length) return { calls: [], refused: true };
    return { calls: datas.flatMap((_, at) => acted(outer, bytesArg(names, at).data, datas, at)) };
  },
};

function acted(outer: CallToRead, name: Hex, datas: readonly Arg[], at: number): readonly CallToRead[] {
  const action = actions[hexToString(name, { size: 32 })];
  const part = bytesArg(datas, at);
  const inside = action && abiInside(action.types, part, budgetInside(part))?.args;
  if (action === undefined || inside === undefined || outer.actor === 'unknown') return [];
  const [to, data] = action.call(inside, outer.actor);
  return [
    { op: 'call', actor: outer.actor, self: to, to, value: 0n, data, bytes: part.bytes, runs: 'always' },
  ];
}
