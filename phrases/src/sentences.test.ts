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
  message,
  offline,
  permit,
  permitTypes,
  safe,
  type Sample,
  signIn,
  transaction,
  typed,
  usdc,
  viewOf,
  weth,
} from '@readback/core/check/testing/views.ts';
import {
  blurOrder,
  collection,
  loanOffer,
  looksRareListing,
  looksRareOrder,
  moduleApproval,
  raribleOrder,
  zeroXOrder,
} from '@readback/core/check/testing/marketOrders.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import { known, unknown } from '@readback/core/model/known.ts';
import type { Body } from '@readback/core/model/request.ts';
import { revisionOf } from '@readback/core/reading/state.ts';
import { describe, expect, it } from 'vitest';
import { plain } from './plain.ts';

/** The sentence of a request in English, with short names instead of whole addresses. */
function said(body: Body, sample: Sample = {}): string {
  const readback = revisionOf(viewOf(body, sample), 0);
  const text = plain(readback.sentence, (id) => factAt(readback, id));
  const names = { friend, key, contract, me, safe, usdc, weth };
  return Object.entries(names).reduce((it, [name, address]) => it.replaceAll(address, name), text);
}

const poor = { ...offline, label: 'done' } as const;
const shows = (...lines: Parameters<typeof effectsOf>[0]): Sample => ({ effects: known(effectsOf(lines)) });
const reverts: Sample = { effects: known(effectsOf([], { status: 'revert' })) };
const most = 2n ** 256n - 1n;

const transfer = 'transfer(address to, uint256 amount)';
const approve = 'approve(address spender, uint256 amount)';
const swap =
  'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
const router = {
  facts: { [`account.${contract.toLowerCase()}.name`]: { kind: 'text', text: 'Router' } },
} as const;

describe('sending', () => {
  const pay = transaction(friend, '0x', 1_500_000_000_000_000_000n);

  it('speaks of the request until effects are known, and then of you', () => {
    expect(said(pay, poor)).toBe('Asks your wallet to send 1.5 ETH to friend');
    expect(said(pay, shows(balance(undefined, 0n)))).toBe('You send 1.5 ETH to friend');
  });

  it('says of a token how much of it', () => {
    const body = call(usdc, transfer, [friend, 100_000_000n]);
    expect(said(body, poor)).toBe('Asks USDC (usdc) to send 100 USDC to friend');
    expect(said(body, shows(balance(usdc, 0n)))).toBe('You send 100 USDC to friend');
  });

  it('says units where the decimals are not known', () => {
    const body = call(usdc, transfer, [friend, 100_000_000n]);
    expect(said(body, offline)).toBe('Asks usdc to send 100,000,000 base units of usdc to friend');
  });

  it('does not say You when the state denies it', () => {
    const body = call(usdc, transfer, [friend, 100_000_000n]);
    expect(said(body, shows())).toBe(
      'Asks USDC (usdc) to send 100 USDC to friend. In the simulation, your balances and the permissions that were checked stay the same.',
    );
  });

  it('does not say You of someone whom the request does not name', () => {
    expect(said(transaction(friend, '0x', 1n, null), shows(balance(undefined, 0n)))).toMatch(/^Asks /);
  });

  it('says when it would fail', () => {
    expect(said(pay, reverts)).toBe('The request would fail: it asks your wallet to send 1.5 ETH to friend');
  });

  it('says from whom, when it takes from someone else', () => {
    const body = call(usdc, 'transferFrom(address a, address b, uint256 c)', [friend, me, 1_000_000n]);
    expect(said(body, poor)).toBe('Asks USDC (usdc) to move 1 USDC from friend to me');
  });
});

describe('permissions', () => {
  it('say how much, and whether a plain account gets them', () => {
    const body = call(usdc, approve, [contract, 100_000_000n]);
    const effects = shows(allowance(usdc, contract, 100_000_000n));
    expect(said(body, { ...poor, ...router })).toBe(
      'Asks USDC (usdc) to let Router (contract) spend up to 100 USDC',
    );
    expect(said(body, { ...effects, ...router })).toBe('You let Router (contract) spend up to 100 USDC');
    expect(said(body, effects)).toBe('You let the unknown contract contract spend up to 100 USDC');
  });

  it('say that there is no limit', () => {
    const body = call(usdc, approve, [key, most]);
    expect(said(body, shows(allowance(usdc, key, most)))).toBe(
      'You let a person’s account (key) spend all your USDC (usdc), now and later',
    );
    expect(said(body, offline)).toBe('Asks usdc to let key spend all your usdc, now and later');
  });

  it('say when one is taken back', () => {
    const body = call(usdc, approve, [key, 0n]);
    expect(said(body, shows({ ...allowance(usdc, key, 0n), before: known(5n) }))).toBe(
      'You revoke the permission of key to spend USDC (usdc)',
    );
    expect(said(body, poor)).toBe('Asks USDC (usdc) to revoke the permission of key to spend USDC (usdc)');
  });

  it('say when all items are given', () => {
    const body = call(friend, 'setApprovalForAll(address operator, bool approved)', [contract, true]);
    expect(said(body, poor)).toBe(
      'Asks a person’s account (friend) to let the unknown contract contract take every item of friend, now and later',
    );
  });

  it('say that a signature gives them, and until when', () => {
    expect(said(permit(contract, 5_000_000n), poor)).toBe(
      'Asks for your signature to let the unknown contract contract spend up to 5 USDC, until 2030-03-17 17:46:40 UTC',
    );
    expect(said(permit(contract, 5_000_000n), shows(allowance(usdc, contract, 5_000_000n)))).toBe(
      'By signing, you let the unknown contract contract spend up to 5 USDC, until 2030-03-17 17:46:40 UTC',
    );
    expect(said(permit(key, most), shows(allowance(usdc, key, most)))).toMatch(
      /^By signing, you let a person’s account \(key\) spend all your USDC \(usdc\), until /,
    );
  });
});

describe('swapping', () => {
  const body = call(contract, swap, [10n ** 18n, 3_120_000_000n, [weth, usdc], me, 1_900_000_000n]);

  it('says what is given and the least that comes back', () => {
    expect(said(body, { ...poor, ...router })).toBe(
      'Asks Router (contract) to swap 1 WETH for at least 3,120 USDC, which goes to your account',
    );
    expect(said(body, shows(balance(weth, 0n), balance(usdc, 3_120_000_100n)))).toBe(
      'You swap 1 WETH for at least 3,120 USDC',
    );
  });

  it('is read through a multicall, as what the same caller asks of the router', () => {
    const single =
      'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)';
    const params = {
      tokenIn: weth,
      tokenOut: usdc,
      fee: 500,
      recipient: me,
      amountIn: 10n ** 18n,
      amountOutMinimum: 3_120_000_000n,
      sqrtPriceLimitX96: 0n,
    };
    const inner = dataOf(single, [params]);
    const outer = call(contract, 'multicall(bytes[] data)', [[inner]]);
    const direct = transaction(contract, inner);
    const effects = shows(balance(weth, 0n), balance(usdc, 3_120_000_100n));
    expect(said(outer, effects)).toBe(said(direct, effects));
    expect(said(outer, effects)).not.toContain('as the account itself');
  });

  it('says value once that a multicall of empty parts carries', () => {
    const body = (...parts: readonly string[]) =>
      call(contract, 'multicall(bytes[] data)', [parts], 10n ** 18n);
    const paid = shows(balance(undefined, 0n));
    expect(said(body('0x'), paid)).toBe('You send 1 ETH to contract');
    expect(said(body('0x', '0x', '0x'), paid)).toBe('You send 1 ETH to contract');
    const mixed = said(body(dataOf(transfer, [friend, 1n]), '0x', '0x'), paid);
    expect(mixed.split('ETH to contract')).toHaveLength(2);
  });

  it('says when another account receives', () => {
    const away = call(contract, swap, [10n ** 18n, 3_120_000_000n, [weth, usdc], friend, 1_900_000_000n]);
    expect(said(away, shows(balance(weth, 0n)))).toBe(
      'You swap 1 WETH for at least 3,120 USDC, which goes to another account, friend',
    );
  });

  it('says what really moves when the output does not come', () => {
    const change = {
      'effect.0.delta': {
        kind: 'amount',
        raw: -(10n ** 18n),
        asset: { kind: 'token', chainId: 1, address: weth },
      },
    } as const;
    expect(said(body, { ...shows(balance(weth, 0n)), facts: change })).toBe(
      'Asks the unknown contract contract to swap 1 WETH for at least 3,120 USDC, which goes to your account. In the simulation, you lose 1 WETH.',
    );
  });
});

describe('wrapping', () => {
  it('is said of a token that is known to wrap', () => {
    const wrap = call(weth, 'deposit()', [], 10n ** 18n);
    expect(said(wrap, poor)).toBe('Asks WETH (weth) to wrap 1 ETH');
    expect(said(wrap, shows(balance(weth, 200n), balance(undefined, 0n)))).toBe('You wrap 1 ETH');
    const unwrap = call(weth, 'withdraw(uint256 amount)', [10n ** 18n]);
    expect(said(unwrap, poor)).toBe('Asks WETH (weth) to unwrap 1 WETH');
    expect(said(unwrap, shows(balance(weth, 0n), balance(undefined, 200n)))).toBe('You unwrap 1 WETH');
  });

  it('is not said of a token that merely has a withdraw(uint256)', () => {
    const withdraw = call(usdc, 'withdraw(uint256 amount)', [10n ** 18n]);
    expect(said(withdraw, poor)).toBe(
      'Asks USDC (usdc) to withdraw 1,000,000,000,000,000,000 base units of a token that the call does not name',
    );
  });

  it('is not said of any contract that has a deposit()', () => {
    expect(said(call(contract, 'deposit()', [], 10n ** 18n), poor)).toBe(
      'Asks the unknown contract contract to deposit 1 ETH',
    );
  });
});

describe('calls that our tables know', () => {
  const supply = 'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)';
  const repay = 'repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)';
  const withdraw = 'withdraw(address asset, uint256 amount, address to)';

  it('say how much of which token, in its units where its decimals are known', () => {
    const body = call(contract, supply, [usdc, 500_000_000n, me, 0]);
    expect(said(body, { ...poor, ...router })).toBe('Asks Router (contract) to supply 500 USDC');
    expect(said(body, { ...offline, ...router })).toBe(
      'Asks Router (contract) to supply 500,000,000 base units of usdc',
    );
  });

  it('say whose it is and who receives, where that is someone else', () => {
    const forOther = call(contract, supply, [usdc, 500_000_000n, friend, 0]);
    expect(said(forOther, { ...poor, ...router })).toBe(
      'Asks Router (contract) to supply 500 USDC for friend',
    );
    expect(said(call(contract, withdraw, [usdc, 5_000_000n, key]), { ...poor, ...router })).toBe(
      'Asks Router (contract) to withdraw 5 USDC to key',
    );
    const vault = 'redeem(uint256 shares, address receiver, address owner)';
    expect(said(call(contract, vault, [7n, friend, friend]), { ...poor, ...router })).toBe(
      'Asks Router (contract) to redeem 7 base units of the contract’s shares from friend, to the same account',
    );
    const borrow = 'borrow(uint256 assets, address receiver, address borrower)';
    expect(said(call(contract, borrow, [7n, friend, key]), { ...poor, ...router })).toBe(
      'Asks Router (contract) to borrow 7 base units of the contract’s underlying token as a debt of key to friend',
    );
  });

  it('name who receives after however many others', () => {
    const claim = 'claimAllRewards(address[] assets, address to)';
    const tokens = Array.from({ length: 500 }, () => usdc);
    expect(said(call(contract, claim, [tokens, key]), { ...poor, ...router })).toBe(
      'Asks Router (contract) to claim rewards (claimAllRewards) to key',
    );
  });

  it('say all where that is asked', () => {
    expect(said(call(contract, repay, [usdc, most, 2n, me]), { ...poor, ...router })).toBe(
      'Asks Router (contract) to repay all of a debt in USDC (usdc)',
    );
    expect(said(call(contract, withdraw, [usdc, most, me]), { ...poor, ...router })).toBe(
      'Asks Router (contract) to withdraw all USDC (usdc)',
    );
  });

  it('say an amount by its number alone where nobody names its token', () => {
    expect(said(call(contract, 'wrap(uint256 amount)', [5n]), { ...poor, ...router })).toBe(
      'Asks Router (contract) to wrap 5 base units of a token that the call does not name',
    );
    const glp = 'unstakeAndRedeemGlp(address tokenOut, uint256 glpAmount, uint256 minOut, address receiver)';
    expect(said(call(contract, glp, [usdc, 5n, 1n, me]), { ...poor, ...router })).toBe(
      'Asks Router (contract) to unstake 5 base units of a token that the call does not name for USDC (usdc)',
    );
    const usd = 'mintUsd(uint128 accountId, uint128 poolId, address collateralType, uint256 amount)';
    expect(said(call(contract, usd, [1n, 1n, weth, 5n]), { ...poor, ...router })).toBe(
      'Asks Router (contract) to mint 5 base units of a token that the call does not name as a debt',
    );
  });

  it('say the value that goes along, once', () => {
    const add =
      'addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)';
    const body = call(contract, add, [usdc, 3_000_000_000n, 1n, 1n, me, 1n], 10n ** 18n);
    expect(said(body, { ...poor, ...router })).toBe(
      'Asks Router (contract) to add 3,000 USDC and 1 ETH as liquidity',
    );
    expect(
      said(call(contract, 'buyPunk(uint256 punkIndex)', [7804n], 10n ** 18n), { ...poor, ...router }),
    ).toBe('Sends 1 ETH and asks Router (contract) to buy Router (contract) #7,804');
  });

  it('name the network where its id is the one that all use', () => {
    const send = 'send(uint256 chainId, address recipient, uint256 amount, uint256 bonderFee)';
    expect(said(call(contract, send, [10n, friend, 5n, 1n]), { ...poor, ...router })).toBe(
      'Asks Router (contract) to bridge 5 base units of a token that the call does not name to friend on OP Mainnet',
    );
    const stargate =
      'swapETH(uint16 _dstChainId, address _refundAddress, bytes _toAddress, uint256 _amountLD, uint256 _minAmountLD)';
    expect(said(call(contract, stargate, [111, me, '0x', 5n, 1n]), { ...poor, ...router })).toBe(
      'Asks Router (contract) to bridge 0.000000000000000005 ETH to another network',
    );
  });

  it('say who gets a power, and how many must sign then', () => {
    const add = 'addOwnerWithThreshold(address owner, uint256 threshold)';
    expect(said(call(contract, add, [friend, 2n]), { ...poor, ...router })).toBe(
      'Asks Router (contract) to add friend as an owner and set the threshold to 2',
    );
    expect(said(call(contract, 'transferOwnership(address newOwner)', [key]), { ...poor, ...router })).toBe(
      'Asks Router (contract) to make key the owner (transferOwnership)',
    );
  });

  it('quote a name that is plain, and no other', () => {
    const renew = (name: string) =>
      said(call(contract, 'renew(string name, uint256 duration)', [name, 1n]), { ...poor, ...router });
    expect(renew('vitalik')).toBe('Asks Router (contract) to renew the name “vitalik”');
    expect(renew('x” and nothing else')).toBe('Asks Router (contract) to renew names (renew)');
  });

  it('are never said as done, whatever the run shows', () => {
    const body = call(contract, supply, [usdc, 500_000_000n, me, 0]);
    expect(said(body, { ...shows(balance(usdc, 0n)), ...router })).toMatch(
      /^You ask Router \(contract\) to supply 500 USDC/,
    );
    expect(said(body, { ...reverts, ...router })).toBe(
      'The request would fail: it asks Router (contract) to supply 500 USDC',
    );
  });

  it('are those of our tables: a contract’s own name for a function is not a word of ours', () => {
    const own = 'claimRewardsSafely(address to, uint256 amount)';
    const abis = [
      {
        address: contract,
        from: { by: 'source' as const, name: 'Sourcify' },
        functions: [`function ${own}`],
      },
    ];
    expect(said(call(contract, own, [key, 5n]), { ...poor, ...router, abis })).toBe(
      'Calls claimRewardsSafely on Router (contract)',
    );
  });
});

describe('what nobody can read', () => {
  it('is asked of an unknown contract, by its selector', () => {
    const body = transaction(contract, '0x3f1a77c2', 400_000_000_000_000_000n);
    expect(said(body, offline)).toBe(
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract and sends 0.4 ETH',
    );
  });

  it('is never said as You, also when the run shows something', () => {
    const body = transaction(contract, '0x3f1a77c2');
    expect(said(body, shows())).toBe(
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, your balances and the permissions that were checked stay the same.',
    );
  });

  it('includes new contracts', () => {
    expect(said(transaction(null, '0x6001600155', 5n * 10n ** 18n), poor)).toBe(
      'Asks to deploy a contract and send it 5 ETH',
    );
  });
});

describe('signing', () => {
  it('quotes a message, and shows what would deceive', () => {
    expect(said(message('Hello'))).toBe('You sign this message: “Hello”');
    expect(said(message('Pay \u202ealice'))).toBe('You sign this message: “Pay ⟨U+202E⟩alice”');
    expect(said({ kind: 'message', bytes: '0xff00' })).toBe('You sign raw bytes, not text: 0xff00');
  });

  it('says where a sign-in goes, and You only at home', () => {
    expect(said(message(signIn('readback.test', 'https://readback.test')))).toBe(
      'You sign in to readback.test and say: “I accept the terms.”',
    );
    expect(said(message(signIn('example.org', 'https://example.org')))).toBe(
      'Asks you to sign in to example.org and say: “I accept the terms.”',
    );
  });

  it('names typed data without a meaning of its own', () => {
    const order = typed({ Order: [{ name: 'price', type: 'uint256' }] }, 'Order', { price: 1n });
    expect(said(order, { effects: unknown('unsupported'), simulate: 'failed' })).toBe(
      'Asks for your signature on typed data named “Order”, to be used with USDC (usdc)',
    );
    const alone = typed(
      permitTypes,
      'Permit',
      { owner: me, spender: key, value: 1n, nonce: 0n, deadline: 1n },
      {},
    );
    expect(said(alone, offline)).toMatch(/^Asks for your signature to let /);
  });
});

describe('a Safe', () => {
  const zero = '0x0000000000000000000000000000000000000000';
  const gas = {
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zero,
    refundReceiver: zero,
    nonce: 0n,
  } as const;
  const payment = (data: `0x${string}`, to: typeof friend, value: bigint): Body => ({
    kind: 'safeTransaction',
    chainId: 1,
    safe,
    version: '1.4.1',
    tx: { to, value, data, operation: 0, ...gas },
  });
  const session = known({ host: 'readback.test', wallet: { chainId: 1, account: me, name: 'Wallet' } });

  it('sends by your approval', () => {
    const body = payment('0x', friend, 10n ** 18n);
    expect(said(body, poor)).toBe('Asks you to approve a payment of 1 ETH from safe to friend');
    expect(said(body, { session, ...shows(balance(undefined, 0n, safe)) })).toBe(
      'You approve a payment of 1 ETH from safe to friend',
    );
  });

  it('does other things by your approval', () => {
    const data = dataOf(approve, [contract, most]);
    expect(said(payment(data, usdc, 0n), poor)).toBe(
      'Asks you to approve a transaction from safe: it lets the unknown contract contract spend all its USDC (usdc), now and later',
    );
  });

  it('is given no comfort when foreign code runs as it', () => {
    const body = payment('0x12345678', contract, 0n);
    if (body.kind !== 'safeTransaction') throw new Error('not a Safe transaction');
    expect(said({ ...body, tx: { ...body.tx, operation: 1 } }, shows())).toBe(
      'Asks you to approve a transaction from safe: it lets the code of the unknown contract contract fully control the account',
    );
  });

  it('is carried out by you', () => {
    const exec =
      'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)';
    const body = call(safe, exec, [friend, 10n ** 18n, '0x', 0, 0n, 0n, 0n, zero, zero, '0x']);
    expect(said(body, poor)).toBe('Asks to execute a transaction from safe: it sends 1 ETH to friend');
    expect(said(body, shows(balance(undefined, 0n, safe)))).toBe(
      'You execute a transaction from safe: it sends 1 ETH to friend',
    );
  });
});

describe('a batch', () => {
  const one = call(usdc, approve, [contract, 100_000_000n]);
  const two = call(contract, swap, [10n ** 18n, 3_120_000_000n, [weth, usdc], me, 1_900_000_000n]);
  const calls = (bodies: readonly Body[]): Body => ({
    kind: 'calls',
    chainId: 1,
    from: me,
    atomic: true,
    calls: bodies.flatMap((body) => (body.kind === 'transaction' ? [body.call] : [])),
  });

  it('says each of a few, and counts the rest', () => {
    const effects = shows(
      allowance(usdc, contract, 100_000_000n),
      balance(weth, 0n),
      balance(usdc, 3_120_000_100n),
    );
    expect(said(calls([one, two]), { ...effects, ...router })).toBe(
      'You let Router (contract) spend up to 100 USDC. You swap 1 WETH for at least 3,120 USDC.',
    );
    expect(
      said(calls([one, one, one, one, one]), {
        ...shows(allowance(usdc, contract, 100_000_000n)),
        ...router,
      }),
    ).toMatch(/(?:You let Router [^.]+\. ){3}There are 2 more calls\.$/);
  });

  it('that would fail says so once, of all of it', () => {
    expect(said(calls([one, two]), { ...reverts, ...router })).toBe(
      'The request would fail. Asks USDC (usdc) to let Router (contract) spend up to 100 USDC. Asks Router (contract) to swap 1 WETH for at least 3,120 USDC, which goes to your account.',
    );
  });
});

describe('a vote', () => {
  const vote = (support: number) =>
    call(contract, 'castVote(uint256 proposalId, uint8 support)', [107n, support]);

  it('says on which proposal, and how', () => {
    expect(said(vote(1), { ...poor, ...router })).toBe(
      'Asks Router (contract) to vote in favor of proposal 107',
    );
    expect(said(vote(0), { ...shows(), ...router })).toBe(
      'You vote against proposal 107 at Router (contract)',
    );
    expect(said(vote(2), { ...shows(), ...router })).toBe(
      'You vote “abstain” on proposal 107 at Router (contract)',
    );
    expect(said(vote(9), { ...shows(), ...router })).toBe(
      'You vote “9” on proposal 107 at Router (contract)',
    );
    expect(said(vote(1), { ...reverts, ...router })).toBe(
      'The request would fail: it asks Router (contract) to vote in favor of proposal 107',
    );
  });
});

describe('what no page may ask for', () => {
  it('is named', () => {
    expect(said({ kind: 'authorization', chainId: 1, delegate: contract, nonce: 0n })).toBe(
      'Asks to let the code at contract control your account on Ethereum',
    );
  });
});

describe('why something is not known', () => {
  it('reads well with and without someone to name', () => {
    const why = (id: 'why.timeout' | 'why.notFound' | 'why.unsupported', source: string) =>
      plain({ id, args: { source } }, () => undefined);
    expect(why('why.timeout', 'none')).toBe('No source answered in time.');
    expect(why('why.timeout', 'node.test')).toBe('node.test did not answer in time.');
    expect(why('why.notFound', 'node.test')).toBe('node.test does not have this information.');
    expect(why('why.unsupported', 'none')).toBe('Readback does not support this kind of check.');
  });
});

describe('orders of markets', () => {
  const of = (body: Body) => {
    const to = body.kind === 'typedData' ? (body.typed.domain.verifyingContract ?? usdc) : usdc;
    const name = (address: string, text: string) => ({
      [`account.${address.toLowerCase()}.name`]: { kind: 'text', text } as const,
    });
    return said(body, {
      facts: { ...name(to, 'Market'), ...name(collection, 'Apes') },
      codes: { [to]: 'contract' },
    }).replaceAll(/ \(0x[0-9a-fA-F]{40}\)/g, '');
  };

  it('say what is given, what comes at least, and until when', () => {
    const end = 'through Market, until 2030-03-17 17:46:40 UTC';
    expect(of(zeroXOrder('LimitOrder'))).toBe(
      `Asks you to sign an offer to give at most 5 USDC in return for at least 0.002 WETH, ${end}`,
    );
    expect(of(zeroXOrder('OtcOrder'))).toBe(of(zeroXOrder('LimitOrder')));
    expect(of(blurOrder())).toBe(
      `Asks you to sign an offer to give Apes #7 in return for 1 ETH minus fees of up to 2.5%, ${end}`,
    );
    expect(of(looksRareOrder())).toBe(
      `Asks you to sign an offer to give Apes #7 in return for 1 WETH minus fees of up to 15%, ${end}`,
    );
    expect(of(looksRareListing({ price: 0n }))).toBe(
      `Asks you to sign an offer to give Apes #7 in return for nothing, ${end}`,
    );
    expect(of(raribleOrder())).toBe(
      `Asks you to sign an offer to give at most Apes #7 in return for at least 1 ETH minus the market’s fees, ${end}`,
    );
    expect(of(loanOffer())).toBe(
      `Asks you to sign an offer to lend up to 10 ETH against items of Apes at 12% APR, ${end}`,
    );
    expect(of(moduleApproval())).toBe(
      'Asks for your signature to let a person’s account (friend) trade on your behalf at the exchange',
    );
  });
});
