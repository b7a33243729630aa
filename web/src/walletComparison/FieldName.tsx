import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/walletComparison.ts';
import { SafeText } from '../ui/text/SafeText.tsx';
import type { WalletField } from './walletFields.ts';

/** The name of a value as the wallet has it; of calldata, which bytes. */
export function FieldName({ field: { key, bytes } }: { field: WalletField }) {
  if (bytes === undefined) return <SafeText text={key} max={60} cut="mark" />;
  const [from, to] = bytes;
  return to === 4 ? words.selector : fill(words.bytes, { from, to: to - 1 });
}
