import { type Address, getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { told } from '../../check/testing/answers.ts';
import { call, effectsOf, me, usdc } from '../../check/testing/views.ts';
import { poolFact } from '../../label/tokens/poolFacts.ts';
import { known, unknown } from '../../model/known.ts';
import { placesOf } from '../../shipped/protocols.ts';

/** What Pendle’s own registries say of what a call of its router names, and what they do not. */
const router = getAddress('0x888888888889758f76e7103c6cbf23abbf58f946');
const market = getAddress('0x5712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5c8d90');
const placeOf = (name: string) => getAddress(placesOf(1, name)[0] ?? '');
const [controller, factory, maker] = [
  'Pendle gauge controller',
  'Pendle market factory',
  'Pendle yield contract factory',
].map(placeOf) as [Address, Address, Address];

const nothing = '0x0000000000000000000000000000000000000000';
const none = [0n, nothing, '0x', false];
const input = [usdc, 5n, usdc, nothing, none];
const output = [usdc, 4n, usdc, nothing, none];
const ins =
  '(address tokenIn, uint256 netTokenIn, address tokenMintSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) input';
const outs =
  '(address tokenOut, uint256 minTokenOut, address tokenRedeemSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) output';

const calls = {
  adds: [
    `addLiquiditySingleTokenKeepYt(address receiver, address market, uint256 minLpOut, uint256 minYtOut, ${ins})`,
    [me, market, 1n, 1n, input],
  ],
  leaves: [
    `exitPostExpToToken(address receiver, address market, uint256 netPtIn, uint256 netLpIn, ${outs})`,
    [me, market, 1n, 1n, output],
  ],
  buys: [
    `swapExactTokenForPtSimple(address receiver, address market, uint256 minPtOut, ${ins})`,
    [me, market, 1n, input],
  ],
  redeems: [
    `redeemPyToToken(address receiver, address YT, uint256 netPyIn, ${outs})`,
    [me, market, 5n, output],
  ],
  wraps: [`mintSyFromToken(address receiver, address SY, uint256 minSyOut, ${ins})`, [me, market, 1n, input]],
} as const;

type Named = keyof typeof calls;

const body = (what: Named, at: Address) => call(at, calls[what][0], calls[what][1]);
const codesAt = (at: Address) => ({ [at]: 'contract', [market]: 'contract' }) as const;

/** The warnings of what is named, where `by` says that it is its own. */
const warned = (what: Named, by: Address | undefined, at: Address = router) =>
  told('account.elsewhere', body(what, at), {
    codes: codesAt(at),
    ...(by === undefined ? {} : { facts: { [poolFact(market)]: { kind: 'address', address: by } } }),
  }).filter((line) => line.startsWith('caution'));

describe('a market of Pendle', () => {
  it('is explained where Pendle lists it, whatever is done with it', () => {
    for (const what of ['adds', 'leaves', 'buys'] as const)
      expect(warned(what, controller), what).toEqual([]);
  });

  it('that its factory made, as for anybody, may be left, and is a Caution for whoever puts something in', () => {
    expect(warned('leaves', factory)).toEqual([]);
    expect(warned('redeems', maker)).toEqual([]);
    expect(warned('adds', factory)).toHaveLength(1);
  });

  it('that none of them knows is a Caution, and so is one of which no node answers', () => {
    for (const what of ['adds', 'leaves', 'buys', 'redeems', 'wraps'] as const) {
      expect(warned(what, undefined), what).toHaveLength(1);
      for (const why of ['notFound', 'timeout', 'offline'] as const) {
        const lines = told('account.elsewhere', body(what, router), {
          codes: codesAt(router),
          gaps: { [poolFact(market)]: unknown(why) },
        });
        expect(
          lines.filter((line) => line.startsWith('caution')),
          `${what} ${why}`,
        ).toHaveLength(1);
      }
    }
  });

  it('brings what is known where it is listed, and otherwise something that nobody knows', () => {
    const pt = getAddress('0x00000000000000000000000000000000000000e1');
    const token = (address: Address) => ({ kind: 'token', chainId: 1, address }) as const;
    const traded = (by: Address) =>
      told('account.unknownToken', body('buys', router), {
        codes: { ...codesAt(router), [pt]: 'contract' },
        facts: { [poolFact(market)]: { kind: 'address', address: by } },
        effects: known(
          effectsOf([
            { asset: token(usdc), before: known(9n * 10n ** 9n), after: known(4n * 10n ** 9n) },
            { asset: token(pt), before: known(0n), after: known(6n * 10n ** 18n) },
          ]),
        ),
      }).filter((line) => line.startsWith('caution'));
    expect(traded(factory)).toHaveLength(1);
    expect(traded(controller)).toEqual([]);
  });

  it('is a Caution at a router that nobody vouches for, where its factory made it', () => {
    const stranger = getAddress('0x00000000000000000000000000000000000000c1');
    for (const what of ['leaves', 'buys'] as const)
      expect(warned(what, factory, stranger), what).toHaveLength(1);
  });
});
