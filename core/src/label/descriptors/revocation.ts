import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { solidity } from '../../world/solidity.ts';
import { type Known } from '../../model/known.ts';
import { answeredBy, valueAnswered } from '../../world/rpc.ts';
import type { Questions, RpcAnswer } from '../../world/world.ts';
import { easDomain } from '../erc7730/document/readAttestation.ts';

const abi = parseAbi([solidity.getRevokeOffchain]);

/**
 * The question to a node of Ethereum whether an auditor took back an attestation that is kept off the chain (ERC-8176,
 * "Verifying an Attestation", step 6). Only what the auditor did counts: someone else's revocation is not one.
 */
export function revocationCall({
  auditor,
  uid,
}: Readonly<{ auditor: Address; uid: Hex }>): Questions['rpc']['ask'] {
  const data = encodeFunctionData({ abi, functionName: 'getRevokeOffchain', args: [auditor, uid] });
  const to = easDomain.verifyingContract;
  return { chainId: easDomain.chainId, method: 'eth_call', params: [{ to, data }, 'latest'] };
}

/** When it was taken back, in seconds since the epoch: 0 for never. A node without the contract says nothing. */
export function revocationIn(answer: Known<RpcAnswer>): Known<bigint> {
  const read = answeredBy(answer, secondsIn);
  return valueAnswered(read);
}

function secondsIn(it: unknown): bigint | undefined {
  return typeof it === 'string' && /^0x0{48}[0-9a-f]{16}$/i.test(it) ? BigInt(it) : undefined;
}
