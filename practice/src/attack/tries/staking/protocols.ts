import { type Readback } from '@readback/core/model/readback.ts';
import { type Address, toHex } from 'viem';
import { rpc } from '../../../rpc.ts';
import { call } from '../../../truth/sky.ts';
import { ask, type Ethereum, me, thief, zero } from '../ground.ts';
import { E18, one } from '../oneCall.ts';
import type { Group, OnEthereum } from '../table.ts';
import { router2 } from '../addresses.ts';

const positions: readonly OnEthereum[] = [
  {
    id: 'Velodrome: a lock is merged into another’s',
    why: 'The user’s item is burned, and what it held is in the thief’s.',
    read: (e) => lock(e, 'function merge(uint256 from, uint256 to)', zero),
  },
  {
    id: 'Velodrome: a lock goes into another’s managed one',
    why: 'The manager of 4242 votes with it and keeps what it earns.',
    read: (e) => lock(e, 'function depositManaged(uint256 tokenId, uint256 mTokenId)'),
  },
];

async function lock(e: Ethereum, text: string, who?: Address): Promise<Readback> {
  const locks = await e.put('Genuine');
  await rpc(e.url, 'anvil_setBalance', [thief, toHex(100n * E18)]);
  await e.stand(locks, { [text]: [{ kind: 4, ...(who === undefined ? {} : { who }), amount: 7n }] });
  await e.send(thief, locks, call('function call_(string,uint8,bool)', 'veVELO', 18, true));
  await e.send(thief, locks, call('function give(address,uint256)', me, 7n));
  return e.read(ask(1, locks, call(text, 7n, 4242n)));
}

const inBytes: readonly OnEthereum[] = [
  one(
    'EigenLayer: another’s validator',
    'What the user’s validator holds is consolidated into the thief’s.',
    'old',
    'function requestConsolidation((bytes srcPubkey, bytes targetPubkey)[] requests) payable',
    [[{ srcPubkey: `0x${'11'.repeat(48)}`, targetPubkey: `0x${'ab'.repeat(48)}` }]],
  ),
];

export const protocols: Group = {
  round: 'protocols',
  stands: (e) => e.stand(router2, {}),
  entries: [...positions, ...inBytes],
};
