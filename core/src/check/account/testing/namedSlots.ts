import { factOfAccount } from '../../../model/factIds.ts';
import { ofAccounts } from '../../../actions/purpose/words.ts';
import {
  type AbiFunction,
  type AbiParameter,
  type Address,
  encodeFunctionData,
  getAddress,
  pad,
  parseAbiItem,
  toHex,
  zeroAddress,
} from 'viem';
import type { CheckedBy, FunctionModel, Role } from '../../../decode/abis/functionModel.ts';
import { numberRoleOf } from '../../../decode/abis/numberRoles.ts';
import { checkAt, roleAt } from '../../../decode/abis/roleAt.ts';
import type { FunctionRow } from '../../../decode/abis/rows.ts';
import { poolFact } from '../../../label/tokens/poolFacts.ts';
import type { EffectLine, Move } from '../../../model/effects.ts';
import type { FactValue } from '../../../model/fact.ts';
import { known, unknown } from '../../../model/known.ts';
import type { Readback } from '../../../model/readback.ts';
import type { Body } from '../../../model/request.ts';
import { revisionOf } from '../../../reading/state.ts';
import { placesNow } from '../../../shipped/places.ts';
import { placesOf, protocolNames } from '../../../shipped/protocols.ts';
import { wellKnown, wellKnownTokens } from '../../../shipped/wellKnownTokens.ts';
import { effectsOf, friend, me, type Sample, usdc, viewOf, weth } from '../../testing/views.ts';

/** A place among the arguments of a function where the caller names a token, a pool or another contract. */
export type Slot = Readonly<{ path: readonly string[]; role: Role; check?: CheckedBy; isList: boolean }>;

/** What a network has for a call to name: a contract that ships, two tokens that everybody knows, a pool of a factory. */
export type Ground = Readonly<{
  chainId: number;
  shipped: Address;
  sold: Address;
  bought: Address;
  pool: Address;
}>;

/** Who is put into a slot: published and old, as the token or pool of a thief is. */
export const thief = getAddress('0x5712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5c8d90');
const pool = getAddress('0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc');

/** Tokens of networks of which we know none: the user saved them. */
const saved = [
  getAddress('0x5a7ed00000000000000000000000000000000c0d'),
  getAddress('0x5a7ed00000000000000000000000000000000c0e'),
] as const;

/** Undefined where no contract ships for a network. */
export function groundOf(chainId: number): Ground | undefined {
  const [shipped] = placesNow(chainId)?.keys() ?? [];
  if (shipped === undefined) return undefined;
  const dollars = wellKnown(chainId, 'USDC').map((it) => getAddress(it));
  const bought = wellKnownTokens(chainId).find((it) => !dollars.includes(it));
  const [sold = saved[0]] = dollars;
  return { chainId, shipped: getAddress(shipped), sold, bought: bought ?? saved[1], pool };
}

/** A contract of the network at which a row holds, and that Readback ships. */
export function placeOf({ at }: FunctionRow, { chainId, shipped }: Ground): Address | undefined {
  if (at === undefined) return shipped;
  for (const name of protocolNames().filter((it) => at.test(it))) {
    const [place] = placesOf(chainId, name);
    if (place !== undefined) return getAddress(place);
  }
  return undefined;
}

export function slotsOf(row: FunctionRow): readonly Slot[] {
  const found: Slot[] = [];
  const walk = (parts: readonly AbiParameter[], above: readonly string[], inList: boolean): void => {
    parts.forEach((it, at) => {
      const path = [...above, nameOf(it, at)];
      const isList = inList || it.type.endsWith(']');
      if ('components' in it) return walk(it.components, path, isList);
      const role = roleAt(row.model, path);
      const type = it.type.replace(/(?:\[\d*\])+$/, '');
      if (role === undefined || !named.has(role) || !/^(?:address|bytes32|uint256|uint160)$/.test(type))
        return;
      const check = checkAt(row.model, path);
      found.push({ path, role, isList, ...(check === undefined ? {} : { check }) });
    });
  };
  walk(abiOf(row).inputs, [], false);
  return found;
}

const named: ReadonlySet<Role> = new Set(['token', 'pool', 'contract']);

function abiOf({ text }: FunctionRow): AbiFunction {
  return parseAbiItem(`function ${text} payable` as 'function f()') as AbiFunction;
}

function nameOf({ name = '' }: AbiParameter, at: number): string {
  return name === '' ? String(at) : name;
}

/** A call of the row in which all is as usual; `named` is in a slot, in a list at its end or its beginning. */
export function callOf(
  row: FunctionRow,
  to: Address,
  ground: Ground,
  named?: Readonly<{ slot: Slot; address: Address; atEnd: boolean }>,
): Body {
  const item = abiOf(row);
  let tokens = 0;
  const one = (it: AbiParameter, path: readonly string[], isHere: boolean): unknown => {
    const [, base, length = ''] = /^(.*)\[(\d*)\]$/.exec(it.type) ?? [];
    if (base !== undefined) {
      const count = length === '' ? 2 : Number(length);
      const place = named?.atEnd === true ? count - 1 : 0;
      const part = { ...it, type: base } as AbiParameter;
      return Array.from({ length: count }, (_, at) => one(part, path, isHere && at === place));
    }
    if ('components' in it)
      return it.components.map((part, at) => one(part, [...path, nameOf(part, at)], isHere));
    const role = roleAt(row.model, path);
    const isSlot = isHere && named?.slot.path.join('.') === path.join('.');
    const usual = usualFor(role, ground, () => tokens++);
    return valueOf(it.type, path, row.model, role, isSlot ? (named?.address ?? usual) : usual);
  };
  const args = item.inputs.map((it, at) => one(it, [nameOf(it, at)], true));
  const data = encodeFunctionData({ abi: [item], functionName: item.name, args });
  return { kind: 'transaction', chainId: ground.chainId, from: me, call: { to, value: 0n, data }, set: {} };
}

function usualFor(role: Role | undefined, { sold, bought, shipped }: Ground, next: () => number): Address {
  if (role === 'token') return next() % 2 === 0 ? sold : bought;
  if (role === 'pool') return pool;
  if (role === 'contract') return shipped;
  return role === undefined || role === 'payee' || role === 'account' ? friend : me;
}

function valueOf(
  type: string,
  path: readonly string[],
  model: FunctionModel,
  role: Role | undefined,
  address: Address,
): unknown {
  if (type === 'address') return address;
  if (type === 'string') return role === 'remote' || role === 'record' ? me : '';
  if (type === 'bool') return false;
  if (type === 'bytes') return '0x';
  if (type === 'bytes32') return pad(role !== undefined && ofAccounts.has(role) ? address : '0x');
  if (type.startsWith('bytes')) return pad('0x', { size: Number(type.slice(5)) });
  const bits = Number(/\d+/.exec(type)?.[0] ?? 256);
  // Beside the pools of aggregators stand flags and a fee.
  const flags = role === 'pool' ? (997_000_000n << 160n) | (1n << 247n) : 0n;
  const number =
    role !== undefined && ofAccounts.has(role)
      ? flags | BigInt(address)
      : usualNumber(numberRoleOf(model, path));
  const fits = number < 2n ** BigInt(type.startsWith('u') ? bits : bits - 1) ? number : 1n;
  return bits <= 48 ? Number(fits) : fits;
}

const goes = 10n ** 9n;
const comes = 5n * 10n ** 17n;

function usualNumber(role: ReturnType<typeof numberRoleOf>): bigint {
  if (role === 'least' || role === 'restLeast') return (comes * 97n) / 100n;
  if (role === 'time') return 1_800_001_000n;
  return role === 'most' || role === 'amount' || role === 'either' ? goes : 0n;
}

/** What a thief's contract lets the simulation show: that what is given leaves, and perhaps that much comes for it. */
export type Shows = 'loss' | 'trade';

/** What is seen beside what always is: contracts that the user said they know, facts, and other changes of balances. */
type Seen = Readonly<{
  inBook?: readonly Address[];
  facts?: Readonly<Record<string, FactValue>>;
  lines?: readonly Partial<EffectLine>[];
  moves?: readonly Move[];
}>;

export function readCall(body: Body, to: Address, ground: Ground, shows: Shows, seen: Seen = {}): Readback {
  return revisionOf(viewOf(body, sampleOf(to, ground, shows, seen)), 0);
}

function sampleOf(
  to: Address,
  { chainId, shipped, sold, bought }: Ground,
  shows: Shows,
  { inBook = [], facts: more = {}, lines: changes, moves }: Seen,
): Sample {
  const contracts = [to, sold, bought, pool, shipped, thief, ...inBook];
  const facts: Record<string, FactValue> = {
    [poolFact(pool)]: { kind: 'address', address: shipped },
    ...more,
  };
  for (const address of contracts) {
    facts[factOfAccount(address, 'verified')] = { kind: 'bool', value: true };
    facts[factOfAccount(address, 'created')] = { kind: 'time', seconds: 1_600_000_000n };
  }
  const line = (change: bigint, token: Address): Partial<EffectLine> => {
    const before = 100n * (change < 0n ? -change : change);
    return {
      asset: { kind: 'token', chainId, address: token },
      before: known(before),
      after: known(before + change),
    };
  };
  const lines = changes ?? [line(-goes, sold), ...(shows === 'trade' ? [line(comes, bought)] : [])];
  return {
    codes: { [zeroAddress]: 'none', ...Object.fromEntries(contracts.map((it) => [it, 'contract'] as const)) },
    tokens: {
      // Where these are not tokens that anybody knows, one that calls itself so would be warned of for that alone.
      ...(chainId === 1 ? {} : { [usdc]: ['ONE', 6], [weth]: ['TWO', 18] }),
      [sold]: ['SOLD', 6],
      [bought]: ['GOOD', 18],
      [thief]: ['MOON', 18],
    },
    facts,
    gaps: Object.hasOwn(more, poolFact(thief)) ? {} : { [poolFact(thief)]: unknown('notFound') },
    effects: known({
      ...effectsOf(lines, moves === undefined ? {} : { moves, calls: known([]) }),
      records: known([]),
    }),
    book: known(
      [...saved, ...inBook].map((address) => ({
        address,
        name: 'Saved',
        own: false,
        paid: 0,
        knownOn: [chainId],
      })),
    ),
  };
}

/** Whether a readback says that at least so much, or exactly so much, comes. */
export function promises(readback: Readback): boolean {
  return /"get":\{"id":"bound\.(?:atLeast|exactly)"/.test(
    JSON.stringify(readback.sentence, (_, value) => (typeof value === 'bigint' ? toHex(value) : value)),
  );
}

/** Whether what is in a slot decides what the caller gets, by what the row says. */
export function isBelieved(
  { model, use, text }: FunctionRow,
  { path, role, check }: Slot,
  atEnd: boolean,
): boolean {
  if (check !== undefined || !depending.has(model.act)) return false;
  const names = (at: readonly (number | string)[]): string => namesAt(text, at).join('.');
  if (role !== 'token') return true;
  const swap = use !== undefined && 'swap' in use ? use.swap : undefined;
  const isHere = (at: readonly (number | string)[] | string): boolean =>
    typeof at !== 'string' && names(at) === path.join('.') && (atEnd || !at.includes(-1));
  if (swap?.kept === 'believed') return !isHere(swap.sells);
  // What comes before the token in which the minimum is kept cannot make that less.
  if (swap !== undefined) return isHere(swap.buys);
  const { kept, limitOf } = model;
  if (model.act !== 'trade' || limitOf === undefined || kept === 'none') return true;
  return isHere(limitOf);
}

const depending: ReadonlySet<string> = new Set(['into', 'outOf', 'debt', 'trade', 'buy', 'bridge', 'offer']);

/** The names on a way of places. */
function namesAt(text: string, at: readonly (number | string)[]): readonly string[] {
  let parts: readonly AbiParameter[] = (parseAbiItem(`function ${text}` as 'function f()') as AbiFunction)
    .inputs;
  const names: string[] = [];
  let lists = 0;
  for (const place of at) {
    if (lists > 0) {
      lists -= 1;
      continue;
    }
    const it = parts[Number(place)];
    if (it === undefined) break;
    names.push(nameOf(it, Number(place)));
    lists = it.type.split('[').length - 1;
    parts = 'components' in it ? it.components : [];
  }
  return names;
}
