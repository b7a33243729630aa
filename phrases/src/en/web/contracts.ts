import type { ProxyKind } from '@readback/core/abi/code/proxyAt.ts';
import type { AbiForm } from '@readback/core/abi/unchecked.ts';

export const title = 'Contracts';
export const lead =
  'Read from or write to any contract. Every write is read back to you before your wallet asks you to sign.';
export const fromLink = 'From a link';
export const linked = 'A link filled in this form.';
export const linkedAsked =
  'Requests from these forms count as coming from the link until you press “Make this my request”.';
export const linkedUnasked =
  'No node has been asked yet. If you open the contract, Readback asks the network’s node about it, and the enabled sources for its ABI.';
export const notOpened = 'The contract cannot be opened yet.';
export const networkOff =
  'Network {id} is not enabled here. Enable it in Settings, or choose another network.';
export const noNetwork = 'No network is chosen for this contract. Choose one, then press Open contract.';
export const noAddress =
  'The link does not contain a contract address. If it contains a name, press Open contract to look it up.';
export const linkedFunction =
  'The function {name} comes from the link, not from an ABI. Nobody has confirmed that the contract has this function, or what its arguments are called.';

export const standardFunctions =
  'These are the functions of every ERC-20 token, by the standard. The contract may have others, which its ABI shows.';

export const unknown = 'Unknown';
export const caution = 'Caution';
export const retry = 'Retry';
export const refresh = 'Refresh';
export const unnamed = 'No name';
export const name = 'Name';

export const which = 'Which contract';
export const network = 'Network';
export const chooseNetwork = 'Choose a network';
export const contract = 'Contract';
export const asksLater = 'No node is asked until you open the contract.';
export const open = 'Open contract';
export const networkNeeded = 'Choose a network that is enabled here.';
export const addressNeeded = 'Type the address of a contract.';
export const resolving = 'This name is still being looked up. Try again in a moment.';
export const noSuchName = 'This is not an address, and could not be found as a name.';

export const none = 'No contracts yet';
export const noneHint =
  'Type an address or a name to see the contract’s functions. The functions come from a source that is on, or from your own ABI.';
export const saved = 'Saved on this device';
export const chain = 'Chain {id}';
export const savedFacts =
  '{network}, {count, plural, one {# function} other {# functions}}, {origin}, {when}';
export const origins = { user: 'your own ABI', file: 'from an imported file' } as const;
export const fromSource = 'from {source}';

export const notLookedUp = 'Not looked up';
export const readingCode = 'Reading the code at this address';
export const codeUnread = 'The code at this address could not be read: {why}.';
export const codeUnknown = 'Could not check whether this is a contract or a proxy.';
export const notReadAgain = 'The code could not be read again: {why}.';
export const codeRead = 'The code was read from the network {when}.';
export const noCode = 'No code';
export const noContract = 'There is no contract at this address on {network}.';
export const noContractHint =
  'The address may be a person’s account, or a contract on another network. A call to this address runs no code.';
export const ownCode =
  'A contract with {bytes, plural, one {# byte} other {# bytes}} of code and its own functions.';
export const proxyCalls = 'Calls go to this address, never to the implementation’s address.';
export const emptyImplementation = 'The contract’s implementation has no code.';
export const emptyImplementationHint = 'Calls to this contract do nothing, or fail.';
export const proxiesOpen = {
  tooDeep: 'There are more than 4 nested proxies, and the rest were not followed.',
  loop: 'The proxies form a loop.',
  notAnswered: 'Could not fully check whether this contract is a proxy.',
} as const;
export const proxiesOpenHint = 'The functions may be in a contract that is not shown here.';
export const proxy =
  '<kind>{name}.</kind> Functions come from the implementation {implementation}{by, select, beacon {, according to the beacon {beacon}} other {}}.';
export const upgradable = '{admin} can upgrade this contract.';
export const proxies = {
  eip1967: 'Proxy (EIP-1967)',
  eip1967beacon: 'Beacon proxy (EIP-1967)',
  eip1822: 'Proxy (EIP-1822)',
  eip1167: 'Minimal proxy (ERC-1167)',
  eip7702: 'Account with delegated code (EIP-7702)',
  zeppelinos: 'Proxy (ZeppelinOS)',
  safe: 'Safe',
  eip897: 'Proxy (EIP-897)',
  eip2535: 'Diamond (EIP-2535)',
} as const satisfies Readonly<Record<ProxyKind, string>>;

export const useOwnAbi = 'Use your own ABI';
export const forgetAbi = 'Forget this ABI';
export const ownAbi = {
  json: 'Your own ABI, pasted as JSON, saved {when}. Nobody else vouches for it.',
  function: 'Your own ABI, pasted as one function, saved {when}. Nobody else vouches for it.',
  lines: 'Your own ABI, written as lines, saved {when}. Nobody else vouches for it.',
  interface: 'Your own ABI, from a Solidity interface, saved {when}. Nobody else vouches for it.',
  foundry: 'Your own ABI, from a Foundry artifact, saved {when}. Nobody else vouches for it.',
  hardhat: 'Your own ABI, from a Hardhat artifact, saved {when}. Nobody else vouches for it.',
  artefact: 'Your own ABI, from a build artifact, saved {when}. Nobody else vouches for it.',
} as const satisfies Readonly<Record<AbiForm, string>>;
export const importedAbi =
  'ABI from an imported file, saved {when}. Nobody vouches for this ABI, and a Review treats it as a guess.';
export const fetchedAbi =
  'ABI from {source}, {match, select, exact {an exact match of the source code} other {a partial match of the source code}}{dated, select, yes {, verified {asOf}} other {}}, fetched {when}.';
export const abiUnseen = 'The ABI was not compared with the code that is deployed now.';
export const changed = 'Changed';
export const codeChanged = 'This contract’s code has changed since its ABI was saved.';
export const codeChangedHint =
  'The ABI was saved {when}{named, select, yes { as {name}} other {}}. Functions that the contract had then may be gone now, or do something else.';
export const useOldAbi = 'Use the old ABI anyway';
export const forgetOldAbi = 'Forget the old ABI';

export const addName = 'Add a name';
export const rename = 'Rename';
export const saveName = 'Save name';

export const fetchingAbi = 'Asking {sources} for the ABI';
export const noAbi = 'No ABI is saved for this contract.';
export const noAbiLocal =
  'No source is asked about {network}: sources know only public networks. Paste the ABI, or drop a build artifact here.';
export const sourcesOff = 'No ABI is saved for this contract, and all ABI sources are off.';
export const sourcesOffHint =
  'Enable Sourcify, which then learns the contract’s chain and address. Or paste the ABI below.';
export const toSources = 'Sources in Settings';
export const sourceLate = '{source} is on now, but was off when this page was opened.';
export const sourceLateHint =
  'Reload the page, or paste the ABI below. After a reload, the source learns the chain and address of the contract.';
export const reload = 'Reload page to reach the source';
export const forgotten = 'The ABI from {source} was deleted on this device.';
export const forgottenHint = 'Ask the source again, or paste the ABI below.';
export const askSourceAgain = 'Ask {source} again';
export const askAgain = 'Ask again';
export const noGuess =
  'Readback does not guess a contract’s functions. Paste the ABI, write the one function you need, or drop a build artifact here.';
export const noSource = 'The ABI could not be fetched: no source could be asked.';
export const notFetched = 'The ABI could not be fetched: {why}.';
export const notVerified =
  'This contract is not verified: {sources} {count, plural, one {does} other {do}} not have its source code.';
export const notAsked = '{source} did not provide an ABI: {why}.';
export const noneHas = '{sources} {count, plural, one {has} other {have}} no source code for this contract.';

export const abiForm = 'Your own ABI';
export const abi = 'ABI';
export const abiHint =
  'Paste JSON, lines as in the example, a Solidity interface, or a Foundry or Hardhat artifact. The ABI stays on this device.';
export const optional = 'Optional.';
export const saveAbi = 'Save this ABI';
export const file = 'Choose or drop a file';
export const cancel = 'Cancel';
export const fileTooLarge = 'This file is larger than 1 MB.';
export const fileUnread = 'This file could not be read. Choose it again, or paste its contents.';

export const findFunction = 'Find a function';
export const findExamples = 'Name, type or selector';
export const noFunctions = 'No functions match.';
export const noFunctionsHint = 'Search for part of a name or type, or for the start of a selector.';
export const questions = 'Read with arguments';
export const writes = 'Write';
export const payable = 'payable';

export const reads = 'Read';
export const notRead = 'The values could not be read: {why}.';
export const read = 'Values read {when}.';
export const reading = 'Reading the values.';
export const notAskedYet = 'The contract has not been queried yet.';
export const valueReading = 'being read';
export const valueUnread = 'not read';
export const valueRefused = 'the call failed';
export const valueUnknown = 'unknown ({why})';
export const functionMissing = 'function not found';
export const valueOdd = 'the answer does not match the ABI';

export const argument = 'Argument {place}';
export const part = 'Part {place}';
export const element = '{list} {place}';
export const typed = '{label}: {type}';
export const value = 'Value in {symbol}';
export const valueHint = 'This amount is sent with the call. Leave this field empty to send nothing.';
export const ask = 'Query';
export const queryAgain = 'Query again';
export const readBack = 'Read it back';
export const formTooLong = 'This form is too long for a link.';
export const formLink = 'link to this form';
export const notCallable = 'This function cannot be called.';
export const notFitting = 'These values do not match the function’s arguments.';

export const asking = 'Querying the contract';
export const notAnswered = 'Could not get an answer from the contract: {why}.';
export const notAnsweredAgain = 'Could not get a new answer from the contract: {why}.';
export const askingAgain = 'Querying again.';
export const answered = 'Answered {when}.';
export const answerEmpty = 'The answer is empty: this contract probably does not have this function.';
export const answerOdd = 'The answer does not match the ABI: {data}';
export const refused = 'The call reverted: {reason}';
export const refusedSilently = 'The call reverted without a reason.';

export const noElements = 'No elements.';
export const add = 'Add';
export const addTo = 'Add to {list}';
export const moveUp = 'Move {element} up';
export const moveDown = 'Move {element} down';
export const remove = 'Remove {element}';
export const writeJson = 'Write as JSON';
export const tupleJson = 'Write JSON: an array, or an object with field names.';
export const listJson = 'Write a JSON array: [ … ]';
export const byField = 'Fill in field by field';

export const linkedName =
  'This name came from a link. It is looked up only if you press “Look up this name”.';
export const lookUp = 'Look up this name';
export const typedAs = 'Entered as';
export const fieldTypedAs = '{field}, entered as';
export const decimals = '{count, plural, one {# decimal} other {# decimals}}';
export const choose = 'Choose';
export const exactly = '= {number} raw';
export const ofToken = '= {digits} of this token';
export const shownAs = 'Show as';
export const units = {
  whole: 'Whole number',
  ether: 'Ether (18 decimals)',
  gwei: 'Gwei (9 decimals)',
  token: 'Token ({count, plural, one {# decimal} other {# decimals}})',
  date: 'Date (UTC)',
} as const;

export const booleans = { true: 'true', false: 'false' } as const;
export const wholeNumber = 'whole number';
export const bytes = 'bytes';
export const noBytes = 'no bytes';
export const emptyText = 'empty text';
export const empty = 'empty';
export const more = 'and {count} more';
