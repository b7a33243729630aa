import { describe, expect, it } from 'vitest';
import { maySignHere, rejectIsPrimary, signControl, type WalletView } from './signControl.ts';
import { router, sample, you } from '../testing/sample.ts';

const wallet: WalletView = { status: 'connected', account: you, chainId: 1 };
const decide = (over: Partial<Parameters<typeof signControl>[0]> = {}) =>
  signControl({ readback: sample(), wallet, readFor: you, age: 0, framed: false, ...over });

describe('what stands where the sign button would be', () => {
  it('is the button when everything was read and the wallet is the right one', () => {
    expect(decide()).toEqual({ kind: 'press', account: you });
  });

  it('is nothing to press while something is still being checked, and it says what', () => {
    const reading = sample({
      verdict: 'pending',
      control: { kind: 'wait' },
      stations: { ...sample().stations, simulate: 'pending' },
    });
    expect(decide({ readback: reading })).toEqual({ kind: 'wait', looking: ['changes'] });
  });

  it('is nothing to press on a pending verdict, whatever the control says', () => {
    expect(decide({ readback: sample({ verdict: 'pending' }) }).kind).toBe('wait');
  });

  it('is a held press in a Stop and in Not fully read, with Reject as the primary button', () => {
    const stop = decide({ readback: sample({ verdict: 'stop', control: { kind: 'hold' } }) });
    const unread = decide({ readback: sample({ verdict: 'notFullyRead', control: { kind: 'hold' } }) });
    expect(stop).toMatchObject({ kind: 'hold', label: 'Hold to sign anyway' });
    expect(unread).toMatchObject({ kind: 'hold', label: 'Hold to sign, not fully read' });
    expect([rejectIsPrimary(stop, 'stop'), rejectIsPrimary(unread, 'notFullyRead')]).toEqual([true, true]);
  });

  it('is told apart from what is never signed here, so that nobody is told what signing it would do', () => {
    const never = { kind: 'none', why: { id: 'control.otherSite', args: {} } } as const;
    expect(maySignHere(decide())).toBe(true);
    expect(maySignHere(decide({ wallet: { status: 'disconnected' } }))).toBe(true);
    expect(maySignHere(decide({ readback: sample({ verdict: 'stop', control: { kind: 'hold' } }) }))).toBe(
      true,
    );
    expect(maySignHere(decide({ readback: sample({ verdict: 'stop', control: never }) }))).toBe(false);
    expect(maySignHere(decide({ cannot: 'No batches.' }))).toBe(false);
    expect(maySignHere(decide({ framed: true }))).toBe(false);
  });

  it('is a broadcast where somebody waits for what came signed, held where it would not be signed by a press', () => {
    const control = { kind: 'none', why: { id: 'control.signed', args: {} } } as const;
    const of = (verdict: 'read' | 'caution' | 'notFullyRead' | 'stop' | 'pending') =>
      decide({ broadcasts: true, readback: sample({ verdict, control }) });
    expect(of('read')).toEqual({ kind: 'broadcast' });
    expect(of('caution')).toEqual({ kind: 'broadcast' });
    expect(of('notFullyRead')).toEqual({ kind: 'broadcast', tone: 'unknown' });
    expect(of('stop')).toEqual({ kind: 'broadcast', tone: 'stop' });
    const signed = sample({ control });
    const held = decide({ broadcasts: true, readback: signed, mismatch: true });
    expect(held).toMatchObject({ tone: 'stop' });
    expect([rejectIsPrimary(held, 'read'), rejectIsPrimary(of('read'), 'read')]).toEqual([true, false]);
    // Nobody waits; it is too old; it changed; it is inside another page; it is still being read; it is another reason.
    expect(decide({ readback: signed }).kind).toBe('none');
    expect(decide({ broadcasts: true, readback: signed, due: true }).kind).toBe('readAgain');
    expect(decide({ broadcasts: true, readback: signed, changed: true }).kind).toBe('changed');
    expect(decide({ broadcasts: true, readback: signed, framed: true }).kind).toBe('framed');
    expect(of('pending').kind).not.toBe('broadcast');
    const blobs = sample({ control: { kind: 'none', why: { id: 'control.blobs', args: {} } } });
    expect(decide({ broadcasts: true, readback: blobs }).kind).toBe('none');
    expect(decide({ broadcasts: true }).kind).toBe('press');
  });

  it('is a held press, with Reject first, when the device shows other digits than the fingerprint', () => {
    const control = decide({ mismatch: true });
    expect(control).toMatchObject({ kind: 'hold', label: 'Hold to sign anyway', tone: 'stop' });
    expect(rejectIsPrimary(control, 'read')).toBe(true);
  });

  it('offers the wallet when none is connected, also while it reconnects', () => {
    expect(decide({ wallet: { status: 'disconnected' } })).toEqual({ kind: 'connect', now: 'disconnected' });
    expect(decide({ wallet: { status: 'reconnecting', account: you, chainId: 1 } }).kind).toBe('connect');
  });

  it('has Reject as the primary button of a Stop also while no wallet is connected', () => {
    const control = decide({ wallet: { status: 'disconnected' } });
    expect(rejectIsPrimary(control, 'stop')).toBe(true);
    expect(rejectIsPrimary(control, 'notFullyRead')).toBe(true);
    expect(rejectIsPrimary(control, 'caution')).toBe(false);
  });

  it('is no press once something material changed since it was read, whichever wallet there is', () => {
    for (const it of [wallet, { status: 'disconnected' } as const, { ...wallet, chainId: 10 }])
      expect(decide({ changed: true, wallet: it })).toEqual({ kind: 'changed' });
    const hold = sample({ verdict: 'stop', control: { kind: 'hold' } });
    expect(decide({ changed: true, readback: hold })).toEqual({ kind: 'changed' });
    expect(decide({ changed: true, readback: undefined }).kind).toBe('wait');
  });

  it('offers the switch when the wallet is on another network', () => {
    expect(decide({ wallet: { ...wallet, chainId: 10 } })).toEqual({ kind: 'switch', chainId: 1 });
  });

  it('does not sign for another account than the one that was asked', () => {
    expect(decide({ wallet: { ...wallet, account: router } })).toEqual({
      kind: 'otherAccount',
      asked: you,
      connected: router,
    });
  });

  it('reads again when the account changed and the request names none', () => {
    const call = { to: router, value: 0n, data: '0x' } as const;
    const readback = sample({}, { kind: 'transaction', chainId: 1, call, set: {} });
    expect(decide({ readback, readFor: router })).toEqual({ kind: 'readAgain', because: 'account' });
    expect(decide({ readback, readFor: you }).kind).toBe('press');
  });

  it('reads again what was read long ago: the chain has gone on', () => {
    const minutes = (count: number) => decide({ age: count * 60_000 }).kind;
    expect([minutes(0), minutes(4), minutes(6), minutes(600)]).toEqual([
      'press',
      'press',
      'readAgain',
      'readAgain',
    ]);
  });

  it('takes a clock that was set back for a long time', () => {
    expect(decide({ age: -3_600_000 }).kind).toBe('readAgain');
  });

  it('reads again what time alone may have changed, also a message', () => {
    const stations = { ...sample().stations, simulate: 'skipped' } as const;
    for (const readback of [sample(), sample({ stations })]) {
      expect(decide({ readback, due: true })).toEqual({ kind: 'readAgain', because: 'age' });
      expect(decide({ readback, due: false }).kind).toBe('press');
    }
    expect(decide({ due: true, changed: true }).kind).toBe('changed');
  });

  it('signs an old message, which has no effects that could change', () => {
    const stations = { ...sample().stations, simulate: 'skipped' } as const;
    expect(decide({ age: 3_600_000, readback: sample({ stations }) }).kind).toBe('press');
  });

  it('never is a mere press in a Stop or in Not fully read, whatever the control says', () => {
    for (const verdict of ['stop', 'notFullyRead'] as const) {
      expect(decide({ readback: sample({ verdict, control: { kind: 'press' } }) }).kind).toBe('hold');
    }
  });

  it('has no button inside a page that is not ours', () => {
    expect(decide({ framed: true })).toEqual({ kind: 'framed' });
  });

  it('has no button where the engine says that nothing can be signed here', () => {
    const why = { id: 'engine.crashed', args: {} } as const;
    expect(decide({ readback: sample({ control: { kind: 'none', why } }) })).toEqual({ kind: 'none', why });
  });

  it('has no button where the connected wallet cannot sign such a request, and says why', () => {
    const control = decide({ cannot: 'The practice wallet does not accept batches.' });
    expect(control).toEqual({ kind: 'cannot', says: 'The practice wallet does not accept batches.' });
  });

  it('has Reject stand out by what was read of the request, not by what can be done with it here', () => {
    const why = { id: 'engine.crashed', args: {} } as const;
    const controls = [
      decide(),
      decide({ cannot: 'The practice wallet does not accept batches.' }),
      decide({ framed: true }),
      decide({ readback: sample({ control: { kind: 'none', why } }) }),
      decide({ wallet: { status: 'disconnected' } }),
      decide({ wallet: { ...wallet, chainId: 10 } }),
      decide({ wallet: { ...wallet, account: router } }),
      decide({ changed: true }),
    ];
    expect(new Set(controls.map(({ kind }) => kind)).size).toBe(controls.length);
    for (const control of controls) {
      for (const verdict of ['read', 'caution', 'pending', undefined] as const)
        expect(rejectIsPrimary(control, verdict), `${control.kind} ${verdict}`).toBe(false);
      for (const verdict of ['stop', 'notFullyRead'] as const)
        expect(rejectIsPrimary(control, verdict), `${control.kind} ${verdict}`).toBe(true);
    }
  });

  it('needs no network for a message', () => {
    const message = sample({}, { kind: 'message', signer: you, bytes: '0x6869' });
    expect(decide({ readback: message, wallet: { ...wallet, chainId: 10 } }).kind).toBe('press');
  });
});
