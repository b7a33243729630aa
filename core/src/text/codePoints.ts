/** What is odd about a single code point, whatever stands around it. */
export type Oddness = 'hidden' | 'bidi' | 'control' | 'lineBreak' | 'overlay';

/**
 * What is odd about a code point; `mark` for combining marks, which are odd only where they are out of place;
 * undefined when nothing is. By Unicode properties, so that code points assigned later are covered as the platform
 * learns them.
 */
export function kindOfCodePoint(codePoint: number): Oddness | 'mark' | undefined {
  if (codePoint >= 0x20 && codePoint < 0x7f) return undefined;
  if (lineBreaks.has(codePoint)) return 'lineBreak';
  const it = String.fromCodePoint(codePoint);
  if (bidi.test(it)) return 'bidi';
  if (hidden.test(it)) return 'hidden';
  if (control.test(it)) return 'control';
  if (overlay.test(it)) return 'overlay';
  return mark.test(it) ? 'mark' : undefined;
}

/** LF, VT, FF, CR, NEL, line separator, paragraph separator. */
const lineBreaks: ReadonlySet<number> = new Set([0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029]);

const bidi = /^\p{Bidi_Control}$/u;

/**
 * Zero-width characters, joiners, variation selectors, tags, fillers (`Default_Ignorable_Code_Point`), all that only
 * formats what stands around it (`Cf`: interlinear annotation, the joiners of hieroglyphs), every space that is not
 * U+0020, and blanks that are drawn as nothing (Braille blank, the place of an object, a note without a head).
 */
const hidden = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Zs}\u2800\ufffc\u{1d159}\u{e0000}-\u{e0fff}]$/u;

/** C0 and C1, lone surrogates, private use (a font can draw anything), and what is not assigned. */
const control = /^[\p{Cc}\p{Cs}\p{Co}\p{Cn}]$/u;

/** Marks that strike a letter out or enclose it, so that it is read as another or not at all. */
const overlay = /^[\p{Me}\u0334-\u0338\u20d2-\u20eb]$/u;

const mark = /^\p{M}$/u;
