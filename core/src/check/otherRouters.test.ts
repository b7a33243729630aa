import { getAddress, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { planTradeOf } from '../actions/swaps/planTrade.ts';
import vectors from '../decode/wrappers/vectors/otherRouters.json' with { type: 'json' };
import { receiverOf } from '../actions/swaps/swaps.ts';
import { everyStep } from '../actions/steps/stepTree.ts';
import type { Body } from '../model/request.ts';
import { partiesOf } from '../narrate/parties.ts';
import { unreadOf } from '../narrate/unread.ts';
import { protocolAt } from '../shipped/protocols.ts';
import { answer } from './testing/answers.ts';
import { contract, type Sample, viewOf } from './testing/views.ts';

type Vector = Readonly<{ chainId: number; from: string; to: string; value: string; data: string }>;

function asked({ chainId, from, to, value, data }: Vector, at = to): Body {
  return {
    kind: 'transaction',
    chainId,
    from: getAddress(from),
    call: { to: getAddress(at), value: BigInt(value), data: data as Hex },
    set: {},
  };
}

const sample = ({ to }: Vector): Sample => ({
  codes: { [getAddress(to)]: 'contract', [contract]: 'contract' },
});

const tradeIn = (body: Body, of: Vector) => {
  const [step] = viewOf(body, sample(of)).steps;
  return step === undefined ? undefined : planTradeOf(step);
};

describe('routers of the same kind as Uniswap’s present one', () => {
  it.each([
    ['its first one', vectors.uniswap10, 27_177_369_670_142_943_614_351n, 'Uniswap universal router'],
    ['an older one without pairs', vectors.uniswap12, 178_131n, 'Uniswap universal router'],
    ['PancakeSwap’s', vectors.pancakeSwap, 98_072_031_088_598_531n, 'PancakeSwap universal router'],
    ['Aerodrome’s', vectors.aerodrome, 20_502n, 'Aerodrome universal router'],
  ] as const)('%s is read as one trade with its minimum', (_, it, least, name) => {
    const body = asked(it);
    expect(tradeIn(body, it)?.get.raw).toBe(least);
    expect(unreadOf(viewOf(body, sample(it)), [])).toEqual([]);
    expect(answer('transfers.noMinimum', body, sample(it))).toBe('clear');
    expect(protocolAt(it.chainId, getAddress(it.to))).toBe(name);
  });

  it('and nothing is read of the same bytes at another address, or on another network', () => {
    for (const it of [vectors.uniswap10, vectors.pancakeSwap, vectors.aerodrome]) {
      expect(tradeIn(asked(it, contract), it)).toBeUndefined();
      expect(unreadOf(viewOf(asked(it, contract), sample(it)), []).length).toBeGreaterThan(0);
      expect(unreadOf(viewOf(asked({ ...it, chainId: 100 }), sample(it)), []).length).toBeGreaterThan(0);
    }
  });
});

describe('Aerodrome’s next pair', () => {
  const it0 = vectors.aerodrome;
  const rule = 'transfers.outputElsewhere';
  const pair = '328cc728dce83e80dbe55df9ba35baa6f1aa13a6';

  it('is no stranger, and no party', () => {
    const view = viewOf(asked(it0), sample(it0));
    expect(answer(rule, asked(it0), sample(it0))).toBe('clear');
    const hop = everyStep(view.steps).find((step) => receiverOf(step)?.goes === 'other');
    expect(hop && receiverOf(hop)?.to.value.toLowerCase()).toBe(`0x${pair}`);
    expect(JSON.stringify(partiesOf(view))).not.toMatch(new RegExp(pair, 'i'));
  });

  it.each([
    ['of another kind (stable)', it0.data.replace('debdf26777400833589', 'debdf26777401833589')],
    [
      'of other tokens',
      it0.data.replace(
        '833589fcd6edb6e08f4c7c32d4f71b54bda02913',
        '833589fcd6edb6e08f4c7c32d4f71b54bda02914',
      ),
    ],
    ['that is someone’s account', it0.data.replace(pair, '9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae')],
  ])('is a stranger where it is one %s', (_, data) => {
    expect(data).not.toBe(it0.data);
    expect(answer(rule, asked({ ...it0, data }), sample(it0))).toBe('caution');
  });

  it('is read by its tokens, as the flag says', () => {
    const path = (data: string) => {
      const step = everyStep(viewOf(asked({ ...it0, data }), sample(it0)).steps).at(-1);
      const value = step?.args[3]?.value;
      return value?.kind === 'bytes' ? value.parts?.map(({ type }) => type) : undefined;
    };
    expect(path(it0.data)).toEqual(['address', 'bool', 'address']);
    // A byte that is not a flag leaves the path whole.
    expect(path(it0.data.replace('debdf26777400833589', 'debdf26777402833589'))).toBeUndefined();
  });
});
