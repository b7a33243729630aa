import type { Address, Hex } from 'viem';

/** One call: `to` null creates a contract. `value` in wei. `data` is `0x` when there is none. */
export type Call = Readonly<{ to: Address | null; value: bigint; data: Hex }>;

/**
 * What the user (or whoever asked) fixed about a transaction besides the call. A field that is absent is left
 * to the wallet. Gas in units, fees in wei per gas.
 */
export type TxFieldsSetByUser = Readonly<{
  nonce?: bigint;
  gas?: bigint;
  gasPrice?: bigint;
  maxFeePerGas?: bigint;
  maxPriorityFeePerGas?: bigint;
  type?: '0x0' | '0x1' | '0x2' | '0x4';
  accessList?: readonly Readonly<{ address: Address; storageKeys: readonly Hex[] }>[];
}>;

/** EIP-712 typed data after schema checks. Integers in `message` and `domain` are exact (bigint or decimal string). */
export type TypedData = Readonly<{
  types: Readonly<Record<string, readonly Readonly<{ name: string; type: string }>[]>>;
  primaryType: string;
  domain: Readonly<{
    name?: string;
    version?: string;
    chainId?: bigint;
    verifyingContract?: Address;
    salt?: Hex;
  }>;
  message: Readonly<Record<string, unknown>>;
}>;

/** The fields of a Safe transaction, as in `SafeTx` of Safe 1.0.0 and later. `operation` 1 is a delegatecall. */
export type SafeTx = Readonly<{
  to: Address;
  value: bigint;
  data: Hex;
  operation: 0 | 1;
  safeTxGas: bigint;
  baseGas: bigint;
  gasPrice: bigint;
  gasToken: Address;
  refundReceiver: Address;
  nonce: bigint;
}>;

/** ERC-4337 user operation, in the packed form of EntryPoint v0.7 and later. */
export type UserOp = Readonly<{
  sender: Address;
  nonce: bigint;
  initCode: Hex;
  callData: Hex;
  accountGasLimits: Hex;
  preVerificationGas: bigint;
  gasFees: Hex;
  paymasterAndData: Hex;
}>;

/** What a wallet can be asked to sign. */
export type Body =
  | Readonly<{ kind: 'transaction'; chainId: number; from?: Address; call: Call; set: TxFieldsSetByUser }>
  | Readonly<{ kind: 'calls'; chainId: number; from?: Address; atomic: boolean; calls: readonly Call[] }>
  | Readonly<{ kind: 'message'; signer?: Address; bytes: Hex }>
  | Readonly<{ kind: 'typedData'; signer?: Address; json: string; typed: TypedData }>
  | Readonly<{ kind: 'safeTransaction'; chainId: number; safe: Address; version: string; tx: SafeTx }>
  | Readonly<{ kind: 'userOperation'; chainId: number; entryPoint: Address; op: UserOp }>
  | Readonly<{ kind: 'authorization'; chainId: number; delegate: Address; nonce: bigint }>;

/**
 * A frozen request. `digest` is keccak256 of the canonical encoding of `body` and changes with every byte of it;
 * `raw` is the text it was made from, kept so that nothing typed is lost.
 */
export type SigningRequest = Readonly<{ digest: Hex; body: Body; raw: string }>;

export type Via = 'form' | 'paste' | 'link' | 'rpc' | 'frame' | 'walletconnect' | 'draft';

/** Where a request came from. `claimed` is what the asker says of itself (a host, a dapp's name): foreign text. */
export type Origin = Readonly<{ via: Via; claimed?: string; madeMine?: boolean }>;

/** A name that the user typed where an address was wanted, and the address that it gave then. */
export type TypedName = Readonly<{ name: string; address: Address }>;

/**
 * A request on its way in. `receivedAt` in milliseconds since the epoch. `names` are those that stand behind addresses
 * of the request: each is resolved again when the request is read.
 */
export type Incoming = Readonly<{
  request: SigningRequest;
  origin: Origin;
  receivedAt: number;
  names?: readonly TypedName[];
}>;
