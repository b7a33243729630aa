/** Dates as they are written with a month’s name in English, German, Spanish, French or Chinese, and in figures. */

/** Of each month its names and short forms, as the beginning of a regular expression. */
const months: readonly string[] = [
  'jan(?:uary|uar|vier)?|ene(?:ro)?|jänner',
  'feb(?:ruary|ruar|rero)?|février|fevrier|févr',
  'mar(?:ch|zo|s)?|märz|maerz|mrz',
  'apr(?:il)?|abr(?:il)?|avril|avr',
  'may|mai|mayo',
  'june?|juni|junio|juin',
  'july?|juli|julio|juillet|juil',
  'aug(?:ust)?|ago(?:sto)?|août|aout',
  'sep(?:t(?:ember|iembre|embre)?)?',
  'oct(?:ober|ubre|obre)?|okt(?:ober)?',
  'nov(?:ember|iembre|embre)?',
  'dec(?:ember)?|dez(?:ember)?|dic(?:iembre)?|déc(?:embre)?|decembre',
];

const month = months.join('|');
const day = String.raw`\d{1,2}(?:st|nd|rd|th|er|º|\.)?`;
const of = String.raw`(?:of |de |du )?`;
const year = String.raw`(?:,? (?:of |de |del )?\d{4})?`;

/** Whatever is a date by its shape, in order of preference. */
export const dateShapes: readonly RegExp[] = [
  /\b\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/giu,
  /(?:\d{4}\s?年\s?)?\d{1,2}\s?月\s?\d{1,2}\s?[日号]/gu,
  new RegExp(String.raw`(?<![\p{L}\p{N}])${day} ${of}(?:${month})\.?${year}(?![\p{L}\p{N}])`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${month})\.? ${day}${year}(?![\p{L}\p{N}])`, 'giu'),
  /\b\d{1,2}:\d{2}(?::\d{2})?\b/gu,
];

/**
 * The one day that a text names, as `2026-12-31`; undefined where it names none or may name two (`12/11/2026`), and where
 * the year is left out.
 */
export function dayIn(text: string): string | undefined {
  const typed = text.trim();
  const inFigures = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(typed);
  if (inFigures) return dayOf(inFigures[1], inFigures[3], inFigures[4]);
  const chinese = /^(\d{4})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?[日号]$/.exec(typed);
  if (chinese) return dayOf(chinese[1], chinese[2], chinese[3]);
  const [, years] = /(?<!\d)(\d{4})$/.exec(typed) ?? [];
  const [days] = /(?<!\d)\d{1,2}(?!\d)/.exec(typed) ?? [];
  const named = months.findIndex((it) =>
    new RegExp(String.raw`(?<!\p{L})(?:${it})(?!\p{L})`, 'iu').test(typed),
  );
  return named < 0 ? undefined : dayOf(years, String(named + 1), days);
}

function dayOf(
  years: string | undefined,
  month: string | undefined,
  days: string | undefined,
): string | undefined {
  if (years === undefined || month === undefined || days === undefined) return undefined;
  const day = `${years}-${month.padStart(2, '0')}-${days.padStart(2, '0')}`;
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day ? undefined : day;
}
