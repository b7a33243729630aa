import { describe, expect, it } from 'vitest';
import { readWords } from './read.ts';
import { knownNames } from './testing/score.ts';
import { tokensOf } from './tokens.ts';
import { withAnswer } from './understandDraft.ts';

const read = (text: string) => readWords(text, knownNames);

describe('a permission that the words deny', () => {
  it.each([
    'Bob darf ab jetzt nix mehr von meinen USDC nehmen',
    'Bob nicht mehr erlauben USDC auszugeben',
    'Bob soll ab sofort keine USDC mehr ausgeben dürfen',
    'let Bob not touch my USDC anymore',
    'Bob can no longer spend my USDC',
    'que Bob no pueda gastar más mis USDC',
    'Bob ya no puede gastar mis USDC',
    'Bob ne peut plus dépenser mes USDC',
    '不再允许 Bob 花我的 USDC',
    '别让 Bob 花我的 USDC',
  ])('is taken back where that is all that they say: %s', (text) => {
    expect(read(text)).toMatchObject({
      kind: 'revoke',
      values: { to: { text: 'Bob' }, pay: { text: 'USDC' } },
      choices: {},
    });
  });

  it.each([
    'Bob must not be allowed to spend my USDC',
    'allow nobody but Bob to spend USDC',
    'no allowance for Bob on USDC',
    'erlaube Bob keine USDC',
    'Freigabe für Bob? Nein, keine Freigabe für Bob, USDC',
    'no autorices a Bob a gastar mis USDC',
    "n'autorise pas Bob à dépenser mes USDC",
    '不允许 Bob 花我的 USDC',
    'allow Bob 100 USDC, no, not Bob',
    'do not revoke: allow Bob 5 USDC',
  ])('is never given: %s', (text) => {
    expect(read(text)?.kind).not.toBe('allow');
    // A model that says so does not change it.
    const { tokens } = tokensOf(text, knownNames);
    const answer = { does: 'allow', slots: new Map() } as const;
    expect(withAnswer(text, tokens, answer, knownNames)?.kind).not.toBe('allow');
  });

  it.each([
    'allow Bob to spend up to 50 USDC',
    'allow Bob not more than 50 USDC',
    'erlaube Bob höchstens 50 USDC auszugeben',
    'autoriza a Bob a gastar como máximo 50 USDC',
    'autorise Bob à dépenser 50 USDC au maximum',
    '允许 Bob 最多花 50 USDC',
  ])('is given where nothing denies it: %s', (text) => {
    expect(read(text)).toMatchObject({
      kind: 'allow',
      values: { to: { text: 'Bob' }, amount: { text: '50' }, pay: { text: 'USDC' } },
      asks: [],
    });
  });
});

describe('a payment that the words deny', () => {
  it.each([
    'do not send 100 USDC to Bob',
    'schick Bob bloß nicht 100 USDC',
    "n'envoie pas 100 USDC à Bob",
    'no envíes 100 USDC a Bob',
    '别给Bob转100 USDC',
    '不要给 Bob 转 100 USDC',
  ])('fills in no form: %s', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('is one where nothing denies it, with the payee before the verb too', () => {
    expect(read('给Bob转100 USDC')).toMatchObject({
      kind: 'send',
      values: { to: { text: 'Bob' } },
      asks: [],
    });
  });
});

it.each(['transfer 75 USDC at Ana', 'please make a transfer of 75 USDC at Ana'])(
  'whoever something is sent “at” may be a payee or a place, and is asked about: %s',
  (text) => {
    const drafted = read(text);
    expect(drafted).toMatchObject({ kind: 'send', values: { amount: { text: '75' } } });
    expect(drafted?.values.to).toBeUndefined();
    expect(drafted?.asks).toMatchObject([{ kind: 'value', text: 'Ana' }]);
  },
);

describe('a number that is not understood', () => {
  it.each([
    'Bob asked for 300 USDC but only pay him 120',
    'send 2.5 zillion USDC to Ana',
    'send 3 mil USDC Bob',
    'sende Bob zwei drei USDC',
    'schick Ana 1,5 Billionen DAI',
    'envoie 2 billions DAI à Ana',
    '给Bob转两百五USDC',
    'send 150% of my USDC to Bob',
    'send a few hundred USDC to Bob',
    'send 1/2 USDC to Bob',
    'send 40 or 50 USDC to Bob',
    'send 20 USDC to each of the 3 of Bob',
    'allow Bob 100 USDC or rather 1000',
  ])('fills no field, and is asked about: %s', (text) => {
    const drafted = read(text);
    expect(drafted?.values.amount).toBeUndefined();
    expect(drafted?.choices.how).toBeUndefined();
    if (drafted !== undefined) expect(drafted.asks.length).toBeGreaterThan(0);
    // Nor does a model fill it.
    const { tokens } = tokensOf(text, knownNames);
    for (const sum of tokens) {
      if (sum.is !== 'value' || sum.handle.kind !== 'NUM') continue;
      const slots = new Map([['amount', sum]] as const);
      const answered = withAnswer(text, tokens, { does: drafted?.kind ?? 'send', slots }, knownNames);
      expect(answered?.values.amount).toBeUndefined();
    }
  });

  it.each([
    ['send 2.5 thousand USDC to Ana', '2500'],
    ['transfer 3 hundred DAI to Bob', '300'],
    ['send bob 1.5k dai', '1500'],
    ['pay Ana one hundred and five USDC', '105'],
    ['sende Bob 2 tausend USDC', '2000'],
    ['schick Ana 1,5 Millionen DAI', '1500000'],
    ['überweise Ana zweihundertfünfzig DAI', '250'],
    ['envía 3 mil USDC a Bob', '3000'],
    ['envoie 2 mille DAI à Ana', '2000'],
    ['envoie quatre-vingt-dix DAI à Ana', '90'],
    ['给Bob转3万USDC', '30000'],
    ['把2.5百万DAI转给Ana', '2500000'],
    ['给Ana转1.5万USDC', '15000'],
  ])('is not one that says a sum: %s', (text, digits) => {
    expect(read(text)).toMatchObject({ values: { amount: { sum: { is: 'number', digits } } }, asks: [] });
  });

  it.each([
    ['send 50% of my USDC to Bob', [5_000, 10_000]],
    ['send half of my USDC to Bob', [1, 2]],
    ['sende die Hälfte meiner USDC an Bob', [1, 2]],
    ['envía la mitad de mis USDC a Bob', [1, 2]],
    ['envoie un tiers de mes USDC à Bob', [1, 3]],
    ['把一半的USDC转给Bob', [1, 2]],
  ] as const)('is not one that says a share: %s', (text, of) => {
    expect(read(text)).toMatchObject({ values: { amount: { sum: { is: 'share', of } } }, asks: [] });
  });

  it.each([
    'send all but 10 USDC to Bob',
    'send all USDC but 10 to Bob',
    'send all my USDC except 10 to Bob',
    'sende alles außer 10 USDC an Bob',
    'envía todo menos 10 USDC a Bob',
    'envoie tout sauf 10 USDC à Bob',
  ])('is not one that says what stays: %s', (text) => {
    const drafted = read(text);
    expect(drafted?.values.amount?.sum).toEqual({ is: 'share', of: [1, 1], less: '10' });
    expect(drafted?.choices.how).toBeUndefined();
  });

  it('of something else changes no sum', () => {
    for (const text of [
      'send 20 USDC to Bob, not 30',
      'send 20 USDC to Bob if the price is above 4000',
      'allow Bob to spend 20 USDC for 30 days',
      'send 20 USDC to Bob, fee at most 0.01 ETH',
    ])
      expect(read(text)?.values, text).toMatchObject({ amount: { text: '20' }, pay: { text: 'USDC' } });
  });
});

describe('what is bought', () => {
  it.each([
    'ich will 3 UNI kaufen, höchstens 40 USDC',
    'buy 3 UNI for at most 40 USDC',
    'get me 3 UNI, pay max 40 USDC',
    'compra 3 UNI con USDC, máximo 40',
    'achète 3 UNI pour 40 USDC maximum',
    '买3个UNI，最多花40 USDC',
  ])('is what comes, and what it may cost is what leaves: %s', (text) => {
    expect(read(text)).toMatchObject({
      kind: 'swap',
      values: {
        get: { text: 'UNI' },
        least: { text: expect.stringMatching(/^3/) },
        pay: { text: 'USDC' },
        amount: { text: '40' },
      },
      choices: { how: 'atMost' },
    });
  });
});

describe('two values for one field', () => {
  it.each([
    ['Bob asked for 300 USDC but only pay him 120', 'amount', ['300', '120']],
    ['allow Bob 100 USDC or rather 1k', 'amount', ['100', '1k']],
    ['send 40 USDC to Ana and Bob', 'to', ['Ana', 'Bob']],
    ['send 40 USDC or DAI to Bob', 'pay', ['USDC', 'DAI']],
  ] as const)('are both offered for it: %s', (text, slot, offered) => {
    const drafted = read(text);
    expect(drafted?.values[slot]).toBeUndefined();
    expect(drafted?.offers?.[slot]?.map((it) => it.text)).toEqual(offered);
  });

  it('of which one is not understood are offered neither', () => {
    expect(read('send Bob 2 zillion, no, 3 USDC')?.offers?.amount).toBeUndefined();
  });
});

describe('somebody beside another one, and a token beside another one,', () => {
  it.each([
    ['send 40 USDC to Bob or rather Ana', 'to'],
    ['send 40 USDC to Ana and Bob', 'to'],
    ['send 40 USDC or DAI to Bob', 'pay'],
    ['swap 40 USDC for DAI or UNI', 'get'],
  ] as const)('fill no field: %s', (text, slot) => {
    expect(read(text)?.values[slot]).toBeUndefined();
  });

  it('who is said not to be meant is no other one', () => {
    expect(read('send 40 USDC to Ana, not to Bob')?.values.to?.text).toBe('Ana');
  });
});

describe('what a model adds', () => {
  it.each([
    ['DAI ETH USDC swap', 'get', 'USDC'],
    ['all USDC if 5 send to Bob', 'amount', '5'],
    ['all deposit USDC if DAI 5', 'amount', '5'],
  ] as const)('empties no field that the words fill: %s', (text, slot, value) => {
    const { tokens } = tokensOf(text, knownNames);
    const answered = (slots: Parameters<typeof withAnswer>[2]['slots']) =>
      withAnswer(text, tokens, { does: undefined, slots }, knownNames);
    const own = answered(new Map());
    const said = tokens.flatMap((it) => (it.is === 'value' && it.handle.text === value ? [it] : []));
    const added = answered(new Map(said.map((it) => [slot, it] as const)));
    expect(own?.values.pay).toBeDefined();
    expect(added).toMatchObject({ values: own?.values, choices: own?.choices });
    expect(added?.values[slot]).toBeUndefined();
  });
});
