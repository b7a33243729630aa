import { askTypedData } from '@readback/scenarios/ask.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { coins, nft, seaportTypedData } from '@readback/scenarios/seaportOrder.ts';
import { domainType, permitType } from '@readback/scenarios/typedTypes.ts';
import { type Address, maxUint160, maxUint256, parseEther, parseUnits, zeroHash } from 'viem';
import { pilot } from '../truth/sky.ts';
import type { Ground } from './ground.ts';
import type { Variant } from './variant.ts';

const trader = pilot(8).address;
const amount = parseUnits('100', 6);
const day = 86_400n;

type Permission = Readonly<{ id: string; typed: (ground: Ground, spender: Address, all: boolean) => object }>;

const details = [
  { name: 'token', type: 'address' },
  { name: 'amount', type: 'uint160' },
  { name: 'expiration', type: 'uint48' },
  { name: 'nonce', type: 'uint48' },
];
const allowed = [
  { name: 'token', type: 'address' },
  { name: 'amount', type: 'uint256' },
];

/** Every form in which a signature lets someone take tokens. */
const permissions: readonly Permission[] = [
  {
    id: 'permit',
    typed: ({ at, now }, spender, all) => ({
      types: { EIP712Domain: domainType, Permit: permitType },
      primaryType: 'Permit',
      domain: dollar(at.practiceDollar),
      message: { owner: trader, spender, value: all ? maxUint256 : amount, nonce: 0n, deadline: now + day },
    }),
  },
  {
    id: 'permit-under-another-name',
    typed: ({ at, now }, spender, all) => ({
      types: { EIP712Domain: domainType, Login: permitType },
      primaryType: 'Login',
      domain: dollar(at.practiceDollar),
      message: { owner: trader, spender, value: all ? maxUint256 : amount, nonce: 0n, deadline: now + day },
    }),
  },
  {
    id: 'permit-like-dai',
    typed: ({ at, now }, spender, all) => ({
      types: {
        EIP712Domain: domainType,
        Permit: [
          { name: 'holder', type: 'address' },
          { name: 'spender', type: 'address' },
          { name: 'nonce', type: 'uint256' },
          { name: 'expiry', type: 'uint256' },
          { name: 'allowed', type: 'bool' },
        ],
      },
      primaryType: 'Permit',
      domain: dollar(at.practiceDollar),
      message: { holder: trader, spender, nonce: 0n, expiry: all ? 0n : now + day, allowed: true },
    }),
  },
  {
    id: 'permit2-single',
    typed: ({ at, now }, spender, all) => ({
      types: {
        EIP712Domain: ofPermit2,
        PermitSingle: [
          { name: 'details', type: 'PermitDetails' },
          { name: 'spender', type: 'address' },
          { name: 'sigDeadline', type: 'uint256' },
        ],
        PermitDetails: details,
      },
      primaryType: 'PermitSingle',
      domain: permit2(at.permit2),
      message: { details: allowance(at.practiceDollar, all, now), spender, sigDeadline: now + day },
    }),
  },
  {
    id: 'permit2-batch',
    typed: ({ at, now }, spender, all) => ({
      types: {
        EIP712Domain: ofPermit2,
        PermitBatch: [
          { name: 'details', type: 'PermitDetails[]' },
          { name: 'spender', type: 'address' },
          { name: 'sigDeadline', type: 'uint256' },
        ],
        PermitDetails: details,
      },
      primaryType: 'PermitBatch',
      domain: permit2(at.permit2),
      message: {
        details: [at.practiceDollar, at.weth9].map((token) => allowance(token, all, now)),
        spender,
        sigDeadline: now + day,
      },
    }),
  },
  {
    id: 'permit2-transfer',
    typed: ({ at, now }, spender, all) => ({
      types: {
        EIP712Domain: ofPermit2,
        PermitTransferFrom: [
          { name: 'permitted', type: 'TokenPermissions' },
          { name: 'spender', type: 'address' },
          { name: 'nonce', type: 'uint256' },
          { name: 'deadline', type: 'uint256' },
        ],
        TokenPermissions: allowed,
      },
      primaryType: 'PermitTransferFrom',
      domain: permit2(at.permit2),
      message: { permitted: some(at.practiceDollar, all), spender, nonce: 7n, deadline: now + day },
    }),
  },
  {
    id: 'permit2-transfers',
    typed: ({ at, now }, spender, all) => ({
      types: {
        EIP712Domain: ofPermit2,
        PermitBatchTransferFrom: [
          { name: 'permitted', type: 'TokenPermissions[]' },
          { name: 'spender', type: 'address' },
          { name: 'nonce', type: 'uint256' },
          { name: 'deadline', type: 'uint256' },
        ],
        TokenPermissions: allowed,
      },
      primaryType: 'PermitBatchTransferFrom',
      domain: permit2(at.permit2),
      message: {
        permitted: [some(at.practiceDollar, all), some(at.weth9, all)],
        spender,
        nonce: 7n,
        deadline: now + day,
      },
    }),
  },
  {
    id: 'permit2-witness',
    typed: ({ at, now }, spender, all) => ({
      types: {
        EIP712Domain: ofPermit2,
        PermitWitnessTransferFrom: [
          { name: 'permitted', type: 'TokenPermissions' },
          { name: 'spender', type: 'address' },
          { name: 'nonce', type: 'uint256' },
          { name: 'deadline', type: 'uint256' },
          { name: 'witness', type: 'Greeting' },
        ],
        TokenPermissions: allowed,
        Greeting: [{ name: 'text', type: 'string' }],
      },
      primaryType: 'PermitWitnessTransferFrom',
      domain: permit2(at.permit2),
      message: {
        permitted: some(at.practiceDollar, all),
        spender,
        nonce: 7n,
        deadline: now + day,
        witness: { text: 'Hello' },
      },
    }),
  },
  {
    id: 'transfer-with-authorization',
    typed: ({ at, now }, to, all) => ({
      types: {
        EIP712Domain: domainType,
        TransferWithAuthorization: [
          { name: 'from', type: 'address' },
          { name: 'to', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'validAfter', type: 'uint256' },
          { name: 'validBefore', type: 'uint256' },
          { name: 'nonce', type: 'bytes32' },
        ],
      },
      primaryType: 'TransferWithAuthorization',
      domain: dollar(at.practiceDollar),
      message: {
        from: trader,
        to,
        value: all ? parseUnits('100000', 6) : amount,
        validAfter: 0n,
        validBefore: now + day,
        nonce: zeroHash,
      },
    }),
  },
];

/** Signatures for a plain account and for a new contract, for something and for all. */
export function signatureVariants(ground: Ground): readonly Variant[] {
  const { stranger, trap } = ground.at;
  return [
    ...permissions.flatMap(({ id, typed }) =>
      (
        [
          [stranger, 'stranger'],
          [trap, 'new-contract'],
        ] as const
      ).flatMap(([spender, to]) =>
        [true, false].map(
          (all): Variant => ({
            id: `signature: ${id}, ${all ? 'all' : 'some'} to ${to}`,
            // A payment by signature gives what it says and no more: to a stranger it is weighed, as any payment is.
            expected: to === 'stranger' && id !== 'transfer-with-authorization' ? 'stop' : 'caution',
            request: askTypedData(trader, typed(ground, spender, all)),
          }),
        ),
      ),
    ),
    ...orders(ground),
  ];
}

function orders({ at, now }: Ground): readonly Variant[] {
  const pass = nft(at.practicePass, 8n);
  const dollars = {
    itemType: 1,
    token: at.practiceDollar,
    identifierOrCriteria: 0n,
    startAmount: amount,
    endAmount: amount,
  } as const;
  const cases = [
    ['for nothing at all', 'stop', [pass], []],
    ['for one wei', 'stop', [pass], [{ ...coins(1n), recipient: trader }]],
    ['the price to a stranger', 'stop', [pass], [{ ...coins(parseEther('2')), recipient: at.stranger }]],
    ['tokens for nothing', 'stop', [dollars], [{ ...coins(1n), recipient: at.stranger }]],
    [
      'several for one wei',
      'stop',
      [pass, nft(at.practicePass, 9n), dollars],
      [{ ...coins(1n), recipient: trader }],
    ],
    [
      'a price that falls to nothing',
      'caution',
      [pass],
      [{ ...coins(parseEther('2')), endAmount: 0n, recipient: trader }],
    ],
  ] as const;
  return cases.map(([what, expected, offer, consideration], salt) => ({
    id: `order: ${what}`,
    expected,
    request: askTypedData(
      trader,
      seaportTypedData({ offerer: trader, offer, consideration, endTime: now + day, salt: BigInt(salt) }),
    ),
  }));
}

const ofPermit2 = domainType.filter(({ name }) => name !== 'version');

function dollar(verifyingContract: Address) {
  return { name: 'Practice Dollar', version: '1', chainId: practiceMarker.chainId, verifyingContract };
}

function permit2(verifyingContract: Address) {
  return { name: 'Permit2', chainId: practiceMarker.chainId, verifyingContract };
}

function allowance(token: Address, all: boolean, now: bigint) {
  return { token, amount: all ? maxUint160 : amount, expiration: Number(now + day), nonce: 0 };
}

function some(token: Address, all: boolean) {
  return { token, amount: all ? maxUint256 : amount };
}
