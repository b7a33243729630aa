import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import { solidity } from '../../../world/solidity.ts';
import { type ReadAt, chainRead } from '../../../world/chainRead.ts';
import { tokenFacts } from '../../../label/tokens/tokenFacts.ts';
import { wordsInData } from '../../../world/returned.ts';
import type { Check } from '../../../world/schema.ts';
import { toldAtPin } from '../../../world/provenance.ts';
import { permit2 } from '../../../effects/read.ts';
import type { Cause } from './causes.ts';
import type { Failure, Remedy } from './failure.ts';
import { amountOf, fact, says } from './said.ts';
import type { TokenCall } from './tokenCall.ts';

/** That the spender may take too little, by the token or by Permit2, or that its time at Permit2 is over. */
export async function allowanceRemedy(
  { error, block, from }: Failure,
  call: TokenCall,
  cause: Cause | undefined,
  at: ReadAt,
): Promise<Remedy | undefined> {
  const { token, spender, amount, through } = call;
  const read = await chainRead(at, through === 'token' ? token : permit2, allowanceInput(call), words);
  if (read.s !== 'known') return undefined;
  const [have, until] = read.v.value;
  const told = [toldAtPin(block, read.v.endpoint)];
  const who = fact('spender', { kind: 'address', address: spender }, from);
  const isOver = through === 'permit2' && until !== undefined && until > 0n && until < block.timestamp;
  if (isOver && cause !== 'allowance') {
    const how = says(error, 'AllowanceExpired(uint256)', [until]) ? 'sure' : 'likely';
    return {
      says: { id: 'passes.allowanceEnded', args: { how, spender: 'revert.spender', ended: 'revert.ended' } },
      facts: [who, fact('ended', { kind: 'time', seconds: until }, told)],
    };
  }
  // What was never allowed at Permit2 ended at zero, by its error.
  const isNever = through === 'permit2' && until === 0n;
  if (have === undefined || have >= amount || (cause === 'allowanceEnded' && !isNever)) return undefined;
  const isSure =
    through === 'token'
      ? says(error, 'ERC20InsufficientAllowance(address,uint256,uint256)', [spender, have, amount])
      : says(error, 'InsufficientAllowance(uint256)', [have]) ||
        (isNever && says(error, 'AllowanceExpired(uint256)', [0n]));
  const asset = { kind: 'token', chainId: block.chainId, address: token } as const;
  return {
    says: {
      id: 'passes.allowance',
      args: {
        how: isSure ? 'sure' : 'likely',
        spender: 'revert.spender',
        have: 'revert.have',
        need: 'revert.need',
        by: through,
      },
    },
    facts: [
      who,
      fact('have', amountOf(have, asset), told),
      fact('need', amountOf(amount, asset), from),
      ...(await tokenFacts(at, token)).facts,
    ],
  };
}

const ofToken = parseAbi([solidity.allowance]);
const ofPermit2 = parseAbi([solidity.permit2Allowance]);

/** By Permit2 the first word is how much, the second until when (seconds). */
function allowanceInput({ through, owner, token, spender }: TokenCall): Hex {
  return through === 'token'
    ? encodeFunctionData({ abi: ofToken, args: [owner, spender] })
    : encodeFunctionData({ abi: ofPermit2, args: [owner, token, spender] });
}

const words: Check<readonly bigint[]> = (it) => wordsInData(it, 1) ?? wordsInData(it, 3);
