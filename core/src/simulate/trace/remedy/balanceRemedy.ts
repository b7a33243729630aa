import { encodeFunctionData, parseAbi } from 'viem';
import { solidity } from '../../../world/solidity.ts';
import { type ReadAt, chainRead } from '../../../world/chainRead.ts';
import { tokenFacts } from '../../../label/tokens/tokenFacts.ts';
import { uint } from '../../../world/returned.ts';
import { toldAtPin } from '../../../world/provenance.ts';
import type { Failure, Remedy } from './failure.ts';
import { amountOf, fact, says } from './said.ts';
import type { TokenCall } from './tokenCall.ts';

/** That the owner holds too little; of others than the user (`isOwn` false) only what is sure. */
export async function balanceRemedy(
  { error, block, from }: Failure,
  { token, owner, amount }: TokenCall,
  isOwn: boolean,
  at: ReadAt,
): Promise<Remedy | undefined> {
  const read = await chainRead(at, token, encodeFunctionData({ abi, args: [owner] }), uint);
  if (read.s !== 'known' || read.v.value >= amount) return undefined;
  const have = read.v.value;
  const isSure = says(error, 'ERC20InsufficientBalance(address,uint256,uint256)', [owner, have, amount]);
  if (!isOwn && !isSure) return undefined;
  const asset = { kind: 'token', chainId: block.chainId, address: token } as const;
  return {
    says: {
      id: 'passes.balance',
      args: {
        how: isSure ? 'sure' : 'likely',
        account: 'revert.account',
        have: 'revert.have',
        need: 'revert.need',
      },
    },
    facts: [
      fact('account', { kind: 'address', address: owner }, from),
      fact('have', amountOf(have, asset), [toldAtPin(block, read.v.endpoint)]),
      fact('need', amountOf(amount, asset), from),
      ...(await tokenFacts(at, token)).facts,
    ],
  };
}

const abi = parseAbi([solidity.balanceOf]);
