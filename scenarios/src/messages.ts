import { keccak256, stringToHex } from 'viem';
import { account } from './account.ts';
import { askBytes, askMessage, askTypedData } from './ask.ts';
import { practiceMarker } from './practiceMarker.ts';
import type { Scenario } from './scenario.ts';

export const plainMessage: Scenario = {
  id: 'message',
  title: 'Sign a message',
  briefing: 'A text that says what it is for. Signing it moves nothing.',
  kind: 'honest',
  request: (setting) => askMessage(account(setting, 0), 'I am learning to read before I sign.'),
  expected: 'read',
  fires: [],
};

/** The example of EIP-712, for no contract. */
export const mail: Scenario = {
  id: 'mail',
  title: 'Sign a letter as typed data',
  briefing: 'A letter from Cow to Bob, field by field. It names no contract that could act on it.',
  kind: 'honest',
  request: (setting) =>
    askTypedData(account(setting, 0), {
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'version', type: 'string' },
        ],
        Person: [
          { name: 'name', type: 'string' },
          { name: 'wallet', type: 'address' },
        ],
        Mail: [
          { name: 'from', type: 'Person' },
          { name: 'to', type: 'Person' },
          { name: 'contents', type: 'string' },
        ],
      },
      primaryType: 'Mail',
      domain: { name: 'Ether Mail', version: '1' },
      message: {
        from: { name: 'Cow', wallet: account(setting, 0) },
        to: { name: 'Bob', wallet: account(setting, 1) },
        contents: 'Hello, Bob!',
      },
    }),
  expected: 'read',
  fires: [],
};

export const unknownOrder: Scenario = {
  id: 'unknown-order',
  title: 'An order for a contract that nobody can read',
  briefing: 'Every field is plain, and yet nobody can say what the contract will do with them.',
  kind: 'attack',
  request: (setting) =>
    askTypedData(account(setting, 0), {
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'chainId', type: 'uint256' },
          { name: 'verifyingContract', type: 'address' },
        ],
        Ticket: [
          { name: 'holder', type: 'address' },
          { name: 'seat', type: 'uint256' },
        ],
      },
      primaryType: 'Ticket',
      domain: {
        name: 'Front row',
        chainId: practiceMarker.chainId,
        verifyingContract: setting.info.addresses.trap,
      },
      message: { holder: account(setting, 0), seat: 7n },
    }),
  expected: 'notFullyRead',
  fires: [],
};

export const signInElsewhere: Scenario = {
  id: 'sign-in-elsewhere',
  title: 'Sign in, but to another site',
  briefing: 'The page asks you to sign in (EIP-4361). The text would let whoever holds it in at opensea.io.',
  kind: 'attack',
  request: (setting) => {
    const user = account(setting, 0);
    const issued = new Date(Number(setting.now) * 1000).toISOString();
    return askMessage(
      user,
      `opensea.io wants you to sign in with your Ethereum account:\n${user}\n\n` +
        `Click to sign in and accept the terms of service.\n\nURI: https://opensea.io/\nVersion: 1\n` +
        `Chain ID: ${practiceMarker.chainId}\nNonce: h7Kq2LmP9x\nIssued At: ${issued}`,
    );
  },
  expected: 'stop',
  fires: ['messages.otherSite'],
};

export const blindHash: Scenario = {
  id: 'blind-hash',
  title: 'Sign 32 bytes that could be anything',
  briefing: 'Thirty-two bytes without a text. They may be the hash of an order or of a Safe transaction.',
  kind: 'attack',
  request: (setting) => askBytes(account(setting, 0), keccak256(stringToHex('Safe transaction 41'))),
  expected: 'stop',
  fires: ['messages.hash'],
};
