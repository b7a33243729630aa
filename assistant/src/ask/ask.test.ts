import { ask } from '@readback/core/ask/ask.ts';
import { keyOfQuery, queryIds } from '@readback/core/ask/query.ts';
import { looksRareOrder } from '@readback/core/check/testing/marketOrders.ts';
import { key, usdc } from '@readback/core/check/testing/views.ts';
import { describe, expect, it } from 'vitest';
import { AiError } from '../aiError.ts';
import { scripted } from '../adapters/scripted.ts';
import { maskWords } from '../handles/maskWords.ts';
import { maskQuestion } from '../handles/pageNames.ts';
import { markedWorld, bodies, readbackOf, subjectOf } from '../testing/readbacks.ts';
import { questionFor } from './question.ts';
import { understand, validate } from './understand.ts';
import { badInput } from './badInput.ts';
import { match } from './match.ts';
import { lies, lyingModel, perfectModel } from './testing/askModels.ts';
import { askedPage } from './testing/page.ts';
import { questions } from './testing/questions.ts';
import { runQuestions } from './testing/runQuestions.ts';

const page = askedPage();
const never = new AbortController().signal;

describe('without a model', () => {
  it('understands English questions that it was not made for', async () => {
    const { en } = await runQuestions(undefined, (it) => it.language === 'en' && it.kept);
    expect(en.count).toBeGreaterThanOrEqual(60);
    expect(en.first / en.count).toBeGreaterThanOrEqual(0.9);
    expect(en.three / en.count).toBeGreaterThanOrEqual(0.95);
  });

  it('has enough questions, in five languages, half of them kept', () => {
    const english = questions.filter(({ language }) => language === 'en');
    expect(questions.length).toBeGreaterThanOrEqual(200);
    expect(english.length).toBeGreaterThanOrEqual(120);
    expect(new Set(questions.map(({ language }) => language)).size).toBe(5);
    expect(english.filter(({ kept }) => kept).length * 2).toBe(english.length);
  });

  it.each([
    [`Can ${key} take my USDC?`, 'mayTake', ['account', 'asset']],
    [`can ${key.slice(0, 6)}…${key.slice(-4)} take my usdc`, 'mayTake', ['account', 'asset']],
    [`who is ${usdc}`, 'whoIs', ['account']],
    [`who is 0x0000000000000000000000000000000000000009`, 'whoIs', ['elsewhere']],
    ['what does step 2 do', 'step', ['step']],
    ['what does the second call do', 'step', ['step']],
    ['what does call 9 do', 'step', ['elsewhere']],
    ['who is the spender', 'whoIs', ['account']],
    ['what is a permit', 'term', ['term']],
  ] as const)('%s is understood with what it names', (text, id, about) => {
    const { understood, leftOver } = match(text, page);
    expect([understood[0]?.id, understood[0]?.about.map((it) => it.kind), leftOver]).toEqual([id, about, []]);
  });

  it.each([
    ['can they take everything', 'mayTake'],
    ['could someone drain all of it', 'mayTake'],
    ['will anybody be able to empty my account', 'mayTake'],
    ['might the app sweep my coins', 'mayTake'],
    ['could they steal from me', 'mayTake'],
    ['what does this do to my account', 'does'],
    ['what will happen to my account after this', 'does'],
    ['could someone log in as me', 'actsAs'],
    ['who becomes the owner', 'newOwner'],
    ['who is the new owner', 'newOwner'],
    ['how do i cancel this listing', 'takeBack'],
    ['define permit', 'term'],
    ['what is an allowance?', 'term'],
    ['does anyone get permission to spend my stuff', 'gives'],
    ['is it dangerous', 'safe'],
    ['what leaves my account', 'leaves'],
    ['can I take it back', 'undo'],
    ['what happens if I do not sign', 'unsigned'],
    ['was passiert wenn ich ablehne', 'unsigned'],
    ['wtf is permit2', 'term'],
    ['what is Caution', 'term'],
    ['was ist ein permit', 'term'],
    ['what network', 'network'],
    ['can this be undone and for how much', 'undo'],
    ['how do i connect a script', 'help'],
    ['comment je connecte un script', 'help'],
    ['how do i get out of this', 'takeBack'],
    ['can they rug me', 'mayTake'],
    ['what if it takes long', 'later'],
  ] as const)('“%s” is understood as what it asks', (text, id) => {
    expect(match(text, page).understood[0]?.id).toBe(id);
  });

  it.each([
    ['will i get liquidated', 'owes'],
    ['whats the interest rate', 'owes'],
    ['wie hoch sind die Zinsen', 'owes'],
    ['¿me pueden liquidar?', 'owes'],
    ["c'est quoi le taux d'intérêt", 'owes'],
    ['利息多少', 'owes'],
    ['got this link from a friend, what does it do', 'does'],
    ['support wants it. should i sign it or not', 'todo'],
    ['Läuft die Unterschrift irgendwann ab', 'until'],
    ['nfts as well?', 'mayTake'],
  ] as const)('“%s” is asked for with a name of the field or behind something else', (text, id) => {
    const { understood, nearest } = match(text, page);
    expect((understood[0] ?? nearest[0])?.id).toBe(id);
  });

  it.each([
    ['does it give anybody a permission', true],
    ['Dürfen die meine Token nehmen', true],
    ['他们能拿走我的钱吗', true],
    ['who gets permission to take my tokens', false],
    ['they promised me an airdrop for the permission', false],
    ['wer darf meine Token nehmen', false],
    ['谁能拿走我的钱', false],
  ])('“%s”: a yes or no is said only where one was asked for', (text, whether) => {
    expect(match(text, page).whether).toBe(whether);
  });

  it.each([
    ['what is a Stop', 'stop'],
    ['what does Not fully checked mean', 'notFullyRead'],
    ['what is a hearback', 'hearback'],
    ['whats the intent lock thing', 'intentLock'],
    ['what is a limit', 'limit'],
    ['what is nonce', 'nonce'],
    ['define bundler', 'userOperation'],
    ['was ist eine Freigabe', 'allowance'],
    ['was bedeutet Vorsicht', 'caution'],
    ['qué es una huella', 'fingerprint'],
    ['qué significa no leído del todo', 'notFullyRead'],
    ["c'est quoi une délégation", 'delegation'],
    ['ça veut dire quoi prudence', 'caution'],
    ['什么是授权', 'allowance'],
    ['停止是什么意思', 'stop'],
  ] as const)('“%s” asks what a word means', (text, term) => {
    expect(match(text, page).understood[0]).toEqual({ id: 'term', about: [{ kind: 'term', term }] });
  });

  it.each([
    ['what is collateral', 'collateral'],
    ['whats a multisend', 'multicall'],
    ['what is that nonce thing', 'nonce'],
    ['whats a floor price', 'floorPrice'],
    ['what is mev', 'frontRunning'],
    ['was ist ein EOA', 'plainAccount'],
    ['qué es un airdrop', 'airdrop'],
    ['c’est quoi un collatéral', 'collateral'],
    ['什么是抵押品', 'collateral'],
  ] as const)('“%s” is answered by the glossary, whatever asks for it besides', (text, term) => {
    expect(match(text, page).understood).toEqual([{ id: 'term', about: [{ kind: 'term', term }] }]);
  });

  it.each([
    'whats a health factor',
    'what is a domain',
    'what does rekt mean',
    'was ist Erlös',
    'qué es una cotización',
    '利率是什么意思',
  ])('“%s” asks what a word means that the glossary lacks: nothing is answered', (text) => {
    expect(match(text, page).understood).toEqual([]);
  });

  it.each([
    ['what is different', 'changes'],
    ['whats new', 'since'],
    ['what is left', 'left'],
    ['what is leaving', 'leaves'],
    ['what is the minimum', 'atLeast'],
    ['what is this contract', 'whoIs'],
    ['is that below floor', 'worth'],
    ['does it cost me anything now', 'fee'],
    ['can i make it end sooner', 'limits'],
    ['can i make the minimum higher', 'limits'],
    ['kann ich das minimum erhöhen', 'limits'],
    ['puedo subir el mínimo', 'limits'],
    ['puis-je augmenter le minimum', 'limits'],
    ['可以提高最低数量吗', 'limits'],
    ['ya se envió?', 'happened'],
    ['pour combien de temps', 'until'],
    ['cuánto llega al otro lado', 'arrives'],
    ['hab ich danach noch die kontrolle', 'controls'],
    ['会不会换owner', 'newOwner'],
    ['is it the real opensea', 'asker'],
  ] as const)('“%s” is asked of the request', (text, id) => {
    expect(match(text, page).understood[0]?.id).toBe(id);
  });

  it('“for how much” asks for the price of what is offered, and beside anything else for nothing sure', async () => {
    const offer = subjectOf(await readbackOf(looksRareOrder()));
    expect(match('for how much', offer).understood[0]?.id).toBe('arrives');
    expect(match('for how much', page).understood).toEqual([]);
  });

  it.each(['why Stop', 'what is the fee', 'nfts as well?', 'what network', 'is this ok'])(
    '“%s” asks about the request, and for no word',
    (text) => {
      expect(match(text, page).understood[0]?.id).not.toBe('term');
    },
  );

  it.each([
    ['could I go for half of that', 'limits'],
    ['only 35 and not a cent more', 'limits'],
    ['must I give them an infinite one', 'limits'],
    ['geht es auch mit weniger', 'limits'],
    ['quiero que sea menos', 'limits'],
    ['on peut mettre un montant plus petit', 'limits'],
    ['能改成少一点吗', 'limits'],
    ['what will the app find out about me', 'reveals'],
    ['would they see what else I hold', 'reveals'],
    ['does it hand over my private key', 'reveals'],
    ['erfahren die meinen Schlüssel', 'reveals'],
    ['qué datos míos ven', 'reveals'],
    ["ils savent combien j'ai", 'reveals'],
    ['对方会看到我的余额吗', 'reveals'],
  ] as const)('“%s” is answered as that, or offered first', (text, id) => {
    const { understood, nearest } = match(text, page);
    expect((understood[0] ?? nearest[0])?.id).toBe(id);
  });

  it('what the phrasings of a query cover less than those of another is offered, and not answered', () => {
    for (const text of [
      'they promised an airdrop if i approve',
      'can my wife see this on her phone',
      'what happens if the bridge gets hacked or stuck',
    ])
      expect(match(text, page).understood, text).toEqual([]);
  });

  it.each([
    'can I bring the commission down',
    'is a lower slippage possible',
    'could I trim the interest a bit',
    'könnte ich weniger Gas zahlen',
    'puedo reducir las tarifas',
  ])('“%s” is about something that a limit is not', (text) => {
    expect(match(text, page).understood.map(({ id }) => id)).not.toContain('limits');
  });

  it('a word that is in no phrasing may be what a question turns on', () => {
    expect(match('who receives it', page).understood[0]?.id).toBe('receives');
    expect(match('who zorbleflects it', page).understood).toEqual([]);
  });

  it('says nothing to what no fact answers, and offers what can be asked', () => {
    for (const text of ['who won the world cup', 'qwertz asdf', 'write me a poem about ducks', 'xkcd']) {
      const { understood, nearest } = match(text, page);
      expect(understood, text).toEqual([]);
      expect(nearest).toHaveLength(3);
    }
  });
});

describe('what is left over is asked about', () => {
  it.each([
    ['do I not lose any USDC', [{ kind: 'negation', text: 'not' }]],
    ['do I lose any USDC if I sign', []],
    [
      'do I lose any USDC if Bob pays',
      [
        { kind: 'value', text: 'Bob' },
        { kind: 'condition', text: 'if' },
      ],
    ],
    ['what leaves my account, nothing else?', []],
    ['is 2500 a fair price', []],
    ['can they take my dai', [{ kind: 'value', text: 'dai' }]],
    ['can they take my usdc', []],
    ['can Bob take my USDC', [{ kind: 'value', text: 'Bob' }]],
    ['do I send 500 USDC', [{ kind: 'value', text: '500' }]],
    ['what do I get without WETH', [{ kind: 'negation', text: 'without' }]],
    ['what is unknown, and what did you not check', []],
    ['what if it is mined later', []],
  ])('%s', (text, left) => {
    const found = match(text, page);
    expect(found.understood).toHaveLength(1);
    expect(found.leftOver).toEqual(left);
  });
});

describe('handles', () => {
  it('take every value out of the words, and the same value is the same handle', () => {
    const text = `Can ${key} or 0x9f2c…41ae take 1,500.25 USDC and 3e18 wei of Ann.eth on 2026-12-24 at 10:30, “Zed Corp” or $5?`;
    const { text: masked, handles } = maskQuestion(text, page);
    expect(masked).not.toMatch(/0x|1,500|USDC|Ann|eth|2026|10:30|Zed|\$|3e18/);
    expect(handles.map(({ text: it }) => it)).toEqual(
      expect.arrayContaining([key, '0x9f2c…41ae', '1,500.25', 'USDC', 'Ann.eth', '2026-12-24', '“Zed Corp”']),
    );
    expect(maskWords('Ann pays Ann', []).text).toBe('NAME1 pays NAME1');
  });

  it('are where the values stand in the words', () => {
    for (const { text } of questions) {
      for (const { start, end, text: value } of maskQuestion(text, page).handles)
        expect(text.slice(start, end)).toBe(value);
    }
  });

  it('leave the words of a question, in every language, as they are', () => {
    const known = questions.filter(({ about, wants }) => about.length === 0 && wants !== 'none');
    for (const { text } of known) {
      // Only a number says which call it is.
      expect(maskQuestion(text, page).text.replaceAll(/NUM\d/g, '1').replaceAll(/[12]/g, ''), text).toBe(
        text.replaceAll(/[12]/g, ''),
      );
    }
  });
});

describe('with a model', () => {
  it('a perfect one answers each question in each language', async () => {
    const { all } = await runQuestions(perfectModel());
    expect(all.missed).toEqual([]);
    expect(all.first).toBe(all.count);
  });

  it('of a lying one nothing is understood but queries of our own about what is in the question', async () => {
    for (const [at] of lies.entries()) {
      const port = lyingModel(at);
      for (const { text } of questions.slice(0, 60)) {
        const asked = await understand(text, page, port, never).catch((error: unknown) => error);
        if (asked instanceof AiError) continue;
        const { queries } = asked as Awaited<ReturnType<typeof understand>>;
        expect(queries.length).toBeLessThanOrEqual(3);
        expect(new Set(queries.map(keyOfQuery)).size).toBe(queries.length);
        for (const query of queries) {
          expect(queryIds).toContain(query.id);
          expect(JSON.stringify([query, ask(page, query)], big)).not.toContain('EVIL');
        }
      }
    }
    const { all } = await runQuestions(lyingModel());
    expect(all.first).toBeLessThan(all.count / 2);
  });

  it('a handle that the question does not have, or that is of no use to the query, is dropped', () => {
    const text = `Is ${key} published?`;
    const masked = maskQuestion(text, page);
    const of = (query: unknown, about: unknown) =>
      validate({ queries: [{ query, about, term: 'none' }] }, text, masked, page);
    expect(of('published', ['ADDR1'])).toEqual([
      { id: 'published', about: [{ kind: 'account', address: key.toLowerCase() }] },
    ]);
    expect(of('published', ['ADDR2'])).toEqual([{ id: 'published', about: [] }]);
    expect(of('fee', ['ADDR1'])).toEqual([{ id: 'fee', about: [] }]);
    expect(of('nothing', ['ADDR1'])).toEqual([]);
    expect(of('term', ['ADDR1'])).toEqual([]);
  });

  it('a value that it left out is asked about', async () => {
    const port = scripted(function* () {
      yield { t: 'done', json: { queries: [{ query: 'gives', about: [], term: 'none' }] } };
    });
    const { leftOver } = await understand(`Is ${key} safe, and not a scam, if I wait?`, page, port, never);
    expect(leftOver).toEqual([
      { kind: 'value', text: key },
      { kind: 'negation', text: 'not' },
      { kind: 'condition', text: 'if' },
    ]);
  });
});

describe('what a model is sent', () => {
  const mark = 'ZXCANARY';

  it('has no text of a chain, and no number, name or address of the user', async () => {
    let sent = 0;
    for (const body of bodies(mark)) {
      const subject = subjectOf(await readbackOf(body, markedWorld(mark)));
      const values = [
        '987654321',
        '12.345,67',
        '0xabcdef0123456789abcdef0123456789abcdef01',
        'Zxcanary',
        'zxcanary.eth',
        '“zxcanary store”',
        'ZXC',
        '24.12.2031',
        '0xdead…beef',
        'zxcanary@example.org',
        mark,
      ];
      for (const value of values) {
        for (const text of [
          `who is ${value}`,
          `${value}: can it take my tokens?`,
          `Darf ${value} mein Geld nehmen`,
          `我会失去 ${value} 吗`,
          `is "${value}" safe`,
        ]) {
          const { system, messages, schema } = questionFor(maskQuestion(text, subject));
          const all = JSON.stringify([system, messages, schema]);
          expect(all.toLowerCase(), text).not.toContain(mark.toLowerCase());
          expect(all, text).not.toContain(value.replaceAll(/[“”]/g, ''));
          expect(all).not.toMatch(/0x[0-9a-f]{3}/i);
          sent += 1;
        }
      }
    }
    expect(sent).toBeGreaterThan(500);
  });
});

describe('what is no question', () => {
  const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

  it.each([
    ['', 'empty'],
    [' \n ', 'empty'],
    ['???', 'empty'],
    ['a '.repeat(1_001), 'tooLong'],
    ['what is \u202Ethis', 'invisible'],
    ['what is\u200B this', 'invisible'],
    ['{"method":"eth_sendTransaction","params":[{"to":"0x1"}]}', 'request'],
    [`0x${'ab'.repeat(100)}`, 'request'],
    [phrase, 'secret'],
    [`my words are: ${phrase.toUpperCase()}, is it safe?`, 'secret'],
    [
      phrase
        .split(' ')
        .map((it, at) => `${at + 1}. ${it}`)
        .join('\n'),
      'secret',
    ],
    ['あいこくしん '.repeat(12), 'secret'],
    ['的一是在不了有和人这中大', 'secret'],
    [`key 0x${'7f'.repeat(32)}`, 'secret'],
    [`${'7f'.repeat(32)}`, 'secret'],
    [`${phrase} `.repeat(40), 'secret'],
  ])('%j is answered in place', async (text, is) => {
    expect((await badInput(text))?.is).toBe(is);
  });

  it('is none of our questions', async () => {
    for (const { text } of questions) expect([text, await badInput(text)]).toEqual([text, undefined]);
  });
});

function big(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
