/** What a verdict, or a field of the decision, means in general. Fetched when someone presses for it. */
export const says = {
  pending: 'Readback is still reading. Nothing can be signed until every check has finished or timed out.',
  stop: 'What was found can cost you money or control, or the request is not what it claims to be. Reject it.',
  caution:
    'The request was read in full, but something in it can hurt you. Read what was found before you sign.',
  notFullyRead:
    'Part of the request could not be read. That part may be harmless, or not. Sign only if you know what it does.',
  notFullyChecked:
    'Every byte of the request was read, but a fact about it could not be checked. Sign only if you know that fact yourself.',
  read: 'Every part of the request was read and checked, and no warning was found. Check that it is what you want.',

  askedBy:
    'Who sent this request. The browser vouches for the address of a site. A name that an app gives itself proves nothing.',
  network:
    'The blockchain that this request is for. The same address can belong to someone else on another network.',
  fee: 'What the network charges to execute the transaction. You pay it even if the transaction fails. Wallets may show a different estimate.',
  changes:
    'What the simulation found: what leaves your account, what arrives, and what others may take later. It compares the balances before and after on the current block. The outcome can differ if something happens before.',

  note: 'Something worth knowing. It does not change the verdict.',
  unknown: 'Something that could not be checked. It may be harmless, or not.',

  from: 'The account that sends the transaction. What leaves, leaves this account.',
  signer: 'The account that signs. Whatever the signature allows, it allows for this account.',
  to: 'The address that the transaction is sent to. For an app, it is the app’s contract.',
  with: 'A contract that the payment or trade passes through. It holds your tokens for that moment.',
  contract: 'The contract that is called. Its code decides what happens.',
  token: 'The contract of the token. A symbol can be copied, but the address cannot.',
  spender:
    'The address that may take your tokens, now or later, up to the allowance. Whoever controls it decides when.',
  operator: 'The address that may move all your NFTs of this collection, now and later.',
  receiver: 'Who receives the assets. A payment cannot be reversed, so compare the whole address.',
  named: 'An address in the request whose part in it is unknown.',
  safe: 'The multisig account that the request is for. It acts once enough of its owners have signed.',
  site: 'The site that the message is for. Whoever has the signature can act as you there.',
} as const;
/** The gravest first. */
export const verdicts = 'The verdicts';
export const more = 'Learn more';
