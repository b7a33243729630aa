/**
 * A text as a hurried reader takes it: letters of other scripts that are drawn as a Latin one, styled letters, accents
 * and invisible characters are undone, capitals are small. For looking for words, never for showing.
 *
 * @example
 * plainLetters('Ａccеss\u200b'); // 'access', where the e is Cyrillic
 */
export function plainLetters(text: string): string {
  if (!/[^\n\r\t\x20-\x7e]/.test(text)) return text.toLowerCase();
  const bare = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/\P{ASCII}/gu, (letter) => latinOf.get(letter) ?? letter);
  return bare.toLowerCase().replace(/\P{ASCII}/gu, (letter) => latinOf.get(letter) ?? letter);
}

/** What is drawn as a letter, under that letter. */
const twins: Readonly<Record<string, string>> = {
  a: 'аɑαᴀꭺᎪꓮ',
  b: 'ЬьƄвʙВΒᏴꓐ',
  c: 'сϲᴄСϹꓚᏟ',
  d: 'ԁɗᴅᎠꓓ',
  e: 'еҽєεᴇЕΕᎬꓰɛ',
  f: 'ƒꜰϜꓝ',
  g: 'ɡգɢᏀꓖ',
  h: 'һհнʜНΗᎻꓧ',
  i: 'іιıɩӏɪІΙӀᎥ',
  j: 'јϳյᴊЈͿᎫꓙ',
  k: 'кκᴋКΚᏦꓗ',
  l: 'ӏǀʟⅼᏞꓡլ',
  m: 'мᴍМΜᎷꓟ',
  n: 'пոηɴΝꓠ',
  o: 'оοօσᴏОΟՕꓳ',
  p: 'рρᴘРΡᏢꓑ',
  q: 'ԛգ',
  r: 'гʀᴦᎡꓣɼ',
  s: 'ѕꜱЅՍᏚꓢʂ',
  t: 'тτᴛТΤᎢꓔ',
  u: 'υսᴜՍꓴʋ',
  v: 'ѵνᴠѴᏙꓦ',
  w: 'ԝωшᴡԜᎳꓪ',
  x: 'хχХΧꓫ',
  y: 'уүγʏУΥҮꓬ',
  z: 'ᴢΖᏃꓜʐ',
  '.': '。．․｡',
  '/': '∕⁄╱⧸',
  ':': '：∶꞉ː',
  '-': '‐‑‒–—−',
  "'": '’‘ʼ＇',
  '"': '“”',
};

const latinOf: ReadonlyMap<string, string> = new Map(
  Object.entries(twins).flatMap(([latin, alike]) => Array.from(alike, (it) => [it, latin] as const)),
);
