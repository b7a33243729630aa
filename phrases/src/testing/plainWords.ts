import type { Element } from '../parseMessage.ts';

/** What no sentence for people has in it, and the reason of each. */
const banned: readonly Readonly<{ words: RegExp; why: string }>[] = [
  { words: /\bcoins?\b/i, why: 'Name the currency by its symbol, or say native currency.' },
  { words: /\b(?:the|this|a) run\b|\brun as\b|\bruns with and\b/i, why: 'Say simulation, simulated as.' },
  { words: /\b(?:its|next|same|later|used) number\b(?! of\b)/i, why: 'Say nonce.' },
  { words: /\b(?:stands?|stood)\b(?! for\b)/i, why: 'Say is, or is deployed at.' },
  { words: /\bgives? (?:no|another|an) address\b|\bgives? nobody\b/i, why: 'A name resolves to an address.' },
  { words: /\bleast amount\b|\bthe least\b/i, why: 'Say minimum.' },
  { words: /\btak(?:en?|es) for granted\b|\btook for granted\b/i, why: 'Say assumed.' },
  { words: /\b(?:is|are|was|were) none\b/i, why: 'Say is not one.' },
  { words: /(?<!there )\b(?:is|are|was|were) no (?!longer\b|more\b)/i, why: 'Say is not a.' },
  { words: /\bwhom\b/i, why: 'Say who.' },
  { words: /\banew\b/i, why: 'Say again.' },
  { words: /\bfor what it is\b|\bwhat is not known\b/i, why: 'Say what is unknown, and why.' },
  { words: /\bby then\b/i, why: 'Say at that point.' },
  { words: /\bsuch\b(?! as\b)/i, why: 'Say this, these or like this.' },
  { words: /\bfor ever\b/i, why: 'Say never expires.' },
  { words: /\bfor good\b/i, why: 'It means for ever and as valid.' },
  { words: /\b(?:not|been|be|is|are|was|were|being) looked (?:at|up|into)\b/i, why: 'Say checked.' },
  { words: /\btak(?:e|es|ing) \S+ (?:\S+ )?with it\b/i, why: 'Say sends along.' },
  { words: /\bannounc/i, why: 'A contract emits events.' },
  { words: /\bborrow\w* (?:its |the |that )?code\b/i, why: 'Say delegated code.' },
  { words: /\bnetwork fee\b/i, why: 'Say gas fee.' },
  { words: /\bexchange the code\b/i, why: 'Say upgrade.' },
  { words: /\bput back\b|\bhanded in\b|\bgone past\b/i, why: 'No dialect.' },
  { words: /\bof worth\b|\bunknown worth\b/i, why: 'Say of value.' },
  { words: /\bcarr(?:y|ies|ied|ying)(?: \S+)? out\b/i, why: 'Say execute, submit or mine.' },
  { words: /\bcancell|\brecognis|\bbehaviour|\bcolour|\bfavour/i, why: 'American spelling.' },
  { words: /[\d#}›] %/, why: 'No space before %.' },
  { words: /\b(?:ETH|ether|POL)\b/, why: 'The symbol is a fact of the network.' },
  { words: /[!—]|'|"/, why: 'No exclamation marks, dashes or straight quotes.' },
  { words: / {2}/, why: 'One space.' },
  { words: / [.,;:?](?=\s|$)/, why: 'No space before punctuation.' },
];

/** What is wrong with a text that people read: banned words, and sentences with more than `most` words. */
export function wordFaults(text: string, most: number): readonly string[] {
  const found = banned.flatMap(({ words, why }) => {
    const hit = words.exec(text)?.[0];
    return hit === undefined ? [] : [`“${hit}”: ${why}`];
  });
  const long = sentencesOf(text).filter((it) => wordCount(it) > most);
  return [...found, ...long.map((it) => `${wordCount(it)} words: ${it}`)];
}

/** A text in sentences. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.?])\s+/);
}

/** How many words a text has. A fact in its place, `‹to›`, is one. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((it) => /[\p{L}\p{N}]/u.test(it)).length;
}

/** How a message can come out, with `‹name›` in the place of its facts: each choice at least once. */
export function variantsOf(elements: readonly Element[]): readonly string[] {
  return elements.reduce<readonly string[]>((before, element) => joined(before, piecesOf(element)), ['']);
}

function piecesOf(element: Element): readonly string[] {
  switch (element.kind) {
    case 'text':
      return [element.text];
    case 'count':
      return ['2'];
    case 'argument':
      return [`‹${element.name}›`];
    case 'select':
    case 'plural':
      return [...new Set([...element.options.values()].flatMap(variantsOf))];
  }
}

/** All ways to join them; where that would be too many, each piece after the longest before, and the reverse. */
function joined(before: readonly string[], after: readonly string[]): readonly string[] {
  if (before.length * after.length <= 400) return before.flatMap((it) => after.map((next) => it + next));
  const longest = (all: readonly string[]): string =>
    all.reduce((most, it) => (wordCount(it) > wordCount(most) ? it : most), '');
  const first = longest(before);
  const last = longest(after);
  return [...new Set([...before.map((it) => it + last), ...after.map((it) => first + it)])];
}
