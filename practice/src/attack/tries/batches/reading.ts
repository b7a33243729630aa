import { maxUint256, toHex } from 'viem';
import { deployer } from '../../../accounts.ts';
import { chainAs } from '../../../deploy/chain.ts';
import { call } from '../../../truth/sky.ts';
import type { Group, OnPractice } from '../table.ts';
import { mine } from '../kits/reading.ts';

const moreSigned: readonly OnPractice[] = [
  {
    id: 'what the contract keeps goes to another that the batch calls',
    why: 'A move to a contract that the request calls is taken as its own affair: that contract is the thief’s.',
    chain: 'practice',
    read: async (stage, own) => {
      const sink = await own.put('Anything', [stage.at.practiceDollar, stage.at.stranger]);
      const where = await own.put('AtOnce', [stage.at.practiceDollar, sink]);
      const chain = await chainAs(deployer, stage.url);
      await chain.send({
        to: stage.at.practiceDollar,
        data: call('function approve(address,uint256)', where, maxUint256),
      });
      await chain.send({ to: where, data: call('function keep(address,uint256)', mine, 300n * 10n ** 6n) });
      const calls = [
        {
          to: where,
          data: call('function castVote(uint256 proposalId, uint8 support)', 3n, 1),
          value: '0x0',
        },
        { to: sink, data: call('function castVote(uint256 proposalId, uint8 support)', 4n, 1), value: '0x0' },
      ];
      const sent = { version: '2.0.0', chainId: toHex(31337), from: mine, calls, atomicRequired: true };
      return own.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'wallet_sendCalls', params: [sent] }));
    },
  },
];

export const reading: Group = {
  round: 'reading',
  entries: [...moreSigned],
};
