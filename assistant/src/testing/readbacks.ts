import type { AskSubject } from '@readback/core/ask/answer.ts';
import {
  call,
  contract,
  friend,
  key,
  me,
  message,
  permit,
  signIn,
  transaction,
  typed,
  usdc,
  weth,
} from '@readback/core/check/testing/views.ts';
import { known, unknown } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Body } from '@readback/core/model/request.ts';
import { read } from '@readback/core/readback.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { tableWorld } from '@readback/core/world/testing/tableWorld.ts';
import type { World } from '@readback/core/world/world.ts';

/** Readbacks that the engine really made, for tests of what is said of them. */

/** `mark` is in every text of a request that its maker chooses. */
export function bodies(mark = 'Hello'): readonly Body[] {
  return [
    transaction(friend, '0x', 123_456_789_987_654_321n),
    call(usdc, 'approve(address spender, uint256 amount)', [key, 2n ** 256n - 1n]),
    call(usdc, 'transfer(address to, uint256 amount)', [friend, 123_456_789_987_654_321n]),
    call(
      contract,
      'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      [123_456_789_987_654_321n, 5n, [weth, usdc], friend, 1_900_000_000n],
    ),
    {
      kind: 'calls',
      chainId: 1,
      from: me,
      atomic: true,
      calls: [
        { to: friend, value: 123_456_789_987_654_321n, data: '0x' },
        { to: contract, value: 0n, data: '0x3f1a77c2' },
      ],
    },
    transaction(contract, '0x3f1a77c2', 123_456_789_987_654_321n),
    transaction(null, '0x6001'),
    permit(key, 123_456_789_987_654_321n),
    typed({ Note: [{ name: 'text', type: 'string' }] }, 'Note', { text: mark }, { name: mark, chainId: 1n }),
    message(`${mark} \u202E hidden`),
    message(signIn(`${mark.toLowerCase()}.example.org`, `https://${mark.toLowerCase()}.example.org`)),
    { kind: 'authorization', chainId: 1, delegate: key, nonce: 0n },
  ];
}

/** The last revision of a reading; without a world nobody answers. */
export async function readbackOf(
  body: Body,
  world: World = tableWorld({}, { rpc: () => unknown('offline', 'node.test') }),
  claimed = 'example.org',
): Promise<Readback> {
  const incoming = {
    request: freeze(body, ''),
    origin: { via: 'paste', claimed },
    receivedAt: 1_795_251_600_000,
  } as const;
  let last: Readback | undefined;
  for await (const readback of read(incoming, world, new AbortController().signal)) last = readback;
  if (!last) throw new Error('Nothing was read.');
  return last;
}

export function subjectOf(readback: Readback): AskSubject {
  return { readback, own: new Set([me.toLowerCase()]) };
}

/** A world that answers every question it can with `mark` in it. */
export function markedWorld(mark: string): World {
  return tableWorld(
    {},
    {
      rpc: () => unknown('refused', `${mark}.example.org`),
      label: () => known({ name: mark, source: mark, asOf: mark }),
      book: () => known([{ address: contract, name: mark, own: false, paid: 0 }]),
      session: () => known({ host: `${mark}.example.org`, wallet: { chainId: 1, account: me, name: mark } }),
    },
  );
}
