export const title = 'Value in dollars';
export const each = 'Price of one {asset}';
export const feed = 'Chainlink feed {pair}';
export const updated = 'updated {ago} ({time})';
export const pool = 'Price in a Uniswap v3 pool, steady for half an hour';
export const block = 'Read at block {number} from {host}';
export const rounded = 'Rounded. No check and no verdict uses it.';
