import type { Oddity } from '../../model/step.ts';
import type { Binding, ClearSigned, ReadClearSigned, Warning } from './clearSigned.ts';
import { specsOf } from './formatsOf.ts';
import { interpolate } from './interpolate.ts';
import { isRecord, type Json, type JsonRecord, member, memberAt, textOf } from './json.ts';
import { type Scope, Unfit } from './scope.ts';
import { showAll } from './show.ts';

/** What was decided before a format is applied. */
export type Applied = Readonly<{
  key: string;
  format: JsonRecord;
  binding: Binding;
  oddities: readonly Oddity[];
  warnings: readonly Warning[];
}>;

/** Applies one format to decoded data. All of it, or nothing and why. */
export function applyFormat(scope: Scope, { key, format, ...applied }: Applied): ClearSigned {
  const at = `$.display.formats.${key}`;
  try {
    const shown = showAll(scope, specsOf(scope.descriptor, key, format));
    const template = member(format, 'interpolatedIntent');
    const sentence = typeof template === 'string' ? interpolate(template, shown, at) : undefined;
    const warnings = [...applied.warnings];
    if (template !== undefined && sentence === undefined) warnings.push({ code: 'interpolationDropped', at });
    return {
      kind: 'read',
      place: scope.descriptor.place,
      binding: applied.binding,
      format: key,
      ...metadataOf(scope.descriptor.root),
      intent: intentOf(member(format, 'intent'), at),
      ...(sentence === undefined ? {} : { interpolated: sentence }),
      fields: shown.map(({ field }) => field),
      oddities: applied.oddities,
      warnings,
    };
  } catch (error) {
    if (error instanceof Unfit) return { kind: 'unread', warnings: [...applied.warnings, error.warning] };
    throw error;
  }
}

/** @throws {Unfit} for an intent that is neither a text nor a flat object of texts */
function intentOf(intent: Json | undefined, at: string): ReadClearSigned['intent'] {
  if (intent === undefined) return [];
  if (typeof intent === 'string') return [{ text: intent }];
  if (!isRecord(intent)) throw new Unfit('invalidDescriptor', at, 'intent');
  return Object.entries(intent)
    .filter(([label]) => !label.startsWith('$'))
    .map(([label, text]) => {
      if (typeof text !== 'string') throw new Unfit('invalidDescriptor', at, 'intent');
      return { label, text };
    });
}

function metadataOf(root: JsonRecord): Pick<ReadClearSigned, 'owner' | 'contractName' | 'url'> {
  const owner = textOf(memberAt(root, 'metadata', 'owner'));
  const contractName = textOf(memberAt(root, 'metadata', 'contractName'));
  const url = textOf(memberAt(root, 'metadata', 'info', 'url'));
  return {
    ...(owner === undefined ? {} : { owner }),
    ...(contractName === undefined ? {} : { contractName }),
    ...(url === undefined ? {} : { url }),
  };
}
