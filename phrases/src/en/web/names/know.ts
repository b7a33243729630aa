export const title = 'I know this account';
export const lead =
  'Confirm this only if you know who controls this address. You must know it from another source, not from this request or its sender.';
export const address = 'Full address';
export const network = 'Network';
export const milder =
  '{named, select, yes {On {network}} other {On this network}}, a Stop about this account becomes a Caution. Readback no longer warns you that the account is a stranger.';
export const onePress =
  'After this, one press is enough to let this account take everything you hold or act for you.';
export const others = 'Nothing changes for other addresses or networks. You can undo this in Accounts.';
export const digits = 'Last {count} characters of the address';
export const digitsHint =
  'Copy these characters from your own source for the address, not from the line above.';
export const typeDigits = 'Type the last {count} characters of the address.';
export const wrongDigits =
  'These are not the last {count} characters of the address. Compare the address with your own source.';
export const cancel = 'Cancel';
export const submit = 'I know this account';
