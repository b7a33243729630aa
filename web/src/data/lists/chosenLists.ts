import { isOn, sourceChoices, type SourceId } from '../sources/sources.ts';

export type ScamListId = Extract<SourceId, 'phishingSites' | 'scamDatabase'>;

const ids: readonly ScamListId[] = ['phishingSites', 'scamDatabase'];

export function isScamList(id: SourceId): id is ScamListId {
  return ids.some((it) => it === id);
}

/** The lists of scams that the user turned on. */
export function chosenLists(choices = sourceChoices.get()): readonly ScamListId[] {
  return ids.filter((id) => isOn(id, choices));
}
