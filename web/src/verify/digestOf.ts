import { WordedError } from '@readback/phrases/wordedError.ts';
import { eip712Hashes } from '@readback/core/crypto/eip712.ts';
import { eip191Digest } from '@readback/core/crypto/message.ts';
import { readHex } from '@readback/core/text/readHex.ts';
import { readTypedData } from '@readback/core/request/typedData/readTypedData.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import { bad, good, type Result } from '@readback/core/text/result.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/verify.ts';
import type { SignedAs } from '../forms/verifyDraft.ts';
import { type Hex, size, stringToHex } from 'viem';

/**
 * The digest that a signature has to cover: of a message by EIP-191, of typed data by EIP-712, or as it was typed. A
 * text counts to its last space.
 */
export function digestOf(as: SignedAs, typed: string): Result<Hex> {
  if (typed === '' || (as !== 'text' && typed.trim() === '')) {
    return bad(new WordedError(as === 'hash' ? words.wrong.noHash : words.wrong.noSigned));
  }
  try {
    switch (as) {
      case 'text':
        return good(eip191Digest(stringToHex(typed)));
      case 'bytes':
        return good(eip191Digest(readHex(typed.trim())));
      case 'typedData':
        return good(eip712Hashes(readTypedData(typed).typed).digest);
      case 'hash':
        return hashOf(readHex(typed.trim()));
    }
  } catch (error) {
    if (error instanceof ReadbackError) return bad(error);
    throw error;
  }
}

/** The bytes of a signature, of any length: contract accounts choose their own. */
export function signatureOf(typed: string): Result<Hex> {
  const text = typed.trim();
  if (text === '') return bad(new WordedError(words.wrong.noSignature));
  try {
    const bytes = readHex(text);
    if (size(bytes) === 0) return bad(new WordedError(words.wrong.noHex));
    if (size(bytes) > mostBytes) return bad(new WordedError(words.wrong.tooLong));
    return good(bytes);
  } catch (error) {
    if (error instanceof ReadbackError) return bad(error);
    throw error;
  }
}

const mostBytes = 65_536;

function hashOf(bytes: Hex): Result<Hex> {
  if (size(bytes) === 32) return good(bytes);
  return bad(new WordedError(fill(words.wrong.hashSize, { size: size(bytes) })));
}
