import { type Address, concatHex, type Hex, numberToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { freeze } from '../../../request/frozen/freeze.ts';
import { byteMap } from '../../byteMap.ts';
import { decode } from '../../decode.ts';

// A swap on Ethereum, transaction 0x465fdaa343ee43ea304c5ca13ade1ffab68d5625fb5dc5c52865d44a5e988774: 4 ETH for 5DE8…BEeF.
const sent: Hex =
  '0x83bd37f9000000015de8ab7e27f6e7a1fff3e5b337584aa43961beef083782dace9d9000000ad39ded618035380000000147ae0001b28ca7e465c452ce4252598e0bc96aeba553cf8200000001f705dd58dd9dd6a5be319df25282def5a1ce7a3615b93efd030102040006010103d7259b720d000101020002420001030200ff000000000000c7cbff2a23d0926604f9352f65596e65729b8a17c02aaa39b223fe8d0a0e5c4f27ead9083c756cc2f3a4b8efe3e3049f6bc71b47ccb7ce666542017900000000';
const router = '0xCf5540fFFCdC3d510B18bFcA6d2b9987b0772559';
const me = '0xf705dd58dd9DD6A5be319dF25282DEF5A1ce7A36';
const executor = '0xB28Ca7e465C452cE4252598e0Bc96Aeba553CF82';
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const thief = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

function stepOf(data: Hex, value = 0n) {
  const call = { to: router, value, data } as const;
  const request = freeze({ kind: 'transaction', chainId: 1, from: me, call, set: {} }, '');
  const [step] = decode(request, {}).steps;
  if (step === undefined) throw new Error('no step');
  return step;
}

const at = (address: Address | 0): Hex => (address === 0 ? '0x0000' : concatHex(['0x0001', address]));
const amount = (value: bigint, size: number): Hex =>
  size === 0 ? '0x00' : concatHex([numberToHex(size, { size: 1 }), numberToHex(value, { size })]);

function packed({
  receiver = me as Address | 0,
  output = at(weth),
  slippage = '0x028f5c' as Hex,
  behind = '0x00000000' as Hex,
  more = '0x' as Hex,
} = {}): Hex {
  const sides: readonly Hex[] = [at(usdc), output, amount(5_000_000n, 3), amount(1_000n, 2), slippage];
  const others: readonly Hex[] = [at(executor), at(0), at(receiver), behind];
  return concatHex(['0x83bd37f9', ...sides, ...others, '0x01', `0x${'ab'.repeat(32)}`, more]);
}

describe('a swap of Odos that is packed by hand', () => {
  it('is read as the swap that it is, with the minimum that the router computes', () => {
    const step = stepOf(sent, 4n * 10n ** 18n);
    expect(step).toMatchObject({ fn: { name: 'swapCompact' }, oddities: [] });
    expect(byteMap(step).map(({ what }) => what)).toEqual(['selector', 'value']);
    const [inner] = step.steps;
    expect(inner).toMatchObject({
      actor: me,
      to: router,
      fn: { selector: '0x3b635ce4' },
      reading: 'canonical',
    });
    expect(inner?.args[0]).toMatchObject({
      value: {
        fields: [
          { value: { address: `0x${'0'.repeat(40)}` } },
          { value: { value: 4n * 10n ** 18n } },
          { value: { address: executor } },
          { value: { address: '0x5DE8ab7E27f6E7A1fFf3E5B337584Aa43961BEeF' } },
          { value: { value: 999332571798893330694144n } },
          { value: { value: 994335913407263851907670n } },
          { value: { address: me } },
        ],
      },
    });
  });

  it('says who receives: the caller where it names nobody, and another account where it does', () => {
    const receiverOf = (data: Hex) => {
      const info = stepOf(data).steps[0]?.args[0]?.value;
      const value = info?.kind === 'tuple' ? info.fields[6]?.value : undefined;
      return value?.kind === 'address' ? value.address : undefined;
    };
    expect(receiverOf(packed())).toBe(me);
    expect(receiverOf(packed({ receiver: 0 }))).toBe(me);
    expect(receiverOf(packed({ receiver: thief }))).toBe(thief);
  });

  it('of version 3 names its fee and who gets it', () => {
    const fee = concatHex([numberToHex(7, { size: 8 }), '0x01', numberToHex(10n ** 16n, { size: 8 }), thief]);
    const inner = stepOf(packed({ behind: fee })).steps[0];
    expect(inner).toMatchObject({ fn: { selector: '0x30f80b4c' } });
    expect(inner?.args[3]).toMatchObject({
      value: {
        fields: [{ value: { value: 7n } }, { value: { value: 10n ** 16n } }, { value: { address: thief } }],
      },
    });
    const none = stepOf(packed({ behind: concatHex([numberToHex(7, { size: 8 }), '0x00']) })).steps[0];
    expect(none?.args[3]).toMatchObject({ value: { fields: [{}, { value: { value: 0n } }, {}] } });
  });

  it('stays closed where it names a place in the router\u2019s list, is cut short, or has something behind it', () => {
    for (const data of [
      packed({ output: '0x0004' }),
      packed().slice(0, -2) as Hex,
      packed({ more: '0x00' }),
      packed({ more: thief }),
      packed({ behind: '0x' }),
      packed({ behind: '0x000000' }),
      '0x83bd37f9' as Hex,
      '0x83bd37f90001' as Hex,
      `0x83bd37f9${'ff'.repeat(300)}` as Hex,
    ]) {
      const step = stepOf(data);
      expect(step, data).toMatchObject({ reading: 'unread', steps: [] });
      expect(step.oddities).toEqual([]);
    }
  });

  it('has a minimum only where its slippage leaves one', () => {
    const least = (slippage: Hex) => {
      const info = stepOf(packed({ slippage })).steps[0]?.args[0]?.value;
      const value = info?.kind === 'tuple' ? info.fields[5]?.value : undefined;
      return value?.kind === 'integer' ? value.value : undefined;
    };
    expect(least('0x000000')).toBe(1_000n);
    expect(least('0x028f5c')).toBe(990n);
    expect(least('0xffffff')).toBe(0n);
  });
});
