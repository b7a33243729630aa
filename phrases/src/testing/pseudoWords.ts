import { type Element, parseMessage } from '../parseMessage.ts';

/** A catalogue, or a table in one, with each message in the language that nobody speaks. */
export function pseudoWords<T>(words: T): T {
  if (typeof words === 'string') return written(parseMessage(words), false) as T;
  if (Array.isArray(words)) return words.map(pseudoWords) as T;
  if (typeof words !== 'object' || words === null) throw new Error('A catalogue has nothing but messages.');
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, pseudoWords(value)])) as T;
}

/** Whether a text has words that are in no language but English: with a vowel that has no accent. */
export function isEnglish(text: string): boolean {
  return /[a-z]{2}/i.test(text) && /[aeiouy]/i.test(text);
}

function written(elements: readonly Element[], counts: boolean): string {
  return elements.map((it) => elementOf(it, counts)).join('');
}

function elementOf(element: Element, counts: boolean): string {
  switch (element.kind) {
    case 'text':
      return accented(element.text);
    case 'count':
      return '#';
    case 'argument':
      return element.holds === undefined ? `{${element.name}}` : `{${element.name}, ${element.holds}}`;
    case 'tag':
      return `<${element.name}>${written(element.inner, counts)}</${element.name}>`;
    case 'select':
    case 'plural': {
      const inner = element.kind === 'plural' || counts;
      const options = [...element.options].map(([key, it]) => `${key} {${written(it, inner)}}`);
      return `{${element.name}, ${element.kind}, ${options.join(' ')}}`;
    }
  }
}

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàeéiîoöuüyÿcçnñAÀEÉIÎOÖUÜYÝCÇNÑ'.matchAll(/(.)(.)/gu)].map(([, plain = '', accent = '']) => [
    plain,
    accent,
  ]),
);

/** Each vowel with an accent, and twice in words of four letters and more: a third longer, as German is. */
function accented(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const times = word.length > 3 ? 2 : 1;
    return Array.from(word, (letter, at) => {
      const accent = accents[letter] ?? letter;
      return /[aeiouy]/i.test(letter) && at > 0 ? accent.repeat(times) : accent;
    }).join('');
  });
}
