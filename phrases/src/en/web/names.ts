export const placeholder = '0x… or a name';
export const suggestions = 'Known addresses';
export const ownUnnamed = 'Your account';
export const own = '{address} (yours)';
export const paidBefore = '{address} (paid {count, plural, one {once} other {# times}} through Readback)';

export const resolving = 'Looking up the name';
export const mixed =
  '<b>Caution:</b> this name mixes letters from more than one alphabet. It may imitate another name.';
export const elsewhere =
  'This name has no address for this network. The address shown is the name’s address on Ethereum.';
export const reloadToAsk = 'Reload page to ask {host}';
export const retry = 'Retry';
export const showPicture = 'Show avatar (contacts {host})';

export const notAddress = 'Type an address, a name such as name.eth, or a name from your address book.';
export const off = 'Name lookup is turned off in Settings. Type the address.';
export const noEthereum = 'Names are looked up on Ethereum, which is not enabled here. Type the address.';
export const notFound = 'This name is not registered, or it does not resolve to an address.';
export const notAsked =
  'This name is stored off chain, and its gateway was not asked. Reloading the page clears this form.';
export const gatewaysOff = 'This name is stored off chain, and gateways are off in Settings.';
export const failed = 'The name could not be looked up.';
export const failedBecause = 'The name could not be looked up: {why}.';
