import type { Readback } from '@readback/core/model/readback.ts';
import type { Hex } from 'viem';
import { beforeAll, describe, expect, it } from 'vitest';
import { lookedAtTwice, loudForUs, ofNoGain } from './testing/loudCalls.ts';
import { type SentCall, sentCalls } from './testing/sentCalls.ts';
import { readOnStandIn } from './testing/standIn.ts';

/**
 * What people sent, as it is read on a node that answers and tries nothing: what a request is warned of for its words and for what
 * is there, and not for what it changes. An honest call is warned of where an expert looks twice, or the list says why not yet;
 * the same call for someone else is warned of wherever that one gains by it.
 */
describe('calls that were sent, on a node', () => {
  const loud = new Map<string, readonly string[]>();
  const calmTwins: string[] = [];
  let twins = 0;
  let stops: readonly string[] = [];

  beforeAll(async () => {
    for (const call of sentCalls()) {
      const readback = await readOnStandIn(call);
      const warned = warningsOf(readback);
      if (warned.length > 0) loud.set(call.id, warned);
      const twin = warned.length === 0 ? forSomebodyElse(call) : undefined;
      if (twin === undefined) continue;
      twins += 1;
      const theirs = await readOnStandIn(twin);
      if (warningsOf(theirs).length === 0 && isReadWhole(theirs)) calmTwins.push(call.id);
    }
    stops = [...loud].flatMap(([id, all]) => (all.some((it) => it.startsWith('stop')) ? [id] : []));
  }, 240_000);

  it('are warned of where an expert looks twice, and otherwise only for what is listed', () => {
    const listed = new Set([lookedAtTwice, loudForUs].flatMap(idsOf));
    const others = [...loud].filter(([id]) => !listed.has(id));
    expect(others.map(([id, warned]) => `${id}: ${warned.join(', ')}`)).toEqual([]);
    expect([...listed].filter((id) => !loud.has(id))).toEqual([]);
  });

  it('are stopped only where foreign code runs as an account, or one owner alone decides', () => {
    expect(stops.filter((id) => !idsOf(lookedAtTwice).includes(id))).toEqual([]);
    const reasons = new Set(stops.flatMap((id) => loud.get(id)?.filter((it) => it.startsWith('stop')) ?? []));
    expect([...reasons].toSorted()).toEqual(['stop power.delegatecall.says', 'stop power.owners.saysOne']);
  });

  it('are not warned of in more than nine of ten that an expert signs at first sight', () => {
    const all = sentCalls().length - idsOf(lookedAtTwice).length;
    expect(all).toBeGreaterThan(600);
    expect(1 - idsOf(loudForUs).length / all).toBeGreaterThan(0.92);
  });

  it('are warned of, or not read whole, where somebody else stands in the place of whoever sends them', () => {
    expect(twins).toBeGreaterThan(250);
    expect(calmTwins.toSorted()).toEqual(idsOf(ofNoGain).toSorted());
  });
});

function idsOf(list: Readonly<Record<string, readonly string[]>>): readonly string[] {
  return Object.values(list).flat();
}

function warningsOf({ findings }: Readback): readonly string[] {
  return findings.flatMap((it) =>
    it.outcome === 'fired' && it.severity !== 'note' ? [`${it.severity} ${it.says.id}`] : [],
  );
}

/** Whether nothing but what the node cannot try is missing. */
function isReadWhole({ unread }: Readback): boolean {
  return unread.every(({ id }) => id === 'effects' || id === 'checks');
}

/** The call with the address of someone else wherever that of its sender stands; undefined where it stands nowhere. */
function forSomebodyElse(call: SentCall): SentCall | undefined {
  const [data, own] = [call.data.toLowerCase(), call.from.slice(2).toLowerCase()];
  if (!data.includes(own)) return undefined;
  return { ...call, data: data.replaceAll(own, 'baadf00d'.repeat(5)) as Hex };
}
