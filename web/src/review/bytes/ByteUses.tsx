import type { ByteUse } from '@readback/core/decode/byteMap.ts';
import * as words from '@readback/phrases/words/web/review/bytes/details.ts';
import { Listed } from '../../ui/text/Listed.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';

/** What bytes are for: of bytes that are read twice, both uses. */
export function ByteUses({ uses }: { uses: readonly ByteUse[] }) {
  const [one, ...more] = uses;
  if (one === undefined) return words.unused;
  if (more.length === 0) return <Use {...one} />;
  const all = uses.map((it, at) => <Use key={at} {...it} />);
  return <Words of={words.shared} values={{ uses: <Listed>{all}</Listed> }} />;
}

function Use({ what, arg }: ByteUse) {
  if (arg === undefined || !hasName(what)) return words.unnamed[what];
  return <Words of={words.named[what]} values={{ name: <SafeText text={arg} max={60} cut="mark" /> }} />;
}

function hasName(what: ByteUse['what']): what is keyof typeof words.named {
  return what in words.named;
}
