import { phrases } from '@readback/core/narrate/phrases.ts';

/**
 * Which arguments of which phrase are words of our own and no ids of facts: both are strings. The page has it as plain
 * data, since the declarations that it is made from are several times as large.
 */
export const wordArgs: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(phrases).flatMap(([id, kinds]) => {
    const words = Object.entries(kinds).flatMap(([name, kind]) => (kind === 'word' ? [name] : []));
    return words.length === 0 ? [] : [[id, words]];
  }),
);
