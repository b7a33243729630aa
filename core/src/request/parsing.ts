import type { Hex } from 'viem';
import { parseAddress } from '../text/address.ts';
import { ReadbackError } from '../text/errors.ts';
import { messageReading, textReading } from './messageReading.ts';
import { isPair, parsePair } from './parsePair.ts';
import { ParseError } from './parseError.ts';
import { parseJson } from './parseJson.ts';
import type { ParseContext, Parsed, Parsing, Reading } from './parsed.ts';
import { paymentLinkReading } from './paymentLink.ts';
import { placeOf } from './placeOf.ts';
import { isHexLike, readHex } from './readHex.ts';
import { readRawTransaction } from './readRawTransaction.ts';
import { shapeOfBytes } from './shapeOfBytes.ts';
import { rawReading, transactionReading } from './transactionReading.ts';

/** The longest text that is read, in bytes of UTF-8: four MiB, which ten thousand transfers in one batch fit into. */
export const mostText = 4_194_304;

/**
 * What `parse` and `readPasted` do, up to the point where it has to be worked out who signed. Never throws. A text that
 * looks like something else than a message is never taken for one in silence: then `others` offers it.
 */
export function parsing(text: string, context: ParseContext): Parsing {
  try {
    checkSize(text);
    const trimmed = text.trim();
    if (trimmed === '') return refused(new ParseError('There is nothing here to read.', { at: 0 }));
    if (text.startsWith('\ufeff'))
      return refused(new ParseError(markFirst, { at: 0 }), textReadings(text, context));
    if (/^[{[]/.test(trimmed)) return orMessage(text, context, () => parseJson(text, context));
    if (isHexLike(text)) return parseBytes(text, context);
    if (isPair(trimmed)) return orMessage(text, context, () => parsePair(text, context));
    return parseText(text, context);
  } catch (error) {
    return refused(readable(error));
  }
}

const markFirst = 'This begins with an invisible character (a byte order mark). Copy it again without that.';

function checkSize(text: string): void {
  if (text.length > mostText || new TextEncoder().encode(text).length > mostText) {
    throw new ParseError('This is longer than four megabytes, which no request is.', {
      details: `${text.length} characters`,
    });
  }
}

/** Reads a text that means to be something else than a message. Where that fails, it can still be a message. */
function orMessage(text: string, context: ParseContext, read: () => Parsing): Parsing {
  try {
    const it = read();
    const isBare = 'finish' in it && it.others.length === 0;
    return isBare ? { ...it, others: textReadings(text, context) } : it;
  } catch (error) {
    return refused(readable(error), textReadings(text, context));
  }
}

function parseBytes(text: string, context: ParseContext): Parsing {
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
      case 'rawTransaction':
        return rawBytes(bytes, { text, start, context, message });
      case 'address':
        return addressAlone(text, start, message);
      default: {
        const error = new ParseError(notARequest[shape], { at: start });
        return { ...refused(error, [message]), ...seemsOfBytes(shape, bytes) };
      }
    }
  });
}

const notARequest = {
  empty: 'These are no bytes at all: calldata has at least four.',
  hash: 'This looks like the hash of a transaction. What the transaction does, only a node of its network can say.',
  signature: 'This looks like a signature that was given already. It asks for nothing, and can be verified.',
} as const;

function seemsOfBytes(shape: keyof typeof notARequest, bytes: Hex): Pick<Refused, 'seems' | 'parts'> {
  if (shape === 'signature') return { seems: 'signature' };
  return shape === 'hash' ? { seems: 'transactionHash', parts: { hash: bytes } } : {};
}

/** An address with a wrong checksum leads nowhere: a digit of it was probably mistyped. */
function addressAlone(text: string, at: number, message: Reading): Parsing {
  const address = parseAddress(text);
  if (!address.ok) return refused(address.error, [message]);
  const error = new ParseError('This is an address, not a request.', { at });
  return { ...refused(error, [message]), seems: 'address', parts: { address: address.value } };
}

type Refused = Extract<Parsed, { ok: false }>;

/** Positions in errors count from the first byte; what fails may still be a message of these bytes. */
function rawBytes(
  bytes: Hex,
  { text, start, context, message }: { text: string; start: number; context: ParseContext; message: Reading },
): Parsing {
  try {
    const read = rawReading(readRawTransaction(bytes), text, context);
    return 'finish' in read ? { ...read, others: [message] } : read;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const { shortMessage, details, at = 0 } = error;
    return refused(new ParseError(shortMessage, { details, at: start + at }), [message]);
  }
}

function parseText(text: string, context: ParseContext): Parsing {
  const trimmed = text.trim();
  if (/^ethereum:\S+$/i.test(trimmed)) {
    return orMessage(text, context, () => paymentLinkReading(trimmed, text, context));
  }
  const place = placeOf(trimmed);
  const found = notAMessage.find(({ form }) => form.test(text.trimEnd()));
  if (place !== undefined || found !== undefined) {
    const others = textReadings(text, context);
    if (place === undefined) return refused(new ParseError(found?.sentence ?? '', { at: 0 }), others);
    const { sentence, ...seems } = place;
    return { ...refused(new ParseError(sentence, { at: 0 }), others), ...seems };
  }
  return { ok: true, ...textReading(text, context), others: [] };
}

const notAMessage = [
  {
    form: /^\s*wc:[0-9a-f-]+@/i,
    sentence: 'This is a WalletConnect link. Readback cannot answer those yet.',
  },
  {
    form: /^\s*(?:[0-9a-f]{2}){32,}$/i,
    sentence: 'This looks like hex, but hex starts with 0x. Put 0x in front of it if that is what it is.',
  },
] as const;

function textReadings(text: string, context: ParseContext): readonly Reading[] {
  try {
    return [textReading(text, context)];
  } catch {
    return [];
  }
}

export function refused(error: ReadbackError, others: readonly Reading[] = []) {
  return { ok: false, error, others } as const;
}

export function readable(error: unknown): ReadbackError {
  if (error instanceof ReadbackError) return error;
  return new ParseError('This could not be read. It is a fault of Readback, not yours.', {
    details: String(error).slice(0, 200),
    cause: error,
  });
}
