/**
 * How a file of tests is answered. `play`: from its tape, without a node. `live`: by a node, at the time of day.
 * `record`: by a node whose clock stands still, whose answers are kept as the tape. `compare`: the same, and it is an
 * error when they are not those of the tape.
 */
export type Mode = 'play' | 'live' | 'record' | 'compare';

/** By `READBACK_TAPES`; without it from the tape where there is one and the whole file runs. */
export function modeOf(
  env: Readonly<Record<string, string | undefined>>,
  file: Readonly<{ hasTape: boolean; isWhole: boolean }>,
): Mode {
  const said = env['READBACK_TAPES'] ?? 'play';
  if (!isMode(said)) throw new RangeError(`READBACK_TAPES is ${said}; it can be ${modes.join(', ')}.`);
  if (said === 'record') return file.isWhole ? 'record' : 'live';
  return file.hasTape && file.isWhole ? said : 'live';
}

const modes: readonly Mode[] = ['play', 'live', 'record', 'compare'];

function isMode(it: string): it is Mode {
  return modes.some((mode) => mode === it);
}
