import {
  type AbiFunction,
  type AbiParameter,
  type Address,
  concat,
  encodeAbiParameters,
  type Hex,
  pad,
  parseAbiItem,
  zeroAddress,
} from 'viem';
import type { CommandModel } from '../../../decode/protocols/commandModel.ts';
import { commandTable, type RouterName } from '../../../decode/protocols/commandTable.ts';
import { roleAt } from '../../../decode/abis/roleAt.ts';
import type { Body } from '../../../model/request.ts';
import type { RouterVersion } from '../../../shipped/universalRouters.ts';
import { call, me } from '../../testing/views.ts';

/** What a router's plan trades, and whom its commands name beside the tokens. */
export type Trade = Readonly<{
  chainId: number;
  router: Address;
  /** From what is sold to what is bought. */
  path: readonly Address[];
  hooks: Address;
}>;

/** A command of a router that swaps, alone or with what has to stand around it: all of it goes to the caller. */
export type Swapping = Readonly<{ name: string; plan: (trade: Trade) => Body }>;

const caller: Address = '0x0000000000000000000000000000000000000001';
const itself: Address = '0x0000000000000000000000000000000000000002';
export const given = 10n ** 9n;
export const least = 5n * 10n ** 17n;

const tables: Readonly<Record<RouterVersion, RouterName>> = {
  '1.0': 'Uniswap Universal Router 1.0',
  '1.2': 'Uniswap Universal Router 1.2',
  '2.0': 'Uniswap Universal Router 2.0',
  '1.2 or 2.0': 'Uniswap Universal Router 1.2 or 2.0',
  '2.1': 'Uniswap Universal Router 2.1',
  PancakeSwap: 'PancakeSwap Universal Router',
  'PancakeSwap Infinity': 'PancakeSwap Infinity Universal Router',
  Velodrome: 'Velodrome Universal Router',
};
const pools: Partial<Record<RouterVersion, RouterName>> = {
  '2.0': 'Uniswap v4',
  '2.1': 'Uniswap v4 of 2.1',
  Velodrome: 'Uniswap v4',
  'PancakeSwap Infinity': 'PancakeSwap Infinity',
};

/** Every way in which a router of this version swaps: each of its swaps alone, and before a sweep; those of pools with what settles them. */
export function swappingOf(version: RouterVersion): readonly Swapping[] {
  const own = commandTable(tables[version]).rows;
  const sweep = own.find(({ command }) => command.text.startsWith('SWEEP('));
  const direct = own.flatMap(({ code, command }): Swapping[] => {
    if (command.swap === 'none' || command.swap.over !== 'router') return [];
    const alone: Swapping = {
      name: command.text,
      plan: (trade) => executed(trade, [[code, inputOf(command, trade, caller, least)]]),
    };
    if (sweep === undefined) return [alone];
    return [
      alone,
      {
        name: `${command.text}, SWEEP`,
        plan: (trade) =>
          executed(trade, [
            [code, inputOf(command, trade, itself, command.swap !== 'none' && isOut(command) ? least : 0n)],
            [
              sweep.code,
              encodeAbiParameters(abiOf(sweep.command).inputs, [trade.path.at(-1), caller, least]),
            ],
          ]),
      },
    ];
  });
  const at = own.find(({ command }) => /^(?:V4|INFI)_SWAP\(/.test(command.text));
  const table = pools[version];
  if (at === undefined || table === undefined) return direct;
  const actions = commandTable(table).rows;
  const codeOf = (name: string): Hex =>
    actions.find(({ command }) => command.text.startsWith(`${name}(`))?.code ?? '0x';
  const inPools = actions.flatMap(({ code, command }): Swapping[] => {
    if (command.swap === 'none' || command.swap.over !== 'pools') return [];
    return [
      {
        name: `${command.text}, SETTLE_ALL, TAKE_ALL`,
        plan: (trade) =>
          executed(trade, [
            [
              at.code,
              encodeAbiParameters(
                [{ type: 'bytes' }, { type: 'bytes[]' }],
                [
                  concat([code, codeOf('SETTLE_ALL'), codeOf('TAKE_ALL')]),
                  [
                    inputOf(command, trade, caller, least),
                    encodeAbiParameters(
                      [{ type: 'address' }, { type: 'uint256' }],
                      [trade.path[0] ?? zeroAddress, given],
                    ),
                    encodeAbiParameters(
                      [{ type: 'address' }, { type: 'uint256' }],
                      [trade.path.at(-1) ?? zeroAddress, least],
                    ),
                  ],
                ],
              ),
            ],
          ]),
      },
    ];
  });
  return [...direct, ...inPools];
}

function executed({ chainId, router }: Trade, commands: readonly (readonly [Hex, Hex])[]): Body {
  const body = call(router, 'execute(bytes commands, bytes[] inputs, uint256 deadline)', [
    concat(commands.map(([code]) => code)),
    commands.map(([, input]) => input),
    1_800_001_000n,
  ]);
  return body.kind === 'transaction' ? { ...body, chainId, from: me } : body;
}

function isOut({ swap }: CommandModel): boolean {
  return swap !== 'none' && 'exact' in swap && swap.exact === 'out';
}

function abiOf({ text }: CommandModel): AbiFunction {
  return parseAbiItem(`function ${text}` as 'function f()') as AbiFunction;
}

/** The arguments of a swap: what is given is `given`, what has to come `limit`. */
function inputOf(command: CommandModel, trade: Trade, to: Address, limit: bigint): Hex {
  const { swap, model } = command;
  if (swap === 'none' || !('got' in swap)) throw new Error(`no swap: ${command.text}`);
  const places = (path: readonly (string | number)[]): string => path.join('.');
  const [sold, bought] = [trade.path[0] ?? zeroAddress, trade.path.at(-1) ?? zeroAddress];
  const isZeroForOne = sold.toLowerCase() < bought.toLowerCase();
  const backwards = isOut(command);
  const walk = (it: AbiParameter, names: readonly string[], place: readonly number[]): unknown => {
    const name = it.name ?? '';
    const here = [...names, name];
    if (places(place) === places(swap.given)) return given;
    if (places(place) === places(swap.got)) return limit;
    if (it.type.endsWith('[]')) {
      if (it.type === 'address[]') return trade.path;
      if (it.type === 'uint256[]') return [];
      if (!('components' in it)) return [];
      // The keys of a path name each token but the one that is sold, or, walked backwards, but the one that is bought.
      const tokens = backwards ? trade.path.slice(0, -1) : trade.path.slice(1);
      return tokens.map((token) =>
        it.components.map((part) =>
          part.name === 'intermediateCurrency' ? token : walk(part, [...here, part.name ?? ''], [-1]),
        ),
      );
    }
    if ('components' in it) return it.components.map((part, at) => walk(part, here, [...place, at]));
    if (it.type === 'bool') return /^(?:zeroForOne|swapForY)$/.test(name) ? isZeroForOne : true;
    if (it.type === 'bytes') return name === 'path' ? packed(trade.path, command) : '0x';
    if (it.type.startsWith('bytes')) return pad('0x', { size: Number(it.type.slice(5)) });
    if (it.type !== 'address') return it.type === 'int24' || it.type === 'uint24' ? 60 : 0n;
    if (name === 'currency0') return isZeroForOne ? sold : bought;
    if (name === 'currency1') return isZeroForOne ? bought : sold;
    if (name === 'currencyIn') return sold;
    if (name === 'currencyOut') return bought;
    if (name === 'hooks') return trade.hooks;
    return roleAt(model, here) === 'receiver' ? to : zeroAddress;
  };
  const inputs = abiOf(command).inputs;
  return encodeAbiParameters(
    inputs,
    inputs.map((it, at) => walk(it, [], [at])),
  );
}

/** Tokens with the fee of a pool between two of them; those of pairs only with a byte. Version 3 walks an exact output backwards. */
function packed(path: readonly Address[], command: CommandModel): Hex {
  const isPairs = command.text.startsWith('V2');
  const tokens = !isPairs && isOut(command) ? path.toReversed() : path;
  const between: Hex = isPairs ? '0x' : '0x0001f4';
  return concat(tokens.flatMap((token, at) => (at === 0 ? [token] : [between, token])));
}
