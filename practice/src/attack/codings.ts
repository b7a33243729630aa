import { type Address, concat, encodeAbiParameters, encodePacked, type Hex, pad } from 'viem';
import { call } from '../truth/sky.ts';
import type { Random } from '../truth/random.ts';

/** A call of a function that nobody knows, with its signature as a source would publish it. */
export type Named = Readonly<{ data: Hex; signature: string }>;

/** One argument: its type as Solidity writes it, with its name, and its value. */
export type Given = Readonly<{ type: string; name: string; value: unknown }>;

const verbs = [
  'register',
  'sync',
  'stake',
  'update',
  'refresh',
  'settle',
  'join',
  'activate',
  'harvest',
  'migrate',
];
const things = ['', 'Rewards', 'Profile', 'Position', 'Season', 'Points', 'Account', 'For', 'Pass', 'Epoch'];

/** A name that sounds like nothing. */
export function harmlessName(random: Random): string {
  return `${random.pick(verbs)}${random.pick(things)}${random.pick(['', '', 'V2', '_' + String(random.below(1_000))])}`;
}

/** Where an address can hide in an argument. */
const hidings: Readonly<Record<string, (address: Address, random: Random) => Given>> = {
  address: (value, random) => ({
    type: 'address',
    name: random.pick(['account', 'referrer', 'user', 'recipient', 'to', 'data', 'pool', 'market']),
    value,
  }),
  'bytes32, right': (it) => ({ type: 'bytes32', name: 'id', value: pad(it, { size: 32 }) }),
  'bytes32, left': (it) => ({ type: 'bytes32', name: 'key', value: pad(it, { size: 32, dir: 'right' }) }),
  uint256: (it) => ({ type: 'uint256', name: 'nonce', value: BigInt(it) }),
  'uint256 with flags': (it, random) => ({
    type: 'uint256',
    name: 'config',
    value: (BigInt(1 + random.below(255)) << 248n) | BigInt(it),
  }),
  'uint256 with an amount': (it) => ({
    type: 'uint256',
    name: 'packed',
    value: (BigInt(it) << 96n) | 5_000n,
  }),
  uint160: (it) => ({ type: 'uint160', name: 'value', value: BigInt(it) }),
  bytes20: (value) => ({ type: 'bytes20', name: 'tag', value }),
  string: (it) => ({ type: 'string', name: 'memo', value: it.toLowerCase() }),
  'string without prefix': (it) => ({ type: 'string', name: 'code', value: it.slice(2).toLowerCase() }),
  bytes: (it) => ({ type: 'bytes', name: 'extra', value: encodeAbiParameters([{ type: 'address' }], [it]) }),
  'bytes, packed': (it) => ({
    type: 'bytes',
    name: 'hook',
    value: encodePacked(['uint8', 'address'], [1, it]),
  }),
  'address[]': (it) => ({ type: 'address[]', name: 'list', value: [it] }),
  'bytes32[]': (it) => ({
    type: 'bytes32[]',
    name: 'proof',
    value: [pad('0x1', { size: 32 }), pad(it, { size: 32 })],
  }),
  'uint256[]': (it) => ({ type: 'uint256[]', name: 'ids', value: [1n, BigInt(it)] }),
  struct: (it) => ({
    type: '(uint256 round, address account)',
    name: 'params',
    value: { round: 3n, account: it },
  }),
  'struct[]': (it) => ({
    type: '(bytes32 ref, address[] accounts)[]',
    name: 'entries',
    value: [{ ref: pad('0x2', { size: 32 }), accounts: [it] }],
  }),
};

export const hidingIds: readonly string[] = Object.keys(hidings);

export function hidden(id: string, address: Address, random: Random): Given {
  const hide = hidings[id];
  if (hide === undefined) throw new RangeError(`Nothing is hidden in ${id}.`);
  return hide(address, random);
}

/** Arguments that favor nobody. */
function plain(own: Address, token: Address, random: Random): Given {
  return random.pick<Given>([
    { type: 'uint256', name: 'amount', value: BigInt(1 + random.below(1_000)) },
    { type: 'uint256', name: 'id', value: BigInt(random.below(50)) },
    { type: 'bool', name: 'flag', value: random.below(2) === 0 },
    { type: 'address', name: 'owner', value: own },
    { type: 'address', name: 'asset', value: token },
    { type: 'uint64', name: 'deadline', value: 4_000_000_000n },
    { type: 'string', name: 'note', value: 'season two' },
    { type: 'bytes', name: 'data', value: '0x' },
  ]);
}

/** A function with the given argument among up to three plain ones. */
export function functionWith(it: Given, own: Address, token: Address, random: Random): Named {
  const others = Array.from({ length: random.below(4) }, () => plain(own, token, random));
  const all = others.toSpliced(random.below(others.length + 1), 0, it);
  const names = new Set<string>();
  const params = all.map(({ type, name }, at) => {
    const its = names.has(name) ? `${name}${at}` : name;
    names.add(its);
    return `${type} ${its}`;
  });
  const signature = `function ${harmlessName(random)}(${params.join(', ')})`;
  return { signature, data: call(signature, ...all.map(({ value }) => value)) };
}

/** Where whole calls can hide in the arguments of a function. `to` is where they go. */
const carriages: Readonly<Record<string, (to: Address, data: Hex) => readonly Given[]>> = {
  'address, bytes': (to, data) => [
    { type: 'address', name: 'target', value: to },
    { type: 'bytes', name: 'payload', value: data },
  ],
  'address, uint256, bytes': (to, data) => [
    { type: 'address', name: 'destination', value: to },
    { type: 'uint256', name: 'value', value: 0n },
    { type: 'bytes', name: 'data', value: data },
  ],
  bytes: (_, data) => [{ type: 'bytes', name: 'blob', value: data }],
  'bytes, packed': (to, data) => [{ type: 'bytes', name: 'route', value: concat([to, data]) }],
  'bytes, encoded': (to, data) => [
    {
      type: 'bytes',
      name: 'params',
      value: encodeAbiParameters([{ type: 'address' }, { type: 'bytes' }], [to, data]),
    },
  ],
  'bytes[]': (_, data) => [{ type: 'bytes[]', name: 'steps', value: ['0x', data] }],
  '(address, bytes)[]': (to, data) => [
    { type: '(address who, bytes what)[]', name: 'actions', value: [{ who: to, what: data }] },
  ],
  '(address, address, uint256, bytes)[]': (to, data) => [
    {
      type: '(address target, address account, uint256 value, bytes data)[]',
      name: 'items',
      value: [{ target: to, account: to, value: 0n, data }],
    },
  ],
  'bytes32, bytes': (to, data) => [
    { type: 'bytes32', name: 'id', value: pad(to, { size: 32 }) },
    { type: 'bytes', name: 'body', value: data },
  ],
  'bytes4, bytes in bytes': (_, data) => [
    {
      type: 'bytes',
      name: 'message',
      value: encodeAbiParameters([{ type: 'bytes' }], [encodeAbiParameters([{ type: 'bytes' }], [data])]),
    },
  ],
};

export const carriageIds: readonly string[] = Object.keys(carriages);

export function functionCarrying(id: string, to: Address, data: Hex, random: Random): Named {
  const carry = carriages[id];
  if (carry === undefined) throw new RangeError(`Nothing is carried in ${id}.`);
  const all = carry(to, data);
  const signature = `function ${harmlessName(random)}(${all.map(({ type, name }) => `${type} ${name}`).join(', ')})`;
  return { signature, data: call(signature, ...all.map(({ value }) => value)) };
}
