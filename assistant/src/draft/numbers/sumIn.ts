import { plainWord } from '../lexicon/lexeme.ts';
import { numberIn } from './numberIn.ts';
import type { Language } from './numberWords.ts';

/**
 * What a piece of someone's words says of how much: a number, as digits with at most one point, or a share of what is held.
 * `of` is a fraction of it; `less` is taken away from it, in digits.
 */
export type Sum =
  | Readonly<{ is: 'number'; digits: string }>
  /** So many dollars of it. */
  | Readonly<{ is: 'worth'; digits: string }>
  | Readonly<{ is: 'share'; of: readonly [number, number]; less?: string }>;

/** Undefined where it is not one sum to everybody. */
export function sumIn(text: string, language: Language): Sum | undefined {
  const digits = numberIn(text, language);
  if (digits !== undefined) return { is: 'number', digits };
  const typed = plainWord(text);
  if (halves[language].includes(typed)) return { is: 'number', digits: '0.5' };
  const note = notes[language]?.find(([words]) => words.test(typed));
  if (note) return { is: 'number', digits: note[1] };
  const named = shares[language].find(([words]) => words.includes(typed));
  return named ? { is: 'share', of: named[1] } : percentIn(typed, language);
}

/** Of one, and not of what is there: “half an ETH”. “Half ETH” may be either. */
const halves: Readonly<Record<Language, readonly string[]>> = {
  en: ['half a', 'half an'],
  de: ['halber', 'halbes', 'halben', 'ein halber', 'ein halbes', 'einen halben'],
  es: ['medio', 'un medio'],
  fr: ['demi', 'un demi'],
  zh: ['半个', '半枚'],
};

/** What people call a sum by the note that it is paid with. */
const notes: Readonly<Partial<Record<Language, readonly (readonly [words: RegExp, digits: string])[]>>> = {
  en: [
    [/^(?:a )?fiver$/, '5'],
    [/^(?:a )?tenner$/, '10'],
  ],
  de: [
    [/^(?:(?:ein|einen|nen|n) )?funfer$/, '5'],
    [/^(?:(?:ein|einen|nen|n) )?zehner$/, '10'],
    [/^(?:(?:ein|einen|nen|n) )?zwanziger$/, '20'],
    [/^(?:(?:ein|einen|nen|n) )?(?:fuffi|fuffziger)$/, '50'],
    [/^(?:(?:ein|einen|nen|n) )?(?:hunderter|hunni)$/, '100'],
    [/^(?:(?:ein|einen|nen|n) )?tausender$/, '1000'],
  ],
};

type Share = readonly [words: readonly string[], of: readonly [number, number]];

const share = (words: string, ...of: readonly [number, number]): Share => [words.split('|'), of];

const shares: Readonly<Record<Language, readonly Share[]>> = {
  en: [
    share('half of|half my|half of my|half the|half of the|½', 1, 2),
    share('a third|one third|a third of|one third of|⅓', 1, 3),
    share('a quarter|one quarter|a quarter of|quarter of|¼', 1, 4),
    share('two thirds|two thirds of|⅔', 2, 3),
    share('three quarters|three quarters of|¾', 3, 4),
  ],
  de: [
    share('halfte|die halfte|die halbe|½', 1, 2),
    share('drittel|ein drittel|⅓', 1, 3),
    share('viertel|ein viertel|¼', 1, 4),
    share('zwei drittel|⅔', 2, 3),
    share('drei viertel|dreiviertel|¾', 3, 4),
  ],
  es: [
    share('mitad|la mitad|la mitad de|½', 1, 2),
    share('un tercio|un tercio de|⅓', 1, 3),
    share('un cuarto|un cuarto de|¼', 1, 4),
  ],
  fr: [
    share('moitie|la moitie|la moitie de|½', 1, 2),
    share('un tiers|un tiers de|⅓', 1, 3),
    share('un quart|un quart de|¼', 1, 4),
  ],
  zh: [
    share('一半|½', 1, 2),
    share('三分之一|⅓', 1, 3),
    share('四分之一|¼', 1, 4),
    share('三分之二|⅔', 2, 3),
  ],
};

const percent: Readonly<Record<Language, RegExp>> = {
  en: /^(.+?)\s*(?:%|percent|per cent)(?: of)?$/,
  de: /^(.+?)\s*(?:%|prozent)$/,
  es: /^(?:el |un )?(.+?)\s*(?:%|por ciento)(?: de)?$/,
  fr: /^(.+?)\s*(?:%|pour ?cent)$/,
  zh: /^(?:百分之(.+)|(.+)%)$/,
};

function percentIn(typed: string, language: Language): Sum | undefined {
  const [, before, after] = percent[language].exec(typed) ?? [];
  const digits = numberIn(before ?? after ?? '', language);
  // More than all of it is not a share; less than a hundredth of a percent nobody says.
  const [whole = '', part = ''] = (digits ?? '').split('.');
  if (digits === undefined || part.length > 2) return undefined;
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return hundredths > 0 && hundredths <= 10_000 ? { is: 'share', of: [hundredths, 10_000] } : undefined;
}
