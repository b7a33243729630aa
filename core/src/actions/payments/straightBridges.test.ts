import { getAddress, pad } from 'viem';
import { describe, expect, it } from 'vitest';
import { functionAbi } from '../../codec/functionAbi.ts';
import { standardRows } from '../../decode/testing/rows.ts';
import { bridgeOf } from '../../decode/protocols/functionUse.ts';
import { answer } from '../../check/testing/answers.ts';
import { call, friend, me, usdc } from '../../check/testing/views.ts';

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
        /^_?gas|Gas/.test(name) ? [{ signature: abi.signature, name, place, gas }] : [],
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

describe('what is handed on with a straight bridge', () => {
  const messenger = getAddress('0x28b5a0e9c621a5badaa536219b3a228c8168cf5d');
  const bridgehub = getAddress('0x303a465b659cbb0ab36ee643ea362c509eeb5213');
  const zero = `0x${'00'.repeat(32)}`;
  const hooked = (hook: string, to = me) =>
    answer(
      rule,
      call(
        messenger,
        'depositForBurnWithHook(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold, bytes hookData)',
        [50n, 6, pad(to), usdc, zero, 1n, 1_000, hook],
      ),
      { codes: { [messenger]: 'contract' } },
    );
  const toZkSync = (to: string, data: string, value = 99n, network = 324n) =>
    answer(
      rule,
      call(
        bridgehub,
        'requestL2TransactionDirect((uint256 chainId, uint256 mintValue, address l2Contract, uint256 l2Value, bytes l2Calldata, uint256 l2GasLimit, uint256 l2GasPerPubdataByteLimit, bytes[] factoryDeps, address refundRecipient) _request)',
        [
          {
            chainId: network,
            mintValue: 100n,
            l2Contract: to,
            l2Value: value,
            l2Calldata: data,
            l2GasLimit: 400_000n,
            l2GasPerPubdataByteLimit: 800n,
            factoryDeps: [],
            refundRecipient: me,
          },
        ],
        100n,
      ),
      { codes: { [bridgehub]: 'contract' } },
    );

  it('is nothing where it is a word that says who delivers, and a Caution where it is more or names another', () => {
    const forward = '0x636374702d666f72776172640000000000000000000000000000000000000000';
    expect(hooked(forward)).toBe('note');
    expect(hooked('0x')).toBe('note');
    expect(hooked(`${forward}${'00'.repeat(32)}`)).toBe('caution');
    expect(hooked(forward, friend)).toBe('caution');
  });

  it('is nothing where coins go to oneself without a call, and a Caution with one, elsewhere, or where little arrives', () => {
    expect(toZkSync(me, '0x')).toBe('note');
    expect(toZkSync(me, '0x12345678')).toBe('caution');
    expect(toZkSync(friend, '0x')).toBe('caution');
    expect(toZkSync(me, '0x', 50n)).toBe('caution');
    expect(toZkSync(me, '0x', 99n, 50_104n)).toBe('caution');
  });
});
