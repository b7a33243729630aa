import { coins, seaportAddress } from '@readback/scenarios/seaportOrder.ts';
import { parseEther, zeroHash } from 'viem';
import { wrappings } from '../../../corpus/wrappings.ts';
import { must } from '../../../truth/node.ts';
import { type Stage } from '../../stage.ts';
import type { Group, OnPractice } from '../table.ts';
import { putUpPlaces } from '../userPlaces.ts';
import { user, type Proof, tx, enc, order, ownerOf } from '../kits/users.ts';

const two = { ...coins(parseEther('2')), recipient: user };

const validate = (id: string, why: string, make: (stage: Stage) => readonly unknown[], proof?: Proof) =>
  tx(id, why, (stage) => ({ to: seaportAddress, data: enc('validate', make(stage)) }), proof);

const orders: readonly OnPractice[] = [
  ...wrappings.map(
    (way): OnPractice => ({
      id: `an item for nothing by Seaport's validate, in ${way.id}`,
      why: 'The order is valid from then on, without a signature: whoever fills it has the item for nothing.',
      chain: 'practice',
      request: (stage) => {
        const who = way.who === 'user' ? user : stage.at[way.who];
        const id = way.who === 'user' ? 1n : way.who === 'safe' ? 501n : 502n;
        const data = enc('validate', [order(stage, who, id, [])]);
        return way.request(stage, [{ to: seaportAddress, data, value: 0n }]);
      },
    }),
  ),
  validate(
    'an item for nothing by validate',
    'The pass is his, for nothing.',
    (stage) => [order(stage, user, 1n, [])],
    async (stage) => {
      const gift = order(stage, user, 1n, []);
      await must(stage.url, { from: user, to: seaportAddress, data: enc('validate', [gift]) });
      const filled = enc('fulfillOrder', gift, zeroHash);
      await must(stage.url, { from: stage.at.stranger, to: seaportAddress, data: filled });
      return (await ownerOf(stage, 1n)) === BigInt(stage.at.stranger);
    },
  ),
  validate('an item for 2 ether and later 1 wei by validate', 'The thief waits.', (stage) => [
    order(stage, user, 1n, [{ ...two, endAmount: 1n }]),
  ]),
  validate('an item for 2000 wei by validate', 'That is nothing.', (stage) => [
    order(stage, user, 1n, [{ ...coins(2_000n), recipient: user }]),
  ]),
  validate('three orders by validate, one for nothing', 'The third is the one that is filled.', (stage) => [
    order(stage, user, 1n, [two]),
    order(stage, user, 1n, [{ ...two, startAmount: parseEther('3') }]),
    order(stage, user, 1n, []),
  ]),
];

export const users: Group = {
  round: 'users',
  practice: putUpPlaces,
  entries: [...orders],
};
