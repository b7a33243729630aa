import type { Problem } from '../../text/problem.ts';
import { ReadbackError } from '../../text/errors.ts';
import { besideReading, textsIn } from '../safe/besideReading.ts';
import { bytesReading } from '../transaction/bytesReading.ts';
import { textReading } from '../message/messageReading.ts';
import { isPair, parsePair } from './parsePair.ts';
import { ParseError } from '../../text/parseError.ts';
import { parseJson } from '../json/parseJson.ts';
import { type ParseContext, type Parsing, type PastedReading, refused } from './parsed.ts';
import { paymentLinkReading } from '../transaction/paymentLink.ts';
import { placeOf } from './placeOf.ts';
import { isHexLike } from '../../text/readHex.ts';

/** The longest text that is read, in bytes of UTF-8: four MB, which ten thousand transfers in one batch fit into. */
export const mostText = 4_194_304;

/**
 * What `parse` and `readPasted` do, up to the point where it has to be worked out who signed. Never throws. A text that
 * looks like something else than a message is never taken for one in silence: then `others` offers it.
 */
export function parsing(text: string, context: ParseContext): Parsing {
  try {
    checkSize(text);
    const trimmed = text.trim();
    if (trimmed === '') return refused(new ParseError({ id: 'text.nothing' }, { at: 0 }));
    if (text.startsWith('\ufeff'))
      return refused(new ParseError(markFirst, { at: 0 }), textReadings(text, context));
    if (/^[{[]/.test(trimmed)) return orMessage(text, context, () => jsonReading(text, context));
    if (isHexLike(text)) return orMessage(text, context, () => bytesReading(text, context));
    if (isPair(trimmed)) return orMessage(text, context, () => parsePair(text, context));
    return parseText(text, context);
  } catch (error) {
    return refused(readable(error));
  }
}

const markFirst: Problem = { id: 'text.byteOrderMark' };

function checkSize(text: string): void {
  if (text.length > mostText || new TextEncoder().encode(text).length > mostText) {
    throw new ParseError(
      { id: 'text.tooLong' },
      {
        details: `${text.length} characters`,
      },
    );
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

/** One request, or one that names a hash together with what that is of. */
function jsonReading(text: string, context: ParseContext): Parsing {
  try {
    return parseJson(text, context);
  } catch (error) {
    const texts = textsIn(text);
    if (texts === undefined) throw error;
    return besideReading(texts, { raw: text, error }, context, (one, known) => parsing(one, known));
  }
}

function parseText(text: string, context: ParseContext): Parsing {
  const trimmed = text.trim();
  if (/^ethereum:\S+$/i.test(trimmed)) {
    return orMessage(text, context, () => paymentLinkReading(trimmed, text, context));
  }
  const place = placeOf(trimmed);
  const found = place ?? notAMessage.find(({ form }) => form.test(text.trimEnd()))?.is;
  if (found !== undefined) {
    const others = textReadings(text, context);
    const { problem, ...rest } = found;
    const seems = place === undefined ? rest : { seems: place.seems, parts: place.parts };
    return { ...refused(new ParseError(problem, { at: 0 }), others), ...seems };
  }
  return { ok: true, ...textReading(text, context), others: [] };
}

const notAMessage = [
  {
    form: /^\s*wc:[0-9a-f-]+@/i,
    is: { problem: { id: 'text.walletConnect' }, seems: 'walletConnect' },
  },
  {
    form: /^\s*(?:[0-9a-f]{2}){32,}$/i,
    is: { problem: { id: 'text.no0x' } },
  },
] as const;

function textReadings(text: string, context: ParseContext): readonly PastedReading[] {
  try {
    return [textReading(text, context)];
  } catch {
    return [];
  }
}

export function readable(error: unknown): ReadbackError {
  if (error instanceof ReadbackError) return error;
  return new ParseError(
    { id: 'text.bug' },
    {
      details: String(error).slice(0, 200),
      cause: error,
    },
  );
}
