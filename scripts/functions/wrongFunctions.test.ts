import { describe, expect, it, test } from 'vitest';
import { parseDefaults } from './defaults.ts';
import { type FunctionsTable, parseFunctions, parseRow } from './functionsFile.ts';
import { argumentLines, guessedLimits } from './guessed.ts';
import { inOrder } from './inOrder.ts';
import { rowText } from './rowText.ts';
import { unstated } from './unstated.ts';
import { wrongPlaces } from './wrongPlaces.ts';
import { wrongPowers } from './wrongPowers.ts';
import { WrongFunctions } from './wrong.ts';

const defaults = parseDefaults('address receiver: recipient receiver\nbytes call: calldata', 'defaults');

function problemsOf(run: () => unknown): readonly string[] {
  try {
    run();
    return [];
  } catch (error) {
    if (!(error instanceof WrongFunctions)) throw error;
    return error.problems;
  }
}

/** What is wrong in a file of these lines, below a first that names the source. */
const wrongIn = (...lines: readonly string[]) =>
  problemsOf(() => parseFunctions(['source Vaults', ...lines].join('\n'), 'vaults.fns', defaults));

const good = 'deposit(uint256 assets, address receiver): into';

describe('a wrong row is named with its file, its line, and what was expected', () => {
  it.each([
    ['an unknown role', 'deposit(address who@boss): into', '"who@boss": no such role; one of token, pool,'],
    [
      'an argument without a role',
      'deposit(address who): into',
      '"who" has no role: write "address who@role"',
    ],
    ['bytes without a role', 'run(bytes plan): carry', '"plan" has no role: write "bytes plan@role"'],
    [
      'a word without a role',
      'run(bytes32[] keys): carry',
      '"keys" has no role: write "bytes32[] keys@role"',
    ],
    [
      'a part of a struct without a role',
      'run((address a, uint256 id)[] calls): carry',
      '"calls.a" has no role',
    ],
    [
      'a number that nobody knows',
      'deposit(uint256 blub): into',
      'nobody knows what the number "blub" is for',
    ],
    [
      'a role that does not fit',
      'deposit(address who@position): into',
      'position does not fit address; it fits number',
    ],
    ['a role of a flag', 'set(bool on@token): set', 'token does not fit flag; it fits address'],
    [
      'a flag of which nobody says what it chooses',
      'set(bool on): set',
      'nobody said what the flag "on" chooses: write a clause that names it ("weakens if on"), or "bool on@option"',
    ],
    [
      'a flag in a list of structs',
      'set((uint256 amount, bool[] on)[] all): set',
      'nobody said what the flag "on" chooses',
    ],
    [
      'a number whose name speaks of a limit and is taken for something else',
      'deposit(uint256 maxGas): into',
      '"maxGas" speaks of a limit, and is taken for gas by its name: write "uint256 maxGas@most"',
    ],
    ['an address with no role at all', 'set(address a@none): set', 'only a number can be without a role'],
    ['an unknown struct', 'run(Plan plan): carry', '"Plan": no such type, and no struct of this file'],
    ['a bad type', 'deposit(uint257 assets): into', '"uint257": no such type'],
    ['a type without a name', 'deposit(uint256): into', '"uint256": not a parameter; expected "type name"'],
    ['two parameters of one name', 'f(uint256 id, uint256 id): set', 'two parameters are named "id"'],
    ['an unknown act', 'deposit(uint256 assets): puts', '"puts": what the function does has to come first'],
    [
      'an unknown verb',
      'deposit(uint256 assets): into stow',
      '"into stow": no word for what a function does',
    ],
    ['two verbs', 'deposit(uint256 assets): into stake lock', '"lock": not how much a call is about'],
    [
      'an amount of nothing',
      'deposit(uint256 assets): into stake assets of',
      '"assets of": not how much a call is about',
    ],
    [
      'an amount of what is not there',
      'deposit(uint256 assets): into assets of token',
      'no parameter "token" there',
    ],
    [
      'an amount that is none',
      'deposit(address receiver): into receiver of receiver',
      '"receiver": expected number, and not address',
    ],
    [
      'a token that is none',
      'deposit(uint256 assets, bytes call): into assets of call',
      '"call": expected address or word or number, and not bytes',
    ],
    [
      'an amount of an unknown kind',
      'deposit(uint256 assets): into assets of $mine',
      '"$mine": expected a token, or one of $native',
    ],
    [
      'a list of amounts',
      'deposit(uint256[] assets): into assets of $native',
      '"assets": expected number, and not list',
    ],
    [
      'one amount of each of a list of tokens',
      'deposit(uint256 amount, address[] assets@token): into amount of assets[*]',
      '"amount of assets[*]": each of a list of tokens, but one amount',
    ],
    [
      'a sum where a bit says which',
      'deposit(uint256 assets, uint256 flags@option): into assets of $native if bit 2 of flags',
      '"bit 2 of flags": of a sum, expected "flag", "not flag", "a >= 5" or "a in 1|3"',
    ],
    [
      'what is bought for nothing that is a token',
      'swap(uint256 assets, bytes call): trade assets of $native for call, kept none',
      '"call": expected address or word or number, and not bytes',
    ],
    ['no act', 'deposit(uint256 assets)', 'expected ": " and what it does'],
    ['an unknown clause', 'deposit(uint256 assets): into, sparkles', '"sparkles": nothing that a row says'],
    ['a clause twice', 'deposit(uint256 assets): into, closed, closed', '"closed" is said twice'],
    ['a receiver that is no argument', 'take(uint256 assets): outOf, pays to', 'no parameter "to" there'],
    [
      'a word that stands for nothing',
      'take(uint256 assets): outOf, pays $me',
      'expected a parameter or $caller or $byRole',
    ],
    [
      'a place in what is no list',
      'take(address recipient): outOf, pays recipient[0]',
      'stands behind what is no list',
    ],
    ['a part of a list', 'take(address[] recipient): outOf, pays recipient.to', 'no parameter "to" there'],
    ['a condition on nothing', 'set(bool on): set, weakens if not off', 'no parameter "off" there'],
    ['a condition that is none', 'set(bool on): set, weakens if on > 3 or so', 'not a condition'],
    ['half a swap', 'swap(uint256 amount): trade, sells exactly amount of $value', 'a swap "sells exactly …'],
    [
      'a swap that does not say how its minimum is kept',
      'swap(uint256 amount, address recipient): trade, sells exactly $value, buys at least amount of $native, to recipient',
      'the row does not say "kept measured"',
    ],
    [
      'a swap that is kept in an unknown way',
      'swap(uint256 amount): trade, sells exactly $value, buys at least amount of $native, to $caller, kept somehow',
      '"kept somehow": expected measured or factory or believed',
    ],
    [
      'an allowance that says too little',
      'f(address recipient, uint256 a): allow, lets recipient spend a',
      'expected "lets * spend * of * until *"',
    ],
    [
      'a check by nobody',
      'f(address a@token): into, checks a',
      '"checks a": expected "checks names by list", "by factory',
    ],
    [
      'a check in no known way',
      'f(address a@token): into, checks a by magic',
      'expected "checks names by list"',
    ],
    [
      'a belief in what the row does not name',
      'f(address a@token): into, believes b',
      '"b": no token, pool or',
    ],
    [
      'a belief in whoever receives',
      'f(address a@receiver): into, believes a',
      '"a": no token, pool or contract',
    ],
    ['two beliefs of one', 'f(address a@token): into, believes a, takes a', '"a" is said twice: "takes a"'],
    ['a belief in nothing', 'f(address a@token): into, believes', '"believes": expected the names'],
    [
      'a limit kept in no known way',
      'f(uint256 amount): into, kept well',
      '"kept well": expected kept measured',
    ],
    [
      'a proof in no file',
      'f(address a@token): into, checks a by list, proof a in Vault.sol',
      'expected "proof names in owner/repository/path/of/File.sol"',
    ],
    [
      'a proof of nothing',
      'f(address a@token): into, takes a, proof in a/b/C.sol',
      'expected "proof names in',
    ],
    [
      'a proof of what the row does not name',
      'f(address a@token): into, takes a, proof b in a/b/C.sol',
      '"proof b": no token, pool or contract',
    ],
    [
      'two proofs of one',
      'f(address a@token): into, takes a, proof a in a/b/C.sol, proof a in a/b/D.sol',
      'the proof of "a" is said twice',
    ],
    ['a limit kept twice', 'f(uint256 a@least): into, kept none, kept measured', '"kept" is said twice'],
    ['a limit of no token', 'f(uint256 a@least): into, kept measured of', 'and perhaps "of" and a token'],
    [
      'an act of nobody',
      'run(): carry, acts as robot',
      '"robot": expected safe or operation or account or plan',
    ],
    ['an act that is none', 'run(): carry, acts account', '"acts account": expected "acts as account"'],
    ['a change of nothing', 'set(): control, changes', '"": expected code or owners or handler or given'],
    ['a change that nobody knows', 'set(): control, changes money', '"money": expected code or owners'],
    ['an unknown part', 'set(): control, alters owner|boss', '"boss": expected owner or pendingOwner'],
    [
      'a change of a contract that is no argument',
      'set(uint256 id): control, alters owner of proxy',
      'no parameter "proxy" there',
    ],
    [
      'a change of a contract that is none',
      'set(uint256 id): control, alters owner of id',
      '"id": expected the place of one address',
    ],
    [
      'what is handed to nobody',
      'give(uint256 id): control, hands one',
      'expected "hands share to a unless b is 0"',
    ],
    [
      'what is handed in an unknown part',
      'give(address receiver): control, hands half to receiver',
      '"half": expected one or all or share',
    ],
    [
      'what is handed to a number',
      'give(uint256 id): control, hands one to id',
      '"id": expected the place of one address',
    ],
    [
      'what is handed to a list',
      'give(address[] receiver): control, hands one to receiver',
      '"receiver": expected the place of one address',
    ],
    [
      'what is handed over unless an account is 0',
      'give(address receiver, address b@account): control, hands share to receiver unless b is 0',
      '"b": expected the place of one number',
    ],
    [
      'power of a kind that nobody knows',
      'set(address m@power): control, installs boss m',
      '"boss": expected code or module or guard or handler',
    ],
    [
      'power for a struct',
      'set((address m@power, uint256 id) all): control, installs code all',
      '"all": expected the place of one address',
    ],
    [
      'power for nobody where a flag says so',
      'set(address m@power, bool on): control, installs code m unless on is 0',
      '"on": expected the place of one number',
    ],
    [
      'power for nobody at all',
      'set(address m@power): control, installs code',
      'expected "installs code a unless',
    ],
    ['a function that nobody knows', 'f(): set, is magic', '"magic": expected transfer or transferFrom'],
    ['a debt at no market', 'f(): outOf, owed bank', '"bank": expected pool or gateway'],
    ['what takes out nothing', 'f(): outOf, takesOut $all', 'expected "takesOut $all of token"'],
    [
      'what takes out a number of a number',
      'f(uint256 amount): outOf, takesOut $all of amount',
      '"amount": expected the place of one address',
    ],
    ['what brings nothing', 'f(uint256 amount): into, brings', '"brings": expected "brings amount of token"'],
    [
      'what brings a number of a number',
      'f(uint256 amount): into, brings amount of amount',
      '"amount": expected the place of one address',
    ],
    [
      'an owner that is a number',
      'f(uint256 id): control, adds id',
      '"id": expected the place of one address',
    ],
    [
      'so many owners as an account',
      'f(address a@power): control, needs a',
      '"a": expected the place of one number',
    ],
    ['an owner who is no argument', 'f(): control, removes a', 'no parameter "a" there'],
    [
      'a count that is no argument',
      'f(address recipient, uint256 id): move, moves id of $called from $caller to recipient, as item, counted n',
      'no parameter "n" there',
    ],
    [
      'something else than items',
      'f(address recipient, uint256 id): move, moves id of $called from $caller to recipient, as things',
      '"as things": expected item or items',
    ],
    [
      'an allowance that nobody gets in an unknown way',
      'f(address recipient, uint256 a): allow, lets recipient spend a of $called until $open, zero takesBack, nobody knows',
      '"nobody knows": expected takesBack',
    ],
    [
      'an allowance of nobody',
      'f(address recipient, uint256 a): allow, lets recipient spend a of $called until $open, zero takesBack, for owner',
      'no parameter "owner" there',
    ],
    ['a bracket that is not closed', 'run((uint256 id calls): carry', 'a bracket is not closed'],
    ['no source', 'x', '"x": expected "name('],
  ])('%s', (_, line, what) => {
    const problems = wrongIn(line);
    expect(problems[0]).toContain('vaults.fns:2: ');
    expect(problems[0]).toContain(what);
  });

  it('says all that is wrong at once, each with its line', () => {
    expect(
      wrongIn(good, '', '# a reason', 'f(address a): set', 'g(address b): set').map((it) => it.slice(0, 13)),
    ).toEqual(['vaults.fns:5:', 'vaults.fns:6:']);
  });

  it('counts a row by its first line', () => {
    expect(wrongIn('f(uint256 assets,', '  address a): set', 'g(address b): set')[1]).toContain(
      'vaults.fns:4: "b"',
    );
  });
});

test('one source has a function once, by what its signature comes to', () => {
  expect(wrongIn(good, 'deposit(uint256 shares, address recipient): into')).toEqual([
    'vaults.fns:3: "deposit(uint256 shares, address recipient)": Vaults has this function already',
  ]);
  expect(wrongIn(good, 'deposit(uint128 assets, address receiver): into')).toEqual([]);
});

test('a struct is written once, and its roles are those of the struct, of the place, or of the part', () => {
  const struct = 'struct Market(address pool@token, address oracle@contract, uint256 id)';
  const rolesOf = (parameter: string) => {
    const [table] = parseFunctions(`source A\n${struct}\nf(${parameter}): set`, 'a', defaults);
    return table?.rows[0]?.model.roles;
  };
  expect(rolesOf('Market m')).toEqual({ 'm.pool': 'token', 'm.oracle': 'contract' });
  expect(rolesOf('Market[] m@data')).toEqual({ m: 'data' });
  expect(rolesOf('Market{oracle@owner, id@position} m')).toEqual({
    'm.pool': 'token',
    'm.oracle': 'owner',
    'm.id': 'position',
  });
  expect(rolesOf('Market{oracle@contract} m@token')).toEqual({ m: 'token', 'm.oracle': 'contract' });
  expect(wrongIn(struct, struct, good)[0]).toContain('vaults.fns:3: the file has two structs "Market"');
  expect(wrongIn(struct, 'f(Market{price@data} m): set')[0]).toContain('Market has no part "price"');
});

test('a source is named before its functions, says what it is before them, and has some', () => {
  expect(problemsOf(() => parseFunctions(good, 'a', defaults))[0]).toContain(
    'expected "source" and a name first',
  );
  expect(wrongIn()).toEqual(['vaults.fns:1: "Vaults" has no functions']);
  expect(wrongIn(good, 'at /^Vault$/')[0]).toContain('has to stand before the functions');
  expect(wrongIn('at Vault', good)[0]).toContain('expected "/^…/"');
});

test('power that is said is read, and written again', () => {
  const said = (...clauses: readonly string[]) => {
    const parameters =
      'address a@power, (address facet@power, uint8 action, bytes4[] selectors)[] cuts@power, uint256 b, address[] list@power';
    const text = `f(${parameters}): control, ${clauses.join(', ')}`;
    const { act: _, roles: _roles, numbers: _numbers, ...model } = parseRow(text, new Map(), defaults).model;
    return model;
  };
  expect(said('acts as plan', 'changes given', 'alters owner|pendingOwner of a')).toEqual({
    actsAs: 'plan',
    changes: 'given',
    alters: { parts: ['owner', 'pendingOwner'], of: [0] },
  });
  expect(said('hands share to a unless b is 0')).toEqual({ hands: { what: 'share', to: [0], unless: [2] } });
  expect(said('installs code cuts[*].facet unless cuts[*].action is 2')).toEqual({
    installs: { as: 'code', at: [1, '*', 0], not: { at: [1, '*', 1], is: 2 } },
  });
  expect(said('installs module list[*]')).toEqual({ installs: { as: 'module', at: [3, '*'] } });
  expect(said('adds a', 'needs b', 'about a')).toEqual({ adds: [0], needs: [2], about: [0] });
  expect(said('is setUp', 'owed vault', 'brings b of a')).toEqual({
    is: 'setUp',
    owed: 'vault',
    brings: { amount: [2], token: [0] },
  });
  expect(said('takesOut $all of a')).toEqual({ takesOut: { amount: 'all', token: [0] } });
  expect(said('takesOut b of $wrapped')).toEqual({ takesOut: { amount: [2], token: 'wrapped' } });
  expect(said('brings $wrapped', 'passes')).toEqual({ brings: { token: 'wrapped' }, passes: true });
});

test('what moves, and whose allowance it is, is read and written again', () => {
  const again = (text: string) =>
    rowText(parseRow(text, new Map(), defaults), new Map(), defaults).replace(/^.*?: /, '');
  const from = 'f(address owner@payer, address receiver, uint256 id, uint256 n): ';
  const item = 'move, moves id of $called from owner to receiver, as item, counted n';
  const lets = 'allow, lets receiver spend id of $called until n, zero adds, nobody takesBack, for owner';
  const operator = 'allow, operator receiver of owner if $yes, allowance until n, says [deadline n]';
  for (const text of [item, lets, operator]) expect(again(from + text)).toBe(text);
});

describe('two sources that say different things of the power of one function', () => {
  const read = (source: string, clause: string) =>
    parseFunctions(`source ${source}\nown(address a@power): control, ${clause}`, `${source}.fns`, defaults);

  it('are told, since the call means one thing wherever it is made', () => {
    expect(wrongPowers([...read('A', 'changes given'), ...read('B', 'changes control')])).toEqual([
      'B.fns: "own(address a)" says "changes control", and A "changes given": say one of them',
    ]);
    expect(wrongPowers([...read('A', 'hands one to a'), ...read('B', 'hands all to a')])).toHaveLength(1);
  });

  it('are told also of which function it is', () => {
    expect(wrongPowers([...read('A', 'is masterCopy'), ...read('B', 'is delegate')])).toEqual([
      'B.fns: "own(address a)" says "is delegate", and A "is masterCopy": say one of them',
    ]);
  });

  it('may say the same, and one may say nothing', () => {
    expect(wrongPowers([...read('A', 'changes given'), ...read('B', 'changes given')])).toEqual([]);
    expect(wrongPowers([...read('A', 'changes given'), ...read('B', 'closed')])).toEqual([]);
    expect(wrongPowers([...read('A', 'changes given'), ...read('B', 'alters owner')])).toEqual([]);
  });
});

it('says all that is wrong in a row, and in a file, at once', () => {
  expect(
    wrongIn('run(address who, bytes plan, uint256 blub, bool on): carry', good, 'set(bool off): set'),
  ).toEqual([
    expect.stringContaining('vaults.fns:2: nobody said what the flag "on" chooses'),
    expect.stringContaining('vaults.fns:2: "who" has no role'),
    expect.stringContaining('vaults.fns:2: "plan" has no role'),
    expect.stringContaining('vaults.fns:2: nobody knows what the number "blub" is for'),
    expect.stringContaining('vaults.fns:4: nobody said what the flag "off" chooses'),
  ]);
});

describe('a flag needs no more', () => {
  const known = parseDefaults('flag option: on\nnumber plain: maxGas', 'defaults');
  it.each([
    'set(bool on): set',
    'set(bool off@option): set',
    'lock(bool off): into, locks if off',
    'get(bool off): view',
    'set((bool off, uint256 amount)[] all@data): set',
    'deposit(uint256 maxGas): into',
    'deposit(uint256 maxPrice@price): into',
  ])('%s', (row) => {
    expect(problemsOf(() => parseRow(row, new Map(), known))).toEqual([]);
  });
});

describe('what each argument is for is shown with who says so', () => {
  const usual = parseDefaults('address receiver: to', 'defaults');
  const row = {
    ...parseRow(
      'take(uint256 _slippage, address to, address who@payer, (uint256 minOut, bytes x)[] all@data, bool on@option, uint256 time): outOf',
      new Map(),
      usual,
    ),
    line: 2,
  };

  it('its row, the usual role of its name, what it is in, or its name alone', () => {
    expect(argumentLines(row)).toEqual([
      '  uint256 _slippage: loss, by its name alone',
      '  address to: receiver, as usual for its name',
      '  address who: payer, as its row says',
      '  uint256 all.minOut: data, as what it is in',
      '  bytes all.x: data, as what it is in',
      '  bool on: option, as its row says',
      '  uint256 time: time, by its name alone',
    ]);
  });

  it('numbers that limit something by their names alone are named, when a row is new', () => {
    expect(guessedLimits(row)).toEqual([
      '"_slippage" is taken for loss by its name: if it is not, write "uint256 _slippage@option", or what it is',
      '"time" is taken for time by its name: if it is not, write "uint256 time@option", or what it is',
    ]);
    const written = parseRow('take(uint256 _slippage@loss): outOf', new Map(), usual);
    expect(guessedLimits({ ...written, line: 2 })).toEqual([]);
  });
});

test('a list of names has no name twice, and there are two lists of names without a role', () => {
  expect(problemsOf(() => parseDefaults('flag option: a b a'))[0]).toContain('"a" is listed twice');
  expect(problemsOf(() => parseDefaults('flag token: a'))[0]).toContain(
    '"flag token": expected flag option or number plain',
  );
});

test('a usual role is one, and fits', () => {
  expect(problemsOf(() => parseDefaults('address boss: a'))[0]).toContain('no such role');
  expect(problemsOf(() => parseDefaults('bytes position: a'))[0]).toContain('position does not fit bytes');
  expect(problemsOf(() => parseDefaults('address token: a\naddress pool: a'))[0]).toContain(
    'two usual roles',
  );
});

describe('two sources with one function', () => {
  const read = (source: string, more = '') =>
    parseFunctions(`source ${source}\n${more}${good}`, `${source}.fns`, defaults);
  const names = (tables: readonly FunctionsTable[]) => inOrder(tables).map(({ source }) => source);

  it('say which comes first', () => {
    expect(problemsOf(() => names([...read('A'), ...read('B')]))).toEqual([
      'B.fns:1: "deposit(uint256 assets, address receiver)" is one of A, too: write "after A" below "source B", or the other way round',
    ]);
    expect(names([...read('A', 'after B\n'), ...read('B')])).toEqual(['B', 'A']);
    expect(names([...read('A'), ...read('B', 'after A\n')])).toEqual(['A', 'B']);
  });

  it('need not where one holds at its own contracts alone', () => {
    expect(names([...read('A', 'at /^A$/\n'), ...read('B')])).toEqual(['A', 'B']);
  });

  it('cannot come after each other, or after nobody', () => {
    expect(problemsOf(() => names([...read('A', 'after B\n'), ...read('B', 'after A\n')]))[0]).toContain(
      'come after each other',
    );
    expect(problemsOf(() => names(read('A', 'after C\n')))[0]).toContain('there is no such source');
  });
});

describe('a source that holds at some contracts alone', () => {
  const read = (source: string, at: string) =>
    parseFunctions(`source ${source}\nat ${at}\n${good}`, `${source}.fns`, defaults);
  const names = ['Aave v3 pool', 'Spark pool', 'Vault of Ada'];

  it('names such as ship', () => {
    expect(wrongPlaces(read('A', '/^Aave v3/'), names)).toEqual([]);
    expect(wrongPlaces(read('A', '/^Aave v9/'), names)).toEqual([
      'A.fns:1: "at /^Aave v9/": no contract ships under such a name',
    ]);
  });

  it('has no function there that another has', () => {
    const of = (one: string, other: string) => wrongPlaces([...read('A', one), ...read('B', other)], names);
    expect(of('/^Aave/', '/^Spark/')).toEqual([]);
    expect(of('/^(?:Aave|Vault)/', '/^Vault/')).toEqual([
      'B.fns:1: "deposit(uint256 assets, address receiver)" of Vault of Ada is one of A, too',
    ]);
  });
});

describe('what a contract believes', () => {
  const openIn = (...lines: readonly string[]) =>
    unstated(parseFunctions(['source Vaults', ...lines].join('\n'), 'vaults.fns', defaults)).map((it) =>
      it.replace(/: write .*/, ''),
    );
  const rowOf = (...lines: readonly string[]) =>
    parseFunctions(['source Vaults', ...lines].join('\n'), 'vaults.fns', defaults)[0]?.rows[0]?.model;

  it('is said of each token of a trade, market, vault, bridge, loan or order, with its line', () => {
    for (const act of ['into', 'outOf', 'debt', 'buy', 'bridge', 'offer'])
      expect(openIn(`f(address a@token): ${act}`)).toEqual([
        'vaults.fns:2: f of Vaults does not say what becomes of "a"',
      ]);
    for (const act of ['move', 'set', 'view', 'control', 'vote'])
      expect(openIn(`f(address a@token): ${act}`)).toEqual([]);
    for (const said of ['checks a by list', 'believes a', 'takes a'])
      expect(openIn(`f(address a@token): into, ${said}`)).toEqual([]);
  });

  it('was read where its proof says, unless the row says otherwise', () => {
    const proofs = (row: string) =>
      parseFunctions(
        ['source Vaults', 'checks a by list', 'kept measured', 'proof a kept in x/y/Z.sol', row].join('\n'),
        'vaults.fns',
        defaults,
      )[0]?.rows[0]?.proofs;
    expect(proofs('f(address a@token): into')).toEqual({ a: 'x/y/Z.sol', kept: 'x/y/Z.sol' });
    expect(proofs('f(address a@token): into, checks a by books')).toEqual({ kept: 'x/y/Z.sol' });
    expect(proofs('f(address a@token): into, kept none')).toEqual({ a: 'x/y/Z.sol' });
    expect(proofs('f(address a@token): into, takes a, proof a in x/y/W.vy')).toEqual({
      a: 'x/y/W.vy',
      kept: 'x/y/Z.sol',
    });
    expect(openIn('proof c in x/y/Z.sol', 'f(): set')).toEqual([
      'vaults.fns:1: a proof of "c", of which Vaults says nothing',
    ]);
  });

  it('goes without saying of pools and contracts, which are believed', () => {
    expect(openIn('f(address a@pool, address b@contract): into')).toEqual([]);
  });

  it('is said of a limit, and of every trade', () => {
    expect(openIn('f(uint256 minOut): outOf')).toEqual([
      'vaults.fns:2: f of Vaults does not say how "minOut" is kept',
    ]);
    expect(openIn('f(uint256 maxIn): into')).toEqual([
      'vaults.fns:2: f of Vaults does not say how "maxIn" is kept',
    ]);
    expect(openIn('f(uint256 amount): trade')).toEqual([
      'vaults.fns:2: f of Vaults does not say how a minimum is kept',
    ]);
    expect(openIn('f(uint256 amount): trade, kept none', 'g(uint256 amount): into')).toEqual([]);
    expect(openIn('f(uint256 minOut): outOf, kept measured')).toEqual([]);
  });

  it('is said at the head of a source for all of its rows, and a row says otherwise', () => {
    const head = ['checks a by list', 'kept measured'];
    expect(openIn(...head, 'f(address a@token, uint256 minOut): outOf')).toEqual([]);
    expect(rowOf(...head, 'f(address a@token, uint256 minOut): outOf')).toMatchObject({
      checks: { a: 'list' },
      kept: 'measured',
    });
    const other = rowOf(...head, 'f(address a@token, uint256 minOut): outOf, believes a, kept none');
    expect(other).toMatchObject({ kept: 'none' });
    expect(other).not.toHaveProperty('checks');
    expect(rowOf(...head, 'f((address a, address b@token) p@pool): into, believes b')).toMatchObject({
      roles: { p: 'pool', 'p.b': 'token' },
    });
    expect(rowOf('kept measured', 'f(uint256 amount): trade')).toMatchObject({ kept: 'none' });
    expect(rowOf('kept measured', 'f(uint256 amount): into')).not.toHaveProperty('kept');
  });

  it('names at the head what some function has', () => {
    expect(openIn('checks b by list', good)).toEqual(['vaults.fns:1: no function of Vaults names "b"']);
    expect(wrongIn('checks a by list', 'believes a', good)[0]).toContain('vaults.fns:3: "a" is said twice');
  });

  it('is said of parts of structs by their last names, and of a limit by the first name that there is', () => {
    const row = rowOf(
      'f((address a@token, address b@token) p, address[] path@token, uint256 minOut): trade, checks a by code, takes p.b, believes path, kept factory of out|path[-1]',
    );
    expect(row).toMatchObject({
      checks: { 'p.a': 'code', 'p.b': 'taken' },
      kept: 'factory',
      limitOf: [1, -1],
    });
    expect(
      rowOf('f((address to@token)[] r, uint256 minOut): trade, believes to, kept factory of r[-1].to'),
    ).toMatchObject({ limitOf: [0, -1, 0] });
    // Two of a name are not: nobody knows which is meant.
    expect(
      rowOf(
        'f((address a@token) p, (address a@token) q, uint256 minOut): trade, believes a, kept measured of a',
      ),
    ).not.toHaveProperty('limitOf');
  });
});
