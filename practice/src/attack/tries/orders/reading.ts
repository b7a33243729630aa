import { coins } from '@readback/scenarios/seaportOrder.ts';
import { parseEther, zeroHash } from 'viem';
import { type Stage } from '../../stage.ts';
import { thief, zero } from '../ground.ts';
import { E18 } from '../oneCall.ts';
import { told, type Group, type OnPractice } from '../table.ts';
import { mine, typed, listing, ownWeth } from '../kits/reading.ts';

const cow =
  'address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance';

const cowOrder = ({ at: its, now }: Stage, over: object = {}) => ({
  sellToken: its.practiceDollar,
  buyToken: its.weth9,
  receiver: mine,
  sellAmount: 100n * 10n ** 6n,
  buyAmount: E18 / 30n,
  validTo: Number(now) + 1_200,
  appData: zeroHash,
  feeAmount: 0n,
  kind: 'sell',
  partiallyFillable: false,
  sellTokenBalance: 'erc20',
  buyTokenBalance: 'erc20',
  ...over,
});

const signed: readonly OnPractice[] = [
  {
    id: 'an order of CoW at the thief’s contract',
    why: 'The contract that has to keep to it is his, and may spend the user’s dollars: it takes them and pays nothing.',
    chain: 'practice',
    read: (stage, own) => own.read(typed(stage.desk, 'Gnosis Protocol', 'Order', cow, cowOrder(stage))),
  },
  {
    id: 'an order of 1inch at the thief’s contract',
    why: 'The same.',
    chain: 'practice',
    read: (stage, own) =>
      own.read(
        typed(
          stage.desk,
          '1inch Limit Order Protocol',
          'Order',
          'uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits',
          {
            salt: 3n,
            maker: mine,
            receiver: mine,
            makerAsset: stage.at.practiceDollar,
            takerAsset: stage.at.weth9,
            makingAmount: 100n * 10n ** 6n,
            takingAmount: E18 / 30n,
            makerTraits: 0n,
          },
        ),
      ),
  },
  {
    id: 'an order of ParaSwap at the thief’s contract',
    why: 'The same.',
    chain: 'practice',
    read: (stage, own) =>
      own.read(
        typed(
          stage.desk,
          'AUGUSTUS RFQ',
          'Order',
          'uint256 nonceAndMeta,uint128 expiry,address makerAsset,address takerAsset,address maker,address taker,uint256 makerAmount,uint256 takerAmount',
          {
            nonceAndMeta: 3n,
            expiry: stage.now + 1_200n,
            makerAsset: stage.at.practiceDollar,
            takerAsset: stage.at.weth9,
            maker: mine,
            taker: zero,
            makerAmount: 100n * 10n ** 6n,
            takerAmount: E18 / 30n,
          },
        ),
      ),
  },
  told('The sentence says what comes, down to which price, and until when.', {
    id: 'a listing of which a fifth goes to the thief',
    why: 'A fifth of the price is paid to an account that nobody asked for.',
    chain: 'practice',
    read: (stage, own) =>
      own.read(
        listing(stage, [
          { ...coins(parseEther('1.6')), recipient: mine },
          { ...coins(parseEther('0.4')), recipient: thief },
        ]),
      ),
  }),
  told('The sentence says what comes, down to which price, and until when.', {
    id: 'a listing that falls to a fiftieth',
    why: 'It ends at 0.04 coins within the day: the thief waits.',
    chain: 'practice',
    read: (stage, own) =>
      own.read(
        listing(stage, [{ ...coins(parseEther('2')), endAmount: parseEther('0.04'), recipient: mine }]),
      ),
  }),
  told('The sentence says what comes, down to which price, and until when.', {
    id: 'a listing for good',
    why: 'It can be filled in ten years, at today’s price.',
    chain: 'practice',
    read: (stage, own) =>
      own.read(
        listing(stage, [{ ...coins(parseEther('2')), recipient: mine }], {
          endTime: stage.now + 3_650n * 86_400n,
        }),
      ),
  }),
];

const moreSigned: readonly OnPractice[] = [
  {
    id: 'an item for a WETH9 of the thief',
    why: 'The item goes for two of a token that has the code of WETH9 and no coins.',
    chain: 'practice',
    read: async (stage, own) => {
      const fake = await ownWeth(stage.url, stage.at.weth9);
      own.old(fake);
      return own.read(
        listing(stage, [
          {
            itemType: 1,
            token: fake,
            identifierOrCriteria: 0n,
            startAmount: 2n * E18,
            endAmount: 2n * E18,
            recipient: mine,
          },
        ]),
      );
    },
  },
  {
    id: 'any item of the collection for two coins',
    why: 'The offer names the collection and no item: the thief picks the dearest.',
    chain: 'practice',
    read: (stage, own) =>
      own.read(
        listing(stage, [{ ...coins(parseEther('2')), recipient: mine }], {
          offer: [
            {
              itemType: 4,
              token: stage.at.practicePass,
              identifierOrCriteria: 0n,
              startAmount: 1n,
              endAmount: 1n,
            },
          ],
        }),
      ),
  },
];

const shares: readonly OnPractice[] = ([24, 12] as const).map(
  (percent): OnPractice => ({
    id: `${percent} % of a listing go to the thief`,
    told: 'The sentence says what comes, down to which price, and until when.',
    why: 'That part of the price is paid to an account that nobody asked for.',
    chain: 'practice',
    read: (stage, own) => {
      const price = parseEther('2');
      const theirs = (price * BigInt(percent)) / 100n;
      return own.read(
        listing(stage, [
          { ...coins(price - theirs), recipient: mine },
          { ...coins(theirs), recipient: thief },
        ]),
      );
    },
  }),
);

export const reading: Group = {
  round: 'reading',
  entries: [...signed, ...moreSigned, ...shares],
};
