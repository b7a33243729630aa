import { keccak256, stringToHex } from 'viem';
import { account } from './account.ts';
import { askBytes, askMessage, askTypedData } from './ask.ts';
import { practiceMarker } from './practiceMarker.ts';
import type { Scenario } from './scenario.ts';

export const plainMessage: Scenario = {
  id: 'message',
  kind: 'honest',
  request: (setting) => askMessage(account(setting, 0), 'I am learning to read before I sign.'),
  expected: 'read',
  fires: [],
  subject: 'signatures',
  effects: () => [],
};

/** The example of EIP-712, for no contract. */
export const mail: Scenario = {
  id: 'mail',
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
  effects: () => [],
};

export const unknownOrder: Scenario = {
  id: 'unknown-order',
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
  noticedBy: [null, 'identity.unpublished'],
  effects: () => [],
};

export const signInElsewhere: Scenario = {
  id: 'sign-in-elsewhere',
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
  noticedBy: ['messages.otherSite'],
  effects: () => [],
};

export const blindHash: Scenario = {
  id: 'blind-hash',
  kind: 'attack',
  request: (setting) => askBytes(account(setting, 0), keccak256(stringToHex('Safe transaction 41'))),
  expected: 'stop',
  fires: ['messages.hash'],
  subject: 'signatures',
  noticedBy: ['messages.hash'],
  effects: () => [],
};
