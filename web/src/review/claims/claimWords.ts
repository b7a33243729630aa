import type { Warning, WarningCode } from '@readback/core/model/clearSigned.ts';
import type { Description, Lint } from '@readback/core/model/description.ts';
import type { Why } from '@readback/core/model/known.ts';

/** Why nothing describes a step, in a line; undefined where something does. */
export function notDescribed(description: Description): string | undefined {
  if (description.kind === 'said') return undefined;
  if (description.kind === 'none') {
    const odd = description.why.find(({ code }) => !plain.has(code));
    if (odd === undefined) return 'No description of this contract’s function is in the registry.';
    return `The registry’s description does not fit this call and is not shown: ${warningWords(odd)}`;
  }
  const { why, source } = description;
  if (why === 'switchedOff') return 'Descriptions are off in Settings, so none was looked up.';
  return `Whether this contract has a description is unknown: ${source ?? 'the registry'} ${silence[why]}.`;
}

/** Nothing was wrong: there is no description, or not one for this. */
const plain: ReadonlySet<WarningCode> = new Set(['noDescriptor', 'notBound', 'noFormat']);

const silence: Readonly<Record<Why, string>> = {
  offline: 'could not be reached',
  timeout: 'did not answer in time',
  refused: 'answered with an error',
  unsupported: 'cannot answer that',
  malformed: 'sent an invalid answer',
  tooLarge: 'sent more than Readback accepts',
  notFound: 'has no index of descriptions',
  notAsked: 'was not asked',
  switchedOff: 'is switched off',
};

/** What a warning of the engine means for a reader. */
export function warningWords({ code }: Pick<Warning, 'code'>): string {
  return warnings[code];
}

const warnings: Readonly<Record<WarningCode, string>> = {
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
};

/** What our own look at a description found, in words; undefined for what a reader loses nothing by. */
export function lintWords({ code, weight }: Pick<Lint, 'code' | 'weight'>): string | undefined {
  if (weight === 'note' && code !== 'constantShown') return undefined;
  return lints.get(code);
}

const lints: ReadonlyMap<string, string> = new Map([
  ['hidesAddress', 'It leaves out an address that is in the data.'],
  ['hidesSpender', 'It leaves out who may spend or act.'],
  ['hidesAmount', 'It leaves out an amount that is in the data.'],
  ['hidesCall', 'It leaves out a call that is inside.'],
  ['hidesValue', 'It leaves out the amount sent with the call.'],
  ['otherFunction', 'It describes another function with the same selector.'],
  ['labelContradicts', 'It names an account’s role differently than the function does.'],
  ['otherCallee', 'It describes an inner call as a call to a different contract.'],
  ['constantShown', 'One of its lines shows its author’s words, not a value from the request.'],
  ['smallCalledUnlimited', 'It calls a limited amount unlimited.'],
  ['unlimitedRenamed', 'Its words for an unlimited amount hide that it is unlimited.'],
  ['invertedChoice', 'Its words say the opposite of the value.'],
  ['cannotBeAddress', 'It shows an address built from a number that is too short to be one.'],
  ['otherAsset', 'It shows an amount in a different token than the data says.'],
]);
