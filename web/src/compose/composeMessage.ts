import { readHex } from '@readback/core/request/readHex.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import { type Hex, stringToHex } from 'viem';
import type { Composed, ComposeContext } from './composed.ts';

export type MessageDraft = Readonly<{ as: 'words' | 'bytes'; words: string }>;

/** A message to sign: exactly the UTF-8 bytes of what was typed, or the bytes that it writes in hex. */
export function composeMessage(draft: MessageDraft, { account }: ComposeContext): Composed<'words'> {
  if (draft.words === '') return { ok: false, errors: { words: 'Type what is to be signed.' } };
  try {
    const bytes: Hex = draft.as === 'bytes' ? readHex(draft.words.trim()) : stringToHex(draft.words);
    if (bytes.length > mostHex) {
      return { ok: false, errors: { words: 'This is longer than one megabyte, which no wallet takes.' } };
    }
    const signer = account === undefined ? {} : { signer: account };
    return { ok: true, body: { kind: 'message', ...signer, bytes }, raw: draft.words };
  } catch (error) {
    if (error instanceof ReadbackError) return { ok: false, errors: { words: error.shortMessage } };
    throw error;
  }
}

const mostHex = 2 + 2 * 1_048_576;
