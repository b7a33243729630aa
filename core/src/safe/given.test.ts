import { describe, expect, it } from 'vitest';
import type { Body } from '../model/request.ts';
import { agreeable } from '../request/safe/agreeable.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { safeTx } from '../simulate/testing/safe.ts';
import { decimalJson } from '../kit/decimalJson.ts';
import { withGiven } from './given.ts';
import { proposalOfRequest, proposalsIn } from './proposal.ts';
import { fileToPassOn } from './queueFile.ts';
import { approvalOfOwner, messageOfOwner } from './throughSafe.ts';

const [first, second, third] = [
  '0x1c694Fc3006D81ff4a56F97E1b99529066a23725',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
] as const;
const version = '1.4.1';
const payment: Body = {
  kind: 'safeTransaction',
  chainId: 1,
  safe: third,
  version,
  tx: safeTx({ to: first, value: 5n }),
};
const of = (body: Body) => {
  const it = agreeable(body);
  if (it === undefined) throw new Error('Nobody can agree to this.');
  return it;
};
const middle = approvalOfOwner({ address: second, version }, of(payment), 4n);
const message = messageOfOwner({ address: second, version }, of(payment), version);
const other: Body = { ...payment, tx: safeTx({ to: first, value: 6n }) };

describe('what a hash is of', () => {
  it.each<[string, Body, readonly Body[], readonly Body[]]>([
    ['an approval', middle, [other, payment], [payment]],
    ['a message', message, [other, payment], [payment]],
    [
      'an approval of an approval',
      approvalOfOwner({ address: first, version }, of(middle), 0n),
      [payment, middle],
      [middle, payment],
    ],
    [
      'a message of a message',
      messageOfOwner({ address: first, version }, of(message), version),
      [payment, message, other],
      [message, payment],
    ],
  ])('is found among what is here: %s', (_, body, there, found) => {
    const request = withGiven(freeze(body, ''), () => there);
    expect(request.beside).toEqual(freeze(body, '', found).beside);
    expect(request.digest).toBe(freeze(body, '').digest);
  });

  it('is found where a Safe approves a message on chain, of which only the transaction is here', () => {
    const body = approvalOfOwner({ address: first, version }, of(message), 0n);
    const { beside = [] } = withGiven(freeze(body, ''), () => [payment, other]);
    expect(beside.map((it) => of(it).digest)).toEqual([of(message).digest, of(payment).digest]);
  });

  it('goes with the file that is passed on, and is read there', () => {
    const proposal = proposalOfRequest(freeze(middle, '', [payment]));
    if (proposal === undefined) throw new Error('This is no proposal.');
    const agreement = {
      agreed: [],
      inner: [],
      unproven: [],
      strangers: [],
      faults: [],
      misnamed: [],
      denied: [],
    };
    const queued = {
      proposal,
      agreement: { ...agreement, hash: { s: 'unknown', why: 'notAsked' } },
      place: 'next',
      missing: 1,
      isRejection: false,
    } as const;
    const [own, other] = proposalsIn(decimalJson(fileToPassOn(queued)), { chainId: 1 });
    expect([own?.digest, other?.digest]).toEqual([of(middle).digest, of(payment).digest]);
  });

  it('is not made up: what is not here stays open, and what came with a request stays', () => {
    const request = freeze(middle, '');
    expect(withGiven(request, () => [other])).toBe(request);
    const given = freeze(middle, '', [other]);
    expect(withGiven(given, () => [payment])).toBe(given);
    const plain = freeze(payment, '');
    expect(withGiven(plain, () => [other])).toBe(plain);
  });
});
