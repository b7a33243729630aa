import type { Address } from 'viem';
import { readSiwe, type Siwe } from '../../request/message/siwe.ts';
import { messageText } from './messageText.ts';
import { memoizePerRequest } from '../../kit/memoizePerRequest.ts';
import { hostsIn } from './hosts.ts';
import { variesEachTime } from './freshText.ts';
import { keyPhraseIn } from './keyPhrase.ts';
import { layersOf } from './layers.ts';
import { type LogIn, logInOf } from './logIn.ts';
import { type Unreadable, unreadableIn } from './unreadable.ts';
import { wordsInText } from './words.ts';
import { checksummed } from '../../text/address.ts';
import { plainLetters } from '../../text/plainLetters.ts';

/**
 * What a message is made of, as far as it is more than words for a reader. `free` is what a sign-in by EIP-4361 does not
 * say in its fields, which have rules of their own; of another text all of it.
 */
export type MessageParts = Readonly<{
  hosts: readonly string[];
  logIn: LogIn;
  addresses: readonly Address[];
  accountName?: string;
  amount?: string;
  unreadable: Unreadable;
}>;

export const messageParts = memoizePerRequest((view): MessageParts | undefined => {
  const text = messageText(view);
  if (text === undefined) return undefined;
  const siwe = readSiwe(text);
  const free = siwe?.kind === 'signIn' ? (siwe.siwe.statement ?? '') : text;
  const layers = layersOf(free);
  const all = layers.join('\n\n');
  const beside = siwe?.kind === 'signIn' ? besideStatement(siwe.siwe) : [];
  const accountName = accountNameIn(all);
  const amount = amountIn(all);
  return {
    hosts: hostsIn(all),
    logIn:
      siwe?.kind === 'signIn' ? { ...logInOf(wordsInText(all)), logsIn: true } : logInOf(wordsInText(all)),
    addresses: addressesInText([all, ...beside].join('\n')),
    ...(accountName === undefined ? {} : { accountName }),
    ...(amount === undefined ? {} : { amount }),
    unreadable: unreadableIn(text),
  };
});

/** Where a sign-in names someone besides what it says. Hexadecimal digits alone are what many nonces are made of. */
function besideStatement({ resources, requestId = '', nonce }: Siwe): readonly string[] {
  return [...resources, requestId, nonce.startsWith('0x') ? nonce : ''];
}

/** Whether the texts that are signed, of a message or in typed data, say that a secret is made of the signature. */
export const keyPhrase = memoizePerRequest((view): 'sure' | 'likely' | undefined => {
  const { body } = view.incoming.request;
  const text = messageText(view);
  const texts = text === undefined ? (body.kind === 'typedData' ? textsIn(body.typed.message) : []) : [text];
  const isFixed = text !== undefined && !variesEachTime(text);
  const found = texts.flatMap(layersOf).map((it) => keyPhraseIn(wordsInText(it), isFixed));
  if (found.includes('sure')) return 'sure';
  return text !== undefined && found.includes('likely') ? 'likely' : undefined;
});

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^0x[0-9a-f]*$/i.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** How many are told apart. */
const most = 50;

/** The accounts that a text names by their address, with or without 0x, checksummed. */
function addressesInText(text: string): readonly Address[] {
  const found = new Set<Address>();
  for (const [, digits] of text.matchAll(/(?<![0-9a-z])(?:0x)?([0-9a-f]{40})(?![0-9a-z])/gi)) {
    if (found.size < most && /\d/.test(digits ?? '')) found.add(checksummed(`0x${digits}`));
  }
  return [...found];
}

/**
 * The first name of an account (ENS) in a text, or else the first account of another network, a bank, a phone or a service that people talk by, or a code that ties
 * someone to this. */
function accountNameIn(text: string): string | undefined {
  const plain = plainLetters(text);
  const name = /(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+eth(?!\.?[\p{L}\p{N}])/u.exec(plain);
  const found = (name ?? bech32.exec(plain) ?? iban.exec(text) ?? handle.exec(text) ?? phone.exec(text))?.[0];
  const [, ...said] = ofService.exec(text) ?? tie.exec(text) ?? [];
  return found ?? said.find((it) => it !== undefined);
}

/** What many networks write accounts in: a short name of the network, a 1, and characters of its alphabet. */
const bech32 = /(?<![\p{L}\p{N}])[a-z]{2,10}1(?=[a-z]*\d)[ac-hj-np-z02-9]{38,100}(?![\p{L}\p{N}])/u;

/** An @ that no letters are before, as they are in an address of mail. */
const handle = /(?<![\p{L}\p{N}._%+/-])@[\p{L}\p{N}_][\p{L}\p{N}_.-]{1,29}/u;

/** Services that people are known at by a name or a number of theirs. */
const services =
  'discord|telegram|twitter|x|github|gitlab|farcaster|warpcast|instagram|facebook|reddit|steam|line|wechat|whatsapp|signal|keybase|linkedin|tiktok|youtube|twitch|bluesky|mastodon|nostr|paypal|venmo|revolut|binance|coinbase|kraken';

/** A name or a number that only a service gives someone, behind the service, or before it. */
const ofService = new RegExp(
  [
    `\\b(?:${services})(?: (?:user|username|account|handle|tag|id|uid|fid|number|profile)){0,2}:? (?=[^\\s]*[\\d_#])([\\p{L}\\p{N}_.#-]{3,40})`,
    `\\b(?:${services})(?: (?:user|username|account|handle|tag|id|profile)){0,2}: ([\\p{L}\\p{N}_#-]{3,40})`,
    `\\b(?:i am|i m|i’m|i'm|user|username|account|handle|known as) ([\\p{L}\\p{N}_.#-]{2,40}) (?:on|at) (?:${services})\\b`,
  ].join('|'),
  'iu',
);

/** A number that people are called by, as it is dialed from anywhere. */
const phone = /(?<![\p{L}\p{N}+.,])\+\d(?:[ ()/.-]{0,2}\d){7,14}(?![\p{L}\p{N}])/u;

/** A code that ties a device, a guest or an account to someone: who has it is who gave it. */
const tie =
  /\b(?:pairing|pair|device|linking|link|sync|referral|referrer|refer|invite|invitation|affiliate|promo|partner|activation|recovery|transfer|migration)[ -]?(?:code|key|pin)(?: is)?:? (?=\S*\d)([\p{L}\p{N}_-]{3,40})/iu;

const iban = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?\d{4}){3,7}(?: ?\d{1,3})?(?![\p{L}\p{N}])/u;

/** The first amount of money or tokens in a text, as it is written. */
function amountIn(text: string): string | undefined {
  return amount.exec(text)?.[0].trim();
}

const amount =
  /(?:[$€£¥₿Ξ]\s?\d[\d.,_]*(?:\s?(?:k|m|bn|million|billion)(?![\p{L}\p{N}]))?)|(?<![\w.])\d[\d.,_]*\s?(?:eth|weth|steth|wsteth|btc|wbtc|usdc|usdt|dai|usd|eur|gwei|wei|matic|pol|bnb|sol|avax|arb|op|link|uni|tokens?|coins?|dollars?|euros?|ether|nfts?)(?![\w])/iu;
