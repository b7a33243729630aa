import type { ParseContext, Parsed } from '@readback/core/request/parse/parsed.ts';

/** Reads a text in the page itself, where no worker could be started. What reads is fetched for it alone. */
export async function parseHere(text: string, context: ParseContext): Promise<Parsed> {
  const { readPasted } = await import('@readback/core/request/parse/readPasted.ts');
  return readPasted(text, context);
}
