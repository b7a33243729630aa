/** Shapes of what comes from a worker or from the disk: inspected as far as the page relies on them. */
import type { Readback, Station, Verdict } from '@readback/core/model/readback.ts';
import type { VerdictName } from '@readback/core/narrate/verdict/verdictName.ts';

const verdicts: ReadonlySet<unknown> = new Set<Verdict>([
  'pending',
  'stop',
  'caution',
  'notFullyRead',
  'read',
]);
const controls: ReadonlySet<unknown> = new Set<Readback['control']['kind']>([
  'wait',
  'press',
  'hold',
  'none',
]);

/** Every station, in the order in which they run. */
export const stations: readonly Station[] = [
  'request',
  'fingerprint',
  'decode',
  'label',
  'simulate',
  'check',
  'narrate',
];

/** Whether it has every part of a readback, with a verdict and a control that the page knows. */
export function isReadback(it: unknown): it is Readback {
  if (!isRecord(it) || it.schema !== 1 || typeof it.revision !== 'number') return false;
  const lists = [it.steps, it.findings, it.unread, it.fingerprints, it.parties, it.sentence];
  const records = [it.incoming, it.stations, it.facts, it.effects, it.control];
  return (
    lists.every(Array.isArray) &&
    records.every(isRecord) &&
    verdicts.has(it.verdict) &&
    isRecord(it.control) &&
    controls.has(it.control.kind) &&
    stations.every((station) => isRecord(it.stations) && typeof it.stations[station] === 'string')
  );
}

/** The same for what it is called. */
export function isVerdictName(it: unknown): it is VerdictName {
  return isVerdict(it) || it === 'notFullyChecked';
}

function isVerdict(it: unknown): it is Verdict {
  return verdicts.has(it);
}

export function isRecord(it: unknown): it is Record<string, unknown> {
  return typeof it === 'object' && it !== null;
}

/** The same with all its values of one type; undefined where one is not. */
export function recordOf<T>(
  it: unknown,
  fits: (value: unknown) => value is T,
): Record<string, T> | undefined {
  if (!isRecord(it)) return undefined;
  const entries = Object.entries(it).filter((entry): entry is [string, T] => fits(entry[1]));
  return entries.length === Object.keys(it).length ? Object.fromEntries(entries) : undefined;
}

/** A list of which each is of one type, in its order; undefined where one is not. `read` gives what it is of one. */
export function listOfAll<T>(it: unknown, read: (value: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(it)) return undefined;
  const all = it.flatMap((each: unknown) => read(each) ?? []);
  return all.length === it.length ? all : undefined;
}

export function isChainId(it: unknown): it is number {
  return Number.isSafeInteger(it) && Number(it) > 0;
}

/** The twenty bytes of an address in hex, with any capitals. */
export function isAddress(it: unknown): it is `0x${string}` {
  return isHex(it) && it.length === 42;
}

/** Whole bytes in hex, of any number. */
export function isHex(it: unknown): it is `0x${string}` {
  return typeof it === 'string' && it.length % 2 === 0 && /^0x[0-9a-f]*$/i.test(it);
}
