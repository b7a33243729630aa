import type { Address } from 'viem';
import type { EffectLine, Effects } from '../../model/effects.ts';
import type { Asset, Fact, Facts } from '../../model/fact.ts';
import { known } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { effectFacts } from '../../effects/effectFacts.ts';

export const me: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const friend: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const router: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
export const dollar: Asset = {
  kind: 'token',
  chainId: 1,
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
};
export const coin: Asset = { kind: 'native', chainId: 1 };

const block: Effects['block'] = {
  chainId: 1,
  parentHash: `0x${'ab'.repeat(32)}`,
  parentNumber: 99n,
  number: 100n,
  timestamp: 1_700_000_012n,
  baseFeePerGas: 7n,
  gasLimit: 30_000_000n,
  endpoint: 'node.test',
};

export type Line = Omit<EffectLine, 'id' | 'cause' | 'basis'>;

export const balance = (asset: Asset, before: bigint, after: bigint, who: Address = me): Line => ({
  who,
  what: 'balance',
  asset,
  before: known(before),
  after: known(after),
});

export const allowance = (before: bigint, after: bigint, spender: Address = router): Line => ({
  who: me,
  what: 'allowance',
  asset: dollar,
  counterparty: spender,
  before: known(before),
  after: known(after),
});

export const fee = (expected: bigint, most: bigint): Line => ({
  who: me,
  what: 'fee',
  asset: coin,
  before: known(0n),
  after: known(-expected),
  most,
});

const request = freeze(
  { kind: 'transaction', chainId: 1, from: me, call: { to: router, value: 0n, data: '0x' }, set: {} },
  '',
);

/** A readback of a call of a router, with such lines of effects, and what else is to be another. */
export function readback(
  lines: readonly Line[],
  more: Partial<Omit<Readback, 'effects'>> & { effects?: Partial<Effects> } = {},
): Readback {
  const numbered = lines.map((line, n): EffectLine => ({ ...line, id: `${n}`, cause: [], basis: 'read' }));
  const { effects, facts, ...rest } = more;
  return {
    schema: 1,
    incoming: { request, origin: { via: 'paste' }, receivedAt: 1_795_251_600_000 },
    revision: 4,
    stations: {
      request: 'done',
      fingerprint: 'done',
      decode: 'done',
      label: 'done',
      simulate: 'done',
      check: 'done',
      narrate: 'done',
    },
    facts: { ...factsOf(numbered), ...facts },
    steps: [],
    effects: known({
      block,
      status: 'success',
      gasUsed: 50_000n,
      lines: numbered,
      engines: [{ name: 'eth_simulateV1', agrees: null }],
      notLookedAt: [],
      assumed: [],
      ...effects,
    }),
    findings: [],
    unread: [],
    fingerprints: [],
    parties: [
      { role: 'with', address: router },
      { role: 'from', address: me },
    ],
    sentence: [{ id: 'sentence.pending', args: {} }],
    verdict: 'read',
    control: { kind: 'press' },
    ...rest,
  };
}

function factsOf(lines: readonly EffectLine[]): Facts {
  const facts = lines.flatMap((line): readonly Fact[] => {
    if (line.what !== 'fee' || line.after.s !== 'known' || typeof line.after.v !== 'bigint')
      return effectFacts(line, []);
    const amount = (id: string, raw: bigint): Fact => ({
      id,
      value: known({ kind: 'amount', raw, asset: coin }),
      from: [],
    });
    return [
      ...effectFacts(line, []),
      amount('fee.expected', -line.after.v),
      amount('fee.most', line.most ?? 0n),
    ];
  });
  return Object.fromEntries(facts.map((fact) => [fact.id, fact]));
}

/** The same state one block later, where only the block is another. */
export const later: Partial<Effects> = {
  block: {
    ...block,
    parentHash: `0x${'cd'.repeat(32)}`,
    parentNumber: 100n,
    number: 101n,
    timestamp: 1_700_000_024n,
  },
  gasUsed: 50_311n,
};
