import { getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { functionAbi } from '../../codec/functionAbi.ts';
import { standardRows } from '../../decode/testing/rows.ts';
import { bridgeOf } from '../../decode/protocols/functionUse.ts';
import { answer } from '../../check/testing/answers.ts';
import { call, me, usdc } from '../../check/testing/views.ts';

const rule = 'transfers.acrossNetworks';
const arbitrum = getAddress('0x72ce9c846789fdb6fc1f34ac4ad25dd9ef7031ef');
const scroll = getAddress('0xf8b1378579659d8f7ee5f3c929c2f3e332e41fd6');
const optimism = getAddress('0x99c9fc46f92e8a1c0dec1b1747d010903e884be1');
const codes = { [arbitrum]: 'contract', [scroll]: 'contract', [optimism]: 'contract' } as const;

describe('gas for the arrival of a straight bridge', () => {
  const toArbitrum = (gas: bigint, price: bigint) =>
    answer(
      rule,
      call(
        arbitrum,
        'outboundTransfer(address _token, address _to, uint256 _amount, uint256 _maxGas, uint256 _gasPriceBid, bytes _data)',
        [usdc, me, 5n, gas, price, '0x'],
      ),
      { codes },
    );
  const refunded = (gas: bigint, price: bigint) =>
    answer(
      rule,
      call(
        arbitrum,
        'outboundTransferCustomRefund(address _token, address _refundTo, address _to, uint256 _amount, uint256 _maxGas, uint256 _gasPriceBid, bytes _data)',
        [usdc, me, me, 5n, gas, price, '0x'],
      ),
      { codes },
    );
  const toScroll = (gas: bigint) =>
    answer(rule, call(scroll, 'depositETH(uint256 _amount, uint256 _gasLimit)', [5n, gas], 5n), { codes });

  it('is a note where it carries the transfer out', () => {
    expect(toArbitrum(100_000n, 10n ** 8n)).toBe('note');
    expect(refunded(100_000n, 10n ** 8n)).toBe('note');
    expect(toScroll(168_000n)).toBe('note');
  });

  it('is a Caution where there is too little of it, or its price is one that nothing runs at', () => {
    for (const run of [toArbitrum, refunded])
      for (const [gas, price] of [
        [0n, 0n],
        [0n, 10n ** 9n],
        [100_000n, 0n],
        [100_000n, 2n],
        [100_000n, 10n ** 6n],
        [21_000n, 10n ** 9n],
      ] as const)
        expect(run(gas, price)).toBe('caution');
    expect(toScroll(0n)).toBe('caution');
    expect(toScroll(21_000n)).toBe('caution');
  });

  it('is of no weight where it is a minimum that the bridge adds to', () => {
    const coins = call(optimism, 'depositETH(uint32 _l2Gas, bytes _data)', [0, '0x'], 5n);
    expect(answer(rule, coins, { codes })).toBe('note');
  });

  it('is weighed of every straight bridge of the tables that names gas, or is known to be of no weight', () => {
    const named = standardRows().flatMap(({ text }) => {
      const abi = functionAbi(text);
      const straight = bridgeOf(abi)?.straight ?? 'no';
      if (abi === undefined || straight === 'no') return [];
      const { gas } = straight;
      return abi.fields.flatMap(({ name }, place) =>
        /gas/i.test(name) ? [{ signature: abi.signature, name, place, gas }] : [],
      );
    });
    expect(named.length).toBeGreaterThan(12);
    const open = named.filter(({ name, place, gas }) =>
      typeof gas === 'string'
        ? gas !== 'ofNoWeight'
        : place !== (/price/i.test(name) ? gas.price : gas.amount)[0],
    );
    expect(open).toEqual([]);
  });
});
