import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Drafted } from './draft.ts';
import { readWords } from './read.ts';
import { typedNames } from './testing/scoreTyped.ts';

type Meant = Readonly<{ kind: string; amount: string; pay: string; who: string }>;

/** What people type, with its values: N is the amount, T the token, W who or which app, B a network. */
const rows: readonly Readonly<{ kind: string; people: boolean; texts: readonly string[] }>[] = [
  {
    kind: 'send',
    people: true,
    texts: [
      'send N T to W',
      'W gets N T from me',
      'pay W N T',
      'schick W N T',
      'überweise N T an W',
      'manda N T a W',
      'págale N T a W',
      'envoie N T à W',
      'paie W N T',
      '给W转N T',
      '把N T转给W',
      'N T -> W',
    ],
  },
  {
    kind: 'allow',
    people: false,
    texts: [
      'let W use up to N T',
      'approve W for N T',
      'W can take max N T',
      'give W permission to spend N T',
      'W darf höchstens N T nehmen',
      'erlaub W N T auszugeben',
      'deja que W gaste hasta N T',
      'autorise W à prendre N T au plus',
      '允许W使用N T',
    ],
  },
  {
    kind: 'deposit',
    people: false,
    texts: [
      'put N T into W',
      'lend N T on W',
      'zahl N T bei W ein',
      'deposita N T en W',
      'dépose N T sur W',
      '存N T到W',
    ],
  },
  {
    kind: 'withdraw',
    people: false,
    texts: [
      'withdraw N T from W',
      'get N T out of W',
      'heb N T von W ab',
      'saca N T de W',
      'retire N T de W',
      '从W取出N T',
    ],
  },
];

const numbers: readonly (readonly [string, string])[] = [
  ['5', '5'],
  ['12.5', '12.5'],
  ['0.25', '0.25'],
  ['.75', '0.75'],
  ['1.5k', '1500'],
  ['2k', '2000'],
  ['1,250.50', '1250.5'],
  ['40', '40'],
  ['999', '999'],
];
const before = ['', 'hey ', 'pls ', 'ok so ', 'yo ', 'bitte ', 'porfa ', 'stp ', '请'];
const after = [
  '',
  ' pls',
  ' thx',
  '!',
  ' asap',
  ' danke',
  ' gracias',
  ' merci',
  ' 谢谢',
  ' 🙏',
  ' zqlorem',
  ' for zqipsum',
];
/** What turns, bounds or rivals what is said. */
const turns = [
  'not',
  'never',
  'nicht',
  'no',
  'pas',
  '不要',
  'if',
  'wenn',
  'at least',
  'max',
  'less than',
  'more than',
  'twice',
  'or 7',
  '7',
  'half of',
  'all but',
  'except Bob',
  'instead of Carol',
  'refuse to',
  'stop',
  'tomorrow',
  'every week',
  '%',
  '$',
];

const sentence = fc.record({
  row: fc.constantFrom(...rows),
  text: fc.nat(),
  number: fc.constantFrom(...numbers),
  token: fc.constantFrom('usdc', 'DAI', 'eth', 'UNI'),
  person: fc.constantFrom('Ana', 'bob', 'carol'),
  app: fc.constantFrom('Uniswap', 'aave', '1inch', 'compound'),
  lead: fc.constantFrom(...before),
  end: fc.constantFrom(...after),
});

function written({
  row,
  text,
  number,
  token,
  person,
  app,
  lead,
  end,
}: Parameters<typeof meantBy>[0]): string {
  const who = row.people ? person : app;
  const chosen = row.texts[text % row.texts.length] ?? '';
  return `${lead}${chosen.replace(/N|T|W/g, (it) => (it === 'N' ? number[0] : it === 'T' ? token : who))}${end}`;
}

function meantBy({
  row,
  number,
  token,
  person,
  app,
}: typeof sentence extends fc.Arbitrary<infer It> ? It : never): Meant {
  return { kind: row.kind, amount: number[1], pay: token, who: row.people ? person : app };
}

function said({ kind, values, choices }: Drafted): Partial<Meant> & Readonly<{ choices: string }> {
  const { amount, pay, to, at } = values;
  const who = to ?? at;
  return {
    kind,
    ...(amount === undefined
      ? {}
      : { amount: amount.sum?.is === 'number' ? trimmed(amount.sum.digits) : '?' }),
    ...(pay === undefined ? {} : { pay: pay.text }),
    ...(who === undefined ? {} : { who: who.text }),
    choices: JSON.stringify(choices),
  };
}

function trimmed(digits: string): string {
  return digits.includes('.') ? digits.replace(/0+$/, '') : digits;
}

it('fills no field with anything else than is meant, asked about or not', () => {
  fc.assert(
    fc.property(sentence, (it) => {
      const drafted = readWords(written(it), typedNames);
      if (drafted === undefined) return;
      const { choices: _choices, ...fields } = said(drafted);
      expect({ ...meantBy(it), ...fields }, written(it)).toEqual(meantBy(it));
    }),
    { numRuns: 1_500 },
  );
});

it('asks where a word turns, bounds or rivals it, or fills no field with what is said no more', () => {
  fc.assert(
    fc.property(sentence, fc.constantFrom(...turns), fc.nat(), (it, turn, place) => {
      const parts = written(it).split(' ');
      const at = place % (parts.length + 1);
      const text = [...parts.slice(0, at), turn, ...parts.slice(at)].join(' ');
      const drafted = readWords(text, typedNames);
      if (drafted === undefined || drafted.asks.length > 0) return;
      // Nothing is asked: then it says so itself, as a share, a limit, a sum of its own.
      const { choices, ...fields } = said(drafted);
      const isOther = JSON.stringify({ ...meantBy(it), ...fields }) !== JSON.stringify(meantBy(it));
      const isSaid =
        isOther ||
        choices !== '{}' ||
        Object.values(drafted.values).some((value) => value.text.includes(turn));
      expect(isSaid || harmless(turn, it.row.kind, text), text).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

const mayAllowIn: ReadonlySet<string> = new Set(['allow', 'revoke']);

/** What adds nothing where it stands: a maximum of an allowance is one anyway. */
function harmless(turn: string, kind: string, text: string): boolean {
  const isMost = turn === 'max' || turn === 'less than' || text.includes('pas plus');
  // A name in the place of another one is a name still.
  return (kind === 'allow' && isMost) || (turn === 'instead of Carol' && !mayAllowIn.has(kind));
}
