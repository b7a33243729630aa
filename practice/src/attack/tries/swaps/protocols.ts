import { toHex } from 'viem';
import { rpc } from '../../../rpc.ts';
import { call } from '../../../truth/sky.ts';
import { ask, thief, zero } from '../ground.ts';
import { E18 } from '../oneCall.ts';
import type { Group, OnEthereum } from '../table.ts';
import { router2 } from '../addresses.ts';

const junk: readonly OnEthereum[] = (
  [
    'function deposit() payable',
    'function depositETH(uint256 referralId) payable',
    'function submit(address referral) payable',
  ] as const
).map(
  (text): OnEthereum => ({
    id: `the thief’s own receipt: ${text}`,
    why: '60 of 100 coins for as many of a token that he made; the sentence may say that they are wrapped.',
    read: async (e) => {
      const it = await e.put('Genuine');
      await e.stand(it, { [text]: [{ kind: 3, amount: 60n * E18 }] });
      await rpc(e.url, 'anvil_setBalance', [thief, toHex(100n * E18)]);
      await e.send(thief, it, call('function call_(string,uint8,bool)', 'stMOON', 18, false));
      const args = text.includes('referralId') ? [1n] : text.includes('referral') ? [zero] : [];
      return e.read(ask(1, it, call(text, ...args), 60n * E18));
    },
  }),
);

export const protocols: Group = {
  round: 'protocols',
  stands: (e) => e.stand(router2, {}),
  entries: [...junk],
};
