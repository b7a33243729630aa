import { utf8Text } from '@readback/core/text/utf8Text.ts';
import { type Hex, hexToBytes } from 'viem';

export type MessageText = Readonly<
  { kind: 'text'; text: string } | { kind: 'bytes'; hex: Hex; bytes: number }
>;

/** The message as text where its bytes are exactly some UTF-8 text, else as bytes. */
export function messageText(hex: Hex): MessageText {
  const bytes = hexToBytes(hex);
  const text = utf8Text(bytes);
  return text === undefined ? { kind: 'bytes', hex, bytes: bytes.length } : { kind: 'text', text };
}
