export const noChainId = 'Enter the chain id.';
export const notChainId = 'A chain id is a whole number, such as 8453.';
export const zeroChainId = 'A chain id is a whole number above zero.';
export const taken = '{name} has this chain id and is already in the list. You can replace its node there.';

export const noName = 'Enter a name for the network.';
export const longName = 'A name has at most {count, plural, one {# character} other {# characters}}.';
export const oddName = 'This name has misleading characters. Type it again.';
export const othersName = 'Another network has this name or a similar one. Choose a different name.';

export const noSymbol = 'Enter the symbol of the network’s currency, such as ETH.';
export const longSymbol = 'A symbol has at most {count, plural, one {# character} other {# characters}}.';
export const oddSymbol = 'This symbol has misleading characters. Type it again.';

export const explorer = 'The explorer’s URL must begin with https://. You can leave it empty.';
