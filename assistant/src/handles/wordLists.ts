/** The words of recovery phrases (BIP-39), in every language that they are written in, as sets. */
import {
  czech,
  english,
  french,
  italian,
  japanese,
  korean,
  portuguese,
  simplifiedChinese,
  spanish,
  traditionalChinese,
} from 'viem/accounts';

export const wordLists: readonly ReadonlySet<string>[] = [
  english,
  czech,
  french,
  italian,
  japanese,
  korean,
  portuguese,
  simplifiedChinese,
  spanish,
  traditionalChinese,
].map((list) => new Set(list.map((word) => word.normalize('NFKD').toLowerCase())));
