import { collection, looksRareOrder } from '@readback/core/check/testing/marketOrders.ts';
import {
  allowance,
  balance,
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  key,
  me,
  offline,
  safe,
  type Sample,
  transaction,
  usdc,
  viewOf,
  weth,
} from '@readback/core/check/testing/views.ts';
import { effectFacts } from '@readback/core/effects/effectFacts.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import type { EffectLine } from '@readback/core/model/effects.ts';
import { known } from '@readback/core/model/known.ts';
import type { Body } from '@readback/core/model/request.ts';
import { revisionOf } from '@readback/core/reading/state.ts';
import { type Address, type Hex, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { plain } from './plain.ts';

const poor = { ...offline, label: 'done' } as const;
const session = known({ host: 'readback.test', wallet: { chainId: 1, account: me, name: 'Wallet' } });
const reverts: Sample = { session, effects: known(effectsOf([], { status: 'revert' })) };

function said(body: Body, sample: Sample = {}): string {
  const readback = revisionOf(viewOf(body, sample), 0);
  const text = plain(readback.sentence, (id) => factAt(readback, id));
  const names = { friend, key, contract, me, safe, usdc, weth };
  return Object.entries(names).reduce((it, [name, address]) => it.replaceAll(address, name), text);
}

function ran(lines: readonly Partial<EffectLine>[]): Sample {
  const effects = effectsOf(lines);
  const facts = effects.lines.flatMap((line) => effectFacts(line, []));
  return {
    effects: known(effects),
    facts: Object.fromEntries(
      facts.flatMap(({ id, value }) => (value.s === 'known' ? [[id, value.v] as const] : [])),
    ),
  };
}

const gas = {
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce: 0n,
} as const;

const signs = (to: Address, data: Hex): Body => ({
  kind: 'safeTransaction',
  chainId: 1,
  safe,
  version: '1.4.1',
  tx: { to, value: 0n, data, operation: 0, ...gas },
});
const changes = (signature: string, ...args: readonly unknown[]) => signs(safe, dataOf(signature, args));

describe('what a Safe changes about itself', () => {
  it('names it once where it only uses a nonce up', () => {
    expect(said(signs(safe, '0x'), poor)).toBe(
      'Asks you to approve a transaction from safe: it makes an empty call to itself',
    );
  });

  const add = ['addOwnerWithThreshold(address owner, uint256 threshold)', friend, 1n] as const;

  it('is approved, and asked of nobody', () => {
    expect(said(changes(...add), poor)).toBe(
      'Asks you to approve a change to safe: it adds friend as owner and sets the threshold to 1 (addOwnerWithThreshold)',
    );
    expect(said(changes(...add), { session })).toMatch(
      /^You approve a change to safe: it adds friend as owner and /,
    );
    expect(said(changes(...add), reverts)).toMatch(/^The request would fail: safe adds friend as owner and /);
  });

  it.each([
    [
      'removeOwner(address previousOwner, address owner, uint256 threshold)',
      [me, friend, 2n],
      'removes the owner friend and sets the threshold to 2',
    ],
    [
      'swapOwner(address previousOwner, address oldOwner, address newOwner)',
      [me, friend, key],
      'replaces its owner friend with key',
    ],
    ['changeThreshold(uint256 threshold)', [3n], 'sets its signature threshold to 3'],
    ['enableModule(address module)', [contract], 'adds the module contract'],
    ['disableModule(address previousModule, address module)', [me, contract], 'removes the module contract'],
    ['setGuard(address guard)', [contract], 'sets contract as its guard'],
    ['setGuard(address guard)', [zeroAddress], 'removes its guard'],
    ['setModuleGuard(address moduleGuard)', [contract], 'sets contract as its module guard'],
    ['setModuleGuard(address moduleGuard)', [zeroAddress], 'removes its module guard'],
    ['setFallbackHandler(address handler)', [contract], 'sets contract as its fallback handler'],
    ['setFallbackHandler(address handler)', [zeroAddress], 'removes its fallback handler'],
  ] as const)('%s is said by who gets or loses what', (signature, args, words) => {
    const name = signature.slice(0, signature.indexOf('('));
    expect(said(changes(signature, ...args), poor)).toBe(
      `Asks you to approve a change to safe: it ${words} (${name})`,
    );
  });

  it('is said of the Safe where it is executed', () => {
    const exec =
      'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)';
    const data = dataOf('enableModule(address module)', [contract]);
    const body = call(safe, exec, [safe, 0n, data, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x']);
    expect(said(body, poor)).toBe(
      'Asks to execute a transaction from safe: it adds the module contract (enableModule)',
    );
  });

  it('of another contract is asked', () => {
    const data = dataOf('enableModule(address module)', [key]);
    expect(said(signs(contract, data), poor)).toBe(
      'Asks you to approve a transaction from safe: it asks the unknown contract contract to add the module key (enableModule)',
    );
    expect(said(transaction(safe, data), poor)).toMatch(/^Asks .*safe to add the module key/);
  });
});

describe('an allowance inside Permit2', () => {
  const body = call(contract, 'approve(address token, address spender, uint160 amount, uint48 expiration)', [
    usdc,
    key,
    5_000_000n,
    1_900_000_000,
  ]);
  const sample = ran([{ ...allowance(usdc, key, 5_000_000n), via: contract }]);
  const named = { [`account.${contract.toLowerCase()}.name`]: { kind: 'text', text: 'Permit2' } } as const;

  it('is said with where it is, and when it ends', () => {
    expect(said(body, { ...sample, facts: { ...sample.facts, ...named } })).toBe(
      'You let a person’s account (key) spend up to 5 USDC, through Permit2 (contract), until 2030-03-17 17:46:40 UTC',
    );
    expect(said(body, { ...poor, facts: named })).toBe(
      'Asks Permit2 (contract) to let a person’s account (key) spend up to 5 USDC, until 2030-03-17 17:46:40 UTC',
    );
  });
});

describe('a swap without a minimum', () => {
  it('is said to take any amount', () => {
    const swap =
      'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
    const body = call(contract, swap, [10n ** 18n, 0n, [weth, usdc], me, 1_900_000_000n]);
    expect(said(body, ran([balance(weth, 0n), balance(usdc, 3_120_000_100n)]))).toMatch(
      /^You swap 1 WETH for any amount of USDC \(usdc\), even 0$/,
    );
  });
});

describe('an order that is filled', () => {
  it('is one from who made it', () => {
    const order =
      '(address offerer, address zone, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount)[] offer, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount, address recipient)[] consideration, uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 conduitKey, uint256 totalOriginalConsiderationItems) parameters, bytes signature';
    const zero = `0x${'00'.repeat(32)}`;
    const parameters = {
      offerer: friend,
      zone: zeroAddress,
      offer: [],
      consideration: [],
      orderType: 0,
      startTime: 0n,
      endTime: 1_900_000_000n,
      zoneHash: zero,
      salt: 1n,
      conduitKey: zero,
      totalOriginalConsiderationItems: 0n,
    };
    const fill = `fulfillOrder((${order}) order, bytes32 fulfillerConduitKey)`;
    const body = call(
      '0x0000000000000068F116a894984e2DB1123eB395',
      fill,
      [{ parameters, signature: '0x' }, zero],
      10n ** 18n,
    );
    expect(said(body, poor)).toMatch(
      /^Sends 1 ETH and asks .* to fill an order \(fulfillOrder\) from friend$/,
    );
  });
});

describe('what is paid and what comes for it', () => {
  const buy = call(contract, 'buyPunk(uint256 punkIndex)', [7n], 10n ** 18n);
  const asset = { kind: 'nft', chainId: 1, address: collection, id: 7n } as const;
  const item = (from: bigint) =>
    ({ what: 'nft', asset, who: me, before: known(from), after: known(1n - from) }) as const;
  const paid = { ...balance(undefined, 0n), before: known(10n ** 18n) };

  it('is said in one sentence, and a loss alone is a loss', () => {
    expect(said(buy, ran([paid, item(0n)]))).toMatch(
      /^You ask .*\. In the simulation, you pay 1 ETH and receive \w+ #7\.$/,
    );
    expect(said(buy, ran([paid]))).toMatch(/\. In the simulation, you lose 1 ETH\.$/);
  });

  it('is said of an item that is given, of several things, and of another account', () => {
    expect(said(call(contract, 'sell()', []), ran([item(1n), balance(weth, 200n)]))).toMatch(
      /\. In the simulation, you give \w+ #7 and receive [0-9.]+ WETH\.$/,
    );
    expect(said(buy, ran([paid, balance(weth, 200n), balance(usdc, 200n)]))).toMatch(
      /you pay 1 ETH and receive [0-9.]+ WETH and [0-9.]+ USDC\.$/,
    );
  });

  it('is not said together where several accounts are in it, or more than three changes', () => {
    const many = [paid, balance(weth, 200n), balance(usdc, 200n), item(0n)];
    expect(said(buy, ran(many))).toMatch(/In the simulation, you lose 1 ETH\. You receive /);
  });
});

describe('a call that finds no code', () => {
  const nobody: Sample = { ...ran([balance(undefined, 0n)]), codes: { [key]: 'none' } };

  it('asks nobody for anything', () => {
    expect(said(call(key, 'deposit()', [], 10n ** 18n), nobody)).toMatch(
      /^You send 1 ETH to a person’s account \(key\), with a call \(deposit\) that has no effect there\. In the simulation, you lose /,
    );
    expect(said(call(key, 'claim()', []), { ...poor, codes: { [key]: 'none' } })).toBe(
      'Makes a call (0x4e71d92d) to a person’s account (key), where it has no effect',
    );
  });

  it('is a call where there is code, or where nobody knows', () => {
    for (const codes of [{ [key]: 'contract' } as const, { [key]: 'delegated' } as const])
      expect(said(call(key, 'claim()', []), { ...poor, codes })).not.toMatch(/no effect/);
  });
});

describe('what is put into a vault', () => {
  const body = call(contract, 'deposit(uint256 assets, address receiver)', [1_000_000_000n, me]);

  it('is said in the token that the run shows to go, and else in its base units', () => {
    const gone = { ...balance(usdc, 0n), before: known(1_000_000_000n) };
    const share = { ...balance(weth, 1_000_000_000n), before: known(0n) };
    expect(said(body, ran([gone, share]))).toMatch(
      /^You ask .* to deposit 1,000 USDC( for .*)?\. In the simulation, you receive /,
    );
    const less = { ...gone, after: known(1n) };
    expect(said(body, ran([less, share]))).toMatch(
      /deposit 1,000,000,000 base units of the contract’s underlying/,
    );
  });

  it('is said in the shares that the run shows to go, where they are the contract’s own token', () => {
    const redeem = call(usdc, 'redeem(uint256 shares, address receiver, address owner)', [
      1_000_000_000n,
      me,
      me,
    ]);
    const gone = { ...balance(usdc, 0n), before: known(1_000_000_000n) };
    expect(said(redeem, ran([gone]))).toMatch(/ to redeem 1,000 USDC/);
    const other = { ...balance(weth, 0n), before: known(1_000_000_000n) };
    expect(said(redeem, ran([other]))).toMatch(/redeem 1,000,000,000 base units of the contract’s shares/);
  });
});

describe('what is put in', () => {
  const deposit = call(contract, 'deposit(uint256 assets, address receiver)', [1_000_000_000n, me]);
  const gone = { ...balance(usdc, 0n), before: known(1_000_000_000n) };
  const shares = { ...balance(weth, 5n), before: known(0n) };

  it('is said once, with what comes for it', () => {
    const text = said(deposit, ran([gone, shares]));
    expect(text).toMatch(/ to deposit 1,000 USDC/);
    expect(text).not.toMatch(/you pay/);
    expect(text).toMatch(/In the simulation, you receive [\d.]+ WETH\.$/);
  });

  it('is said once of the network’s currency, too', () => {
    const stake = call(contract, 'deposit()', [], 10n ** 18n);
    const coins = {
      ...balance(usdc, 0n),
      asset: { kind: 'native', chainId: 1 },
      before: known(10n ** 18n),
    } as const;
    const text = said(stake, ran([coins, shares]));
    expect(text).toMatch(/ to deposit 1 ETH\. In the simulation, you receive [\d.]+ WETH\.$/);
  });

  it('is said again where it is more than that', () => {
    const more = { ...gone, before: known(1_000_000_001n) };
    expect(said(deposit, ran([more, shares]))).toMatch(
      /In the simulation, you pay 1,000\.000001 USDC and receive/,
    );
  });
});

describe('what an offer changes', () => {
  it('is said to wait for someone who accepts', () => {
    const asset = { kind: 'nft', chainId: 1, address: collection, id: 7n } as const;
    const item = { what: 'nft', asset, who: me, before: known(1n), after: known(0n) } as const;
    const text = said(looksRareOrder(), ran([item, balance(weth, 10n ** 18n)]));
    expect(text).toMatch(/^Asks you to sign an offer to give \w+ #7 in return for 1 WETH /);
    expect(text).toMatch(/\. If someone accepts the offer, you give \w+ #7 and receive 0\.9+ WETH\.$/);
  });

  it('is not said again where it is exactly what the offer says', () => {
    const asset = { kind: 'nft', chainId: 1, address: collection, id: 7n } as const;
    const item = { what: 'nft', asset, who: me, before: known(1n), after: known(0n) } as const;
    const whole = looksRareOrder({ minPercentageToAsk: 10_000n });
    const paid = { ...balance(weth, 10n ** 18n), before: known(0n) };
    expect(said(whole, ran([item, paid]))).toMatch(
      /^Asks you to sign an offer to give \w+ #7 in return for 1 WETH, through \w+, until [^.]*$/,
    );
    const less = { ...paid, after: known(10n ** 18n - 1n) };
    expect(said(whole, ran([item, less]))).toMatch(/If someone accepts the offer, you give/);
    const more = { ...item, asset: { ...asset, id: 8n } };
    expect(said(whole, ran([item, more, paid]))).toMatch(/If someone accepts the offer, you give/);
  });

  it('states its condition once for several changes', () => {
    const asset = { kind: 'nft', chainId: 1, address: collection, id: 7n } as const;
    const item = { what: 'nft', asset, who: me, before: known(1n), after: known(0n) } as const;
    const second = { ...item, asset: { ...asset, id: 8n } };
    expect(said(looksRareOrder(), ran([item, second]))).toMatch(
      /\. If someone accepts the offer, you lose \w+ #7 and \w+ #8\.$/,
    );
  });
});
