import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import {
  type Address,
  concat,
  encodePacked,
  getAddress,
  type Hex,
  pad,
  size,
  stringToHex,
  toHex,
} from 'viem';
import { call } from '../truth/sky.ts';
import type { RealCase } from './realCase.ts';

/** Any request, and the calls that come of it: each contract that takes part is at its own address. */
export type Mixed = Readonly<{
  id: string;
  chain: number;
  who: Address;
  /** JSON-RPC, or a bare object, as it is pasted. `now` in seconds since the epoch. */
  asks: (now: bigint) => unknown;
  calls: readonly Doing[];
  /** Contracts that only have to be there. */
  contracts?: readonly Address[];
  says?: RealCase['says'];
  has?: RealCase['has'];
  /** The site that asks, where the browser vouches for it. */
  site?: string;
  /** Why an expert looks twice before signing it. Without it: signs at first sight. */
  looks?: string;
}>;

/** One call, and what the contract does then: see `opsOf`. */
export type Doing = Readonly<{ to: Address; data?: Hex; value?: bigint; moves?: readonly string[] }>;

/** What is the same in every request of a case. */
export type Beside = Omit<Mixed, 'id' | 'chain' | 'who' | 'asks' | 'calls'>;

const asked = (method: string, params: readonly unknown[]) => ({ jsonrpc: '2.0', id: 1, method, params });

const plain = ({ to, data = '0x', value = 0n }: Doing) => ({ to, data, value: toHex(value) });

/** One transaction. */
export const sends = (id: string, chain: number, who: Address, it: Doing, more: Beside = {}): Mixed => ({
  id,
  chain,
  who,
  calls: [it],
  ...more,
  asks: () =>
    asked('eth_sendTransaction', [
      {
        chainId: toHex(chain),
        from: who,
        ...plain(it),
      },
    ]),
});

/** Several calls at once (EIP-5792). */
export const batches = (
  id: string,
  chain: number,
  who: Address,
  calls: readonly Doing[],
  more: Beside = {},
): Mixed => ({
  id,
  chain,
  who,
  calls,
  ...more,
  asks: () =>
    asked('wallet_sendCalls', [
      {
        version: '2.0.0',
        chainId: toHex(chain),
        from: who,
        atomicRequired: true,
        calls: calls.map(plain),
      },
    ]),
});

/** Typed data, each struct with its fields as its contract writes them: `Mail: 'address to, string contents'`. */
export const signs = (
  id: string,
  chain: number,
  who: Address,
  domain: Readonly<Record<string, unknown>>,
  types: Readonly<Record<string, string>>,
  message: (now: bigint) => object,
  more: Beside = {},
): Mixed => ({
  id,
  chain,
  who,
  calls: [],
  ...more,
  asks: (now) => typed(who, domain, types, message(now)),
});

/** A text, of which each line is one of the message. */
export const says = (
  id: string,
  chain: number,
  who: Address,
  text: (now: bigint) => readonly string[],
  more: Beside = {},
): Mixed => ({
  id,
  chain,
  who,
  calls: [],
  ...more,
  asks: (now) => asked('personal_sign', [stringToHex(text(now).join('\n')), who]),
});

/** What a Safe does, as one of its owners signs it: one call, or several by MultiSend. */
export const safeSigns = (
  id: string,
  chain: number,
  { safe, owner }: Readonly<{ safe: Address; owner: Address }>,
  calls: readonly Doing[],
  more: Beside = {},
): Mixed => {
  const [first, ...rest] = calls;
  if (first === undefined) throw new RangeError(id);
  const tx = safeTx(rest.length === 0 ? { ...first, nonce: 0n } : { ...multiSend(calls), nonce: 0n });
  const { domain, ...body } = safeTypedData(safe, tx);
  const data = { ...body, domain: { ...domain, chainId: chain } };
  return {
    id,
    chain,
    who: safe,
    calls,
    ...more,
    asks: () => asked('eth_signTypedData_v4', [owner, json(data)]),
  };
};

/** What a smart account does, as its owner signs it (entry point 0.8). */
export const operates = (
  id: string,
  chain: number,
  { account, owner }: Readonly<{ account: Address; owner: Address }>,
  calls: readonly Doing[],
  more: Beside = {},
): Mixed => {
  const many = calls.map(({ to: target, value = 0n, data = '0x' }) => ({ target, value, data }));
  const [first, ...rest] = many;
  if (first === undefined) throw new RangeError(id);
  const callData =
    rest.length === 0
      ? call(
          'function execute(address target, uint256 value, bytes data)',
          first.target,
          first.value,
          first.data,
        )
      : call('function executeBatch((address target, uint256 value, bytes data)[] calls)', many);
  const domain = {
    name: 'ERC4337',
    version: '1',
    chainId: chain,
    verifyingContract: '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
  };
  const packed = (high: bigint, low: bigint) =>
    concat([pad(toHex(high), { size: 16 }), pad(toHex(low), { size: 16 })]);
  const types = {
    PackedUserOperation:
      'address sender, uint256 nonce, bytes initCode, bytes callData, bytes32 accountGasLimits, uint256 preVerificationGas, bytes32 gasFees, bytes paymasterAndData',
  };
  const message = {
    sender: account,
    nonce: 1n,
    initCode: '0x',
    callData,
    accountGasLimits: packed(200000n, 900000n),
    preVerificationGas: 60000n,
    gasFees: packed(10n ** 9n, 3n * 10n ** 9n),
    paymasterAndData: '0x',
  };
  return {
    id,
    chain,
    who: account,
    calls,
    ...more,
    asks: () => typed(owner, domain, types, message),
  };
};

/** Code that an account borrows (EIP-7702). */
export const borrows = (
  id: string,
  chain: number,
  who: Address,
  address: Address,
  more: Beside = {},
): Mixed => ({
  id,
  chain,
  who,
  calls: [],
  contracts: [address],
  ...more,
  asks: () => ({
    chainId: chain,
    address: getAddress(address),
    nonce: 0,
  }),
});

function typed(
  signer: Address,
  domain: Readonly<Record<string, unknown>>,
  types: Readonly<Record<string, string>>,
  message: object,
) {
  const fields = (text: string) =>
    text
      .split(',')
      .map((it) => it.trim().split(' '))
      .map(([type = '', name = '']) => ({ name, type }));
  const its: Readonly<Record<string, string>> = {
    name: 'string',
    version: 'string',
    chainId: 'uint256',
    verifyingContract: 'address',
  };
  const data = {
    types: {
      EIP712Domain: Object.keys(domain).map((name) => ({
        name,
        type: its[name] ?? 'bytes32',
      })),
      ...Object.fromEntries(Object.entries(types).map(([name, text]) => [name, fields(text)])),
    },
    primaryType: Object.keys(types)[0],
    domain,
    message,
  };
  return asked('eth_signTypedData_v4', [signer, json(data)]);
}

function json(it: object): string {
  return JSON.stringify(it, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

function multiSend(calls: readonly Doing[]): Readonly<{ to: Address; data: Hex; operation: 1 }> {
  const packed = calls.map(({ to, value = 0n, data = '0x' }) =>
    encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [0, to, value, BigInt(size(data)), data],
    ),
  );
  return {
    to: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
    data: call('function multiSend(bytes transactions)', concat(packed)),
    operation: 1,
  };
}
