/**
 * The amounts that a typed text may mean, as digits and one point, where it is not plain which: a comma stands for thousands to some
 * and for decimals to others. Empty for what is plain, and for what is not an amount at all.
 *
 * @example
 * amountReadings('1,500'); // ['1500', '1.5']
 */
export function amountReadings(text: string): readonly string[] {
  const typed = text.trim().replace(/[\s'’]/g, '');
  if (!/^[0-9][0-9.,]*[0-9]$/.test(typed) || typed.length > 100) return [];
  const commas = typed.split(',').length - 1;
  const points = typed.split('.').length - 1;
  if (commas === 0 && points < 2) return typed === text.trim() ? [] : [plain(typed)];
  const readings = [grouped(typed, ',', '.'), grouped(typed, '.', ',')].filter((it) => it !== undefined);
  return [...new Set(readings.map(plain))];
}

/** The number where `thousands` groups its whole digits in threes and `decimal` is before the rest. */
function grouped(text: string, thousands: string, decimal: string): string | undefined {
  const [whole = '', fraction, ...more] = text.split(decimal);
  if (more.length > 0 || fraction?.includes(thousands)) return undefined;
  const groups = whole.split(thousands);
  const [first = '', ...rest] = groups;
  const inThrees = rest.length === 0 || (/^[0-9]{1,3}$/.test(first) && rest.every((it) => it.length === 3));
  if (!inThrees) return undefined;
  return fraction === undefined ? groups.join('') : `${groups.join('')}.${fraction}`;
}

function plain(digits: string): string {
  const [whole = '', fraction = ''] = digits.split('.');
  const ending = fraction.replace(/0+$/, '');
  const beginning = whole.replace(/^0+(?=[0-9])/, '');
  return ending === '' ? beginning : `${beginning}.${ending}`;
}
