import {
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import type { PhraseId } from '@readback/core/model/phrase.ts';
import { message } from './message.ts';

/** The words by which a phrase chooses its wording, for one of its arguments; what is none of them is `other`. */
export function choicesOf(id: PhraseId, argument: string): readonly string[] {
  return found(message(id), argument).filter((word) => word !== 'other');
}

function found(elements: readonly MessageFormatElement[], argument: string): readonly string[] {
  return elements.flatMap((element) => {
    if (!isSelectElement(element) && !isPluralElement(element)) return [];
    const inner = Object.values(element.options).flatMap((option) => found(option.value, argument));
    return isSelectElement(element) && element.value === argument
      ? [...Object.keys(element.options), ...inner]
      : inner;
  });
}
