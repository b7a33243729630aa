import { createContext, type ReactNode } from 'react';
import { changing } from '../../data/base/changing.ts';

/** Our words, with those in it that have an entry in the glossary; `said` are the entries that the sentence had before. */
export type TermWords = (text: string, said: Set<string>) => ReactNode;

/** Where sentences stand whose terms explain themselves. */
export const TermsContext = createContext<TermWords | undefined>(undefined);

/** Absent until the glossary came: no sentence waits for it. */
export const terms = changing<TermWords | undefined>(undefined);
