import { isPlainRemark } from '../../text/plainRemark.ts';
import type { TextKind } from './formModel.ts';

/** A text, or what tells whether it is one. */
export type TextTest = string | Readonly<{ test: (text: string) => boolean }>;

/** Texts that say nothing to anybody, by what they are. */
export const textKinds: Readonly<Record<TextKind, readonly TextTest[]>> = {
  /** An account in digits. */
  account: [/^0x[0-9a-f]{40}$/i],
  /** A name, an id or a version, which no sentence fits in. */
  label: [/^[\w.:/-]{0,120}$/],
  /** Nobody said anything in it. */
  empty: ['', '{}', '[]'],
  /** Which choice, by number, in shares, or sealed until the vote ends. */
  choice: [/^[\d\s[\]{}":,.]{0,500}$/, /^0x[0-9a-f]*$/i],
  remark: [{ test: isPlainRemark }],
  seconds: [/^\d{1,13}$/],
  amount: [/^\d{1,30}(?:\.\d{1,18})?$/],
};
