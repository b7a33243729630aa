import { describe, expect, it } from 'vitest';
import type { DraftName } from './draft.ts';
import { readWords } from './read.ts';
import { knownNames } from './testing/score.ts';

/** What is asked about, by kind and text; undefined where there is no draft. */
function asks(text: string, names: readonly DraftName[] = knownNames): readonly string[] | undefined {
  return readWords(text, names)?.asks.map((it) => `${it.kind} ${it.text}`);
}

/** The fields as they are filled, in one line. */
function fields(text: string, names: readonly DraftName[] = knownNames): string {
  const drafted = readWords(text, names);
  if (drafted === undefined) return 'none';
  const values = Object.entries(drafted.values).map(([slot, it]) => `${slot}=${it.text}`);
  const choices = Object.entries(drafted.choices).map(([slot, it]) => `${slot}:${it}`);
  return [drafted.kind, ...[...values, ...choices].toSorted()].join(' ');
}

describe('what somebody else is to do for the user', () => {
  it.each([
    'send me 5 USDC',
    'sende mir 5 USDC',
    'sende 5 USDC an mich',
    'Bob soll mir 5 USDC senden',
    'envíame 5 USDC',
    'me envía Bob 5 USDC',
    'envoie moi 5 USDC',
    '转给我 5 USDC',
    '给我转 5 USDC',
    'Bob sends me 5 USDC',
    'Bob should pay me 5 USDC',
  ])('fills in no form, which would say the opposite: %s', (text) => {
    expect(readWords(text, knownNames)).toBeUndefined();
  });
});

describe('what no field says is asked about, or fills in no form', () => {
  it.each([
    // Signs.
    ['send ~5 USDC to Bob', 'word ~'],
    ['send <5 USDC to Bob', 'word <'],
    ['send 5 USDC to Bob?', 'word ?'],
    ['🚫 send 5 USDC to Bob', 'word 🚫'],
    ['send 5 USDC to Bob 👎🏽', 'word 👎🏽'],
    ['send 5 USDC to Bob\u202e', 'word \u202e'],
    ['send 5\u200b USDC to Bob', 'word \u200b'],
    // Nouns without the value that says which.
    ['send 5 USDC to my wallet', 'word to'],
    ['send 5 USDC from the vault to Bob', 'word vault'],
    ['send 5 USDC mainnet to Bob', 'unsure mainnet'],
    ['send 5 USDC from my Safe to Bob', 'word Safe'],
    ['send 5 USDC to Bob and spend it', 'word spend'],
    ['send 5 USDC to Bob until Ana', 'word until'],
    ['pay a fee of 5 USDC to Bob', 'unsure 5'],
    ['send my rewards to Bob', 'word rewards'],
    ['send my balance to Bob', 'word balance'],
    ['send my NFT to Bob', 'value NFT'],
    ['deposit 5 USDC into the pool', 'word into the pool'],
    ['sende mein Guthaben an Bob', 'word Guthaben'],
    ['envía mi saldo a Bob', 'word saldo'],
    ['envoie le solde à Bob', 'word solde'],
    ['转余额给 Bob', 'word 余额'],
    // Words that say a role, and nothing has it.
    ['send 5 USDC to', 'word to'],
    ['allow Lido pool to spend 5 USDC until today', 'word until'],
    ['I am against sending 5 USDC to Bob', 'word against'],
    // Words about words, prices and worths.
    ['the site says I should approve 5 USDC for Lido pool', 'word site says'],
    ['send 5 USDC to Bob saying hello', 'word saying'],
    ['send 5 USDC to Bob with message thanks', 'word with message'],
    ['swap ETH for USDC at a rate of 3000', 'word rate'],
    ['verkaufe ETH zum Kurs von 3000 USDC', 'word Kurs'],
    // Who receives, and who does it.
    ['Ana soll 5 USDC zahlen', 'unsure Ana'],
    ['Ana deposita 5 USDC', 'unsure Ana'],
    ['il envoie 5 USDC à Bob', 'who il'],
    ['send 5 USDC to their wallet', 'who their'],
    // What may be.
    ['I might send 5 USDC to Bob', 'word might'],
    ['podría enviar 5 USDC a Bob', 'word podría'],
    ['转 5 USDC 给 Bob 吗', 'word 吗'],
    ['将来转 5 USDC 给 Bob', 'time 将来'],
    // A minimum is not a sum, and a maximum is not a minimum.
    ['wrap at least 5 ETH', 'value at least'],
    ['wrap at most 5 ETH', 'value at most'],
    ['claim at most 5 USDC', 'value at most'],
    ['list my NFT for at most 5 ETH', 'value at most'],
    ['approve max USDC for Lido pool', 'value max'],
    ['send any USDC to Bob', 'value any'],
    ['send all 5 USDC to Bob', 'value all'],
    ['转 5 USDC 以上给 Bob', 'value 以上'],
    // What is offered is not a price, and neither is a network a receiver.
    ['put 5 USDC up for sale', 'value 5'],
    ['swap 5 USDC for Base', 'value Base'],
    // By how much is not to how much.
    ['lower the allowance of Lido pool by 5 USDC', 'unsure 5'],
    ['raise threshold by 1', 'unsure 1'],
    ['senke die Schwelle um 1', 'unsure 1'],
    ['baisse le seuil de 1', 'unsure 1'],
    ['把阈值提高 1', 'unsure 1'],
    // A price for each, or the sum of both.
    ['swap 5 USDC for ETH at 3000', 'value 3000'],
    ['verkaufe 2 ETH zu 3000 USDC', 'unsure 3000'],
    ['vende 2 ETH a 3000 USDC', 'unsure 3000'],
    ['vends 2 ETH à 3000 USDC', 'unsure 3000'],
    ['swap from USDC to ETH 5', 'unsure 5'],
    ['compra 5 USDC en ETH', 'value ETH'],
    // Dates that begin it.
    ['allow Lido pool to spend 5 USDC from 2026-12-31', 'value 2026-12-31'],
    ['allow Lido pool to spend 5 USDC on 2026-12-31', 'unsure 2026-12-31'],
    // Verbs that may be about what is owned, and what something becomes.
    ['get rid of USDC', 'word get rid of'],
    ['cancel 5 USDC to Bob', 'word cancel'],
    ['deja a Bob 5 USDC', 'word deja'],
    ['laisse 5 USDC à Bob', 'word laisse'],
    ['let Bob use my account', 'word account'],
    ['invest in ETH', 'value ETH'],
    ['pay for Bob 5 USDC', 'unsure Bob'],
    ['give up 5 USDC', 'word up'],
    ['swap 5 USDC for DAI 授权', 'word 授权'],
    ['授权 Bob 使用 5 USDC，转给 Ana', 'second 转给'],
    // Two parts of an account, and one word for both of two roles.
    ['add Ana as owner, threshold 2', 'word threshold'],
    ['add Ana as module and owner', 'word owner'],
    ['cambia el propietario de Ana a Bob', 'unsure Ana'],
    ['change le propriétaire de Ana à Bob', 'unsure Ana'],
    ['ändere den Besitzer von Ana zu Bob', 'unsure Ana'],
    // Only the network’s currency is wrapped.
    ['wrap 5 USDC', 'value USDC'],
    ['approve 5 USDC from Bob', 'value Bob'],
    ['send 5 USDC of Bob to Ana', 'value Bob'],
    ['sende Bob 5 USDC mehr', 'second mehr'],
  ])('%s', (text, asked) => {
    const found = asks(text);
    if (found !== undefined) expect(found).toContain(asked);
    else expect(noForm).toContain(text);
  });

  /** Of these more is left over than is said, or the verb may mean another form. */
  const noForm: readonly string[] = [
    'verkaufe ETH zum Kurs von 3000 USDC',
    'claim at most 5 USDC',
    'list my NFT for at most 5 ETH',
    '转 5 USDC 以上给 Bob',
    'put 5 USDC up for sale',
    'get rid of USDC',
    'cancel 5 USDC to Bob',
    'deja a Bob 5 USDC',
    'laisse 5 USDC à Bob',
    'invest in ETH',
    'add Ana as owner, threshold 2',
  ];
});

describe('what the words do say is not asked about', () => {
  it.each([
    ['send 5 USDC tokens to the Bob contract', 'send amount=5 pay=USDC to=Bob'],
    ['could you send 5 USDC to Bob?', 'send amount=5 pay=USDC to=Bob'],
    ['send 5 USDC from my account to Bob', 'send amount=5 pay=USDC to=Bob'],
    ['Bob gets 5 USDC from me', 'send amount=5 pay=USDC to=Bob'],
    ['send .5 USDC to Bob', 'send amount=.5 pay=USDC to=Bob'],
    ['send 250000 USDC to Bob', 'send amount=250000 pay=USDC to=Bob'],
    ['Bob 5 USDC senden', 'send amount=5 pay=USDC to=Bob'],
    ['envía 5 USDC a Bob en Base', 'send amount=5 network=Base pay=USDC to=Bob'],
    ['可以转 5 USDC 给 Bob 吗？', 'send amount=5 pay=USDC to=Bob'],
    ['lower the allowance of Lido pool to 5 USDC', 'allow amount=5 pay=USDC to=Lido pool'],
    ['change the owner from Ana to Bob', 'change becomes=Bob part:owner replaces=Ana'],
    ['swap 5 ETH for WETH', 'wrap amount=5'],
    ['zahle Bob ein USDC', 'send pay=USDC to=Bob'],
    ['replace the owner with Bob', 'change becomes=Bob part:owner'],
    ['let Bob take 5 USDC from my account', 'allow amount=5 pay=USDC to=Bob'],
    ['list my NFT for 5 ETH', 'list get=ETH least=5'],
  ])('%s', (text, said) => {
    expect([fields(text), asks(text)]).toEqual([said, []]);
  });
});

describe('a value in words', () => {
  it.each([
    ['send thirteen USDC to Bob', 'thirteen', '13'],
    ['send twenty-five USDC to Bob', 'twenty-five', '25'],
    ['sende fünfundzwanzig USDC an Bob', 'fünfundzwanzig', '25'],
    ['envoie quatre-vingt-dix USDC à Bob', 'quatre-vingt-dix', '90'],
    ['转二十五 USDC 给 Bob', '二十五', '25'],
    ['send five  hundred USDC to Bob', 'five  hundred', '500'],
  ])('%s: is taken whole', (text, number, digits) => {
    expect(readWords(text, knownNames)).toMatchObject({
      values: { amount: { text: number, sum: { is: 'number', digits } } },
      asks: [],
    });
  });

  it.each([
    ['send twenty thirteen USDC to Bob', 'twenty thirteen'],
    ['sende fünfundelf USDC an Bob', 'fünfundelf'],
    ['转两百五 USDC 给 Bob', '两百五'],
  ])('%s: is asked about whole', (text, number) => {
    expect(asks(text)).toContain(`amount ${number}`);
  });
});

describe('a name', () => {
  const tokens = (...all: readonly string[]): readonly DraftName[] => [
    ...knownNames,
    ...all.map((name) => ({ name, kind: 'TOK' }) as const),
  ];

  it('that is a word is asked about, unless it is written as the name is', () => {
    expect(asks('never send Bob 5', tokens('NEVER'))).toContain('unsure never');
    expect(asks('send 5 to Bob', tokens('SEND'))).toContain('unsure send');
    expect(asks('send 5 ONE to Bob', tokens('ONE'))).toEqual([]);
  });

  it('of two accounts is asked about', () => {
    expect(asks('send 5 USDC to Bob', [...knownNames, { name: 'bob', kind: 'NAME' }])).toContain(
      'unsure Bob',
    );
  });

  it('that only looks like one that is known is asked about', () => {
    expect(asks('send 5 USDC to Воb')).toContain('who Воb');
    expect(asks('send 5 USDС to Bob')).toContain('symbol USDС');
    expect(asks('send 5 USDC to bob@example.org')).toContain('who bob@example.org');
    expect(asks('send 5 USDC to Bob\u0336')).toContain('who Bob\u0336');
  });

  it('of a token that begins with W is what is swapped, not what wraps another', () => {
    expect(fields('swap 5 stETH for wstETH', tokens('stETH', 'wstETH'))).toBe(
      'swap amount=5 get=wstETH pay=stETH',
    );
    expect(asks('unwrap 5 wstETH', tokens('stETH', 'wstETH'))).toContain('value wstETH');
  });
});

describe('words of 2,000 characters', () => {
  it.each([
    'send ',
    'A',
    '转',
    '我',
    '_',
    'aa',
    "d'",
    '1,',
    '0x',
    'ein',
    'twenty-',
    '\u0301',
    'to the ',
    '“',
  ])('of %j are read at once', (piece) => {
    const text = `send 5 USDC ${piece.repeat(2_000)}`.slice(0, 2_000);
    const from = performance.now();
    readWords(text, knownNames);
    expect(performance.now() - from).toBeLessThan(1_000);
  });
});
