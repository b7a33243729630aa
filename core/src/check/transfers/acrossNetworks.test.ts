import { getAddress, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { answer, told } from '../testing/answers.ts';
import { check } from '../check.ts';
import { call, key, me, type Sample, usdc, viewOf } from '../testing/views.ts';

const rule = 'transfers.acrossNetworks';
const cctp = getAddress('0xbd3fa81b58ba92a82136038b25adec7066af3155');
const optimism = getAddress('0x99c9fc46f92e8a1c0dec1b1747d010903e884be1');
const codes = { [cctp]: 'contract', [optimism]: 'contract' } as const;
const word = (address: string): Hex => `0x${'00'.repeat(12)}${address.slice(2).toLowerCase()}`;

const burn = (to = cctp, receiver = word(me)) =>
  call(
    to,
    'depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)',
    [5n, 6, receiver, usdc],
  );
const said = (body: Parameters<typeof answer>[1], more: Sample['codes'] = {}) =>
  answer(rule, body, { codes: { ...codes, ...more } });

describe('what leaves for another network', () => {
  it('is a note where a bridge that someone vouches for sends all of it to the account that gives it', () => {
    expect(said(burn())).toBe('note');
    const coins = call(optimism, 'depositETH(uint32 _l2Gas, bytes _data)', [200_000, '0x'], 5n);
    expect(said(coins)).toBe('note');
  });

  it('is a Caution where someone else receives it, or may be the only one to carry it out', () => {
    expect(said(burn(cctp, word(key)))).toBe('caution');
    const fees = (caller: string) =>
      call(
        cctp,
        'depositForBurnWithCaller(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller)',
        [5n, 6, word(me), usdc, word(caller)],
      );
    expect(said(fees(key))).toBe('caution');
    expect(said(fees('0x0000000000000000000000000000000000000000'))).toBe('note');
  });

  it('is a note where ether or a token leaves an OP network by its bridge for the account that gives it', () => {
    const bridge = getAddress('0x4200000000000000000000000000000000000010');
    const leaves = (signature: string, args: readonly unknown[]) => {
      const body = { ...call(bridge, signature, args), chainId: 10 };
      return said(body, { [bridge]: 'contract' });
    };
    const own = 'withdraw(address _l2Token, uint256 _amount, uint32 _minGasLimit, bytes _extraData)';
    expect(leaves(own, ['0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000', 5n, 200_000, '0x'])).toBe('note');
    // Its own contract says which token of Ethereum it represents, and nobody else.
    expect(leaves(own, [usdc, 5n, 200_000, '0x'])).toBe('note');
    const to =
      'withdrawTo(address _l2Token, address _to, uint256 _amount, uint32 _minGasLimit, bytes _extraData)';
    expect(leaves(to, [usdc, me, 5n, 200_000, '0x'])).toBe('note');
    expect(leaves(to, [usdc, key, 5n, 200_000, '0x'])).toBe('caution');
  });

  it('is a note where Gnosis Chain’s bridges take what they make again there, and a Caution for anybody else', () => {
    const sends = (to: string, signature: string, args: readonly unknown[], value = 0n) =>
      said(call(getAddress(to), signature, args, value), { [getAddress(to)]: 'contract' });
    const omnibridge = '0x88ad09518695c6c3712ac10a214be5109a655671';
    const relay = 'relayTokens(address token, address _receiver, uint256 _value)';
    expect(sends(omnibridge, relay, [usdc, me, 5n])).toBe('note');
    expect(sends(omnibridge, relay, [usdc, key, 5n])).toBe('caution');
    const called = 'relayTokensAndCall(address token, address _receiver, uint256 _value, bytes _data)';
    expect(sends(omnibridge, called, [usdc, me, 5n, '0x12345678'])).toBe('caution');
    const xdai = '0x4aa42145aa6ebf72e164c9bbc74fbd3788045016';
    const pays = 'relayTokens(address _receiver, uint256 _amount)';
    expect(sends(xdai, pays, [me, 5n])).toBe('note');
    expect(sends(xdai, pays, [key, 5n])).toBe('caution');
    const ether = '0xa6439ca0fcba1d0f80df0be6a17220fed9c9038a';
    expect(sends(ether, 'wrapAndRelayTokens()', [], 5n)).toBe('note');
    expect(sends(ether, 'wrapAndRelayTokens(address _receiver)', [key], 5n)).toBe('caution');
    expect(sends('0x00000000000000000000000000000000000000c1', pays, [me, 5n])).toBe('caution');
  });

  it('is a note where Stargate hands ether on to the bytes of the account that gives it', () => {
    const router = getAddress('0x150f94b44927f078737562f0fcf3c95c01cc2376');
    const swap = (to: string, least = 995n, network = 110) =>
      said(
        call(
          router,
          'swapETH(uint16 _dstChainId, address _refundAddress, bytes _toAddress, uint256 _amountLD, uint256 _minAmountLD)',
          [network, me, to, 1_000n, least],
          1_010n,
        ),
        { [router]: 'contract' },
      );
    expect(swap(me)).toBe('note');
    expect(swap(word(me))).toBe('note');
    for (const [to, least, network] of [
      [key, 995n, 110],
      [word(key), 995n, 110],
      [`${me}00`, 995n, 110],
      ['0x', 995n, 110],
      // Less than nine tenths, or where an account is of another kind.
      [me, 899n, 110],
      [me, 995n, 108],
    ] as const)
      expect([to, least, network, swap(to, least, network)]).toEqual([to, least, network, 'caution']);
  });

  it('is a note where a part of the network itself sends ether to the account on the other one', () => {
    const at = (chainId: number, to: string, signature: string, args: readonly unknown[]) => ({
      ...call(getAddress(to), signature, args, 5n),
      chainId,
    });
    const initiate = 'initiateWithdrawal(address _target, uint256 _gasLimit, bytes _data)';
    const passer = '0x4200000000000000000000000000000000000016';
    const arbSys = '0x0000000000000000000000000000000000000064';
    const base = '0x000000000000000000000000000000000000800a';
    const withdrawn = (chainId: number, to: string, signature: string, args: readonly unknown[]) =>
      said(at(chainId, to, signature, args), { [getAddress(to)]: 'contract' });
    for (const chainId of [10, 8453, 130, 57073])
      expect(withdrawn(chainId, passer, initiate, [me, 21_000n, '0x'])).toBe('note');
    expect(withdrawn(42161, arbSys, 'withdrawEth(address destination)', [me])).toBe('note');
    expect(withdrawn(324, base, 'withdraw(address _l1Receiver)', [me])).toBe('note');
    // For someone else, with a call to make there, or at another place or network.
    expect(withdrawn(10, passer, initiate, [key, 21_000n, '0x'])).toBe('caution');
    expect(withdrawn(10, passer, initiate, [me, 21_000n, '0x12345678'])).toBe('caution');
    expect(withdrawn(1, passer, initiate, [me, 21_000n, '0x'])).toBe('caution');
    expect(withdrawn(42161, arbSys, 'withdrawEth(address destination)', [key])).toBe('caution');
    expect(withdrawn(1, base, 'withdraw(address _l1Receiver)', [me])).toBe('caution');
    expect(withdrawn(324, usdc, 'withdraw(address _l1Receiver)', [me])).toBe('caution');
  });

  it('calls only a bridge a fake that nobody vouches for', () => {
    const whys = (body: Parameters<typeof answer>[1], more: Sample['codes'] = {}) =>
      check(viewOf(body, { codes: { ...codes, ...more } })).flatMap((it) =>
        it.outcome === 'fired' && it.rule === rule ? [it.why?.id] : [],
      );
    expect(whys(burn(cctp, word(key)))).toEqual(['transfers.acrossNetworks.whyShipped']);
    expect(whys(burn(cctp, word(key)), { [cctp]: 'none' })).toEqual(['transfers.acrossNetworks.why']);
    const other = getAddress('0x00000000000000000000000000000000000000c1');
    expect(whys(burn(other))).toEqual(['transfers.acrossNetworks.why']);
  });

  it('is a Caution where nobody vouches for the bridge, or no code is there', () => {
    expect(said(burn(getAddress('0x00000000000000000000000000000000000000c1')))).toBe('caution');
    expect(said(burn(), { [cctp]: 'none' })).toBe('caution');
  });

  it('is a Caution where the account is a contract, or nobody knows whether it is one', () => {
    expect(said(burn(), { [me]: 'contract' })).toBe('caution');
    expect(said(burn(), { [me]: 'delegated' })).toBe('caution');
    const gaps = { [`account.${me.toLowerCase()}.code`]: { s: 'unknown', why: 'offline' } } as const;
    expect(told(rule, burn(), { codes, gaps })).toEqual([
      'caution: transfers.acrossNetworks.saysShipped bridge step.0.to | transfers.acrossNetworks.whyShipped | transfers.acrossNetworks.remedyShipped | in 0 | about 0xBd3fa81B58Ba92a82136038B25aDec7066af3155 | by step.0.to',
    ]);
  });

  it('is a Caution where a token of the other network is named, which nobody here can check', () => {
    const body = call(
      optimism,
      'bridgeERC20(address _localToken, address _remoteToken, uint256 _amount, uint32 _minGasLimit, bytes _extraData)',
      [usdc, key, 5n, 200_000, '0x'],
    );
    expect(said(body)).toBe('caution');
  });
});

describe('what a relayer of Across pays on the other network', () => {
  const pool = getAddress('0x5c7bcd6e7de5423a257d81b442095a1a6ced35c5');
  const nobody = '0x0000000000000000000000000000000000000000';
  const onArbitrum = getAddress('0xaf88d065e77c8cc2239327c5edb3a432268e5831');
  const asked = {
    depositor: me,
    recipient: me,
    input: usdc,
    output: onArbitrum,
    least: 999_000_000n,
    to: 42_161n,
    relayer: nobody,
    message: '0x',
    deadline: 1_800_010_000,
  };
  const rest =
    'uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, @ exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message';
  const forms = (['address', 'bytes32'] as const).map((type) => ({
    signature:
      `${type === 'address' ? 'depositV3' : 'deposit'}(@ depositor, @ recipient, @ inputToken, @ outputToken, ${rest})`.replaceAll(
        '@',
        type,
      ),
    of: (it: unknown) => (type === 'address' ? it : word(String(it))),
  }));
  const deposit = (more: Partial<Record<keyof typeof asked, unknown>> = {}, at = pool) => {
    const [answers, other] = forms.map((form) => sent({ ...asked, ...more }, at, form));
    expect(answers).toBe(other);
    return answers;
  };
  const sent = (
    it: Record<keyof typeof asked, unknown>,
    at: typeof pool,
    { signature, of }: (typeof forms)[number],
  ) => {
    const body = call(at, signature, [
      of(it.depositor),
      of(it.recipient),
      of(it.input),
      of(it.output),
      1_000_000_000n,
      it.least,
      it.to,
      of(it.relayer),
      1,
      it.deadline,
      0,
      it.message,
    ]);
    return said(body, { [at]: 'contract' });
  };

  it('is a note where it is nearly all of the same token, to the account that gives it', () => {
    expect(deposit()).toBe('note');
    expect(deposit({ to: 8453n, output: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913' })).toBe('note');
  });

  it('is a Caution where it is someone else’s, another token, less, or on a network that is not its own', () => {
    for (const more of [
      { recipient: key },
      { depositor: key },
      { output: key },
      { output: nobody },
      { output: '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9' },
      { input: key },
      { least: 899_000_000n },
      { least: 0n },
      { to: 8453n },
      // There a dollar has twelve more decimals.
      { to: 56n, output: '0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d' },
      { message: '0x1234' },
      { relayer: key },
      // Nobody pays more than is handed over, and what nobody pays lies there until its time is over.
      { least: 1_000_000_001n },
      { deadline: 4_294_967_295 },
    ])
      expect([more, deposit(more)]).toEqual([more, 'caution']);
    expect(deposit({}, getAddress('0x00000000000000000000000000000000000000c1'))).toBe('caution');
  });
});
