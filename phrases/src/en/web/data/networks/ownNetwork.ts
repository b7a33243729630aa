export const noChainId = 'Enter the chain ID.';
export const notChainId = 'A chain ID must be a whole number, such as 8453.';
export const zeroChainId = 'A chain ID must be a whole number above zero.';
export const taken = '{name} is already in the list with this chain ID. You can replace its node there.';

export const noName = 'Enter a name for the network.';
export const longName = 'A name can have at most {count, plural, one {# character} other {# characters}}.';
export const oddName = 'This name contains misleading characters. Type the name again.';
export const othersName = 'Another network has this name or a similar one. Choose a different name.';

export const noSymbol = 'Enter the symbol of the network’s currency, such as ETH.';
export const longSymbol =
  'A symbol can have at most {count, plural, one {# character} other {# characters}}.';
export const oddSymbol = 'This symbol contains misleading characters. Type the symbol again.';

export const explorer = 'The explorer’s URL must begin with https://. You can leave it empty.';
