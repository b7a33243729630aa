import type { KeySigner, VerifiedSignature } from '@readback/core/hearback/signature/verifySignature.ts';
import { fill } from '@readback/phrases/fill.ts';
import { whyWords } from '@readback/phrases/words/why.ts';
import * as words from '@readback/phrases/words/web/verify.ts';
import type { Address } from 'viem';
import { numberWords } from '@readback/phrases/numberWords.ts';

/** What is said of a signature. `who`: the addresses that are shown with it, whole. `from`: who says so. */
export type VerifyWords = Readonly<{
  tone: 'good' | 'bad' | 'unknown';
  title: string;
  text: string;
  who: readonly Readonly<{ role: string; address: Address }>[];
  from: string;
}>;

/** The sentences for what was found. `asked`: an account was named. */
export function verifyWords(found: VerifiedSignature, asked: boolean): VerifyWords {
  switch (found.kind) {
    case 'key':
      return {
        tone: 'good',
        title: asked ? words.found.askedKey : words.found.key,
        text: [asked ? words.exactly : words.compare, formOf(found)].filter(Boolean).join(' '),
        who: [{ role: words.roles.signer, address: found.signer }],
        from: words.onDevice,
      };
    case 'contract':
      return {
        tone: 'good',
        title: words.found.contract,
        text: words.accepts[found.form],
        who: [{ role: words.roles.contract, address: found.account }],
        from: blockWords(found.at),
      };
    case 'undeployed':
      return {
        tone: 'good',
        title: words.found.undeployed,
        text: words.undeployed,
        who: [
          { role: words.roles.future, address: found.account },
          { role: words.roles.factory, address: found.factory },
        ],
        from: blockWords(found.at),
      };
    case 'notBy':
      return notBy(found);
    case 'noKey':
      return {
        tone: 'bad',
        title: words.found.noKey,
        text: words.noKey,
        who: [],
        from: words.onDevice,
      };
    case 'malformed':
      return {
        tone: 'bad',
        title: words.found.malformed,
        text: words.malformed,
        who: [],
        from: words.onDevice,
      };
    case 'cannotTell':
      return {
        tone: 'unknown',
        title: words.found.cannotTell,
        text: found.by ? words.otherOrContract : words.onlyContract,
        who: found.by ? [{ role: words.roles.keyOf, address: found.by.signer }] : [],
        from: fill(words.silent, {
          source: found.why.source ?? words.theNetwork,
          why: whyWords[found.why.why],
        }),
      };
  }
}

function notBy(found: Extract<VerifiedSignature, { kind: 'notBy' }>): VerifyWords {
  const { by, is, at, account } = found;
  const contract =
    is === 'contract' ? words.refuses : is === 'noContract' ? words.noContract : words.notAsked;
  return {
    tone: 'bad',
    title: words.found.notBy,
    text: `${by ? words.otherKey : words.nobodysKey} ${contract}`,
    who: [
      { role: words.roles.notBy, address: account },
      ...(by ? [{ role: words.roles.ifThis, address: by.signer }] : []),
    ],
    from: at ? blockWords(at) : words.onDevice,
  };
}

function formOf({ compact, highS }: KeySigner): string {
  const form = compact ? words.compact : '';
  const high = highS ? words.highS : '';
  return [form, high].filter(Boolean).join(' ');
}

function blockWords({ endpoint, number }: { endpoint: string; number: bigint }): string {
  return fill(words.atBlock, { endpoint, block: numberWords(number) });
}
