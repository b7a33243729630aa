/**
 * Days that are said from today on: “Friday”, “30 days”, “end of the month”. `weekday` counts from Sunday; `days`, `months` and `years`
 * count from today.
 */
type RelativeDay =
  | Readonly<{ is: 'weekday'; weekday: number }>
  | Readonly<{ is: 'in'; count: number; of: 'days' | 'months' | 'years' }>
  | Readonly<{ is: 'end'; of: 'week' | 'month' | 'year' }>;

const weekdays: readonly string[] = [
  'sunday|sonntag|domingo|dimanche|周日|星期日|星期天|礼拜天',
  'monday|montag|lunes|lundi|周一|星期一|礼拜一',
  'tuesday|dienstag|martes|mardi|周二|星期二|礼拜二',
  'wednesday|mittwoch|miercoles|mercredi|周三|星期三|礼拜三',
  'thursday|donnerstag|jueves|jeudi|周四|星期四|礼拜四',
  'friday|freitag|viernes|vendredi|周五|星期五|礼拜五',
  'saturday|samstag|sonnabend|sabado|samedi|周六|星期六|礼拜六',
];

const ends: readonly Readonly<{ of: 'week' | 'month' | 'year'; words: string }>[] = [
  {
    of: 'week',
    words:
      'end of (?:the |this )?week|ende (?:der|dieser) woche|wochenende|(?:el )?(?:fin|final) de (?:la |esta )?semana|(?:la )?fin de (?:la |cette )?semaine|这?周末|本周末',
  },
  {
    of: 'month',
    words:
      'end of (?:the |this )?month|(?:ende des monats|monatsende)|(?:el )?(?:fin|final|finales) de(?:l| este)? mes|(?:la )?fin du mois|(?:本|这个)?月底|本月末',
  },
  {
    of: 'year',
    words:
      "end of (?:the |this )?year|(?:ende des jahres|jahresende)|(?:el )?(?:fin|final|finales) de(?:l| este)? ano|(?:la )?fin de (?:l'|cette )annee|(?:今|本)?年底",
  },
];

const units: readonly Readonly<{ words: string; days?: number; of: 'days' | 'months' | 'years' }>[] = [
  { words: 'days?|tage?n?|dias?|jours?|天', days: 1, of: 'days' },
  { words: 'weeks?|wochen?|semanas?|semaines?|个?星期|周', days: 7, of: 'days' },
  { words: 'months?|monate?n?|mes(?:es)?|mois|个月', of: 'months' },
  { words: 'years?|jahre?n?|anos?|ans?|annees?|年', of: 'years' },
];

/** Nobody says a permission for longer. */
const mostCount = 3_650;

/** Which day a text says, counted from whatever day it is; undefined where it says none. */
export function relativeDay(text: string): RelativeDay | undefined {
  const typed = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
  const is = (words: string) => new RegExp(`^(?:${words.normalize('NFKD')})$`, 'u').test(typed);
  const weekday = weekdays.findIndex(is);
  if (weekday >= 0) return { is: 'weekday', weekday };
  if (is('tomorrow|morgen|manana|demain|明天')) return { is: 'in', count: 1, of: 'days' };
  const end = ends.find(({ words }) => is(words));
  if (end) return { is: 'end', of: end.of };
  const [, digits = '', unit = ''] = /^(\d{1,4}) ?(\S+)$/u.exec(typed) ?? [];
  const of = units.find(({ words }) => new RegExp(`^(?:${words.normalize('NFKD')})$`, 'u').test(unit));
  const count = Number(digits) * (of?.days ?? 1);
  return of && count > 0 && count <= mostCount ? { is: 'in', count, of: of.of } : undefined;
}

/**
 * The day that a text says on a day, both as `2026-12-31`. A weekday is the next one; on the very day that may be today or in a
 * week, and nobody knows.
 */
export function dayFrom(text: string, today: string): string | undefined {
  const said = relativeDay(text);
  const at = new Date(`${today}T00:00:00Z`);
  if (said === undefined || Number.isNaN(at.getTime())) return undefined;
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  const on = (...of: readonly [number, number, number]) =>
    new Date(Date.UTC(...of)).toISOString().slice(0, 10);
  switch (said.is) {
    case 'weekday': {
      const ahead = (said.weekday - at.getUTCDay() + 7) % 7;
      return ahead === 0 ? undefined : on(year, month, day + ahead);
    }
    case 'in': {
      if (said.of === 'days') return on(year, month, day + said.count);
      const months = month + said.count * (said.of === 'years' ? 12 : 1);
      const last = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
      return on(year, months, Math.min(day, last));
    }
    case 'end':
      if (said.of === 'week') return on(year, month, day + ((7 - at.getUTCDay()) % 7));
      return said.of === 'month' ? on(year, month + 1, 0) : on(year, 11, 31);
  }
}
