import { ParseError } from '../../text/parseError.ts';
import { type ParseContext, type Parsed, refused } from './parsed.ts';
import { parsing } from './parsing.ts';

export { mostText } from './parsing.ts';

/**
 * Reads anything that was pasted, at once: calldata, `to:` and `data:` lines, a transaction, a JSON-RPC request, typed
 * data, a Safe transaction, a user operation, a payment link, a sign-in message, or any text as a message. Never
 * throws. What is signed already is refused: to read it to its end takes `readPasted`.
 *
 * @example
 * parse('0xa9059cbb…', { chainId: 1 }); // { ok: false, needs: ['to'], … }
 */
export function parse(text: string, context: ParseContext): Parsed {
  const it = parsing(text, context);
  if (!('finish' in it)) return it;
  return refused(new ParseError({ id: 'request.signature' }), it.others);
}
