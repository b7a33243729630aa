export const beside = ' ({worth})';
export const each = 'One {asset}: {worth}';
export const feed = 'Chainlink feed {pair} ({address}), updated {time}';
export const pool = 'Uniswap v3 pool {address}, price steady for half an hour';
export const block = 'Read at block {number} from {host}';
