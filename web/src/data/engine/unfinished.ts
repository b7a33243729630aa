import { unknown } from '@readback/core/model/known.ts';
import { withoutPending } from '@readback/core/model/withoutPending.ts';
import type { Readback, Station, StationState } from '@readback/core/model/readback.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import { stations } from '../base/shapes.ts';

/**
 * The last word of a reading whose engine was ended: what was found stays, what was pending is not known, and
 * nothing can be signed, since the checks never settled.
 */
export function unfinished(
  incoming: Incoming,
  last: Readback | undefined,
  how: 'silent' | 'crashed',
): Readback {
  const says = { id: how === 'silent' ? 'engine.silent' : 'engine.crashed', args: {} } as const;
  const remedy = { id: 'engine.openAgain', args: {} } as const;
  const stop = last?.findings.some((it) => it.outcome === 'fired' && it.severity === 'stop');
  return {
    schema: 1,
    incoming,
    revision: (last?.revision ?? 0) + 1,
    stations: settled(last?.stations),
    facts: withoutPending(last?.facts ?? {}),
    steps: last?.steps ?? [],
    effects: last ? withoutPending(last.effects) : unknown('timeout'),
    findings: (last?.findings ?? []).map((it) =>
      it.outcome === 'pending' ? { ...it, outcome: 'unknown' } : it,
    ),
    unread: [...(last?.unread ?? []), { id: 'engine', gap: 'bytes', says, why: remedy, retry: true }],
    fingerprints: last?.fingerprints ?? [],
    parties: last?.parties ?? [],
    sentence: last?.sentence ?? [],
    verdict: stop ? 'stop' : 'notFullyRead',
    control: { kind: 'none', why: says },
  };
}

function settled(last: Readback['stations'] | undefined): Readback['stations'] {
  const state = (station: Station): StationState => {
    const was = last?.[station] ?? 'pending';
    return was === 'pending' ? 'failed' : was;
  };
  return Object.fromEntries(stations.map((station) => [station, state(station)])) as Readback['stations'];
}
