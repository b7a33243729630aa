import { me, thief } from '../ground.ts';
import { type Group, type OnPractice } from '../table.ts';
import { stands, raw, node } from '../kits/outside.ts';

const practised: readonly OnPractice[] = [
  raw('a hash', 'Whatever it is of.', 'eth_sign', () => [me, node]),
  raw('typed data of the first kind', 'A text and a number.', 'eth_signTypedData', () => [
    [
      { type: 'string', name: 'message', value: 'hi' },
      { type: 'uint32', name: 'value', value: 77 },
    ],
    me,
  ]),
  raw('a snap', 'Code of the thief in the wallet.', 'wallet_requestSnaps', () => [{ 'npm:thief-snap': {} }]),
  raw('a snap is called', 'It signs with a key that it has.', 'wallet_invokeSnap', () => [
    { snapId: 'npm:thief-snap', request: { method: 'sign' } },
  ]),
  raw('an account below', 'ERC-7895: its key is the thief’s.', 'wallet_addSubAccount', () => [
    { version: '1', account: { type: 'create', keys: [{ type: 'address', publicKey: thief }] } },
  ]),
  raw(
    'calls prepared elsewhere',
    'ERC-7836: the thief prepares what is signed.',
    'wallet_sendPreparedCalls',
    () => [
      {
        version: '1',
        type: 'user-operation',
        data: {},
        chainId: '0x7a69',
        signature: { type: 'secp256k1', data: '0x' },
      },
    ],
  ),
  raw('a connection with a log-in', 'ERC-7846: to another service.', 'wallet_connect', () => [
    {
      version: '1',
      capabilities: {
        signInWithEthereum: {
          nonce: '1',
          chainId: '0x1',
          domain: 'app.safe.global',
          uri: 'https://app.safe.global',
        },
      },
    },
  ]),
  raw('a raw transaction', 'Already signed: nothing is asked for.', 'eth_sendRawTransaction', () => [
    '0x02f8',
  ]),
  raw(
    'another chain',
    'Nothing is signed: the wallet asks about it itself.',
    'wallet_switchEthereumChain',
    () => [{ chainId: '0x1' }],
  ),
];

export const outside: Group = {
  round: 'outside',
  stands,
  entries: [...practised],
};
