import type { DescriptionSource, Lint, SaidByDescriptor } from '../../model/description.ts';
import type { ReadClearSigned } from '../../model/clearSigned.ts';
import type { Registry } from './registry.ts';
import { type FieldRoom, mostShownText, shortened, shortSpans, shortWarnings } from './shortened.ts';

/** A description as the readback keeps it, with where its descriptor comes from. */
export function saidOf(
  said: ReadClearSigned,
  files: Registry,
  room: FieldRoom,
  { lint, ...proof }: Pick<DescriptionSource, 'digest' | 'attestedBy'> & Readonly<{ lint: readonly Lint[] }>,
): SaidByDescriptor {
  const { place, binding, intent, interpolated, fields, owner, contractName, warnings } = said;
  const file = files.fileOf(place);
  const { fields: kept, more } = shortened(fields, room);
  return {
    intent: intent.slice(0, 20).map(({ label, text }) => ({
      ...(label === undefined ? {} : { label: label.slice(0, mostShownText) }),
      text: text.slice(0, mostShownText),
    })),
    ...(interpolated === undefined ? {} : { sentence: shortSpans(interpolated) }),
    fields: kept,
    ...(more === 0 ? {} : { more }),
    warnings: shortWarnings(warnings),
    lint,
    binding,
    ...(owner === undefined ? {} : { owner: owner.slice(0, mostShownText) }),
    ...(contractName === undefined ? {} : { contractName: contractName.slice(0, mostShownText) }),
    from: { place, ...(file === undefined ? {} : { host: file.host, fetchedAt: file.fetchedAt }), ...proof },
  };
}
