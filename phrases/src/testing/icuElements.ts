import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import type { Element } from '../parseMessage.ts';

/** A message as the ICU library reads it, in our elements. It does not know what an argument holds: `bare` leaves it out. */
export function icuElements(message: string): readonly Element[] {
  return ours(parse(bare(message), { captureLocation: false }));
}

/** A message that does not say of its arguments what they hold. */
export function bare(message: string): string {
  return message.replaceAll(/, (?:number|word|phrase)\}/g, '}');
}

function ours(elements: readonly MessageFormatElement[]): readonly Element[] {
  return elements.map((it): Element => {
    if (isLiteralElement(it)) return { kind: 'text', text: it.value };
    if (isPoundElement(it)) return { kind: 'count' };
    if (isArgumentElement(it)) return { kind: 'argument', name: it.value };
    if (isSelectElement(it) || isPluralElement(it)) {
      const options = Object.entries(it.options).map(([key, { value }]) => [key, ours(value)] as const);
      return { kind: isSelectElement(it) ? 'select' : 'plural', name: it.value, options: new Map(options) };
    }
    if (isTagElement(it)) return { kind: 'tag', name: it.value, inner: ours(it.children) };
    throw new Error(`Messages use no ${JSON.stringify(it)}.`);
  });
}
