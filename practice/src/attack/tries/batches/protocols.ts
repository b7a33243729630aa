import { call } from '../../../truth/sky.ts';
import { askBatch, me, usdc } from '../ground.ts';
import { K } from '../oneCall.ts';
import type { Group, OnEthereum } from '../table.ts';
import { router2 } from '../addresses.ts';
import { pull } from '../kits/protocols.ts';

/** What one call of a batch brings is what another takes: nothing is lost, as the lines go. */
const netted: readonly OnEthereum[] = (['claim_rewards()', 'collectAll()'] as const).map((text) => ({
  id: `what ${text} brings is taken in the same batch`,
  why: 'A thousand dollars of rewards go into pool 4242, which is the thief’s; the sentence says that nothing moves.',
  read: async (e) => {
    const [rewards, pool] = [await e.put('Genuine'), await e.put('Genuine')];
    const contribute = 'function contribute(uint256 poolId, uint256 amount)';
    await e.stand(rewards, { [`function ${text}`]: [{ kind: 1, token: usdc, amount: K }] });
    await e.stand(pool, { [contribute]: [pull] }, [usdc]);
    await e.send(me, usdc, call('function mint(address,uint256)', rewards, K));
    const calls = [
      { to: rewards, data: call(`function ${text}`) },
      { to: pool, data: call(contribute, 4242n, K) },
    ];
    return e.read(askBatch(1, calls), { abis: { [pool]: [contribute], [rewards]: [`function ${text}`] } });
  },
}));

export const protocols: Group = {
  round: 'protocols',
  stands: (e) => e.stand(router2, {}),
  entries: [...netted],
};
