import { type Hex, stringToHex } from 'viem';
import { freeze } from '../frozen/freeze.ts';
import { ParseError } from '../../text/parseError.ts';
import type { ParseContext, PastedReading } from '../parse/parsed.ts';
import { readSiwe } from './siwe.ts';

/** The longest text that is read as a message, in UTF-16 units. What is longer can only be a transaction. */
export const mostMessage = 1_048_576;

/** A text as a message to sign: exactly its UTF-8 bytes, spaces and line breaks included. */
export function textReading(text: string, { from }: ParseContext): PastedReading {
  if (text.length > mostMessage) {
    throw new ParseError(
      { id: 'message.tooLong' },
      {
        details: `${text.length} characters`,
      },
    );
  }
  const lone = text.search(/\p{Cs}/u);
  if (lone >= 0) {
    throw new ParseError(
      { id: 'message.halfCharacter' },
      {
        at: lone,
      },
    );
  }
  const request = freeze(
    { kind: 'message', ...(from === undefined ? {} : { signer: from }), bytes: stringToHex(text) },
    text,
  );
  return { took: readSiwe(text)?.kind === 'signIn' ? 'signIn' : 'text', request };
}

/** Bytes as a message to sign. */
export function messageReading(bytes: Hex, raw: string, { from }: ParseContext): PastedReading {
  const request = freeze({ kind: 'message', ...(from === undefined ? {} : { signer: from }), bytes }, raw);
  return { took: 'bytes', request };
}
