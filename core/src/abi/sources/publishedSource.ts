import type { Provenance } from '../../model/fact.ts';
import type { Known } from '../../model/known.ts';
import type { AbiQuestion, FetchJson, FoundAbi } from './abiSource.ts';

/** A file of a contract’s source, as it was published: foreign text, comments and all. */
export type SourceFile = Readonly<{ path: string; text: string }>;

/** What a source was written in, as far as its comments and strings can be told from its code. */
export type SourceLanguage = 'solidity' | 'vyper';

/**
 * The published source of a contract. `main`: the path of the file that the contract is in, as far as that is said.
 * `match`: as in `FoundAbi`.
 */
export type PublishedSource = Readonly<{
  files: readonly SourceFile[];
  language: SourceLanguage;
  main?: string;
  match: FoundAbi['match'];
  from: Extract<Provenance, { by: 'source' }>;
}>;

/** Reads the source of a contract from one service: `notFound` where it has none in a language that is known here. */
export type FindSource = (
  question: AbiQuestion,
  base: string,
  fetchJson: FetchJson,
  signal: AbortSignal,
) => Promise<Known<PublishedSource>>;
