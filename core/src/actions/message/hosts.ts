import { plainLetters } from '../../text/plainLetters.ts';

/** How many are told apart: a text can be made of nothing else. */
const most = 50;

/**
 * The hosts that a text names, in small letters and without a port: in addresses of the web, in those of mail, and by
 * themselves. Whatever looks like a host counts as one, but for names of files that no host can have.
 */
export function hostsIn(text: string): readonly string[] {
  const plain = plainLetters(text.replace(sentenceEnd, '$& '))
    .replace(/[[({<]\s*\.\s*[\])}>]/g, '.')
    .replace(/\s*[[({<]\s*dot\s*[\])}>]\s*/g, '.')
    .replace(spelledDot, '.');
  const found = new Set<string>();
  const add = (host: string | undefined): void => {
    if (host !== undefined && host !== '' && found.size < most) found.add(host.replace(/\.+$/, ''));
  };
  for (const [, authority] of plain.matchAll(/[a-z][a-z0-9+.-]{1,30}:\/\/([^\s/?#"'<>)\]},]+)/g)) {
    const [, host] = /([^@]*)$/.exec(authority ?? '') ?? [];
    add(host?.replace(/:\d*$/, ''));
  }
  for (const [name] of plain.matchAll(bare)) if (!isFile.test(name)) add(name);
  for (const [number] of plain.matchAll(/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?!\.?\w)/g)) add(number);
  for (const [name] of plain.matchAll(/(?<![\w.-])localhost(?![\w-])/g)) add(name);
  return [...found];
}

/** The full stop of a sentence in Chinese or Japanese, behind which no space stands. A site is not written with it. */
const sentenceEnd =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[。｡](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

/** A point that is written as a word, before what many domains end with. */
const spelledDot =
  /(?<=[\p{L}\p{N}])\s+dot\s+(?=(?:app|art|co|com|dev|exchange|fi|finance|gg|io|market|me|net|org|so|trade|world|xyz)(?![\p{L}\p{N}]))/gu;

/** Labels with points between, of which the last has letters only, or is one in Punycode. */
const bare =
  /(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:xn--[a-z0-9-]+|\p{L}{2,63})(?![\p{L}\p{N}])/gu;

/** No domain ends so. */
const isFile = /\.(?:js|txt|pdf|json|html?|png|jpe?g|gif|svg|csv|docx?|xlsx?|eth)$/;

/** Whether a host is the page's, or the same but for `www.`. */
export function isHost(named: string, here: string): boolean {
  const bareOf = (host: string): string =>
    host
      .toLowerCase()
      .replace(/:\d*$/, '')
      .replace(/^www\./, '');
  return bareOf(named) === bareOf(here);
}
