import { describe, expect, it, test } from 'vitest';
import { canonical } from './canonical.ts';
import { parseCommands } from './commands/commandsFile.ts';
import { compiled } from './compile.ts';
import { parseDefaults } from './defaults.ts';
import { type FunctionRow, parseFunctions, parseRow } from './functionsFile.ts';
import { functionsDocument } from './functionsDocument.ts';
import { rowText } from './rowText.ts';
import { WrongFunctions } from './wrong.ts';

const defaults = parseDefaults(
  [
    'address receiver: to recipient',
    'address power: spender operator',
    'bytes call: plan',
    'bytes data: path',
    'address token: token path',
  ].join('\n'),
);

/** Each clause that a row can have, in each of its forms, and what it says. */
const rows: readonly (readonly [text: string, says: Pick<FunctionRow, 'model' | 'use'>])[] = [
  [
    'swap(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline): trade, sells exactly amountIn of path[0], buys at least amountOutMin of path[-1], to to, kept factory',
    {
      model: { act: 'trade', roles: { path: 'token', to: 'receiver' } },
      use: {
        swap: {
          sells: [2, 0],
          amount: [0],
          buys: [2, -1],
          least: [1],
          to: [3],
          exact: 'in',
          kept: 'factory',
          marks: 'none',
          native: 'never',
          change: 'back',
          path: 'none',
          means: 'sides',
        },
      },
    },
  ],
  [
    'swap(uint256 amountOut, uint256 amountInMax, address[] path, address to): trade, sells at most amountInMax of path[0], buys exactly amountOut of path[-1], to to, kept believed',
    {
      model: { act: 'trade', roles: { path: 'token', to: 'receiver' } },
      use: {
        swap: {
          sells: [2, 0],
          amount: [1],
          buys: [2, -1],
          least: [0],
          to: [3],
          exact: 'out',
          kept: 'believed',
          marks: 'none',
          native: 'never',
          change: 'back',
          path: 'none',
          means: 'sides',
        },
      },
    },
  ],
  [
    'swap(uint256 amountOutMin, address token, address to): trade, sells exactly $value, buys at least amountOutMin of token, to to, kept measured, as aggregator',
    {
      model: { act: 'trade', roles: { token: 'token', to: 'receiver' } },
      use: {
        swap: {
          sells: 'value',
          amount: 'value',
          buys: [1],
          least: [0],
          to: [2],
          exact: 'in',
          kept: 'measured',
          marks: 'zeroIsCaller',
          native: 'placeholder',
          path: 'none',
          change: 'back',
          means: 'sides',
        },
      },
    },
  ],
  [
    'swap(uint256 amountOutMin, bytes path, address to): trade, sells exactly $value, buys at least amountOutMin of $native, to $caller, kept measured',
    {
      model: { act: 'trade', roles: { path: 'data', to: 'receiver' } },
      use: {
        swap: {
          sells: 'value',
          amount: 'value',
          buys: 'native',
          least: [0],
          to: 'caller',
          exact: 'in',
          kept: 'measured',
          marks: 'none',
          native: 'never',
          change: 'back',
          path: 'none',
          means: 'sides',
        },
      },
    },
  ],
  [
    'swap(uint256 amountIn, uint256 amountOutMin, bytes path, address token, address to): trade, sells exactly amountIn of token, buys at least amountOutMin of $unnamed, to to, kept rateIf amountIn, marks older, native placeholder, packed path, change kept, says [token token]',
    {
      model: { act: 'trade', roles: { path: 'data', token: 'token', to: 'receiver' } },
      use: {
        swap: {
          sells: [3],
          amount: [0],
          buys: 'unnamed',
          least: [1],
          to: [4],
          exact: 'in',
          kept: { rateIf: [0] },
          marks: 'older',
          native: 'placeholder',
          change: 'kept',
          path: [2],
          means: [{ as: 'token', at: [3] }],
        },
      },
    },
  ],
  [
    'swap(uint256 amountIn, uint256 amountOutMin, address token, address to): trade, sells exactly amountIn of token, buys at least amountOutMin of token, to to, kept measured, marks newer, native value',
    {
      model: { act: 'trade', roles: { token: 'token', to: 'receiver' } },
      use: {
        swap: {
          sells: [2],
          amount: [0],
          buys: [2],
          least: [1],
          to: [3],
          exact: 'in',
          kept: 'measured',
          marks: 'newer',
          native: 'value',
          change: 'back',
          path: 'none',
          means: 'sides',
        },
      },
    },
  ],
  [
    'bridge(uint256 amount, uint32 destinationDomain, bytes32 recipient@remote, address token, uint256 maxFee, uint32 late@time): bridge, bridges to recipient, marks zeroIsCaller, burns amount of token, arrives amount less maxFee, only token as destinationDomain, late late, coins none, network destinationDomain in 1|10, gas maxFee at amount, says [amount amount of token]',
    {
      model: { act: 'bridge', roles: { recipient: 'remote', token: 'token' }, numbers: { late: 'time' } },
      use: {
        bridges: {
          to: [2],
          marks: 'zeroIsCaller',
          burns: { token: [3], amount: [0] },
          means: [{ as: 'amount', at: [0], of: [3] }],
          straight: {
            token: { at: [3], there: [1] },
            coins: 'none',
            network: { at: [1], among: new Set([1, 10]) },
            arrives: { amount: [0], fee: [4] },
            gas: { amount: [4], price: [0] },
            late: [5],
          },
        },
      },
    },
  ],
  [
    'bridge(uint256 amount, address token, uint256 minAmount, bool flag): bridge, bridges to $caller, arrives amount least minAmount, only token as 0x0000000000000000000000000000000000000001, without flag, gas $ofNoWeight',
    {
      model: { act: 'bridge', roles: { token: 'token' } },
      use: {
        bridges: {
          to: 'caller',
          marks: 'none',
          burns: 'none',
          means: [],
          straight: {
            token: { at: [1], is: '0x0000000000000000000000000000000000000001' },
            coins: 'any',
            network: 'one',
            arrives: { amount: [0], least: [2] },
            gas: 'ofNoWeight',
            without: [3],
          },
        },
      },
    },
  ],
  [
    'bridge(uint256 amount, address token, address inside@token, address there@token): bridge, bridges to $caller, arrives all, only token|inside as there',
    {
      model: { act: 'bridge', roles: { token: 'token', inside: 'token', there: 'token' } },
      use: {
        bridges: {
          to: 'caller',
          marks: 'none',
          burns: 'none',
          means: [],
          straight: {
            token: { at: [1], there: [3], also: [2] },
            coins: 'any',
            network: 'one',
            arrives: 'all',
            gas: 'none',
          },
        },
      },
    },
  ],
  [
    'bridge(uint256 amount): bridge, bridges to $byRole, arrives all, gas amount',
    {
      model: { act: 'bridge' },
      use: {
        bridges: {
          to: 'byRole',
          marks: 'none',
          burns: 'none',
          means: [],
          straight: {
            token: 'any',
            coins: 'any',
            network: 'one',
            arrives: 'all',
            gas: { amount: [0], price: 'none' },
          },
        },
      },
    },
  ],
  [
    'bridge(uint256 amount): bridge, bridges to $byRole',
    {
      model: { act: 'bridge' },
      use: { bridges: { to: 'byRole', marks: 'none', burns: 'none', means: [], straight: 'no' } },
    },
  ],
  [
    'bridge(uint256 amount): bridge, bridges to $byRole, arrives amount',
    {
      model: { act: 'bridge' },
      use: {
        bridges: {
          to: 'byRole',
          marks: 'none',
          burns: 'none',
          means: [],
          straight: {
            token: 'any',
            coins: 'any',
            network: 'one',
            arrives: { amount: [0], fee: 'none' },
            gas: 'none',
          },
        },
      },
    },
  ],
  [
    'take(uint256 amount, address recipient): outOf, pays recipient, marks zeroIsCaller, least amount of $wrapped to recipient, says [amount amount of $native]',
    {
      model: { act: 'outOf', roles: { recipient: 'receiver' } },
      use: {
        pays: {
          to: [1],
          marks: 'zeroIsCaller',
          minimum: { least: [0], token: 'wrapped', to: [1] },
          means: [{ as: 'amount', at: [0], of: 'native' }],
        },
      },
    },
  ],
  [
    'take(uint256 amount, address token): outOf, pays $caller, least amount of token to $caller',
    {
      model: { act: 'outOf', roles: { token: 'token' } },
      use: {
        pays: { to: 'caller', marks: 'none', minimum: { least: [0], token: [1], to: 'caller' }, means: [] },
      },
    },
  ],
  [
    'take(uint256 amount): outOf, pays $byRole',
    { model: { act: 'outOf' }, use: { pays: { to: 'byRole', marks: 'none', minimum: 'none', means: [] } } },
  ],
  [
    'send(address from@payer, address to, uint256 amount, address token): move, moves amount of token from from to to',
    {
      model: { act: 'move', roles: { from: 'payer', to: 'receiver', token: 'token' } },
      use: { moves: { each: 'one', from: [0], to: [1], amount: [2], token: [3], means: [] } },
    },
  ],
  [
    'send(address[] to, uint256[] amount): move, moves amount[*] of $native from $caller to to[*], each to, says [amount amount[*] of $native]',
    {
      model: { act: 'move', roles: { to: 'receiver' } },
      use: {
        moves: {
          each: [0],
          from: 'caller',
          to: [0, '*'],
          amount: [1, '*'],
          token: 'native',
          means: [{ as: 'amount', at: [1, '*'], of: 'native' }],
        },
      },
    },
  ],
  [
    'allow(address spender, uint256 amount, address token, uint48 expiration): allow, lets spender spend amount of token until expiration, zero takesBack',
    {
      model: { act: 'allow', roles: { spender: 'power', token: 'token' } },
      use: { allows: { spender: [0], amount: [1], token: [2], until: [3], zero: 'takesBack', means: [] } },
    },
  ],
  [
    'allow(address spender, uint256 amount): allow, lets spender spend amount of $called until $open, zero mayBeItem, says [allowance amount of $target]',
    {
      model: { act: 'allow', roles: { spender: 'power' } },
      use: {
        allows: {
          spender: [0],
          amount: [1],
          token: 'called',
          until: 'open',
          zero: 'mayBeItem',
          means: [{ as: 'allowance', at: [1], of: 'target' }],
        },
      },
    },
  ],
  [
    'allow(address spender, uint256 amount): allow, lets spender spend amount of $called until $thisCall, zero nothing',
    {
      model: { act: 'allow', roles: { spender: 'power' } },
      use: {
        allows: { spender: [0], amount: [1], token: 'called', until: 'thisCall', zero: 'nothing', means: [] },
      },
    },
  ],
  [
    'operate(address operator, bool approved): allow, operator operator of $caller if approved',
    {
      model: { act: 'allow', roles: { operator: 'power' } },
      use: { operates: { who: [0], given: [1], of: 'caller' } },
    },
  ],
  [
    'operate(address operator, address owner@owner): allow, operator operator of owner if $yes',
    {
      model: { act: 'allow', roles: { operator: 'power', owner: 'owner' } },
      use: { operates: { who: [0], given: 'yes', of: [1] } },
    },
  ],
  ['permit(uint256 amount): allow, permits amount', { model: { act: 'allow' }, use: { permits: 'amount' } }],
  ['permit(uint256 amount): allow, permits all', { model: { act: 'allow' }, use: { permits: 'all' } }],
  [
    'permit(uint256 amount): move, handsIn one',
    { model: { act: 'move' }, use: { handsIn: 'one', means: [] } },
  ],
  [
    'permit(uint256 amount, address token): move, handsIn many, says [amount amount of token]',
    {
      model: { act: 'move', roles: { token: 'token' } },
      use: { handsIn: 'many', means: [{ as: 'amount', at: [0], of: [1] }] },
    },
  ],
  ['refund(): outOf, refunds change', { model: { act: 'outOf' }, use: { refunds: 'change' } }],
  [
    'run(uint256 a@amount, address token, uint256 b@amount, bytes plan, address to, uint256 deadline, uint8 operation): carry, says [amount a of token, allowance b of $target, wrapped a of $native, itemOrAmount a of token, itemOrAllowance a of token, currency a of token, due a of token if b else to, item a of $target, deadline deadline, deadline deadline shift 192, packed plan, recipient to, operation operation, nested plan, token token]',
    {
      model: {
        act: 'carry',
        roles: { token: 'token', plan: 'call', to: 'receiver' },
        numbers: { a: 'amount', b: 'amount' },
      },
      use: {
        means: [
          { as: 'amount', at: [0], of: [1] },
          { as: 'allowance', at: [2], of: 'target' },
          { as: 'wrapped', at: [0], of: 'native' },
          { as: 'itemOrAmount', at: [0], of: [1] },
          { as: 'itemOrAllowance', at: [0], of: [1] },
          { as: 'currency', at: [0], of: [1] },
          { as: 'currency', at: [0], of: { by: [2], yes: [1], no: [4] }, zeroIsDue: true },
          { as: 'item', at: [0], of: 'target' },
          { as: 'deadline', at: [5] },
          { as: 'deadline', at: [5], shift: 192 },
          { as: 'packed', at: [3] },
          { as: 'recipient', at: [4] },
          { as: 'operation', at: [6] },
          { as: 'nested', at: [3] },
          { as: 'token', at: [1] },
        ],
      },
    },
  ],
  [
    'set(bool relock, uint256 flags, int256 delta, uint256 kind@option, uint256 time): set, weakens if relock and not relock and bit 3 of flags, locks if delta > 0, forgoes if delta < 0, forGood if time >= 604800, offers if kind in 1|3, divides if time < 1e32, fees if delta|time < 0',
    {
      model: {
        act: 'set',
        weakens: [
          { arg: 'relock', is: true },
          { arg: 'relock', is: false },
          { arg: 'flags', bit: 3, is: true },
        ],
        locks: [{ arg: 'delta', is: 'positive' }],
        forgoes: [{ arg: 'delta', is: 'negative' }],
        forGood: [{ arg: 'time', is: 604800 }],
        offers: [{ arg: 'kind', is: [1, 3] }],
        divides: [{ arg: 'time', is: { below: 100000000000000000000000000000000n } }],
        fees: [{ arg: ['delta', 'time'], is: 'negative' }],
        numbers: { kind: 'option' },
      },
    },
  ],
  [
    'set(uint256 amount): into stake, zeroIsCaller, zeroIsCalled, zeroIsNobody, zeroIsNew, all, valueIsMost, closed, marked, weakens, locks, forgoes, forGood, offers, divides, fees',
    {
      model: {
        act: 'into',
        verb: 'stake',
        zeroIsCaller: true,
        zeroIsCalled: true,
        zeroIsNobody: true,
        zeroIsNew: true,
        all: true,
        valueIsMost: true,
        closed: true,
        marks: 'uniswap',
        weakens: true,
        locks: true,
        forgoes: true,
        forGood: true,
        offers: true,
        divides: true,
        fees: true,
      },
    },
  ],
  [
    'run((address token, (uint256 amount, address[][] lists@token)[] parts) params): trade, sells exactly params.parts[0].amount of params.parts[-1].lists[1][-2], buys at least params.parts[0].amount of params.token, to $caller, kept measured',
    {
      model: { act: 'trade', roles: { 'params.token': 'token', 'params.parts.lists': 'token' } },
      use: {
        swap: {
          sells: [0, 1, -1, 1, 1, -2],
          amount: [0, 1, 0, 0],
          buys: [0, 0],
          least: [0, 1, 0, 0],
          to: 'caller',
          exact: 'in',
          kept: 'measured',
          marks: 'none',
          native: 'never',
          change: 'back',
          path: 'none',
          means: 'sides',
        },
      },
    },
  ],
  [
    'run(address dst@owner, uint256 amount): into, pays "dst"',
    {
      model: { act: 'into', roles: { dst: 'owner' } },
      use: { pays: { to: ['dst'], marks: 'none', minimum: 'none', means: [] } },
    },
  ],
  [
    'set(address a@power, address b@account, uint256 c@option): control, acts as safe, changes owners, hands all to a, alters admin|beacon of b, installs guard a unless c is 3',
    {
      model: {
        act: 'control',
        actsAs: 'safe',
        changes: 'owners',
        hands: { what: 'all', to: [0] },
        alters: { parts: ['admin', 'beacon'], of: [1] },
        installs: { as: 'guard', at: [0], not: { at: [2], is: 3 } },
        roles: { a: 'power', b: 'account' },
        numbers: { c: 'option' },
      },
    },
  ],
  [
    'run((address pool@token, uint256 id)[2] m@data, bytes3 w@id, string note@said, address[2][] list@account): set',
    {
      model: { act: 'set', roles: { m: 'data', 'm.pool': 'token', w: 'id', note: 'said', list: 'account' } },
    },
  ],
];

describe('a row says', () => {
  it.each(rows)('%s', (text, says) => {
    const { model, use, selector: _, ...row } = parseRow(text, new Map(), defaults);
    expect({ model, ...(use === undefined ? {} : { use }) }).toEqual(says);
    expect(rowText({ ...row, model, ...(use === undefined ? {} : { use }) }, new Map(), defaults)).toBe(text);
  });

  it('each of its kinds of types by its name and selector', () => {
    const { name, text, selector } = parseRow(
      'transfer((address to, uint256 amount)[2][] calls@call, bool on@option): set',
      new Map(),
      defaults,
    );
    expect([name, text, selector]).toEqual([
      'transfer',
      'transfer((address to, uint256 amount)[2][] calls, bool on)',
      '0xb9c297c2',
    ]);
  });
});

/** What is wrong in a row, and what its author is told. */
const wrong: readonly (readonly [row: string, told: string])[] = [
  [
    'deposit(address who@boss): into',
    '"who@boss": no such role; one of token, pool, payee, receiver, owner, payer, power, votes, partner, fee, filler, account, contract, call, data, id, remote, validator, hash, position, number, record, said, thing',
  ],
  ['deposit(address who): into', '"who" has no role: write "address who@role"'],
  ['run(bytes what): carry', '"what" has no role: write "bytes what@role"'],
  ['run(bytes32[] keys): carry', '"keys" has no role: write "bytes32[] keys@role"'],
  ['run((address a, uint256 id)[] calls): carry', '"calls.a" has no role: write "address a@role"'],
  [
    'deposit(uint256 blub): into',
    'nobody knows what the number "blub" is for: write "uint256 blub@amount", or what it is',
  ],
  ['deposit(address who@position): into', '"who@position": position does not fit address; it fits number'],
  [
    'set(bool on@token): set',
    '"on@token": token does not fit flag; it fits address, word (bytes1 to bytes32), number, struct',
  ],
  ['set(address a@none): set', '"a@none": only a number can be without a role'],
  ['run(Plan plan): carry', '"Plan": no such type, and no struct of this file'],
  ['deposit(uint257 assets): into', '"uint257": no such type, and no struct of this file'],
  [
    'deposit(uint256): into',
    '"uint256": not a parameter; expected "type name", with its role as "type name@role"',
  ],
  ['f(uint256 id, uint256 id): set', 'two parameters are named "id"'],
  [
    'deposit(uint256 assets): puts',
    '"puts": what the function does has to come first; one of move, allow, offer, into, outOf, debt, trade, buy, bridge, control, carry, vote, set, view',
  ],
  [
    'deposit(uint256 assets)',
    '"deposit(uint256 assets)": expected ": " and what it does behind the parameters',
  ],
  [
    'deposit(uint256 assets): into, sparkles',
    '"sparkles": nothing that a row says, or not beside the rest of this row',
  ],
  ['deposit(uint256 assets): into, closed, closed', '"closed" is said twice'],
  ['take(uint256 assets): outOf, pays to', '"to": the function has no parameter "to" there'],
  ['take(uint256 assets): outOf, pays $me', '"$me": expected a parameter or $caller or $byRole'],
  ['take(address recipient): outOf, pays recipient[0]', '"recipient[0]": [0] stands behind what is no list'],
  [
    'take(address[] recipient): outOf, pays recipient.to',
    '"recipient.to": the function has no parameter "to" there',
  ],
  ['set(bool on): set, weakens if not off', '"off": the function has no parameter "off" there'],
  [
    'set(bool on): set, weakens if on > 3 or so',
    '"on > 3 or so": not a condition; expected "flag", "not flag", "bit 3 of flags", "a > 0", "a < 0", "a >= 5", "a < 1e32", "a in 1|3" or "a|b < 0"',
  ],
  ['set(bool on): set, weakens on', '"on": expected "if" and what has to hold'],
  [
    'set(uint256 amount): set, weakens if amount > 3',
    '"amount > 3": write ">=" and the smallest that counts',
  ],
  ['set(uint256 amount): set, weakens if amount >= e', '"amount >= e": "e" is no number'],
  [
    'set(uint256 amount): set, weakens if not amount > 0',
    '"not amount > 0": not a condition; expected "flag", "not flag", "bit 3 of flags", "a > 0", "a < 0", "a >= 5", "a < 1e32", "a in 1|3" or "a|b < 0"',
  ],
  [
    'set(uint256 amount): set, weakens if bit 2 of amount > 0',
    '"bit 2 of amount > 0": not a condition; expected "flag", "not flag", "bit 3 of flags", "a > 0", "a < 0", "a >= 5", "a < 1e32", "a in 1|3" or "a|b < 0"',
  ],
  [
    'swap(uint256 amount): trade, sells exactly amount of $value',
    'a swap "sells exactly … , buys at least …", or "sells at most …, buys exactly …"',
  ],
  [
    'swap(uint256 amount): trade, sells exactly amount of $value, buys exactly amount of $native, to $caller, kept measured',
    'a swap "sells exactly … , buys at least …", or "sells at most …, buys exactly …"',
  ],
  [
    'swap(uint256 amount): trade, buys at least amount of $native',
    'a swap "sells exactly … , buys at least …", or "sells at most …, buys exactly …"',
  ],
  [
    'swap(uint256 amount): trade, sells exactly amount, buys at least amount of $native, to $caller, kept measured',
    '"sells … amount": expected an amount and "of" and a token',
  ],
  [
    'swap(uint256 amount): trade, sells exactly $value, buys at least $value, to $caller, kept measured',
    '"buys $value": expected an amount and "of" and a token',
  ],
  [
    'swap(uint256 amount, address recipient): trade, sells exactly $value, buys at least amount of $native, to recipient',
    'the row does not say "kept measured", or another way of it',
  ],
  [
    'swap(uint256 amount): trade, sells exactly $value, buys at least amount of $native, to $caller, kept somehow',
    '"kept somehow": expected measured or factory or believed',
  ],
  [
    'swap(uint256 amount): trade, sells exactly $value, buys at least amount of $native, kept measured',
    'the row does not say "to recipient", or another way of it',
  ],
  [
    'swap(uint256 amount): trade, sells exactly $value, buys at least amount of $native, to $caller, kept measured, marks odd',
    '"marks odd": expected zeroIsCaller or older or newer or none',
  ],
  [
    'swap(uint256 amount): trade, sells exactly $value, buys at least amount of $native, to $caller, kept measured, says all',
    '"says all": expected "sides", or a list in square brackets',
  ],
  [
    'swap(uint256 amount, bytes path, uint256[] list@amount): trade, sells exactly $value, buys at least amount of $native, to $caller, kept measured, packed list[*]',
    'a place of its own is expected, and not each of a list',
  ],
  [
    'f(address recipient, uint256 a@amount): allow, lets recipient spend a',
    '"lets recipient spend a": expected "lets * spend * of * until *"',
  ],
  [
    'f(address recipient, uint256 a@amount): allow, lets recipient spend a of $called until $open',
    'the row does not say "zero takesBack", or another way of it',
  ],
  [
    'f(address recipient, uint256 a@amount): allow, lets recipient spend a of $native until $open, zero nothing',
    '"$native": expected a parameter or $called',
  ],
  [
    'f(address recipient): allow, operator recipient',
    '"operator recipient": expected "operator * of * if *"',
  ],
  [
    'f(address recipient): allow, operator recipient of $caller if $maybe',
    '"$maybe": expected a parameter or $yes or $no',
  ],
  ['f(): allow, permits some', '"permits some": expected amount or all'],
  ['f(): move, handsIn two', '"handsIn two": expected one or many'],
  ['f(): outOf, refunds rest', '"refunds rest": expected change'],
  ['f(uint256 amount): move, moves amount', '"moves amount": expected "moves * of * from * to *"'],
  [
    'f(uint256 amount): bridge, bridges to $caller, arrives amount or so',
    '"arrives amount or so": expected "all", "amount", "amount less fee" or "amount least minimum"',
  ],
  [
    'f(uint256 amount): bridge, bridges to $caller, arrives all, network amount in one',
    '"network amount in one": expected numbers, as 1|10',
  ],
  [
    'f(uint256 amount): bridge, bridges to $caller, arrives all, coins some',
    '"coins some": expected none or any',
  ],
  [
    'f(uint256 amount): bridge, bridges to $caller, marks older',
    '"marks older": expected zeroIsCaller or none',
  ],
  [
    'f(uint256 amount): bridge, burns amount',
    '"burns amount": nothing that a row says, or not beside the rest of this row',
  ],
  ['f(uint256 amount): outOf, pays $caller, least amount', '"least amount": expected "least * of * to *"'],
  [
    'f(uint256[] amount): outOf, pays $caller, least amount[*] of $wrapped to $caller',
    'a place of its own is expected, and not each of a list',
  ],
  [
    'f(uint256 amount): carry, says [amount amount]',
    '"amount amount": not what a page says of an argument; expected "amount a of b" (or allowance, wrapped, itemOrAmount, itemOrAllowance, currency, due), "item a of $target", "deadline a", "words a 2|3", or one of packed, recipient, operation, nested, token and the argument',
  ],
  ['f(uint256 amount): carry, says amount', '"says amount": expected "sides", or a list in square brackets'],
  [
    'f(uint256 amount): outOf, pays 1x',
    '"1x": not a path; expected "name", "struct.part", "list[0]", "list[-1]" or "list[*]"',
  ],
  ['f(uint256 amount): outOf, pays "dst"', '""dst"": the function has no parameter of that name'],
  [
    'f(uint256 amount): outOf, pays amount[x]',
    '"amount[x]": not a path; expected "name", "struct.part", "list[0]", "list[-1]" or "list[*]"',
  ],
  ['run((uint256 id calls): carry', '"run((uint256 id calls): carry": a bracket is not closed'],
  [
    'run(uint256 id)): carry',
    '"run(uint256 id)): carry": expected ": " and what it does behind the parameters',
  ],
  ['x', '"x": expected "name(type parameter, …): what it does"'],
  ['f(uint256 amount): into, closed]', '"into, closed]": a bracket is closed that was not opened'],
  [
    'f(uint256 amount) into',
    '"f(uint256 amount) into": expected ": " and what it does behind the parameters',
  ],
  ['1f(): into', '"1f(): into": expected "name(type parameter, …): what it does"'],
  [
    'f(uint256 amount): into, weakens if amount of',
    '"amount of": not a condition; expected "flag", "not flag", "bit 3 of flags", "a > 0", "a < 0", "a >= 5", "a < 1e32", "a in 1|3" or "a|b < 0"',
  ],
  [
    'f(uint256 amount@packed.boss): into',
    '"amount@packed.boss": no such role; one of token, pool, payee, receiver, owner, payer, power, votes, partner, fee, filler, account, contract, call, data, id, remote, validator, hash, position, number, record, said, thing',
  ],
  ['f(uint256 amount@said): into', '"amount@said": said does not fit number; it fits string'],
  [
    'f(string s@token): into',
    '"s@token": token does not fit string; it fits address, word (bytes1 to bytes32), number, struct',
  ],
  [
    'f(bytes b@payee): into',
    '"b@payee": payee does not fit bytes; it fits address, word (bytes1 to bytes32)',
  ],
  [
    'f((uint256 a@amount) s@votes): into',
    '"s@votes": votes does not fit struct; it fits address, word (bytes1 to bytes32)',
  ],
  [
    'f(bytes3 b@position): into',
    '"b@position": position does not fit word (bytes1 to bytes32); it fits number',
  ],
  ['f(Market{a} m): into', '"Market": no such type, and no struct of this file'],
];

function problemsOf(run: () => unknown): readonly string[] {
  try {
    run();
    return [];
  } catch (error) {
    if (!(error instanceof WrongFunctions)) throw error;
    return error.problems;
  }
}

describe('the author of a row is told whole', () => {
  it.each(wrong)('%s', (row, told) => {
    expect(problemsOf(() => parseRow(row, new Map(), defaults))).toEqual([told]);
  });
});

const vaults = [
  '# A comment stays.',
  'struct Market(address pool@token, (uint256 id, address hook@contract)[] parts)',
  '',
  'source Vaults',
  'about Vaults of all sorts,',
  '  from their sources.',
  'at /^Vault of Ada$/',
  'deposit(Market m, uint256 assets, address recipient@owner): into, pays recipient',
  'deposit(uint256 assets, address to): into stake assets of $native, closed',
  '',
  'source Others',
  'after Vaults',
  'take(Market[] all, Market m@data, int128 delta@least, bool on): outOf, weakens if on, pays $caller',
].join('\n');

test('a file is read with its sources, what they are, where they hold, and whom they come after', () => {
  expect(
    parseFunctions(vaults, 'core/functions/lending/vaults.fns', defaults).map(({ rows: its, ...table }) => ({
      ...table,
      rows: its.map(({ text }) => text),
    })),
  ).toEqual([
    {
      source: 'Vaults',
      about: 'Vaults of all sorts, from their sources.',
      file: 'core/functions/lending/vaults.fns',
      line: 4,
      head: { of: new Map(), proof: new Map() },
      after: [],
      at: /^Vault of Ada$/,
      rows: [
        'deposit((address pool, (uint256 id, address hook)[] parts) m, uint256 assets, address recipient)',
        'deposit(uint256 assets, address to)',
      ],
    },
    {
      source: 'Others',
      about: '',
      file: 'core/functions/lending/vaults.fns',
      line: 11,
      head: { of: new Map(), proof: new Map() },
      after: ['Vaults'],
      rows: [
        'take((address pool, (uint256 id, address hook)[] parts)[] all, (address pool, (uint256 id, address hook)[] parts) m, int128 delta, bool on)',
      ],
    },
  ]);
});

test('it is compiled into structs, models, uses and rows, each of which stands once', () => {
  expect(compiled(parseFunctions(vaults, 'vaults.fns', defaults), []).functions).toBe(
    [
      '// Written by `npm run functions` from core/functions: do not edit.',
      "import type { FunctionModel } from './functionModel.ts';",
      "import type { FunctionUse } from '../protocols/protocolTable.ts';",
      '',
      '/** How the selector of each row begins (`selectorStart`), in their order: all of it is computed from the text. */',
      'export const selectorStarts =',
      "  'KbD';",
      '',
      '/** Structs that several functions take, with the roles of their parts. */',
      'export const structs: readonly string[] = `u id,Ma hook',
      "Aa pool,{0}[] parts`.split('\\n');",
      '',
      '/** What functions do, without what each parameter is for. */',
      "export const models: readonly Omit<FunctionModel, 'roles' | 'numbers' | 'checks' | 'sums'>[] = [",
      "{act:'into'},",
      "{act:'into',verb:'stake',closed:true},",
      "{act:'outOf',weakens:[{arg:'on',is:true}]},",
      '];',
      '',
      'export const uses: readonly FunctionUse[] = [',
      "{pays:{to:[2],marks:'none',minimum:'none',means:[]}},",
      "{pays:{to:'caller',marks:'none',minimum:'none',means:[]}},",
      '];',
      '',
      'export const tables: readonly Readonly<{ source: string; at?: RegExp; rows: string }>[] = [',
      "  { source: 'Vaults', at: /^Vault of Ada$/, rows: `deposit({1} m,u assets,Ea recipient)0.0",
      'deposit(u assets,Da to)1..0=n` },',
      "  { source: 'Others', rows: `take({1}[] all,O(a pool,(u id,a hook)[] parts) m,#aint128 delta,f on)2.1` },",
      '];',
      '',
    ].join('\n'),
  );
});

test('what was read at the source is told from what is only known', () => {
  const text = functionsDocument(
    parseFunctions(
      [
        'source Vaults',
        'checks asset market by list',
        'checks token by code',
        'kept measured',
        'proof asset kept in ada/vaults/src/Vault.sol',
        'put(address asset@token, uint256 least@least): into',
        'put(address asset@token, address token@token): into, proof token in ada/vaults/src/Other.sol',
        'take(address market@token, address token@token): outOf, checks market by books, proof market in ada/vaults/src/Vault.sol',
      ].join('\n'),
      'core/functions/lending/vaults.fns',
      defaults,
    ),
    [],
    [],
  );
  expect(text).toContain('Statements of what contracts make sure of: 3, of which 2 were read at the source.');
  expect(text).toContain(
    '- Read in `ada/vaults/src/Vault.sol`: `asset`, limits, `market`.\n- Not read at the source: `token`.\n',
  );
});

test('it is described by area, source and function, with where it holds', () => {
  const tables = [
    ...parseFunctions(vaults, 'core/functions/lending/vaults.fns', defaults),
    ...parseFunctions(
      'source Another\nswap(uint256 a@amount): trade\nswap(uint8 b@amount): trade',
      'core/functions/exchanges/another.fns',
      defaults,
    ),
  ];
  expect(
    functionsDocument(
      tables.map(({ source, about, file, line, after, head, rows }) => ({
        source,
        about,
        file,
        line,
        after,
        head,
        rows,
      })),
      parseCommands(
        'router Ada\nabout A router of hers.\n0x0b WRAP(address to, uint256 amount): move, wraps amount to to',
        'core/functions/routers/ada.commands',
        defaults,
      ),
      [],
    )
      .split('\n\n')
      .slice(5),
  ).toEqual([
    '5 functions of 3 sources. Routers with commands: 1. Forms of typed data: 0. Statements of what contracts make sure of: 0, of which 0 were read at the source.',
    '## Exchanges',
    '### Another',
    '- At any contract, on every network.\n- From [`core/functions/exchanges/another.fns`](../core/functions/exchanges/another.fns).\n- 2 functions: `swap` (2).',
    '## Lending',
    '### Others',
    '- At any contract, on every network.\n- From [`core/functions/lending/vaults.fns`](../core/functions/lending/vaults.fns).\n- Believes: `hook`.\n- 1 function: `take`.',
    '### Vaults',
    'Vaults of all sorts, from their sources.',
    '- At any contract, on every network.\n- From [`core/functions/lending/vaults.fns`](../core/functions/lending/vaults.fns).\n- Believes: `hook`.\n- 2 functions: `deposit` (2).',
    '## Commands of routers',
    '### Ada: commands',
    'A router of hers.',
    '- From [`core/functions/routers/ada.commands`](../core/functions/routers/ada.commands).\n- Commands: 0x0b `WRAP`.\n',
  ]);
});

test('it is written anew without what goes without saying, its comments where they were, long rows in two lines', () => {
  const long = `run(${Array.from({ length: 9 }, (_, at) => `uint256 number${at}@amount`).join(', ')}, address to@receiver): set`;
  const text = `${vaults}\n# Another.\n${long}\nrun(address token@token, uint256 b@amount,\n  address to): into deposit, closed\n\n# The end.\n`;
  expect(canonical(text, defaults)).toBe(
    [
      '# A comment stays.',
      'struct Market(address pool@token, (uint256 id, address hook@contract)[] parts)',
      '',
      'source Vaults',
      'about Vaults of all sorts,',
      '  from their sources.',
      'at /^Vault of Ada$/',
      'deposit(Market m, uint256 assets, address recipient@owner): into, pays recipient',
      'deposit(uint256 assets, address to): into stake assets of $native, closed',
      '',
      'source Others',
      'after Vaults',
      'take(Market[] all, Market m@data, int128 delta@least, bool on): outOf, weakens if on, pays $caller',
      '# Another.',
      'run(uint256 number0@amount, uint256 number1@amount, uint256 number2@amount, uint256 number3@amount, uint256 number4@amount, uint256 number5@amount, uint256 number6@amount, uint256 number7@amount, uint256 number8@amount, address to):',
      '  set',
      'run(address token, uint256 b@amount, address to): into, closed',
      '',
      '# The end.',
      '',
    ].join('\n'),
  );
});
