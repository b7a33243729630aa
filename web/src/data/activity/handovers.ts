/**
 * What was handed to a wallet: a small record of its own for each request, committed to the disk before the wallet
 * hears of it. It lies apart from Activity, so that neither the size of a readback nor a busy table delays it, and it
 * lets a request be handed over once, in whichever tab.
 */
import type { Incoming } from '@readback/core/model/request.ts';
import type { Address } from 'viem';
import { promisifyRequest } from 'idb-keyval';
import type { RawAnswer } from './activityEntry.ts';
import { isAddress, isRecord } from '../base/shapes.ts';

export type Handover = Readonly<{
  /** Of the entry in Activity. */
  id: string;
  /** Another with each press. */
  attempt: string;
  /** Milliseconds since the epoch. */
  at: number;
  account: Address;
  /** The wallet was a Safe, which answers with the hash of a proposal. */
  safe?: true;
  /** Of small requests that are not flights, so that the entry can be made again where Activity was not written in time. */
  incoming?: Incoming;
  answer?: RawAnswer;
  /** Activity has the answer on the disk: the record only says that this request was handed over. */
  settled?: true;
}>;

/**
 * Everything here rejects where the browser keeps nothing, and may never settle: whoever calls bounds it. What has
 * settled is on the disk.
 */
export const handovers = {
  /** Makes the record of an attempt, in one go with looking whether there is one. Gives the other one, if there is. */
  claim: (record: Handover): Promise<Handover | undefined> =>
    change(async (rows) => {
      const there = await readFrom(rows, record.id);
      if (there && there.attempt !== record.attempt && !given.has(there.attempt)) return there;
      rows.put(record, record.id);
      return undefined;
    }),
  put: (record: Handover): Promise<void> =>
    change((rows) => {
      rows.put(record, record.id);
    }),
  /** Takes an attempt back of which the wallet never heard. */
  release(record: Handover): Promise<void> {
    given.add(record.attempt);
    return change(async (rows) => {
      const there = await readFrom(rows, record.id);
      if (there?.attempt === record.attempt) rows.delete(record.id);
    });
  },
  /** Leaves of a record only that there was one. */
  settle: ({ id, attempt }: Handover): Promise<void> =>
    change(async (rows) => {
      const there = await readFrom(rows, id);
      if (there?.attempt !== attempt) return;
      const { at, account } = there;
      rows.put({ id, attempt, at, account, settled: true } satisfies Handover, id);
    }),
  async one(id: string): Promise<Handover | undefined> {
    const rows = (await database()).transaction('rows').objectStore('rows');
    return readFrom(rows, id);
  },
  async all(): Promise<readonly Handover[]> {
    const rows = (await database()).transaction('rows').objectStore('rows');
    const all: readonly unknown[] = await promisifyRequest(rows.getAll());
    return all.filter(isHandover);
  },
  /** Forgets the records of these entries. */
  forget: (ids: readonly string[]): Promise<void> =>
    change((rows) => {
      for (const id of ids) rows.delete(id);
    }),
};

/** Attempts of this page that ended before the wallet heard of them: their records may still reach the disk. */
const given = new Set<string>();

/** `strict`: it has settled only when the disk has it, so that a browser that is killed then has lost nothing. */
async function change<T>(work: (rows: IDBObjectStore) => T | Promise<T>): Promise<T> {
  const transaction = await begin();
  const done = promisifyRequest(transaction);
  try {
    const value = await work(transaction.objectStore('rows'));
    // The disk need not wait for this page to say once more that it is done, which it may not live to do.
    transaction.commit();
    await done;
    return value;
  } catch (error) {
    done.catch(() => undefined);
    throw error;
  }
}

async function begin(): Promise<IDBTransaction> {
  const strict = { durability: 'strict' } as const;
  try {
    return (await database()).transaction('rows', 'readwrite', strict);
  } catch {
    // The browser closed it meanwhile, as it does when site data is cleared.
    opening = undefined;
    return (await database()).transaction('rows', 'readwrite', strict);
  }
}

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open('readback-handovers');
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore('rows');
  };
  const it = await promisifyRequest(asked);
  it.onclose = () => {
    opening = undefined;
  };
  it.onversionchange = () => {
    it.close();
    opening = undefined;
  };
  return it;
}

async function readFrom(rows: IDBObjectStore, id: string): Promise<Handover | undefined> {
  const kept: unknown = await promisifyRequest(rows.get(id));
  return isHandover(kept) ? kept : undefined;
}

/** A damaged record still says that there was one, if it says of what. */
function isHandover(it: unknown): it is Handover {
  return (
    isRecord(it) &&
    typeof it.id === 'string' &&
    typeof it.attempt === 'string' &&
    typeof it.at === 'number' &&
    isAddress(it.account)
  );
}
