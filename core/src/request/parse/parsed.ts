import type { Address, Hex } from 'viem';
import type { SigningRequest, TypedName } from '../../model/request.ts';
import type { ReadbackError } from '../../text/errors.ts';

/**
 * What a text was taken for. `calldata` bytes for a contract; `pair` lines such as `to: …` and `data: …`;
 * `transaction` its fields as JSON; `rawTransaction` and `signedTransaction` its bytes, or JSON of one that is signed
 * already; requests are JSON-RPC as dapps send it, `blindRequestSwapped` with its parameters in the other order; `typedData` JSON; `safeTransaction` a Safe’s typed data or
 * what its transaction service says of one; `safeBatch` a file of Safe’s Transaction Builder;
 * `transactionList` transactions one after the other, as JSON; `paymentLink` EIP-681;
 * `userOperation` ERC-4337, with the version of its entry point where more than one would fit; `authorization`
 * EIP-7702; `signIn` a message by EIP-4361; `text` and `bytes` any other message.
 */
export type TookFor =
  | 'calldata'
  | 'pair'
  | 'transaction'
  | 'rawTransaction'
  | 'signedTransaction'
  | 'transactionRequest'
  | 'callsRequest'
  | 'messageRequest'
  | 'blindRequest'
  | 'blindRequestSwapped'
  | 'typedDataRequest'
  | 'typedData'
  | 'safeTransaction'
  | 'safeTransactionOld'
  | 'safeBatch'
  | 'transactionList'
  | 'paymentLink'
  | 'userOperation'
  | 'userOperation07'
  | 'userOperation08'
  | 'authorization'
  | 'authorizationRequest'
  | 'signIn'
  | 'text'
  | 'bytes';

/** One way to read a text. */
export type PastedReading = Readonly<{ took: TookFor; request: SigningRequest }>;

/** What a text leaves open: which contract it is for, on which chain, and whom the names in it give. */
export type Need = 'to' | 'chain' | 'names';

/** What a text is instead of a request, where Readback has another place for it. */
export type Seems =
  | 'signature'
  | 'transactionHash'
  | 'address'
  | 'name'
  | 'safeTransactionLink'
  | 'walletConnect';

/**
 * What such a text says: the hash of a transaction (or, of a Safe’s, its Safe hash), an address, a name, and the chain
 * where it names one. Nobody was asked whether any of it is so.
 */
export type SeemsParts = Readonly<{ hash?: Hex; address?: Address; name?: string; chainId?: number }>;

/**
 * What became of a text. `others` are further ways to read the same text, for the user to choose. `needs` says
 * what `parse` must be told (in its context) to read it; `names` are those that it must be told the addresses of.
 * `open` is the same with what is needed left open: it can be read as far as it goes, and never signed.
 */
export type Parsed =
  | (Readonly<{ ok: true; others: readonly PastedReading[] }> & PastedReading)
  | Readonly<{
      ok: false;
      error: ReadbackError;
      needs?: readonly Need[];
      names?: readonly string[];
      open?: PastedReading;
      seems?: Seems;
      parts?: SeemsParts;
      others: readonly PastedReading[];
    }>;

/**
 * What takes a moment to read to its end: who signed has to be worked out of a signature.
 *
 * `finish` throws `ReadbackError` like any other part of the parser.
 */
export type Unfinished = Readonly<{ finish: () => Promise<Parsed>; others: readonly PastedReading[] }>;

export type Parsing = Parsed | Unfinished;

/**
 * What is known besides the text: the chain in use, the account that would sign, the contract that bare calldata is
 * for, and whom names give. What the text itself says comes first.
 */
export type ParseContext = Readonly<{
  chainId?: number;
  from?: Address;
  to?: Address;
  names?: readonly TypedName[];
}>;

/** A text that cannot be read as what it looks like, with the other ways to read it. */
export function refused(error: ReadbackError, others: readonly PastedReading[] = []) {
  return { ok: false, error, others } as const;
}
