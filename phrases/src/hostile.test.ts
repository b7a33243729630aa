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
  permitTypes,
  safe,
  type Sample,
  transaction,
  typed,
  usdc,
  viewOf,
  weth,
} from '@readback/core/check/testing/views.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import type { EffectLine } from '@readback/core/model/effects.ts';
import { known } from '@readback/core/model/known.ts';
import type { Body } from '@readback/core/model/request.ts';
import { revisionOf } from '@readback/core/reading/state.ts';
import { effectFacts } from '@readback/core/effects/effectFacts.ts';
import { describe, expect, it } from 'vitest';
import { plain } from './plain.ts';

/** Sentence and verdict of a request in English, with short names instead of whole addresses. */
function read(body: Body, sample: Sample = {}): { says: string; verdict: string; unread: number } {
  const readback = revisionOf(viewOf(body, sample), 0);
  const text = plain(readback.sentence, (id) => factAt(readback, id));
  const names = { friend, key, contract, me, safe, usdc, weth };
  const says = Object.entries(names).reduce((it, [name, address]) => it.replaceAll(address, name), text);
  return { says, verdict: readback.verdict, unread: readback.unread.length };
}

/** A run with these lines, and the facts that a run gives with them. */
function ran(lines: readonly Partial<EffectLine>[], more: Parameters<typeof effectsOf>[1] = {}): Sample {
  const effects = effectsOf(lines, more);
  const facts = effects.lines.flatMap((line) => effectFacts(line, []));
  return {
    effects: known(effects),
    facts: Object.fromEntries(
      facts.flatMap(({ id, value }) => (value.s === 'known' ? [[id, value.v] as const] : [])),
    ),
  };
}

const poor = { ...offline, label: 'done' } as const;
const transfer = 'transfer(address to, uint256 amount)';
const approve = 'approve(address spender, uint256 amount)';
const swap = 'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)';
const loses = (asset: typeof usdc, amount: bigint, who: typeof me = me): Partial<EffectLine> => ({
  ...balance(asset, 0n, who),
  before: known(amount),
});

describe('a contract that takes more than it is asked for', () => {
  it('is not said to send what was asked: what leaves is said', () => {
    const { says } = read(call(usdc, transfer, [friend, 1_000_000n]), ran([loses(usdc, 900_000_000n)]));
    expect(says).toBe('Asks USDC (usdc) to send 1 USDC to friend. In the simulation, you lose 900 USDC.');
  });

  it('is not believed about an allowance that is larger than the call says', () => {
    const body = call(usdc, approve, [contract, 1_000_000n]);
    expect(read(body, ran([allowance(usdc, contract, 2_000_000n)])).says).toMatch(
      /^Asks USDC \(usdc\) to let /,
    );
    expect(read(body, ran([allowance(usdc, contract, 1_000_000n)])).says).toMatch(/^You let /);
  });

  it('does not hide another asset behind a payment, a call with nothing, or wrapping', () => {
    const stolen = /In the simulation, you lose 900 USDC\.$/;
    const lines = [loses(usdc, 900_000_000n)];
    const paid = [balance(undefined, 95n), ...lines];
    expect(read(transaction(contract, '0x', 5n), ran(paid)).says).toMatch(stolen);
    expect(read(transaction(contract, '0x'), ran(lines)).says).toMatch(stolen);
    const wrap = ran([...paid, balance(weth, 105n)]);
    expect(read(call(weth, 'deposit()', [], 5n), wrap).says).toMatch(/^You wrap .* you lose 900 USDC\.$/);
  });

  it('does not hide it behind other changes either: losses come first, and the rest is counted', () => {
    const lines = [
      balance(undefined, 101n),
      balance(weth, 101n),
      balance(contract, 101n),
      loses(usdc, 9_000_000n),
    ];
    const { says } = read(
      call(contract, 'claim(uint256 amount)', [1n]),
      ran([...lines, balance(friend, 101n)]),
    );
    expect(says).toMatch(/^[^.]+\. In the simulation, you lose 9 USDC\. .*2 more balances change\.$/);
  });

  it('does not hide an item that it takes', () => {
    const asset = { kind: 'nft', chainId: 1, address: weth, id: 7n } as const;
    const line = { what: 'nft', asset, before: known(1n), after: known(0n) } as const;
    expect(read(transaction(contract, '0x'), ran([line])).says).toMatch(/you lose WETH #7\.$/);
  });
});

describe('a token that keeps a part of what is sent', () => {
  const body = call(usdc, transfer, [friend, 100_000_000n]);
  const got = (amount: bigint) => {
    const made = effectsOf([loses(usdc, 100_000_000n), balance(usdc, 100n + amount, friend)]);
    const sample = ran(made.lines);
    const sent = { kind: 'amount', raw: 100_000_000n, asset: { kind: 'token', chainId: 1, address: usdc } };
    const effects = { ...made, lines: made.lines.slice(0, 1), arrivals: made.lines.slice(1) };
    return {
      ...sample,
      effects: known(effects),
      facts: { ...sample.facts, 'effect.1.sent': sent },
    } as Sample;
  };

  it('is not said to send it whole: what arrives is said', () => {
    const { says, verdict } = read(body, got(90_000_000n));
    expect(says).toBe(
      'Asks USDC (usdc) to send 100 USDC to friend. In the simulation, you lose 100 USDC. friend receives 90 USDC.',
    );
    expect(verdict).toBe('caution');
  });

  it('is warned of with both amounts', () => {
    const readback = revisionOf(viewOf(body, got(90_000_000n)), 0);
    const found = readback.findings.find(
      (finding) => finding.rule === 'transfers.lessArrives' && finding.outcome === 'fired',
    );
    if (found?.outcome !== 'fired') throw new Error('nothing was said');
    const text = plain(found.says, (id) => factAt(readback, id)).replaceAll(friend, 'friend');
    expect(text).toBe('The request sends 100 USDC to friend, but only 90 USDC arrives.');
  });

  it('is believed where all of it arrives', () => {
    expect(read(body, got(100_000_000n)).says).toBe('You send 100 USDC to friend');
  });
});

describe('a token that calls itself a coin, or a sentence', () => {
  it('is quoted, with its address', () => {
    for (const symbol of ['ETH', 'USDC to vitalik.eth']) {
      const sample = { ...ran([balance(usdc, 99n)]), tokens: { [usdc]: [symbol, 0] as const } };
      const { says, verdict } = read(call(usdc, transfer, [friend, 1n]), sample);
      expect([says, verdict]).toEqual([`You send 1 “${symbol}” (the token usdc) to friend`, 'caution']);
    }
  });
});

describe('a swap that brings less than the least', () => {
  it('is not said to be done', () => {
    const body = call(contract, swap, [1_000n, [weth, usdc], me, 9n], 50n);
    const lines = [balance(undefined, 50n), balance(usdc, 101n)];
    expect(read(body, ran(lines)).says).toMatch(
      /^Asks the unknown contract contract to swap .* you pay [0-9.]+ ETH and receive 0\.000001 USDC\.$/,
    );
  });
});

describe('a request that cannot be looked at whole', () => {
  it('is not fully read, and no comfort is given', () => {
    const notLookedAt = [{ is: 'reads', count: 90 }] as const;
    const it = read(call(usdc, transfer, [friend, 0n]), ran([], { notLookedAt }));
    expect(it.verdict).toBe('notFullyRead');
    expect(it.says).not.toMatch(/no balance/);
  });

  it('is given no comfort where a permission is asked for that no read shows', () => {
    const permit2 = 'approve(address token, address spender, uint160 amount, uint48 expiration)';
    const bodies = [
      call(contract, permit2, [usdc, key, 5n, 1_900_000_000]),
      call(contract, 'authorizeOperator(address operator)', [key]),
      call(contract, 'enableModule(address module)', [key]),
    ];
    for (const body of bodies) expect(read(body, ran([])).says).not.toMatch(/no balance/);
  });
});

describe('what a Safe does', () => {
  const gas = {
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: friend,
    refundReceiver: friend,
    nonce: 0n,
  };
  const approves = (to: typeof safe, data: `0x${string}`, operation: 0 | 1): Body => ({
    kind: 'safeTransaction',
    chainId: 1,
    safe,
    version: '1.4.1',
    tx: { to, value: 0n, data, operation, ...gas },
  });
  const entry = (to: string, data: string) =>
    `00${to.slice(2)}${'0'.repeat(64)}${(data.length / 2 - 1).toString(16).padStart(64, '0')}${data.slice(2)}`;

  it('is counted where a batch is longer than a sentence', () => {
    const pay = entry(usdc, dataOf(transfer, [friend, 1_000_000n]));
    const data = dataOf('multiSend(bytes transactions)', [`0x${pay.repeat(5)}`]);
    expect(read(approves('0x38869bF66a61cF6bDB996A6aE40D5853Fd43B526', data, 1)).says).toMatch(
      /^Asks you to approve 5 calls from safe: it sends 5 USDC to friend(?:$|\. )/,
    );
  });

  it('is not an approval when foreign code runs as it', () => {
    const { says } = read(approves(contract, dataOf(approve, [key, 5n]), 1), ran([]));
    expect(says).toBe(
      'Asks you to approve a transaction from safe: it lets the code of the unknown contract contract fully control the account',
    );
  });

  it('is told as the Safe’s balance, not yours', () => {
    const body = approves(contract, '0x12345678', 0);
    expect(read(body, ran([loses(usdc, 9_000_000n, safe)])).says).toMatch(/safe loses 9 USDC\.$/);
  });
});

describe('a call that can mean two things', () => {
  it('is not said to take a permission back where an item with the id 0 may be given', () => {
    const body = call(friend, approve, [key, 0n]);
    expect(read(body, { codes: { [friend]: 'contract' } })).toMatchObject({
      says: expect.stringMatching(
        /^(?:You ask|Asks) the unknown contract friend to change what key can take \(approve\)/,
      ),
      verdict: 'stop',
    });
  });

  it('is said with how many there are of an item', () => {
    const send = 'safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)';
    expect(read(call(contract, send, [me, friend, 5n, 1_000n, '0x'])).says).toMatch(
      /send 1,000 units of contract #5 /,
    );
  });
});

describe('typed data that is like a permit', () => {
  it('is named and no more, with other fields than a permit has', () => {
    const fields = [...permitTypes.Permit, { name: 'more', type: 'bytes' }];
    const it = { owner: me, spender: key, value: 1n, nonce: 0n, deadline: 1n, more: '0x' };
    expect(read(typed({ Permit: fields }, 'Permit', it), poor).says).toBe(
      'Asks for your signature on typed data named “Permit”, to be used with USDC (usdc)',
    );
  });
});

describe('what a batch contract does', () => {
  const batch = '0xcA11bde05977b3631167028862bE2a173976CA11';
  const aggregate = 'aggregate3Value((address target, bool allowFailure, uint256 value, bytes data)[] calls)';
  const asks = (target: string, value: bigint, data: string) =>
    call(batch, aggregate, [[{ target, allowFailure: false, value, data }]], value);

  it('is not asked of your wallet, and is not over your tokens', () => {
    expect(read(asks(friend, 5n, '0x'), poor).says).toBe(
      `Asks ${batch} to send 0.000000000000000005 ETH to friend`,
    );
    expect(read(asks(usdc, 0n, dataOf(approve, [key, 2n ** 256n - 1n])), poor).says).toBe(
      `Asks ${batch} to act in its own name: it lets a person’s account (key) spend all its USDC (usdc), now and later`,
    );
  });
});

describe('a swap whose output stays with the router', () => {
  it('is not said to come back', () => {
    const single =
      'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)';
    const to = (recipient: string) =>
      read(
        call(contract, single, [
          {
            tokenIn: usdc,
            tokenOut: weth,
            fee: 500,
            recipient,
            amountIn: 1n,
            amountOutMinimum: 1n,
            sqrtPriceLimitX96: 0n,
          },
        ]),
        poor,
      ).says;
    expect(to('0x0000000000000000000000000000000000000002')).toMatch(
      /which the router holds for the next step$/,
    );
    expect(to(contract)).toMatch(/which the router holds for the next step$/);
    expect(to('0x0000000000000000000000000000000000000001')).toMatch(/which goes to your account$/);
  });
});

describe('an item of a collection that does not say that it is one', () => {
  const asset = { kind: 'nft', chainId: 1, address: contract, id: 7n } as const;
  const unnamed = { codes: { [contract]: 'contract' } } as const;

  it('is not said to be units of a token where the run shows the item', () => {
    const line = { what: 'nft', asset, before: known(1n), after: known(0n) } as const;
    const move = call(contract, 'transferFrom(address from, address to, uint256 amount)', [me, friend, 7n]);
    expect(read(move, { ...unnamed, ...ran([line]) }).says).toBe('You send contract #7 to friend');
    const given = { ...allowance(contract, key, 0n), asset, before: known(false), after: known(true) };
    expect(read(call(contract, approve, [key, 7n]), { ...unnamed, ...ran([given]) }).says).toBe(
      'You let a person’s account (key) take contract #7',
    );
  });
});

describe('a permission that no read shows', () => {
  it('is not fully read', () => {
    const permit2 = 'approve(address token, address spender, uint160 amount, uint48 expiration)';
    const it = read(call(contract, permit2, [usdc, contract, 5n, 1_900_000_000]), ran([]));
    expect([it.verdict, it.unread]).toEqual(['notFullyRead', 1]);
  });
});

describe('value that goes with a call that has no word for it', () => {
  it('is said, and is a caution', () => {
    const lines = [allowance(usdc, contract, 5n), balance(undefined, 50n)];
    const record = {
      [`account.${usdc.toLowerCase()}.verified`]: { kind: 'bool', value: true },
      [`account.${usdc.toLowerCase()}.created`]: { kind: 'time', seconds: 1_500_000_000n },
    } as const;
    const run = ran(lines);
    const it = read(call(usdc, approve, [contract, 5n], 50n), { ...run, facts: { ...run.facts, ...record } });
    expect(it.says).toMatch(
      /^You call approve on USDC \(usdc\) and send 0\.00000000000000005 ETH\. You let .* you lose 0\.00000000000000005 ETH\.$/,
    );
    expect(it.verdict).toBe('caution');
  });
});

describe('a batch of which a part fails', () => {
  it('is not said to send what it could not', () => {
    const send = (amount: bigint) => ({ to: usdc, value: 0n, data: dataOf(transfer, [friend, amount]) });
    const body: Body = {
      kind: 'calls',
      chainId: 1,
      from: me,
      atomic: false,
      calls: [send(9_000_000n), send(5_000_000n)],
    };
    const { says } = read(body, ran([loses(usdc, 5_000_000n)], { status: 'partial' }));
    expect(says).not.toMatch(/You send/);
    expect(says).toMatch(/you lose 5 USDC\.$/);
  });
});

describe('a Safe transaction that names no network', () => {
  it('still says how much is paid', () => {
    const fields = [
      'to address',
      'value uint256',
      'data bytes',
      'operation uint8',
      'safeTxGas uint256',
      'baseGas uint256',
      'gasPrice uint256',
      'gasToken address',
      'refundReceiver address',
      'nonce uint256',
    ];
    const types = {
      SafeTx: fields.map((it) => ({ name: it.split(' ')[0] ?? '', type: it.split(' ')[1] ?? '' })),
    };
    const zero = '0x0000000000000000000000000000000000000000';
    const tx = {
      to: friend,
      value: 5n,
      data: '0x',
      operation: 0n,
      safeTxGas: 0n,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: zero,
      refundReceiver: zero,
      nonce: 0n,
    };
    expect(read(typed(types, 'SafeTx', tx, { verifyingContract: safe }), poor).says).toBe(
      'Asks you to approve a payment of 5 wei from safe to friend',
    );
  });
});

describe('a Safe inside a Safe', () => {
  it('reads as one sentence', () => {
    const exec =
      'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)';
    const zero = '0x0000000000000000000000000000000000000000';
    const gas = [0, 0n, 0n, 0n, zero, zero, '0x'];
    const inner = dataOf(exec, [friend, 10n ** 18n, '0x', ...gas]);
    expect(read(call(contract, exec, [safe, 0n, inner, ...gas]), poor).says).toBe(
      'Asks to execute a transaction from contract: it executes a transaction from safe: it sends 1 ETH to friend',
    );
  });
});

describe('a long batch', () => {
  it('is not told without its gravest call', () => {
    const pay = (amount: bigint) => ({ to: usdc, value: 0n, data: dataOf(transfer, [friend, amount]) });
    const all = { to: usdc, value: 0n, data: dataOf(approve, [key, 2n ** 256n - 1n]) };
    const calls = [pay(1n), pay(2n), pay(3n), pay(4n), all];
    const { says } = read({ kind: 'calls', chainId: 1, from: me, atomic: true, calls }, poor);
    expect(says).toMatch(
      /^Asks USDC \(usdc\) to send 0\.00001 USDC to friend\. .* let a person’s account \(key\) spend all your USDC \(usdc\), now and later\.$/,
    );
  });
});
