import type { Address } from 'viem';
import { checksummed } from '../../text/address.ts';
import { plainLetters } from '../../text/plainLetters.ts';

/** How many are told apart. */
const most = 50;

/** The accounts that a text names by their address, with or without 0x, checksummed. */
export function addressesInText(text: string): readonly Address[] {
  const found = new Set<Address>();
  for (const [, digits] of text.matchAll(/(?<![0-9a-z])(?:0x)?([0-9a-f]{40})(?![0-9a-z])/gi)) {
    if (found.size < most && /\d/.test(digits ?? '')) found.add(checksummed(`0x${digits}`));
  }
  return [...found];
}

/** The first name of an account (ENS) in a text. */
export function accountNameIn(text: string): string | undefined {
  return /(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+eth(?![\p{L}\p{N}])/u.exec(plainLetters(text))?.[0];
}

/** The first amount of money or tokens in a text, as it is written. */
export function amountIn(text: string): string | undefined {
  return amount.exec(text)?.[0].trim();
}

const amount =
  /(?:[$€£¥₿Ξ]\s?\d[\d.,_]*(?:\s?(?:k|m|bn|million|billion))?)|(?<![\w.])\d[\d.,_]*\s?(?:eth|weth|steth|wsteth|btc|wbtc|usdc|usdt|dai|usd|eur|gwei|wei|matic|pol|bnb|sol|avax|arb|op|link|uni|tokens?|coins?|dollars?|euros?|ether|nfts?)(?![\w])/i;
