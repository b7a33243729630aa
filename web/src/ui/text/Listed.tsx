import { listedPlaces } from '@readback/phrases/listed.ts';
import { Fragment, type ReactNode } from 'react';

/** Elements as the language lists them: "a, b, and c". */
export function Listed({ children }: { children: readonly ReactNode[] }) {
  return listedPlaces(children.length).map((it, at) => (
    <Fragment key={at}>{typeof it === 'number' ? children[it] : it}</Fragment>
  ));
}
