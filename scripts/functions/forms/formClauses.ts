import type {
  CallsCode,
  FieldIs,
  FormRow,
  OfferCode,
  OfferRule,
  PartRule,
  PermitRule,
  TextKind,
} from '@readback/core/decode/typed/formModel.ts';
import type { TypedMeaning } from '@readback/core/decode/typed/meaning.ts';
import { among, formOf } from '../form.ts';
import type { Parameter } from '../parameter.ts';
import { wrong } from '../wrong.ts';
import type { Field } from './field.ts';

type Texts = Record<string, TextKind | readonly string[]>;

/** What a row says beside its fields. */
export type Doing = Omit<FormRow, 'type' | 'shape' | 'fields' | 'service' | 'site' | 'markets' | 'texts'> &
  Readonly<{ texts: Texts }>;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const offerCodes = [
  'seaport',
  'seaportTree',
  'uniswapX',
  'blur',
  'looksRare1',
  'looksRare2',
  'looksRareTree',
  'rarible',
  'polymarket',
] as const satisfies readonly OfferCode[];
const callsCodes = [
  'forward',
  'metaTransaction',
  'userOperation',
  'safeOperation6',
  'safeOperation7',
] as const satisfies readonly CallsCode[];
const kinds = [
  'account',
  'label',
  'empty',
  'choice',
  'remark',
  'seconds',
  'amount',
] as const satisfies readonly TextKind[];
const standards = [
  'ERC-2612',
  'DAI',
  'Permit2',
  'ERC-3009',
] as const satisfies readonly PermitRule['standard'][];
const powers = ['votes', 'trading', 'snapshot', 'account'] as const;

/** What comes first: what a signature does. */
const first: Readonly<
  Record<string, (rest: string, fields: readonly Field[], clause: string) => Partial<Doing>>
> = {
  allows: (rest, fields, clause) => ({ permits: permit('allowance', rest, fields, clause) }),
  hands: (rest, fields, clause) => ({ permits: permit('transfer', rest, fields, clause) }),
  offers: (rest, _, clause) => {
    const [, code = ''] = formOf(clause, rest, /^as (\w+)$/, 'offers as seaport');
    return { offers: among(code, offerCodes) };
  },
  carries: (rest, _, clause) => {
    const [, code = ''] = formOf(clause, rest, /^as (\w+)$/, 'carries as forward');
    return { calls: among(code, callsCodes) };
  },
  gives: (rest, fields) => ({ offer: { gives: partsOf(rest, fields), gets: [] } }),
  lends: (rest, fields, clause) => {
    const [, amount = '', collection = '', rate = '', until = ''] = formOf(
      clause,
      rest,
      /^(\S+) against (\S+) at (\S+) until (\S+)$/,
      'lends amount against collection at rate until end',
    );
    const at = (it: string) => pathOf(it, fields);
    return {
      means: {
        kind: 'lend',
        amount: at(amount),
        collection: at(collection),
        rate: at(rate),
        until: at(until),
      },
    };
  },
  power: (rest, fields, clause) => {
    const [, over = '', to = '', until, limits] = formOf(
      clause,
      rest,
      /^(\w+) to (\S+)(?: until (\S+))?(?: within (\S+))?$/,
      'power votes to delegate until end within limits',
    );
    const means: Mutable<Extract<TypedMeaning, { kind: 'power' }>> = {
      kind: 'power',
      over: among(over, powers),
      to: pathOf(to, fields),
    };
    if (until !== undefined) means.until = pathOf(until, fields);
    if (limits !== undefined) means.limits = pathOf(limits, fields);
    return { means };
  },
  votes: (rest, fields, clause) => {
    const [, support = '', proposal = ''] = formOf(
      clause,
      rest,
      /^(\S+) on (\S+)$/,
      'votes support on proposal',
    );
    return { means: { kind: 'vote', proposal: pathOf(proposal, fields), support: pathOf(support, fields) } };
  },
  sends: (rest, fields, clause) => {
    const [, amount = '', token, to = ''] = formOf(
      clause,
      rest,
      /^(\S+)(?: of (\S+))? to (\S+)$/,
      'sends amount of token to receiver',
    );
    const of = token === undefined ? {} : { token: pathOf(token, fields) };
    return { means: { kind: 'send', amount: pathOf(amount, fields), ...of, to: pathOf(to, fields) } };
  },
  attests: (rest, fields, clause) => {
    const [, schema = '', about = ''] = formOf(
      clause,
      rest,
      /^(\S+) of (\S+)$/,
      'attests schema of recipient',
    );
    return { means: { kind: 'attest', schema: pathOf(schema, fields), about: pathOf(about, fields) } };
  },
  logsIn: (rest, fields, clause) => {
    const [, account = '', text = ''] = formOf(
      clause,
      rest,
      /^(\S+) with (\S+)$/,
      'logsIn account with message',
    );
    return { means: { kind: 'logIn', account: pathOf(account, fields), text: pathOf(text, fields) } };
  },
  keys: (rest, fields, clause) => {
    const [, text = ''] = formOf(clause, rest, /^of (\S+)$/, 'keys of text');
    return { means: { kind: 'keys', text: pathOf(text, fields) } };
  },
  holds: (rest, fields, clause) => {
    const [, inside = ''] = formOf(clause, rest, /^(\S+)$/, 'holds contents');
    return { inside: pathOf(inside, fields) };
  },
  blind: () => ({ blind: true }),
  told: () => ({}),
};

/** Takes the clauses of a form apart. Throws what is not a clause, or names a field that is not there. */
export function parseFormClauses([act = '', ...clauses]: readonly string[], fields: readonly Field[]): Doing {
  const [word = '', ...words] = act.split(' ');
  const parse = Object.hasOwn(first, word) ? first[word] : undefined;
  if (parse === undefined)
    throw wrong(`"${act}": what a signature does has to come first; one of ${Object.keys(first).join(', ')}`);
  const doing: Mutable<Doing> = { texts: {}, ...parse(words.join(' '), fields, act) };
  const seen = new Set<string>();
  for (const clause of clauses) {
    const [name = ''] = clause.split(' ', 1);
    if (seen.has(name) && !repeated.has(name)) throw wrong(`"${name}" is said twice`);
    seen.add(name);
    add(doing, name, clause.slice(name.length + 1), clause, fields);
  }
  if (doing.permits?.deadline === '') throw wrong('until when can it be handed in? Write "ends deadline"');
  if (doing.offer !== undefined && doing.offer.gets.length === 0)
    throw wrong('what has to come for it? Write "gets amount of token"');
  return doing;
}

const repeated: ReadonlySet<string> = new Set(['text', 'silent', 'speaks', 'exactly']);

function add(
  doing: Mutable<Doing>,
  name: string,
  rest: string,
  clause: string,
  fields: readonly Field[],
): void {
  const { permits, offer } = doing;
  if (clause === 'byShape') doing.byShape = true;
  else if (clause === 'asksDomain') doing.asksDomain = true;
  else if (clause === 'open') doing.open = true;
  else if (clause === 'idle') doing.idle = true;
  else if (name === 'text') Object.assign(doing.texts, textsOf(rest, clause, fields));
  else if (name === 'turns') doing.turns = pathOf(rest, fields);
  else if (name === 'believes') doing.keeper = pathOf(rest, fields).join('.');
  else if (permits !== undefined) doing.permits = { ...permits, ...ofPermit(name, rest, clause, fields) };
  else if (offer !== undefined) doing.offer = { ...offer, ...ofOffer(offer, name, rest, clause, fields) };
  else throw unknown(clause);
}

function unknown(clause: string) {
  return wrong(`"${clause}": nothing that a form says, or not beside the rest of this one`);
}

/** `spender spend amount of token until end if flag`; `$called` is the contract that verifies it, `$all` whatever there is. */
function permit(
  kind: PermitRule['kind'],
  text: string,
  fields: readonly Field[],
  clause: string,
): PermitRule {
  const [, who = '', amount = '', token = '', until, given] = formOf(
    clause,
    text,
    /^(\S+) (\S+) of (\S+)(?: until (\S+))?(?: if (\S+))?$/,
    'allows spender amount of token until end',
  );
  const at = (it: string) => pathOf(it, fields).join('.');
  return {
    kind,
    standard: 'Permit2',
    [kind === 'transfer' && token === '$called' ? 'receiver' : 'spender']: at(who),
    ...(token === '$called' ? {} : { token: at(token) }),
    ...(amount === '$all' ? {} : { amount: at(amount) }),
    ...(until === undefined ? {} : { until: at(until) }),
    ...(given === undefined ? {} : { given: at(given) }),
    deadline: '',
  };
}

function ofPermit(name: string, rest: string, clause: string, fields: readonly Field[]): Partial<PermitRule> {
  const at = () => pathOf(rest, fields).join('.');
  if (name === 'as') return { standard: among(rest, standards) };
  if (name === 'for') return { owner: at() };
  if (name === 'ends') return { deadline: at() };
  if (clause === 'bound') return { witness: true };
  throw unknown(clause);
}

function ofOffer(
  offer: OfferRule,
  name: string,
  rest: string,
  clause: string,
  fields: readonly Field[],
): Partial<OfferRule> {
  if (name === 'gets') return { gets: partsOf(rest, fields) };
  if (name === 'for') return { owner: pathOf(rest, fields) };
  if (name === 'to') return { to: pathOf(rest, fields) };
  if (name === 'onlyFor') return { onlyFor: rest.split('|').map((it) => pathOf(it, fields)) };
  if (name === 'until') {
    const [, until = '', shift, forever] = formOf(
      clause,
      rest,
      /^(\S+)(?: shift (\d+))?( unless 0)?$/,
      'until end shift 192',
    );
    return {
      until: pathOf(until, fields),
      ...(shift === undefined ? {} : { shift: Number(shift) }),
      ...(forever === undefined ? {} : { forever: true }),
    };
  }
  if (name === 'exactly') {
    const [, what = '', when = ''] = formOf(
      clause,
      rest,
      /^(given|got) if (.+)$/,
      'exactly given if kind is sell',
    );
    return what === 'given' ? { exactGive: isOf(when, fields) } : { exactGet: isOf(when, fields) };
  }
  if (name === 'silent') return { silent: [...(offer.silent ?? []), isOf(rest.replace(/^if /, ''), fields)] };
  if (name === 'speaks') return { speaks: [...(offer.speaks ?? []), isOf(rest.replace(/^if /, ''), fields)] };
  throw unknown(clause);
}

/** `amount of token and fee of token`, `amount of token or $native if bit 247 of traits`, `amount of token or $native at 0x…`. */
function partsOf(text: string, fields: readonly Field[]): readonly PartRule[] {
  return text.split(' and ').map((part) => {
    const [, amount = '', token = '', when, place] = formOf(
      text,
      part,
      /^(\S+) of (\S+)(?: or \$native (?:if (.+)|at (0x[\da-f]{40})))?$/,
      'amount of token or $native if bit 247 of traits',
    );
    return {
      amount: pathOf(amount, fields),
      token: pathOf(token, fields),
      ...(when === undefined ? {} : { nativeIf: isOf(when, fields) }),
      ...(place === undefined ? {} : { nativeAt: place }),
    };
  });
}

/** `bit 247 of traits`, `kind is sell|buy`. */
function isOf(text: string, fields: readonly Field[]): FieldIs {
  const [, bit, of] = /^bit (\d+) of (\S+)$/.exec(text) ?? [];
  if (of !== undefined) return { at: pathOf(of, fields), bit: Number(bit) };
  const [, at = '', values = ''] = formOf(text, text, /^(\S+) is (\S+)$/, 'kind is sell|buy');
  return { at: pathOf(at, fields), in: values.split('|') };
}

/** `label space proposal`, `"sell"|"buy" kind`: what texts may say, and which. */
function textsOf(text: string, clause: string, fields: readonly Field[]): Texts {
  const [, quoted] = /^((?:"[^"]*"\|?)+)/.exec(text) ?? [];
  const [kind = '', ...names] = (quoted === undefined ? text : text.slice(quoted.length)).split(' ');
  if (names.length === 0) throw wrong(`"${clause}": expected "text label name …" or "text "a"|"b" name …"`);
  const may = quoted === undefined ? among(kind, kinds) : quoted.slice(1, -1).split('"|"');
  return Object.fromEntries(names.map((it) => [pathOf(it, fields).join('.'), may]));
}

/** The names on the way to a field, `*` for each of a list. */
function pathOf(text: string, fields: readonly Field[]): readonly string[] {
  const [top = '', ...rest] = text.split('.');
  let found: Parameter | undefined = fields.find(({ any }) => any[0]?.name === top)?.any[0];
  for (const name of rest) if (name !== '*') found = found?.parts?.find((it) => it.name === name);
  if (found === undefined) throw wrong(`"${text}": the form has no field "${text}"`);
  return [top, ...rest];
}
