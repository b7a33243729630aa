import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { type Known, known, unknown } from '../model/known.ts';
import { ordinary } from '../world/rpc.ts';
import { hexBytes } from '../world/schema.ts';
import type { World } from '../world/world.ts';

/**
 * What the account itself says of a signature. `noContract`: there is no code that could accept anything. A
 * contract answers by ERC-1271; one that reverts or answers with anything else does not accept it.
 */
export async function askContract(
  question: { chainId: number; account: Address; digest: Hex; signature: Hex },
  world: World,
  signal: AbortSignal,
): Promise<Known<'accepted' | 'refused' | 'noContract'>> {
  const { chainId, account, digest, signature } = question;
  const data = encodeFunctionData({ abi, args: [digest, signature] });
  const bounds = ordinary(signal);
  const ask = (method: string, params: readonly unknown[]) =>
    world.ask('rpc', { chainId, method, params }, bounds);
  const [code, said] = await Promise.all([
    ask('eth_getCode', [account, 'latest']),
    ask('eth_call', [{ to: account, data }, 'latest']),
  ]);
  if (code.s !== 'known') return code;
  const bytes = 'result' in code.v ? hexBytes(code.v.result) : undefined;
  if (bytes === undefined) return unknown('malformed', code.v.endpoint);
  if (bytes === '0x') return known('noContract');
  if (said.s !== 'known') return said;
  if ('error' in said.v) return known('refused');
  return known(hexBytes(said.v.result)?.startsWith(accepted) === true ? 'accepted' : 'refused');
}

const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);

const accepted = '0x1626ba7e';
