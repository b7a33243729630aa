export const title = 'Sign in the original app';
export const close = 'Sign it here instead';
export const lead =
  'Go back to the other wallet or device. Sign there only if it shows exactly what is below.';
export const unread = {
  notFullyRead: 'This request was not fully read. Another wallet may show even less of it.',
  notFullyChecked: 'This request was not fully checked. Another wallet may show even less of it.',
} as const;

export const what = {
  to: 'To',
  contract: 'Contract',
  safe: 'Safe',
  delegate: 'Delegate',
  account: 'Account',
  value: 'Amount',
  network: 'Network',
  nonce: 'Nonce',
} as const;
export const network = '{name} (chain ID {id})';
export const amount = '{amount} {symbol}';
export const showsOf = 'What the other screen shows for “{what}”';
export const results = {
  same: 'The same',
  different: 'Different: do not sign there',
  part: 'The visible digits match. Compare all 40: an attacker can make a few match.',
  rounded: 'The same as far as it is shown',
  unit: 'This is in another currency or unit, so it cannot be compared',
  unclear: 'This cannot be compared. Enter it exactly as it is shown.',
} as const;
export const fingerprints =
  'Compare the fingerprints under “Compare on your device”, too. They cover what cannot be read on a small screen.';
export const textOnly = 'Compare the full text, letter by letter.';

export const came = 'After you signed there';
export const answerHash = 'Transaction hash';
export const answerSignature = 'Signature';
export const answerHint = 'Readback compares the result with what you read. Nothing is sent.';
export const compare = 'Compare';
export const notHash = 'This is not a transaction hash. A transaction hash is 0x followed by 64 hex digits.';
export const notSignature =
  'This is not a signature. A signature is 0x followed by an even number of hex digits.';
export const noAccount =
  'Readback does not know which account signs. Connect that account’s wallet, or choose the account above.';
export const notRead = 'Wait until the request has been read.';
export const cannot = 'Readback cannot compare the result of this kind of request.';
