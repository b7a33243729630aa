import { type Address, maxUint256 } from 'viem';
import { call } from '../../truth/sky.ts';
import { apes } from './contractsAt.ts';
import { approve } from './functions.ts';
import { ask, type Ethereum, me, usdc } from './ground.ts';
import { control, type OnEthereum, tries } from './table.ts';

const sendItem = 'function safeTransferFrom(address from, address to, uint256 tokenId)';

/** An item of a known collection goes to a contract, which is called for it. */
const itemTo = (before: (e: Ethereum, where: Address) => Promise<void>) => async (e: Ethereum) => {
  const where = await e.put('Genuine');
  e.published(where);
  await e.stand(apes, { [sendItem]: [{ kind: 4, who: where, amount: 9n }] });
  await e.send(me, apes, call('function call_(string,uint8,bool)', 'BAYC', 0, true));
  await e.send(me, apes, call('function give(address,uint256)', me, 9n));
  await before(e, where);
  return e.read(ask(1, apes, call(sendItem, me, where, 9n)));
};

const allows = (e: Ethereum, where: Address, amount: bigint) =>
  e.send(me, usdc, call(approve, where, amount));

const received: readonly OnEthereum[] = [
  {
    id: 'an item to a contract, dollars allowed before',
    why: 'It is called when it gets the item, and takes the dollars.',
    read: itemTo((e, where) => allows(e, where, maxUint256)),
  },
  control({
    id: 'an item to a contract, the allowance revoked',
    why: 'to compare.',
    read: itemTo(async (e, where) => {
      await allows(e, where, maxUint256);
      await allows(e, where, 0n);
    }),
  }),
];

tries(import.meta.url, [{ round: 'seventh', entries: received }]);
