/**
 * What honest sites and people ask to be signed, as they write it, and the gravest severity that is right where it was
 * pasted: nobody knows then which site is asking. `rules` are those that may speak.
 */
export type HonestMessage = Readonly<{ text: string; worst?: 'note' | 'caution'; rules?: readonly string[] }>;

/** Nobody here knows what its receiver does with it. */
const anyUse = { worst: 'caution', rules: ['messages.anyUse'] } as const;

const asks = { worst: 'caution', rules: ['messages.elsewhere'] } as const;

export const honestMessages: readonly HonestMessage[] = [
  { text: 'Hello', ...anyUse },
  { text: 'I am learning to read before I sign.' },
  { text: 'I own this account.', ...anyUse },
  { text: 'Sign this message to log in.\n\nNonce: 123456', ...anyUse },
  {
    text: 'Please sign this message to confirm that this wallet is yours.\n\nNonce: 8f14e45fceea167a',
    ...anyUse,
  },
  {
    text: 'Sign in with your wallet.\nThis request will not trigger a transaction or cost any gas.',
    ...anyUse,
  },
  {
    text: 'Verify your wallet address.\n\nNonce: 3d6f0a7c-9b1e-4c8d-a3f2-5e7b9c1d0f42\nIssued at: 2026-11-21T09:00:00.000Z',
    ...anyUse,
  },
  { text: 'Click to sign in and accept the terms of service.\n\nNonce: k3J9dQ2LmP7xRt5VbN8y', ...anyUse },
  { text: 'By signing this message I agree to the terms and conditions and the privacy policy.', ...anyUse },
  {
    text: 'I agree to the rules of the competition, and I am not a resident of an excluded country.',
    ...anyUse,
  },
  { text: 'I hereby confirm that I am 18 years of age or older.', ...anyUse },
  { text: 'I am human, and this is my only account.', ...anyUse },
  { text: 'Proof of humanity: I am a unique person.', ...anyUse },
  { text: 'One-time code: 492817', ...anyUse },
  { text: 'Your verification code is 0092-1183.', ...anyUse },
  { text: 'I support proposal 12: reduce the quorum to four percent.', ...anyUse },
  { text: 'I vote yes.', ...anyUse },
  { text: 'My favorite color is blue.', ...anyUse },
  {
    text: 'Ich bestätige, dass mir dieses Konto gehört.',
    worst: 'caution',
    rules: ['messages.otherLanguage'],
  },
  {
    text: 'Je confirme que je suis la titulaire de ce compte.',
    worst: 'caution',
    rules: ['messages.otherLanguage'],
  },
  {
    text: 'Confirmo que soy el titular de esta cuenta.',
    worst: 'caution',
    rules: ['messages.otherLanguage'],
  },
  { text: '我确认我是此账户的所有者。', worst: 'caution', rules: ['messages.otherLanguage'] },
  {
    text: 'Я подтверждаю, что этот счёт принадлежит мне.',
    worst: 'caution',
    rules: ['messages.otherLanguage'],
  },
  { text: 'このアカウントは私のものです。', worst: 'caution', rules: ['messages.otherLanguage'] },
  { text: 'Happy birthday, Anna! From all of us at the office.', ...anyUse },
  { text: 'I was here. Berlin, 3 May 2026.', ...anyUse },
  { text: 'Sign to prove that you own this NFT and to join the chat.', ...anyUse },
  { text: 'Sign this message to join the waitlist. It is free and makes no transaction.', ...anyUse },
  { text: 'Sign to save your settings. Session expires in 24 hours.', ...anyUse },
  {
    text: 'Message to sign for the notary:\n\nI, the undersigned, approve the minutes of the meeting of 2 March 2026.',
    ...anyUse,
  },
  { text: 'gm', ...anyUse },
  { text: 'Signing in proves that you control this account. Nothing leaves your wallet.', ...anyUse },
  { text: 'Sign in to readback.test\n\nNonce: 771203' },
  {
    text: 'Welcome to readback.test!\n\nClick to sign in and accept the Terms of Service.\n\nNonce: k3J9dQ2LmP7x',
  },
  { text: 'Please sign in to readback.test.\nIssued at: 2026-11-21T09:00:00.000Z\nChain ID: 1' },
  {
    text: 'readback.test wants you to log in with your wallet.\nThis request will not trigger a blockchain transaction or cost any gas fees.\nNonce: 3d6f0a7c-9b1e-4c8d-a3f2-5e7b9c1d0f42',
  },
  { text: 'https://readback.test asks you to confirm your account.\nNonce: a81bc81b' },
  { text: 'I accept the code of conduct, version 2.1 of 2026-05-01.', ...anyUse },
  { text: 'Attendance: workshop on zero knowledge, room 4, 10:30.', ...anyUse },
  { text: 'This is a test message, please ignore it.', ...anyUse },
  { text: 'Timestamp: 1795251600\nAction: update profile picture', ...anyUse },
  { text: 'Delete my data.\n\nRequest id: 4401', ...anyUse },
  { text: 'Welcome to OpenSea!\n\nClick to sign in and accept the terms.\n\nNonce: 123456', ...asks },
  { text: 'Welcome to Decentraland', ...asks },
  { text: 'Sign in to Guild\n\nNonce: 5f2d9a7b1c', ...asks },
  { text: 'I agree to the terms of service at https://app.uniswap.org/terms.', ...asks },
  { text: 'Login to etherscan.io as address owner. Time: 2026-11-21 09:00', ...asks },
  { text: 'For help write to support@app.example, or see docs.app.example.', ...asks },
  {
    text: 'I paid Anna 20 EUR for the tickets.',
    worst: 'caution',
    rules: ['messages.anyUse', 'messages.amount'],
  },
  {
    text: 'We raised $1,200 for the shelter. Thank you!',
    worst: 'caution',
    rules: ['messages.anyUse', 'messages.amount'],
  },
  {
    text: 'Sign this message to access your account.\n\nNonce: 552211',
    worst: 'caution',
    rules: ['messages.keys'],
  },
  {
    text: 'Signing is free. It does not reveal your private key and cannot move your tokens.',
    worst: 'caution',
    rules: ['messages.keys'],
  },
  {
    text: 'Challenge for your log-in, please sign it within five minutes: 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9',
    worst: 'caution',
    rules: ['messages.unreadable'],
  },
];
