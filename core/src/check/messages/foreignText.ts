import { wordsInText } from '../../actions/message/words.ts';

/** A log-in, in languages whose words are not read further. */
const logIns =
  /\b(?:anmeld\w*|einlogg\w*|willkommen|melde dich|inici\w* sesi\w*|acced\w*|entrar|ingres(?:a|ar|e)|bienven\w*|connexion|connectez|identifiez|bem vind\w*|benvenut\w*|inloggen|logga in|zaloguj|giris)\b/;

/** How many words a text must have before their language tells anything. */
const fewWords = 5;

/**
 * Whether letters are of another script, a sentence has none of the words without which nobody writes English, or words
 * say in another language that someone logs in. Sentence by sentence: English around it hides none.
 */
export function isForeign(text: string): boolean {
  if (/\p{L}/u.test(text.replace(/\p{Script=Latin}/gu, ''))) return true;
  if (logIns.test(wordsInText(text).words.join(' '))) return true;
  return [text, ...text.split(/\n|[.!?]\s/)].some((part) => {
    // What has a digit in it is an id, and no word.
    const words =
      part
        .toLowerCase()
        .replace(/\S*\d\S*/g, ' ')
        .match(/\p{L}+/gu) ?? [];
    if (words.length < fewWords) return false;
    return words.filter((word) => common.has(word)).length * 12 < words.length;
  });
}

const common: ReadonlySet<string> = new Set(
  (
    'an and are as at be been but by can do for from has have here if in is it its me more my no not of on or our ' +
    'please that the their there these they this to up us was we when which will with you your ' +
    'sign signing message wallet account address nonce login log terms agree welcome hello thanks confirm verify ' +
    'ownership request site app proof owner accept action update profile picture name user time timestamp date id version'
  ).split(' '),
);
