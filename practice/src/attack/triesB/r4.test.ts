import { askMessage, askTypedData } from '@readback/scenarios/ask.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { domainType, permitType } from '@readback/scenarios/typedTypes.ts';
import {
  type Address,
  type Hex,
  keccak256,
  pad,
  parseEther,
  parseUnits,
  toHex,
  zeroAddress,
  zeroHash,
} from 'viem';
import { expect, test } from 'vitest';
import { pilot } from '../../truth/sky.ts';
import { onStage } from '../attack.ts';
import { readerOn } from '../readOn.ts';
import { settlement } from '../stage.ts';
import { ownOn, tryOut } from './harness.ts';

const user = pilot(0).address;
const trader = pilot(8).address;
const chainId = practiceMarker.chainId;
const h = keccak256(toHex('x'));
const b58 = '8xKfQm3nVw7yTzR2pLhJ5dGsBcUaE9vNqXo4tMiYrWeD';
const bech = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

type F = readonly (readonly [string, string, unknown])[];

function typed(domain: Record<string, unknown>, primaryType: string, fields: F, more: object = {}) {
  const kinds: Record<string, string> = {
    name: 'string',
    version: 'string',
    chainId: 'uint256',
    verifyingContract: 'address',
    salt: 'bytes32',
  };
  return {
    types: {
      EIP712Domain: Object.keys(domain).map((name) => ({ name, type: kinds[name] })),
      [primaryType]: fields.map(([name, type]) => ({ name, type })),
      ...more,
    },
    primaryType,
    domain,
    message: Object.fromEntries(fields.map(([name, , value]) => [name, value])),
  };
}

const texts: readonly (readonly [string, string])[] = [
  ['honest: prove', 'Sign this message to prove that you own this wallet. Nonce: 48213'],
  ['honest: terms', 'I have read and accept the terms of service of Practice Club, version 3.'],
  ['honest: hello', 'gm, this is my guestbook entry'],
  ['honest: vote', 'I vote for option B in the photo contest.'],
  ['solana link', `Link my wallet to Solana account ${b58}`],
  ['bitcoin payout', `My payout address is ${bech}`],
  [
    'telegram link',
    'I link this wallet to Telegram user @john_77. All rewards of this wallet go to this user.',
  ],
  ['user number', 'Transfer my points to user #4421'],
  ['ens name', 'New owner of my account: thief.eth'],
  ['mail', 'Change my recovery e-mail to john77@proton.me'],
  ['device code', 'Approve login on new device. Code: 482913'],
  ['device code 2', 'Confirm code 482913 to allow withdrawals from your account'],
  ['sale in words', 'I sell 100 ETH to John for 1 USD. This offer is binding until Friday.'],
  ['debt in words', 'I owe John 50,000 USD and will pay by Friday.'],
  ['withdraw', 'withdraw 5 ETH fee 0.1 nonce 77'],
  ['json order', '{"type":"order","market":"ETH-USD","side":"sell","size":"100","price":"1","nonce":77}'],
  ['json withdraw', `{"action":"withdraw","asset":"USDC","amount":"50000","destination":"${bech}"}`],
  ['json agent', '{"type":"approveAgent","agentName":"mobile","publicKey":"302a300506032b6570032100"}'],
  ['session key', 'Authorize session key ed25519:' + b58 + ' for trading until 2099.'],
  ['xmtp', 'XMTP : Create Identity\n' + 'ab'.repeat(40) + '\n\nFor more info: https://xmtp.org/signatures/'],
  ['xmtp enable', 'XMTP : Enable Identity\n' + 'ab'.repeat(40)],
  ['keys without word', 'Welcome back! Sign to unlock your private vault.'],
  ['keys, german', 'Mit dieser Signatur wird der private Schlüssel deines Handelskontos erzeugt.'],
  ['keys, spanish', 'Esta firma se usará para generar la clave privada de su cuenta.'],
  ['keys, chinese', '此签名将用于生成您的交易账户私钥。'],
  ['keys, russian', 'Эта подпись будет использована для создания приватного ключа.'],
  ['dydx v3', 'dYdX STARK Key'],
  ['dydx name', 'name: dYdX\naction: DYDX-ONBOARDING\nonlySignOn: https://trade.dydx.exchange'],
  ['edgex', 'Sign to enable trading'],
  ['apex', 'L2 KEY'],
  ['backup phrase', 'Please confirm: wallet backup unlocked with this signature.'],
  ['railgun', 'Sign to log in to Railway Wallet: the same signature restores your wallet.'],
  ['other site, no dot', 'Sign in to OpenSea'],
  ['other site: blur text', 'Sign in to Blur\n\nChallenge: 48213'],
  ['looksrare', 'LooksRare login 48213'],
  ['other site, spelled', 'Sign in to opensea dot io'],
  ['other site, full width', 'Sign in to opensea．io'],
  ['other site in path', 'Login\nurl=opensea&tld=io\nnonce=48213'],
  ['will', 'I hereby give John all of my tokens, items and accounts.'],
  ['oauth', 'client_id=kraken&scope=withdraw&state=48213'],
  ['jwt', 'eyJhbGciOiJFUzI1NksifQ.eyJzdWIiOiJtZSIsImF1ZCI6ImtyYWtlbiJ9'],
  ['french sale', 'Je vends mon jeton numéro 8 à Jean pour un euro.'],
  ['clob', 'This message attests that I control the given wallet'],
  ['friend.tech', 'Create API key for trading bot, permissions: trade, withdraw'],
];

test('signatures', async () => {
  await onStage(async (ground) => {
    const own = ownOn(ground);
    const coin = await own.put('Coin', ['Staked Super', 'SUPER', ground.at.stranger, user]);
    const stage = own.stage();
    const { at, now } = stage;
    const thief = at.stranger;
    const read = readerOn(stage);
    for (const [id, text] of texts) await tryOut(`text ${id}`, askMessage(user, text), stage, {}, read);
    const go = (id: string, it: object, signer: Address = user) =>
      tryOut(`typed ${id}`, askTypedData(signer, it), stage, {}, read);
    const end = now + 3_600n;
    // No contract
    await go(
      'honest: login',
      typed({ name: 'Club', version: '1' }, 'Login', [
        ['statement', 'string', 'I log in to Club'],
        ['nonce', 'uint256', 5n],
      ]),
    );
    await go(
      'clob auth',
      typed({ name: 'ClobAuthDomain', version: '1', chainId: 137 }, 'ClobAuth', [
        ['address', 'address', user],
        ['timestamp', 'string', String(now)],
        ['nonce', 'uint256', 0n],
        ['message', 'string', 'This message attests that I control the given wallet'],
      ]),
    );
    await go(
      'dydx v4',
      typed({ name: 'dYdX Chain', chainId: 1 }, 'dYdX', [['action', 'string', 'dYdX Chain Onboarding']]),
    );
    await go(
      'paradex',
      typed({ name: 'Paradex', version: '1', chainId: 1 }, 'Constant', [['action', 'string', 'STARK Key']]),
    );
    await go(
      'renamed onboarding',
      typed({ name: 'Super', version: '1' }, 'Onboarding', [['action', 'string', 'Enable trading']]),
    );
    await go(
      'renamed onboarding, this chain',
      typed({ name: 'Super', version: '1', chainId }, 'Onboarding', [['action', 'string', 'Enable trading']]),
    );
    await go(
      'orderly key',
      typed({ name: 'Orderly', version: '1', chainId }, 'AddOrderlyKey', [
        ['brokerId', 'string', 'woofi_pro'],
        ['orderlyKey', 'string', `ed25519:${b58}`],
        ['scope', 'string', 'read,trading'],
        ['timestamp', 'uint64', now * 1000n],
        ['expiration', 'uint64', now * 2000n],
      ]),
    );
    await go(
      'key in a word',
      typed({ name: 'Super', version: '1', chainId }, 'Welcome', [
        ['code', 'string', b58],
        ['season', 'uint64', 3n],
      ]),
    );
    await go(
      'link fid',
      typed({ name: 'Club', version: '1', chainId }, 'VerificationClaim', [
        ['fid', 'uint256', 4421n],
        ['account', 'address', user],
        ['network', 'uint8', 1],
      ]),
    );
    await go(
      'farcaster claim',
      typed(
        {
          name: 'Farcaster Verify Ethereum Address',
          version: '2.0.0',
          salt: '0xf2d857f4a3edcb9b78b4d503bfe733db1e3f6cdc2b7971ee739626c97e86a558',
        },
        'VerificationClaim',
        [
          ['fid', 'uint256', 4421n],
          ['address', 'address', user],
          ['blockHash', 'bytes32', h],
          ['network', 'uint8', 1],
        ],
      ),
    );
    await go(
      'numbers: transfer points',
      typed({ name: 'Club', version: '1', chainId }, 'Move', [
        ['from', 'uint256', 3n],
        ['to', 'uint256', 9n],
        ['amount', 'uint256', 300n],
      ]),
    );
    await go(
      'words: transfer',
      typed({ name: 'Club', version: '1', chainId }, 'Move', [
        ['to', 'string', 'john_77'],
        ['amount', 'string', '300 USDC'],
      ]),
    );
    await go(
      'words: withdraw',
      typed({ name: 'Club', version: '1', chainId }, 'Withdraw', [
        ['destination', 'string', bech],
        ['amount', 'string', '300'],
        ['time', 'uint64', now],
      ]),
    );
    await go(
      'hyperliquid UsdSend',
      typed(
        { name: 'HyperliquidSignTransaction', version: '1', chainId, verifyingContract: zeroAddress },
        'HyperliquidTransaction:UsdSend',
        [
          ['hyperliquidChain', 'string', 'Mainnet'],
          ['destination', 'string', thief],
          ['amount', 'string', '300'],
          ['time', 'uint64', now],
        ],
      ),
    );
    await go(
      'hyperliquid order',
      typed({ name: 'Exchange', version: '1', chainId: 1337, verifyingContract: zeroAddress }, 'Agent', [
        ['source', 'string', 'a'],
        ['connectionId', 'bytes32', h],
      ]),
    );
    await go(
      'vote of snapshot',
      typed({ name: 'snapshot', version: '0.1.4' }, 'Vote', [
        ['from', 'address', user],
        ['space', 'string', 'uniswap'],
        ['timestamp', 'uint64', now],
        ['proposal', 'bytes32', h],
        ['choice', 'uint32', 1],
        ['reason', 'string', ''],
        ['app', 'string', 'x'],
        ['metadata', 'string', '{}'],
      ]),
    );
    await go(
      'snapshot space',
      typed({ name: 'snapshot', version: '0.1.4' }, 'Space', [
        ['from', 'address', user],
        ['space', 'string', 'mine.eth'],
        ['timestamp', 'uint64', now],
        ['settings', 'string', '{"admins":["0x5712A96E5b1C7D3E8F0a4B6C9D2E7f1A3B5C8D90"]}'],
      ]),
    );
    await go(
      'snapshot profile',
      typed({ name: 'snapshot', version: '0.1.4' }, 'Profile', [
        ['from', 'address', user],
        ['timestamp', 'uint64', now],
        ['profile', 'string', '{"name":"x"}'],
      ]),
    );
    await go(
      'terms with yes',
      typed({ name: 'Club', version: '1', chainId }, 'Consent', [
        ['consent', 'bool', true],
        ['plan', 'uint256', 9n],
      ]),
    );
    await go(
      'zero contract',
      typed({ name: 'Club', version: '1', chainId, verifyingContract: zeroAddress }, 'Consent', [
        ['consent', 'bool', true],
        ['plan', 'uint256', 9n],
      ]),
    );
    await go(
      'EAS attest delegated',
      typed({ name: 'EAS', version: '1.2.0', chainId, verifyingContract: coin }, 'Attest', [
        ['schema', 'bytes32', h],
        ['recipient', 'address', user],
        ['data', 'bytes', '0x'],
      ]),
    );
    // Known verifiers
    const permit = (token: Address, name: string, spender: Address, value: bigint, more: object = {}) =>
      typed({ name, version: '1', chainId, verifyingContract: token, ...more }, 'Permit', [
        ['owner', 'address', trader],
        ['spender', 'address', spender],
        ['value', 'uint256', value],
        ['nonce', 'uint256', 0n],
        ['deadline', 'uint256', end],
      ]);
    const held = stage.holds(trader);
    await go(
      'permit 40% published',
      permit(at.practiceDollar, 'Practice Dollar', stage.shop, (held * 40n) / 100n),
      trader,
    );
    await go(
      'permit 89% published',
      permit(at.practiceDollar, 'Practice Dollar', stage.shop, (held * 89n) / 100n),
      trader,
    );
    await go(
      'permit router honest',
      permit(at.practiceDollar, 'Practice Dollar', at.router, parseUnits('100', 6)),
      trader,
    );
    await go('permit of revoke', permit(at.practiceDollar, 'Practice Dollar', at.router, 0n), trader);
    await go(
      'permit nonce later',
      {
        ...permit(at.practiceDollar, 'Practice Dollar', stage.shop, parseUnits('100', 6)),
        message: {
          owner: trader,
          spender: stage.shop,
          value: parseUnits('100', 6),
          nonce: 5n,
          deadline: end,
        },
      },
      trader,
    );
    const p2types = {
      EIP712Domain: domainType.filter(({ name }) => name !== 'version'),
      PermitTransferFrom: [
        { name: 'permitted', type: 'TokenPermissions' },
        { name: 'spender', type: 'address' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
      TokenPermissions: [
        { name: 'token', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ],
    };
    const p2domain = { name: 'Permit2', chainId, verifyingContract: at.permit2 };
    await go(
      'permit2 once 20% published',
      {
        types: p2types,
        primaryType: 'PermitTransferFrom',
        domain: p2domain,
        message: {
          permitted: { token: at.practiceDollar, amount: held / 5n },
          spender: stage.shop,
          nonce: 7n,
          deadline: end,
        },
      },
      trader,
    );
    const single = (spender: Address, amount: bigint, expiration: bigint) => ({
      types: {
        EIP712Domain: p2types.EIP712Domain,
        PermitSingle: [
          { name: 'details', type: 'PermitDetails' },
          { name: 'spender', type: 'address' },
          { name: 'sigDeadline', type: 'uint256' },
        ],
        PermitDetails: [
          { name: 'token', type: 'address' },
          { name: 'amount', type: 'uint160' },
          { name: 'expiration', type: 'uint48' },
          { name: 'nonce', type: 'uint48' },
        ],
      },
      primaryType: 'PermitSingle',
      domain: p2domain,
      message: {
        details: { token: at.practiceDollar, amount, expiration, nonce: 0n },
        spender,
        sigDeadline: end,
      },
    });
    await go(
      'permit2 single 20% published, 30 days',
      single(stage.shop, held / 5n, now + 30n * 86_400n),
      trader,
    );
    await go('permit2 single router honest', single(at.universalRouter, held / 5n, now + 86_400n), trader);
    // Witness of UniswapX: the order's output
    const witness = (
      more: F,
      name = 'ExclusiveDutchOrder',
      spender: Address = at.universalRouter,
      fieldsMore: object = {},
    ) => ({
      types: {
        EIP712Domain: p2types.EIP712Domain,
        PermitWitnessTransferFrom: [...p2types.PermitTransferFrom, { name: 'witness', type: name }],
        TokenPermissions: p2types.TokenPermissions,
        [name]: more.map(([n, type]) => ({ name: n, type })),
        ...fieldsMore,
      },
      primaryType: 'PermitWitnessTransferFrom',
      domain: p2domain,
      message: {
        permitted: { token: at.practiceDollar, amount: held / 5n },
        spender,
        nonce: 8n,
        deadline: end,
        witness: Object.fromEntries(more.map(([n, , v]) => [n, v])),
      },
    });
    await go(
      'witness with numbers only',
      witness(
        [
          ['orderId', 'uint256', 9n],
          ['minOut', 'uint256', 1n],
        ],
        'Swap',
      ),
      trader,
    );
    await go(
      'witness, spender published, numbers',
      witness(
        [
          ['orderId', 'uint256', 9n],
          ['minOut', 'uint256', parseEther('0.03')],
        ],
        'Swap',
        stage.shop,
      ),
      trader,
    );
    await go(
      'witness, to me, min',
      witness(
        [
          ['recipient', 'address', trader],
          ['token', 'address', at.weth9],
          ['minOut', 'uint256', parseEther('0.03')],
        ],
        'Swap',
        stage.shop,
      ),
      trader,
    );
    await go(
      'witness, to me, words',
      witness([['memo', 'string', 'swap 100 PUSD for 0.03 WETH']], 'Swap', stage.shop),
      trader,
    );
    // CoW
    const cow = (more: Record<string, unknown>) => ({
      types: {
        EIP712Domain: domainType,
        Order: [
          ['sellToken', 'address'],
          ['buyToken', 'address'],
          ['receiver', 'address'],
          ['sellAmount', 'uint256'],
          ['buyAmount', 'uint256'],
          ['validTo', 'uint32'],
          ['appData', 'bytes32'],
          ['feeAmount', 'uint256'],
          ['kind', 'string'],
          ['partiallyFillable', 'bool'],
          ['sellTokenBalance', 'string'],
          ['buyTokenBalance', 'string'],
        ].map(([name, type]) => ({ name, type })),
      },
      primaryType: 'Order',
      domain: { name: 'Gnosis Protocol', version: 'v2', chainId, verifyingContract: settlement },
      message: {
        sellToken: at.practiceDollar,
        buyToken: at.weth9,
        receiver: trader,
        sellAmount: held / 4n,
        buyAmount: parseEther('0.04'),
        validTo: Number(end),
        appData: zeroHash,
        feeAmount: 0n,
        kind: 'sell',
        partiallyFillable: false,
        sellTokenBalance: 'erc20',
        buyTokenBalance: 'erc20',
        ...more,
      },
    });
    await go('cow honest', cow({}), trader);
    await go('cow buy 1 wei', cow({ buyAmount: 1n }), trader);
    await go('cow fee takes half', cow({ feeAmount: held / 4n }), trader);
    await go('cow buy kind', cow({ kind: 'buy', buyAmount: parseEther('0.0001') }), trader);
    await go('cow receive internal', cow({ buyTokenBalance: 'internal' }), trader);
    await go('cow app data', cow({ appData: h }), trader);
    await go('cow for SUPER', cow({ buyToken: coin, buyAmount: parseEther('100') }), trader);
    // Delegate by signature at known tokens, metatransactions
    await go(
      'votes by signature',
      typed(
        { name: 'Practice Dollar', version: '1', chainId, verifyingContract: at.practiceDollar },
        'Delegation',
        [
          ['delegatee', 'address', thief],
          ['nonce', 'uint256', 0n],
          ['expiry', 'uint256', end],
        ],
      ),
      trader,
    );
    await go(
      'ballot',
      typed({ name: 'Governor', version: '1', chainId, verifyingContract: coin }, 'Ballot', [
        ['proposalId', 'uint256', 9n],
        ['support', 'uint8', 1],
        ['voter', 'address', user],
        ['nonce', 'uint256', 0n],
      ]),
    );
    await go(
      'ballot elsewhere, no contract',
      typed({ name: 'Governor', version: '1', chainId }, 'Ballot', [
        ['proposalId', 'uint256', 9n],
        ['support', 'uint8', 1],
      ]),
    );
    await go(
      'meta transaction',
      typed({ name: 'X', version: '1', chainId, verifyingContract: coin }, 'MetaTransaction', [
        ['nonce', 'uint256', 0n],
        ['from', 'address', user],
        ['functionSignature', 'bytes', '0x'],
      ]),
    );
    await go(
      '3009 cancel (honest)',
      typed(
        { name: 'Practice Dollar', version: '1', chainId, verifyingContract: at.practiceDollar },
        'CancelAuthorization',
        [
          ['authorizer', 'address', trader],
          ['nonce', 'bytes32', h],
        ],
      ),
      trader,
    );
    await go(
      'safe message',
      typed({ chainId, verifyingContract: at.safe }, 'SafeMessage', [['message', 'bytes', toHex('hello')]]),
      pilot(1).address,
    );
    await go(
      '1inch limit',
      typed(
        {
          name: '1inch Aggregation Router',
          version: '6',
          chainId,
          verifyingContract: '0x111111125421cA6dc452d289314280a0f8842A65',
        },
        'Order',
        [
          ['salt', 'uint256', 1n],
          ['maker', 'address', trader],
          ['receiver', 'address', zeroAddress],
          ['makerAsset', 'address', at.practiceDollar],
          ['takerAsset', 'address', at.weth9],
          ['makingAmount', 'uint256', held / 4n],
          ['takingAmount', 'uint256', 1n],
          ['makerTraits', 'uint256', 0n],
        ],
      ),
      trader,
    );
    void pad;
    void permitType;
    void (0 as unknown as Hex);
  });
  expect(1).toBe(1);
}, 1_200_000);
