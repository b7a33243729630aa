import { type Hex, hexToBytes } from 'viem';

export type MessageText = Readonly<
  { kind: 'text'; text: string } | { kind: 'bytes'; hex: Hex; bytes: number }
>;

/** The message as text where its bytes are exactly some UTF-8 text, else as bytes. */
export function messageText(hex: Hex): MessageText {
  const bytes = hexToBytes(hex);
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { kind: 'bytes', hex, bytes: bytes.length };
  }
}
