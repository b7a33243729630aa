export const place = '<link>Flight school</link>, {part}';
export const looking = 'Looking for a practice chain';
export const fly = 'Fly';

export const what = 'What you do';
export const whatSays =
  'Read the readback, then sign or reject the request. If the request is honest, sign it.';
export const wallet = 'Your wallet';
export const walletSays = 'The practice wallet is connected when you press Fly.';
export const replaces =
  'The practice wallet replaces {wallet}, which is connected now. No wallet with real money is involved.';
export const replacesUnnamed =
  'The practice wallet replaces the wallet that is connected now. No wallet with real money is involved.';
export const money = 'Your money';
export const moneySays =
  'You use practice money on a chain that runs on this computer. Starting the flight resets the chain and undoes earlier flights.';
export const last = 'Last time';
export const lastSays =
  '{standing, select, right {Right} other {Wrong}}: you {decision, select, sign {signed} other {rejected}} the request. {measure}.';
