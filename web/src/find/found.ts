import type { GroupId, Item } from './items.ts';
import { score } from './score.ts';

export type Group = Readonly<{ id: GroupId; items: readonly Item[] }>;

/** How many of a group are listed, while nothing was typed and while something was. */
const most: Readonly<Record<GroupId, readonly [untyped: number, typed: number]>> = {
  read: [0, 3],
  tasks: [6, 6],
  acts: [4, 6],
  screens: [10, 6],
  accounts: [4, 6],
  contracts: [3, 6],
  activity: [5, 7],
  rules: [0, 5],
  flights: [0, 5],
};

/** The order of the groups where nothing else tells it. */
const order: readonly GroupId[] = [
  'read',
  'screens',
  'acts',
  'tasks',
  'accounts',
  'activity',
  'contracts',
  'rules',
  'flights',
];

/** Whoever looks for something to do seldom means a rule or a flight of that name. */
const behind: Readonly<Partial<Record<GroupId, number>>> = { rules: 30, flights: 30 };

/** The other words that a task is looked for by are as good as those of a title. */
const ofTask = 60;

/** Entries are found by all that Activity knows of them: that fits less well than a title. */
const ofActivity = 15;

export type Looked = Readonly<{
  items: Readonly<Partial<Record<GroupId, readonly Item[]>>>;
  /** What can be done with the text itself. `first`: it is a request. */
  read: readonly Item[];
  first: boolean;
  /** What was found in Activity, the newest first. */
  activity: readonly Item[];
}>;

/**
 * What is listed for what was typed: the groups by their best item, and in each the best first; what fits equally well
 * stays in its order. `>` looks through the acts alone.
 */
export function found(typed: string, { items, read, first, activity }: Looked): readonly Group[] {
  const text = typed.trim();
  const actsOnly = text.startsWith('>');
  const wanted = actsOnly ? text.slice(1).trim() : text;
  const groups: (Group & Readonly<{ best: number }>)[] = [];
  for (const id of order) {
    if (id === 'read' || (actsOnly && id !== 'acts')) continue;
    if (id === 'activity') {
      add(id, activity, wanted === '' ? 0 : ofActivity);
      continue;
    }
    const all = items[id] ?? [];
    if (wanted === '') {
      // Where something is to be decided, that comes first.
      const decides = id === 'acts' && all.some(({ does }) => does.kind === 'decision');
      add(id, all, decides ? 1 : 0, actsOnly ? all.length : undefined);
      continue;
    }
    const fits = all
      .map((item) => ({ item, fit: score(item, wanted) }))
      .filter(({ fit }) => fit > 0)
      .toSorted((one, other) => other.fit - one.fit);
    add(
      id,
      fits.map(({ item }) => item),
      Math.max(fits[0]?.fit ?? 0, id === 'tasks' ? ofTask : 0) - (behind[id] ?? 0),
    );
  }
  const rest = groups.toSorted((one, other) => other.best - one.best).map(({ id, items }) => ({ id, items }));
  if (read.length === 0 || actsOnly) return rest;
  const own: Group = { id: 'read', items: read };
  return first ? [own, ...rest] : [...rest, own];

  function add(id: GroupId, all: readonly Item[], best: number, limit = most[id][wanted === '' ? 0 : 1]) {
    const items = all.slice(0, limit);
    if (items.length > 0) groups.push({ id, items, best });
  }
}
