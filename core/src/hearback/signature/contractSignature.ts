/** Questions to a contract about a signature, all on one state of its chain. */
import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  type Hex,
  parseAbi,
} from 'viem';
import { solidity } from '../../world/solidity.ts';
import { isUnanswered, type Known, known, unknown } from '../../model/known.ts';
import { ordinary, refusedBy } from '../../world/rpc.ts';
import { hexBytes } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';

/** A signature, whose it is said to be, and the state on which that account is asked. */
export type SignatureAt = Readonly<{
  chainId: number;
  block: 'latest' | Readonly<{ blockHash: Hex }>;
  account: Address;
  digest: Hex;
  signature: Hex;
}>;

/** Whether the account is a contract, or lends its voice to one (EIP-7702). */
export async function hasCode(
  at: Pick<SignatureAt, 'chainId' | 'block' | 'account'>,
  world: World,
  signal: AbortSignal,
): Promise<Known<boolean>> {
  const answer = await ask(at, 'eth_getCode', [at.account], world, signal);
  if (answer.s !== 'known') return answer;
  return answer.v === 'reverted' ? unknown('refused') : known(answer.v !== '0x');
}

/**
 * Whether the contract accepts the signature: ERC-1271, `isValidSignature(bytes32,bytes)` with the value 0x1626ba7e,
 * or its older form, `isValidSignature(bytes,bytes)` with 0x20c13b0b. One that reverts does not accept it.
 */
export async function acceptedByContract(
  at: SignatureAt,
  form: 'bytes32' | 'bytes',
  world: World,
  signal: AbortSignal,
): Promise<Known<boolean>> {
  const data = encodeFunctionData({ abi: abis[form], args: [at.digest, at.signature] });
  const answer = await ask(at, 'eth_call', [{ to: at.account, data }], world, signal);
  return answer.s === 'known' ? known(answer.v === magic[form]) : answer;
}

/**
 * Whether a contract that may not stand yet accepts the signature (ERC-6492). The validator of the standard is run as
 * a contract creation that never happens: it deploys the account if it must, asks it, and leaves no trace.
 */
export async function acceptedOnceDeployed(
  at: SignatureAt,
  world: World,
  signal: AbortSignal,
): Promise<Known<boolean>> {
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [at.account, at.digest, at.signature],
  });
  const answer = await ask(at, 'eth_call', [{ data }], world, signal);
  return answer.s === 'known' ? known(answer.v === '0x01') : answer;
}

const abis = {
  bytes32: parseAbi([solidity.isValidSignature]),
  bytes: parseAbi([solidity.isValidSignatureOfBytes]),
} as const;

const magic = { bytes32: word('1626ba7e'), bytes: word('20c13b0b') } as const;

function word(start: string): Hex {
  return `0x${start.padEnd(64, '0')}`;
}

/** A node that fails is unknown; only a call that fails by itself is an answer. */
async function ask(
  { chainId, block }: Pick<SignatureAt, 'chainId' | 'block'>,
  method: 'eth_getCode' | 'eth_call',
  params: readonly unknown[],
  world: World,
  signal: AbortSignal,
): Promise<Known<Hex | 'reverted'>> {
  const question = { chainId, method, params: [...params, block] };
  const answer = await world.ask('rpc', question, ordinary(signal));
  if (answer.s !== 'known') return answer;
  const { endpoint } = answer.v;
  if ('error' in answer.v) {
    const refused = refusedBy(answer.v.error, endpoint);
    return method === 'eth_call' && isUnanswered(refused) ? known('reverted') : refused;
  }
  const bytes = hexBytes(answer.v.result);
  return bytes === undefined ? unknown('malformed', endpoint) : known(bytes);
}
