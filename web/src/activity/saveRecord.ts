import { plain } from '@readback/phrases/plain.ts';
import '../data/allWords.ts';
import { verdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import { recordText } from '@readback/core/record/record.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { findFact } from '../data/findFact.ts';
import { entrySentence } from '../entries/entryTitle.ts';
import { fileName, saveFile } from '../ui/saveFile.ts';
import manifest from '../../package.json' with { type: 'json' };

/** Whether an entry can have a record: an answer of the wallet, and a readback of which nothing was let go. */
function hasRecord({ state, readback, allSteps, imported }: ActivityEntry): boolean {
  return (
    (state === 'signed' || state === 'sent') &&
    readback !== undefined &&
    allSteps === undefined &&
    imported !== true
  );
}

/** The record of an entry; undefined where it can have none. */
export async function recordOf(entry: ActivityEntry): Promise<string | undefined> {
  const { readback, state, answeredAt, signature, hash, safeTxHash, hearback } = entry;
  if (!hasRecord(entry) || readback === undefined) return undefined;
  const facts = findFact(readback);
  const warnings = readback.findings.flatMap((it) =>
    it.outcome === 'fired' && it.severity !== 'note' ? [plain([it.says], facts, String)] : [],
  );
  return recordText({
    readback,
    said: [verdictName(readback), entrySentence(entry, 'utc'), ...warnings],
    answer: {
      state,
      ...(answeredAt === undefined ? {} : { at: answeredAt }),
      ...(signature === undefined ? {} : { signature }),
      ...(hash === undefined ? {} : { hash }),
      ...(safeTxHash === undefined ? {} : { safeTxHash }),
    },
    ...(hearback === undefined ? {} : { hearback }),
    madeAt: new Date(),
    by: { version: manifest.version },
  });
}

export async function saveRecord(entry: ActivityEntry): Promise<void> {
  const text = await recordOf(entry);
  if (text !== undefined) saveFile(fileName('record', 'json'), text, 'application/json');
}
