import { ReadbackError } from '../text/errors.ts';
import { messageReading, textReading } from './messageReading.ts';
import { isPair, parsePair } from './parsePair.ts';
import { ParseError } from './parseError.ts';
import { parseJson } from './parseJson.ts';
import type { ParseContext, Parsed, Reading } from './parsed.ts';
import { isHexLike, readHex } from './readHex.ts';
import { shapeOfBytes } from './shapeOfBytes.ts';
import { transactionReading } from './transactionReading.ts';

/** The longest text that is read, in bytes of UTF-8: four MiB, which ten thousand transfers in one batch fit into. */
export const mostText = 4_194_304;

/**
 * Reads anything that was pasted: calldata, `to:` and `data:` lines, a transaction, a JSON-RPC request, typed
 * data, a Safe transaction, a sign-in message, or any text as a message. Never throws. A text that looks like
 * something else than a message is never taken for one in silence: then `others` offers it.
 *
 * @example
 * parse('0xa9059cbb…', { chainId: 1 }); // { ok: false, needs: ['to'], … }
 */
export function parse(text: string, context: ParseContext): Parsed {
  try {
    checkSize(text);
    const trimmed = text.trim();
    if (trimmed === '') return refused(new ParseError('There is nothing here to read.', { at: 0 }));
    if (/^[{[]/.test(trimmed)) return orMessage(text, context, () => parseJson(text, context));
    if (isHexLike(text)) return parseBytes(text, context);
    if (isPair(trimmed)) return orMessage(text, context, () => parsePair(text, context));
    return parseText(text, context);
  } catch (error) {
    return refused(readable(error));
  }
}

function checkSize(text: string): void {
  if (text.length > mostText || new TextEncoder().encode(text).length > mostText) {
    throw new ParseError('This is longer than four megabytes, which no request is.', {
      details: `${text.length} characters`,
    });
  }
}

/** Reads a text that means to be something else than a message. Where that fails, it can still be a message. */
function orMessage(text: string, context: ParseContext, read: () => Parsed): Parsed {
  try {
    return read();
  } catch (error) {
    return refused(readable(error), textReadings(text, context));
  }
}

function parseBytes(text: string, context: ParseContext): Parsed {
  const start = text.length - text.trimStart().length;
  return orMessage(text, context, () => {
    const bytes = readHex(text.trim(), start);
    const message = messageReading(bytes, text, context);
    const shape = shapeOfBytes(bytes);
    switch (shape) {
      case 'text':
      case 'other':
        return { ok: true, ...message, others: [] };
      case 'calldata':
        return transactionReading(
          { to: context.to, value: 0n, data: bytes, set: {} },
          'calldata',
          text,
          context,
          [message],
        );
      default:
        return {
          ...refused(new ParseError(notARequest[shape], { at: start }), [message]),
          ...(shape === 'signature' ? { seems: shape } : {}),
        };
    }
  });
}

const notARequest = {
  empty: 'These are no bytes at all: calldata has at least four.',
  address: 'This is an address, not a request. To pay it, compose a payment.',
  hash: 'This looks like the hash of a transaction or a message. Looking up transactions is not possible yet.',
  signature: 'This looks like a signature that was given already. It asks for nothing, and can be verified.',
  rawTransaction:
    'This looks like a raw transaction. Raw transactions cannot be read yet: paste its fields as JSON.',
} as const;

function parseText(text: string, context: ParseContext): Parsed {
  const found = notAMessage.find(({ form }) => form.test(text.trimEnd()));
  if (found !== undefined) {
    return refused(new ParseError(found.sentence, { at: 0 }), textReadings(text, context));
  }
  return { ok: true, ...textReading(text, context), others: [] };
}

const notAMessage = [
  {
    form: /^\s*wc:[0-9a-f-]+@/i,
    sentence: 'This is a WalletConnect link. Readback cannot answer those yet.',
  },
  { form: /^\s*ethereum:\S+$/i, sentence: 'This is a payment link. Readback cannot read those yet.' },
  {
    form: /^\s*(?:[0-9a-f]{2}){32,}$/i,
    sentence: 'This looks like hex, but hex starts with 0x. Put 0x in front of it if that is what it is.',
  },
  {
    form: /^\ufeff/,
    sentence: 'This begins with an invisible character (a byte order mark). Copy it again without that.',
  },
] as const;

function textReadings(text: string, context: ParseContext): readonly Reading[] {
  try {
    return [textReading(text, context)];
  } catch {
    return [];
  }
}

function refused(error: ReadbackError, others: readonly Reading[] = []) {
  return { ok: false, error, others } as const;
}

function readable(error: unknown): ReadbackError {
  if (error instanceof ReadbackError) return error;
  return new ParseError('This could not be read. It is a fault of Readback, not yours.', {
    details: String(error).slice(0, 200),
    cause: error,
  });
}
