import { type Address, concatHex, getAddress, type Hex, numberToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../narrate/sentence.ts';
import { answer, told } from './testing/answers.ts';
import { friend, key, me, transaction, usdc, viewOf, weth } from './testing/views.ts';

const router = getAddress('0xcf5540fffcdc3d510b18bfca6d2b9987b0772559');
const sample = { codes: { [router]: 'contract' } } as const;

const at = (address: Address | 0): Hex => (address === 0 ? '0x0000' : concatHex(['0x0001', address]));

function packed({ receiver = 0 as Address | 0, slippage = '0x028f5c' as Hex } = {}) {
  const amounts: readonly Hex[] = ['0x03', numberToHex(5_000_000, { size: 3 }), '0x02', '0x03e8'];
  const parts: readonly Hex[] = [at(usdc), at(weth), ...amounts, slippage, at(key), at(0), at(receiver)];
  return transaction(
    router,
    concatHex(['0x83bd37f9', ...parts, '0x00000000', '0x01', `0x${'ab'.repeat(32)}`]),
  );
}

describe('a swap of Odos that is packed by hand', () => {
  it('is weighed as the swap that it is', () => {
    const elsewhere = 'transfers.outputElsewhere';
    expect(answer(elsewhere, packed({ receiver: friend }), sample)).toBe('caution');
    expect(answer(elsewhere, packed({ receiver: me }), sample)).toBe('clear');
    expect(answer(elsewhere, packed(), sample)).toBe('clear');
    expect(told('transfers.noMinimum', packed({ slippage: '0xffffff' }), sample)).toEqual([
      'caution: transfers.noMinimum.says | transfers.noMinimum.why | transfers.noMinimum.remedy | in 0.0 | by step.0.0.arg.tokenInfo.outputMin',
    ]);
    expect(answer('transfers.noMinimum', packed(), sample)).toBe('clear');
  });

  it('is no strange delegatecall, and has nothing extra behind it', () => {
    expect(answer('power.delegatecall', packed(), sample)).not.toBe('stop');
    expect(told('outcome.lenient', packed(), sample)).toEqual(['clear']);
  });

  it('says both sides, the minimum and the receiver', () => {
    const said = JSON.stringify(sentenceOf(viewOf(packed(), sample)).sentence);
    expect(said).toContain('swap');
    expect(said).toContain('step.0.0.arg.tokenInfo.outputMin');
  });
});
