/**
 * Every host besides the networks' nodes that this page may ever ask, and the user's switch for it. Nothing outside is
 * fetched that is not listed here. Its name and what it learns are in `sourceWords.ts`.
 */
import { openSetting, useSetting } from '../base/setting.ts';
import { isRecord, recordOf } from '../base/shapes.ts';

export type SourceId =
  | 'ens'
  | 'ensGateways'
  | 'ipfs'
  | 'arweave'
  | 'avatars'
  | 'sourcify'
  | 'blockscout'
  | 'etherscan'
  | 'signatures'
  | 'descriptors'
  | 'phishingSites'
  | 'scamDatabase'
  | 'tokenList'
  | 'prices'
  | 'safeService'
  | 'priceHost'
  | 'walletConnect'
  | 'assistant';

export type Source = Readonly<{
  id: SourceId;
  /** Where it is asked, and the user may put another address; empty where the user, a contract or another setting names the host. */
  url: string;
  /** Whether it is on until the user says otherwise. */
  standard: boolean;
  /** The user names its host: it is asked nowhere until they do. */
  isNamed: boolean;
}>;

export const sources: readonly Source[] = [
  source('ens', '', true),
  source('ensGateways', '', true),
  source('ipfs', 'https://ipfs.io', true),
  source('arweave', 'https://arweave.net', true),
  source('avatars', '', true),
  source('sourcify', 'https://sourcify.dev/server', true),
  source('blockscout', 'https://api.blockscout.com'),
  source('etherscan', 'https://api.etherscan.io'),
  source('signatures', 'https://api.4byte.sourcify.dev/signature-database', true),
  source(
    'descriptors',
    'https://raw.githubusercontent.com/ethereum/clear-signing-erc7730-registry/master',
    true,
  ),
  source(
    'phishingSites',
    'https://raw.githubusercontent.com/MetaMask/eth-phishing-detect/main/src/config.json',
  ),
  source('scamDatabase', 'https://raw.githubusercontent.com/scamsniffer/scam-database/main/blacklist'),
  source('tokenList', 'https://tokens.uniswap.org'),
  source('prices'),
  source('safeService', 'https://api.safe.global/tx-service'),
  source('priceHost', '', false, true),
  source('walletConnect', 'wss://relay.walletconnect.org'),
  source('assistant'),
];

type Choices = Readonly<{ on: Readonly<Record<string, boolean>>; urls: Readonly<Record<string, string>> }>;

/** Which sources the user switched, and the addresses put instead of ours. */
export const sourceChoices = openSetting<Choices>({
  name: 'sources',
  schema: (it) => {
    if (!isRecord(it)) return undefined;
    const on = recordOf(it.on, (each) => typeof each === 'boolean');
    const urls = recordOf(it.urls, (each) => typeof each === 'string');
    return on && urls && { on, urls };
  },
  standard: { on: {}, urls: {} },
});

/** Whether a source may be asked. */
export function isOn(id: SourceId, choices = sourceChoices.get()): boolean {
  return Object.hasOwn(choices.on, id) ? choices.on[id] === true : sourceOf(id).standard;
}

/** Where a source is asked: the user's own address for it, else ours. */
export function urlOf(id: SourceId, choices = sourceChoices.get()): string {
  const { url, isNamed } = sourceOf(id);
  const own = Object.hasOwn(choices.urls, id) ? choices.urls[id] : undefined;
  return (url || isNamed) && own ? own : url;
}

export function switchSource(id: SourceId, on: boolean): void {
  const choices = sourceChoices.get();
  sourceChoices.set({ ...choices, on: { ...choices.on, [id]: on } });
}

export function replaceUrl(id: SourceId, url: string): void {
  const choices = sourceChoices.get();
  sourceChoices.set({ ...choices, urls: { ...choices.urls, [id]: url } });
}

/** Whether a source may be asked, as it is now. */
export function useIsOn(id: SourceId): boolean {
  return isOn(id, useSetting(sourceChoices));
}

/** Forgets what was chosen for a source: it is asked, or not, where and as it was from the start. */
export function backToStandard(id: SourceId): void {
  const { on, urls } = sourceChoices.get();
  const others = <T>(of: Record<string, T>) =>
    Object.fromEntries(Object.entries(of).filter(([key]) => key !== id));
  sourceChoices.set({ on: others(on), urls: others(urls) });
}

function sourceOf(id: SourceId): Source {
  const source = sources.find((it) => it.id === id);
  if (!source) throw new Error(id);
  return source;
}

function source(id: SourceId, url = '', standard = false, isNamed = false): Source {
  return { id, url, standard, isNamed };
}
