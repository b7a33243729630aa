import { router2 } from '../addresses.ts';
import { me, usdc } from '../ground.ts';
import { now, stands, typed } from '../kits/outside.ts';
import { K } from '../oneCall.ts';
import { type Group, loud } from '../table.ts';

export const twins: Group = {
  round: 'twin',
  stands,
  entries: [
    loud(
      'The dollar that stands here has no domain of its own, so that the form is not believed.',
      typed(
        'USDC: an allowance for the router',
        'A thousand dollars, for twenty minutes.',
        usdc,
        'USD Coin',
        '2',
        'Permit',
        'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline',
        { owner: me, spender: router2, value: K, nonce: 0n, deadline: BigInt(now + 1_200) },
      ),
    ),
  ],
};
