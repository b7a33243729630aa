import type { Problem } from '@readback/core/text/problem.ts';
import { errorText, problemText } from '@readback/phrases/problemText.ts';
import { readHex } from '@readback/core/text/readHex.ts';
import {
  type SiweField,
  type SiweFields,
  siweTemplate,
} from '@readback/core/request/message/siweTemplate.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import * as words from '@readback/phrases/words/web/compose.ts';
import { type Hex, stringToHex } from 'viem';
import type { Composed, ComposeContext } from './composed.ts';

/** `signIn`: written by the template of EIP-4361 from `siwe`. */
export type MessageDraft = Readonly<{ as: 'words' | 'bytes' | 'signIn'; words: string; siwe: SiweFields }>;

export type MessageField = 'words' | SiweField;

/** A message to sign: exactly the UTF-8 bytes of what was typed, the bytes that it writes in hex, or a sign-in. */
export function composeMessage(
  { as, words: typed, siwe }: MessageDraft,
  { account }: ComposeContext,
): Composed<MessageField> {
  const signer = account === undefined ? {} : { signer: account };
  if (as === 'signIn') {
    const written = siweTemplate(siwe);
    if (!written.ok) return { ok: false, errors: inWords(written.errors) };
    return {
      ok: true,
      body: { kind: 'message', ...signer, bytes: stringToHex(written.text) },
      raw: written.text,
    };
  }
  if (typed === '') return { ok: false, errors: { words: words.messageNeeded } };
  try {
    const bytes: Hex = as === 'bytes' ? readHex(typed.trim()) : stringToHex(typed);
    if (bytes.length > mostHex) {
      return { ok: false, errors: { words: words.messageTooLong } };
    }
    return { ok: true, body: { kind: 'message', ...signer, bytes }, raw: typed };
  } catch (error) {
    if (error instanceof ReadbackError) return { ok: false, errors: { words: errorText(error) } };
    throw error;
  }
}

function inWords(problems: Partial<Record<SiweField, Problem>>): Partial<Record<SiweField, string>> {
  return Object.fromEntries(Object.entries(problems).map(([field, it]) => [field, problemText(it)]));
}

const mostHex = 2 + 2 * 1_048_576;
