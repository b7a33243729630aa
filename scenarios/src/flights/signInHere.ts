import { account } from '../account.ts';
import { askMessage } from '../ask.ts';
import { practiceMarker } from '../practiceMarker.ts';
import type { Scenario } from '../scenario.ts';

export const signInHere: Scenario = {
  id: 'sign-in-here',
  title: 'Sign in to this page',
  briefing: 'A sign-in message (EIP-4361). It proves to this page that the account is yours.',
  kind: 'honest',
  request: (setting) => {
    const user = account(setting, 0);
    const host = setting.host ?? 'localhost';
    const issued = new Date(Number(setting.now) * 1000).toISOString();
    return askMessage(
      user,
      `${host} wants you to sign in with your Ethereum account:\n${user}\n\n` +
        `Sign in to Flight school.\n\nURI: http://${host}/\nVersion: 1\n` +
        `Chain ID: ${practiceMarker.chainId}\nNonce: p4Rk7WqZ2t\nIssued At: ${issued}`,
    );
  },
  expected: 'read',
  fires: [],
  subject: 'signatures',
  notice: [
    'The site in the message is the one in your address bar.',
    'The account and the network are yours.',
  ],
  ending: 'Anyone with the signature can sign in here as you. No other site accepts it.',
  effects: () => [],
};
