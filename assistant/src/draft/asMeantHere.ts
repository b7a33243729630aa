/** Words that mean something else where they are than they do alone. */
import type { Lexeme } from './lexicon/lexeme.ts';
import { plainWord } from './lexicon/lexeme.ts';
import { isSomebody } from './somebody.ts';
import type { Token, WordToken } from './token.ts';

/** The tokens with what each word means in its place. */
export function asMeantHere(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((it, at): Token => {
    if (it.is === 'value') return isReference(tokens, at) ? asWord(it, ['reason']) : it;
    if (it.is === 'mark') return isArrow(tokens, at) ? { ...it, is: 'word', lexemes: ['to'] } : it;
    const lexemes = meantHere(it, tokens, at);
    return lexemes === undefined ? it : { ...it, lexemes };
  });
}

function meantHere(word: WordToken, tokens: readonly Token[], at: number): readonly Lexeme[] | undefined {
  const plain = plainWord(word.text);
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  // “Schick mal 25” asks kindly, and “3 mal” counts.
  if (plain === 'mal') return isNumber(before) ? ['time'] : undefined;
  // “Para Bob” is to Bob, and “para” alone stops something.
  if (plain === 'para' && at > 0) {
    if (next?.is === 'value') return ['to'];
    if (
      next?.is === 'word' &&
      next.lexemes.some((it) => it === 'spend' || it.startsWith('do:') || it === 'reason')
    )
      return next.lexemes.includes('reason') ? ['for'] : ['fill'];
  }
  // “Senden Sie”, “schick der Ana”: who is asked, and an article.
  const begins = before?.is === 'word' && before.lexemes.includes('do:send');
  if (word.text === 'Sie' && begins && before.text.endsWith('en')) return ['fill'];
  if (plain === 'der' && begins && isPerson(next)) return ['fill'];
  // “Pay the invoice to Bob”, of which no number is said.
  if (invoices.test(plain) && next?.is === 'word' && !isNumber(next)) return ['reason'];
  // “Using Arbitrum” is on it.
  if (plain === 'using' && next?.is === 'value' && next.handle.kind === 'NET') return ['on'];
  // “Let Bob have 5 UNI” gives them to him.
  if (plain === 'let' && isPerson(next) && isWord(tokens[at + 2], 'have')) return ['do:send', 'gets'];
  if (
    plain === '卖' &&
    next?.is === 'value' &&
    tokens.slice(0, at).some((it) => it.is === 'word' && it.lexemes.includes('do:list'))
  )
    return ['for'];
  // “Ich geb höchstens 700 aus”: what is left of a verb.
  if (plain === 'aus' && next === undefined) return ['fill'];
  // “Take it all out from Aave”.
  if (plain === 'out' && next?.is === 'word' && next.lexemes.includes('from')) return ['fill'];
  // “At least 600 USDC out”.
  if (plain === 'out' && next === undefined && word.lexemes.length === 0 && isToken(before)) return ['fill'];
  // “Contre de l’ETH”, “avec des USDC”: some of it.
  if (partitive.test(plain) && before?.is === 'word' && before.lexemes.some((it) => toward.has(it)))
    return ['fill'];
  // “Invoice 2291”, where no token makes a sum of the number.
  if (word.lexemes.includes('reference')) return isReference(tokens, at + 1) ? ['reason'] : [];
  // “Darf nicht mehr als 300 nehmen” is a limit, and not an end.
  if (isMost(word, next) && isNumber(tokens[at + 2])) return ['do:allow', 'atMost'];
  if (isMost(before, word) && isNumber(next)) return ['fill'];
  // “Ape 500 USDC into UNI”.
  if (plain === 'ape' && isNumber(next) && isToken(behindOf(tokens, at + 2))) return ['do:swap'];
  // “0,05 ETH pa Nora”.
  if (plain === 'pa' && next?.is === 'value') return ['to'];
  // “1k USDC, no more” says of the sum what it says itself.
  if (noMore.test(plain) && isLastOf(tokens, at) && isSumApart(tokens, at)) return ['noMore'];
  // “…, no más”: the same in two words.
  if (plain === 'no' && isWord(next, 'mas') && isLastOf(tokens, at + 1) && isSumApart(tokens, at))
    return ['noMore'];
  if (plain === 'mas' && isWord(before, 'no') && isLastOf(tokens, at) && isSumApart(tokens, at - 1))
    return ['fill'];
  // “Cap Uniswap at 300”, “把Uniswap限制在300”.
  const isCapped = isPerson(next) ? isFirst(tokens, at) : plain === '限制' && isPerson(before);
  if (caps.test(plain) && isCapped) return ['do:allow'];
  // “Que Aave use todo el DAI”.
  if (uses.test(plain) && isPerson(before) && isWord(tokens[at - 2], 'que')) return ['do:allow', 'spend'];
  return undefined;
}

const noMore = /^(?:no more|nicht mehr|no mas|pas plus|rien de plus)$/;
const caps =
  /^(?:cap|limit|restrict|begrenz|begrenze|beschrank|beschranke|limitiere|limitier|deckel|deckle|limita|limitar|restringe|restringir|topa|limite|limiter|limitez|plafonne|plafonner|plafonnez|限制|限定)$/;
const uses = /^(?:use|usa|gaste|tome|mueva|utilice|saque|coja)$/;

/** The token behind “of”, “worth of”. */
function behindOf(tokens: readonly Token[], at: number): Token | undefined {
  return tokens
    .slice(at)
    .find((it) => it.is !== 'word' || !it.lexemes.some((one) => one === 'of' || one === 'dollars'));
}

function isApart(token: Token | undefined): boolean {
  return token?.is === 'mark' && /^[,;.–—，。；-]$/u.test(token.text);
}

function isLastOf(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || (next.is === 'mark' && /^[.!。！]$/u.test(next.text));
}

/** Whether a part of its own begins at a place, and a sum is before it. */
function isSumApart(tokens: readonly Token[], at: number): boolean {
  return isApart(tokens[at - 1]) && tokens.slice(0, at).some(isNumber);
}

/** Whether nothing but other words is before. */
function isFirst(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(0, at)
    .every((it) => it.is === 'word' && it.lexemes.every((one) => one === 'fill' || one === 'polite'));
}

function isWord(token: Token | undefined, word: string): boolean {
  return token?.is === 'word' && plainWord(token.text) === word;
}

function isMost(stop: Token | undefined, than: Token | undefined): boolean {
  if (stop?.is !== 'word' || than?.is !== 'word' || !stop.lexemes.includes('do:stop')) return false;
  return /(?:mehr|more|m[aá]s|plus)$/iu.test(stop.text) && /^(?:als|than|de|que|d['’])$/iu.test(than.text);
}

const invoices = /^(?:invoice|rechnung|factura|facture|发票)$/;

const partitive = /^(?:de|du|des|d\x27)$/;
const toward: ReadonlySet<Lexeme> = new Set(['to', 'into', 'for', 'with']);

/** Whether a value is the number of a paper: right behind a word for one, and no sum of a token. */
function isReference(tokens: readonly Token[], at: number): boolean {
  const [word, value, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (word?.is !== 'word' || !word.lexemes.includes('reference')) return false;
  if (value?.is !== 'value' || !/^#?\p{N}+$/u.test(value.handle.text)) return false;
  return next?.is !== 'value' && next?.is !== 'word';
}

/** “USDT > USDC”: between two tokens it says what becomes what. */
function isArrow(tokens: readonly Token[], at: number): boolean {
  const mark = tokens[at];
  return mark?.is === 'mark' && mark.text === '>' && isToken(tokens[at - 1]) && isToken(tokens[at + 1]);
}

function asWord(
  { handle: { text, start, end } }: Extract<Token, { is: 'value' }>,
  lexemes: readonly Lexeme[],
): WordToken {
  return { is: 'word', text, start, end, lexemes };
}

function isPerson(token: Token | undefined): boolean {
  return token?.is === 'value' && isSomebody(token);
}

function isNumber(token: Token | undefined): boolean {
  if (token?.is === 'word') return token.lexemes.includes('number');
  return token?.is === 'value' && token.handle.kind === 'NUM';
}

function isToken(token: Token | undefined): boolean {
  return token?.is === 'value' && token.handle.kind === 'TOK';
}
