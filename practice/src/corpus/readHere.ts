import type { Intent } from '@readback/core/model/intent.ts';
import { type Known, known } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { TypedName } from '@readback/core/model/request.ts';
import { read, type ReadOptions } from '@readback/core/readback.ts';
import { readPasted } from '@readback/core/request/parse/readPasted.ts';
import { rpcWorld } from '@readback/core/world/testing/rpcWorld.ts';
import type { BookEntry, Label, Session, World } from '@readback/core/world/world.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import type { Scenario, Setting } from '@readback/scenarios/scenario.ts';
import { recordsOf } from '../records.ts';

export type Here = Readonly<{
  url: string;
  info: PracticeInfo;
  /** Seconds since the epoch. */
  now: bigint;
  book?: readonly BookEntry[];
  /** Names that the user typed. */
  names?: readonly TypedName[] | undefined;
  /** What the user said that it should do. */
  intent?: Intent | undefined;
  /** What becomes of the world before it is asked. */
  changed?: (world: World) => World;
}>;

/** Reads a request back as the page does beside the practice chain, with every source on. */
export async function readHere(request: string, here: Here): Promise<Readback> {
  let last: Readback | undefined;
  for await (const revision of reading(request, here, { onlyLast: true })) last = revision;
  if (!last) throw new Error('Nothing was read.');
  return last;
}

async function* reading(request: string, here: Here, options: ReadOptions): AsyncGenerator<Readback> {
  const parsed = await readPasted(request, {});
  if (!parsed.ok) throw parsed.error;
  const { info, now } = here;
  const wallet = info.accounts[0];
  const asks = parsed.request.body.kind === 'authorization' && wallet !== undefined;
  const session: Session = {
    host: 'localhost',
    ...(asks
      ? { wallet: { chainId: practiceMarker.chainId, account: wallet.address, name: 'Practice wallet' } }
      : {}),
  };
  const world = rpcWorld(here.url, {
    time: () => known(now),
    session: () => known(session),
    book: () => known(here.book ?? []),
    contract: recordsOf(info),
    label: ({ chainId, address }) => labelOf(info, chainId, address),
    ens: () =>
      known({
        chainId: practiceMarker.chainId,
        universalResolver: info.addresses.ensUniversalResolver,
      }),
  });
  const incoming = {
    request: parsed.request,
    origin: { via: 'paste' },
    receivedAt: Date.now(),
    ...(here.names === undefined ? {} : { names: here.names }),
    ...(here.intent === undefined ? {} : { intent: here.intent }),
  } as const;
  const asked = here.changed === undefined ? world : here.changed(world);
  yield* read(incoming, asked, new AbortController().signal, options);
}

function labelOf({ labels }: PracticeInfo, chainId: number, address: string): Known<Label> {
  const label = labels.find(
    (it) => it.chainId === chainId && it.address.toLowerCase() === address.toLowerCase(),
  );
  return label === undefined
    ? { s: 'unknown', why: 'notFound' }
    : known({ name: label.name, source: 'practice chain' });
}

type Of = Pick<Scenario, 'request' | 'knows' | 'names'>;

/** Reads a scenario back as its flyer would: with whom they know, and the names that they typed. */
export function readScenario(it: Of, setting: Setting, here: HereOf): Promise<Readback> {
  return readHere(it.request(setting), asFlyer(it, setting, here));
}

/** What is said while a scenario is read back, from the first word to the last. */
export async function revisionsOf(it: Of, setting: Setting, here: HereOf): Promise<readonly Readback[]> {
  const revisions: Readback[] = [];
  for await (const revision of reading(it.request(setting), asFlyer(it, setting, here), {}))
    revisions.push(revision);
  return revisions;
}

type HereOf = Pick<Here, 'url' | 'changed' | 'intent'>;

function asFlyer({ knows, names }: Of, setting: Setting, here: HereOf): Here {
  return {
    ...here,
    info: setting.info,
    now: setting.now,
    book: (knows?.(setting) ?? []).map((it) => ({ own: false, paid: 0, ...it })),
    names: names?.(setting),
  };
}
