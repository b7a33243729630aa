import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/data.ts';
import { WordedError } from '@readback/phrases/wordedError.ts';
import type { BookRow } from '../../data/own/book.ts';
import { isRecord } from '../../data/base/shapes.ts';
import { fileFormat, fileVersion, mostBytes } from '../../data/exports/exportFile.ts';
import { networkChoices } from '../../data/networks/choices.ts';
import { appearanceChoices } from './appearanceChoices.ts';
import { bookChoices } from './bookChoices.ts';
import { checksChoices, looserFigures } from './checksChoices.ts';
import type { Choice } from './choice.ts';
import { networksChoices } from './networksChoices.ts';
import { nameOnly, type ReadRows, readRows } from './importRows.ts';
import { type OwnedTable, ownedTables } from '../../data/exports/owned.ts';
import { untagged } from '../../data/exports/taggedJson.ts';
import { isOn, replaceUrl, sourceChoices, sources, switchSource, urlOf } from '../../data/sources/sources.ts';
import { namesOfSources, sourceWords } from '../../data/sources/sourceWords.ts';
import { sourceUrl } from '../sources/sourceUrl.ts';

/** One table of a file against the one that is here. */
export type TablePreview = ReadRows & Readonly<{ of: OwnedTable<unknown> }>;

/** The most that anybody ticks one by one; the others are left out, and it is said. */
const mostChoices = 200;

/** What taking in a file would do. Nothing is written before `applyImport`. */
export type Preview = Readonly<{
  /** When the file says that it was made: foreign text. */
  madeAt: string;
  tables: readonly TablePreview[];
  choices: readonly Choice[];
  /** How many more choices there were than anybody ticks one by one. */
  choicesLeft: number;
  /** How many parts of the file are not known here. */
  partsLeft: number;
  /** Figures of the checks that the file would make less strict: no file does that. */
  looser: readonly string[];
}>;

/**
 * Reads what was saved with `exportText`, on this page or another. What is in a file is hostile: its size is
 * bounded, every row is checked as if it came from a damaged disk, and nothing is overwritten.
 *
 * @throws {ImportError} when the whole of it is of no use; its sentence says why
 */
export function readImport(text: string): Preview {
  if (text.length > mostBytes) throw tooLarge();
  const file = parsed(text);
  if (!isRecord(file) || file.format !== fileFormat) throw new ImportError(words.otherFile);
  if (file.version !== fileVersion)
    throw new ImportError(words.otherVersion, {
      details: `version ${String(file.version).slice(0, 40)}`,
    });
  const given = isRecord(file.tables) ? file.tables : {};
  const tables = ownedTables.flatMap((of) => {
    const part = Object.hasOwn(given, of.id) ? given[of.id] : undefined;
    if (!isRecord(part) || !Array.isArray(part.rows) || typeof part.schema !== 'number') return [];
    return [{ of, ...readRows(of, part.schema, part.rows) }];
  });
  const rows = tables.find(({ of }) => of.id === 'book');
  const settings = settingsIn(file.settings);
  const choices = [
    ...appearanceChoices(settings),
    ...sourcesChoices(settings),
    ...checksChoices(settings),
    ...networksChoices(networkChoices.read(settings.networks)),
    ...(rows ? bookChoices([...rows.fresh.values(), ...rows.other.values()] as BookRow[]) : []),
  ];
  const known = new Set(ownedTables.map(({ id }) => id));
  return {
    madeAt: typeof file.madeAt === 'string' ? file.madeAt.slice(0, 40) : '',
    tables: tables.map(addingOnly),
    choices: choices.slice(0, mostChoices),
    choicesLeft: Math.max(0, choices.length - mostChoices),
    partsLeft: Object.keys(given).filter((id) => !known.has(id)).length,
    looser: looserFigures(settings),
  };
}

/** The error for a file that is not even read. */
export function tooLarge(): ImportError {
  return new ImportError(fill(words.tooLarge, { size: mostBytes / 1_048_576 }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ImportError(words.notJson, { cause });
  }
}

function settingsIn(it: unknown): Record<string, unknown> {
  try {
    const settings = untagged(it);
    return isRecord(settings) ? settings : {};
  } catch {
    return {};
  }
}

/** Of the book only new names come in by themselves; the rest is ticked one by one. */
function addingOnly(table: TablePreview): TablePreview {
  if (table.of.id !== 'book') return table;
  const named = [...table.fresh].map(([key, row]) => [key, nameOnly(row as BookRow)] as const);
  const given = [...table.other].flatMap(([key, row]) => {
    const { name } = row as BookRow;
    const before = table.of.table.rows().get(key) as BookRow | undefined;
    // A label would take away what is known of an account that is the user's, or that they know.
    const takesNone = before === undefined || before.name !== undefined || before.own || before.knownOn;
    return name === undefined || takesNone ? [] : [[key, { ...before, name, imported: true }] as const];
  });
  const fresh = [...named, ...given].filter(([, row]) => row !== undefined);
  return { ...table, fresh: new Map<string, unknown>(fresh), other: new Map() };
}

export class ImportError extends WordedError {
  override name = 'ImportError';
}

/** Which hosts a file would switch, or ask elsewhere: only what could be typed here too. */
function sourcesChoices({ sources: given }: Record<string, unknown>): readonly Choice[] {
  const next = sourceChoices.read(given);
  if (!next) return [];
  return sources.flatMap((source): Choice[] => {
    const { id, url } = source;
    const name = namesOfSources[id];
    const choices: Choice[] = [];
    if (isOn(id, next) !== isOn(id))
      choices.push({
        id: `source-${id}`,
        title: fill(words.source, { source: name }),
        now: isOn(id) ? words.on : words.off,
        next: isOn(id, next) ? words.on : words.off,
        risk: isOn(id, next) ? sourceWords[id].told : words.sourceRisk,
        apply: () => switchSource(id, isOn(id, next)),
      });
    const asked = urlOf(id, next);
    const read = asked === '' ? undefined : sourceUrl(asked, url);
    if (read?.ok && read.url !== urlOf(id))
      choices.push({
        id: `url-${id}`,
        title: fill(words.host, { source: name }),
        now: urlOf(id),
        next: read.url,
        risk: words.hostRisk,
        apply: () => replaceUrl(id, read.url),
      });
    return choices;
  });
}
