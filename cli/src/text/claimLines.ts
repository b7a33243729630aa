import type { ReadClearSigned, ShownField, Warning } from '@readback/core/label/erc7730/clearSigned.ts';
import { plainText } from '@readback/core/label/erc7730/renderPlain.ts';
import type { Claim } from '../descriptors/claims.ts';
import { foreign } from './foreign.ts';
import { type Line, line } from './line.ts';
import type { Page } from './page.ts';
import { stepPlace } from './stepPlace.ts';

/** How many fields of one descriptor are written out. */
const mostFields = 60;

/** What descriptors say of the steps, each with its warnings: claims of their authors, beside the steps. */
export function claimLines({ context: { claims, registryGone } }: Page): readonly Line[] {
  if (claims === undefined) return [];
  if (registryGone === true)
    return [line(2, 'The registry could not be reached, so nobody knows whether it has any.')];
  const lines = claims.flatMap(claimed);
  return lines.length === 0 ? [line(2, 'No descriptor in the registry is for this.')] : lines;
}

function claimed({ step, said }: Claim): readonly Line[] {
  const place = { text: `${stepPlace(step)}  `, tone: 'faint' } as const;
  if (said.kind === 'read') return [line(2, place, ...headOf(said)), ...bodyOf(said, 4)];
  // That there is none is nothing to speak of.
  const warnings = said.warnings.filter(({ code }) => code !== 'noDescriptor');
  if (warnings.length === 0) return [];
  return [
    line(2, place, 'There is a descriptor, and it does not fit:'),
    ...warnings.map((it) => warningLine(it, 4)),
  ];
}

function headOf({ intent, owner }: ReadClearSigned) {
  const words = intent
    .map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`))
    .join(', ');
  const by = owner === undefined ? '' : `, says ${foreign(owner, 80)}`;
  return [{ text: foreign(words), tone: 'strong' } as const, by];
}

function bodyOf(said: ReadClearSigned, indent: number): readonly Line[] {
  const { interpolated, fields, warnings, place } = said;
  const rest = fields.length - mostFields;
  return [
    line(indent, { text: `from ${foreign(place)}`, tone: 'faint' }),
    ...(interpolated === undefined ? [] : [line(indent, foreign(plainText(interpolated), 600))]),
    ...fields.slice(0, mostFields).flatMap((it) => fieldLines(it, indent)),
    ...(rest > 0 ? [line(indent, `… and ${rest} more fields`)] : []),
    ...warnings.map((it) => warningLine(it, indent)),
  ];
}

function fieldLines({ label, groups, separator, value, inner, warnings }: ShownField, indent: number) {
  const name = [...groups, label].map((it) => foreign(it, 80)).join(' / ');
  const before = separator === undefined ? '' : `${foreign(separator, 80)} `;
  const lines: Line[] = [
    line(indent, { text: `${name}: `, tone: 'faint' }, `${before}${foreign(plainText(value), 600)}`),
  ];
  if (inner?.kind === 'read') lines.push(line(indent + 2, ...headOf(inner)), ...bodyOf(inner, indent + 2));
  lines.push(...warnings.map((it) => warningLine(it, indent + 2)));
  return lines;
}

/** The code of a warning as words: `unknownToken` is "unknown token". */
function warningLine({ code, at, detail }: Warning, indent: number): Line {
  const words = code.replace(/[A-Z]/g, (it) => ` ${it.toLowerCase()}`);
  const more = [at, detail].filter((it) => it !== undefined).map((it) => foreign(it, 120));
  return line(indent, {
    text: `! ${words}${more.length === 0 ? '' : `: ${more.join(', ')}`}`,
    tone: 'caution',
  });
}
