import type { glossary } from '#words/glossary.ts';

/** A term of the glossary. */
export type GlossaryId = keyof typeof glossary;
