import { describe, expect, it } from 'vitest';
import { readWords } from './read.ts';
import { knownNames } from './testing/score.ts';

const read = (text: string) => readWords(text, knownNames);

describe('an amount that is kept back', () => {
  it.each([
    ['transfer all of my ETH to Bob but keep back 0.03 for the network fees', '0.03'],
    ['pay Bob all my DAI, hold back 15', '15'],
    ['bridge all my USDC to Base but leave 40 there', '40'],
    ['wrap all my ETH, keep 0.2 for gas', '0.2'],
    ['überweise Bob mein ganzes ETH, aber behalte 0,03 für die Gebühren', '0.03'],
    ['überweise Bob alle meine DAI, lass 15 da', '15'],
    ['manda todo mi ETH a Bob pero deja 0,03 para el gas', '0.03'],
    ['verse tout mon ETH à Bob mais garde 0,03 pour les frais', '0.03'],
    ['把所有的DAI转给Bob，留15', '15'],
    ['把ETH全部转给Bob，留0.03付手续费', '0.03'],
  ])('is what stays of all of it, and no limit of a fee: %s', (text, less) => {
    const drafted = read(text);
    expect(drafted?.values.amount?.sum).toEqual({ is: 'share', of: [1, 1], less });
    expect(drafted?.values.fee).toBeUndefined();
    expect(drafted).toMatchObject({ choices: {}, asks: [] });
  });

  it.each([
    'send my DAI to Bob but leave 15 there',
    'pay Bob 90 DAI and keep 15',
    'send all my DAI to Bob, keep at least 15',
    'send all my ETH to Bob, keep 0.03 and 2 for the fees',
    'sell all my ETH for DAI but keep 0.3 ETH',
    'schick alles DAI an Bob, 15 behalte ich',
    'keep 15 DAI and send the rest to Bob',
    'send all my tokens to Bob but keep my DAI',
    'send all my DAI to Bob and keep the rest',
  ])('is asked about where nobody knows of what it stays, and fills nothing: %s', (text) => {
    const drafted = read(text);
    expect(drafted?.choices.how).toBeUndefined();
    expect(drafted?.values.fee).toBeUndefined();
    expect(drafted?.values.amount?.sum).not.toMatchObject({ is: 'share' });
    if (drafted !== undefined) expect(drafted.asks.length).toBeGreaterThan(0);
    const filled = Object.values(drafted?.values ?? {}).map((it) => it.sum);
    expect(filled).not.toContainEqual({ is: 'number', digits: '15' });
  });
});

describe('a permission', () => {
  it.each([
    ['vire les autorisations de Bob sur mes UNI', 'Bob'],
    ['balance l’approbation de Bob sur mes UNI', 'Bob'],
    ['bin the approval of Bob for my UNI', 'Bob'],
    ['saca el permiso de Bob sobre mis UNI', 'Bob'],
    ['拔掉Bob对UNI的授权', 'Bob'],
  ])('is taken back by what throws it out: %s', (text, to) => {
    expect(read(text)).toMatchObject({ kind: 'revoke', values: { to: { text: to }, pay: { text: 'UNI' } } });
  });

  it.each([
    'Freigabe für Bob über UNI',
    'permission of Bob for my UNI',
    'autorisation de Bob sur mes UNI',
    'permiso de Bob sobre mis UNI',
    '把Bob的UNI授权弄没',
    'transfer the approval of Bob for UNI',
    'forget-me-not the approval of Bob for UNI',
  ])('that no word gives is not given: %s', (text) => {
    expect(read(text)?.kind).not.toBe('allow');
  });

  it.each([
    'give Bob permission for 60 UNI',
    'gib Bob die Freigabe für 60 UNI',
    'dale permiso a Bob para 60 UNI',
    'donne à Bob une autorisation de 60 UNI',
    '给Bob授权60 UNI',
  ])('is given by what gives: %s', (text) => {
    expect(read(text)).toMatchObject({ kind: 'allow', values: { to: { text: 'Bob' } }, asks: [] });
  });
});

it.each([
  'pay Bob 35 euros',
  'pay Bob 35 quid in DAI',
  'zahl Bob 35 Pfund in DAI',
  'paga 35 pesos a Bob en DAI',
  'file 35 balles à Bob',
  '给Bob打35块',
  '给Bob打35元的DAI',
  'swap 35 yuan of DAI for ETH',
])('a sum in a money that has no price here fills no field, and is asked about: %s', (text) => {
  const drafted = read(text);
  expect(drafted?.values.amount).toBeUndefined();
  expect(drafted?.values.least).toBeUndefined();
  if (drafted !== undefined) expect(drafted.asks.map((it) => it.kind)).toContain('amount');
});

it('what something is worth in dollars is still a sum', () => {
  for (const text of ['pay Bob 35 dollars in DAI', '给Bob打35美元的DAI'])
    expect(read(text)?.values.amount?.sum, text).toEqual({ is: 'worth', digits: '35' });
});

it.each([
  'buy 2 UNI with PayPal',
  'pay Bob 35 DAI from my bank account',
  'kauf 2 UNI mit meiner Kreditkarte',
  'compra 2 UNI con mi banco',
  'achète 2 UNI avec ma carte bancaire',
  '用支付宝买2 UNI',
])('no wallet pays from a bank: %s', (text) => {
  expect(read(text)).toBeUndefined();
});

it.each([
  'undo the trade I did',
  'reverse the payment to Bob',
  'undo the 35 DAI payment to Bob',
  'cancel the swap that went through',
  'mach die Überweisung rückgängig',
  'deshaz el intercambio que hice',
  "annule l'échange que j'ai fait",
  '撤销我刚做的兑换',
])('what is done is not pending, and nothing cancels it: %s', (text) => {
  expect(read(text)).toBeUndefined();
});

it('what is stuck is cancelled', () => {
  for (const text of ['cancel my stuck swap', 'undo my pending transaction'])
    expect(read(text), text).toMatchObject({ kind: 'cancel', asks: [] });
});

it.each([
  'pay Bob 60 no wait 70 DAI',
  'transfer 60 scratch that 70 DAI to Bob',
  '给Bob打60 说错了 是70 DAI',
  'manda 60 mejor dicho 70 DAI a Bob',
])('a sum that is corrected before its token is the one that was said last: %s', (text) => {
  expect(read(text)).toMatchObject({
    kind: 'send',
    values: { to: { text: 'Bob' }, pay: { text: 'DAI' }, amount: { text: '70' } },
    asks: [],
  });
});

it('what is corrected by nothing is asked about', () => {
  expect(read('pay Bob 60 DAI, scratch that')?.asks.length).toBeGreaterThan(0);
});

it.each([
  'Überweisen Sie 60 DAI an Bob',
  'Veuillez verser 60 DAI à Bob',
  'zahl der Ana 60 DAI',
  'pay my grandmother Ana 60 DAI',
  '给我女儿Ana打60 DAI',
  'pay the invoice of 60 DAI to Bob',
  'repay the 60 DAI I borrowed from Aave',
])('a polite word, an article, a relation and a paper add nothing: %s', (text) => {
  expect(read(text)).toMatchObject({ values: { amount: { text: '60' }, pay: { text: 'DAI' } }, asks: [] });
});

it('whom something is sent is asked about where a word only names somebody', () => {
  for (const text of ['schick sie 60 DAI', 'zahl der 60 DAI'])
    expect(read(text)?.values.to, text).toBeUndefined();
});

it.each([
  'not to Ana, to Bob, 60 DAI',
  'nicht an Ana, an Bob, 60 DAI',
  'pas à Ana, à Bob, 60 DAI',
  '不给Ana，给Bob，60 DAI',
])('who is not meant is passed over without a verb, too: %s', (text) => {
  const drafted = read(text);
  expect(drafted).toMatchObject({ kind: 'send', values: { to: { text: 'Bob' }, amount: { text: '60' } } });
  expect(drafted?.over?.[0]?.text).toContain('Ana');
});

describe('what is said to stay as it is', () => {
  it.each([
    "revoke Bob on UNI, don't touch DAI",
    'widerrufe Bob für UNI, aber DAI nicht',
    'revoca a Bob para UNI, pero DAI no',
    'révoque Bob pour UNI, mais pas DAI',
    '只取消Bob的UNI授权，DAI的别动',
  ])('is passed over beside what is ended: %s', (text) => {
    const drafted = read(text);
    expect(drafted).toMatchObject({ kind: 'revoke', values: { to: { text: 'Bob' }, pay: { text: 'UNI' } } });
    expect(drafted?.over?.some((it) => it.text.includes('DAI'))).toBe(true);
  });

  it.each([
    'revoke everything, but not DAI',
    'revoke all permissions, leave DAI alone',
    'revoke Bob on DAI, leave DAI alone',
    'revoke Bob on UNI, Bob must not spend DAI',
    'pay Bob 60 UNI, leave DAI alone',
  ])('is never dropped where the rest may mean it, too: %s', (text) => {
    const drafted = read(text);
    expect(drafted?.over?.some((it) => it.text.includes('DAI')) ?? false).toBe(false);
    if (drafted !== undefined) expect(drafted.asks.length).toBeGreaterThan(0);
  });
});
