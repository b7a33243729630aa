import type { Drafted, DraftName, Value } from '../draft.ts';
import { readWords } from '../read.ts';
import { type TypedSentence, typedSentences } from './typedSentences.ts';

/** Whom and what the typed sentences know. */
export const typedNames: readonly DraftName[] = [
  ...[
    'Ana',
    'Bob',
    'Carol',
    'Safe',
    'Uniswap',
    '1inch',
    'Aave',
    'OpenSea',
    'Lido',
    'CoW',
    'Compound',
    'Across',
  ].map((name) => ({ name, kind: 'NAME' }) as const),
  { name: 'Main', kind: 'NAME', own: true },
  ...['USDC', 'DAI', 'WETH', 'UNI', 'stETH'].map((name) => ({ name, kind: 'TOK' }) as const),
  { name: 'ETH', kind: 'TOK', nativeOf: ['Ethereum', 'Base', 'Arbitrum', 'Optimism'] },
  { name: 'Ethereum', kind: 'NET', inUse: true },
  ...['Base', 'Arbitrum', 'Optimism', 'Polygon'].map((name) => ({ name, kind: 'NET' }) as const),
];

/**
 * `meant`: every field that the words fill, and questions only about what they leave open. `needless`: the same with another
 * question. `asked`: a field that they say is empty, and asked about. `wrong`: a field says something else, asked about or not.
 */
export type TypedOutcome = 'meant' | 'needless' | 'asked' | 'refused' | 'wrong';

export function typedOutcome(sentence: TypedSentence): TypedOutcome {
  const drafted = readWords(sentence.text, typedNames);
  if (sentence.kind === 'unclear')
    return drafted === undefined ? 'meant' : isEmpty(drafted) ? 'asked' : 'wrong';
  if (drafted === undefined) return 'refused';
  const fields = fieldsOf(drafted);
  const wanted = Object.entries(sentence.fields);
  const differing = Object.entries(fields).filter(([name, value]) => !isWanted(name, value, sentence));
  if (differing.length > 0) return 'wrong';
  const isKind =
    sentence.kind === 'several'
      ? (drafted.also?.length ?? 0) > 0
      : formOf[sentence.kind] === drafted.kind && drafted.also === undefined;
  if (!isKind) return isEmpty(drafted) || drafted.asks.length > 0 ? 'asked' : 'wrong';
  const open = wanted.filter(
    ([name]) => fields[alias(name, fields)] === undefined && !isSaidByForm(name, sentence, drafted),
  );
  if (open.length > 0) return 'asked';
  return drafted.asks.length > sentence.asks.length ? 'needless' : 'meant';
}

/** The same field by its other name. */
function alias(name: string, fields: Readonly<Record<string, string>>): string {
  if (name === 'amountOut') return 'atLeast';
  return name === 'amount' && fields.valueUsd !== undefined ? 'valueUsd' : name;
}

/** The form that each kind of sentence is said with; those without one can only be asked about. */
const formOf: Readonly<Record<string, Drafted['kind']>> = {
  send: 'send',
  allow: 'allow',
  revoke: 'revoke',
  swap: 'swap',
  buy: 'buy',
  withdraw: 'withdraw',
  bridge: 'bridge',
  cancel: 'cancel',
  wrap: 'wrap',
  unwrap: 'wrap',
  deposit: 'deposit',
  claim: 'claim',
  list: 'list',
  'sign-in': 'signIn',
};

function isEmpty({ values, choices }: Drafted): boolean {
  return Object.keys(values).length === 0 && Object.keys(choices).length === 0;
}

/** What the fields of a draft say, by the names that the sentences have for them. */
function fieldsOf(drafted: Drafted): Readonly<Record<string, string>> {
  const { also = [] } = drafted;
  if (also.length === 0) return fieldsOfOne(drafted);
  // Of several each field has the values of all, in their order.
  const all = [drafted, ...also].map(fieldsOfOne);
  const names = [...new Set(all.flatMap((it) => Object.keys(it)))];
  return Object.fromEntries(
    names.map((name) => [name, [...new Set(all.flatMap((it) => it[name] ?? []))].join(' / ')]),
  );
}

function fieldsOfOne({ kind, values, choices }: Drafted): Readonly<Record<string, string>> {
  const isOffered = kind === 'list' || kind === 'claim';
  const isInto = kind === 'deposit' || kind === 'withdraw' || kind === 'repay';
  const named: Record<string, string | undefined> = {
    amount: choices.how === 'all' ? 'all' : choices.limit === 'noLimit' ? 'unlimited' : sumOf(values.amount),
    token: isOffered ? values.get?.text : values.pay?.text,
    tokenOut: isOffered ? undefined : values.get?.text,
    atLeast: kind === 'list' ? undefined : sumOf(values.least),
    price: kind === 'list' ? sumOf(values.least) : undefined,
    until: values.until?.text,
    at: values.site?.text ?? values.at?.text ?? (isInto ? values.to?.text : undefined),
    to: kind === 'send' || kind === 'bridge' ? values.to?.text : undefined,
    spender: kind === 'allow' || kind === 'revoke' ? values.to?.text : undefined,
    item: values.item?.text,
    from: values.account?.text,
    fromChain: values.network?.text,
    toChain: values.onto?.text,
    which: choices.revokes === 'risky' ? 'risky' : undefined,
  };
  if (choices.how === 'atMost') {
    named.atMost = named.amount;
    delete named.amount;
  }
  if (values.amount?.sum?.is === 'worth') {
    named.valueUsd = named.amount;
    delete named.amount;
  }
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function sumOf(value: Value | undefined): string | undefined {
  if (value?.sum === undefined) return value?.text;
  if (value.sum.is !== 'share') return value.sum.digits;
  const [part, whole] = value.sum.of;
  if (value.sum.less !== undefined) return `all but ${value.sum.less}`;
  if (part === whole) return 'all';
  return part === 1 && whole === 2 ? 'half of balance' : `${part}/${whole} of balance`;
}

function isWanted(name: string, value: string, { fields, kind }: TypedSentence): boolean {
  const wanted = fields[name] ?? (name === 'atLeast' ? fields.amountOut : undefined);
  // A day is compared by who reads it: here only that one was said.
  if (name === 'until') return wanted !== undefined;
  if (wanted === undefined)
    return (name === 'token' && kind === 'unwrap') || (name === 'valueUsd' && fields.amount === value);
  const plain = (it: string) =>
    it
      .toLowerCase()
      .replace(/^my /, '')
      .replace(/(?<=\.\d*)0+$/, '')
      .replace(/s?(?= #| \d)/, '')
      .replaceAll('#', '')
      .replace(/^mainnet$/, 'ethereum')
      .replace(/^half of (?:balance|the deposit)$/, 'half');
  return [wanted, ...wanted.split(' / ')].some((it) => plain(it) === plain(value));
}

/** What the form has no field for, as there is one way only. */
function isSaidByForm(name: string, sentence: TypedSentence, { kind, choices }: Drafted): boolean {
  const { fields } = sentence;
  switch (kind) {
    case 'wrap':
      return name === 'token' || name === 'tokenOut';
    case 'revoke':
      if (fields[name] === 'all' || fields[name] === 'all risky') return choices.revokes !== undefined;
      return false;
    case 'bridge':
      return name === 'to' && fields[name] === 'self';
    case 'cancel':
      return name === 'which';
    default:
      return false;
  }
}

export type TypedScore = Readonly<Record<TypedOutcome | 'count', number>>;

export function scoreTyped(which: (sentence: TypedSentence) => boolean = () => true): Readonly<{
  score: TypedScore;
  of: (outcome: TypedOutcome) => readonly TypedSentence[];
}> {
  const rows = typedSentences
    .filter(which)
    .map((sentence) => ({ sentence, outcome: typedOutcome(sentence) }));
  const of = (outcome: TypedOutcome) => rows.filter((it) => it.outcome === outcome).map((it) => it.sentence);
  const count = (outcome: TypedOutcome) => of(outcome).length;
  return {
    score: {
      count: rows.length,
      meant: count('meant'),
      needless: count('needless'),
      asked: count('asked'),
      refused: count('refused'),
      wrong: count('wrong'),
    },
    of,
  };
}
