import type { Topic } from '@readback/core/ask/query.ts';

/** What a handle represents, as far as a model is told. */
export type HandleKind = 'ADDR' | 'TOK' | 'NUM' | 'NAME' | 'NET' | 'DATE';

/**
 * A value in someone's words. `id` is what a model sees in its place (`ADDR1`); `text`, `start` and `end` are where it
 * is in the words, in UTF-16 units. `topics` is what it is on the page; empty where the page does not know it.
 */
export type Handle = Readonly<{
  id: string;
  kind: HandleKind;
  text: string;
  start: number;
  end: number;
  topics: readonly Topic[];
}>;

/** The words with each value replaced by its handle. Two values that are the same are one handle in two places. */
export type Masked = Readonly<{ text: string; handles: readonly Handle[] }>;

/** A name that a page knows, as it may be written. */
export type KnownName = Readonly<{ name: string; kind: HandleKind; topics: readonly Topic[] }>;
