import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberIn } from './numberIn.ts';
import type { Language } from './numberWords.ts';

const said: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ['25', '25'],
    ['0.05', '0.05'],
    ['.5', '0.5'],
    ['1.5k', '1500'],
    ['2K', '2000'],
    ['2m', '2000000'],
    ['3bn', '3000000000'],
    ['1.5 million', '1500000'],
    ['20 thousand', '20000'],
    ['1,250.50', '1250.5'],
    ['1.500,50', '1500.5'],
    ['1 200', '1200'],
    ["1'000'000", '1000000'],
    ['five', '5'],
    ['twenty', '20'],
    ['twenty-five', '25'],
    ['a hundred', '100'],
    ['one hundred and five', '105'],
    ['two hundred and fifty', '250'],
    ['fifteen hundred', '1500'],
    ['three thousand two hundred', '3200'],
    ['twelve thousand and thirty', '12030'],
    ['two hundred thousand', '200000'],
    ['two million', '2000000'],
    ['two and a half million', '2500000'],
    ['half a million', '500000'],
    ['one and a half', '1.5'],
    ['five grand', '5000'],
    ['point five', '0.5'],
    ['point zero five', '0.05'],
    ['zero point two five', '0.25'],
    ['two point five million', '2500000'],
    ['a dozen', '12'],
    ['two dozen', '24'],
  ],
  de: [
    ['zweihundertfünfzig', '250'],
    ['fünfundzwanzig', '25'],
    ['hundert', '100'],
    ['einhundertfünf', '105'],
    ['eintausendzweihundert', '1200'],
    ['tausend', '1000'],
    ['zweitausendfünfhundert', '2500'],
    ['hunderttausend', '100000'],
    ['eine Million', '1000000'],
    ['anderthalb', '1.5'],
    ['eineinhalb', '1.5'],
    ['zweieinhalb', '2.5'],
    ['zweieinhalbtausend', '2500'],
    ['null Komma fünf', '0.5'],
    ['zwei Komma zwei fünf', '2.25'],
    ['1,5 Mio', '1500000'],
    ['3 Tsd', '3000'],
    ['2 Millionen', '2000000'],
    ['12,5', '12.5'],
    ['2.000.000', '2000000'],
  ],
  es: [
    ['cien', '100'],
    ['mil', '1000'],
    ['dos mil', '2000'],
    ['3 mil', '3000'],
    ['doscientos cincuenta', '250'],
    ['treinta y cinco', '35'],
    ['veinticinco', '25'],
    ['ciento veinte', '120'],
    ['mil quinientos', '1500'],
    ['un millón', '1000000'],
    ['2 millones', '2000000'],
    ['dos y medio', '2.5'],
    ['medio millón', '500000'],
    ['cero coma cinco', '0.5'],
    ['quinientos mil', '500000'],
  ],
  fr: [
    ['quatre-vingt-dix', '90'],
    ['quatre-vingts', '80'],
    ['quatre-vingt-cinq', '85'],
    ['soixante-dix', '70'],
    ['soixante-quinze', '75'],
    ['soixante et onze', '71'],
    ['vingt et un', '21'],
    ['deux cents', '200'],
    ['deux cent cinquante', '250'],
    ['cent vingt', '120'],
    ['mille', '1000'],
    ['deux mille cinq cents', '2500'],
    ['un million', '1000000'],
    ['un et demi', '1.5'],
    ['zéro virgule cinq', '0.5'],
    ['dix-sept', '17'],
    ['cent quatre-vingt-dix-neuf', '199'],
    ['2,5', '2.5'],
  ],
  zh: [
    ['三百', '300'],
    ['两百五十', '250'],
    ['十五', '15'],
    ['二十', '20'],
    ['一百零五', '105'],
    ['一千两百', '1200'],
    ['1.5万', '15000'],
    ['5千', '5000'],
    ['两万', '20000'],
    ['一亿', '100000000'],
    ['零点五', '0.5'],
    ['一点五', '1.5'],
    ['一点五万', '15000'],
    ['3万5千', '35000'],
    ['十万', '100000'],
    ['5w', '50000'],
    ['两', '2'],
  ],
};

describe.each(Object.entries(said))('a number as it is said in %s', (language, rows) => {
  it.each(rows)('%s is %s', (text, digits) => {
    expect(numberIn(text, language as Language)).toBe(digits);
  });
});

const unclear: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '1,525',
    'two three',
    'twenty eleven',
    'hundred five two',
    'half',
    'a',
    'and',
    'million million',
    'two million thousand',
    '5 k',
    '1e3',
    '-3',
    '+4',
    '½%',
    '10-20',
    'five point',
    'point',
    'two million and a half',
    '1.5 mil',
    '5 five',
    'one zero',
    'two and',
    '2t',
    '3mm',
    'a five',
    'a few',
  ],
  de: [
    '1.525',
    'zwei drei',
    'zwanzigelf',
    'zwanzigfünfunddreißig',
    'vierundzwanzigundzwanzig',
    'und',
    'fünfund',
    'halb',
    '2 mil',
    '1 Billion',
  ],
  es: ['1.525', 'y', 'dos tres', 'medio', 'veinte y', 'cien dos cien', 'un billón'],
  fr: [
    'et',
    'deux trois',
    'soixante-vingt',
    'vingt-quatre-vingt',
    'quatre-vingt-trente',
    'soixante-quatre-vingts',
    'demi',
    'un billion',
    'vingt soixante',
  ],
  zh: ['两百五', '三千五', '一二', '百', '半', '一百百', '三百零', '五五'],
};

describe.each(Object.entries(unclear))('what is no one number in %s', (language, rows) => {
  it.each(rows)('is read as none: %s', (text) => {
    expect(numberIn(text, language as Language)).toBeUndefined();
  });
});

const small = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function english(n: number): string {
  if (n < 20) return small[n] ?? '';
  if (n < 100) return [tens[Math.floor(n / 10)], small[n % 10]].filter(Boolean).join(' ');
  if (n < 1_000)
    return [`${small[Math.floor(n / 100)]} hundred`, english(n % 100)].filter(Boolean).join(' and ');
  const [scale, name] = n < 1_000_000 ? [1_000, 'thousand'] : [1_000_000, 'million'];
  return [`${english(Math.floor(n / scale))} ${name}`, english(n % scale)].filter(Boolean).join(' ');
}

const deUnits =
  '|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn'.split(
    '|',
  );
const deTens = '||zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig'.split('|');

function german(n: number): string {
  if (n >= 1_000) return `${german(Math.floor(n / 1_000))}tausend${german(n % 1_000)}`;
  if (n >= 100) return `${german(Math.floor(n / 100))}hundert${german(n % 100)}`;
  if (n < 20) return deUnits[n] ?? '';
  return `${n % 10 === 0 ? '' : `${deUnits[n % 10]}und`}${deTens[Math.floor(n / 10)]}`;
}

const frUnits =
  '|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf'.split(
    '|',
  );
const frTens = '||vingt|trente|quarante|cinquante|soixante|soixante|quatre-vingt|quatre-vingt'.split('|');

function french(n: number): string {
  const times = (it: number) => (it === 1 ? '' : `${french(it)} `);
  if (n >= 1_000) return `${times(Math.floor(n / 1_000))}mille ${french(n % 1_000)}`.trim();
  if (n >= 100) return `${times(Math.floor(n / 100))}cent ${french(n % 100)}`.trim();
  if (n < 20) return frUnits[n] ?? '';
  const ten = Math.floor(n / 10);
  const rest = ten === 7 || ten === 9 ? (n % 10) + 10 : n % 10;
  const joint = ten < 8 && (rest === 1 || rest === 11) ? ' et ' : rest === 0 ? '' : '-';
  return `${frTens[ten]}${joint}${frUnits[rest]}`;
}

const han = '零一二三四五六七八九';
function chinese(n: number): string {
  if (n >= 10_000) {
    const rest = n % 10_000;
    const gap = rest > 0 && rest < 1_000 ? '零' : '';
    return `${chinese(Math.floor(n / 10_000))}万${gap}${rest === 0 ? '' : chinese(rest)}`;
  }
  let [text, gap] = ['', false];
  for (const [unit, sign] of [
    [1_000, '千'],
    [100, '百'],
    [10, '十'],
    [1, ''],
  ] as const) {
    const digit = Math.floor(n / unit) % 10;
    if (digit === 0) gap = text !== '';
    else {
      text += `${gap ? '零' : ''}${han[digit]}${sign}`;
      gap = false;
    }
  }
  return text;
}

describe('every number', () => {
  const numbers = fc.oneof(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 1, max: 99_999_999 }));
  it('is itself again once it is written in words', () => {
    fc.assert(
      fc.property(numbers, (n) => {
        expect(numberIn(english(n), 'en'), english(n)).toBe(String(n));
        expect(numberIn(chinese(n), 'zh'), chinese(n)).toBe(String(n));
        const below = n % 1_000_000 || 1;
        expect(numberIn(german(below), 'de'), german(below)).toBe(String(below));
        expect(numberIn(french(below), 'fr'), french(below)).toBe(String(below));
      }),
      { numRuns: 3_000 },
    );
  });

  it('in figures is what the figures say, in every language', () => {
    fc.assert(
      fc.property(
        fc.nat(99_999_999),
        fc.stringMatching(/^[1-9]{1,2}$|^[0-9]{3,9}[1-9]$/),
        fc.constantFrom<Language>('en', 'de', 'es', 'fr', 'zh'),
        (whole, part, language) => {
          expect(numberIn(`${whole}.${part}`, language)).toBe(`${whole}.${part}`);
          expect(numberIn(`${whole},${part}`, language)).toBe(`${whole}.${part}`);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('is never made of whatever else there is, and never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 60, unit: 'grapheme' }),
        fc.constantFrom<Language>('en', 'de', 'es', 'fr', 'zh'),
        (text, language) => {
          const digits = numberIn(text, language);
          expect(digits ?? '0').toMatch(/^\d+(?:\.\d+)?$/);
          if (digits !== undefined) expect(text.normalize('NFKC')).toMatch(/\p{N}|\p{L}/u);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
