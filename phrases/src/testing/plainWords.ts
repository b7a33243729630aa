import type { Element } from '../parseMessage.ts';
import { type Banned, bannedIn } from './bannedWords.ts';

/** What the engine's sentences may not have besides: they speak of facts, which name the currency and the people. */
const ofTheEngine: readonly Banned[] = [
  { form: /\b(?:the|this|a) run\b|\brun as\b|\bruns with and\b/i, because: 'Say simulation, simulated as.' },
  { form: /\b(?:its|next|same|later|used) number\b(?! of\b)/i, because: 'Say nonce.' },
  { form: /\b(?:stands?|stood)\b(?! for\b)/i, because: 'Say is, or is deployed at.' },
  {
    form: /\bgives? (?:no|another|an) address\b|\bgives? nobody\b/i,
    because: 'A name resolves to an address.',
  },
  { form: /\bleast amount\b|\bthe least\b/i, because: 'Say minimum.' },
  { form: /\btak(?:en?|es) for granted\b|\btook for granted\b/i, because: 'Say assumed.' },
  { form: /\b(?:is|are|was|were) none\b/i, because: 'Say is not one.' },
  { form: /(?<!there )\b(?:is|are|was|were) no (?!longer\b|more\b)/i, because: 'Say is not a.' },
  { form: /\bfor what it is\b|\bwhat is not known\b/i, because: 'Say what is unknown, and why.' },
  { form: /\bsuch\b(?! as\b)/i, because: 'Say this, these or like this.' },
  { form: /\bfor good\b/i, because: 'It means for ever and as valid.' },
  { form: /\b(?:not|been|be|is|are|was|were|being) looked (?:at|up|into)\b/i, because: 'Say checked.' },
  { form: /\btak(?:e|es|ing) \S+ (?:\S+ )?with it\b/i, because: 'Say sends along.' },
  { form: /\bannounc/i, because: 'A contract emits events.' },
  { form: /\bborrow\w* (?:its |the |that )?code\b/i, because: 'Say delegated code.' },
  { form: /\bnetwork fee\b/i, because: 'Say gas fee.' },
  { form: /\bexchange the code\b/i, because: 'Say upgrade.' },
  { form: /\bput back\b|\bhanded in\b|\bgone past\b/i, because: 'No dialect.' },
  { form: /\bof worth\b|\bunknown worth\b/i, because: 'Say of value.' },
  { form: /\bcarr(?:y|ies|ied|ying)(?: \S+)? out\b/i, because: 'Say execute, submit or mine.' },
  { form: /\bcancell|\brecognis|\bbehaviour|\bcolour|\bfavour/i, because: 'American spelling.' },
  { form: /[\d#}›] %/, because: 'No space before %.' },
  { form: /\b(?:ETH|ether|POL)\b/, because: 'The symbol is a fact of the network.' },
  { form: /[!—]|'|"/, because: 'No exclamation marks, dashes or straight quotes.' },
  { form: / {2}/, because: 'One space.' },
  { form: / [.,;:?](?=\s|$)/, because: 'No space before punctuation.' },
];

/** What is wrong with a text that people read: banned words, and sentences with more than `most` words. */
export function wordFaults(text: string, most: number): readonly string[] {
  const long = sentencesOf(text).filter((it) => wordCount(it) > most);
  return [...bannedIn(text, ofTheEngine), ...long.map((it) => `${wordCount(it)} words: ${it}`)];
}

/** A text in sentences. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.?])\s+/);
}

/** How many words a text has. A fact in its place, `‹to›`, is one. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((it) => /[\p{L}\p{N}]/u.test(it)).length;
}

/** How a message can come out, with `‹name›` instead of its facts: each choice at least once. */
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
    case 'tag':
      return variantsOf(element.inner);
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
