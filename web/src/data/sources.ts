/**
 * Every host besides the networks' nodes that this page may ever ask, what it learns by being asked, and the user's
 * switch for it. Nothing outside is fetched that is not listed here.
 */
import * as v from 'valibot';
import { openSetting, useSetting } from './setting.ts';

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
  | 'tokenList'
  | 'walletConnect'
  | 'assistant';

export type Source = Readonly<{
  id: SourceId;
  name: string;
  /** Where it is asked; empty where the user, a contract or another setting names the host. */
  url: string;
  /** What the source learns, in one sentence. */
  told: string;
  /** When it is asked, in one sentence. */
  asked: string;
  /** What the page does without it, in one sentence. */
  without: string;
  /** Whether it is on until the user says otherwise. */
  standard: boolean;
  /** Whether the user may put another address in the place of `url`. */
  replaceable: boolean;
}>;

export const sources: readonly Source[] = [
  {
    id: 'ens',
    name: 'ENS',
    url: '',
    told: 'The node of Ethereum (or of the practice chain) learns which addresses and names are looked up.',
    asked: 'When an address is shown and that network is in use, and when you type a name.',
    without: 'Addresses stand without their ENS names, and a name typed as a receiver cannot be resolved.',
    standard: true,
    replaceable: false,
  },
  {
    id: 'ensGateways',
    name: 'ENS gateways',
    url: '',
    told: 'The gateway that a name says learns the name or address that is looked up.',
    asked:
      'When a name that you typed, or that of one of your own or saved addresses, lives off the chain (ERC-3668), and you let the page reach that host.',
    without: 'Names that live off the chain cannot be resolved.',
    standard: true,
    replaceable: false,
  },
  {
    id: 'ipfs',
    name: 'IPFS gateway',
    url: 'https://ipfs.io',
    told: 'The gateway learns which picture is loaded.',
    asked: 'When an avatar of one of your own or saved addresses lies on IPFS, or you ask for one.',
    without: 'Avatars on IPFS are not shown; each address keeps the picture that is drawn from its digits.',
    standard: true,
    replaceable: true,
  },
  {
    id: 'arweave',
    name: 'Arweave gateway',
    url: 'https://arweave.net',
    told: 'The gateway learns which picture is loaded.',
    asked: 'When an avatar of one of your own or saved addresses lies on Arweave, or you ask for one.',
    without:
      'Avatars on Arweave are not shown; each address keeps the picture that is drawn from its digits.',
    standard: true,
    replaceable: true,
  },
  {
    id: 'avatars',
    name: 'Avatar hosts',
    url: '',
    told: 'The host that a name says learns that somebody looks at its picture.',
    asked: 'When an avatar of one of your own or saved addresses lies there, or you ask for one.',
    without:
      'Avatars on web hosts are not shown; each address keeps the picture that is drawn from its digits.',
    standard: true,
    replaceable: false,
  },
  {
    id: 'sourcify',
    name: 'Sourcify',
    url: 'https://sourcify.dev/server',
    told: 'Sourcify learns the chain and the address of the contract; of a proxy, that of its implementation.',
    asked:
      'When you open a contract, or a Review that calls a function which nobody here knows, unless its ABI is kept here.',
    without:
      'An ABI is not found by itself: paste one, or write the function in one line. Calls of unknown functions stay unread.',
    standard: true,
    replaceable: true,
  },
  {
    id: 'blockscout',
    name: 'Blockscout',
    url: 'https://api.blockscout.com',
    told: 'Blockscout learns the chain and the address of the contract (of a proxy, that of its implementation), and by your key that it is you.',
    asked:
      'When you gave a key and open a Review that calls a function which neither this page nor Sourcify knows.',
    without: 'Contracts that are verified only there stay unread.',
    standard: false,
    replaceable: true,
  },
  {
    id: 'etherscan',
    name: 'Etherscan',
    url: 'https://api.etherscan.io',
    told: 'Etherscan learns the chain and the address of the contract (of a proxy, that of its implementation), and by your key that it is you.',
    asked:
      'When you gave a key and open a Review that calls a function which none of the sources above knows.',
    without: 'Contracts that are verified only there stay unread.',
    standard: false,
    replaceable: true,
  },
  {
    id: 'signatures',
    name: 'Signature database',
    url: 'https://api.4byte.sourcify.dev/signature-database',
    told: 'The database learns the first four bytes of the call, and neither the contract nor what is sent.',
    asked: 'When you open a Review that calls a function which no source of verified contracts has.',
    without: 'Such a call stays bytes: no name is guessed for it. A guess never counts as read.',
    standard: true,
    replaceable: true,
  },
  {
    id: 'descriptors',
    name: 'Registry of descriptions',
    url: 'https://raw.githubusercontent.com/ethereum/clear-signing-erc7730-registry/master',
    told: 'The host learns which project’s descriptions (ERC-7730) are read, and neither your account nor what is sent.',
    asked:
      'When you open a Review on a network that is enabled here. The list of contracts is read first, then only the files that name yours.',
    without:
      'What contracts say of their own functions is not shown beside the steps. The steps stay the same.',
    standard: true,
    replaceable: true,
  },
  {
    id: 'tokenList',
    name: 'Token list',
    url: 'https://tokens.uniswap.org',
    told: 'The list’s host learns that somebody loads the list, and nothing of your accounts.',
    asked: 'When you switch it on and open Accounts, at most once a day.',
    without: 'Accounts shows the tokens that your own activity or you named.',
    standard: false,
    replaceable: true,
  },
  {
    id: 'walletConnect',
    name: 'WalletConnect relay',
    url: 'wss://relay.walletconnect.org',
    told: 'The relay learns your project id, the address of this page, your kind of browser, your network address, and when messages pass. The messages are sealed; what the wallet tells the relay is the wallet’s own matter.',
    asked: 'When you connect a wallet with WalletConnect, and until you disconnect it.',
    without: 'Wallets on another device cannot be connected; those in this browser can.',
    standard: false,
    replaceable: true,
  },
  {
    id: 'assistant',
    name: 'Assistant',
    url: '',
    told: 'The provider that you choose learns your network address and what “What is sent” shows: which kinds of facts a readback has, and no account, name or amount.',
    asked: 'When you press Explain on a Review, or Test in Settings.',
    without: 'Nothing is explained by a model. Readbacks and verdicts are the same without it.',
    standard: false,
    replaceable: false,
  },
];

const schema = v.object({
  on: v.record(v.string(), v.boolean()),
  urls: v.record(v.string(), v.string()),
});

/** Which sources the user switched, and the addresses put in the place of ours. */
export const sourceChoices = openSetting({ name: 'sources', schema, standard: { on: {}, urls: {} } });

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
