import { tag as language } from '@readback/phrases/words/language.ts';
import { Fragment, type ReactNode } from 'react';

const list = new Intl.ListFormat(language, { type: 'conjunction' });

/** Elements as the language lists them: "a, b, and c". */
export function Listed({ children }: { children: readonly ReactNode[] }) {
  const places = children.map((_, at) => String(at));
  return list
    .formatToParts(places)
    .map(({ type, value }, at) => (
      <Fragment key={at}>{type === 'element' ? children[Number(value)] : value}</Fragment>
    ));
}
