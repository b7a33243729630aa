/** Values of facts in plain text. */
export const unknown = 'an unknown value';
export const pending = 'a value still being read';
export const unlimited = 'unlimited {symbol}';
export const yes = 'yes';
export const no = 'no';
export const code = { none: 'no code', contract: 'a contract', delegated: 'delegated code' } as const;

/** Accounts that are made up for a simulation. */
export const synthetic = {
  sender: 'a placeholder sender for this simulation',
  code: 'its own code, moved for this simulation',
  signer: 'a placeholder owner for this simulation',
} as const;

export const labelledName = '“{name}” from a file';
export const expected = '{address} ({name}, not checked)';
export const oddToken = '“{symbol}” (the token {address})';

export const itemAmount = '{amount} × {item}';
export const units = '{amount} base units of {symbol}';
export const item = '{collection} #{id}';
export const currency = 'native currency of {chain}';

export const cut = '… ({count} characters)';
export const notDate = '{seconds} (not a date)';
