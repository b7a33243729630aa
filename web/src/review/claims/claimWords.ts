import type { Warning, WarningCode } from '@readback/core/model/clearSigned.ts';
import type { Description, Lint } from '@readback/core/model/description.ts';
import type { Why } from '@readback/core/model/known.ts';

/** Why nothing describes a step, in a line; undefined where something does. */
export function notDescribed(description: Description): string | undefined {
  if (description.kind === 'said') return undefined;
  if (description.kind === 'none') {
    const odd = description.why.find(({ code }) => !plain.has(code));
    if (odd === undefined) return 'No description of this contract’s function is in the registry.';
    return `The registry’s description does not fit this call, and is not shown: ${warningWords(odd)}`;
  }
  const { why, source } = description;
  if (why === 'switchedOff') return 'Descriptions are switched off in Settings, so none was looked for.';
  return `Whether a description of this contract exists is not known: ${source ?? 'the registry'} ${silence[why]}.`;
}

/** Nothing was wrong: there is no description, or not one for this. */
const plain: ReadonlySet<WarningCode> = new Set(['noDescriptor', 'notBound', 'noFormat']);

const silence: Readonly<Record<Why, string>> = {
  offline: 'could not be reached',
  timeout: 'did not answer in time',
  refused: 'answered with an error',
  unsupported: 'cannot answer that',
  malformed: 'gave an answer that makes no sense',
  tooLarge: 'gave more than is read',
  notFound: 'has no list of descriptions',
  notAsked: 'was not asked',
  switchedOff: 'is switched off',
};

/** What a warning of the engine means for a reader. */
export function warningWords({ code }: Pick<Warning, 'code'>): string {
  return warnings[code];
}

const warnings: Readonly<Record<WarningCode, string>> = {
  noDescriptor: 'there is none for this contract.',
  notBound: 'it is for another contract or chain.',
  noFormat: 'it does not speak of this function.',
  ambiguousKeys: 'It describes one function twice, so that it cannot be relied on.',
  invalidDescriptor: 'It does not follow the standard (ERC-7730).',
  undecodable: 'The data is no call of the function that it describes.',
  lenientEncoding: 'The data is not written as usual; see the steps.',
  chainIdFromSalt: 'The message names its network in an unusual place.',
  interfaceOnly: 'It describes a standard that this contract may or may not follow.',
  missingContainer: 'It needs to know who sends this.',
  missingPath: 'It speaks of a value that is not in the data.',
  arrayLengths: 'Lists that belong together are not of one length.',
  mustMatch: 'A value is not one of those that it allows.',
  mapMiss: 'It has no words for one of the values.',
  wrongType: 'It takes a value for something else than it is.',
  unknownFormat: 'A value is shown as it is: its way of writing is not known.',
  unknownToken: 'The token is not known, so the amount stands in its smallest unit.',
  badDecimals: 'The token’s decimals make no sense, so the amount stands in its smallest unit.',
  oddSymbol:
    'The token’s symbol could be taken for something else, so the amount stands in its smallest unit.',
  symbolOfWords: 'The token’s symbol has several words.',
  unknownCollection: 'The collection has no name here.',
  unknownChain: 'The network is not known here.',
  unknownBlock: 'When that block comes is not known.',
  unknownChoice: 'It has no words for this value.',
  notADate: 'This number is no date.',
  oddName: 'The name has letters that deceive the eye, so the address is shown.',
  accountKind: 'The account is of another kind than it expects.',
  moreThanAddress: 'The value is longer than an address.',
  encrypted: 'The value is encrypted.',
  noInnerDescriptor: 'Nothing describes the call inside; see the steps.',
  innerDepth: 'Calls lie too deep in calls.',
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
  ['hidesValue', 'It leaves out what is sent along.'],
  ['otherFunction', 'It describes another function, which begins with the same four bytes.'],
  ['labelContradicts', 'It calls an account something else than the function does.'],
  ['otherCallee', 'It describes a call inside as one of another contract than it goes to.'],
  ['constantShown', 'One of its lines shows words of its author, not a value of the request.'],
  ['smallCalledUnlimited', 'It calls an amount unlimited that is not.'],
  ['unlimitedRenamed', 'It has words for an unlimited amount that do not say so.'],
  ['invertedChoice', 'Its words say the opposite of the value.'],
  ['cannotBeAddress', 'It shows an address made of a number that is too short for one.'],
  ['otherAsset', 'It shows an amount as one of another token than the data says.'],
]);
