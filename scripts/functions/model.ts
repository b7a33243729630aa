import type { FunctionAct, FunctionModel, When } from '@readback/core/decode/abis/functionModel.ts';
import { functionVerbs } from '@readback/core/decode/abis/functionVerbs.ts';
import { usualVerbs } from '@readback/core/decode/abis/verbOf.ts';
import { conditionText, parseCondition } from './condition.ts';
import { knownClauses, parseKnown } from './known.ts';
import { parsePower, powerClauses } from './power.ts';
import type { Parameter } from './parameter.ts';
import { isSum, parseSums, sumsText } from './sum.ts';
import { wrong } from './wrong.ts';

/** A model without what each parameter is for. */
export type Doing = Omit<FunctionModel, 'roles' | 'numbers' | 'checks' | 'kept' | 'limitOf'>;

const acts: Readonly<Record<FunctionAct, true>> = {
  move: true,
  allow: true,
  offer: true,
  into: true,
  outOf: true,
  debt: true,
  trade: true,
  buy: true,
  bridge: true,
  control: true,
  carry: true,
  vote: true,
  set: true,
  view: true,
};

/** What holds always, or not at all. */
const flags = [
  'zeroIsCaller',
  'zeroIsCalled',
  'zeroIsNobody',
  'zeroIsNew',
  'all',
  'valueIsMost',
  'closed',
  'standard',
  'apart',
  'noCoins',
  'asksReceiver',
  'passes',
  'startsPool',
  'matches',
  'forAnybody',
  'turnsBack',
  'endsAll',
  'unseen',
  'fromVault',
  'ofTokens',
  'nearPar',
] as const;

/** What may hold where the arguments say so. */
const sometimes = ['weakens', 'locks', 'forgoes', 'forGood', 'offers', 'divides', 'fees'] as const;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Takes the clauses of a model from those of a row, and hands back the others. */
export function parseDoing(
  [first = '', ...clauses]: readonly string[],
  parameters: readonly Parameter[],
): Readonly<{ doing: Doing; others: readonly string[] }> {
  const doing: Mutable<Doing> = parseAct(first, parameters);
  const others: string[] = [];
  const seen = new Set<string>();
  for (const clause of clauses) {
    const word = clause.split(' ', 1)[0] ?? '';
    if (seen.has(word)) throw wrong(`"${word}" is said twice`);
    seen.add(word);
    const flag = flags.find((it) => it === clause);
    const some = sometimes.find((it) => it === word);
    if (flag !== undefined) doing[flag] = true;
    else if (some !== undefined) doing[some] = whenOf(clause.slice(word.length), parameters);
    else if (clause === 'marked') doing.marks = 'uniswap';
    else {
      const more = parsePower(clause, parameters) ?? parseKnown(clause, parameters);
      if (more === undefined) others.push(clause);
      else Object.assign(doing, more);
    }
  }
  return { doing, others };
}

/** `into`, or with the word for it, and how much it is of: `into stake amount of asset`. */
function parseAct(text: string, parameters: readonly Parameter[]): Pick<Doing, 'act' | 'verb' | 'sums'> {
  const [, word = '', rest = ''] = /^(\S*)(?: (.*))?$/.exec(text) ?? [];
  if (!Object.hasOwn(acts, word))
    throw wrong(
      `"${word}": what the function does has to come first; one of ${Object.keys(acts).join(', ')}`,
    );
  const act = word as FunctionAct;
  const words = rest.split(' ');
  const [said = ''] = isSum(words) ? [] : words;
  const sum = isSum(words) ? words : words.slice(1);
  const sums = sum.length === 0 ? {} : { sums: parseSums(sum.join(' '), parameters) };
  if (said === '') return { act, ...sums };
  const verb = functionVerbs.find((it) => it === said);
  if (verb === undefined)
    throw wrong(`"${text}": no word for what a function does; one of ${functionVerbs.join(', ')}`);
  return verb === usualVerbs[act] ? { act, ...sums } : { act, verb, ...sums };
}

function whenOf(text: string, parameters: readonly Parameter[]): true | readonly When[] {
  if (text === '') return true;
  if (!text.startsWith(' if ')) throw wrong(`"${text.trim()}": expected "if" and what has to hold`);
  return text
    .slice(4)
    .split(' and ')
    .map((it) => parseCondition(it, parameters));
}

export function doingClauses(doing: Doing, parameters: readonly Parameter[]): readonly string[] {
  return [
    [
      doing.act,
      ...(doing.verb === undefined ? [] : [doing.verb]),
      ...(doing.sums === undefined ? [] : [sumsText(doing.sums, parameters)]),
    ].join(' '),
    ...flags.filter((it) => doing[it] === true),
    ...(doing.marks === undefined ? [] : ['marked']),
    ...sometimes.flatMap((it) => {
      const when = doing[it];
      if (when === undefined) return [];
      return when === true ? [it] : [`${it} if ${when.map(conditionText).join(' and ')}`];
    }),
    ...powerClauses(doing, parameters),
    ...knownClauses(doing, parameters),
  ];
}
