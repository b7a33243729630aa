import type { Body } from '@readback/core/model/request.ts';
import { safeTxTypedData } from '@readback/core/request/safe/safeTypedData.ts';
import { type Address, hexToBytes, stringToHex } from 'viem';

/** What was signed, as the Verify screen takes it. */
export type SignedText = Readonly<{
  as: 'text' | 'bytes' | 'typedData';
  text: string;
  signer: Address | undefined;
}>;

/**
 * A message or typed data as text. A message that is not text, or whose line ends a form of the browser would change, is
 * given as its bytes; undefined for what is not signed as it stands.
 */
export function signedText(body: Body): SignedText | undefined {
  if (body.kind === 'typedData') return { as: 'typedData', text: body.json, signer: body.signer };
  if (body.kind === 'safeTransaction')
    return { as: 'typedData', text: safeTxTypedData(body).json, signer: undefined };
  if (body.kind !== 'message' || body.blind) return undefined;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(hexToBytes(body.bytes));
  const isText = stringToHex(text) === body.bytes.toLowerCase() && !text.includes('\r');
  return { as: isText ? 'text' : 'bytes', text: isText ? text : body.bytes, signer: body.signer };
}
