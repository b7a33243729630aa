import { account } from '../account.ts';
import { askMessage } from '../ask.ts';
import { practiceMarker } from '../practiceMarker.ts';
import type { Scenario } from '../scenario.ts';

export const signInHere: Scenario = {
  id: 'sign-in-here',
  kind: 'honest',
  request: (setting) => {
    const user = account(setting, 0);
    const host = setting.host ?? 'localhost';
    const issued = new Date(Number(setting.now) * 1000).toISOString();
    return askMessage(
      user,
      `${host} wants you to sign in with your Ethereum account:\n${user}\n\n` +
        `Sign in with Ethereum to the app.\n\nURI: http://${host}/\nVersion: 1\n` +
        `Chain ID: ${practiceMarker.chainId}\nNonce: p4Rk7WqZ2t\nIssued At: ${issued}`,
    );
  },
  expected: 'read',
  fires: [],
  subject: 'signatures',
  effects: () => [],
};
