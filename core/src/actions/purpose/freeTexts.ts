import { type Hex, hexToBytes } from 'viem';
import type { Role } from '../../decode/abis/functionModel.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import { isNameOnly } from '../../decode/nameOnly.ts';
import type { FactId } from '../../model/fact.ts';
import type { Arg, Step } from '../../model/step.ts';
import { isPlainRemark } from '../../text/plainRemark.ts';
import { utf8Text } from '../../text/utf8Text.ts';
import { textPlaces } from './places.ts';

/** A text in a call that others read as said by the caller. `isPlain`: it can do nothing but praise, blame or describe. */
export type FreeText = Readonly<{ fact: FactId; isPlain: boolean }>;

/** The texts of a step, as text or inside of bytes, but for those that have a rule of their own. Names are not. */
export function freeTexts(step: Step): readonly FreeText[] {
  if (step.op === 'permission' || step.op === 'create' || step.fn === undefined) return [];
  if (modelOf(step.fn)?.act === 'view') return [];
  return textPlaces(step).flatMap(({ arg, fact, param }) =>
    textsIn(arg, param.role, step).map((text) => ({ fact, isPlain: isPlainRemark(text) })),
  );
}

function textsIn({ value }: Arg, role: Role | undefined, step: Step): readonly string[] {
  if (value.kind === 'text') {
    if (role === 'said') return [value.text];
    if (role === 'id' || role === 'partner')
      return isName.test(value.text.normalize('NFKC')) ? [] : [value.text];
    return role === undefined && isNameOnly(step) && !isWord.test(value.text) ? [value.text] : [];
  }
  if (value.kind !== 'bytes' || value.parts !== undefined) return [];
  if (role !== 'said' && role !== 'id' && role !== 'data') return [];
  return textsOf(value.hex).filter((it) => role === 'said' || !isSigns.test(it));
}

/** A name or an identifier: no blank between words, and no sign of a program's. */
const isName = /^[^\s{}[\]"<>\\]{0,120}$/u;
/** Of a signature or a code: no words. */
const isSigns = /^[^\s{}[\]"<>\\]*$/u;
const isWord = /^[\w.:/+-]{0,64}$/;

/** The whole of some bytes where they are a text, or the runs in them with words: no number or hash looks like that. */
function textsOf(hex: Hex): readonly string[] {
  if (hex.length < 2 + 2 * leastWhole || hex.length > mostDigits) return [];
  const bytes = hexToBytes(hex.length % 2 === 0 ? hex : '0x');
  const whole = utf8Text(bytes)?.replace(/^\0+|\0+$/g, '');
  if (whole !== undefined && whole.length >= leastWhole && !/\p{Cc}/u.test(whole.replace(/[\t\r\n]/g, '')))
    return [whole];
  const ascii = Array.from(bytes, (byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '\0'));
  return ascii
    .join('')
    .split('\0')
    .filter((it) => it.length >= leastRun && /[A-Za-z]\s+[A-Za-z]/.test(it));
}

/** In bytes. Shorter ones are numbers and flags as likely as words. */
const leastWhole = 8;
const leastRun = 16;
/** Of hexadecimal. */
const mostDigits = 200_000;
