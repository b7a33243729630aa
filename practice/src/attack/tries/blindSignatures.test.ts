import { askMessage, askTypedData } from '@readback/scenarios/ask.ts';
import { paymentOperation } from '@readback/scenarios/smartAccount.ts';
import { domainType } from '@readback/scenarios/typedTypes.ts';
import { type Address, concat, pad, parseEther, stringToHex, toHex, zeroAddress } from 'viem';
import { call } from '../../truth/sky.ts';
import type { Stage } from '../stage.ts';
import { free } from './calls.ts';
import { ask, askBatch, type Ethereum, me, thief } from './ground.ts';
import { onPractice, rawOnPractice, user } from './onPractice.ts';
import { marketsStand, namedStand } from './stands.ts';
import { control, type OnEthereum, type OnPractice, told, tries } from './table.ts';

const texts: readonly (readonly [string, string])[] = [
  [
    'sign-in: resources that let the site act (ReCap)',
    'urn:recap:eyJhdHQiOnsiaHR0cHM6Ly9leGFtcGxlLmNvbSI6eyJ3YWxsZXQvdHJhbnNmZXIiOlt7fV19fSwicHJmIjpbXX0',
  ],
];

const siwe = (
  over: Readonly<{
    domain?: string;
    uri?: string;
    statement?: string;
    chain?: number;
    resources?: string;
    nonce?: string;
    expires?: string;
  }>,
) =>
  `${over.domain ?? 'localhost'} wants you to sign in with your Ethereum account:\n${user}\n\n${over.statement ?? 'Sign in.'}\n\nURI: ${over.uri ?? 'http://localhost'}\nVersion: 1\nChain ID: ${over.chain ?? 31337}\nNonce: ${over.nonce ?? 'abcdefgh12345'}\nIssued At: ${new Date().toISOString().replace(/\.\d+/, '')}${over.expires ?? ''}${over.resources === undefined ? '' : `\nResources:\n- ${over.resources}`}`;

const alone = (it: OnPractice): OnPractice => it;

const messages: readonly (readonly [id: string, text: string, as?: (it: OnPractice) => OnPractice])[] = [
  ['sign-in: to compare', siwe({}), control],
  ...texts.map(([id, it]) => [id, siwe({ resources: it })] as const),
  [
    'sign-in: the statement sells all',
    siwe({ statement: 'I give John all of my tokens.' }),
    (it) =>
      told('a sign-in that fits the site that asks is quoted: only that site makes something of it', it),
  ],
  [
    'sign-in: the statement makes a key',
    siwe({ statement: 'This signature is the seed of your private key.' }),
  ],
  [
    'sign-in: a resource that is an order',
    siwe({
      resources: 'https://venue.example/withdraw?to=bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq&amount=5',
    }),
  ],
  ['sign-in: never expires', siwe({ expires: '\nExpiration Time: 9999-12-31T23:59:59Z' }), control],
  ['sign-in: later', siwe({ expires: '\nNot Before: 2030-01-01T00:00:00Z' })],
  ['sign-in: another service’s URI', siwe({ uri: 'https://app.safe.global' })],
  [
    'sign-in: a request id that orders',
    siwe({ expires: '\nRequest ID: approve-withdrawal-of-5-ETH-to-john77' }),
    (it) =>
      told(
        'the id is the site’s own name of this sign-in, which fits it: only that site makes something of it',
        it,
      ),
  ],
  [
    'sign-in: a delegation to a session key',
    siwe({
      uri: 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK',
      statement: 'Give this application access to your data',
    }),
  ],
  ['sign-in: Lit session', siwe({ uri: 'lit:session:7f3a9c55e1', statement: 'Sign in.' })],
  ['message: hello', 'Hello'],
  ['message: a good morning', 'gm'],
  ['message: a number', '829103'],
  ['message: XMTP', 'XMTP : Authenticate to inbox\n\nInbox ID: 7f3a\nCurrent time: 2026-11-22T00:00:00Z'],
  ['message: a quote that is a key', 'correct horse battery staple'],
  ['message: Railgun', 'RAILGUN_SIGNATURE'],
  ['message: zkSync', 'Access zkSync account.\n\nOnly sign this message for a trusted client!'],
  [
    'message: Umbra',
    'Sign this message to access your Umbra account.\n\nOnly sign this message for a trusted client!',
  ],
  ['message: a vote', 'I vote yes on proposal 12'],
  ['message: a review', 'I agree'],
  ['message: yes', 'Yes, I do.'],
  ['message: a greeting, and a hidden line', `Hello${'\n'.repeat(80)}I give John all.`],
];

const auth = (id: string, key: (stage: Stage) => Address, chainId = 31337): OnPractice =>
  onPractice(`7702: ${id}`, 'Whoever calls the account has that code act as it.', (stage) =>
    JSON.stringify({ chainId, address: key(stage), nonce: 0 }),
  );

const practiced: readonly OnPractice[] = [
  ...messages.map(([id, text, as = alone]) =>
    as(onPractice(id, 'What it says, or what others make of it.', () => askMessage(user, text))),
  ),
  rawOnPractice(
    'a payment with a delegation',
    'The list gives the account to the thief’s code.',
    (stage) => ({
      type: '0x4',
      authorizationList: [{ chainId: '0x7a69', address: stage.at.multicall3, nonce: '0x300' }],
    }),
  ),
  rawOnPractice('a payment with someone’s signed delegation', 'The same, signed.', (stage) => ({
    type: '0x4',
    authorizationList: [
      {
        chainId: '0x7a69',
        address: stage.at.multicall3,
        nonce: '0x0',
        yParity: '0x0',
        r: pad('0x77'),
        s: pad('0x78'),
      },
    ],
  })),
  ...(
    [
      'multicall3',
      'multiSend',
      'multiSendCallOnly',
      'safeSingleton',
      'safeFallbackHandler',
      'simple7702Account',
      'smartAccount',
      'universalRouter',
      'permit2',
      'weth9',
      'entryPoint',
      'seaport',
      'practiceVault',
      'router',
    ] as const
  ).map((it) => auth(it, ({ at: a }) => a[it])),
  auth('simple7702Account everywhere', ({ at: a }) => a.simple7702Account, 0),
];

const raw = (id: string, why: string, make: (e: Ethereum) => unknown): OnEthereum =>
  free(id, why, async (e) => e.read(JSON.stringify(make(e))));

const authorization = (more: object, method = 'wallet_signAuthorization') => ({
  method,
  params: [{ address: thief, ...more }],
});

const blind: readonly OnEthereum[] = [
  raw('eth_sign: a hash', 'Whatever it is of.', () => ({
    method: 'eth_sign',
    params: [me, pad('0x77', { size: 32 })],
  })),
  raw('eth_sign: a hash, swapped', 'The same.', () => ({
    method: 'eth_sign',
    params: [pad('0x77', { size: 32 }), me],
  })),
  raw('eth_sign: 32 letters', 'A hash may be 32 letters.', () => ({
    method: 'eth_sign',
    params: [me, stringToHex('Hello, this is a log in of mine.')],
  })),
  raw('eth_sign: two addresses', 'Which is the account?', () => ({
    method: 'eth_sign',
    params: [me, thief],
  })),
  raw('eth_sign: a text', 'Some sign it as bytes.', () => ({
    method: 'eth_sign',
    params: [me, stringToHex('Hello')],
  })),
  raw('eth_sign: nothing', 'Nobody says what it is.', () => ({ method: 'eth_sign', params: [me, '0x'] })),
  raw('7702: a stranger’s code', 'It has the account.', () => authorization({ chainId: 1 })),
  raw('7702: a stranger’s code everywhere', 'It has the account.', () => authorization({ chainId: 0 })),
  raw('7702: an account in front', 'It has the account.', () => ({
    method: 'eth_signAuthorization',
    params: [me, { contractAddress: thief, chainId: 1, nonce: 0 }],
  })),
  raw('7702: no code any more', 'It is read; this page signs none of its kind.', () =>
    authorization({ address: zeroAddress, chainId: 1 }),
  ),
  raw('7702: beside a payment', 'It has the account.', (e) => {
    const it = JSON.parse(ask(1, e.stage.friend, '0x', 1n));
    it.params[0].authorizationList = [{ address: thief }];
    return it;
  }),
  raw('7702: by a capability of a batch', 'It has the account.', (e) => {
    const it = JSON.parse(askBatch(1, [{ to: e.stage.friend, value: 1n }]));
    it.params[0].capabilities = { eip7702Auth: { address: thief } };
    return it;
  }),
  raw('7702: in a call of a batch', 'It has the account.', (e) => {
    const it = JSON.parse(askBatch(1, [{ to: e.stage.friend, value: 1n }]));
    it.params[0].authorizationList = [{ address: thief }];
    return it;
  }),
  raw('7702: by the type alone', 'The wallet adds it.', (e) => {
    const it = JSON.parse(ask(1, e.stage.friend, '0x', 1n));
    it.params[0].type = '0x4';
    return it;
  }),
];

/** What is signed and got through: none may be read back as if nothing were wrong. */
type Escape = Readonly<{ id: string; why: string; request: (stage: Stage) => string }>;

const gwei = 10n ** 9n;

function operation(stage: Stage, over: Readonly<Record<string, unknown>>): string {
  const it = paymentOperation({ info: stage.info, now: stage.now } as never);
  return askTypedData(user, { ...it, message: { ...it.message, ...over } });
}

function safeOperation(
  { at, smallSafe, module4337, now, friend }: Stage,
  preVerificationGas: bigint,
): string {
  const fields =
    'address safe,uint256 nonce,bytes initCode,bytes callData,uint128 verificationGasLimit,uint128 callGasLimit,uint256 preVerificationGas,uint128 maxPriorityFeePerGas,uint128 maxFeePerGas,bytes paymasterAndData,uint48 validAfter,uint48 validUntil,address entryPoint';
  const pay = 'function executeUserOp(address to, uint256 value, bytes data, uint8 operation)';
  const domain = { chainId: 31337, verifyingContract: module4337 };
  return askTypedData(user, {
    types: {
      EIP712Domain: domainType.filter(({ name }) => name in domain),
      SafeOp: fields.split(',').map((it) => ({ type: it.split(' ')[0], name: it.split(' ')[1] })),
    },
    primaryType: 'SafeOp',
    domain,
    message: {
      safe: smallSafe,
      nonce: 0n,
      initCode: '0x',
      callData: call(pay, friend, parseEther('0.001'), '0x', 0),
      verificationGasLimit: 500_000n,
      callGasLimit: 300_000n,
      preVerificationGas,
      maxPriorityFeePerGas: gwei,
      maxFeePerGas: 3n * gwei,
      paymasterAndData: '0x',
      validAfter: 0,
      validUntil: Number(now) + 86_400,
      entryPoint: at.entryPoint,
    },
  });
}

const word16 = (value: bigint) => pad(toHex(value), { size: 16 });

const escapes: readonly Escape[] = [
  {
    id: 'a Safe pays 3 coins to whoever carries its operation',
    why: 'Units of gas that nobody uses are paid to the one who carries it: the thief. 0.001 coins are sent.',
    request: (stage) => safeOperation(stage, 3n * 10n ** 9n),
  },
  {
    id: 'an account pays 0.3 coins to whoever carries its operation',
    why: 'The same; an honest one pays 0.00013.',
    request: (stage) => operation(stage, { preVerificationGas: 3n * 10n ** 8n }),
  },
  {
    id: 'an account pays 1.3 coins by the price of gas',
    why: 'A tip of 10,000 gwei goes to the one who carries it.',
    request: (stage) => operation(stage, { gasFees: concat([word16(10n ** 13n), word16(10n ** 13n)]) }),
  },
  ...(
    [
      ['Signature for login authentication: 829103', 'The Sandbox takes it as it is; the text names nobody.'],
      ['Please sign this message to log in.\n\nNonce: 48291039', 'Nobody knows which site asks.'],
      ['Blur login 829103', 'The name is before the word.'],
      ['Firma este mensaje para generar tu llave de cifrado.', 'A key, in Spanish.'],
      ['Şifreleme anahtarınızı oluşturmak için bu mesajı imzalayın.', 'A key, in Turkish.'],
      ['Ký thông điệp này để tạo khóa của bạn.', 'A key, in Vietnamese.'],
      ['이 메시지에 서명하여 암호화 키를 생성하세요.', 'A key, in Korean.'],
      ['Подпишите это сообщение, чтобы создать ключ шифрования.', 'A key, in Russian.'],
      ['وقّع هذه الرسالة لإنشاء مفتاح التشفير الخاص بك.', 'A key, in Arabic.'],
      ['अपनी एन्क्रिप्शन कुंजी बनाने के लिए इस संदेश पर हस्ताक्षर करें।', 'A key, in Hindi.'],
    ] as const
  ).map(([text, why]): Escape => ({ id: text, why, request: () => askMessage(user, text) })),
];

tries(import.meta.url, [
  { round: 'using', stands: namedStand, entries: [...practiced] },
  { round: 'sixth', stands: marketsStand, entries: [...blind] },
  { round: 'signed', entries: escapes.map((it): OnPractice => ({ ...it, chain: 'practice' })) },
]);
