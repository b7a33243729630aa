import type { PhraseId } from '@readback/core/model/phrase.ts';
import { message } from './message.ts';
import type { Element } from './parseMessage.ts';

/** The words by which a phrase chooses its wording, for one of its arguments; what is not one of them is `other`. */
export function choicesOf(id: PhraseId, argument: string): readonly string[] {
  return found(message(id), argument).filter((word) => word !== 'other');
}

function found(elements: readonly Element[], argument: string): readonly string[] {
  return elements.flatMap((element) => {
    if (element.kind !== 'select' && element.kind !== 'plural') return [];
    const inner = [...element.options.values()].flatMap((option) => found(option, argument));
    return element.kind === 'select' && element.name === argument
      ? [...element.options.keys(), ...inner]
      : inner;
  });
}
