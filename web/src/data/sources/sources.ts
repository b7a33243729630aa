/**
 * Every host besides the networks' nodes that this page may ever ask, and the user's switch for it. Nothing outside is
 * fetched that is not listed here. What each learns is in `sourceWords.ts`.
 */
import * as words from '@readback/phrases/words/web/data/sources.ts';
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
  name: string;
  /** Where it is asked, and the user may put another address; empty where the user, a contract or another setting names the host. */
  url: string;
  /** Whether it is on until the user says otherwise. */
  standard: boolean;
  /** The user names its host: it is asked nowhere until they do. */
  isNamed?: true;
}>;

export const sources: readonly Source[] = [
  {
    id: 'ens',
    name: words.ens,
    url: '',
    standard: true,
  },
  {
    id: 'ensGateways',
    name: words.ensGateways,
    url: '',
    standard: true,
  },
  {
    id: 'ipfs',
    name: words.ipfs,
    url: 'https://ipfs.io',
    standard: true,
  },
  {
    id: 'arweave',
    name: words.arweave,
    url: 'https://arweave.net',
    standard: true,
  },
  {
    id: 'avatars',
    name: words.avatars,
    url: '',
    standard: true,
  },
  {
    id: 'sourcify',
    name: words.sourcify,
    url: 'https://sourcify.dev/server',
    standard: true,
  },
  {
    id: 'blockscout',
    name: words.blockscout,
    url: 'https://api.blockscout.com',
    standard: false,
  },
  {
    id: 'etherscan',
    name: words.etherscan,
    url: 'https://api.etherscan.io',
    standard: false,
  },
  {
    id: 'signatures',
    name: words.signatures,
    url: 'https://api.4byte.sourcify.dev/signature-database',
    standard: true,
  },
  {
    id: 'descriptors',
    name: words.descriptors,
    url: 'https://raw.githubusercontent.com/ethereum/clear-signing-erc7730-registry/master',
    standard: true,
  },
  {
    id: 'phishingSites',
    name: words.phishingSites,
    url: 'https://raw.githubusercontent.com/MetaMask/eth-phishing-detect/main/src/config.json',
    standard: false,
  },
  {
    id: 'scamDatabase',
    name: words.scamDatabase,
    url: 'https://raw.githubusercontent.com/scamsniffer/scam-database/main/blacklist',
    standard: false,
  },
  {
    id: 'tokenList',
    name: words.tokenList,
    url: 'https://tokens.uniswap.org',
    standard: false,
  },
  {
    id: 'prices',
    name: words.prices,
    url: '',
    standard: false,
  },
  {
    id: 'safeService',
    name: words.safeService,
    url: 'https://api.safe.global/tx-service',
    standard: false,
  },
  {
    id: 'priceHost',
    name: words.priceHost,
    url: '',
    standard: false,
    isNamed: true,
  },
  {
    id: 'walletConnect',
    name: words.walletConnect,
    url: 'wss://relay.walletconnect.org',
    standard: false,
  },
  {
    id: 'assistant',
    name: words.assistant,
    url: '',
    standard: false,
  },
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
  if (!source) throw new Error(`No source is called ${id}.`);
  return source;
}
