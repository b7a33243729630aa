import type { Effects } from '@readback/core/model/effects.ts';
import type { Fact } from '@readback/core/model/fact.ts';
import { type Known, known, unknown } from '@readback/core/model/known.ts';
import type { NotNow } from '@readback/core/model/limits.ts';
import { expect, it } from 'vitest';
import { changeLines } from './changeLines.ts';
import type { Page } from './pageContent.ts';

const token = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const asset = { kind: 'token', chainId: 1, address: token } as const;

function textOf(takeable: Known<bigint> | undefined, notNow: readonly NotNow[] = []): string {
  const effects: Effects = {
    block: {
      chainId: 1,
      parentHash: `0x${'00'.repeat(32)}`,
      parentNumber: 1n,
      number: 2n,
      timestamp: 0n,
      baseFeePerGas: 0n,
      gasLimit: 0n,
      endpoint: 'node',
    },
    status: 'success',
    gasUsed: 0n,
    lines: [
      {
        id: '0',
        who: token,
        what: 'allowance',
        asset,
        counterparty: token,
        before: known(0n),
        after: known(9n),
        basis: 'read',
        cause: [],
      },
    ],
    engines: [],
    notLookedAt: [],
    assumed: [],
    notNow,
  };
  const said: Fact | undefined = takeable && {
    id: 'effect.0.takeable',
    value: takeable.s === 'known' ? known({ kind: 'amount', raw: takeable.v, asset } as const) : takeable,
    from: [],
  };
  const page = {
    readback: { effects: known(effects) },
    facts: (id: string) => (id === said?.id ? said : undefined),
    context: { own: new Set() },
  } as unknown as Page;
  return JSON.stringify(changeLines(page));
}

it('says of an allowance by signature how much of it can be taken now', () => {
  expect(textOf(known(4n))).toContain(`4 base units of ${token} can be taken now`);
  expect(textOf(known(0n))).toContain('nothing can be taken now');
  expect(textOf(unknown('timeout'))).toContain('could not check how much can be taken now');
  expect(textOf(undefined)).not.toContain('can be taken');
});

it('does not say "at once" of one that cannot be used as things are', () => {
  const text = textOf(known(4n), [{ is: 'expired' }]);
  expect(text).toContain('can be taken if the signature can be used');
  expect(text).not.toContain('at once');
});
