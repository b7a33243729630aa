import * as words from '@readback/phrases/words/web/wallet/practice/refusals.ts';
import { isTyped } from './errors.ts';
import type { KnownChain, Memory } from './memory.ts';
import { invalid } from './refusals.ts';

/** The chains the practice wallet knows: its own, and those it was told of. */
export function chainsOf(home: KnownChain, memory: Memory) {
  const known = (chainId: number): KnownChain | undefined =>
    chainId === home.chainId ? home : memory.recall().added.find((it) => it.chainId === chainId);
  return {
    known,
    current: (): KnownChain => known(memory.recall().chainId) ?? home,
    add: (chain: KnownChain): void =>
      memory.keep({ added: [...memory.recall().added.filter((it) => it.chainId !== chain.chainId), chain] }),
  };
}

/** The chain id of `wallet_switchEthereumChain` (EIP-3326). */
export function switchParam([param]: readonly unknown[]): number {
  return chainIdIn(param);
}

/** The chain of `wallet_addEthereumChain` (EIP-3085). Only nodes at this page's own origin are taken. */
export function toldChain([param]: readonly unknown[], origin: string = location.origin): KnownChain {
  const chainId = chainIdIn(param);
  const { chainName, rpcUrls } = isTyped(param) ? param : {};
  const rpc: unknown = Array.isArray(rpcUrls) ? rpcUrls[0] : undefined;
  if (typeof chainName !== 'string' || chainName === '') throw invalid(words.params.noName);
  if (typeof rpc !== 'string' || !URL.canParse(rpc)) throw invalid(words.params.noNode);
  if (new URL(rpc).origin !== origin) throw invalid(words.params.otherHost);
  return { chainId, name: chainName.slice(0, 60), rpc };
}

function chainIdIn(param: unknown): number {
  const id = isTyped(param) ? param['chainId'] : undefined;
  if (typeof id !== 'string' || !/^0x[1-9a-f][0-9a-f]{0,12}$/i.test(id))
    throw invalid(words.params.noChainId);
  return Number(id);
}
