import { known } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { read } from '@readback/core/readback.ts';
import { readPasted } from '@readback/core/request/parse/readPasted.ts';
import { rpcWorld } from '@readback/core/world/testing/rpcWorld.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { type Address, type Hex, toHex } from 'viem';
import { answeredFindings } from './answered.ts';
import { compared, type Finding, type Truth } from './compare.ts';
import type { Fact } from './facts.ts';
import { valueOf } from './values.ts';
import { factOfLine } from './factOfLine.ts';
import { heard, heardFinding } from './heard.ts';
import { lacking } from './lacking.ts';
import { movedFindings } from './moved.ts';
import { askAll } from './node.ts';
import { type Route, type Sky, timeOf } from './sky.ts';
import { universe } from './universe.ts';

export type Flown = Readonly<{
  name: string;
  request: string;
  verdict: Readback['verdict'];
  known: boolean;
  findings: readonly Finding[];
}>;

/**
 * Reads a request back, carries it out, and asks the chain what was before and after: everything that the readback
 * speaks of, and everything else that may have changed.
 */
export async function fly(sky: Sky, name: string, route: Route): Promise<Flown> {
  const { request, whose, drawn = false, carryOut } = await route(sky);
  const readback = await readBack(sky, request, whose[0]);
  const receipt = await carryOut();
  const { effects } = readback;
  const lines = effects.s === 'known' ? [...effects.v.lines, ...(effects.v.arrivals ?? [])] : [];
  const facts = new Map<string, Fact>(
    [...universe(sky.info, whose), ...lines.flatMap((line) => factOfLine(line, sky.at) ?? [])].map((fact) => [
      fact.key,
      fact,
    ]),
  );
  const truth = await truthOf(sky, [...facts.values()], BigInt(receipt.blockNumber));
  const it = {
    readback,
    receipt,
    facts: [...facts.values()],
    truth,
    whose,
    at: sky.at,
    drawn,
  };
  const ofState = [...compared(it), ...movedFindings(it), ...answeredFindings(it)];
  const account = whose[0] ?? receipt.from;
  const hearback = await heard(readback, { url: sky.url, without: sky.without ?? [], account, receipt });
  const findings = [...ofState, ...heardFinding(hearback, ofState)];
  return { name, request, verdict: readback.verdict, known: effects.s === 'known', findings };
}

/** The wallet is connected with the account that it is about: an authorization does not say whose it is. */
async function readBack(sky: Sky, request: string, account: Address | undefined): Promise<Readback> {
  const parsed = await readPasted(request, {});
  if (!parsed.ok) throw parsed.error;
  const now = await timeOf(sky);
  const asks = parsed.request.body.kind === 'authorization' && account !== undefined;
  const wallet = asks
    ? { wallet: { chainId: practiceMarker.chainId, account, name: 'Practice wallet' } }
    : {};
  const session = () => known({ host: 'localhost', ...wallet });
  const world = lacking(rpcWorld(sky.url, { time: () => known(now), session }), sky.without ?? [], sky.url);
  const incoming = { request: parsed.request, origin: { via: 'paste' }, receivedAt: Date.now() } as const;
  let last: Readback | undefined;
  for await (const revision of read(incoming, world, new AbortController().signal)) last = revision;
  if (!last) throw new Error('Nothing was read.');
  return last;
}

/** The block that carries it has nothing else in it. */
async function truthOf({ url }: Sky, facts: readonly Fact[], block: bigint): Promise<Truth> {
  const at = (number: bigint) =>
    askAll(
      url,
      facts.map(({ ask }) => ask(toHex(number))),
    );
  const [before, after] = await Promise.all([at(block - 1n), at(block)]);
  const value = (fact: Fact, answers: readonly (Hex | undefined)[], n: number) => valueOf(fact, answers[n]);
  return new Map(
    facts.map((fact, n) => [fact.key, { before: value(fact, before, n), after: value(fact, after, n) }]),
  );
}
