import { pad } from 'viem';
import { cctp, inbox } from '../addresses.ts';
import { me, usdc } from '../ground.ts';
import { E18, K, one } from '../oneCall.ts';
import { control, type Group } from '../table.ts';

export const twins: Group = {
  round: 'twin',
  entries: [
    control(
      one(
        'CCTP: to oneself',
        'A thousand dollars are burned here for the same account on Base.',
        cctp,
        'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken) returns (uint64)',
        [K, 6, pad(me), usdc],
        { ops: [{ kind: 0, token: usdc, amount: K }] },
      ),
    ),
    control(
      one(
        'Arbitrum: coins for oneself',
        'They arrive at the same account.',
        inbox,
        'function depositEth() payable returns (uint256)',
        [],
        { value: E18 },
      ),
    ),
  ],
};
