/**
 * Whether a text under a key of a name leads nobody anywhere: it is taken away, it only describes, it is a picture, or
 * it is a bare handle where programs are kept.
 */
export function isNotShown(key: string | undefined, value: string): boolean {
  const text = value.normalize('NFKC').trim();
  if (text === '') return true;
  if (key === undefined) return false;
  if (pictures.has(key)) return !/[\s<>]/.test(text);
  if (key === 'com.github') return /^[a-z\d](?:[a-z\d-]{0,38})$/i.test(text);
  return descriptions.has(key) && !leads.test(text);
}

/** Keys of ENSIP-5 and ENSIP-18. */
const pictures: ReadonlySet<string> = new Set(['avatar', 'header']);
const descriptions: ReadonlySet<string> = new Set([
  'description',
  'display',
  'name',
  'keywords',
  'location',
  'timezone',
  'language',
  'theme',
  'primary-color',
]);

/** A host, a handle, a way to pay, or a run of signs that can be an account. */
const leads = /[\w-]\.[\p{L}]{2,}|@|:\/|0x[\da-f]{4}|[\da-z]{20}|\d{6}/iu;
