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

/** A message as the ICU library reads it, in our elements. */
export function icuElements(message: string): readonly Element[] {
  return ours(parse(message, { captureLocation: false }));
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
