import {
  type AbiFunction,
  type AbiParameter,
  type Address,
  concat,
  encodeAbiParameters,
  getAddress,
  type Hex,
  pad,
  parseAbiItem,
  zeroAddress,
} from 'viem';
import type { Role } from '../../../decode/abis/functionModel.ts';
import { roleAt } from '../../../decode/abis/roleAt.ts';
import type { CommandModel } from '../../../decode/protocols/commandModel.ts';
import { type CommandRow, commandTable } from '../../../decode/protocols/commandTable.ts';
import type { Body } from '../../../model/request.ts';
import { placesOf } from '../../../shipped/protocols.ts';
import { dataOf, me } from '../../testing/views.ts';
import type { Ground } from './namedSlots.ts';
import { given, least } from './plans.ts';

/** Settler is replaced every few weeks, so that no name of it ships: the user saved this one. */
export const savedSettler = getAddress('0x6aa80dbbed9ae5ab45fbf61f9644fada3b29326e');

/** An action of Settler on a network, and the contract by which the caller lets Settler take what it sells. */
export type PlacedAction = CommandRow & Readonly<{ name: string; ground: Ground; holder: Address }>;

/** A place in a plan where the caller names an account or a contract. No `role`: it is in bytes that only the action reads. */
export type ActionPlace = Readonly<{ at: string; role?: Role | undefined }>;

/** `keeps`: who keeps the minimum, Settler for the whole plan, or its last action for what that pays to the caller. */
export type ActionPlan = Readonly<{
  keeps: 'plan' | 'action';
  named?: Readonly<{ at: string; address: Address }>;
}>;

const table = commandTable('0x Settler').rows.filter(({ code }) => code.length === 10);

/** Every action that names someone, each on one of the networks where what lets Settler take tokens ships. */
export function placedActions(grounds: readonly Ground[]): readonly PlacedAction[] {
  const held = grounds.flatMap((ground) => {
    const [holder] = placesOf(ground.chainId, '0x allowance holder');
    return holder === undefined ? [] : [{ ground, holder: getAddress(holder) }];
  });
  return table.flatMap((row, at) => {
    const place = held[at % held.length];
    if (place === undefined || ownPlaces(row.command).length === 0) return [];
    return [{ ...row, ...place, name: `${nameOf(row)} on ${place.ground.chainId}` }];
  });
}

/** Where a plan with this action names someone: in the call of the holder, in that of Settler, and in the action. */
export function placesOfAction({ command }: PlacedAction): readonly ActionPlace[] {
  const around = ['operator', 'target', 'slippage.recipient', 'slippage.buyToken'];
  return [...around.map((at) => ({ at })), ...ownPlaces(command)];
}

function ownPlaces({ text, model }: CommandModel): readonly ActionPlace[] {
  const walk = (parts: readonly AbiParameter[], above: readonly string[]): readonly ActionPlace[] =>
    parts.flatMap((it): readonly ActionPlace[] => {
      const path = [...above, it.name ?? ''];
      if ('components' in it) return walk(it.components, path);
      const at = path.join('.');
      if (it.type === 'address') return [{ at, role: roleAt(model, path) }];
      if (at === 'path') return [{ at: 'path.end' }];
      return at === 'fills' ? [{ at: 'fills.end' }, { at: 'fills.hooks' }] : [];
    });
  return walk(inputsOf(text), []);
}

/**
 * A plan that takes what is sold and swaps all of it by this action; one that swaps nothing is before a swap in a pool
 * of Uniswap. What an action takes by a permit needs nothing before it.
 */
export function settlerPlanWith(action: PlacedAction, { keeps, named }: ActionPlan): Body {
  const { ground, holder } = action;
  const at = (place: string, usual: Address): Address => (named?.at === place ? named.address : usual);
  const own = encoded(action, ground, keeps, at);
  const swaps = action.command.model.act === 'trade';
  const none = (_: string, usual: Address): Address => usual;
  const rest = swaps ? [] : [encoded(rowOf('UNISWAPV3('), ground, keeps, none)];
  const takes = isByPermit(action.command) || nameOf(action).endsWith('TRANSFER_FROM');
  const taken = takes ? [] : [encoded(rowOf('TRANSFER_FROM('), ground, 'plan', none)];
  const [recipient, buyToken, amount] =
    keeps === 'plan' ? ([me, ground.bought, least] as const) : ([zeroAddress, zeroAddress, 0n] as const);
  const plan = dataOf(
    'execute((address recipient, address buyToken, uint256 minAmountOut) slippage, bytes[] actions, bytes32 zid)',
    [
      [at('slippage.recipient', recipient), at('slippage.buyToken', buyToken), amount],
      [...taken, own, ...rest],
      pad('0x'),
    ],
  );
  const data = dataOf('exec(address operator, address token, uint256 amount, address target, bytes data)', [
    at('operator', savedSettler),
    ground.sold,
    given,
    at('target', savedSettler),
    plan,
  ]);
  const { chainId } = ground;
  return { kind: 'transaction', chainId, from: me, call: { to: holder, value: 0n, data }, set: {} };
}

function encoded(
  { code, command }: CommandRow,
  ground: Ground,
  keeps: ActionPlan['keeps'],
  at: (place: string, usual: Address) => Address,
): Hex {
  const { sold, bought, pool } = ground;
  const swaps = command.model.act === 'trade';
  const value = (it: AbiParameter, above: readonly string[]): unknown => {
    const path = [...above, it.name ?? ''];
    if ('components' in it) return it.components.map((part) => value(part, path));
    const place = path.join('.');
    if (it.type === 'address') {
      const role = roleAt(command.model, path);
      // A maker's permit is over what the caller buys.
      const isBought =
        /(?:buyToken|maker_token|dai)$/.test(place) ||
        (swaps && place === 'permit.permitted.token' && !isByPermit(command));
      if (role === 'receiver') return at(place, keeps === 'action' && swaps ? me : savedSettler);
      if (role === 'token') return at(place, isBought ? bought : sold);
      return at(place, role === 'pool' || role === 'contract' ? pool : me);
    }
    if (it.type === 'bytes') {
      const end = at(`${place}.end`, bought);
      if (place === 'path') return concat([sold, '0x000001f4', pad('0x', { size: 20 }), end]);
      if (place === 'fills')
        return concat(['0x27100000000000', at('fills.hooks', zeroAddress), '0x01', end, '0x000000']);
      return '0x';
    }
    if (it.type === 'bool') return true;
    if (it.type.startsWith('bytes')) return pad('0x', { size: Number(it.type.slice(5)) });
    if (/permitted\.amount|max(?:Sell|Taker)Amount|taker_amount$/.test(place)) return given;
    if (/expectedAmount|maker_amount$/.test(place)) return least;
    // A share that goes to someone is a small one.
    if (/portion$/i.test(place)) return swaps ? 10_000n : 10n;
    if (/amountOutMin|minBuyAmount/.test(place)) return keeps === 'plan' ? 0n : least;
    if (/expiry|deadline/.test(place)) return 1_800_001_000n;
    return it.type === 'int32' || it.type === 'uint24' ? 1 : 0n;
  };
  const inputs = inputsOf(command.text);
  const args = encodeAbiParameters(
    inputs,
    inputs.map((it) => value(it, [])),
  );
  return concat([code, args]);
}

function isByPermit({ swap }: CommandModel): boolean {
  return swap !== 'none' && swap.over === 'permit';
}

function rowOf(start: string): CommandRow {
  const row = table.find(({ command }) => command.text.startsWith(start));
  if (row === undefined) throw new Error(`no action ${start}`);
  return row;
}

function nameOf({ command: { text } }: CommandRow): string {
  return text.slice(0, text.indexOf('('));
}

function inputsOf(text: string): AbiFunction['inputs'] {
  return (parseAbiItem(`function ${text}` as 'function f()') as AbiFunction).inputs;
}
