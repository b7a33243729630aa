import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/data/networks/ownNetwork.ts';
import { errorText } from '@readback/phrases/problemText.ts';
import { chainInfo } from '@readback/core/world/chains.ts';
import type { Network } from './parseConfig.ts';
import { isPracticeId } from './allNetworks.ts';
import type { OwnNetwork } from './choices.ts';
import { readNodeUrl } from '../base/nodeUrl.ts';
import { isOthersName } from './othersName.ts';
import './nameJudges.ts';
import { isPlainName, mostName, mostSymbol } from './plainName.ts';

/** A network as it is typed. */
export type NetworkDraft = Readonly<{
  chainId: string;
  name: string;
  symbol: string;
  rpc: string;
  explorer: string;
}>;

export const emptyNetwork: NetworkDraft = { chainId: '', name: '', symbol: '', rpc: '', explorer: '' };

/** What is wrong with each field that something is wrong with. */
export type NetworkProblems = Readonly<Partial<Record<keyof NetworkDraft, string>>>;

/**
 * The network that was typed, or what is wrong with it. `networks` are all that the page has, also those that are
 * turned off. Of a chain that the engine knows, its own name and symbol are taken: sentences use them.
 */
export function readOwnNetwork(
  draft: NetworkDraft,
  networks: readonly Network[],
): Readonly<{ network: OwnNetwork }> | Readonly<{ problems: NetworkProblems }> {
  const chainId = chainIdIn(draft.chainId);
  const known = typeof chainId === 'number' ? chainInfo(chainId) : undefined;
  // A development chain is called as its owner calls it: only the host's is the practice chain.
  const isNamed = typeof chainId === 'number' && !isPracticeId(chainId);
  const name = (isNamed ? known?.name : undefined) ?? draft.name.trim();
  const symbol = known?.symbol ?? draft.symbol.trim();
  const rpc = readNodeUrl(draft.rpc);
  const explorer = draft.explorer.trim() === '' ? undefined : readNodeUrl(draft.explorer);
  const problems: Partial<Record<keyof NetworkDraft, string | undefined>> = {
    chainId: typeof chainId === 'string' ? chainId : taken(chainId, networks),
    name: nameProblem(name, chainId, networks),
    symbol: isPlainName(symbol, mostSymbol) ? undefined : symbolSentence(symbol),
    rpc: rpc.ok ? undefined : errorText(rpc.error),
    explorer: explorer === undefined || explorer.ok ? undefined : words.explorer,
  };
  const wrong = Object.entries(problems).filter(([, it]) => it !== undefined);
  if (wrong.length > 0 || typeof chainId === 'string' || !rpc.ok) {
    return { problems: Object.fromEntries(wrong) };
  }
  const network = { chainId, name, symbol, rpc: rpc.value };
  return { network: explorer?.ok ? { ...network, explorer: explorer.value } : network };
}

/** The number, or the sentence that says why it is not one. */
function chainIdIn(text: string): number | string {
  const trimmed = text.trim();
  if (trimmed === '') return words.noChainId;
  if (!/^(\d{1,16}|0x[0-9a-f]{1,13})$/i.test(trimmed)) return words.notChainId;
  const id = Number(trimmed);
  return Number.isSafeInteger(id) && id > 0 ? id : words.zeroChainId;
}

function taken(chainId: number, networks: readonly Network[]): string | undefined {
  const other = networks.find((it) => it.chainId === chainId && !it.practice);
  return other && fill(words.taken, { name: other.name });
}

function nameProblem(
  name: string,
  chainId: number | string,
  networks: readonly Network[],
): string | undefined {
  if (name === '') return words.noName;
  if (name.length > mostName) return fill(words.longName, { count: mostName });
  if (!isPlainName(name, mostName)) return words.oddName;
  const id = typeof chainId === 'number' ? chainId : 0;
  return isOthersName({ chainId: id, name }, networks) ? words.othersName : undefined;
}

function symbolSentence(symbol: string): string {
  if (symbol === '') return words.noSymbol;
  return symbol.length > mostSymbol ? fill(words.longSymbol, { count: mostSymbol }) : words.oddSymbol;
}
