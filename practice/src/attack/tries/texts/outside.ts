import { type Address } from 'viem';
import { askMessage } from '@readback/scenarios/ask.ts';
import { me, thief } from '../ground.ts';
import { type Group, type OnEthereum, type OnPractice } from '../table.ts';
import { stands, raw, one } from '../kits/outside.ts';
import { p2pMessages } from '../addresses.ts';

const siwe = (
  statement: string,
  over: Readonly<{ domain?: string; uri?: string; more?: string; address?: Address; scheme?: string }> = {},
) =>
  `${over.scheme ?? ''}${over.domain ?? 'localhost'} wants you to sign in with your Ethereum account:\n${over.address ?? me}\n\n${statement}\n\nURI: ${over.uri ?? 'http://localhost'}\nVersion: 1\nChain ID: 31337\nNonce: abcdefgh12345\nIssued At: ${new Date().toISOString().replace(/\.\d+/, '')}${over.more ?? ''}`;

const quoted =
  'A sign-in (EIP-4361) that fits the site that asks is read back, and its statement is quoted: only that site makes something of it.';

const toldSignIns: Readonly<Record<string, string>> = {
  'a claim of ownership': quoted,
  'a code of a device': quoted,
  'a link of a wallet': quoted,
  'a link with a code in it': 'The link is at the site that asks, which alone makes something of it.',
};

function markOfSignIn(id: string): Readonly<{ control?: true; told?: string }> {
  if (['terms are accepted', 'without a statement'].includes(id) || id.includes('to compare'))
    return { control: true };
  const why = toldSignIns[id];
  return why === undefined ? {} : { told: why };
}

const practised: readonly OnPractice[] = [
  raw('a key for letters', 'Whoever has it writes to the user.', 'eth_getEncryptionPublicKey', () => [me]),
  raw('a letter is opened', 'What was kept secret is shown to the site.', 'eth_decrypt', () => [
    '0x7b7d',
    me,
  ]),
  ...(
    [
      ['a link of a wallet', siwe('Link this wallet to the account john77.')],
      ['a confirmed withdrawal', siwe('Confirm withdrawal to bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq.')],
      [
        'an agreement by its hash',
        siwe('I accept the agreement QmYwAPJzv5CZsnAzt8auVZRn1rZXjWbMwuK6Pfa7yEkXfM.'),
      ],
      ['trading is switched on', siwe('Enable trading.')],
      ['a code of a device', siwe('Approve device 482913.')],
      ['terms are accepted', siwe('I accept the Terms of Service: https://localhost/tos')],
      ['a claim of ownership', siwe('I transfer all rights in my works to the operator.')],
      ['a site of another', siwe('Sign in.', { domain: 'opensea.io', uri: 'https://opensea.io' })],
      [
        'a name before the site',
        siwe('Sign in.', { domain: 'localhost@opensea.io', uri: 'https://opensea.io' }),
      ],
      ['a link into an app', siwe('Sign in.', { uri: 'myapp://callback' })],
      ['an account of someone else', siwe('Sign in.', { address: thief })],
      [
        'a link with a code in it',
        siwe('Sign in.', { uri: 'http://localhost/oauth/authorize?client_id=thief&scope=withdraw' }),
      ],
      ['a request that names a payment, to compare', siwe('Sign in.', { more: '\nRequest ID: 482913' })],
      ['a line that is not of the form', siwe('Sign in.', { more: '\nDelegate: all' })],
      ['a deed in the nonce, to compare', siwe('Sign in.').replace('abcdefgh12345', 'withdraw5ETHtojohn77')],
      ['without a statement', siwe('').replace('\n\n\n\n', '\n\n\n')],
      ['without a statement and its empty line', siwe('').replace('\n\n\n', '\n')],
    ] as const
  ).map(
    ([id, text]): OnPractice => ({
      id: `sign-in: ${id}`,
      why: 'What it says, or what the other service makes of it.',
      ...markOfSignIn(id),
      chain: 'practice',
      request: () => askMessage(me, text),
    }),
  ),
];

const pass: readonly OnEthereum[] = [
  one('P2P: a message', 'What P2P does by it: validators leave.', p2pMessages, 'function send(string text)', [
    '{"action":"withdraw","pubkeys":["0xa1a1"]}',
  ]),
];

const last: readonly OnEthereum[] = [
  one(
    'P2P: a message in a batch of words',
    'A text of the user to a service, which it goes by.',
    p2pMessages,
    'function send(string text)',
    ['I give all validators to john77'],
  ),
];

export const outside: Group = {
  round: 'outside',
  stands,
  entries: [...practised, ...pass, ...last],
};
