import type { Arg } from '../model/step.ts';

/** An argument without places in calldata, as of what lies inside another one or in a message. */
export function withoutByteRanges(arg: Arg): Arg {
  const { value } = arg;
  const bytes = [0, 0] as const;
  if (value.kind === 'array')
    return { ...arg, bytes, value: { ...value, items: value.items.map(withoutByteRanges) } };
  if (value.kind === 'tuple')
    return { ...arg, bytes, value: { ...value, fields: value.fields.map(withoutByteRanges) } };
  return { ...arg, bytes };
}
