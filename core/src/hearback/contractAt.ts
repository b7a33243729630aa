/** Questions to a contract about a signature, all on the state of one block. */
import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  type Hex,
  parseAbi,
} from 'viem';
import { type Known, known, unknown } from '../model/known.ts';
import { isUnsupported, ordinary } from '../world/rpc.ts';
import { hexBytes } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import type { AtBlock } from './verifySignature.ts';

type Place = Readonly<{ account: Address; digest: Hex; signature: Hex; at: AtBlock }>;

/** Whether the account is a contract, or lends its voice to one (EIP-7702). */
export async function hasCode(
  { account, at }: Place,
  world: World,
  signal: AbortSignal,
): Promise<Known<boolean>> {
  const answer = await ask('eth_getCode', [account], at, world, signal);
  if (answer.s !== 'known') return answer;
  if (answer.v === 'reverted') return unknown('refused', at.endpoint);
  return known(answer.v !== '0x');
}

/**
 * Whether the contract accepts the signature: ERC-1271, `isValidSignature(bytes32,bytes)` with the value 0x1626ba7e,
 * or its older form, `isValidSignature(bytes,bytes)` with 0x20c13b0b. One that reverts does not accept it.
 */
export async function acceptedByContract(
  { account, digest, signature, at }: Place,
  form: 'bytes32' | 'bytes',
  world: World,
  signal: AbortSignal,
): Promise<Known<boolean>> {
  const data = encodeFunctionData({ abi: abis[form], args: [digest, signature] });
  const answer = await ask('eth_call', [{ to: account, data }], at, world, signal);
  return answer.s === 'known' ? known(answer.v === magic[form]) : answer;
}

/**
 * Whether a contract that may not stand yet accepts the signature (ERC-6492). The validator of the standard is run as
 * a contract creation that never happens: it deploys the account if it must, asks it, and leaves no trace.
 */
export async function acceptedOnceDeployed(
  { account, digest, signature, at }: Place,
  world: World,
  signal: AbortSignal,
): Promise<Known<boolean>> {
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [account, digest, signature],
  });
  const answer = await ask('eth_call', [{ data }], at, world, signal);
  return answer.s === 'known' ? known(answer.v === '0x01') : answer;
}

const abis = {
  bytes32: parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']),
  bytes: parseAbi(['function isValidSignature(bytes data, bytes signature) view returns (bytes4)']),
} as const;

const magic = { bytes32: word('1626ba7e'), bytes: word('20c13b0b') } as const;

function word(start: string): Hex {
  return `0x${start.padEnd(64, '0')}`;
}

async function ask(
  method: string,
  params: readonly unknown[],
  { chainId, hash, endpoint }: AtBlock,
  world: World,
  signal: AbortSignal,
): Promise<Known<Hex | 'reverted'>> {
  const question = { chainId, method, params: [...params, { blockHash: hash }] };
  const answer = await world.ask('rpc', question, ordinary(signal));
  if (answer.s !== 'known') return answer;
  if ('error' in answer.v) {
    const reverted = method === 'eth_call' && isRevert(answer.v.error);
    return reverted
      ? known('reverted')
      : unknown(isUnsupported(answer.v.error) ? 'unsupported' : 'refused', endpoint);
  }
  const bytes = hexBytes(answer.v.result);
  return bytes === undefined ? unknown('malformed', endpoint) : known(bytes);
}

/** Nodes say in code 3 (EIP-1474) or only in words that the call itself failed, which is an answer. */
function isRevert({ code, message }: { code: number; message: string }): boolean {
  return code === 3 || /revert|invalid opcode|out of gas|stack|invalid jump/i.test(message.slice(0, 300));
}
