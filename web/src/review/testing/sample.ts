import { factOfToken } from '@readback/core/model/factIds.ts';
import type { Fact, FactId, FactValue, Facts, Provenance } from '@readback/core/model/fact.ts';
import { known } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Body } from '@readback/core/model/request.ts';
import type { Step } from '@readback/core/model/step.ts';
import type { Address } from 'viem';

export const you: Address = '0x41c79D2E88b150FaC07E3B6Da2F419E8770609da';
export const weth: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
export const router: Address = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';

export function fact(id: FactId, v: FactValue, from: readonly Provenance[] = [{ by: 'request' }]): Fact {
  return { id, value: known(v), from };
}

export function facts(...list: readonly Fact[]): Facts {
  return Object.fromEntries(list.map((it) => [it.id, it]));
}

export const wethFacts = facts(
  fact(factOfToken(weth, 'symbol'), { kind: 'text', text: 'WETH' }),
  fact(factOfToken(weth, 'decimals'), { kind: 'integer', value: 18n }),
);

export const transaction: Body = {
  kind: 'transaction',
  chainId: 1,
  from: you,
  call: { to: router, value: 0n, data: '0x' },
  set: {},
};

export function step(over: Partial<Step> = {}): Step {
  return {
    id: '0',
    op: 'call',
    actor: you,
    to: router,
    value: 0n,
    data: '0x',
    bytes: [0, 0],
    runs: 'always',
    reading: 'canonical',
    oddities: [],
    args: [],
    steps: [],
    ...over,
  };
}

/** A readback that is finished and fully read, to be changed by each test. */
export function sample(over: Partial<Readback> = {}, body: Body = transaction): Readback {
  return {
    schema: 1,
    incoming: {
      request: { digest: `0x${'11'.repeat(32)}`, body, raw: '{}' },
      origin: { via: 'paste' },
      receivedAt: 1_795_251_600_000,
    },
    revision: 1,
    stations: {
      request: 'done',
      fingerprint: 'done',
      decode: 'done',
      label: 'done',
      simulate: 'done',
      check: 'done',
      narrate: 'done',
    },
    facts: {},
    steps: [],
    effects: { s: 'unknown', why: 'notAsked' },
    findings: [],
    unread: [],
    fingerprints: [],
    parties: [],
    sentence: [],
    verdict: 'read',
    control: { kind: 'press' },
    ...over,
  };
}
