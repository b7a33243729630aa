import type { Fingerprint } from '@readback/core/model/fingerprint.ts';
import { labels } from '@readback/phrases/words/fingerprints.ts';
import * as words from '@readback/phrases/words/web/review/compare.ts';

export type FingerprintWords = Readonly<{
  label: string;
  /** What a device really shows. */
  shown: string;
  /** What it does not cover, so that it is compared too. */
  not: string;
}>;

/** The Calldata digest of no data at all (ERC-8213). */
const noData = '0x290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563';

/** Every fingerprint by what it is, where it is met, and what it leaves out. That of a payment without data says nothing about the payment. */
export function wordsOf({ kind, hex }: Fingerprint): FingerprintWords {
  const isEmpty = kind === 'calldata' && hex === noData;
  return {
    label: labels[kind],
    shown: words.shown[kind],
    not: isEmpty ? words.coversNoData : words.covers[kind],
  };
}

/** How many calls of a batch have theirs shown at once. */
const most = 3;

/** Those of the request itself, and those of calls inside of it. A batch has none of its own: of a short one all are shown. */
export function split(fingerprints: readonly Fingerprint[]): {
  own: readonly Fingerprint[];
  inner: readonly Fingerprint[];
} {
  const own = fingerprints.filter(({ step }) => step === undefined);
  return own.length > 0 || fingerprints.length > most
    ? { own, inner: fingerprints.filter(({ step }) => step !== undefined) }
    : { own: fingerprints, inner: [] };
}
