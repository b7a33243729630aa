import { type Address, getAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { call, friend, me, type Sample, viewOf } from '../testing/views.ts';
import { nameOwnerFact } from '../../label/accounts/nameOwners.ts';
import { known } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import { revisionOf } from '../../reading/state.ts';
import { effectsWith } from './testing/views.ts';

const controller = getAddress('0x253553366da8546fc250f225fe3d25d0c782303b');
const year = 365n * 86_400n;
const renew = 'renew(string name, uint256 duration)';

function reading(
  signature: string,
  args: readonly unknown[],
  owner?: Address,
  more: Partial<Sample> = {},
): Readback {
  const fact = nameOwnerFact(1, 'alice') ?? '';
  return revisionOf(
    viewOf(call(controller, signature, args), {
      codes: { [controller]: 'contract' },
      facts: owner === undefined ? {} : { [fact]: { kind: 'address', address: owner } },
      effects: known(effectsWith({})),
      ...more,
    }),
    0,
  );
}

function outcomes({ findings }: Readback): readonly string[] {
  return findings.flatMap((it) => (it.rule === 'account.notYours' ? [it.outcome] : []));
}

describe('account.notYours', () => {
  it('fires where the name is someone else’s, for however short a time', () => {
    for (const lasts of [1n, year, 100n * year]) {
      const readback = reading(renew, ['alice', lasts], friend);
      expect(outcomes(readback)).toEqual(['fired']);
      expect(readback.verdict).toBe('caution');
    }
  });

  it('fires for a name of which nobody says whose it is, where it is for long', () => {
    expect(outcomes(reading(renew, ['alice', 100n * year]))).toEqual(['fired']);
    expect(
      outcomes(reading('renewAll(string[] names, uint256 duration)', [['alice', 'bob'], 100n * year])),
    ).toEqual(['fired', 'fired']);
    expect(
      outcomes(
        reading('renew(string label, uint256 duration, bytes32 referrer)', ['alice', 100n * year, zeroHash]),
      ),
    ).toEqual(['fired']);
  });

  it('is silent for a name of the user’s, and for a year of one that nobody asked about', () => {
    expect(outcomes(reading(renew, ['alice', 10n * year], me))).toEqual(['clear']);
    expect(outcomes(reading(renew, ['alice', year]))).toEqual(['clear']);
  });

  it('names each of several, and only those that are not the user’s', () => {
    const all = 'renewAll(string[] names, uint256 duration)';
    expect(outcomes(reading(all, [['alice', 'bob'], 100n * year], me))).toEqual(['fired']);
  });

  it('fires for gas that is paid for a transfer by its hash', () => {
    const gas = 'addNativeGas(bytes32 txHash, uint256 logIndex, address refundAddress)';
    expect(outcomes(reading(gas, [`0x${'ab'.repeat(32)}`, 0n, me]))).toEqual(['fired']);
  });

  it('does not know while the registry is asked', () => {
    expect(outcomes(reading(renew, ['alice', year], undefined, { label: 'pending' }))).toEqual(['pending']);
  });
});
