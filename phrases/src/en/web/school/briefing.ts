export const place = '<link>Flight school</link>, {part}';
export const looking = 'Looking for a practice chain';
export const fly = 'Fly';

export const what = 'What you do';
export const whatSays = 'Read it back, then sign it or reject it. If the request is honest, sign it.';
export const wallet = 'Your wallet';
export const walletSays = 'The practice wallet. It is connected when you press Fly.';
export const replaces =
  'The practice wallet replaces {wallet}, which is connected now. No wallet with real money is involved.';
export const replacesUnnamed =
  'The practice wallet replaces the one that is connected now. No wallet with real money is involved.';
export const money = 'Your money';
export const moneySays =
  'Practice money, on a chain on this computer. The chain is reset first: earlier flights on it are undone.';
export const last = 'Last time';
export const lastSays =
  '{standing, select, right {Right} other {Wrong}}: you {decision, select, sign {signed} other {rejected}} it. {measure}.';
