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
  | 'priceHost'
  | 'walletConnect'
  | 'assistant';

export type Source = Readonly<{
  id: SourceId;
  name: string;
  /** Where it is asked; empty where the user, a contract or another setting names the host. */
  url: string;
  /** Whether it is on until the user says otherwise. */
  standard: boolean;
  /** Whether the user may put another address instead of `url`: with none there, it is asked nowhere until they do. */
  replaceable: boolean;
}>;

export const sources: readonly Source[] = [
  {
    id: 'ens',
    name: words.ens,
    url: '',
    standard: true,
    replaceable: false,
  },
  {
    id: 'ensGateways',
    name: words.ensGateways,
    url: '',
    standard: true,
    replaceable: false,
  },
  {
    id: 'ipfs',
    name: words.ipfs,
    url: 'https://ipfs.io',
    standard: true,
    replaceable: true,
  },
  {
    id: 'arweave',
    name: words.arweave,
    url: 'https://arweave.net',
    standard: true,
    replaceable: true,
  },
  {
    id: 'avatars',
    name: words.avatars,
    url: '',
    standard: true,
    replaceable: false,
  },
  {
    id: 'sourcify',
    name: words.sourcify,
    url: 'https://sourcify.dev/server',
    standard: true,
    replaceable: true,
  },
  {
    id: 'blockscout',
    name: words.blockscout,
    url: 'https://api.blockscout.com',
    standard: false,
    replaceable: true,
  },
  {
    id: 'etherscan',
    name: words.etherscan,
    url: 'https://api.etherscan.io',
    standard: false,
    replaceable: true,
  },
  {
    id: 'signatures',
    name: words.signatures,
    url: 'https://api.4byte.sourcify.dev/signature-database',
    standard: true,
    replaceable: true,
  },
  {
    id: 'descriptors',
    name: words.descriptors,
    url: 'https://raw.githubusercontent.com/ethereum/clear-signing-erc7730-registry/master',
    standard: true,
    replaceable: true,
  },
  {
    id: 'phishingSites',
    name: words.phishingSites,
    url: 'https://raw.githubusercontent.com/MetaMask/eth-phishing-detect/main/src/config.json',
    standard: false,
    replaceable: true,
  },
  {
    id: 'scamDatabase',
    name: words.scamDatabase,
    url: 'https://raw.githubusercontent.com/scamsniffer/scam-database/main/blacklist',
    standard: false,
    replaceable: true,
  },
  {
    id: 'tokenList',
    name: words.tokenList,
    url: 'https://tokens.uniswap.org',
    standard: false,
    replaceable: true,
  },
  {
    id: 'prices',
    name: words.prices,
    url: '',
    standard: false,
    replaceable: false,
  },
  {
    id: 'priceHost',
    name: words.priceHost,
    url: '',
    standard: false,
    replaceable: true,
  },
  {
    id: 'walletConnect',
    name: words.walletConnect,
    url: 'wss://relay.walletconnect.org',
    standard: false,
    replaceable: true,
  },
  {
    id: 'assistant',
    name: words.assistant,
    url: '',
    standard: false,
    replaceable: false,
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
  const { url, replaceable } = sourceOf(id);
  const own = Object.hasOwn(choices.urls, id) ? choices.urls[id] : undefined;
  return replaceable && own ? own : url;
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
