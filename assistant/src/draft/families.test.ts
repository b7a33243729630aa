import { describe, expect, it } from 'vitest';
import { readWords } from './read.ts';
import { typedNames } from './testing/scoreTyped.ts';
import type { Drafted, DraftName } from './draft.ts';

const names: readonly DraftName[] = [
  ...typedNames,
  { name: 'USDT', kind: 'TOK' },
  { name: 'PEPE', kind: 'TOK' },
  { name: 'Nora', kind: 'NAME' },
];

/** The fields as they are filled, what a sum comes to and which token is meant, and what is asked about. */
function read(text: string): string {
  const drafted = readWords(text, names);
  return drafted === undefined ? 'none' : [drafted, ...(drafted.also ?? [])].map(said).join(' + ');
}

function said({ kind, values, choices, asks }: Drafted): string {
  const fields = Object.entries(values).map(([slot, { text, sum, symbol }]) => {
    const of = sum?.is === 'share' ? `${sum.of.join('/')}${sum.less ? `-${sum.less}` : ''}` : sum?.digits;
    return `${slot}=${(of ?? symbol ?? text).toLowerCase()}`;
  });
  const chosen = Object.entries(choices).map(([slot, it]) => `${slot}:${it}`);
  return [kind, ...[...fields, ...chosen].toSorted(), ...asks.map((it) => `?${it.kind} ${it.text}`)].join(
    ' ',
  );
}

describe('a reason, a preamble and thanks add nothing', () => {
  it.each([
    ['could u pls transfer ana 15 usdc for lunch', 'send amount=15 pay=usdc to=ana'],
    ['plz snd bob 2k usdc he covered the hotel', 'send amount=2000 pay=usdc to=bob'],
    ['i have to send my landlord bob 1350 usdc for december', 'send amount=1350 pay=usdc to=bob'],
    ['schick bob 120 dai, ist für die miete', 'send amount=120 pay=dai to=bob'],
    ['hey zahl mal ana 15 usdc fürs essen', 'send amount=15 pay=usdc to=ana'],
    ['envíale a bob 120 dai por la cena', 'send amount=120 pay=dai to=bob'],
    ['envoie 120 dai à bob pour le loyer', 'send amount=120 pay=dai to=bob'],
    ['我要给bob付120 dai的房租', 'send amount=120 pay=dai to=bob'],
    ['got phished i think, get rid of anything dangerous', 'revoke revokes:risky'],
  ])('%s', (text, fields) => expect(read(text)).toBe(fields));

  it.each([
    ['send 5 usdc to bob, 3 mal', '?time mal'],
    ['schick bob 3 mal 5 usdc', '?time mal'],
    ['send bob 20 usdc unless he already paid', '?condition unless he already paid'],
    ['i refuse, send bob 20 usdc for her', '?who her'],
  ])('but not what may turn it or is for somebody else: %s', (text, asked) =>
    expect(read(text)).toContain(asked),
  );
});

describe('a token is known by what people call it', () => {
  it.each([
    ['send 3 ether to ana', 'send amount=3 pay=eth to=ana'],
    ['need to send 500 tether to bob', 'send amount=500 pay=usdt to=bob'],
    ['ich möchte ana 0,3 ether überweisen', 'send amount=0.3 pay=eth to=ana'],
    ['quiero pagarle a ana 0,2 ether', 'send amount=0.2 pay=eth to=ana'],
    ['能不能转0.2个以太给ana', 'send amount=0.2 pay=eth to=ana'],
  ])('%s', (text, fields) => expect(read(text)).toBe(fields));

  it('and a saved name is that', () => {
    const drafted = readWords('send 3 dai to tether', [...names, { name: 'Tether', kind: 'NAME' }]);
    expect(drafted?.values).toMatchObject({ to: { text: 'tether' }, pay: { text: 'dai' } });
  });
});

describe('so much of one token for at most so much of another is bought', () => {
  it.each([
    ['i want 50 uni, max 700 usdc', 'swap amount=700 get=uni how:atMost least=50 pay=usdc'],
    ['get me 100 uni but dont pay over 900 dai', 'swap amount=900 get=uni how:atMost least=100 pay=dai'],
    [
      'ich will 50 uni haben, geb aber maximal 700 usdc aus',
      'swap amount=700 get=uni how:atMost least=50 pay=usdc',
    ],
    ['je veux 20 uni pour 280 dai max', 'swap amount=280 get=uni how:atMost least=20 pay=dai'],
    ['想换50个uni,最多花七百usdc', 'swap amount=700 get=uni how:atMost least=50 pay=usdc'],
  ])('%s', (text, fields) => expect(read(text)).toBe(fields));

  it.each([
    ['sell 0.75 weth, want no less than 1800 usdt', 'swap amount=0.75 get=usdt least=1800 pay=weth'],
    ['échange 300 usdc contre de l’eth, au moins 0,11', 'swap amount=300 get=eth least=0.11 pay=usdc'],
    ['convert 40 usdt > usdc not below 39.8', 'swap amount=40 get=usdc least=39.8 pay=usdt'],
  ])('and so much for at least so much is sold: %s', (text, fields) => expect(read(text)).toBe(fields));
});

describe('the same for each of those who are named', () => {
  it.each([
    ['send ana and bob 50 usdc each', 'send amount=50 pay=usdc to=ana + send amount=50 pay=usdc to=bob'],
    ['schick ana und bob je 50 usdc', 'send amount=50 pay=usdc to=ana + send amount=50 pay=usdc to=bob'],
    ['给ana和bob各转50 usdc', 'send amount=50 pay=usdc to=ana + send amount=50 pay=usdc to=bob'],
    ['10 usdc para ana y 15 para bob', 'send amount=10 pay=usdc to=ana + send amount=15 pay=usdc to=bob'],
    [
      'pay ana 30 usdc and bob 45 usdc in one go',
      'send amount=30 pay=usdc to=ana + send amount=45 pay=usdc to=bob',
    ],
  ])('%s', (text, fields) => expect(read(text)).toBe(fields));

  it('without “each” nobody knows how much each of them gets', () =>
    expect(read('send ana and bob 50 usdc')).toContain('?value'));
});

describe('thousands are set apart as a language does', () => {
  it.each([
    ['pls pay 1,000 usdt to bob', 'send amount=1000 pay=usdt to=bob'],
    ['als unser safe 3.400 usdc an ana zahlen', 'send account=safe amount=3400 pay=usdc to=ana'],
    ['quiero enviar 2.300 usdc a bob', 'send amount=2300 pay=usdc to=bob'],
  ])('%s', (text, fields) => expect(read(text)).toBe(fields));

  it.each([
    'send 1.234 usdc to bob',
    'send 1,234 eth to bob',
    'schick bob 1,500 eth',
    'schick bob 1.234 eth',
  ])('and never where it may be decimals: %s', (text) => {
    const drafted = readWords(text, names);
    const sum = drafted?.values.amount?.sum;
    expect(sum === undefined || (sum.is === 'number' && sum.digits === '1.234')).toBe(true);
  });
});

describe('whose permission it is may be in one word with their name', () => {
  it.each([
    ['take away uniswaps access to my dai plz', 'revoke pay=dai to=uniswap'],
    ['cancel aaves usdc allowance', 'revoke pay=usdc to=aave'],
  ])('%s', (text, fields) => expect(read(text)).toBe(fields));
});

describe('what was lent is paid back, and what others did is no wish', () => {
  it.each([
    ['ana lent me 60 dai last week, pay her back', 'send amount=60 pay=dai to=ana'],
    ['ana hat mir 40 dai geliehen, zahl ihr das zurück', 'send amount=40 pay=dai to=ana'],
    ['ana me prestó 40 dai, devuélveselos', 'send amount=40 pay=dai to=ana'],
    ['ana之前借给我40 dai，现在还给她', 'send amount=40 pay=dai to=ana'],
    ['let bob have 5 uni', 'send amount=5 pay=uni to=bob'],
    ['ana should get 75 usdc from me', 'send amount=75 pay=usdc to=ana'],
    ['bob soll 75 usdc von mir bekommen', 'send amount=75 pay=usdc to=bob'],
  ])('%s', (text, fields) => expect(read(text)).toBe(fields));

  it.each([
    'i already sent ana her 50 usdc',
    'ana lent me 60 dai',
    'should i send bob 50 usdc?',
    'hey, should i send bob 50 usdc?',
    '¿debería enviarle 50 usdc a bob?',
    'soll ich bob 50 usdc schicken?',
    'dont pay bob yet',
    'schick bob bloß kein geld',
    'no le mandes nada a bob',
    'no autorices a bob a gastar mis usdc',
    'n’envoie rien à bob',
    '别给bob打钱',
  ])('and is no payment: %s', (text) => expect(readWords(text, names)?.values.amount).toBeUndefined());

  it.each([
    'can i send bob 20 usdc?',
    'kannst du bob 20 usdc schicken',
    'puedes mandar 20 usdc a bob',
    'tu peux envoyer 20 usdc à bob',
    '能不能帮我转20 usdc给bob',
  ])('a wish may be asked: %s', (text) => expect(read(text)).toBe('send amount=20 pay=usdc to=bob'));
});

describe('what is taken out of an app is no permission that is taken back', () => {
  it.each([
    ['remove 300 dai from compound', 'withdraw amount=300 pay=dai to=compound'],
    ['retire tout de aave', 'withdraw amount=1/1 to=aave'],
    ['take all my dai out from compound back to me', 'withdraw amount=1/1 pay=dai to=compound'],
    ['remove aave from my usdc', 'revoke pay=usdc to=aave'],
    ['kick aave out of everything', 'revoke revokes:all to=aave'],
  ])('%s', (text, fields) => expect(read(text)).toBe(fields));
});

describe('a word that was mistyped is read in its own language', () => {
  it.each([
    ['schik bob 25 usdc', 'send amount=25 pay=usdc to=bob'],
    ['enbia 25 usdc a bob', 'send amount=25 pay=usdc to=bob'],
    ['anvoie 25 usdc à bob', 'send amount=25 pay=usdc to=bob'],
    ['transfr 45 usdc to bob plesae', 'send amount=45 pay=usdc to=bob'],
  ])('%s', (text, fields) => expect(read(text)).toBe(fields));
});

describe('what is corrected takes the place of what was said', () => {
  it.each([
    ['send 20 usdc to bob, no actually 25', 'send amount=25 pay=usdc to=bob'],
    ['send 20 usdc to bob, wait 25', 'send amount=25 pay=usdc to=bob'],
    ['schick bob 20 usdc, nein 25', 'send amount=25 pay=usdc to=bob'],
    ['manda 20 usdc a bob, no, mejor 25', 'send amount=25 pay=usdc to=bob'],
    ['envoie 20 usdc à bob, non 25', 'send amount=25 pay=usdc to=bob'],
    ['给ana转50，不对，60 usdc', 'send amount=60 pay=usdc to=ana'],
    ['forty dai to bob sorry i meant to ana', 'send amount=40 pay=dai to=ana'],
    ['manda 70 usdc a ana, perdón, quise decir dai', 'send amount=70 pay=dai to=ana'],
    ['100 usdc to bob, scratch that, dai not usdc', 'send amount=100 pay=dai to=bob'],
    ['给bob转80dai，说错了，给ana', 'send amount=80 pay=dai to=ana'],
    ['schick bob 30 dai, nein, lieber ana', 'send amount=30 pay=dai to=ana'],
    ['swap 100 usdc for dai, wait, weth', 'swap amount=100 get=weth pay=usdc'],
    [
      'bridge 0.1 eth from base to arbitrum, no wait, optimism',
      'bridge amount=0.1 network=base onto=optimism pay=eth',
    ],
    ['deposit 50 dai in aave, sorry, i meant withdraw', 'withdraw amount=50 pay=dai to=aave'],
    ['send 500 i mean 50 usdc to bob sorry to ana', 'send amount=50 pay=usdc to=ana'],
    ['revoke uniswap usdc, no wait, aave', 'revoke pay=usdc to=aave'],
  ])('%s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });

  it.each([
    'send 20 usdc to bob, no ana',
    'send 20 usdc to bob or rather ana',
    'send 5 dai to ana and 6 to bob, sorry, 7',
    'send 20 usdc to bob, wait until friday',
    '撤销 ana 的 usdc 不对 授权',
    'send 20 usdc to bob not more than 10',
  ])('nobody can tell what is corrected, and it is asked about or in no form: %s', (text) => {
    const drafted = readWords(text, names);
    expect(drafted === undefined || drafted.asks.length > 0).toBe(true);
  });
});

describe('a list in any order is a payment, and a sum is split', () => {
  it.each([
    ['nora.eth, 0.4 eth, from my safe', 'send account=safe amount=0.4 pay=eth to=nora.eth'],
    ['ana 75 usdc on arbitrum', 'send amount=75 network=arbitrum pay=usdc to=ana'],
    ['usdc 20 ana', 'send amount=20 pay=usdc to=ana'],
    ['split 90 usdc between ana and bob', 'send amount=45 pay=usdc to=ana + send amount=45 pay=usdc to=bob'],
    ['reparte 90 usdc entre ana y bob', 'send amount=45 pay=usdc to=ana + send amount=45 pay=usdc to=bob'],
    ['partage 90 usdc entre ana et bob', 'send amount=45 pay=usdc to=ana + send amount=45 pay=usdc to=bob'],
    ['把90 usdc平分给ana和bob', 'send amount=45 pay=usdc to=ana + send amount=45 pay=usdc to=bob'],
    ['pay ana 5 and bob 7 usdc', 'send amount=5 pay=usdc to=ana + send amount=7 pay=usdc to=bob'],
    ['fine uniswap can have as much usdc as it wants', 'allow limit:noLimit pay=usdc to=uniswap'],
    ['aave darf so viel dai nehmen wie es will', 'allow limit:noLimit pay=dai to=aave'],
    ['laisse uniswap prendre autant d’usdc qu’il veut', 'allow limit:noLimit pay=usdc to=uniswap'],
    ['Uniswap darf nicht mehr als 300 von meinen USDC nehmen', 'allow amount=300 pay=usdc to=uniswap'],
    ['set uniswaps usdc approval to zero', 'revoke pay=usdc to=uniswap'],
  ])('%s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });

  it.each([
    'split 90 usdc with bob',
    'split 100 usdc between ana, bob and carol',
    'split 90 usdc 60/30 between ana and bob',
  ])('of which nobody knows how much each gets, no sum is filled in: %s', (text) => {
    const drafted = readWords(text, names);
    for (const it of [drafted, ...(drafted?.also ?? [])]) expect(it?.values.amount).toBeUndefined();
  });
});

describe('what is denied is dropped, and the rest is what is meant', () => {
  const read = (text: string) => {
    const draft = readWords(text, typedNames);
    return draft === undefined
      ? undefined
      : [draft.kind, draft.values.to?.text, draft.values.amount?.text, draft.asks.length];
  };

  it.each([
    ['dont send it to bob, send the 40 usdc to ana', ['send', 'ana', '40', 0]],
    ["don't pay bob 20 dai, pay ana 30 dai", ['send', 'ana', '30', 0]],
    ['not bob, send 40 usdc to ana', ['send', 'ana', '40', 0]],
    ['send 40 usdc not to bob but to ana', ['send', 'ana', '40', 0]],
    ['schick das nicht an bob, schick ana 40 usdc', ['send', 'ana', '40', 0]],
    ['no le mandes a ana, mándale 10 dai a bob', ['send', 'bob', '10', 0]],
    ["n'envoie pas à bob, envoie 40 usdc à ana", ['send', 'ana', '40', 0]],
    ['不要转给bob，给ana转40 usdc', ['send', 'ana', '40', 0]],
    // Nothing of the denied part fills what the rest leaves out.
    ['dont send 40 usdc to bob, send to ana', ['send', 'ana', undefined, 0]],
  ])('%s', (text, meant) => {
    expect(read(text)).toEqual(meant);
  });

  it('the dropped words are told', () => {
    const { over } = readWords('dont send it to bob, send the 40 usdc to ana', typedNames) ?? {};
    expect(over?.map(({ text }) => text)).toContain('dont send it to bob');
  });

  it.each([
    'dont send it to bob, send 40 usdc to bob',
    'dont allow uniswap, allow aave 50 usdc',
    'dont send more than 50, send 40 usdc to ana',
    'dont send it to bob if ana pays, send 40 usdc to ana',
    'send 20 usdc to bob, no ana',
    'dont let bob take 40 usdc, allow ana 20 usdc',
  ])('“%s” is no correction: it is asked about, or fills in no form', (text) => {
    const draft = readWords(text, typedNames);
    expect(draft === undefined || draft.asks.length > 0).toBe(true);
  });
});

it.each([
  ['send 0.2eth to bob', '0.2', 'eth'],
  ['send 0,2eth to bob', '0,2', 'eth'],
  ['send .5eth to bob', '.5', 'eth'],
  ['把0.2eth转给bob', '0.2', 'eth'],
])('“%s”: a sum right before its token is no host', (text, amount, pay) => {
  const { values } = readWords(text, typedNames) ?? {};
  expect([values?.amount?.text, values?.pay?.text, values?.to?.text]).toEqual([amount, pay, 'bob']);
});

it('behind a wish, “to” names nobody', () => {
  const earn = readWords("i'd like to earn some interest on 1200 dai", typedNames);
  expect([earn?.kind, earn?.values.to, earn?.values.amount?.text]).toEqual(['deposit', undefined, '1200']);
  expect(readWords('i want to zorble 1200 dai', typedNames)?.values.to).toBeUndefined();
});

describe('what was paid to a person is not had back', () => {
  it.each([
    'hol die 100 usdc von gestern von bob zurück',
    'withdraw the 100 usdc from yesterday from bob',
    'recupera los 100 usdc de ayer de bob',
    'récupère les 100 usdc d’hier de bob',
    '把昨天给bob的100 usdc拿回来',
    'storniere die zahlung von gestern an bob',
    'annule le paiement d’hier à bob',
  ])('%s', (text) => expect(read(text)).toBe('none'));

  it.each([
    ['hol die 100 usdc von gestern von aave zurück', 'withdraw amount=100 pay=usdc to=aave'],
    ['schick bob die 100 usdc von gestern zurück', 'send amount=100 pay=usdc to=bob'],
    ['cancel my last transaction', 'cancel'],
  ])('and an app gives back what is in it: %s', (text, fields) => expect(read(text)).toBe(fields));
});

describe('so many dollars of a token are of that token', () => {
  it.each([
    ['quiero comprar 50 dólares de pepe con eth', 'swap get=pepe least=50 pay=eth'],
    ['achète 50 dollars de pepe avec eth', 'swap get=pepe least=50 pay=eth'],
    ['buy $50 of pepe with eth', 'swap get=pepe least=50 pay=eth'],
    ['kauf pepe für 50 dollar mit eth', 'swap amount=50 get=pepe pay=eth'],
    ['用eth买50美元的pepe', 'swap get=pepe least=50 pay=eth'],
    ['ape $50 of eth into pepe', 'swap amount=50 get=pepe pay=eth'],
  ])('%s', (text, fields) => expect(read(text)).toBe(fields));
});

describe('what is said to become what is not said again', () => {
  it.each([
    ['all my dai into usdc on uniswap', 'swap at=uniswap get=usdc how:all pay=dai'],
    ['把我的dai全换成usdc', 'swap get=usdc how:all pay=dai'],
    ['dai全部换成usdc', 'swap get=usdc how:all pay=dai'],
    ['换点eth', 'swap get=eth'],
    ['用100usdc换一些eth', 'swap amount=100 get=eth pay=usdc'],
    ['0,2 eth von ethereum rüber auf base', 'bridge amount=0.2 network=ethereum onto=base pay=eth'],
    ['0,2 eth von ethereum auf base', 'bridge amount=0.2 network=ethereum onto=base pay=eth'],
    ['0,05 eth pa nora', 'send amount=0.05 pay=eth to=nora'],
  ])('%s', (text, fields) => expect(read(text)).toBe(fields));

  it('and nobody stands where an app does', () => expect(read('my dai to usdc with bob')).toBe('none'));
});

describe('that nothing may be signed is a thing to say', () => {
  it.each([
    'im only looking dont want to sign anything',
    'ich will nichts unterschreiben',
    'no quiero firmar nada',
    'je ne veux rien signer',
    '我什么都不想签',
  ])('%s', (text) => expect(read(text)).toBe('nothing'));

  it('and beside a payment it is asked about', () =>
    expect(read('send 5 usdc to bob, i dont want to sign anything')).toContain('?second'));
});

describe('a limit is an allowance of so much', () => {
  it.each([
    ['cap uniswap at 300', 'allow amount=300 to=uniswap'],
    ['limit uniswap to 300 usdc', 'allow amount=300 pay=usdc to=uniswap'],
    ['begrenze uniswap auf 300 usdc', 'allow amount=300 pay=usdc to=uniswap'],
    ['limita uniswap a 300 usdc', 'allow amount=300 pay=usdc to=uniswap'],
    ['limite uniswap à 300 usdc', 'allow amount=300 pay=usdc to=uniswap'],
    ['把uniswap限制在300 usdc', 'allow amount=300 pay=usdc to=uniswap'],
    ['approve uniswap for usdc 1k, no more', 'allow amount=1000 pay=usdc to=uniswap'],
    ['erlaube uniswap 1000 usdc, nicht mehr', 'allow amount=1000 pay=usdc to=uniswap'],
    ['permite a uniswap 1000 usdc, no más', 'allow amount=1000 pay=usdc to=uniswap'],
  ])('%s', (text, fields) => expect(read(text)).toBe(fields));

  it.each([
    ['uniswap的usdc想用多少就用多少', 'allow limit:noLimit pay=usdc to=uniswap'],
    ['que aave use todo el dai que quiera', 'allow limit:noLimit pay=dai to=aave'],
    ['uniswap can use all the usdc it wants', 'allow limit:noLimit pay=usdc to=uniswap'],
  ])('and as much as it wants is one without any: %s', (text, fields) => expect(read(text)).toBe(fields));

  it('and whoever may no more has no permission', () =>
    expect(read('uniswap may use my usdc no more')).toBe('revoke pay=usdc to=uniswap'));
});

it('a part of “as much as they want” is never taken for a slip of another word', () =>
  expect(read('revoca el permiso de usdc para que quiera bob')).toContain('?word quiera'));

describe('a slip of the tongue is put right where it was', () => {
  it.each([
    ['usdc 30 to nora. no 40. no sorry 30 was right', 'send amount=30 pay=usdc to=nora'],
    ['swap 200 dai for usdc no for eth', 'swap amount=200 get=eth pay=dai'],
    ['a ana no, a nora mándale 15 dai', 'send amount=15 pay=dai to=nora'],
    ['an ana nicht, an nora schick 15 dai', 'send amount=15 pay=dai to=nora'],
  ])('%s', (text, fields) => expect(read(text)).toBe(fields));

  it('and where “no” is a “not” as well, it is asked about', () =>
    expect(read('cambia 200 dai por usdc no por eth')).toContain('?negation'));
});
