import { type Hex, size } from 'viem';
import { parseAddress } from '../../text/address.ts';
import { messageReading } from '../message/messageReading.ts';
import { ParseError } from '../../text/parseError.ts';
import {
  type ParseContext,
  type Parsed,
  type Parsing,
  type PastedReading,
  refused,
} from '../parse/parsed.ts';
import { readHex } from '../../text/readHex.ts';
import { readRawTransaction } from '../rlp/readRawTransaction.ts';
import { shapeOfBytes } from './shapeOfBytes.ts';
import { rawReading, transactionReading } from './transactionReading.ts';

/**
 * Reads bytes in hex by their shape alone: a raw transaction, calldata, the hash of a transaction, an address, a
 * signature, or a message of these bytes.
 *
 * @throws {ParseError} for hex that is malformed
 */
export function bytesReading(text: string, context: ParseContext): Parsing {
  const start = text.length - text.trimStart().length;
  const bytes = readHex(text.trim(), start);
  const message = messageReading(bytes, text, context);
  const shape = shapeOfBytes(bytes);
  switch (shape) {
    case 'text':
    case 'other':
      return { ok: true, ...message, others: [] };
    case 'calldata':
      return calldata(bytes, { text, start, context, message });
    case 'rawTransaction':
      return rawBytes(bytes, { text, start, context, message });
    case 'address':
      return addressAlone(text, start, message);
    default: {
      const error = new ParseError({ id: notARequest[shape] }, { at: start });
      return { ...refused(error, [message]), ...seemsOfBytes(shape, bytes) };
    }
  }
}

const notARequest = {
  empty: 'bytes.empty',
  hash: 'bytes.hash',
  signature: 'bytes.signature',
} as const;

function seemsOfBytes(shape: keyof typeof notARequest, bytes: Hex): Pick<Refused, 'seems' | 'parts'> {
  if (shape === 'signature') return { seems: 'signature' };
  return shape === 'hash' ? { seems: 'transactionHash', parts: { hash: bytes } } : {};
}

/** An address with a wrong checksum leads nowhere: a digit of it was probably mistyped. */
function addressAlone(text: string, at: number, message: PastedReading): Parsing {
  const address = parseAddress(text);
  if (!address.ok) return refused(address.error, [message]);
  const error = new ParseError({ id: 'place.address' }, { at });
  return { ...refused(error, [message]), seems: 'address', parts: { address: address.value } };
}

type Refused = Extract<Parsed, { ok: false }>;

type Around = Readonly<{ text: string; start: number; context: ParseContext; message: PastedReading }>;

function calldata(bytes: Hex, { text, context, message }: Around): Parsing {
  const read = { to: context.to, value: 0n, data: bytes, set: {} };
  return transactionReading(read, 'calldata', text, context, [message]);
}

/** In bytes. A signed transaction is longer, and so is every one that a call of one or two words is taken for by chance. */
const shortest = 100;

/**
 * Positions in errors count from the first byte; what fails may still be a message of these bytes. One selector in 256
 * looks like the head of a short list: what is as long as a short call, and no transaction, is that call.
 */
function rawBytes(bytes: Hex, around: Around): Parsing {
  const { text, start, context, message } = around;
  try {
    const read = rawReading(readRawTransaction(bytes), text, context);
    return 'finish' in read ? { ...read, others: [message] } : read;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    if (size(bytes) < shortest && size(bytes) % 32 === 4) return calldata(bytes, around);
    const { problem, details, at = 0 } = error;
    const isFrame = problem.id === 'transaction.frame';
    return refused(new ParseError(problem, { details, at: start + at }), isFrame ? [] : [message]);
  }
}
