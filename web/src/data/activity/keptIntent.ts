import type { Intent } from '@readback/core/model/intent.ts';
import { isAddress, isRecord } from '../base/shapes.ts';

/** What the user meant, as it was kept here: inspected as far as the page relies on it. A file's is read by `isIntent`. */
export function keptIntent(it: unknown): Intent | undefined {
  const fits =
    isRecord(it) && isAddress(it.account) && isAllRecords(it.clauses) && Number.isFinite(it.saidAt);
  return fits ? (it as Intent) : undefined;
}

/** Whether two requests were read with the same saying, or both with none. */
export function sameSaying(one: Intent | undefined, other: Intent | undefined): boolean {
  return one?.saidAt === other?.saidAt && one?.account === other?.account;
}

function isAllRecords(it: unknown): boolean {
  return Array.isArray(it) && it.length > 0 && it.every(isRecord);
}
