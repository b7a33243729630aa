import { plainText } from '@readback/core/label/erc7730/renderPlain.ts';
import type { Warning } from '@readback/core/model/clearSigned.ts';
import type { AttestedBy, DescribedField, Description, Lint } from '@readback/core/model/description.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as claims from '@readback/phrases/words/cli/claims.ts';
import { foreign } from './foreign.ts';
import { type Line, line } from './line.ts';
import type { Page } from './pageContent.ts';
import { stepPlace } from './stepPlace.ts';
import { whyWords } from '@readback/phrases/words/why.ts';

type SaidHere = Extract<Description, { kind: 'said' }>;

/** What descriptors say of the steps, each with its warnings: claims of their authors, beside the steps. */
export function claimLines({ readback: { descriptions = [] }, context }: Page): readonly Line[] {
  const silent = new Set(descriptions.flatMap((it) => (it.kind === 'unknown' ? [whyWords[it.why]] : [])));
  const lines = [
    ...descriptions.flatMap(oneLines),
    ...[...silent].map((why) => line(2, fill(claims.unknown, { why }))),
  ];
  const none = lines.length === 0 && descriptions.length > 0 && context.hasRegistry;
  return none ? [line(2, claims.none)] : lines;
}

function oneLines(it: Description): readonly Line[] {
  const place = { text: `${stepPlace(it.step)}  `, tone: 'faint' } as const;
  switch (it.kind) {
    case 'said':
      return saidLines(it, place.text);
    case 'none': {
      const wrong = it.why.filter(({ code }) => code !== 'noDescriptor');
      return wrong.length === 0
        ? []
        : [line(2, place, claims.unfit), ...wrong.map((one) => warningLine(one, 4))];
    }
    case 'unknown':
      return [];
  }
}

function saidLines(said: SaidHere, at: string): readonly Line[] {
  const { intent, sentence, fields, more = 0, warnings, lint, owner, from } = said;
  const words = intent
    .map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`))
    .join(', ');
  const by = owner === undefined ? '' : fill(claims.saidBy, { owner: foreign(owner, 80) });
  const place = foreign(from.place);
  const origin =
    from.host === undefined
      ? fill(claims.from, { place })
      : fill(claims.fromHost, { place, host: foreign(from.host) });
  const attestedBy = from.attestedBy ?? [];
  return [
    line(2, { text: at, tone: 'faint' }, { text: foreign(words), tone: 'strong' }, by),
    line(4, { text: origin, tone: 'faint' }),
    ...attestedBy.map((it) =>
      line(4, { text: attestationWords(it), tone: it.revoked === 'yes' ? 'stop' : 'faint' }),
    ),
    ...(sentence === undefined ? [] : [line(4, foreign(plainText(sentence), 600))]),
    ...fields.flatMap((it) => fieldLines(it, 4)),
    ...(more > 0 ? [line(4, fill(claims.moreFields, { count: more }))] : []),
    ...lint.map(lintLine),
    ...warnings.map((it) => warningLine(it, 4)),
  ];
}

function attestationWords({ auditor, name, revoked }: AttestedBy): string {
  const who = name === undefined ? auditor : `${foreign(name, 80)} (${auditor})`;
  return fill(claims.attested[revoked], { who });
}

function fieldLines(field: DescribedField, indent: number): readonly Line[] {
  const { label, groups, separator, value, inner, warnings } = field;
  const name = [...groups, label].map((it) => foreign(it, 80)).join(' / ');
  const before = separator === undefined ? '' : `${foreign(separator, 80)} `;
  return [
    line(indent, { text: `${name}: `, tone: 'faint' }, `${before}${foreign(plainText(value), 600)}`),
    ...(inner === undefined
      ? []
      : [
          line(indent + 2, { text: foreign(inner.intent), tone: 'strong' }),
          ...inner.fields.flatMap((it) => fieldLines(it, indent + 2)),
        ]),
    ...warnings.map((it) => warningLine(it, indent + 2)),
  ];
}

function warningLine({ code, at, detail }: Warning, indent: number): Line {
  return marked(code, [at, detail], indent);
}

function lintLine({ code, arg, detail, weight }: Lint): Line {
  return marked(weight === 'note' ? code : `${weight}: ${code}`, [arg, detail], 4);
}

/** The code of a warning as words: `unknownToken` is "unknown token". */
function marked(code: string, more: readonly (string | undefined)[], indent: number): Line {
  const words = code.replace(/[A-Z]/g, (it) => ` ${it.toLowerCase()}`);
  const about = more.filter((it) => it !== undefined).map((it) => foreign(it, 120));
  return line(indent, {
    text: `! ${words}${about.length === 0 ? '' : `: ${about.join(', ')}`}`,
    tone: 'caution',
  });
}
