import type { Address, Hex } from 'viem';
import type { Intent } from './intent.ts';
import type { Via } from './ways.ts';

/** One call: `to` null creates a contract. `value` in wei. `data` is `0x` when there is none. */
export type Call = Readonly<{ to: Address | null; value: bigint; data: Hex }>;

/**
 * What the user (or whoever asked) fixed about a transaction besides the call. A field that is absent is left
 * to the wallet. Gas in units, fees in wei per gas.
 */
export type TxOverrides = Readonly<{
  nonce?: bigint;
  gas?: bigint;
  gasPrice?: bigint;
  maxFeePerGas?: bigint;
  maxPriorityFeePerGas?: bigint;
  type?: '0x0' | '0x1' | '0x2' | '0x3' | '0x4' | '0x71' | '0x7b';
  accessList?: readonly Readonly<{ address: Address; storageKeys: readonly Hex[] }>[];
  /**
   * What accounts run as their own code after that (EIP-7702). Carried out in order, before the call. One without a
   * signature is left to the wallet to sign.
   */
  authorizationList?: readonly Authorization[];
  /** In wei per unit of blob gas (EIP-4844). */
  maxFeePerBlobGas?: bigint;
  /** What blobs the transaction carries, without the blobs themselves (EIP-4844). */
  blobVersionedHashes?: readonly Hex[];
  network?: NetworkFields;
}>;

/**
 * Fields of transactions that one network alone has: Celo's currency of the fee (type 0x7b), and what zkSync knows besides
 * (0x71). `factoryDeps` is how many contracts come along as code. They are read, and signed nowhere here.
 */
export type NetworkFields = Readonly<{
  feeCurrency?: Address;
  paymaster?: Address;
  paymasterInput?: Hex;
  gasPerPubdata?: bigint;
  factoryDeps?: number;
  customSignature?: Hex;
}>;

/**
 * A signed EIP-7702 authorization: `authority` runs the code of `delegate`, the zero address takes it back. `chainId`
 * 0 counts on every network. `authority` is recovered from the signature; absent where it is the signature of no
 * account, so that every network passes it over. `signature` is r, s and the parity as one byte.
 */
export type SignedAuthorization = Readonly<{
  chainId: number;
  delegate: Address;
  nonce: bigint;
  authority?: Address;
  signature: Hex;
}>;

/**
 * An authorization that may still have to be signed: then `authority` is the account that is asked to, and without a
 * `nonce` its next one counts.
 */
export type Authorization = Omit<SignedAuthorization, 'nonce' | 'signature'> &
  Partial<Pick<SignedAuthorization, 'nonce' | 'signature'>>;

/**
 * The signature that a transaction carries already: `hash` is the id by which networks know it, `signature` r, s and
 * the parity as one byte. Whoever holds it can send it; it is read, and never signed as if it were new. `unproven`: a
 * network is said to have carried it out, and its hash and signature do not fit its fields and its sender.
 */
export type SignedAlready = Readonly<{ hash: Hex; signature: Hex; unproven?: true }>;

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
  /**
   * Fields of the domain that EIP-712 does not have, or not of this type, as wallets sign them anyway: Cosmos has
   * its contract as text, some apps the network as a number in `salt`. They name no contract and no network.
   */
  oddDomain?: Readonly<Record<string, unknown>>;
  /** The request does not declare the type of its domain: nobody can say which of its fields a wallet would sign. */
  bareDomain?: true;
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

/** The versions of the ERC-4337 entry point, which hash and read an operation each in its own way. */
export type EntryPointVersion = '0.6' | '0.7' | '0.8';

/**
 * ERC-4337 user operation, in the packed form of EntryPoint v0.7 and later. One of v0.6 is packed likewise, but for
 * `paymasterAndData`, which has no gas limits in it there. `signature` is what came with it: a real one or a dummy.
 */
export type UserOp = Readonly<{
  sender: Address;
  nonce: bigint;
  initCode: Hex;
  callData: Hex;
  accountGasLimits: Hex;
  preVerificationGas: bigint;
  gasFees: Hex;
  paymasterAndData: Hex;
  signature?: Hex;
}>;

/** The app's own id of a batch, and its version where that is not the newest; `atomicUnsaid`: it does not say whether it must happen as a whole. */
export type AskedBatch = Readonly<{ version?: string; id?: string; atomicUnsaid?: true }>;

/**
 * What a batch asks of the wallet besides its calls (EIP-5792), of all of it or of one call: its value as JSON.
 * `leftOut`: the app can do without, and nobody here knows what it is, so that the wallet is not asked for it.
 */
export type Capability = Readonly<{ name: string; json: string; call?: number; leftOut?: true }>;

/**
 * What a wallet can be asked to sign. `blind`: a message that `eth_sign` asks for: wallets sign these bytes as a hash, or
 * the hash of them, with or without the prefix of messages. `claimedHash` is what came with a Safe transaction as its hash: it is not one of what
 * is signed, and no part of the digest. `version` of a user operation is absent where its entry point is not known here;
 * its `authorization` comes beside the operation, for the account that it is of. An authorization for chain id 0 counts
 * on every network; `authority` and `signature` are there once it is signed. `calldata`: a call of which nobody said which
 * contract it is for (`to`), or on which network; it is read for what its bytes say, and signed nowhere. `asked` of a batch
 * is how its app wrote it (EIP-5792): no part of the digest, and handed over as it came.
 */
export type Body =
  | Readonly<{
      kind: 'transaction';
      chainId: number;
      from?: Address;
      call: Call;
      set: TxOverrides;
      signed?: SignedAlready;
    }>
  | Readonly<{
      kind: 'calls';
      chainId: number;
      from?: Address;
      atomic: boolean;
      calls: readonly Call[];
      capabilities?: readonly Capability[];
      asked?: AskedBatch;
    }>
  | Readonly<{ kind: 'calldata'; chainId?: number; from?: Address; to?: Address; value: bigint; data: Hex }>
  | Readonly<{ kind: 'message'; signer?: Address; bytes: Hex; blind?: true }>
  | Readonly<{ kind: 'typedData'; signer?: Address; json: string; typed: TypedData }>
  | Readonly<{
      kind: 'safeTransaction';
      chainId: number;
      safe: Address;
      version: string;
      tx: SafeTx;
      claimedHash?: Hex;
    }>
  | Readonly<{
      kind: 'userOperation';
      chainId: number;
      entryPoint: Address;
      version?: EntryPointVersion;
      op: UserOp;
      authorization?: Authorization;
    }>
  | Readonly<{
      kind: 'authorization';
      chainId: number;
      delegate: Address;
      nonce?: bigint;
      authority?: Address;
      signature?: Hex;
    }>;

/**
 * A frozen request. `digest` is keccak256 of the canonical encoding of `body` and changes with every byte of it;
 * `raw` is the text it was made from, kept so that nothing typed is lost. `beside`: what was pasted with it, which a hash
 * in it may be of. That is not part of the digest.
 */
export type SigningRequest = Readonly<{ digest: Hex; body: Body; raw: string; beside?: readonly Body[] }>;

/**
 * Where a request came from. `claimed` is what the asker says of itself (a host, a dapp's name): foreign text. `site` is
 * the host that asks, as the user answered who saw it there; `verified` the host that the browser vouches for. Neither comes
 * from a file or a link. `madeMine`: the user took over
 * what came by a way that is only checked. `asker`: the call that waits for the answer, where one does.
 */
export type Origin = Readonly<{
  via: Via;
  claimed?: string;
  site?: string;
  verified?: string;
  madeMine?: boolean;
  asker?: string;
}>;

/** A name that the user typed where an address was wanted, and the address that it gave then. */
export type TypedName = Readonly<{ name: string; address: Address }>;

/** Where a transaction stands that a network has carried out: it is read as of the block before. */
export type Mined = Readonly<{ blockHash: Hex; blockNumber: bigint }>;

/**
 * A request on its way in. `receivedAt` in milliseconds since the epoch: when it came, which no rule reads. `names` are
 * those typed in place of addresses of the request: each is resolved again when the request is read. `intent`: what the user
 * said that it should do. It is not part of the digest, and in no link and no call to a wallet.
 */
export type Incoming = Readonly<{
  request: SigningRequest;
  origin: Origin;
  receivedAt: number;
  names?: readonly TypedName[];
  mined?: Mined;
  intent?: Intent;
}>;
