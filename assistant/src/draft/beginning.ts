import type { DraftKind } from './draft.ts';
import { isAppName } from './apps.ts';
import { everyLexeme } from './lexicon/everyLexeme.ts';
import type { Lexeme } from './lexicon/lexeme.ts';
import { plainWord } from './lexicon/lexeme.ts';
import { isReceiver } from './receiver.ts';
import { isSomebody } from './somebody.ts';
import type { Token, ValueToken, WordToken } from './token.ts';

/** What a sentence is about, and the word that says so; `more` are words that begin something else. */
export type Beginning = Readonly<{
  kind: DraftKind;
  /** The verb’s lexeme: buying and swapping are one kind, and turn what comes first. */
  verb: Lexeme;
  /** Its place among the tokens; -1 where no word begins it. */
  at: number;
  more: readonly WordToken[];
  /** Whether it was begun in an earlier part of the sentence. */
  goesOn?: true;
  /** Words that say the same once more: “I owe Bob 5 DAI, pay him back”. */
  again: readonly WordToken[];
}>;

/** Undefined where no word begins anything that a form can say, and where the words are a question. */
export function beginningOf(tokens: readonly Token[]): Beginning | undefined {
  const words = tokens.flatMap((token, at) => (token.is === 'word' ? [{ token, at }] : []));
  // “Hey, should I send it?”
  const isFirst = (at: number) =>
    tokens.slice(0, at).every((it) => it.is === 'mark' || (it.is === 'word' && isFill(it)));
  if (words.some(({ token, at }) => token.lexemes.includes('question') && (isFirst(at) || isHan(token))))
    return undefined;
  const has = (lexeme: Lexeme) => words.some(({ token }) => token.lexemes.includes(lexeme));
  // No wallet pays from a bank.
  if (tokens.some((_, at) => isFromBank(tokens, at))) return undefined;
  const kinds = tokens.flatMap((it) => (it.is === 'value' ? [it.handle.kind] : []));
  const about: About = {
    permission: has('permission'),
    spend: has('spend'),
    noLimit: has('noLimit'),
    pending: has('pending'),
    risky: has('risky'),
    loan: has('loan'),
    all: has('all'),
    onto: tokens.some((_, at) => isOnto(tokens, at)),
    net: kinds.includes('NET'),
    me: has('me'),
    app: tokens.some((it) => it.is === 'value' && isSomebody(it) && isAppName(it.handle)),
    person: tokens.some((it) => it.is === 'value' && isSomebody(it) && !isAppName(it.handle)),
    kept: has('place') || has('safe') || tokens.some((it) => it.is === 'value' && isKept(it)),
    from: has('from'),
    outOf: tokens.some(
      (it, at) => it.is === 'value' && isSomebody(it) && isAppName(it.handle) && isSource(tokens, at),
    ),
    behindApp: tokens.some((it, at) => {
      const before = tokens[at - 1];
      return isTokenValue(it) && before?.is === 'value' && isSomebody(before) && isAppName(before.handle);
    }),
    named: tokens.some((it) => it.is === 'value' && it.item === true),
    item: has('item') || tokens.some((it) => it.is === 'value' && it.item === true),
    part: words.some(({ token }) => token.lexemes.some((it) => it.startsWith('part:'))),
    tokens: kinds.filter((it) => it === 'TOK').length,
    sums: kinds.filter((it) => it === 'TOK' || it === 'NUM').length,
    everything:
      has('all') &&
      has('from') &&
      !has('part:owner') &&
      tokens.some((it) => it.is === 'value' && isSomebody(it)),
    somebody: tokens.some((it) => it.is === 'value' && isSomebody(it)) || has('someone'),
    threshold: has('part:threshold'),
    becomes: (has('to') || has('into')) && !has('with') && !has('for'),
    with: has('with'),
    turns: has('to') || has('into') || has('for'),
  };
  const begun = words.flatMap(({ token, at }) => {
    const verb = token.lexemes.find((it) => it.startsWith('do:'));
    if (verb === undefined) return [];
    // “Swap DAI to get ETH”: beside another verb it says what comes.
    if ((verb === 'do:get' || verb === 'do:spend') && words.some((it) => it.at < at && !isFill(it.token)))
      return [];
    const isBare =
      token.lexemes.includes('loose') &&
      !about.permission &&
      !about.spend &&
      !(
        verb === 'do:revoke' &&
        (about.part ||
          about.pending ||
          (about.risky && about.tokens === 0) ||
          (about.app && about.sums === 0 && !has('not')))
      );
    // “Vire toutes les autorisations”: what pays money takes a permission away, and only what gives grants one.
    if (verb === 'do:send' && about.permission && !token.lexemes.includes('gives')) {
      const isAway = token.lexemes.includes('away');
      const means = isAway ? ({ kind: 'revoke', verb: 'do:revoke' } as const) : undefined;
      return [{ token, at, verb, means }];
    }
    // “拔掉USDC授权”: a verb that nobody knows may take away what is named behind it.
    if (
      verb === 'do:allow' &&
      about.permission &&
      token.lexemes.includes('permission') &&
      isObject(tokens, at)
    )
      return [];
    const turns = isBare && verb === 'do:revoke' && about.tokens === 2 && about.turns;
    const means = turns ? ({ kind: 'swap', verb: 'do:swap' } as const) : meaningOf(verb, about);
    // “Take all my DAI from Compound”.
    const isTaken =
      isBare && verb === 'do:revoke' && about.outOf && !about.pending && (about.sums > 0 || about.all);
    if (isTaken) return [{ token, at, verb, means: { kind: 'withdraw', verb: 'do:withdraw' } as const }];
    // Who gets something is named.
    const isNobodys = token.lexemes.includes('gets') && !about.person && !about.noLimit;
    return [{ token, at, verb, means: (isBare && !turns) || isNobodys ? undefined : means }];
  });
  // What may also be a noun is one beside a verb, where it comes later or is someone’s.
  const isNoun = (at: number) => {
    const before = tokens[at - 1];
    return (
      (before?.is === 'word' && before.lexemes.some((it) => it === 'of' || it === 'all' || it === 'risky')) ||
      // “USDC授权取消”: what is taken back is named before.
      begun.some((it) => it.at > at && (it.verb === 'do:revoke' || it.verb === 'do:remove'))
    );
  };
  const verbs = begun.filter(
    ({ token, at }, n) =>
      begun.length === 1 || !token.lexemes.includes('permission') || (n === 0 && !isNoun(at)),
  );
  // Setting something is what is left where nothing else is done.
  const able = verbs.filter((it) => it.means !== undefined);
  // That nothing else happens is said beside what does.
  const first = able.find((it) => it.verb !== 'do:set' && it.verb !== 'do:nothing') ?? able[0];
  const bought = isBought(tokens) && verbs.every((it) => mayBuy.has(it.verb));
  if (bought && first?.means?.kind !== 'buy')
    return { kind: 'swap', verb: 'do:buy', at: -1, more: [], again: [] };
  if (first?.means === undefined) return verbs.length > 0 ? undefined : withoutVerb(tokens, has);
  // “Don’t send anything to Bob”.
  if (first.means.kind === 'nothing' && verbs.some((it) => it.verb !== 'do:nothing')) return undefined;
  // “Nobody may touch my WETH any more”: whoever may, no longer does.
  if (about.spend && about.somebody === false && has('nobody'))
    return { kind: 'revoke', verb: 'do:stop', at: first.at, more: [], again: [] };
  // What is in a block already is not pending.
  if (
    first.means.kind === 'cancel' &&
    (has('done') || words.some(({ token }) => isUndo(token) || isPast(token))) &&
    !words.some(({ token }) => isOpen(token))
  )
    return undefined;
  // “Undo the payment to Bob” is of no permission.
  const isPaid = first.means.kind === 'revoke' && !about.permission && !about.spend;
  if (isPaid && !about.app && verbs.length > 1 && words.some(({ token }) => isUndo(token))) return undefined;
  // “Do not send” is the opposite of what a form would say.
  if (first.means.kind !== 'nothing' && isDenied(tokens, first.at)) return undefined;
  const { means } = first;
  // “Stop paying Bob”.
  const isStopped = verbs.some((it) => it.verb === 'do:stop' && it.at < first.at);
  if (isStopped && !mayStop.has(means.kind)) return undefined;
  if (means.kind === 'send' && isReceived(tokens, first.at)) return undefined;
  // “Do not let anybody revoke it”.
  if (means.kind === 'revoke' && able.some((it) => it.verb === 'do:stop' && it.at < first.at && it !== first))
    return undefined;
  if (means.kind === 'allow' && !mayAllow(tokens)) return endsPermission(tokens, first.at);
  // “Get rid of what can pull my tokens”: what a permission is for.
  const isFor = (token: WordToken) =>
    means.kind === 'revoke' &&
    token.lexemes.includes('do:allow') &&
    token.lexemes.includes('spend') &&
    about.sums === about.tokens;
  // “Permission to move 600 USDC”.
  const isFew =
    means.kind === 'allow' && tokens.filter((it) => it.is === 'value' && isSomebody(it)).length === 1;
  const isOfPermission = (at: number) => {
    const before = tokens[at - 1];
    return isFew && before?.is === 'word' && before.lexemes.includes('to');
  };
  // “Je dois rembourser”: one verb in two words.
  const isSaidTwice = (it: (typeof verbs)[number]) =>
    it.verb === first.verb &&
    it.at > first.at &&
    tokens.slice(first.at, it.at).every((one) => one.is === 'word');
  const others = verbs.filter(
    (it) =>
      !isOfPermission(it.at) &&
      !isSaidTwice(it) &&
      it !== first &&
      !isSame(means, it.verb) &&
      !isFor(it.token),
  );
  const again = others.flatMap(({ verb, at }) => (verb === first.verb ? againAt(tokens, at) : []));
  const more = others.map(({ token }) => token).filter((it) => !again.includes(it));
  return { ...means, at: first.at, more, again };
}

/** “With PayPal”, “from my bank”, “in cash”. */
function isFromBank(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.is !== 'word' || !token.lexemes.includes('bank')) return false;
  if (inCash.test(plainWord(token.text))) return true;
  const before = tokens.slice(0, at).findLast((it) => it.is !== 'word' || !isFill(it));
  return (
    before?.is === 'word' &&
    before.lexemes.some((it) => it === 'from' || it === 'with' || it === 'on' || it === 'behalf')
  );
}

const inCash = /^(?:in cash|with cash|in bar|en efectivo|en especes|en liquide)$/;

/** Whether a noun that may also be a verb is what a word that nobody knows is done to. */
function isObject(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at);
  const isUnknown = (it: Token) => it.is === 'word' && it.lexemes.length === 0;
  const gives = (it: Token) => it.is === 'word' && it.lexemes.includes('to');
  const last = before.at(-1);
  const isNoun = last?.is === 'word' && last.lexemes.some((it) => it === 'of' || it === 'all');
  return !before.some(gives) && (isNoun || before.some(isUnknown) || tokens.slice(at + 1).some(isUnknown));
}

/** Undoing is of what was done. */
function isUndo({ text }: WordToken): boolean {
  return undoes.test(plainWord(text));
}

const undoes =
  /^(?:undo|undoing|reverse|reversing|revert|revierte|revertir|ruckgangig|deshaz|deshacer|defais|defaire|撤回|撤销)$/;

/** When what was paid is long in a block. */
function isPast({ text }: WordToken): boolean {
  return past.test(plainWord(text));
}

const past =
  /(?:^|\s|')(?:yesterday|last (?:week|weekend|month|night)|gestern|letzte woche|letzten monat|ayer|anoche|la semana pasada|el mes pasado|hier|la semaine derniere|le mois dernier)|昨天|昨晚|前天|上周|上个月/;

/** What is surely not in a block yet. */
function isOpen({ lexemes, text }: WordToken): boolean {
  return lexemes.includes('pending') && !lexemes.includes('do:revoke') && open.test(plainWord(text));
}

const open =
  /pending|stuck|unconfirmed|mempool|last|latest|previous|hangt|hangen|ausstehend|letzte|atascad|pendiente|ultim|bloque|coince|attente|dernier|derniere|卡|未确认|没确认|待处理|上一|最后|最近/;

/** “I want 50 LINK, at most 700 USDC”: so much of one token is wanted, and no more than so much of another is to be paid. */
function isBought(tokens: readonly Token[]): boolean {
  const values = tokens.filter((it) => it.is === 'value');
  const sums = tokens.flatMap((it, at) => {
    const next = tokens.slice(at + 1).find((one) => one.is !== 'word' || !isFill(one));
    return it.is === 'value' && it.handle.kind === 'NUM' && isTokenValue(next) ? [at] : [];
  });
  const [wanted = 0, second] = sums;
  const paid = second ?? tokens.findLastIndex((it) => it.is === 'value');
  const isElse = values.some(
    (it) =>
      it.handle.kind !== 'NUM' &&
      it.handle.kind !== 'TOK' &&
      !(it.handle.kind === 'NET' || isAppName(it.handle)),
  );
  const isPriced = sums.length === 1 && isBarePrice(tokens);
  if (
    (sums.length !== 2 && !isPriced) ||
    isElse ||
    values.filter((it) => it.handle.kind === 'TOK').length !== 2
  )
    return false;
  const before = tokens.slice(wanted + 1, paid);
  const after = tokens.slice(paid + 1);
  const counts = (it: Token, one: Lexeme) => it.is === 'word' && it.lexemes.includes(one);
  const isMost = [...before, ...after].some((it) => counts(it, 'atMost'));
  const isLeast = tokens.some((it) => counts(it, 'atLeast') || counts(it, 'not') || counts(it, 'if'));
  const isFirst = tokens.slice(0, wanted).some((it) => counts(it, 'atMost'));
  const turns = before.some((it) => counts(it, 'to') || counts(it, 'into'));
  return isMost && !isLeast && !isFirst && !turns;
}

/** “2 ETH for my USDC, paying 6500 tops”: the last sum is of the token before it. */
function isBarePrice(tokens: readonly Token[]): boolean {
  const values = tokens.filter((it) => it.is === 'value').map(({ handle: { kind } }) => kind);
  return values.join() === 'NUM,TOK,TOK,NUM';
}

/** Verbs beside which a sum and the most that it may cost are still what is bought. */
const mayBuy: ReadonlySet<Lexeme> = new Set(['do:buy', 'do:get', 'do:send', 'do:swap', 'do:spend']);

/** What “stop” and “no longer” may be about. */
const mayStop: ReadonlySet<DraftKind> = new Set(['revoke', 'cancel', 'allow']);

/** A verb that is said once more, of someone who was named, and of nothing new; none where more comes. */
function againAt(tokens: readonly Token[], at: number): readonly WordToken[] {
  const people = tokens.slice(0, at).filter((it) => it.is === 'value' && isSomebody(it));
  const rest = tokens.slice(at);
  const isNew = (it: Token) =>
    (it.is === 'value' && it.handle.kind !== 'TOK') ||
    (it.is === 'word' &&
      !it.lexemes.some(
        (one) => one === 'someone' || one === 'fill' || one === 'do:send' || one === 'on' || one === 'with',
      ));
  if (people.length !== 1 || rest.some(isNew)) return [];
  return rest.filter((it) => it.is === 'word');
}

/** Whether a “not” is before a verb, with nothing between but other words, and whoever Chinese names before the verb. */
function isDenied(tokens: readonly Token[], verb: number): boolean {
  for (let at = verb - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    const before = tokens[at - 1];
    const isPayee = token?.is === 'value' && before?.is === 'word' && before.lexemes.includes('to');
    if (isPayee && isSomebody(token)) continue;
    if (token?.is !== 'word') return false;
    if (token.lexemes.includes('not')) return true;
    if (
      !token.lexemes.some(
        (it) => it === 'fill' || it === 'time' || it === 'to' || it === 'someone' || it === 'me',
      )
    )
      return false;
  }
  return false;
}

/** Whether words may give a permission: none does in which anything is denied or stopped. */
export function mayAllow(tokens: readonly Token[]): boolean {
  return !tokens.some((it) => it.is === 'word' && it.lexemes.some((one) => denies.has(one)));
}

const denies: ReadonlySet<Lexeme> = new Set(['not', 'nobody', 'do:stop', 'do:nothing']);

/** “Bob may no longer spend USDC” takes a permission back, where nothing else is said and nobody else is named. */
function endsPermission(tokens: readonly Token[], at: number): Beginning | undefined {
  const words = tokens.filter((it) => it.is === 'word');
  const stops = words.some((it) => it.lexemes.includes('do:stop'));
  const denied = words.some((it) =>
    it.lexemes.some((one) => one === 'not' || one === 'nobody' || one === 'do:nothing'),
  );
  const people = tokens.filter((it) => it.is === 'value' && isSomebody(it));
  if (!stops || denied || people.length !== 1) return undefined;
  const more = words.filter((it) =>
    it.lexemes.some(
      (one) =>
        one.startsWith('do:') && !isSame({ kind: 'revoke', verb: 'do:stop' }, one) && one !== 'do:stop',
    ),
  );
  return { kind: 'revoke', verb: 'do:stop', at, more, again: [] };
}

/** Whether someone else pays the user: a form that pays would say the opposite. */
export function isReceived(tokens: readonly Token[], verb: number): boolean {
  return tokens.some(
    // “我” begins a sentence as the one who does it.
    (it, at) =>
      it.is === 'word' &&
      it.lexemes.includes('me') &&
      !(at === 0 && isHan(it)) &&
      isReceiver(tokens, at, verb),
  );
}

/** Chinese asks in the middle of a sentence. */
function isHan({ text }: WordToken): boolean {
  return /^\p{Script=Han}/u.test(text);
}

/** What else is in the sentence: nouns, how many tokens and sums, whether someone is named. */
type About = Readonly<{
  /** Whether someone is named, and “out of everything”. */
  everything: boolean;
  noLimit: boolean;
  pending: boolean;
  risky: boolean;
  loan: boolean;
  all: boolean;
  /** Whether something goes to a network. */
  onto: boolean;
  net: boolean;
  me: boolean;
  /** Whether an app is named, or a person. */
  app: boolean;
  person: boolean;
  /** Whether something is named in which deposits may be: a pool, a Safe, an address. */
  kept: boolean;
  from: boolean;
  /** Whether an app is where something comes from, and whether its name is right before a token. */
  outOf: boolean;
  behindApp: boolean;
  /** Whether an item is named, beside a word for one. */
  named: boolean;
  item: boolean;
  permission: boolean;
  spend: boolean;
  part: boolean;
  threshold: boolean;
  turns: boolean;
  with: boolean;
  /** Whether one is said to become another, and by no word that may turn it. */
  becomes: boolean;
  somebody: boolean;
  tokens: number;
  sums: number;
}>;
type Means = Pick<Beginning, 'kind' | 'verb'>;

/** What a verb means beside what else is in its sentence; undefined where no form says it, or nothing bears it out. */
function meaningOf(verb: Lexeme, about: About): Means | undefined {
  const { item, permission, spend, part, tokens, sums } = about;
  const as = (kind: DraftKind, means: Lexeme = verb): Means => ({ kind, verb: means });
  switch (verb) {
    case 'do:send':
      // What grants pays nobody: “give Uniswap unlimited access”.
      if (permission || about.noLimit) return as('allow', 'do:allow');
      if (about.loan && !about.person) return as('repay');
      if ((about.onto || (about.net && about.me)) && !about.person) return as('bridge', 'do:bridge');
      if (sums === 0 && !about.somebody) return undefined;
      // Paying with one token for another is buying it, where nobody is paid.
      if (tokens > 1 && !about.somebody)
        return tokens !== 2
          ? undefined
          : about.becomes
            ? as('swap', 'do:swap')
            : about.with
              ? as('swap', 'do:buy')
              : undefined;
      return as('send');
    case 'do:swap':
      if (part) return changing('do:replace', about);
      if (item && tokens <= 1) return as('list', 'do:list');
      // “Cash out my Aave USDC”.
      if (tokens === 1 && about.behindApp) return as('withdraw', 'do:withdraw');
      return tokens > 0 ? as('swap') : undefined;
    case 'do:buy':
      if (about.named && tokens <= 1) return as('buy');
      return tokens > (item ? 1 : 0) ? as('swap') : undefined;
    case 'do:wrap':
    case 'do:unwrap':
      return as('wrap');
    case 'do:deposit':
      if (tokens === 2 && about.becomes && !about.somebody) return as('swap', 'do:swap');
      if (sums > 0 && tokens > 0) return as('deposit');
      return part ? changing('do:set', about) : undefined;
    case 'do:withdraw':
      if (permission) return as('revoke');
      if (isOfPerson(about)) return undefined;
      return tokens + sums > 0 || about.somebody || about.all ? as('withdraw') : undefined;
    case 'do:bridge':
      if (about.person && !about.net) return sums > 0 ? as('send', 'do:send') : undefined;
      return tokens + sums > 0 ? as('bridge') : undefined;
    case 'do:get':
      if (permission) return as('revoke', 'do:revoke');
      if (about.net && sums > 0) return as('bridge', 'do:bridge');
      if (about.from && about.somebody) return about.app ? as('withdraw', 'do:withdraw') : undefined;
      if (about.spend && !about.somebody) return undefined;
      return tokens > 1 ? as('swap', 'do:buy') : undefined;
    case 'do:spend':
      return tokens > 1 && !about.somebody ? as('swap', 'do:swap') : undefined;
    case 'do:claim':
      return isOfPerson(about) && sums > tokens ? undefined : as('claim');
    case 'do:list':
      return as('list');
    case 'do:allow':
      return as('allow');
    case 'do:revoke':
      if (about.pending && !permission && tokens === 0 && !about.app) return as('cancel');
      return part && !permission ? changing(verb, about) : as('revoke');
    case 'do:stop':
      if (about.pending && !permission && !spend && tokens === 0) return as('cancel');
      // “Stop Bob from taking more than 50 USDC” leaves him something.
      if (sums > tokens) return undefined;
      return spend || permission || about.app ? as('revoke') : undefined;
    case 'do:signIn':
      return as('signIn');
    case 'do:say':
      return as('say');
    case 'do:remove':
      // “Kick Lido pool out of everything” is about all that it may do.
      if (permission || spend) return as('revoke');
      // “Remove Aave from my USDC” is about what it may do, and “remove all from Aave” about what is there.
      if (about.app && !part && (sums > 0 || about.all))
        return about.outOf || sums > tokens ? as('withdraw', 'do:withdraw') : as('revoke');
      if (about.everything && !part && sums === 0) return as('revoke');
      if (about.app && !part) return as('revoke');
      return part ? changing(verb, about) : undefined;
    case 'do:add':
      if (!part && about.app && sums > tokens && tokens > 0) return as('deposit', 'do:deposit');
      return part ? changing(verb, about) : undefined;
    case 'do:replace':
      return part ? changing(verb, about) : undefined;
    case 'do:set':
      if (part) return changing(verb, about);
      if (permission) return as('allow');
      if (about.net && sums > 1 && !about.somebody) return as('bridge', 'do:bridge');
      return tokens > 1 && about.turns ? as('swap', 'do:swap') : undefined;
    case 'do:nothing':
      return as('nothing');
    default:
      return undefined;
  }
}

/** What was paid to a person cannot be had back: only an app holds a deposit. */
function isOfPerson({ person, app, kept }: About): boolean {
  return person && !app && !kept;
}

/** “My vault”, “Lido pool”: a name of where something is put. */
function isKept(it: ValueToken): boolean {
  return (
    isSomebody(it) &&
    (it.handle.kind === 'ADDR' ||
      it.handle.text
        .split(/\s+/u)
        .some((word) => [...everyLexeme(word)].some((one) => one === 'place' || one === 'safe')))
  );
}

/** What is said beside a verb, and is part of what it says. */
const alike: Readonly<Partial<Record<DraftKind, readonly Lexeme[]>>> = {
  allow: ['do:allow', 'do:set'],
  list: ['do:list', 'do:deposit', 'do:swap'],
  revoke: ['do:revoke', 'do:remove', 'do:stop'],
  bridge: ['do:bridge', 'do:send', 'do:get'],
  withdraw: ['do:withdraw', 'do:get'],
  claim: ['do:claim', 'do:withdraw'],
  buy: ['do:buy'],
  cancel: ['do:revoke', 'do:send', 'do:swap', 'do:stop', 'do:other'],
  repay: ['do:send'],
  signIn: ['do:signIn', 'do:nothing', 'do:say'],
  say: ['do:nothing'],
  nothing: ['do:nothing'],
};

/** A change of who runs an account names someone, or a number of signatures. */
function changing(verb: Lexeme, { somebody, threshold, sums, tokens }: About): Means | undefined {
  return somebody || (threshold && sums > tokens) ? { kind: 'change', verb } : undefined;
}

/** Verbs that say the same once more, or what a permission is for. */
function isSame({ kind, verb }: Means, other: Lexeme): boolean {
  if (alike[kind]?.includes(other) === true) return true;
  // “Ya no toque nada”.
  if (verb === 'do:stop') return other === 'do:allow' || other === 'do:send' || other === 'do:nothing';
  return kind === 'change' && other === 'do:set';
}

/**
 * Without a verb: a sum “to” someone is a payment, one token “to” another is a swap,
 * someone and a permission is one, and a number of signatures is how many a Safe needs.
 */
function withoutVerb(tokens: readonly Token[], has: (lexeme: Lexeme) => boolean): Beginning | undefined {
  const values = tokens.flatMap((it) => (it.is === 'value' ? [it.handle.kind] : []));
  const begins = (kind: DraftKind, verb: Lexeme): Beginning => ({ kind, verb, at: -1, more: [], again: [] });
  if (!mayAllow(tokens) || has('keep')) return undefined;
  // “A permission of Bob” says nothing of what is to happen to it.
  if (has('permission')) return undefined;
  if (has('part:threshold') && values.includes('NUM')) return begins('change', 'do:set');
  const isSum = values.includes('NUM') || has('all');
  // “Everything out of Compound”.
  const apps = tokens.filter((it) => it.is === 'value' && isSomebody(it));
  const isFromApp = tokens.some(
    (it, at) => it.is === 'value' && isAppName(it.handle) && isSomebody(it) && isSource(tokens, at),
  );
  if (isSum && isFromApp && apps.length === 1) return begins('withdraw', 'do:withdraw');
  // “20 to Bob” says no token.
  if (values.includes('NUM') && values.length === 2 && isTo(tokens) && !isApp(tokens))
    return begins('send', 'do:send');
  // “10 each to Ana and Bob” says no token.
  const isEach =
    has('each') && values.length > 2 && values.every((it) => it === 'NUM' || it === 'NAME' || it === 'ADDR');
  if (isEach && values.includes('NUM') && !isApp(tokens)) return begins('send', 'do:send');
  // “Uniswap 的 USDC 想用多少就用多少”: as much as it wants to use.
  const isFree = tokens.some(
    (it) => it.is === 'word' && it.lexemes.includes('noLimit') && it.lexemes.includes('spend'),
  );
  if (isFree && apps.length === 1 && values.join().replace('ADDR', 'NAME').split(',').length === 2)
    return begins('allow', 'do:allow');
  if (!isSum || !values.includes('TOK')) return undefined;
  if (isTo(tokens) || isListed(tokens)) return begins('send', 'do:send');
  if (
    tokens.some((_, at) => isOnto(tokens, at) || isAcross(tokens, at)) &&
    !tokens.some((it) => it.is === 'value' && isSomebody(it) && !isAppName(it.handle))
  )
    return begins('bridge', 'do:bridge');
  // “All my DAI into USDC on Uniswap”.
  return turnsInto(tokens) && apps.every((it) => it.is === 'value' && isAppName(it.handle))
    ? begins('swap', 'do:swap')
    : undefined;
}

/** “Ana, 50 USDC, on Base, from my Safe”: a sum and one person, in any order, and no words that would say anything else. */
function isListed(tokens: readonly Token[]): boolean {
  const isPlain = tokens.every(
    (it) => it.is !== 'word' || (it.lexemes.length > 0 && it.lexemes.every((one) => listed.has(one))),
  );
  const kinds = tokens.flatMap((it, at) => {
    if (it.is !== 'value' || isSource(tokens, at)) return [];
    return isSomebody(it) ? [isAppName(it.handle) ? 'APP' : 'WHO'] : [it.handle.kind];
  });
  const count = (kind: string) => kinds.filter((it) => it === kind).length;
  const others = kinds.filter((it) => it !== 'NUM' && it !== 'TOK' && it !== 'WHO' && it !== 'NET');
  const isSum =
    count('NUM') === 1 ||
    (count('NUM') === 0 && tokens.some((it) => it.is === 'word' && it.lexemes.includes('all')));
  return (
    isPlain && isSum && others.length === 0 && count('TOK') === 1 && count('WHO') === 1 && count('NET') < 2
  );
}

const listed: ReadonlySet<Lexeme> = new Set<Lexeme>(
  'fill polite self on from of net safe own behalf all reason goods place'.split(' ') as Lexeme[],
);

function isApp(tokens: readonly Token[]): boolean {
  return tokens.some((it) => it.is === 'value' && isAppName(it.handle));
}

/** Whether “to” is directly between a sum of one token and another token. */
function turnsInto(tokens: readonly Token[]): boolean {
  return tokens.some((it, at) => {
    const [sum, one, word] = tokens
      .slice(0, at)
      .filter((token) => token.is !== 'word' || !isFill(token))
      .slice(-3);
    const isAll = tokens.some((token) => token.is === 'word' && token.lexemes.includes('all'));
    return (
      (isAll || (sum?.is === 'value' && sum.handle.kind === 'NUM')) &&
      isTokenValue(it) &&
      isTokenValue(one) &&
      word?.is === 'word' &&
      word.lexemes.some((lexeme) => lexeme === 'to' || lexeme === 'into')
    );
  });
}

function isTokenValue(token: Token | undefined): boolean {
  return token?.is === 'value' && token.handle.kind === 'TOK';
}

/** Whether a network is where something goes, and not where something happens. */
function isOnto(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.is !== 'value' || token.handle.kind !== 'NET') return false;
  const before = tokens
    .slice(0, at)
    .findLast((it) => it.is !== 'word' || !(isFill(it) || it.lexemes.includes('net')));
  return before?.is === 'word' && before.lexemes.some((it) => it === 'to' || it === 'into');
}

/** “0,2 ETH von Ethereum auf Base”: a network on which something is that comes from another one. */
function isAcross(tokens: readonly Token[], at: number): boolean {
  const isNet = (it: Token | undefined) => it?.is === 'value' && it.handle.kind === 'NET';
  const before = tokens[at - 1];
  const isOn = before?.is === 'word' && before.lexemes.includes('on');
  return isNet(tokens[at]) && isOn && isNet(tokens[at - 2]) && isSource(tokens, at - 2);
}

function isFill({ lexemes }: WordToken): boolean {
  return lexemes.length > 0 && lexemes.every((it) => it === 'fill' || it === 'polite' || it === 'self');
}

/** Whether an account is where something comes from: “from my Safe 10 DAI to Bob”. */
function isSource(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).findLast((it) => it.is !== 'word' || !isFill(it));
  return before?.is === 'word' && before.lexemes.some((it) => it === 'from' || it === 'behalf');
}

/** Whether “to” is directly before the one who is named, and nobody else is. */
function isTo(tokens: readonly Token[]): boolean {
  const somebody = tokens.flatMap((it, at) =>
    it.is === 'value' && isSomebody(it) && !isSource(tokens, at) ? [at] : [],
  );
  const [only] = somebody;
  const before =
    only === undefined ? undefined : tokens.slice(0, only).findLast((it) => it.is !== 'word' || !isFill(it));
  return (
    somebody.length === 1 &&
    before?.is === 'word' &&
    before.lexemes.some((it) => it === 'to' || it === 'into' || it === 'for')
  );
}
