import { describe, expect, it } from 'vitest';
import { readWords } from './read.ts';
import { knownNames } from './testing/score.ts';

/** The fields as they are filled and what a sum comes to, and what is asked about. */
function read(text: string): string {
  const drafted = readWords(text, knownNames);
  if (drafted === undefined) return 'none';
  const values = Object.entries(drafted.values).map(([slot, { text: piece, sum }]) => {
    const of = sum?.is === 'share' ? `${sum.of.join('/')}${sum.less ? `-${sum.less}` : ''}` : sum?.digits;
    return `${slot}=${of ?? piece}`;
  });
  const choices = Object.entries(drafted.choices).map(([slot, chosen]) => `${slot}:${chosen}`);
  const asks = drafted.asks.map(({ kind, text: piece }) => `?${kind} ${piece}`);
  return [drafted.kind, ...[...values, ...choices].toSorted(), ...asks].join(' ');
}

describe('half of one is not half of all', () => {
  it.each([
    ['wrap half an ETH', 'wrap amount=0.5'],
    ['send half an ETH to Bob', 'send amount=0.5 pay=ETH to=Bob'],
    ['schick Bob einen halben ETH', 'send amount=0.5 pay=ETH to=Bob'],
    ['transfiere medio ETH a Bob', 'send amount=0.5 pay=ETH to=Bob'],
    ['envoie un demi ETH à Bob', 'send amount=0.5 pay=ETH to=Bob'],
    ['转半个ETH给Bob', 'send amount=0.5 pay=ETH to=Bob'],
    ['send half of my ETH to Bob', 'send amount=1/2 pay=ETH to=Bob'],
    ['send half my ETH to Bob', 'send amount=1/2 pay=ETH to=Bob'],
    // To some it is a half of one, and to others of all.
    ['send half ETH to Bob', 'send pay=ETH to=Bob ?amount half'],
  ])('%s', (text, said) => expect(read(text)).toBe(said));
});

describe('all but so much is one sum, wherever its parts stand', () => {
  it.each([
    ['send all but 10 DAI to Bob', 'send amount=1/1-10 pay=DAI to=Bob'],
    ['send all my DAI except 10 to Bob', 'send amount=1/1-10 pay=DAI to=Bob'],
    ['send all my DAI to Bob except 10', 'send amount=1/1-10 pay=DAI to=Bob'],
    ['alles bis auf 10 DAI an Bob', 'send amount=1/1-10 pay=DAI to=Bob'],
    ['envoie tous mes DAI à Bob sauf 10', 'send amount=1/1-10 pay=DAI to=Bob'],
    ['除了10 DAI，其余都转给Bob', 'send amount=1/1-10 pay=DAI to=Bob'],
  ])('%s', (text, said) => expect(read(text)).toBe(said));

  it('beside another number nobody knows what stays', () => {
    expect(read('send all my DAI except 10 to Bob, or 20')).toContain('?');
    expect(read('send 50 DAI to Bob except 10')).not.toContain('-10');
  });
});

describe('what is said once more is not something else', () => {
  it.each([
    ['I owe Bob 12.5 DAI, pay him back', 'send amount=12.5 pay=DAI to=Bob'],
    ['le debo 15 DAI a Bob, devuélveselos', 'send amount=15 pay=DAI to=Bob'],
    ['我欠Bob 20 DAI，还给他', 'send amount=20 pay=DAI to=Bob'],
  ])('%s', (text, said) => expect(read(text)).toBe(said));

  it.each([
    'I owe Bob 5 DAI, don’t pay him back',
    'I owe Bob 5 DAI, pay him back 6',
    'I owe Bob 5 DAI, send it to her',
    'I owe Bob 5 DAI, pay him back tomorrow',
  ])('but is where it is new or denied: %s', (text) => expect(read(text)).toContain('?'));
});

describe('until when, in words', () => {
  it.each([
    ['Bob may spend 75 DAI until Friday', 'allow amount=75 pay=DAI to=Bob until=Friday'],
    ['allow Bob to spend 75 DAI for 30 days', 'allow amount=75 pay=DAI to=Bob until=30 days'],
    ['Bob darf bis Freitag 75 DAI ausgeben', 'allow amount=75 pay=DAI to=Bob until=Freitag'],
    ['permite a Bob gastar 75 DAI hasta el viernes', 'allow amount=75 pay=DAI to=Bob until=viernes'],
    ['autorise Bob à dépenser 75 DAI pendant 30 jours', 'allow amount=75 pay=DAI to=Bob until=30 jours'],
  ])('%s', (text, said) => expect(read(text)).toBe(said));

  it('a payment has no end, and a time in it is asked about', () => {
    expect(read('send 5 DAI to Bob until Friday')).toContain('?value Friday');
    expect(read('send 5 DAI to Bob on Friday')).toContain('?time');
  });
});

describe('that nothing else is meant', () => {
  it.each([
    ['just a login for app.example.org, no payment', 'signIn site=app.example.org'],
    ['nur bei app.example.org anmelden, sonst nichts', 'signIn site=app.example.org'],
    ['approve Bob for exactly 250 DAI, not unlimited', 'allow amount=250 pay=DAI to=Bob'],
  ])('is what a form says anyway: %s', (text, said) => expect(read(text)).toBe(said));

  it('and is asked about where the form says something else', () => {
    expect(read('send 5 DAI to Bob, no payment')).toContain('?negation');
    expect(read('approve Bob for DAI, not unlimited')).toContain('?negation');
  });
});

describe('for another account of one’s own', () => {
  it.each([
    ['as my Cold wallet, pay Bob 150 USDC', 'send account=Cold wallet amount=150 pay=USDC to=Bob'],
    ['pay Bob 150 USDC on behalf of Cold wallet', 'send account=Cold wallet amount=150 pay=USDC to=Bob'],
    ['zahle als mein Cold wallet 150 USDC an Bob', 'send account=Cold wallet amount=150 pay=USDC to=Bob'],
  ])('%s', (text, said) => expect(read(text)).toBe(said));
});

describe('an arrow is “to”, and a sum of one token to another is exchanged', () => {
  it.each([
    ['all my UNI -> Ana', 'send how:all pay=UNI to=Ana'],
    ['25 USDC → Ana', 'send amount=25 pay=USDC to=Ana'],
    ['500 USDC => DAI', 'swap amount=500 get=DAI pay=USDC'],
    ['500 USDC to DAI, at least 498 DAI', 'swap amount=500 get=DAI least=498 pay=USDC'],
    ['500 USDC en DAI, pas moins de 498 DAI', 'swap amount=500 get=DAI least=498 pay=USDC'],
  ])('%s', (text, said) => expect(read(text)).toBe(said));

  it('which of two tokens a sum alone is of is no draft', () => {
    expect(read('USDC -> DAI 500')).toBe('none');
    expect(read('500 -> DAI')).toBe('none');
  });

  it('a token that is said again beside another sum is asked about', () => {
    expect(read('500 USDC to DAI, at least 498 UNI')).toContain('UNI');
  });
});

describe('a number behind a word that nobody knows is of an item, and no sum', () => {
  it.each([
    ['buy Milady 7001 for at most 3 ETH', 'buy amount=3 how:atMost item=Milady 7001 pay=ETH'],
    ['comprame el milady 7001 por 3 ETH como mucho', 'buy amount=3 how:atMost item=milady 7001 pay=ETH'],
    ['sell my punk for 2 ETH', 'list get=ETH item=punk least=2'],
    ['verkauf meinen Doodle #88 für 1,4 ETH', 'list get=ETH item=Doodle #88 least=1.4'],
  ])('%s', (text, said) => expect(read(text)).toBe(said));
});

describe('what people do every day', () => {
  it.each([
    ['get my usdc out of aave', 'withdraw at=aave pay=usdc'],
    ['pull 200 dai out of aave pls', 'withdraw amount=200 at=aave pay=dai'],
    ['hol 100 usdc aus aave raus', 'withdraw amount=100 at=aave pay=usdc'],
    ['move 50 usdc to base', 'bridge amount=50 onto=base pay=usdc'],
    ['bring 50 usdc nach base', 'bridge amount=50 onto=base pay=usdc'],
    ['pay back my aave loan, 100 usdc', 'repay amount=100 at=aave pay=usdc'],
    ['cancel that last tx', 'cancel'],
    ['annule la dernière transaction', 'cancel'],
    ['revoke all risky approvals', 'revoke revokes:risky'],
    ['just logging in to opensea, nothing else', 'signIn at=opensea'],
    ['from cold wallet, send bob 10 dai', 'send account=cold wallet amount=10 pay=dai to=bob'],
    ['swap 100 usdc to eth on uniswap', 'swap amount=100 at=uniswap get=eth pay=usdc'],
    ['trasnfer 0.5 eth to ana', 'send amount=0.5 pay=eth to=ana'],
    ['pls pay bob the 25 usdc i owe him', 'send amount=25 pay=usdc to=bob'],
  ])('%s', (text, said) => expect(read(text)).toBe(said));

  it.each(['give', 'grant', 'allow', 'let', 'trust'])('a verb that grants pays nobody: %s', (verb) => {
    const text =
      verb === 'let' ? 'let lido pool spend unlimited usdc' : `${verb} lido pool unlimited access to usdc`;
    expect(read(text)).toBe('allow limit:noLimit pay=usdc to=lido pool');
  });
});

describe('several things in one sentence', () => {
  const all = (text: string) => {
    const drafted = readWords(text, knownNames);
    return [drafted, ...(drafted?.also ?? [])].map(
      (it) => `${it?.kind} ${it?.values.amount?.text} ${it?.values.to?.text}`,
    );
  };
  it.each([
    ['10 USDC to Ana and 15 to Bob', ['send 10 Ana', 'send 15 Bob']],
    ['20 USDC pour Ana et la même chose pour Bob', ['send 20 Ana', 'send 20 Bob']],
    ['给Ana转10 USDC,再给Bob转20', ['send 10 Ana', 'send 20 Bob']],
  ])('are a part each: %s', (text, parts) => expect(all(text)).toEqual(parts));

  it('are none where a part leaves something open, or speaks of what is left', () => {
    expect(all('10 USDC to Ana and 15 to him')).toHaveLength(1);
    expect(all('send 10 USDC to Ana and all my USDC to Bob')).toHaveLength(1);
  });
});

describe('a word that nobody knows', () => {
  it('is passed over where it can be nothing that counts', () => {
    const drafted = readWords('send 5 USDC to Bob for trombones', knownNames);
    expect(drafted).toMatchObject({ asks: [], over: [{ text: 'trombones' }] });
  });

  it.each([
    ['refuse to send 5 USDC to Bob', 'refuse'],
    ['send 5 USDC to Bob zqjr', 'zqjr'],
    ['swap 5 USDC for ETH zqly', 'zqly'],
    ['send 5 USDC on zqnet to Bob', 'zqnet'],
    ['send 5 USDC to Bob, but not if gas is high', 'high'],
  ])('is asked about where it may be a verb, a value or a limit: %s', (text, word) => {
    expect(readWords(text, knownNames)?.asks.map((it) => it.text)).toContain(word);
  });
});

describe('how much at most and until when are two things', () => {
  it('in one sentence', () => {
    expect(read('Bob darf höchstens 250 USDC ausgeben, bis Freitag')).toBe(
      'allow amount=250 pay=USDC to=Bob until=Freitag',
    );
  });
});

describe('out of everything is each permission of theirs', () => {
  it.each([
    ['kick Lido pool out of everything', 'revoke revokes:all to=Lido pool'],
    ['remove Bob from everything', 'revoke revokes:all to=Bob'],
  ])('%s', (text, said) => expect(read(text)).toBe(said));

  it('and no part of an account', () => {
    for (const text of ['remove Bob from all modules', 'remove Bob from all owners'])
      expect(read(text)).not.toContain('revoke');
  });
});

describe('what is fetched back out of an app is a withdrawal, and what is fetched is bought', () => {
  it.each([
    ['hol meine 200 DAI von Aave zurück', 'withdraw amount=200 at=Aave pay=DAI'],
    ['hole 50 DAI aus Aave zurück', 'withdraw amount=50 at=Aave pay=DAI'],
    ['ich will 20 DAI von Aave zurückholen', 'withdraw amount=20 at=Aave pay=DAI'],
    ['hol mir 3 ETH', 'swap get=ETH least=3'],
  ])('%s', (text, want) => {
    expect(read(text)).toBe(want);
  });
});
