import {
  type AbiFunction,
  type AbiParameter,
  type Address,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  parseAbiItem,
  zeroAddress,
} from 'viem';
import type { FunctionModel, Role } from '../../../decode/abis/functionModel.ts';
import { roleAt } from '../../../decode/abis/roleAt.ts';
import { allRows } from '../../../decode/abis/rows.ts';
import { type CommandRow, commandTable } from '../../../decode/protocols/commandTable.ts';
import { rateFact } from '../../../label/tokens/poolRates.ts';
import { sorted } from '../../../label/tokens/poolState.ts';
import { positionOwnerFact } from '../../../label/tokens/positionFacts.ts';
import { type PositionPart, positionPartFact } from '../../../label/tokens/positionParts.ts';
import type { EffectLine, Move } from '../../../model/effects.ts';
import type { Asset, FactValue } from '../../../model/fact.ts';
import { known } from '../../../model/known.ts';
import type { Readback } from '../../../model/readback.ts';
import type { Body } from '../../../model/request.ts';
import { placesOf } from '../../../shipped/protocols.ts';
import { dataOf, me } from '../../testing/views.ts';
import { type Ground, readCall } from './namedSlots.ts';

/** What a manager of positions is asked for: an action of the plans of v4, or a function of v3. */
type Asked = Readonly<{ name: string; text: string; model: FunctionModel; code?: Hex }>;

/** An action or function of a manager of positions that names someone, where one stands. */
export type PlacedAsk = Asked & Readonly<{ ground: Ground; manager: Address }>;

/** A place where someone is named. `ofPosition`: no argument, but what the manager says of a position. */
export type PositionPlace = Readonly<{ at: string; role?: Role | undefined; ofPosition: boolean }>;

type Named = Readonly<{ at: string; address: Address }>;

const position = 9n;
const caller: Address = '0x0000000000000000000000000000000000000001';
const itself: Address = '0x0000000000000000000000000000000000000002';
const into = 10n ** 9n;
const beside = 5n * 10n ** 17n;
/** What a position in a range of 1,200 ticks on both sides of the price takes of both. */
const liquidity = 384n * 10n ** 12n;
const soon = 1_800_001_000n;

const actions = commandTable('Uniswap v4 positions').rows.filter(({ code }) => code.length === 4);

/** Every action of v4 and every function of v3 that names someone, each on one of the networks where its manager ships. */
export function placedAsks(grounds: readonly Ground[]): readonly PlacedAsk[] {
  const ofV4 = actions.map(
    ({ code, command: { text, model } }): Asked => ({ name: start(text), text, model, code }),
  );
  const ofV3 = allRows().flatMap(({ source, text, model }): readonly Asked[] => {
    const isOne =
      source === 'Uniswap V3' && /^(?:mint|increaseLiquidity|collect|sweepToken|unwrapWETH9)\(/.test(text);
    return isOne ? [{ name: `${text} of v3`, text, model }] : [];
  });
  const placed = (asked: readonly Asked[], name: Parameters<typeof placesOf>[1]): readonly PlacedAsk[] => {
    const held = grounds.flatMap((ground) => {
      const [manager] = placesOf(ground.chainId, name);
      return manager === undefined ? [] : [{ ground, manager: getAddress(manager) }];
    });
    return asked
      .filter((it) => placesOfAsk(it).length > 0)
      .flatMap((it, at) =>
        held.filter((_, turn) => turn === at % held.length).map((place) => ({ ...it, ...place })),
      );
  };
  return [...placed(ofV4, 'Uniswap v4 positions'), ...placed(ofV3, 'Uniswap v3 positions')];
}

/** Where someone is named: in what is asked for, and by the position that it pays into. */
export function placesOfAsk({ text, model, code }: Asked): readonly PositionPlace[] {
  const walk = (parts: readonly AbiParameter[], above: readonly string[]): readonly PositionPlace[] =>
    parts.flatMap((it): readonly PositionPlace[] => {
      const path = [...above, it.name ?? ''];
      if ('components' in it) return walk(it.components, path);
      if (it.type !== 'address') return [];
      return [{ at: path.join('.'), role: roleAt(model, path), ofPosition: false }];
    });
  const own = walk(inputsOf(text), []);
  if (!isRaise(text)) return own;
  const parts = code === undefined ? ['owner', 'token0', 'token1'] : ['owner', 'token0', 'token1', 'hooks'];
  return [...own, ...parts.map((at) => ({ at, ofPosition: true }))];
}

/** Reads a request of the manager where the simulation shows what is honestly meant. */
export function readAsk(asked: PlacedAsk, named?: Named): Readback {
  const { ground, manager, model } = asked;
  const at = (place: string, usual: Address): Address => (named?.at === place ? named.address : usual);
  const [token0, token1] = sorted(ground.sold, ground.bought);
  const part = (which: PositionPart) => positionPartFact(manager, position, which);
  const facts: Record<string, FactValue> = {
    [positionOwnerFact(manager, position)]: { kind: 'address', address: at('owner', me) },
    [part('token0')]: { kind: 'address', address: at('token0', token0) },
    [part('token1')]: { kind: 'address', address: at('token1', token1) },
    [part('hooks')]: { kind: 'address', address: at('hooks', zeroAddress) },
    [rateFact([token0, token1])]: { kind: 'integer', value: rateOf(ground) },
  };
  const way = model.act === 'into' || asked.text.startsWith('SETTLE') ? -1n : 1n;
  const isNew = /^(?:MINT|mint|SETTLE)/.test(asked.text);
  const { chainId, sold, bought } = ground;
  const isOut = /^(?:sweepToken|unwrapWETH9)/.test(asked.text);
  // What everybody knows only comes where it is named.
  const isLeft = isOut && named?.at === 'token';
  const lines = [
    ...(isLeft ? [] : [line({ kind: 'token', chainId, address: sold }, way * into)]),
    line(isOut ? { kind: 'native', chainId } : { kind: 'token', chainId, address: bought }, way * beside),
    ...(isNew ? [item(chainId, manager)] : []),
  ];
  const moved = (from: Address, to: Address): Move => ({
    from,
    to,
    asset: { kind: 'token', chainId, address: sold },
    amount: into,
    basis: 'read',
  });
  const moves = [moved(ground.pool, manager), ...(isLeft ? [] : [moved(manager, me)])];
  const seen = { facts, lines, ...(isOut ? { moves } : {}) };
  return readCall(bodyOf(asked, named), manager, ground, 'trade', seen);
}

function bodyOf(asked: PlacedAsk, named?: Named): Body {
  const { ground, manager, code } = asked;
  const data = code === undefined ? functionOf(asked, named) : planOf(asked, named);
  const call = { to: manager, value: 0n, data };
  return { kind: 'transaction', chainId: ground.chainId, from: me, call, set: {} };
}

/** A function of v3, with what is before it: what is swept or collected has to come out of a position. */
function functionOf(asked: PlacedAsk, named?: Named): Hex {
  const [token0, token1] = sorted(asked.ground.sold, asked.ground.bought);
  const own = encodeFunctionData({
    abi: [abiOf(asked.text)],
    functionName: start(asked.text),
    args: argsOf(asked, named),
  });
  if (asked.model.act === 'into') return own;
  const out = dataOf(
    'decreaseLiquidity((uint256 tokenId, uint128 liquidity, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params)',
    [
      [
        position,
        liquidity,
        lessOf(amountOf(asked.ground, token0)),
        lessOf(amountOf(asked.ground, token1)),
        soon,
      ],
    ],
  );
  const collect = (to: Address): Hex =>
    dataOf('collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params)', [
      [position, to, 2n ** 128n - 1n, 2n ** 128n - 1n],
    ]);
  const sweep = dataOf('sweepToken(address token, uint256 amountMinimum, address recipient)', [
    asked.ground.sold,
    lessOf(into),
    me,
  ]);
  const unwrap = dataOf('unwrapWETH9(uint256 amountMinimum, address recipient)', [lessOf(beside), me]);
  const other = start(asked.text) === 'unwrapWETH9' ? sweep : unwrap;
  const rest = start(asked.text) === 'collect' ? [own] : [collect(zeroAddress), own, other];
  return dataOf('multicall(bytes[] data)', [[out, ...rest]]);
}

/** A plan of v4, with what has to stand around an action so that nothing is owed at its end. */
function planOf(asked: PlacedAsk, named?: Named): Hex {
  const { ground, model } = asked;
  const [token0, token1] = sorted(ground.sold, ground.bought);
  const own: Step = [asked.code ?? '0x', encoded(asked, named)];
  const settle = step('SETTLE_PAIR', token0, token1);
  const mint = plain('MINT_POSITION', ground);
  const out = plain('DECREASE_LIQUIDITY', ground);
  const pay = (token: Address, amount: bigint): Step => step('SETTLE', token, amount, true);
  const take = (token: Address): Step => step('TAKE', token, caller, 0n);
  const name = start(asked.text);
  const steps = ((): readonly Step[] => {
    if (/FROM_DELTAS/.test(name)) return [pay(ground.sold, into), pay(ground.bought, beside), own];
    if (model.act === 'into') return [own, settle];
    if (model.act === 'outOf') return [own, step('TAKE_PAIR', token0, token1, caller)];
    if (name === 'SETTLE') return [mint, own, pay(ground.bought, 0n)];
    if (name === 'SETTLE_PAIR') return [mint, own];
    if (name === 'TAKE') return [out, own, take(ground.bought)];
    if (name === 'CLOSE_CURRENCY') return [out, own, step(name, ground.bought)];
    if (name === 'CLEAR_OR_TAKE') return [out, step('TAKE_PAIR', token0, token1, caller), own];
    if (name === 'SWEEP')
      return [out, step('TAKE_PAIR', token0, token1, itself), own, step(name, ground.bought, me)];
    return [out, own];
  })();
  const unlock = encodeAbiParameters(
    [{ type: 'bytes' }, { type: 'bytes[]' }],
    [concat(steps.map(([code]) => code)), steps.map(([, input]) => input)],
  );
  return dataOf('modifyLiquidities(bytes unlockData, uint256 deadline)', [unlock, soon]);
}

type Step = readonly [code: Hex, input: Hex];

function rowOf(name: string): CommandRow {
  const row = actions.find(({ command }) => start(command.text) === name);
  if (row === undefined) throw new Error(`no action ${name}`);
  return row;
}

function step(name: string, ...values: readonly unknown[]): Step {
  const { code, command } = rowOf(name);
  return [code, encodeAbiParameters(inputsOf(command.text), values)];
}

function plain(name: string, ground: Ground): Step {
  const { code, command } = rowOf(name);
  const { text, model } = command;
  return [code, encoded({ name, text, model, code, ground, manager: zeroAddress })];
}

function encoded(asked: PlacedAsk, named?: Named): Hex {
  return encodeAbiParameters(inputsOf(asked.text), argsOf(asked, named));
}

function argsOf({ text, model, code, ground }: PlacedAsk, named?: Named): readonly unknown[] {
  const tokens = sorted(ground.sold, ground.bought);
  const isLow = tokens[0] === ground.sold;
  const middle = isLow ? 200_340 : -200_340;
  const value = (it: AbiParameter, above: readonly string[]): unknown => {
    const path = [...above, it.name ?? ''];
    if ('components' in it) return it.components.map((part) => value(part, path));
    const place = path.join('.');
    const name = it.name ?? '';
    if (it.type === 'address') return named?.at === place ? named.address : usual(name, roleAt(model, path));
    if (it.type === 'bytes') return '0x';
    if (it.type === 'bool') return true;
    if (/^(?:tickLower|tickUpper)$/.test(name)) return middle + (name === 'tickLower' ? -1_200 : 1_200);
    if (name === 'fee') return 3_000;
    if (name === 'tickSpacing') return 60;
    if (name === 'tokenId') return position;
    if (name === 'liquidity') return liquidity;
    if (name === 'deadline') return soon;
    const own = amountOf(ground, /0/.test(name) ? tokens[0] : tokens[1]);
    if (/^amount[01]Min$/.test(name)) return lessOf(own);
    if (/^amount[01]Desired$/.test(name)) return own;
    if (/^amount[01]Max$/.test(name))
      return start(text) === 'collect' ? 2n ** 128n - 1n : (own * 102n) / 100n;
    if (name === 'amountMinimum') return lessOf(text.startsWith('unwrap') ? beside : into);
    return name === 'amountMax' ? 50n : 0n;
  };
  const usual = (name: string, role: Role | undefined): Address => {
    if (name.endsWith('0')) return tokens[0];
    if (name.endsWith('1')) return tokens[1];
    if (name === 'hooks') return zeroAddress;
    if (/^(?:currency|token)$/.test(name)) return ground.sold;
    return code !== undefined && role === 'receiver' && start(text) !== 'SWEEP' ? caller : me;
  };
  return inputsOf(text).map((it) => value(it, []));
}

/** The root of the price by which both amounts are worth the same, as pools keep it. */
function rateOf({ sold, bought }: Ground): bigint {
  const root = 22_360n * 2n ** 96n;
  return sorted(sold, bought)[0] === sold ? root : 2n ** 192n / root;
}

function amountOf({ sold }: Ground, token: Address): bigint {
  return token === sold ? into : beside;
}

function lessOf(amount: bigint): bigint {
  return (amount * 97n) / 100n;
}

function line(asset: Asset, change: bigint): Partial<EffectLine> {
  const before = 100n * (change < 0n ? -change : change);
  return { asset, before: known(before), after: known(before + change) };
}

function item(chainId: number, address: Address): Partial<EffectLine> {
  return {
    what: 'nft',
    asset: { kind: 'nft', chainId, address, id: 77n },
    before: known(0n),
    after: known(1n),
  };
}

function isRaise(text: string): boolean {
  return /^(?:INCREASE|increase)/.test(text);
}

function start(text: string): string {
  return text.slice(0, text.indexOf('('));
}

function inputsOf(text: string): AbiFunction['inputs'] {
  return abiOf(text).inputs;
}

function abiOf(text: string): AbiFunction {
  return parseAbiItem(`function ${text}` as 'function f()') as AbiFunction;
}
