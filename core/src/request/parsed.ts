import type { Address } from 'viem';
import type { SigningRequest } from '../model/request.ts';
import type { ReadbackError } from '../text/errors.ts';

/**
 * What a text was taken for. `calldata` bytes for a contract; `pair` lines such as `to: …` and `data: …`;
 * `transaction` its fields as JSON; the four requests are JSON-RPC as dapps send it; `typedData` and
 * `safeTransaction` JSON; `signIn` a message by EIP-4361; `text` and `bytes` any other message.
 */
export type TookFor =
  | 'calldata'
  | 'pair'
  | 'transaction'
  | 'transactionRequest'
  | 'callsRequest'
  | 'messageRequest'
  | 'typedDataRequest'
  | 'typedData'
  | 'safeTransaction'
  | 'signIn'
  | 'text'
  | 'bytes';

/** One way to read a text. */
export type Reading = Readonly<{ took: TookFor; request: SigningRequest }>;

/** What a text leaves open: which contract it is for, on which chain. */
export type Need = 'to' | 'chain';

/** What a text is instead of a request, where Readback has another place for it. */
export type Seems = 'signature';

/**
 * What became of a text. `others` are further ways to read the same text, for the user to choose. `needs` says
 * what `parse` must be told (in its context) to read it.
 */
export type Parsed =
  | (Readonly<{ ok: true; others: readonly Reading[] }> & Reading)
  | Readonly<{
      ok: false;
      error: ReadbackError;
      needs?: readonly Need[];
      seems?: Seems;
      others: readonly Reading[];
    }>;

/**
 * What is known besides the text: the chain in use, the account that would sign, and the contract that bare
 * calldata is for. What the text itself says comes first.
 */
export type ParseContext = Readonly<{ chainId?: number; from?: Address; to?: Address }>;
