import type { Body } from '@readback/core/model/request.ts';
import { readSiwe } from '@readback/core/request/message/siwe.ts';
import { utf8Text } from '@readback/core/text/utf8Text.ts';
import { hexToBytes } from 'viem';

/** Whether a request signs in to a site (EIP-4361). */
export function isSignIn(body: Body): boolean {
  if (body.kind !== 'message') return false;
  const text = utf8Text(hexToBytes(body.bytes));
  return text !== undefined && readSiwe(text) !== null;
}
