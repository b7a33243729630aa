import { keccak256, stringToHex } from 'viem';
import { account } from './account.ts';
import { askBytes, askMessage, askTypedData } from './ask.ts';
import { practiceMarker } from './practiceMarker.ts';
import type { Scenario } from './scenario.ts';

export const plainMessage: Scenario = {
  id: 'message',
  title: 'Sign a message',
  briefing: 'A text for Flight school’s notebook: “I am learning to read before I sign.”',
  kind: 'honest',
  request: (setting) => askMessage(account(setting, 0), 'I am learning to read before I sign.'),
  expected: 'read',
  fires: [],
  subject: 'signatures',
  notice: ['The whole text is on the page, and it asks for nothing.'],
  ending: 'You have signed the text. It cannot move anything.',
  effects: () => [],
};

/** The example of EIP-712, for no contract. */
export const mail: Scenario = {
  id: 'mail',
  title: 'Sign a letter as typed data',
  briefing: 'A letter from Cow to Bob, field by field: the example from the typed-data standard (EIP-712).',
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
  subject: 'signatures',
  notice: ['It names no contract that could act on it.'],
  ending: 'You have signed a letter. No contract uses it.',
  effects: () => [],
};

export const unknownOrder: Scenario = {
  id: 'unknown-order',
  title: 'Take your ticket for the front row',
  briefing: 'A ticket shop asks you to sign the holder and the seat. There is no fee.',
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
  subject: 'signatures',
  notice: [
    'Nobody can say what the contract does with it. Every field is readable, but that does not show how it is used.',
    { says: 'The contract it is signed for has no published source.', rule: 'identity.unpublished' },
  ],
  ending: 'The contract has your signature, and nobody knows what it is for.',
  effects: () => [],
};

export const signInElsewhere: Scenario = {
  id: 'sign-in-elsewhere',
  title: 'Sign in to continue',
  briefing: 'The page asks you to sign in (EIP-4361) and to accept its terms of service.',
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
  subject: 'signatures',
  notice: [
    {
      says: 'The message signs you in at opensea.io, but you are on another site.',
      rule: 'messages.otherSite',
    },
    'Whoever runs this page could use your signature there to act as you.',
  ],
  ending: 'Someone else is signed in at opensea.io as you.',
  effects: () => [],
};

export const blindHash: Scenario = {
  id: 'blind-hash',
  title: 'Confirm your identity',
  briefing: 'The site asks you to sign 32 bytes. It says that this is how it recognizes you.',
  kind: 'attack',
  request: (setting) => askBytes(account(setting, 0), keccak256(stringToHex('Safe transaction 41'))),
  expected: 'stop',
  fires: ['messages.hash'],
  subject: 'signatures',
  notice: [
    {
      says: 'There is no text to read, only a hash. It may be the hash of an order or a Safe transaction.',
      rule: 'messages.hash',
    },
  ],
  ending: 'You signed something, and only whoever created the hash knows what.',
  effects: () => [],
};
