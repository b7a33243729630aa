import { describe, expect, it, test } from 'vitest';
import { type Address, encodeFunctionData, getAddress, type Hex, pad, parseAbiItem, zeroAddress } from 'viem';
import {
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  key,
  me,
  type Sample,
  usdc,
  viewOf,
  weth,
} from '../../check/testing/views.ts';
import { told } from '../../check/testing/answers.ts';
import type { Effects, TracedCall } from '../../model/effects.ts';
import { known, pending, unknown } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import { revisionOf } from '../../reading/state.ts';
import { abiOf, effectsWith } from '../../check/account/testing/views.ts';

const vault = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');

const published: NonNullable<Sample['facts']> = {
  [`account.${vault.toLowerCase()}.verified`]: { kind: 'bool', value: true },
  [`account.${vault.toLowerCase()}.created`]: { kind: 'time', seconds: 1_600_000_000n },
};

/** One wei that comes: a simulation in which nothing changes at all is a reason of its own. */
const shown: Partial<Effects> = {
  moves: [{ from: vault, to: me, asset: { kind: 'native', chainId: 1 }, amount: 1n, basis: 'read' }],
};

/** A call of an old, published contract whose function nobody here has a table for, with next to nothing that changes. */
function reading(signature: string, args: readonly unknown[], more: Partial<Sample> = {}): Readback {
  const sample: Sample = {
    codes: { [vault]: 'contract' },
    facts: published,
    abis: [abiOf(vault, signature)],
    effects: known(effectsWith(shown)),
    ...more,
  };
  return revisionOf(viewOf(call(vault, signature, args), sample), 0);
}

const fired = ({ findings }: Readback, severity: 'stop' | 'caution' | 'note' = 'caution') =>
  findings.flatMap((it) => (it.outcome === 'fired' && it.severity === severity ? [it.rule] : []));

describe('a function that is known only by its name', () => {
  it('is calm where it is given nothing that can name someone, and says that only its name is known', () => {
    const it = reading('harvestAll(uint256 amount, bool early, uint64 until)', [7n, true, 1_900_000_000n]);
    expect(it.verdict).toBe('read');
    expect(fired(it, 'note')).toContain('account.nameOnly');
  });

  it('is a Caution where the simulation shows nothing to change', () => {
    const none = { effects: known(effectsWith({ moves: [], records: known([]) })) };
    const it = reading('liquidateSelf()', [], none);
    expect([it.verdict, fired(it)]).toEqual(['caution', ['account.nameOnly']]);
  });

  it.each<readonly [string, string, readonly unknown[]]>([
    ['an address', 'pushOut(uint256 id, address to, uint128 amount)', [1n, key, 5n]],
    ['a list of addresses', 'pushOut(address[] all)', [[me, key]]],
    [
      'a struct',
      'pushOut((uint256 id, (address to, uint256 share)[] parts) it)',
      [{ id: 1n, parts: [{ to: key, share: 1n }] }],
    ],
    ['a word of 32 bytes', 'pushOut(bytes32 to)', [pad(key)]],
    ['the left of a word', 'pushOut(bytes32 to)', [pad(key, { dir: 'right' })]],
    ['20 bytes', 'pushOut(bytes20 to)', [key]],
    ['a number', 'pushOut(uint256 to)', [BigInt(key)]],
    ['a number of 160 bits', 'pushOut(uint160 to)', [BigInt(key)]],
    ['an address with code', 'pushOut(address to)', [contract]],
  ])('is a Caution where %s names a stranger', (_, signature, args) => {
    const it = reading(signature, args);
    expect(it.verdict).toBe('caution');
    expect(fired(it)).toEqual(['account.named']);
  });

  it.each<readonly [string, string, readonly unknown[]]>([
    ['32 bytes', 'pushOut(bytes32 to)', [`0x${'5a'.repeat(32)}` as Hex]],
    ['a large number', 'pushOut(uint256 to)', [2n ** 251n + 12_345n]],
    ['an address among flags', 'pushOut(uint256 to)', [(7n << 250n) + BigInt(key)]],
    ['the name of an account', 'pushOut(string to)', ['thief.eth']],
    ['an address as text', 'pushOut(string to)', [key]],
    [
      'an account of another network',
      'pushOut(string to)',
      ['cosmos1vl0yy5lq2a6y0x8y9dkq8u6p3nzx4m0w9c8g7h'],
    ],
  ])('is a Caution where %s can be an account', (_, signature, args) => {
    const it = reading(signature, args);
    expect(it.verdict).toBe('caution');
    expect(fired(it)).toEqual(['account.key']);
  });

  it('is calm where it names the account that asks, or one that the user said they know; a saved name is not enough', () => {
    expect(reading('pushOut(address to, address by)', [me, me]).verdict).toBe('read');
    const entry = { address: friend, own: false, paid: 0 };
    expect(
      reading('pushOut(address to)', [friend], { book: known([{ ...entry, knownOn: [1] }]) }).verdict,
    ).toBe('read');
    expect(
      reading('pushOut(address to)', [friend], { book: known([{ ...entry, name: 'Alice' }]) }).verdict,
    ).toBe('caution');
  });

  it('is calm about nobody: the zero address, a mark, and the largest numbers', () => {
    const args = [
      zeroAddress,
      getAddress('0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'),
      2n ** 256n - 1n,
      2n ** 160n - 1n,
    ];
    expect(reading('pushOut(address a, address b, uint256 c, uint160 d)', args).verdict).toBe('read');
  });

  it.each([
    ['beside an address', 'submitIt(address to, uint256 value, bytes data)', [me, 0n, '0xa9059cbb'] as const],
    ['alone', 'submitIt(bytes data)', ['0xa9059cbb00'] as const],
    ['in a list', 'submitIt((address to, bytes data)[] all)', [[{ to: me, data: '0x12345678' }]] as const],
  ])('is not fully read where bytes %s can be a call', (_, signature, args) => {
    const it = reading(signature, args);
    expect(it.verdict).toBe('notFullyRead');
    expect(it.unread.map(({ says }) => says.id)).toContain('unread.bytes');
  });

  it('is calm about bytes that are too few for a call', () => {
    expect(reading('submitIt(bytes data)', ['0x123456']).verdict).toBe('read');
  });
});

describe('a function known only by its name that is only planned', () => {
  it('is a Caution, since no simulation shows what it does', () => {
    const inner = encodeFunctionData({
      abi: [parseAbiItem('function harvestAll(uint256 amount)')],
      args: [7n],
    });
    const propose = 'propose(address[] targets, uint256[] values, bytes[] calldatas, string description)';
    const body = call(contract, propose, [[vault], [0n], [inner], 'Harvest']);
    const abis = [abiOf(vault, 'harvestAll(uint256 amount)')];
    const it = revisionOf(viewOf(body, { codes: { [vault]: 'contract' }, facts: published, abis }), 0);
    expect(fired(it)).toContain('account.nameOnly');
  });
});

describe('a token in a function that is known only by its name', () => {
  const signature = 'putIn(address token, uint256 amount)';
  const token = getAddress('0x70cea000000000000000000000000000000000aa');
  const used = (selector: Hex, to: Address = token): readonly TracedCall[] => [
    traced('0', vault, '0x11111111', '0'),
    traced('0.0', to, selector),
  ];
  const move = {
    from: vault,
    to: me,
    asset: { kind: 'token', chainId: 1, address: token },
    amount: 5n,
    basis: 'read',
  } as const;
  const given = (more: Partial<Effects>) =>
    reading(signature, [token, 5n], { effects: known(effectsWith({ moves: [move], ...more })) });

  it('is accounted for where the simulation uses it as a token and nothing else', () => {
    expect(given({ calls: known(used('0x23b872dd')) }).verdict).toBe('read');
  });

  it('is not where it is called for anything else, is not called, or does not move', () => {
    expect(given({ calls: known(used('0xdeadbeef')) }).verdict).toBe('caution');
    const [outer, inner] = [traced('0', vault, '0x11111111', '0'), traced('0.1', token, '0x23b872dd')];
    const other = traced('0.0', token, '0xdeadbeef');
    for (const calls of [
      [outer, other, inner],
      [outer, inner, other],
    ])
      expect(given({ calls: known(calls) }).verdict).toBe('caution');
    // Of an exchange, and no token.
    expect(given({ calls: known(used('0x38ed1739')) }).verdict).toBe('caution');
    expect(given({ calls: known(used('0x23b872dd', contract)) }).verdict).toBe('caution');
    expect(given({ calls: known(used('0x23b872dd')), moves: [] }).verdict).toBe('caution');
    expect(given({}).verdict).toBe('caution');
    expect(given({ calls: unknown('timeout') }).verdict).toBe('caution');
  });

  it('is waited for while the trace is', () => {
    expect(given({ calls: pending }).verdict).toBe('pending');
  });

  it('is accounted for without a trace where everybody knows it', () => {
    expect(reading(signature, [usdc, 5n]).verdict).toBe('read');
  });
});

describe('what moves in the simulation', () => {
  const asset = { kind: 'token', chainId: 1, address: usdc } as const;
  const moving = (from: Address, to: Address) =>
    reading('harvestAll(uint256 amount)', [7n], {
      effects: known(effectsWith({ moves: [{ from, to, asset, amount: 5n, basis: 'claimed' }] })),
    });

  it('is a Caution where someone is paid whom no step names', () => {
    const it = moving(vault, key);
    expect([it.verdict, fired(it)]).toEqual(['caution', ['account.move']]);
    expect(it.facts['move.0.to']?.value).toEqual(known({ kind: 'address', address: key }));
  });

  it('is calm where it comes to the user, or from the user to the contract that is called, or is burned', () => {
    expect(
      [moving(vault, me), moving(vault, zeroAddress), moving(weth, vault)].map(({ verdict }) => verdict),
    ).toEqual(['read', 'read', 'caution']);
  });
});

describe('what moves beside a call that is known only by its name', () => {
  const asset = { kind: 'token', chainId: 1, address: usdc } as const;
  const pool = getAddress('0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc');
  const aave = getAddress('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
  const unsure = 'harvestAll(uint256 amount)';
  const sell = dataOf(
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    [100n, 90n, [usdc, weth], me, 4_000_000_000n],
  );
  const supply = dataOf('supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)', [
    usdc,
    100n,
    me,
    0,
  ]);
  const paidOut = (second: Readonly<{ to: Address; data: Hex }>, from: Address, to = pool, token = usdc) => {
    const calls = [{ to: vault, data: dataOf(unsure, [7n]) }, second].map((it) => ({ ...it, value: 0n }));
    const moves = [{ from, to, asset: { ...asset, address: token }, amount: 100n, basis: 'read' } as const];
    return told(
      'account.move',
      { kind: 'calls', chainId: 1, from: me, atomic: true, calls },
      {
        codes: { [vault]: 'contract', [aave]: 'contract' },
        facts: published,
        abis: [abiOf(vault, unsure)],
        effects: known(effectsWith({ moves })),
      },
    ).filter((it) => it.startsWith('caution')).length;
  };

  it('is explained where a trade of the same request is given it, by the user or by its router', () => {
    expect(paidOut({ to: contract, data: sell }, me)).toBe(0);
    expect(paidOut({ to: contract, data: sell }, contract)).toBe(0);
  });

  it('is explained where the user puts it into a position at a market that someone vouches for', () => {
    expect(paidOut({ to: aave, data: supply }, me)).toBe(0);
  });

  it('is a Caution where it is of someone else, of another token, or goes into a position at a stranger’s', () => {
    expect(paidOut({ to: contract, data: sell }, friend)).toBe(1);
    expect(paidOut({ to: contract, data: sell }, me, pool, weth)).toBe(1);
    expect(paidOut({ to: aave, data: supply }, aave)).toBe(1);
    expect(paidOut({ to: vault, data: supply }, me)).toBe(1);
  });
});

describe('who is paid back what a bridge did not need, on a network whose accounts are no addresses', () => {
  const bridge =
    'transfer(uint256 amount, uint16 recipientChain, bytes32 recipient, bytes32 refundAddress, bool shouldQueue, bytes transceiverInstructions)';
  const solana = `0x${'5a'.repeat(32)}` as Hex;
  const refunds = (to: Hex) =>
    told('account.elsewhere', call(contract, bridge, [100n, 1, pad(me), to, false, '0x'])).filter(
      (it) => it.startsWith('caution') && it.includes('refundAddress'),
    );

  it('is a Caution where it is a key or a stranger, and is not where it is the user', () => {
    expect(refunds(solana)).toHaveLength(1);
    expect(refunds(pad(key))).toHaveLength(1);
    expect(refunds(pad(me))).toEqual([]);
  });
});

it('what a bridge calls with on the other side is not read, and warns of nobody', () => {
  const asked = call(
    contract,
    'callContract(string destinationChain, string contractAddress, bytes payload)',
    ['avalanche', 'pool', '0x12345678'],
  );
  const it = revisionOf(viewOf(asked, { effects: known(effectsWith(shown)) }), 0);
  expect(it.unread.map(({ says }) => says.id)).toContain('unread.bytes');
  expect(fired(it)).not.toContain('account.elsewhere');
});

describe('what a contract keeps about the user', () => {
  const recording = (at: Address, more: Partial<Effects> = {}) =>
    reading('harvestAll(uint256 amount)', [7n], {
      effects: known(effectsWith({ records: known([{ contract: at, who: me, slots: 1 }]), ...more })),
    });

  it('is a Caution where it changes and no step explains it', () => {
    const it = recording(vault);
    expect([it.verdict, fired(it)]).toEqual(['caution', ['account.record']]);
    expect(it.facts['record.0.contract']?.value).toEqual(known({ kind: 'address', address: vault }));
  });

  it('is accounted for where the change of a balance there is shown', () => {
    const line = {
      asset: { kind: 'token', chainId: 1, address: usdc },
      before: known(1n),
      after: known(5n),
    } as const;
    expect(recording(usdc, { lines: effectsOf([line]).lines }).verdict).toBe('read');
  });

  it('is not known, and no Caution, where the node does not tell the calls that wrote it', () => {
    for (const why of ['timeout', 'refused', 'offline'] as const) {
      const it = recording(vault, { calls: unknown(why) });
      expect([it.verdict, fired(it)]).toEqual(['notFullyRead', []]);
    }
    expect(recording(vault, { calls: known([]) }).verdict).toBe('caution');
  });

  it('is waited for while the node lists it, and a Caution where it never does', () => {
    const effects = (records: NonNullable<Effects['records']>) => known(effectsWith({ records }));
    const it = (records: NonNullable<Effects['records']>) =>
      reading('harvestAll(uint256 amount)', [7n], { effects: effects(records) }).verdict;
    expect([it(pending), it(unknown('unsupported'))]).toEqual(['pending', 'caution']);
  });
});

test('a payment that says openly to whom is no business of the account', () => {
  const it = revisionOf(viewOf(call(usdc, 'transfer(address to, uint256 amount)', [key, 5n])), 0);
  expect(fired(it).filter((rule) => rule.startsWith('account.'))).toEqual([]);
});

function traced(id: string, to: Address, selector: Hex, step?: string): TracedCall {
  const its = { id, op: 'call', from: me, to, value: 0n, gasUsed: 1n, selector, size: 68, ok: true } as const;
  return step === undefined ? its : { ...its, step };
}
