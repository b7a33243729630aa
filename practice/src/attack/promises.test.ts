import { soundsLikePromise } from '@readback/core/decode/abis/soundsLike.ts';
import { viewOf } from '@readback/core/check/testing/views.ts';
import { modelOf } from '@readback/core/decode/abis/modelOf.ts';
import { revisionOf } from '@readback/core/reading/state.ts';
import { describe, expect, it } from 'vitest';
import { publishedFunctions } from './abis.ts';
import { isCalm } from './judge.ts';
import { strangerIn } from './strangers.ts';

/** Every function that is published, with nobody but the user in it, and a simulation in which nothing moves. */
const all = publishedFunctions().map((of) => ({
  of,
  model: modelOf({ ...of.fn, from: [] }),
  isCalm: () => {
    const { body, sample } = strangerIn({ of, path: '', spot: [], type: '' });
    return isCalm(revisionOf(viewOf(body, sample), 0));
  },
}));

describe('a call that promises something, where no address in it is a stranger’s', () => {
  it('is never calm where its model says that it makes an offer or a debt', () => {
    const promises = all.filter(({ model }) => model?.act === 'offer' || model?.act === 'debt');
    expect(promises.length).toBeGreaterThan(60);
    expect(calmIn(promises)).toEqual([]);
  });

  it('is never calm where it allows something to nobody that it names', () => {
    const allows = all.filter(
      ({ model }) =>
        model?.act === 'allow' &&
        !Object.values(model.roles ?? {}).some((role) => /^(?:power|contract)$/.test(role)),
    );
    expect(calmIn(allows)).toEqual([]);
  });

  it('is never calm where its name speaks of an offer or a debt, whatever its model says', () => {
    const named = all.filter(({ of, model }) => soundsLikePromise(of) !== undefined && model?.act !== 'view');
    expect(named.length).toBeGreaterThan(100);
    expect(calmIn(named).map((it) => it.slice(0, it.indexOf('(')))).toEqual(noPromises);
  });
});

function calmIn(some: typeof all): readonly string[] {
  return some.flatMap((it) => (it.isCalm() ? [it.of.fn.signature] : [])).toSorted();
}

/** What fills an order of others at once, which the simulation shows, gives a power back, ends a debt, or only reads. */
const noPromises: readonly string[] = [
  'applyPendingDebt',
  'approveDebt',
  'borrowBalanceCurrent',
  'callSale',
  'finalizeReserveAuction',
  'flashLoan',
  'incrementBidAskNonces',
  'leverDownTrove',
  'matchOrders',
  'registerAllowedOrderSigner',
  'settleOrders',
  'totalBorrowsCurrent',
];
