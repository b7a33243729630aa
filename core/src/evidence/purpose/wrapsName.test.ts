import {
  type Address,
  encodeAbiParameters,
  getAddress,
  type Hex,
  parseAbiParameters,
  zeroAddress,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { answer } from '../../check/testing/answers.ts';
import { call, effectsOf, friend, key, me, type Sample, viewOf } from '../../check/testing/views.ts';
import { known } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { accountOf } from './account.ts';

const registrar = getAddress('0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea85');
const wrapper = getAddress('0xd4416b13d2b3a9abae7acd5d6c2bbdbe25686401');
const resolver = getAddress('0x231b0ee14048e9dccd1d247744d114a4eb5e8e63');
const stranger = getAddress('0x5712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5c8d90');

const bytesOf = (owner: Address, fuses = 0): Hex =>
  encodeAbiParameters(parseAbiParameters('string label, address owner, uint16 fuses, address resolver'), [
    'readback',
    owner,
    fuses,
    resolver,
  ]);

type Way = Readonly<{ by?: Address; to?: Address; data?: Hex }>;

const sends = ({ by = registrar, to = wrapper, data = bytesOf(me) }: Way = {}): Body =>
  call(by, 'safeTransferFrom(address from, address to, uint256 tokenId, bytes data)', [me, to, 7n, data]);

const sample: Sample = {
  codes: Object.fromEntries([registrar, wrapper, resolver, stranger].map((it) => [it, 'contract'])),
  effects: known({ ...effectsOf([]), records: known([]) }),
};

/** Whether the bytes say all that they do, and the name is not gone for good. */
function isWrapped(body: Body): boolean {
  const { bytes, values } = accountOf(viewOf(body, sample));
  const isExplained = bytes.length === 0 && !values.some(({ word }) => word.fact.endsWith('.data'));
  expect(answer('transfers.deadEnd', body, sample)).toBe(isExplained ? 'clear' : 'caution');
  return isExplained;
}

describe('a .eth name that is handed to the wrapper of ENS', () => {
  it('is wrapped for the user, and nothing is left to warn of', () => {
    expect(isWrapped(sends())).toBe(true);
  });

  it('is gone where the bytes give it to a stranger, to nobody, or burn a right over it', () => {
    for (const data of [bytesOf(key), bytesOf(friend), bytesOf(zeroAddress), bytesOf(me, 1), bytesOf(me, 64)])
      expect(isWrapped(sends({ data })), data).toBe(false);
  });

  it('is gone where the bytes are none that the wrapper reads', () => {
    for (const data of ['0x12345678', `${bytesOf(me)}00`, bytesOf(me).slice(0, 66) as Hex] as const)
      expect(isWrapped(sends({ data })), data).toBe(false);
  });

  it('is gone where it is another contract that is sent it, or another collection that sends', () => {
    expect(isWrapped(sends({ to: resolver }))).toBe(false);
    expect(isWrapped(sends({ to: registrar, by: wrapper }))).toBe(false);
    expect(isWrapped(sends({ by: resolver }))).toBe(false);
  });

  it('is gone where no bytes say for whom', () => {
    const plain = call(registrar, 'safeTransferFrom(address from, address to, uint256 tokenId)', [
      me,
      wrapper,
      7n,
    ]);
    expect(answer('transfers.deadEnd', plain, sample)).toBe('caution');
  });
});
