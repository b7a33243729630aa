import type { DraftKind } from './draft.ts';
import type { Lexeme } from './lexicon/lexeme.ts';
import type { Token, WordToken } from './tokens.ts';

/** What a sentence is about, and the word that says so; `more` are words that begin something else. */
export type Beginning = Readonly<{
  kind: DraftKind;
  /** The verb’s lexeme: buying and swapping are one kind, and turn what comes first. */
  verb: Lexeme;
  /** Its place among the tokens; -1 where no word begins it. */
  at: number;
  more: readonly WordToken[];
}>;

/** Undefined where no word begins anything that a form can say, and where the words are a question. */
export function beginningOf(tokens: readonly Token[]): Beginning | undefined {
  const words = tokens.flatMap((token, at) => (token.is === 'word' ? [{ token, at }] : []));
  if (words.some(({ token, at }) => token.lexemes.includes('question') && (at === 0 || isHan(token))))
    return undefined;
  const has = (lexeme: Lexeme) => words.some(({ token }) => token.lexemes.includes(lexeme));
  const about: About = {
    permission: has('permission'),
    spend: has('spend'),
    item: has('item'),
    part: words.some(({ token }) => token.lexemes.some((it) => it.startsWith('part:'))),
    tokens: tokens.filter((it) => it.is === 'value' && it.handle.kind === 'TOK').length,
  };
  const begun = words.flatMap(({ token, at }) => {
    const verb = token.lexemes.find((it) => it.startsWith('do:'));
    return verb === undefined ? [] : [{ token, at, verb, means: meaningOf(verb, about) }];
  });
  // What may also be a noun is one beside a verb, where it comes later or is somebody’s.
  const isNoun = (at: number) => {
    const before = tokens[at - 1];
    return before?.is === 'word' && before.lexemes.some((it) => it === 'of' || it === 'all');
  };
  const verbs = begun.filter(
    ({ token, at }, n) =>
      begun.length === 1 || !token.lexemes.includes('permission') || (n === 0 && !isNoun(at)),
  );
  // Setting something is what is left where nothing else is done.
  const able = verbs.filter((it) => it.means !== undefined);
  const first = able.find((it) => it.verb !== 'do:set') ?? able[0];
  if (first?.means === undefined) return verbs.length > 0 ? undefined : withoutVerb(tokens, has);
  const { means } = first;
  const more = verbs.filter((it) => it !== first && !isSame(means, it.verb));
  return { ...means, at: first.at, more: more.map(({ token }) => token) };
}

/** Chinese asks in the middle of a sentence. */
function isHan({ text }: WordToken): boolean {
  return /^\p{Script=Han}/u.test(text);
}

type About = Readonly<{ item: boolean; permission: boolean; spend: boolean; part: boolean; tokens: number }>;
type Means = Pick<Beginning, 'kind' | 'verb'>;

/** What a verb means beside the nouns of its sentence; undefined where no form says it. */
function meaningOf(verb: Lexeme, { item, permission, spend, part, tokens }: About): Means | undefined {
  const change = (as: Lexeme = verb): Means => ({ kind: 'change', verb: as });
  switch (verb) {
    case 'do:send':
      return permission ? { kind: 'allow', verb } : part && tokens === 0 ? undefined : { kind: 'send', verb };
    case 'do:swap':
      if (part) return change('do:replace');
      return item && tokens === 1 ? { kind: 'list', verb: 'do:list' } : { kind: 'swap', verb };
    case 'do:buy':
      return { kind: 'swap', verb };
    case 'do:wrap':
    case 'do:unwrap':
      return { kind: 'wrap', verb };
    case 'do:deposit':
      return part && tokens === 0 ? change('do:set') : { kind: 'deposit', verb };
    case 'do:claim':
      return { kind: 'claim', verb };
    case 'do:list':
      return { kind: 'list', verb };
    case 'do:allow':
      return { kind: 'allow', verb };
    case 'do:revoke':
      return part && !permission ? change() : { kind: 'revoke', verb };
    case 'do:stop':
      return spend || permission ? { kind: 'revoke', verb } : undefined;
    case 'do:signIn':
      return { kind: 'signIn', verb };
    case 'do:say':
      return { kind: 'say', verb };
    case 'do:remove':
      return permission ? { kind: 'revoke', verb } : part ? change() : undefined;
    case 'do:add':
    case 'do:replace':
      return part ? change() : undefined;
    case 'do:set':
      if (part) return change();
      return permission
        ? { kind: 'allow', verb }
        : tokens > 1
          ? { kind: 'swap', verb: 'do:swap' }
          : undefined;
    case 'do:nothing':
      return { kind: 'nothing', verb };
    default:
      return undefined;
  }
}

/** Verbs that say the same once more, or what a permission is for. */
function isSame({ kind, verb }: Means, other: Lexeme): boolean {
  if (verb === 'do:stop') return other === 'do:allow' || other === 'do:send';
  return kind === 'change' && other === 'do:set';
}

/**
 * Without a verb: a sum and “to” somebody is a payment, a token “to” a token a swap, somebody and a permission is one, and a number of
 * signatures is how many a Safe needs.
 */
function withoutVerb(tokens: readonly Token[], has: (lexeme: Lexeme) => boolean): Beginning | undefined {
  const values = tokens.flatMap((it) => (it.is === 'value' ? [it.handle.kind] : []));
  const who = values.some((it) => it === 'NAME' || it === 'ADDR');
  const begins = (kind: DraftKind, verb: Lexeme): Beginning => ({ kind, verb, at: -1, more: [] });
  if (has('permission') && who) return begins('allow', 'do:allow');
  if (has('part:threshold') && values.includes('NUM')) return begins('change', 'do:set');
  if (!values.includes('NUM')) return undefined;
  if ((has('to') || has('into')) && who && values.includes('TOK')) return begins('send', 'do:send');
  return undefined;
}
