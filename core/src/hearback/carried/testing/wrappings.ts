import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  numberToHex,
  pad,
  parseAbi,
  parseAbiParameters,
  size,
  toEventSelector,
  zeroAddress,
  zeroHash,
} from 'viem';
import type { Log } from '../../../effects/log.ts';

export const account: Address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe';
export const other: Address = '0x1c694Fc3006D81ff4a56F97E1b99529066a23725';
export const relayer: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
/** Not a token that everybody knows: this one may trust a forwarder. */
export const token: Address = '0x3333333333333333333333333333333333333333';
export const forwarder: Address = '0x2222222222222222222222222222222222222222';

export type Inner = Readonly<{ to: Address; value: bigint; data: Hex; op?: 0 | 1 }>;

/** A transaction that carries calls, as it is in the calldata, with what is emitted when it runs. */
export type Carrier = Readonly<{
  from: Address;
  to: Address;
  data: Hex;
  logs: readonly Log[];
  /** Who makes the calls by the trace, and what is put behind their data. */
  caller?: Address;
}>;

/** One way in which wallets carry calls. `as` is the account. `many`: whether it takes several. */
export type Wrapping = Readonly<{
  name: string;
  many: boolean;
  /** Whether a call can be made a delegatecall in this encoding. */
  delegates?: true;
  /** Whether only a trace shows that the calls ran. */
  needsTrace?: true;
  build: (calls: readonly Inner[], as: Address) => Carrier;
}>;

const abi = parseAbi([
  'function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
  'function multiSend(bytes)',
  'function aggregate3((address,bool,bytes)[])',
  'function execute(address,uint256,bytes)',
  'function executeBatch(address[],uint256[],bytes[])',
  'function executeUserOp(address,uint256,bytes,uint8)',
  'function multicall(bytes[])',
]);
const tuples = parseAbi(['function executeBatch((address,uint256,bytes)[])']);
const operations = parseAbi(['function execute(address,uint256,bytes,uint8)']);
const modes = parseAbi(['function execute(bytes32,bytes)']);
const forwarders = parseAbi([
  'function execute((address,address,uint256,uint256,uint48,bytes,bytes))',
  'function executeBatch((address,address,uint256,uint256,uint48,bytes,bytes)[],address)',
]);
const minimal = parseAbi(['function execute((address,address,uint256,uint256,uint256,bytes),bytes)']);
const entry6 = parseAbi([
  'function handleOps((address,uint256,bytes,bytes,uint256,uint256,uint256,uint256,uint256,bytes,bytes)[],address)',
]);
const entry7 = parseAbi([
  'function handleOps((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[],address)',
]);

const entryPoints = {
  '0.6': '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789',
  '0.7': '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  '0.8': '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
} as const satisfies Record<string, Address>;

export const multiSend: Address = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526';
const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';

const one = (calls: readonly Inner[]): Inner => calls[0] ?? { to: token, value: 0n, data: '0x' };

export function execution(call: Inner, more: { gasPrice?: bigint; safeTxGas?: bigint } = {}): Hex {
  const { to, value, data, op = 0 } = call;
  const { gasPrice = 0n, safeTxGas = 0n } = more;
  const args = [to, value, data, op, safeTxGas, 0n, gasPrice, zeroAddress, zeroAddress, '0x'] as const;
  return encodeFunctionData({ abi, functionName: 'execTransaction', args });
}

export function packed(calls: readonly Inner[], library: Address = multiSend): Inner {
  const entries = calls.map(({ to, value, data, op = 0 }) =>
    concatHex([
      numberToHex(op, { size: 1 }),
      to,
      numberToHex(value, { size: 32 }),
      numberToHex(size(data), { size: 32 }),
      data,
    ]),
  );
  const data = encodeFunctionData({ abi, functionName: 'multiSend', args: [concatHex(entries)] });
  return { to: library, value: 0n, data, op: 1 };
}

export function safeSays(safe: Address, ok = true): Log {
  const name = ok ? 'ExecutionSuccess' : 'ExecutionFailure';
  return {
    address: safe,
    topics: [toEventSelector(`${name}(bytes32,uint256)`), zeroHash],
    data: numberToHex(0n, { size: 32 }),
  };
}

export function operationSays(entryPoint: Address, sender: Address, ok = true): Log {
  const event = 'UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)';
  return {
    address: entryPoint,
    topics: [toEventSelector(event), zeroHash, pad(sender, { size: 32 }).toLowerCase() as Hex, zeroHash],
    data: encodeAbiParameters(parseAbiParameters('uint256, bool, uint256, uint256'), [1n, ok, 9n, 9n]),
  };
}

const single = (call: Inner): Hex => {
  const args = [call.to, call.value, call.data] as const;
  return encodeFunctionData({ abi, functionName: 'execute', args });
};

export const batch = (calls: readonly Inner[]): Hex => {
  const args = [calls.map(({ to, value, data }) => [to, value, data] as const)] as const;
  return encodeFunctionData({ abi: tuples, functionName: 'executeBatch', args });
};

export const byMode = (calls: readonly Inner[], tries = '00'): Hex => {
  const list = parseAbiParameters('(address target, uint256 value, bytes callData)[]');
  const items = calls.map(({ to, value, data }) => ({ target: to, value, callData: data }));
  const mode: Hex = `0x01${tries}${'00'.repeat(30)}`;
  return encodeFunctionData({ abi: modes, args: [mode, encodeAbiParameters(list, [items])] });
};

export function handleOps(version: keyof typeof entryPoints, ops: readonly (readonly [Address, Hex])[]): Hex {
  if (version === '0.6') {
    const all = ops.map(
      ([sender, callData]) => [sender, 0n, '0x', callData, 1n, 1n, 1n, 1n, 1n, '0x', '0x'] as const,
    );
    return encodeFunctionData({ abi: entry6, args: [all, relayer] });
  }
  const all = ops.map(
    ([sender, callData]) => [sender, 0n, '0x', callData, zeroHash, 1n, zeroHash, '0x', '0x'] as const,
  );
  return encodeFunctionData({ abi: entry7, args: [all, relayer] });
}

function operation(version: keyof typeof entryPoints, callData: Hex, as: Address): Carrier {
  const to = entryPoints[version];
  return { from: relayer, to, data: handleOps(version, [[as, callData]]), logs: [operationSays(to, as)] };
}

const forwarded = ({ to, value, data }: Inner, as: Address) =>
  [as, to, value, 100_000n, 2_000_000_000, data, '0x'] as const;

/** Every kind of wrapping that wallets use, as honest ones make it. */
export const wrappings: readonly Wrapping[] = [
  {
    name: 'a Safe',
    many: false,
    delegates: true,
    build: (calls, as) => ({ from: relayer, to: as, data: execution(one(calls)), logs: [safeSays(as)] }),
  },
  {
    name: 'a Safe with a limit of gas for the call',
    many: false,
    delegates: true,
    build: (calls, as) => ({
      from: relayer,
      to: as,
      data: execution(one(calls), { safeTxGas: 90_000n }),
      logs: [safeSays(as)],
    }),
  },
  {
    name: 'a batch of a Safe',
    many: true,
    delegates: true,
    build: (calls, as) => ({ from: relayer, to: as, data: execution(packed(calls)), logs: [safeSays(as)] }),
  },
  {
    name: 'a Safe that Multicall3 calls',
    many: false,
    delegates: true,
    build: (calls, as) => ({
      from: relayer,
      to: multicall3,
      data: encodeFunctionData({
        abi,
        functionName: 'aggregate3',
        args: [[[as, false, execution(one(calls))]]],
      }),
      logs: [safeSays(as)],
    }),
  },
  ...(['0.6', '0.7', '0.8'] as const).flatMap((version): readonly Wrapping[] => [
    {
      name: `a user operation of entry point ${version}`,
      many: false,
      build: (calls, as) => operation(version, single(one(calls)), as),
    },
    {
      name: `a batch in a user operation of entry point ${version}`,
      many: true,
      build: (calls, as) => operation(version, batch(calls), as),
    },
    {
      name: `a modular account at entry point ${version}`,
      many: true,
      build: (calls, as) => operation(version, byMode(calls), as),
    },
  ]),
  {
    name: 'a Safe as a smart account',
    many: false,
    delegates: true,
    build: (calls, as) => {
      const { to, value, data, op = 0 } = one(calls);
      const args = [to, value, data, op] as const;
      return operation('0.7', encodeFunctionData({ abi, functionName: 'executeUserOp', args }), as);
    },
  },
  {
    name: 'a user operation among those of others',
    many: false,
    build: (calls, as) => ({
      from: relayer,
      to: entryPoints['0.7'],
      data: handleOps('0.7', [
        [relayer, single({ to: token, value: 1n, data: '0x' })],
        [as, single(one(calls))],
      ]),
      logs: [operationSays(entryPoints['0.7'], relayer, false), operationSays(entryPoints['0.7'], as)],
    }),
  },
  {
    name: 'an account that a relayer calls',
    many: false,
    build: (calls, as) => ({ from: relayer, to: as, data: single(one(calls)), logs: [] }),
  },
  {
    name: 'an account that takes an operation',
    many: false,
    delegates: true,
    build: (calls, as) => {
      const { to, value, data, op = 0 } = one(calls);
      const args = [to, value, data, op] as const;
      return { from: relayer, to: as, data: encodeFunctionData({ abi: operations, args }), logs: [] };
    },
  },
  {
    name: 'an account that takes lists',
    many: true,
    build: (calls, as) => {
      const args = [
        calls.map(({ to }) => to),
        calls.map(({ value }) => value),
        calls.map(({ data }) => data),
      ] as const;
      return {
        from: relayer,
        to: as,
        data: encodeFunctionData({ abi, functionName: 'executeBatch', args }),
        logs: [],
      };
    },
  },
  {
    name: 'a key that runs borrowed code as itself (EIP-7702)',
    many: true,
    build: (calls, as) => ({ from: as, to: as, data: byMode(calls), logs: [] }),
  },
  {
    name: 'a multicall of the wallet',
    many: false,
    build: (calls, as) => {
      const args = [[single(one(calls))]] as const;
      return {
        from: relayer,
        to: as,
        data: encodeFunctionData({ abi, functionName: 'multicall', args }),
        logs: [],
      };
    },
  },
  {
    name: 'calls that may fail one by one',
    many: true,
    needsTrace: true,
    build: (calls, as) => operation('0.7', byMode(calls, '01'), as),
  },
  {
    name: 'a forwarder',
    many: false,
    build: (calls, as) => ({
      from: relayer,
      to: forwarder,
      data: encodeFunctionData({
        abi: forwarders,
        functionName: 'execute',
        args: [forwarded(one(calls), as)],
      }),
      logs: [],
      caller: forwarder,
    }),
  },
  {
    name: 'a batch of a forwarder',
    many: true,
    build: (calls, as) => ({
      from: relayer,
      to: forwarder,
      data: encodeFunctionData({
        abi: forwarders,
        functionName: 'executeBatch',
        args: [calls.map((call) => forwarded(call, as)), zeroAddress],
      }),
      logs: [],
      caller: forwarder,
    }),
  },
  {
    name: 'a forwarder that lets calls fail',
    many: false,
    needsTrace: true,
    build: (calls, as) => {
      const { to, value, data } = one(calls);
      const args = [[as, to, value, 100_000n, 0n, data], '0x'] as const;
      return {
        from: relayer,
        to: forwarder,
        data: encodeFunctionData({ abi: minimal, args }),
        logs: [],
        caller: forwarder,
      };
    },
  },
];
