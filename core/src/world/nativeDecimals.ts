/** Decimals of native currencies: every EVM chain counts in units of 10^18. */
export const nativeDecimals = 18;
