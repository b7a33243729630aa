import type { Address, Hex } from 'viem';
import type { Binding, Span, Warning } from './clearSigned.ts';
import type { StepId } from './fact.ts';
import type { Why } from './known.ts';

/**
 * What a descriptor (ERC-7730) says of a step, or why none does. It is a claim of whoever wrote it: shown beside the
 * sentence and the steps, never in their place, and it makes no verdict better.
 *
 * `none`: it was looked for, and no descriptor fits; `why` says what was wrong with one that was there. `unknown`: who
 * would know could not be asked.
 */
export type Description = Readonly<{ step: StepId }> &
  (
    | (Readonly<{ kind: 'said' }> & SaidByDescriptor)
    | Readonly<{ kind: 'none'; why: readonly Warning[] }>
    | Readonly<{ kind: 'unknown'; why: Why; source?: string }>
  );

export type SaidByDescriptor = Readonly<{
  /** What the descriptor calls the act: a sentence, or label and text of each line of it. */
  intent: readonly Readonly<{ label?: string; text: string }>[];
  /** The same with the values of the request in it. */
  sentence?: readonly Span[];
  fields: readonly DescribedField[];
  /** How many fields are left out here, of a description that is too long. */
  more?: number;
  warnings: readonly Warning[];
  /** What our own look at the descriptor found, the gravest first. */
  lint: readonly Lint[];
  binding: Binding;
  /** Who wrote it, as it says itself. */
  owner?: string;
  contractName?: string;
  from: DescriptionSource;
}>;

/** Where a descriptor comes from. `host` is absent for one that ships with Readback. */
export type DescriptionSource = Readonly<{
  place: string;
  host?: string;
  /** When its file was fetched, in milliseconds since the epoch. */
  fetchedAt?: number;
  /** What attestations (ERC-8176) are made of: the hash of the descriptor with its includes. */
  digest?: Hex;
  /** Whose attestation of exactly this descriptor was verified, of the auditors that the user chose. */
  attestedBy?: readonly AttestedBy[];
}>;

/** One attestation. `revoked`: whether the auditor took it back, as the chain says; `revokedAt` in seconds since the epoch. */
export type AttestedBy = Readonly<{
  auditor: Address;
  name?: string;
  revoked: 'no' | 'unknown' | 'yes';
  revokedAt?: bigint;
}>;

/** A label and its value. All texts are foreign. `inner` is what is said of a call inside. */
export type DescribedField = Readonly<{
  label: string;
  groups: readonly string[];
  separator?: string;
  value: readonly Span[];
  /** Paths of the arguments that the value was made of. */
  paths: readonly string[];
  inner?: Readonly<{ intent: string; fields: readonly DescribedField[] }>;
  callee?: Address;
  warnings: readonly Warning[];
}>;

/**
 * What a descriptor does that a reader must know: it leaves out an amount, an address or a spender that the decoder
 * sees, says another function or type than the ABI, or takes a value that means "all" for a number, or the other way.
 */
export type Lint = Readonly<{
  code: string;
  /** `hides` and `contradicts` are cautions; a `note` is only shown. */
  weight: 'hides' | 'contradicts' | 'note';
  /** The argument that it is about, as the end of a fact id. */
  arg?: string;
  detail?: string;
}>;
