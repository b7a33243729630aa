import { domainType } from '@readback/scenarios/typedTypes.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { type Address, getAddress, maxUint256 } from 'viem';
import { approve, one, transfer } from '../../corpus/moves.ts';
import { call, pilot } from '../../truth/sky.ts';
import { amountOf } from '../amounts.ts';
import type { Trick } from '../hostile.ts';

/** Addresses that Readback has a name for, without any code on the practice chain. */
const known: readonly Address[] = [
  '0xa581c4a4db7175302464ff3c06380bc3270b4037',
  '0x2dd68b007b46fbe91b9a7c3eda5a7a1063cb5b47',
  '0x8ecd4ec46d4d2a6b64fe960b3d64e8b94b2234eb',
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b',
  '0xd6cedde84be40893d153be9d467cd6ad37875b28',
  '0xb19d6ffc2182150f8eb585b79d4abcd7c5640a9d',
  '0xa65387f16b013cf2af4605ad8aa5ec25a2cba3a2',
].map((it) => getAddress(it));

const noCode = 'Nobody knows what will be there.';

/** A name that comes with Readback counts only where the code that it is for stands. */
export const shippedNames: readonly Trick[] = [
  {
    id: 'allowance-to-a-name',
    family: 15,
    kind: 'calls',
    uses: ['amount'],
    play: (stage, who, { amount, random }) => ({
      calls: one(
        stage.at.practiceDollar,
        call(
          approve,
          random.pick(known),
          amountOf(amount === 'tenth' ? 'all' : amount, { held: stage.holds(who) }, random),
        ),
      ),
      harm: noCode,
    }),
  },
  {
    id: 'everything-to-a-name',
    family: 15,
    kind: 'calls',
    uses: [],
    play: (stage, who, { random }) => ({
      calls: one(stage.at.practiceDollar, call(transfer, random.pick(known), stage.holds(who))),
    }),
  },
  {
    id: 'module-by-name',
    family: 15,
    kind: 'calls',
    uses: [],
    only: ['safe', 'safe-batch', 'safe-batch-in-a-batch', 'safe-carried-out'],
    play: ({ at }, _, { random }) => ({
      calls: one(
        at.safe,
        call(
          random.pick([
            'function enableModule(address module)',
            'function setFallbackHandler(address handler)',
          ]),
          random.pick(known),
        ),
      ),
      harm: noCode,
    }),
  },
  {
    id: 'signature-for-a-name',
    family: 15,
    kind: 'typed',
    uses: [],
    sign: (_, { random }) => ({
      typed: {
        types: {
          EIP712Domain: domainType,
          Request: [
            { name: 'account', type: 'address' },
            { name: 'nonce', type: 'uint256' },
          ],
        },
        primaryType: 'Request',
        domain: {
          name: 'Module',
          version: '1',
          chainId: practiceMarker.chainId,
          verifyingContract: random.pick(known),
        },
        message: { account: pilot(0).address, nonce: maxUint256 },
      },
      signer: 0,
      harm: noCode,
    }),
  },
];
