/** In which someone may say what they want, the one first that is taken where a sentence fits two. */
export const languages = ['en', 'de', 'es', 'fr', 'zh'] as const;
export type Language = (typeof languages)[number];

/**
 * What a piece of a number does: `unit` counts from 0 to 9, `teen` from 10 to 19 (and what is one word up to 29), `ten` in
 * tens, `hundreds` in hundreds; `hundred` and `scale` multiply what is before them. `half` is a half, and `halfMore` one
 * more without an “and”; `and` joins; `point` is before decimals. `one` is an article that is a number before a larger
 * word alone: “a hundred”. `short`: letters that are right behind figures, as in `5k`.
 */
export type NumberPiece =
  | Readonly<{ is: 'unit' | 'teen' | 'ten'; value: number }>
  | Readonly<{ is: 'hundreds'; value: number }>
  | Readonly<{ is: 'scale'; power: number; short: boolean }>
  | Readonly<{ is: 'hundred' | 'and' | 'point' | 'half' | 'halfMore' | 'one' | 'dozen' }>;

type Table = Readonly<Record<string, NumberPiece>>;

const units = (text: string): Table => inOrder('unit', 0, text);
const teens = (text: string, from = 10): Table => inOrder('teen', from, text);

/** Words with `|` between that count up from a number; with `/` between two words of one number. */
function inOrder(is: 'unit' | 'teen' | 'ten', from: number, text: string, step = 1): Table {
  return Object.fromEntries(
    text
      .split('|')
      .flatMap((words, n) => words.split('/').map((word) => [word, { is, value: from + n * step }] as const)),
  );
}

const tens = (text: string): Table => inOrder('ten', 20, text, 10);

function each(words: string, piece: NumberPiece): Table {
  return Object.fromEntries(words.split('|').map((word) => [word, piece]));
}

const scale = (words: string, power: number, short = false): Table =>
  each(words, { is: 'scale', power, short });

const thousands = scale('k', 3, true);

/** The words of numbers, in plain small letters without accents. */
export const numberWords: Readonly<Record<Language, Table>> = {
  en: {
    ...units('zero/oh/nil|one|two|three|four|five|six|seven|eight|nine'),
    ...teens('ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'),
    ...tens('twenty|thirty|forty/fourty|fifty|sixty|seventy|eighty|ninety'),
    ...each('hundred|hundreds', { is: 'hundred' }),
    ...scale('thousand|thousands|grand', 3),
    ...scale('million|millions', 6),
    ...scale('billion|billions', 9),
    ...thousands,
    ...scale('m|mn|mln', 6, true),
    ...scale('b|bn', 9, true),
    ...each('and', { is: 'and' }),
    ...each('point|dot', { is: 'point' }),
    ...each('half', { is: 'half' }),
    ...each('a|an', { is: 'one' }),
    ...each('dozen', { is: 'dozen' }),
  },
  de: {
    ...units('null|eins/ein/eine/einen|zwei/zwo|drei|vier|funf|sechs|sieben|acht|neun'),
    ...teens('zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|achtzehn|neunzehn'),
    ...tens('zwanzig|dreißig/dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig'),
    ...each('hundert', { is: 'hundred' }),
    ...scale('tausend', 3),
    ...scale('million|millionen', 6),
    ...scale('milliarde|milliarden', 9),
    ...thousands,
    ...scale('tsd', 3, true),
    ...scale('mio', 6, true),
    ...scale('mrd', 9, true),
    ...each('und', { is: 'and' }),
    ...each('komma', { is: 'point' }),
    ...each('halb|halbe|halben', { is: 'half' }),
    ...each('einhalb', { is: 'halfMore' }),
    ...each('dutzend', { is: 'dozen' }),
  },
  es: {
    ...units('cero|uno/un/una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve'),
    ...teens('diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve'),
    ...teens(
      'veintiuno/veintiun|veintidos|veintitres|veinticuatro|veinticinco|veintiseis|veintisiete|veintiocho|veintinueve',
      21,
    ),
    ...tens('veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa'),
    ...each('cien|ciento', { is: 'hundreds', value: 1 }),
    ...Object.fromEntries(
      'doscientos|trescientos|cuatrocientos|quinientos|seiscientos|setecientos|ochocientos|novecientos'
        .split('|')
        .map((word, n) => [word, { is: 'hundreds', value: n + 2 }] as const),
    ),
    ...scale('mil', 3),
    ...scale('millon|millones', 6),
    ...thousands,
    ...each('y', { is: 'and' }),
    ...each('coma|punto', { is: 'point' }),
    ...each('medio|media', { is: 'half' }),
    ...each('docena|docenas', { is: 'dozen' }),
  },
  fr: {
    ...units('zero|un/une|deux|trois|quatre|cinq|six|sept|huit|neuf'),
    ...teens('dix|onze|douze|treize|quatorze|quinze|seize'),
    ...tens('vingt/vingts|trente|quarante|cinquante|soixante|septante|huitante/octante|nonante'),
    ...each('cent|cents', { is: 'hundred' }),
    ...scale('mille', 3),
    ...scale('million|millions', 6),
    ...scale('milliard|milliards', 9),
    ...thousands,
    ...each('et', { is: 'and' }),
    ...each('virgule', { is: 'point' }),
    ...each('demi|demie', { is: 'half' }),
    ...each('douzaine', { is: 'dozen' }),
  },
  zh: {
    ...units('零/〇|一|二/两/俩|三|四|五|六|七|八|九'),
    ...each('十', { is: 'ten', value: 10 }),
    ...each('百', { is: 'hundred' }),
    ...each('千', { is: 'scale', power: 3, short: false }),
    ...scale('万', 4),
    ...scale('亿', 8),
    ...scale('w', 4, true),
    ...thousands,
    ...each('点', { is: 'point' }),
    ...each('半', { is: 'half' }),
  },
};
