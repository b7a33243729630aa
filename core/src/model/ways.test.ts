import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '../check/testing/answers.ts';
import { balance, effectsOf, friend, permit, transaction, viewOf } from '../check/testing/views.ts';
import { revisionOf } from '../reading/state.ts';
import { known } from './known.ts';
import type { Body, Origin } from './request.ts';
import { askerOf, isFlight, onlyChecked, type Via, viaOf, wayOf, ways } from './ways.ts';

const names = Object.keys(ways) as Via[];

/** Ways that nobody made: by chance, and as objects name what they all have. */
const madeUp = fc
  .oneof(
    fc.string(),
    fc.constantFrom('rpc', 'iframe', 'carrier', 'draft', 'Paste', 'form ', ''),
    fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)),
  )
  .filter((it) => !names.some((name) => name === it));

const pay = transaction(friend, '0x', 1n);
const effects = known(effectsOf([balance(undefined, 99n)]));

const originOf = (via: string, rest: Partial<Origin> = {}): Origin => ({ ...rest, via: via as Via });

function control(body: Body, origin: Origin): string {
  return revisionOf(viewOf(body, { origin, effects }), 0).control.kind;
}

test('a way that is not in the table is only checked, whatever it is called', () => {
  fc.assert(
    fc.property(madeUp, fc.option(fc.webUrl(), { nil: undefined }), (via, claimed) => {
      const origin = originOf(via, claimed === undefined ? {} : { claimed });
      expect(viaOf(via)).toBe('unknown');
      expect(onlyChecked({ origin })).toBe(ways.unknown);
      expect(control(pay, origin)).toBe('none');
      expect(control(permit(friend, 1n), origin)).toBe('none');
      expect(answer('chain.link', pay, { origin })).toBe('caution');
    }),
    { numRuns: 40 },
  );
});

test('what is not text at all names no way', () => {
  fc.assert(
    fc.property(fc.anything(), (it) => {
      fc.pre(typeof it !== 'string');
      expect(wayOf(it)).toBe(ways.unknown);
    }),
  );
});

test.each(names)('what came by %s is signed as the table says, and nothing else', (via) => {
  const { trust } = wayOf(via);
  expect(control(pay, originOf(via))).toBe(trust === 'sign' ? 'press' : 'none');
  // Made theirs by the user, who is still told that someone else wrote it.
  expect(control(pay, originOf(via, { madeMine: true }))).toBe('press');
  for (const madeMine of [false, true]) {
    const said = answer('chain.link', pay, { origin: originOf(via, { madeMine }) });
    const only = via === 'link' && !madeMine ? 'note' : 'caution';
    expect(said).toBe(trust === 'sign' ? 'notApplicable' : only);
  }
});

test('only what the user does on this page, pastes, starts on this machine or connects is signed as it came', () => {
  const signed = names.filter((via) => wayOf(via).trust === 'sign');
  expect(signed).toEqual(['form', 'paste', 'script', 'extension', 'frame', 'walletconnect', 'school']);
});

test('whoever is trusted with nothing is taken for nobody: neither the user nor this page', () => {
  for (const via of names) {
    const way = wayOf(via);
    if (way.trust === 'check') expect([way.isOfPage, way.isOfUser]).toEqual([false, false]);
  }
});

test('an answer goes back to whoever waits for it: no way in leaves out through what, and no other has one', () => {
  const waits = names.flatMap((via) => {
    const asker = askerOf(via);
    return asker === undefined ? [] : [[via, asker.is, asker.through]];
  });
  expect(waits).toEqual([
    ['script', 'script', 'server'],
    ['extension', 'site', 'extension'],
    ['frame', 'site', 'frame'],
    ['walletconnect', 'app', 'relay'],
  ]);
  fc.assert(
    fc.property(madeUp, (via) => {
      expect(askerOf(via)).toBeUndefined();
    }),
  );
});

test('only a request of Flight school is a flight', () => {
  expect(names.filter((via) => isFlight({ origin: originOf(via) }))).toEqual(['school']);
  fc.assert(
    fc.property(madeUp, (via) => {
      expect(isFlight({ origin: originOf(via) })).toBe(false);
    }),
  );
});
