import { isPlainRemark } from '../../text/plainRemark.ts';

/**
 * Whether a text under a key of a name leads nobody anywhere: it is taken away, it is a remark that only describes, it has
 * the form of its key and fits nothing else, it is a picture, or it is a bare handle where programs are kept.
 */
export function isNotShown(key: string | undefined, value: string): boolean {
  const text = value.trim();
  if (text === '') return true;
  if (key === undefined) return false;
  if (pictures.has(key)) return !/[\s<>]/.test(text.normalize('NFKC'));
  if (Object.hasOwn(forms, key)) return forms[key]?.test(text) === true;
  return descriptions.has(key) && isPlainRemark(text);
}

/** Keys of ENSIP-5 and ENSIP-18. */
const pictures: ReadonlySet<string> = new Set(['avatar', 'header']);
const descriptions: ReadonlySet<string> = new Set(['description', 'keywords']);

const oneWord = /^[A-Za-z][a-z]{1,23}$/;

const forms: Readonly<Record<string, RegExp>> = {
  'com.github': /^[a-z\d](?:[a-z\d-]{0,38})$/i,
  display: oneWord,
  name: oneWord,
  location: oneWord,
  timezone:
    /^(?:(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z][A-Za-z_]{1,20}|(?:UTC|GMT)(?:[+-]\d{1,2}(?::\d\d)?)?)$/,
  language: /^[a-z]{2}(?:-[A-Z]{2})?$/,
  theme: /^(?:light|dark|#[\da-f]{6}(?:, ?#[\da-f]{6}){0,4})$/i,
  'primary-color': /^#[\da-f]{3}(?:[\da-f]{3})?$/i,
};
