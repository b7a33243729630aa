export const more = 'More tokens';
export const showHidden =
  '{count, plural, one {Show the hidden token again} other {Show # hidden tokens again}}';

export const add = 'Add a token';
export const adding = 'Any contract can use any name. Copy the address from the token’s issuer.';
export const network = 'Network';
export const contract = 'Token contract';
export const needsAddress = 'Type the address of the token.';
export const cancel = 'Cancel';
export const submit = 'Add';

export const notRead = 'The token could not be read: {why}.';
export const retry = 'Retry';
export const reading = 'Reading the token';
export const notFound = 'No token found at this address on this network';
export const notFoundHint = 'Check the network and the address.';
export const manyKinds = 'This is a multi-token collection (ERC-1155)';
export const manyKindsWhy =
  'The collection reports no total balance per account, so no balance can be shown.';
export const callsItself = 'Self-reported name';
export const noSymbol = 'no symbol';
export const kind = 'Kind';
export const kinds = { token: 'Token (ERC-20)', collection: 'NFT collection (ERC-721)' } as const;
export const decimals = 'Decimals';
export const badDecimals = 'Not valid: amounts are shown in the base unit';

export const list = 'Token list';
export const listOff =
  'Without a list, Readback finds only widely used tokens and tokens you used here. With a public list, it can find thousands more. This page loads the list from {host}, which learns nothing about your accounts. Readback then asks your networks which of the tokens this account holds.';
export const listOn =
  '{name}, version {version} of {date}: {tokens, plural, one {# token} other {# tokens}} on your networks, {left, plural, one {# entry} other {# entries}} not used. Loaded {ago}.';
export const listLoading = 'Loading the list from {host}.';
export const listFailed =
  '{again, select, yes {The list could not be loaded again: {why}.} other {The list could not be loaded: {why}.}}';
export const listHeld = 'This page cannot reach {host} until you reload the page.';
export const listSettings = 'Choose the list, and see what its host learns';
export const reload = 'Reload page';
export const retryList = 'Retry<hidden> the token list</hidden>';
export const useList = 'Use the token list';
export const findMore = 'Find more tokens';
