/** Above what contracts' own descriptions say. */
export const title =
  '{count, plural, one {What the contract’s description says} other {What the contracts’ descriptions say}}';
export const descriptions = 'descriptions';

/** What the description calls the act, of which call; `inside`: of a call that another one makes. */
export const act = '<title>“{says}”</title>';
export const actOf =
  '<title>“{says}”</title> <quiet>of {call}{isInside, select, yes {, inside} other {}}</quiet>';
export const untitled = 'without a title';
export const none = 'It shows none of the values.';
export const more =
  '{count, plural, one {# more value is in the steps.} other {# more values are in the steps.}}';
export const inner = '“{says}”';
export const onAccount = '{value} <quiet>on {account}</quiet>';

export const source =
  '{author, select, known {Written by {owner}, according to itself} other {It does not say who wrote it}}; <source>{registry, select, known {from {host}} other {shipped with Readback}}</source>{age, select, known {, fetched {ago}} other {}}.';
export const fileOf = '{file} of {host}';
export const bindings = {
  proxy: 'It was written for the code that is deployed there.',
  interface: 'It describes a standard; nothing proves that this contract follows it.',
} as const;
export const unattested = 'None of your auditors attested it.';
/** Whether the auditor revoked it. */
export const attested = {
  no: 'Attested (ERC-8176) by {auditor}, and not revoked.',
  unknown: 'Attested (ERC-8176) by {auditor}; could not check whether the attestation was revoked.',
  yes: 'Attested (ERC-8176) by {auditor}<strong>, who revoked it{age, select, known { {ago}} other {}}</strong>.',
} as const;

/** Above the value as it stands in the bytes. */
export const raw = { integer: 'number', bytes: 'bytes' } as const;

export const undescribed = 'No description of this contract’s function is in the registry.';
export const unfit = 'The registry’s description does not fit this call and is not shown: {why}';
export const switchedOff = 'Descriptions are off in Settings, so none was looked up.';
export const registry = 'the registry';
export const unknown = {
  offline: 'Could not check whether this contract has a description: {source} could not be reached.',
  timeout: 'Could not check whether this contract has a description: {source} did not answer in time.',
  refused: 'Could not check whether this contract has a description: {source} answered with an error.',
  unsupported: 'Could not check whether this contract has a description: {source} cannot answer that.',
  malformed: 'Could not check whether this contract has a description: {source} sent an invalid answer.',
  tooLarge:
    'Could not check whether this contract has a description: {source} sent more than Readback accepts.',
  notFound: 'Could not check whether this contract has a description: {source} has no index of descriptions.',
  notAsked: 'Could not check whether this contract has a description: {source} was not asked.',
} as const;

/** What a warning about a description means. */
export const warnings = {
  noDescriptor: 'there is no description for this contract.',
  notBound: 'it is for another contract or chain.',
  noFormat: 'it does not describe this function.',
  ambiguousKeys: 'It describes one function twice, so it cannot be relied on.',
  invalidDescriptor: 'It does not follow the standard (ERC-7730).',
  undecodable: 'The data is not a call to the function it describes.',
  lenientEncoding: 'The data is not encoded in the standard way; see the steps.',
  chainIdFromSalt: 'The message names its network in an unusual place.',
  interfaceOnly: 'It describes a standard that this contract may or may not follow.',
  missingContainer: 'It needs to know who sends this.',
  missingPath: 'It refers to a value that is not in the data.',
  arrayLengths: 'Lists that belong together have different lengths.',
  mustMatch: 'A value is not one of those that it allows.',
  mapMiss: 'It has no words for one of the values.',
  wrongType: 'It treats a value as a different type than it has.',
  unknownFormat: 'A value is shown unformatted: its format is unknown.',
  unknownToken: 'The token is unknown, so the amount is in its smallest unit.',
  badDecimals: 'The token’s decimals are invalid, so the amount is in its smallest unit.',
  oddSymbol: 'The token’s symbol could be mistaken for another, so the amount is in its smallest unit.',
  symbolOfWords: 'The token’s symbol has several words.',
  unknownCollection: 'The collection’s name is unknown.',
  unknownChain: 'The network is unknown.',
  unknownBlock: 'The time of that block is unknown.',
  unknownChoice: 'It has no words for this value.',
  notADate: 'This number is not a valid date.',
  oddName: 'The name has misleading letters, so the address is shown.',
  accountKind: 'The account is not of the kind it expects.',
  moreThanAddress: 'The value is longer than an address.',
  encrypted: 'The value is encrypted.',
  noInnerDescriptor: 'Nothing describes the call inside; see the steps.',
  innerDepth: 'Calls are nested too deeply.',
  tooMuch: 'It has more fields than are shown.',
  interpolationDropped: 'Its sentence could not be filled with these values.',
} as const;

/** What a description hides, or says otherwise than the data. */
export const lints = {
  hidesAddress: 'It leaves out an address that is in the data.',
  hidesSpender: 'It leaves out who may spend or act.',
  hidesAmount: 'It leaves out an amount that is in the data.',
  hidesCall: 'It leaves out a call that is inside.',
  hidesValue: 'It leaves out the amount sent with the call.',
  otherFunction: 'It describes another function with the same selector.',
  labelContradicts: 'It names an account’s role differently than the function does.',
  otherCallee: 'It describes an inner call as a call to a different contract.',
  constantShown: 'One of its lines shows its author’s words, not a value from the request.',
  smallCalledUnlimited: 'It calls a limited amount unlimited.',
  unlimitedRenamed: 'Its words for an unlimited amount hide that it is unlimited.',
  invertedChoice: 'Its words say the opposite of the value.',
  cannotBeAddress: 'It shows an address built from a number that is too short to be one.',
  otherAsset: 'It shows an amount in a different token than the data says.',
} as const;
