import { keccak256, stringToHex } from 'viem';
import { describe, expect, it, test } from 'vitest';
import { WrongFunctions } from '../wrong.ts';
import { compiledForms } from './compileForms.ts';
import { formsPart } from './formsDocument.ts';
import { parseForms } from './formsFile.ts';
import { wrongForms } from './wrongForms.ts';

const tablesOf = (...lines: readonly string[]) =>
  parseForms(['source Letters', ...lines].join('\n'), 'letters.forms');
const rowsOf = (...lines: readonly string[]) =>
  tablesOf(...lines).flatMap(({ forms }) => forms.map(({ row }) => row));

function problemsOf(...lines: readonly string[]): readonly string[] {
  try {
    rowsOf(...lines);
    return [];
  } catch (error) {
    if (!(error instanceof WrongFunctions)) throw error;
    return error.problems;
  }
}

const person = 'struct Person(string name, address wallet)';
const mail =
  'Mail(Person from@told, Person to@told, string contents@told): told, text label from.name to.name contents';

describe('the type of a form', () => {
  it('is what its contract hashes: the example of EIP-712', () => {
    const [row] = rowsOf(person, mail);
    expect(keccak256(stringToHex(String(row?.type)))).toBe(
      '0xa0cedeb2dc280ba39b857546d74f5549c3a1d7bdc2dd96bf881f76108e23dac2',
    );
  });

  it('has every struct in it once, by its name', () => {
    const [row] = rowsOf(
      person,
      'struct Asset(address token, Person owner)',
      'Zed(Asset[] things@told, Person from@told): told, text label things.*.owner.name from.name',
    );
    expect(row?.type).toBe(
      'Zed(Asset[] things,Person from)Asset(address token,Person owner)Person(string name,address wallet)',
    );
  });

  it('is a pattern where fields may be missing, or be of one type or another, and fits those texts alone', () => {
    const [row] = rowsOf(
      'Vote|Veto(address|string from@self, uint64 time, [string a@inert, string b@inert], [uint8 c]): told, text label from a b',
    );
    const fits = (text: string) => row?.type instanceof RegExp && row.type.test(text);
    for (const text of [
      'Vote(address from,uint64 time)',
      'Veto(string from,uint64 time,string a,string b)',
      'Vote(string from,uint64 time,uint8 c)',
      'Vote(string from,uint64 time,string a,string b,uint8 c)',
    ])
      expect(fits(text), text).toBe(true);
    for (const text of [
      'Vote(bytes from,uint64 time)',
      'Vote(string from,uint64 time,string a)',
      'Vote(string from,uint64 time,uint8 c,string a,string b)',
      'Votes(address from,uint64 time)',
      'Vote(address from,uint64 time)X(uint8 a)',
    ])
      expect(fits(text), text).toBe(false);
  });

  it('is that of a tree of pairs, no deeper than it may be', () => {
    const rows = rowsOf('Leaf(address a@told): told', 'Many(Leaf[2]{1,3} tree@told): offers as seaportTree');
    const { type, shape } = rows[1] ?? {};
    const both = (depth: number) => [
      type instanceof RegExp && type.test(`Many(Leaf${'[2]'.repeat(depth)} tree)Leaf(address a)`),
      shape instanceof RegExp && shape.test(`((address a)${'[2]'.repeat(depth)} tree)`),
    ];
    expect([1, 3].map(both)).toEqual([
      [true, true],
      [true, true],
    ]);
    expect([0, 4].map(both)).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it('of a form with several names is one for each', () => {
    expect(rowsOf('Send|Take(address to@told): told').map(({ type }) => type)).toEqual([
      'Send(address to)',
      'Take(address to)',
    ]);
  });

  it('ends with whatever follows where a struct of someone else is in it', () => {
    const [row] = rowsOf('Take(address to@told, * *): told, open');
    expect(row?.type instanceof RegExp && row.type.test('Take(address to,Note what)Note(string text)')).toBe(
      true,
    );
    expect(row?.type instanceof RegExp && row.type.test('Take(address to,Note)')).toBe(false);
  });
});

test('a form without a name is known by its shape, whatever its structs are called', () => {
  expect(rowsOf('*((address a, uint8 b)[] list, bytes32 root): blind')).toEqual([
    { shape: '((address a,uint8 b)[] list,bytes32 root)', byShape: true, blind: true },
  ]);
});

describe('what a form does', () => {
  const order =
    'Order(address maker@told, address taker@told, address give@told, address get@told, uint256 much, uint256 least, uint256 end, uint256 bits, string kind@told)';
  const kind = 'text "sell"|"buy" kind';

  it('is an offer: what is given and wanted, whose, for whom, until when', () => {
    const [row] = rowsOf(
      `${order}: gives much of give and end of give, gets least of get or $native if bit 3 of bits, exactly given if kind is sell, for maker, to taker, onlyFor taker|maker, until end shift 192 unless 0, silent if bit 9 of bits, speaks if kind is sell|buy, ${kind}`,
    );
    expect(row?.offer).toEqual({
      gives: [
        { amount: ['much'], token: ['give'] },
        { amount: ['end'], token: ['give'] },
      ],
      gets: [{ amount: ['least'], token: ['get'], nativeIf: { at: ['bits'], bit: 3 } }],
      exactGive: { at: ['kind'], in: ['sell'] },
      owner: ['maker'],
      to: ['taker'],
      onlyFor: [['taker'], ['maker']],
      until: ['end'],
      shift: 192,
      forever: true,
      silent: [{ at: ['bits'], bit: 9 }],
      speaks: [{ at: ['kind'], in: ['sell', 'buy'] }],
    });
  });

  it('is a permission: who may take how much of what, until when', () => {
    const [row] = rowsOf(
      'Permit(address owner@told, address spender@told, uint256 value, uint256 deadline, bool on): allows spender value of $called if on, for owner, ends deadline, as DAI, asksDomain',
    );
    expect(row?.permits).toEqual({
      kind: 'allowance',
      standard: 'DAI',
      spender: 'spender',
      amount: 'value',
      given: 'on',
      owner: 'owner',
      deadline: 'deadline',
    });
    expect(row?.asksDomain).toBe(true);
  });

  it('is taken by a service, a site, or contracts with a domain of their own', () => {
    expect(
      rowsOf(
        'service letters',
        'site letters.example',
        `market Post, 1, 0x${'ab'.repeat(20)} 1 10`,
        'Note(address a@self): told',
      ),
    ).toMatchObject([
      {
        service: ['letters'],
        site: 'letters.example',
        markets: [{ name: 'Post', version: '1', at: `0x${'ab'.repeat(20)} 1 10` }],
        fields: { a: 'self' },
      },
    ]);
  });

  it('keeps a comma that is part of a text', () => {
    expect(rowsOf('Note(string a@told): told, text "Hello, Bob!"|"Bye" a')[0]?.texts).toEqual({
      a: ['Hello, Bob!', 'Bye'],
    });
  });
});

describe('what is wrong is said with its file, its line, and what was expected', () => {
  it.each([
    ['no source', ['about x'], ''],
    ['an account without a role', ['Note(address a): told'], '"a" has no role: write "address a@told"'],
    ['bytes without a role', ['Note(bytes a): told'], '"a" has no role: write "bytes a@told"'],
    ['a word without a role', ['Note(bytes32 a): told'], '"a" has no role: write "bytes32 a@told"'],
    [
      'a part of a struct without a role',
      [person, 'Note(Person a): told, text label a.name'],
      '"a.name" has no role',
    ],
    [
      'a role of a function',
      ['Note(address a@payee): told'],
      '"a@payee": a field of a form is one of self, told',
    ],
    [
      'a text that may say anything',
      ['Note(string a@told): told'],
      '"a" may say anything: write "text label a"',
    ],
    ['a text of no kind', ['Note(string a@told): told, text poem a'], '"poem": expected account or label'],
    [
      'no act',
      ['Note(uint8 a): shines'],
      '"shines": what a signature does has to come first; one of allows, hands',
    ],
    ['an unknown clause', ['Note(uint8 a): told, glows'], '"glows": nothing that a form says'],
    ['a clause of another act', ['Note(uint8 a): told, ends a'], '"ends a": nothing that a form says'],
    ['a clause twice', ['Note(uint8 a): blind, byShape, byShape'], '"byShape" is said twice'],
    ['an unknown opening', ['Note(uint8 a): offers as tea'], '"tea": expected seaport or'],
    [
      'a field that is not there',
      ['Note(address a@told): power votes to b'],
      '"b": the form has no field "b"',
    ],
    ['a power over something else', ['Note(address a@told): power cats to a'], '"cats": expected votes or'],
    [
      'a permission without an end',
      ['Note(address a@told, uint8 b): allows a b of $called'],
      'Write "ends deadline"',
    ],
    [
      'an offer that wants nothing',
      ['Note(address a@told, uint8 b): gives b of a'],
      'Write "gets amount of token"',
    ],
    [
      'a struct without a name',
      ['Note((uint8 a) b): told'],
      '"b": a struct of a form has a name, which is signed',
    ],
    ['an unknown type', ['Note(Person a@told): told'], '"Person": no such type, and no struct of this file'],
    [
      'an act with more before it',
      ['Note(address a@told, uint8 b): sends b b of a to a'],
      'expected "sends amount of token to receiver"',
    ],
    [
      'an act with more behind it',
      ['Note(address a@told, uint8 b): votes b on a now'],
      'expected "votes support on proposal"',
    ],
    [
      'an amount of two tokens',
      ['Note(address a@told, uint8 b): gives b of a of a, gets b of a'],
      'expected "amount of token or $native',
    ],
    [
      'a clause of an order at a vote',
      ['Note(address a@told, uint8 b): votes b on a, to a'],
      '"to a": nothing that a form says',
    ],
    [
      'words before an address of a market',
      [`market A, 1, at 0x${'ab'.repeat(20)} 1`, 'Note(uint8 a): told'],
      'expected "market Name, version',
    ],
    ['a field twice', ['Note(uint8 a, uint16 a): told'], 'two fields are named "a"'],
    ['a field that is no field', ['Note(uint8): told'], '"uint8": not a field; expected "type name"'],
    ['a tree of threes', ['Leaf(uint8 a): told', 'Note(Leaf[3]{1,2} a): told'], 'a tree is of pairs'],
    [
      'a first field that may be missing',
      ['Note([uint8 a], uint8 b): told'],
      'the first field is always there',
    ],
    [
      'fields of a form by its shape',
      ['*(address a@told): blind'],
      'known by its shape alone says nothing of its fields',
    ],
    ['no clauses', ['Note(uint8 a)'], 'expected ": " and what it does behind the fields'],
    [
      'a market without networks',
      [`market A, 1, 0x${'ab'.repeat(20)}`, 'Note(uint8 a): told'],
      'expected "market Name, version, 0x… 1 10"',
    ],
    ['a head behind a form', ['Note(uint8 a): told', 'service x'], '"service" has to stand before the forms'],
    ['two structs of one name', [person, person, 'Note(uint8 a): told'], 'the file has two structs "Person"'],
  ])('%s', (_, lines, said) => {
    const problems = problemsOf(...lines);
    if (said === '') return expect(problems).toEqual(['letters.forms:1: "Letters" has no forms']);
    expect(problems.join('\n')).toContain(said);
    expect(problems[0]).toMatch(/^letters\.forms:[2-4]: /);
  });

  it('all at once', () => {
    expect(
      problemsOf('Note(address a): told', 'Text(string a@told, bytes b): told', 'Ok(uint8 a): told'),
    ).toEqual([
      expect.stringContaining('letters.forms:2: "a" has no role'),
      expect.stringContaining('letters.forms:3: "b" has no role'),
      expect.stringContaining('letters.forms:3: "a" may say anything'),
    ]);
  });
});

test('two forms of one type, or of one shape that both say what it does, are wrong', () => {
  const lines = ['A(address a@told): told', 'B(address a@told): power votes to a', '*(address a): blind'];
  expect(wrongForms(tablesOf(...lines))).toEqual([
    'letters.forms:4: the shape of  of Letters is at letters.forms:3, too',
  ]);
  expect(wrongForms(tablesOf(...lines.slice(0, 1), ...lines.slice(0, 1)))).toHaveLength(1);
});

test('it is compiled to what the engine reads, and described with its fields, its beliefs and its type hash', () => {
  const tables = tablesOf(
    'about Somebody.',
    person,
    mail,
    'Take(address to@told, uint8 n): hands to n of $called, ends n, believes to',
  );
  expect(compiledForms(tables)).toContain(
    "{ type: 'Mail(Person from,Person to,string contents)Person(string name,address wallet)', fields: { from: 'told', to: 'told', contents: 'told' }, texts: { 'from.name': 'label', 'to.name': 'label', contents: 'label' } },",
  );
  const page = formsPart(tables);
  expect(page).toContain('### Letters: typed data\n\nSomebody.\n');
  expect(page).toContain(
    '- `Mail`: `Person from`, `Person to`, `string contents`; from told, to told, contents told;',
  );
  expect(page).toContain('`0xa0cedeb2dc280ba39b857546d74f5549c3a1d7bdc2dd96bf881f76108e23dac2`');
  expect(page).toContain('believes `to`, which has to be known for it');
});
