import type { PhraseId } from './phrase.ts';

/**
 * A way by which a request comes here. `words`: who asked, in a list. `isOfPage`: this page made the request, so no site
 * asks for it. `isOfUser`: the user brought it, and nothing says who asks for it.
 * `bringsWallet`: the wallet is in the page of whoever asks, which can make one up: no account is the user's because this
 * wallet says so. `asker`: who waits for the answer. `isFlight`: it is practiced with, and nobody's money is in it.
 */
type Way = Readonly<{
  words: PhraseId;
  isOfPage: boolean;
  isOfUser: boolean;
  bringsWallet?: true;
  asker?: Asker;
  isFlight?: true;
}> &
  (
    | Readonly<{ trust: 'sign' }>
    /** Only checked until the user makes it theirs. `control` says so; the others are what `chain.link` says of it. */
    | Readonly<{ trust: 'check'; control: PhraseId; says: PhraseId; why: PhraseId; remedy: PhraseId }>
  );

/** Who waits for an answer: what it is, and through what it is reached. */
type Asker = Readonly<{
  is: 'app' | 'site' | 'script';
  through: 'server' | 'extension' | 'frame' | 'relay';
}>;

/**
 * All ways in. What is not in this table is `unknown`, and so only checked: a record of another version may name one.
 */
export const ways = {
  form: { words: 'way.form', trust: 'sign', isOfPage: true, isOfUser: true },
  paste: { words: 'way.paste', trust: 'sign', isOfPage: false, isOfUser: true },
  link: {
    words: 'way.link',
    trust: 'check',
    isOfPage: false,
    isOfUser: false,
    control: 'control.link',
    says: 'chain.link.says',
    why: 'chain.link.why',
    remedy: 'chain.link.remedy',
  },
  /** A program on this machine, by the local JSON-RPC endpoint: whoever has its address is let in by the user. */
  script: {
    words: 'way.script',
    trust: 'sign',
    isOfPage: false,
    isOfUser: true,
    asker: { is: 'script', through: 'server' },
  },
  /** A site, by the browser extension, which learns from the browser which site it is. */
  extension: {
    words: 'way.extension',
    trust: 'sign',
    isOfPage: false,
    isOfUser: false,
    bringsWallet: true,
    asker: { is: 'site', through: 'extension' },
  },
  /** A dapp in a frame of this page: the browser says which site sent the message. */
  frame: {
    words: 'way.frame',
    trust: 'sign',
    isOfPage: false,
    isOfUser: false,
    asker: { is: 'site', through: 'frame' },
  },
  /** An app anywhere, through WalletConnect's relay: what it says of itself is verified by nobody here. */
  walletconnect: {
    words: 'way.walletconnect',
    trust: 'sign',
    isOfPage: false,
    isOfUser: false,
    asker: { is: 'app', through: 'relay' },
  },
  /** A flight of Flight school, on the practice chain. */
  school: { words: 'way.school', trust: 'sign', isOfPage: true, isOfUser: false, isFlight: true },
  unknown: {
    words: 'way.unknown',
    trust: 'check',
    isOfPage: false,
    isOfUser: false,
    control: 'control.unknownWay',
    says: 'chain.unknownWay.says',
    why: 'chain.unknownWay.why',
    remedy: 'chain.link.remedy',
  },
} as const satisfies Readonly<Record<string, Way>>;

export type Via = keyof typeof ways;

type KnownWay = (typeof ways)[Via];

/** The name of a way as the table has it: `unknown` for whatever is not in it. */
export function viaOf(via: unknown): Via {
  return typeof via === 'string' && Object.hasOwn(ways, via) ? (via as Via) : 'unknown';
}

/** What the table says of a way, also of one that is not in it. */
export function wayOf(via: unknown): KnownWay {
  return ways[viaOf(via)];
}

type Came = Readonly<{ origin: Readonly<{ via: string; madeMine?: boolean }> }>;

/** Whether the wallet is in the page of whoever asks, and so vouches for nothing. */
export function bringsWallet({ origin }: Came): boolean {
  const way = wayOf(origin.via);
  return 'bringsWallet' in way;
}

/** Who waits for the answer to a request that came by this way; undefined where nobody does. */
export function askerOf(via: unknown): Asker | undefined {
  const way = wayOf(via);
  return 'asker' in way ? way.asker : undefined;
}

/** Whether a request is of a flight of Flight school. */
export function isFlight({ origin }: Came): boolean {
  return 'isFlight' in wayOf(origin.via);
}

/** What is said of a request that is only checked; undefined for one that may be signed. */
export function onlyChecked({ origin }: Came): Extract<KnownWay, { trust: 'check' }> | undefined {
  const way = wayOf(origin.via);
  return way.trust === 'check' && origin.madeMine !== true ? way : undefined;
}
