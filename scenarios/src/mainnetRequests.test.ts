import { grantsOf } from '@readback/core/actions/approvals/grants.ts';
import { everyStep } from '@readback/core/actions/steps/stepTree.ts';
import { decode } from '@readback/core/decode/decode.ts';
import { parse } from '@readback/core/request/parse/parse.ts';
import { expect, test } from 'vitest';
import { mainnetRequests } from './mainnetRequests.ts';

test.each(mainnetRequests.map((it) => [it.title, it] as const))(
  '%s: every call is named and every grant is found, from the pasted text alone',
  (_, it) => {
    const parsed = parse(it.request, {});
    if (!parsed.ok) throw new Error('not taken');
    const { steps, complete } = decode(parsed.request, {});
    expect(complete).toBe(true);
    const all = everyStep(steps);
    expect(all.map(({ fn, reading }) => [fn?.name !== undefined, reading])).toEqual(
      all.map(() => [true, 'canonical']),
    );
    expect(all.filter(({ steps: inner }) => inner.length === 0)).toHaveLength(Math.max(it.inner, 1));
    const grants = all.flatMap(grantsOf).filter(({ on }) => on);
    expect(grants.map(({ spender, noLimit }) => ({ spender, noLimit }))).toEqual(it.grants);
    for (const grant of grants) expect(grant.amount).toBeDefined();
  },
);
