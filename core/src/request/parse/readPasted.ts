import { type ParseContext, type Parsed, refused } from './parsed.ts';
import { parsing, readable } from './parsing.ts';

/**
 * Reads anything that was pasted, to its end: besides what `parse` reads, transactions and authorizations that are
 * signed already, with the account that signed them. Never rejects.
 *
 * @example
 * await readPasted('0x02f8…', {}); // { ok: true, took: 'signedTransaction', … }
 */
export async function readPasted(text: string, context: ParseContext): Promise<Parsed> {
  const it = parsing(text, context);
  if (!('finish' in it)) return it;
  try {
    return await it.finish();
  } catch (error) {
    return refused(readable(error), it.others);
  }
}
