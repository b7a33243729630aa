import { hexToBigInt, size, sliceHex, toEventSelector } from 'viem';
import type { Log } from '../log.ts';
import { sayings } from './sayings.ts';
import type { Announced } from './announcement.ts';

/**
 * Permissions of Permit2, ERC-6909 and ERC-777, ownership (ERC-173, OpenZeppelin's second step), roles of
 * AccessControl, proxies (ERC-1967) and the settings of a Safe. Empty for any other log.
 */
export function announcedBy(log: Log): readonly Announced[] {
  const [topic] = log.topics;
  const saying = topic === undefined ? undefined : sayings[topic];
  if (saying === undefined) return [];
  const words = wordsOf(log, saying.words);
  return words === undefined ? [] : saying.says(log.address, words);
}

/** Whether a diamond (EIP-2535) says that its functions run other code after that: no read here shows which. */
export function isDiamondCut({ topics }: Log): boolean {
  return topics[0] === diamondCut;
}

const diamondCut = toEventSelector('DiamondCut((address,uint8,bytes4[])[],address,bytes)');

/** The arguments as words: those that are indexed first, then those of the data. */
function wordsOf({ topics, data }: Log, count: number): readonly bigint[] | undefined {
  const words = topics.slice(1).map((topic) => hexToBigInt(topic));
  for (let at = 0; words.length < count; at += 32) {
    if (size(data) < at + 32) return undefined;
    words.push(hexToBigInt(sliceHex(data, at, at + 32)));
  }
  return words;
}
