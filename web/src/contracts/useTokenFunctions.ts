import { erc20Abi, type Abi, type Address } from 'viem';
import { knownTokens, practiceTokens } from '../data/held/knownTokens.ts';
import { useTokens } from '../data/own/tokens.ts';
import type { Network } from '../data/networks/parseConfig.ts';
import { isSame } from '../names/accountKinds.ts';
import { usePracticeInfo } from '../names/usePracticeInfo.ts';

const functions: Abi = erc20Abi.filter(({ type }) => type === 'function');

/** The functions that every ERC-20 token has, of a contract that is known here as one; undefined of any other. */
export function useTokenFunctions(network: Network, address: Address): Abi | undefined {
  const rows = useTokens();
  const practice = practiceTokens(usePracticeInfo(network.practice));
  const isToken = knownTokens(network.chainId, { rows, practice }).some(
    (it) => it.kind === 'token' && isSame(it.address, address),
  );
  return isToken ? functions : undefined;
}
