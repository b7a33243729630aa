import { commandTable, routerNames } from '@readback/core/decode/protocols/commandTable.ts';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parseDefaults } from '../defaults.ts';
import { lineEntries } from '../functionsFile.ts';
import { commandsFiles, functionsFolder, readCommands, readDefaults } from '../readAll.ts';
import { WrongFunctions } from '../wrong.ts';
import { parseCommands } from './commandsFile.ts';

const defaults = parseDefaults('address token: token', 'defaults');

function problemsOf(...lines: readonly string[]): readonly string[] {
  try {
    parseCommands(['router Ada', 'marks uniswap', ...lines].join('\n'), 'ada.commands', defaults);
    return [];
  } catch (error) {
    if (!(error instanceof WrongFunctions)) throw error;
    return error.problems;
  }
}

const sweep =
  '0x04 SWEEP(address token, address to@receiver, uint256 amountMin): move, pays $all of token to to, least amountMin of token to to';
const buys = 'buys at least amountOutMin of path[-1], to to';
const swapOf = (does: string) =>
  `0x00 SWAP(address to@receiver, uint256 amountIn, uint256 amountOutMin, address[] path@token, bool payerIsUser): trade, ${does}`;

describe('a wrong command is named with its file, its line, and what was expected', () => {
  it.each([
    ['no byte and no capitals', 'sweep(address token): move', 'expected "0x0b NAME(type parameter, …)'],
    ['an address without a role', '0x04 SWEEP(address to): move', '"to" has no role'],
    ['bytes without a role', '0x04 RUN(bytes actions): carry', '"actions" has no role'],
    [
      'a number that nobody knows',
      '0x04 SWEEP(address token, uint256 blub): move',
      'nobody knows what the number',
    ],
    [
      'a flag of which no clause speaks',
      swapOf(`sells exactly amountIn of path[0], ${buys}`),
      'no clause says what the flag "payerIsUser" does: write one, or "bool payerIsUser@option"',
    ],
    [
      'half a swap',
      swapOf('by payerIsUser, sells exactly amountIn of path[0], to to'),
      'a swap "sells exactly …',
    ],
    [
      'a swap that pays nobody',
      swapOf('by payerIsUser, sells exactly amountIn of path[0], buys at least amountOutMin of path[-1]'),
      'the row does not say "to recipient"',
    ],
    [
      'an argument that is none',
      swapOf(`by payerIsUser, sells exactly amount of path[0], ${buys}`),
      'no parameter "amount" there',
    ],
    [
      'who pays by what is no flag',
      swapOf(`by amountIn, sells exactly amountIn of path[0], ${buys}`),
      'by a flag',
    ],
    [
      'two things at once',
      `${sweep}, wraps amountMin to to`,
      '"wraps amountMin to to": nothing that a row says',
    ],
    ['an unknown clause', `${sweep}, sparkles`, '"sparkles": nothing that a row says'],
    ['a byte twice', `${sweep}\n${sweep.replace('SWEEP', 'PAY')}`, 'Ada has another command there'],
    ['a router that stands nowhere', `with Bob\n${sweep}`, 'no router "Bob" stands above'],
    ['marks of nobody', `marks ada\n${sweep}`, 'expected uniswap'],
    ['a mask that is no byte', `mask 3f\n${sweep}`, 'expected a byte, as 0x3f'],
    ['nothing at all', '# later', '"Ada" has no commands'],
  ])('%s', (_, line, what) => {
    const [problem] = problemsOf(...line.split('\n'));
    expect(problem).toContain('ada.commands:');
    expect(problem).toContain(what);
  });

  it('takes over only what is there', () => {
    const text = (but: string) => [
      sweep,
      'router Bob',
      `with Ada but ${but}`,
      '0x05 CHECK(uint256 amount): view',
    ];
    expect(problemsOf(...text('0x04'))).toEqual([]);
    expect(problemsOf(...text('0x09'))[0]).toContain('"0x09": "Ada" has no such command');
  });
});

describe('what a clause says is in each field that follows from it', () => {
  const useOf = (...lines: readonly string[]) =>
    parseCommands(['router Ada', 'marks uniswap', ...lines].join('\n'), 'a', defaults)[0]?.rows[0]?.use;

  it('of a payment out of what the router has', () => {
    expect(useOf(sweep)).toMatchObject({
      receiver: [1],
      minimum: { least: [2], token: [0], to: [1] },
      native: { of: [0], amount: 'all' },
      takes: { what: [0], amount: 'all', unlessTo: [1] },
      means: [
        { as: 'recipient', at: [1] },
        { as: 'currency', at: [2], of: [0] },
      ],
    });
  });

  it('of a swap, whose flag of who pays may stand behind a struct', () => {
    const struct =
      '0x00 SWAP((uint256 amountIn, uint256 amountOutMin) a, address to@receiver, address[] path@token, bool user): ';
    const does =
      'trade, by user, sells exactly a.amountIn of path[0], buys at least a.amountOutMin of path[-1], to to';
    expect(useOf(struct + does)).toMatchObject({
      by: 4,
      swap: { over: 'router', exact: 'in', sells: [2, 0], given: [0, 0], buys: [2, -1], got: [0, 1] },
      puts: { what: 'bought', to: [1], amount: 'unsaid' },
      takes: 'sold',
    });
  });

  it('and nothing is followed at a router that says so', () => {
    expect(useOf('unfollowed', sweep)).toMatchObject({ native: 'none', takes: 'none', receiver: [1] });
  });
});

test('the engine reads the commands as they are written', () => {
  const written = readCommands();
  expect(routerNames()).toEqual(written.map(({ router }) => router));
  for (const { router, source, mask, rows } of written)
    expect(commandTable(router as ReturnType<typeof routerNames>[number])).toEqual({
      source,
      mask,
      rows: rows.map(({ code, text, model, use }) => ({ code, command: { text, model, ...use } })),
    });
});

test('each word of a command says something: without it the row is another one, or none', () => {
  const roles = readDefaults();
  const read = (text: string): string => {
    try {
      return JSON.stringify(parseCommands(text, 'a', roles), (_, it: unknown) =>
        typeof it === 'bigint' ? String(it) : it,
      );
    } catch (error) {
      if (!(error instanceof WrongFunctions)) throw error;
      return '';
    }
  };
  const silent = commandsFiles().flatMap((file) => {
    const text = readFileSync(resolve(functionsFolder, file), 'utf8');
    const entries = lineEntries(text).map((it) => it.text);
    const structs = entries.filter((it) => it.startsWith('struct '));
    return entries
      .filter((it) => /^(?:0x[\da-f]* )?[A-Z][\dA-Z_]*\(/.test(it))
      .flatMap((entry) => {
        const whole = (row: string) =>
          read(
            [...structs, 'router A', ...(file.includes('settler') ? [] : ['marks uniswap']), row].join('\n'),
          );
        const before = whole(entry);
        expect(before).not.toBe('');
        const without = [
          ...[...entry.matchAll(/@[\w.]+/g)].map(
            ({ 0: role, index }) => entry.slice(0, index) + entry.slice(index + role.length),
          ),
          ...[
            ...entry.matchAll(
              /, (?:by|zero|quiet|packed|least|coins|back|marks|pairs|pool|weighed)[^,[\]]*/g,
            ),
          ].map(({ 0: clause, index }) => entry.slice(0, index) + entry.slice(index + clause.length)),
        ];
        return without.filter((it) => whole(it) === before).map((it) => `${file}: ${it}`);
      });
  });
  expect(silent).toEqual([]);
});
