import type { Address, Hex } from 'viem';
import type { ArgValue, ByteRange, Oddity } from './step.ts';

/** Where a piece of the output comes from. `at` of a descriptor is a path into it, includes resolved. */
export type SpanSource =
  | Readonly<{ by: 'argument'; path: string; bytes?: ByteRange }>
  | Readonly<{ by: 'container'; what: 'from' | 'to' | 'value' | 'chainId' }>
  | Readonly<{ by: 'descriptor'; at: string }>
  | Readonly<{ by: 'answer'; ask: DescriptorQuestion }>
  | Readonly<{ by: 'engine' }>;

/**
 * A piece of output. `text` is exact and foreign unless it comes from the engine: it is shown through `SafeText`.
 * `value` is what it was made of, where it shows one.
 */
export type Span = Readonly<{
  is:
    | 'text'
    | 'amount'
    | 'symbol'
    | 'integer'
    | 'bool'
    | 'address'
    | 'name'
    | 'bytes'
    | 'time'
    | 'duration'
    | 'quantity'
    | 'choice'
    | 'chain'
    | 'collection'
    | 'hidden';
  text: string;
  from: readonly SpanSource[];
  value?: ArgValue;
}>;

export type WarningCode =
  | 'noDescriptor' // nothing describes this contract or message
  | 'notBound' // a descriptor was there, but not for this chain, contract or domain
  | 'noFormat' // the descriptor does not describe this function or type
  | 'ambiguousKeys' // two keys with the same type signature: the descriptor is invalid
  | 'invalidDescriptor' // something in it does not follow the standard
  | 'undecodable' // the calldata is not an encoding of the parameters
  | 'lenientEncoding' // it is, but not the canonical one
  | 'chainIdFromSalt' // the domain has no chainId; its salt was read as one
  | 'interfaceOnly' // bound by an interface only: nothing proves that the contract follows it
  | 'missingContainer' // a value of the container is needed and not known
  | 'missingPath' // a path leads nowhere in the data
  | 'arrayLengths' // arrays that belong together have different lengths
  | 'mustMatch' // a value that must be one of a list is not
  | 'mapMiss' // a map has no entry for its key
  | 'wrongType' // a format cannot show a value of this type
  | 'unknownFormat' // raw value shown
  | 'unknownToken' // raw integer shown
  | 'badDecimals' // raw integer shown
  | 'oddSymbol' // the symbol of a token reads as something else: raw integer shown
  | 'symbolOfWords' // the symbol of a token has several words: shown, but in no sentence
  | 'unknownCollection'
  | 'unknownChain'
  | 'unknownBlock'
  | 'unknownChoice' // no entry in an enumeration: raw value shown
  | 'notADate' // raw integer shown
  | 'oddName' // a name with characters that deceive the eye: address shown
  | 'accountKind' // the address is not of the kind that the descriptor expects
  | 'moreThanAddress' // a longer value that cannot be an address alone: raw value shown
  | 'encrypted' // a placeholder shown
  | 'noInnerDescriptor' // inner calldata shown as bytes
  | 'innerDepth' // calls lie too deep in calls
  | 'tooMuch' // the budget of fields or values ended
  | 'interpolationDropped'; // the sentence could not be made: intent and fields are shown

/** `at` is the place it is about: a path into the data, or into the descriptor. */
export type Warning = Readonly<{ code: WarningCode; at?: string; detail?: string }>;

/** One line: a label and its value. `inner` is the call inside it, for fields of format `calldata`. */
export type ShownField = Readonly<{
  label: string;
  /** Labels of the groups around it, outermost first. */
  groups: readonly string[];
  /** To be shown before the value, for an element of an array. */
  separator?: string;
  format: string;
  value: readonly Span[];
  inner?: ClearSigned;
  callee?: Address;
  /** Paths of what the value was made from; `#.a.[0]`. */
  paths: readonly string[];
  warnings: readonly Warning[];
}>;

/** How the descriptor was bound to the request. */
export type Binding = 'deployment' | 'proxy' | 'factory' | 'domain' | 'interface';

/**
 * What a descriptor says of a request. It is a claim: shown beside the raw tree, never instead of it.
 *
 * `read`: every field of the descriptor could be shown. `unread`: none is, and `warnings` say why; there is no half.
 */
export type ClearSigned =
  | Readonly<{
      kind: 'read';
      place: string;
      binding: Binding;
      /** The key of `display.formats`. */
      format: string;
      owner?: string;
      contractName?: string;
      url?: string;
      /** A sentence, or label and text of each line of it. */
      intent: readonly Readonly<{ label?: string; text: string }>[];
      interpolated?: readonly Span[];
      fields: readonly ShownField[];
      oddities: readonly Oddity[];
      warnings: readonly Warning[];
    }>
  | Readonly<{ kind: 'unread'; selector?: Hex; warnings: readonly Warning[] }>;

export type ReadClearSigned = Extract<ClearSigned, { kind: 'read' }>;

/** Something that a descriptor needs from outside. One question is always the same object in words: see `askKey`. */
export type DescriptorQuestion =
  | Readonly<{ kind: 'token'; chainId: number; address: Address }>
  | Readonly<{ kind: 'collection'; chainId: number; address: Address }>
  | Readonly<{ kind: 'name'; chainId: number; address: Address; source: 'local' | 'ens' }>
  | Readonly<{ kind: 'account'; chainId: number; address: Address }>
  | Readonly<{ kind: 'blockTime'; chainId: number; height: bigint }>
  | Readonly<{ kind: 'chain'; chainId: number }>
  | Readonly<{ kind: 'plaintext'; chainId: number; contract: Address; scheme: string; handle: Hex }>
  | Readonly<{ kind: 'implementation'; chainId: number; address: Address }>
  | Readonly<{ kind: 'deployedBy'; chainId: number; address: Address; event: string }>
  | Readonly<{ kind: 'callDescriptors'; chainId: number; address: Address; selector: Hex }>
  | Readonly<{
      kind: 'typedDescriptors';
      chainId: number | undefined;
      address: Address | undefined;
      encodeType: string;
    }>;
