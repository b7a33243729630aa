/** Above what contracts' own descriptions say. */
export const title =
  '{count, plural, one {What the contract’s description says} other {What the contracts’ descriptions say}}';
export const descriptions = 'descriptions';

/** What the description calls the act, of which call; `inside`: of a call that another one makes. */
export const act = '<title>“{says}”</title>';
export const actOf =
  '<title>“{says}”</title> <quiet>for {call}{isInside, select, yes {, an inner call} other {}}</quiet>';
export const untitled = 'without a title';
export const none = 'The description shows no values.';
export const more =
  '{count, plural, one {# more value is in the steps.} other {# more values are in the steps.}}';
export const inner = '“{says}”';
export const onAccount = '{value} <quiet>on {account}</quiet>';

export const source =
  '{author, select, known {Written by {owner}, according to the description itself} other {No author named}}; <source>{registry, select, known {from {host}} other {shipped with Readback}}</source>{age, select, known {, fetched {ago}} other {}}.';
export const fileOf = '{file} from {host}';
export const bindings = {
  proxy: 'The description was written for the code that this proxy runs.',
  interface: 'The description is for a standard. Nothing proves that this contract implements that standard.',
} as const;
export const unattested = 'None of your auditors attested this description.';
/** Whether the auditor revoked it. */
export const attested = {
  no: 'Attested (ERC-8176) by {auditor}. The attestation is not revoked.',
  unknown: 'Attested (ERC-8176) by {auditor}; could not check whether the attestation was revoked.',
  yes: 'Attested (ERC-8176) by {auditor}<strong>, who revoked the attestation{age, select, known { {ago}} other {}}</strong>.',
} as const;

/** Above the value as it is in the bytes. */
export const raw = { integer: 'number', bytes: 'bytes' } as const;

export const undescribed = 'The registry does not describe this function of the contract.';
export const unfit = 'The registry’s description does not match this call, so it is not shown: {why}';
export const switchedOff = 'Descriptions are turned off in Settings, so none was looked up.';
export const registry = 'the registry';
export const unknown = {
  offline: 'Could not check whether this contract has a description: {source} could not be reached.',
  timeout: 'Could not check whether this contract has a description: {source} did not answer in time.',
  refused: 'Could not check whether this contract has a description: {source} answered with an error.',
  busy: 'Could not check whether this contract has a description: {source} is busy.',
  noState: 'Could not check whether this contract has a description: {source} does not have this block.',
  unanswered: 'Could not check whether this contract has a description: {source} cannot answer this.',
  unsupported: 'Could not check whether this contract has a description: {source} cannot answer that.',
  malformed: 'Could not check whether this contract has a description: {source} sent an invalid answer.',
  tooLarge:
    'Could not check whether this contract has a description: {source} sent more than Readback accepts.',
  notFound: 'Could not check whether this contract has a description: {source} has no index of descriptions.',
  notAsked: 'Could not check whether this contract has a description: {source} was not asked.',
} as const;

/** What a warning about a description means. */
export const warnings = {
  noDescriptor: 'The registry has no description for this contract.',
  notBound: 'The description is for another contract or network.',
  noFormat: 'The description does not cover this function.',
  ambiguousKeys: 'The description covers the same function twice, so you cannot rely on it.',
  invalidDescriptor: 'The description does not follow the standard (ERC-7730).',
  undecodable: 'The data cannot be decoded as the description requires.',
  lenientEncoding: 'The data is not encoded in the standard way. See the steps.',
  chainIdFromSalt: 'The message names its network in an unusual place.',
  interfaceOnly: 'The description is for a standard. This contract may not implement it.',
  missingContainer: 'The description needs a part of the request that is unknown.',
  missingPath: 'The description refers to a value that is not in the data.',
  arrayLengths: 'Lists that belong together have different lengths.',
  mustMatch: 'The description does not allow one of the values.',
  mapMiss: 'The description has no entry for one of the values.',
  wrongType: 'The description’s format does not fit the type of a value.',
  unknownFormat: 'The format of a value is unknown, so it is shown unformatted.',
  unknownToken: 'The token is unknown, so the amount is in its base unit.',
  badDecimals: 'The token’s decimals are invalid, so the amount is in its base unit.',
  oddSymbol: 'The token’s symbol could be mistaken for another, so the amount is in its base unit.',
  symbolOfWords: 'The token’s symbol has several words.',
  unknownCollection: 'The NFT collection’s name is unknown.',
  unknownChain: 'The network is unknown.',
  unknownBlock: 'The time of this block is unknown.',
  unknownChoice: 'The description has no label for this value.',
  notADate: 'This number is not a valid date.',
  oddName: 'The name has misleading letters, so the address is shown.',
  accountKind: 'The description expects another kind of account.',
  moreThanAddress: 'The value is longer than an address.',
  encrypted: 'The value is encrypted.',
  noInnerDescriptor: 'The inner call has no description. See the steps.',
  innerDepth: 'The inner calls are nested too deeply to show.',
  tooMuch: 'Some fields of the description are not shown.',
  interpolationDropped: 'The description’s sentence could not be completed with these values.',
} as const;

/** What a description hides, or says otherwise than the data. */
export const lints = {
  hidesAddress: 'The description leaves out an address that is in the data.',
  hidesSpender: 'The description leaves out who can spend or act.',
  hidesAmount: 'The description leaves out an amount that is in the data.',
  hidesCall: 'The description leaves out an inner call.',
  hidesValue: 'The description leaves out the amount sent with the call.',
  otherFunction: 'The description is for another function with the same selector.',
  labelContradicts: 'The description gives an account a different role than the function does.',
  otherCallee: 'The description presents an inner call as a call to a different contract.',
  constantShown: 'One line of the description is the author’s text, not a value from the request.',
  smallCalledUnlimited: 'The description calls a limited amount unlimited.',
  unlimitedRenamed: 'The description hides that an amount is unlimited.',
  invertedChoice: 'The description says the opposite of what a value means.',
  cannotBeAddress: 'The description shows a number as an address, but the number is too short.',
  otherAsset: 'The description shows an amount in a different token or unit than the data.',
} as const;
