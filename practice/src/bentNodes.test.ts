import { type Known, known, unknown } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { read } from '@readback/core/readback.ts';
import { parse } from '@readback/core/request/parse/parse.ts';
import { forgetLacks } from '@readback/core/simulate/engines/capabilities.ts';
import { rpcWorld } from '@readback/core/world/testing/rpcWorld.ts';
import type { Questions, RpcAnswer, World } from '@readback/core/world/world.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';
import { encodeDeployData, encodeFunctionData, erc20Abi, type Hex, maxUint256, toHex } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { user } from './accounts.ts';
import { ownArtefact } from './deploy/artefact.ts';
import { type Practice, startPractice } from './practice.ts';
import { rpc } from './rpc.ts';
import { must } from './truth/node.ts';

let practice: Practice;
const now = BigInt(Math.floor(Date.now() / 1000));

beforeAll(async () => {
  practice = await startPractice();
  const { practiceDollar, router } = practice.info.addresses;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [router, maxUint256] });
  await rpc(practice.rpcUrl, 'anvil_impersonateAccount', [user]);
  await must(practice.rpcUrl, { from: user, to: practiceDollar, data });
});
afterAll(async () => {
  await practice.close();
});

type Asked = Questions['rpc']['ask'];
/** What a node says instead of the practice chain's, or what it takes the question for; undefined: what that says. */
type Bend = (asked: Asked, count: number) => Known<RpcAnswer> | Asked | undefined;

const endpoint = 'bent.test';
const says = (code: number, message: string, data?: unknown): Known<RpcAnswer> =>
  known({ error: { code, message, ...(data === undefined ? {} : { data }) }, endpoint });
const lacks = says(-32601, 'Method not found');

function bent(bend: Bend): World {
  const whole = rpcWorld(practice.rpcUrl, { time: () => known(now) });
  let count = 0;
  return {
    ask: async (kind, question, bounds) => {
      if (kind !== 'rpc') return whole.ask(kind, question, bounds);
      count += 1;
      const said = bend(question as Asked, count);
      if (said !== undefined && 's' in said) return said as never;
      return whole.ask(kind, (said ?? question) as typeof question, bounds);
    },
  };
}

async function readOn(world: World, text: string): Promise<Readback> {
  forgetLacks();
  const parsed = parse(text, { chainId: 31337 });
  if (!parsed.ok) throw parsed.error;
  const incoming = {
    request: parsed.request,
    origin: { via: 'paste' },
    receivedAt: Number(now) * 1_000,
  } as const;
  let last: Readback | undefined;
  for await (const it of read(incoming, world, new AbortController().signal, { onlyLast: true })) last = it;
  if (last === undefined) throw new Error('nothing');
  return last;
}

function requestOf(id: string): string {
  const it = scenarios.find((one) => one.id === id);
  if (it === undefined) throw new RangeError(id);
  return it.request({ info: practice.info, now });
}

/** What is read before and after, but for the fee. */
const changesIn = ({ effects }: Readback) =>
  effects.s === 'known'
    ? effects.v.lines
        .filter(({ what }) => what !== 'fee')
        .map(({ who, what, asset, before, after }) => ({ who, what, asset, before, after }))
    : [];

const gapsOf = ({ findings }: Readback) => [
  ...new Set(findings.flatMap((it) => (it.outcome === 'unknown' ? it.missing : []))),
];

const loud = ({ findings }: Readback): readonly string[] =>
  findings.flatMap((it) => (it.outcome === 'fired' && it.severity !== 'note' ? [it.rule] : []));

const noSimulate: Bend = ({ method }) => (method === 'eth_simulateV1' ? lacks : undefined);
const noTrace: Bend = (asked, n) => (asked.method.startsWith('debug_') ? lacks : noSimulate(asked, n));
const noOverrides: Bend = (asked, n) =>
  asked.method === 'eth_call' && asked.params.length > 2
    ? says(-32602, 'too many arguments, want at most 2')
    : noTrace(asked, n);

describe('an honest swap', () => {
  test.each([
    ['that simulates', () => undefined],
    ['that traces only', noSimulate],
    ['that only calls, on a state that is assumed', noTrace],
    ['that only calls', noOverrides],
  ] as const)('on a node %s is warned of by no rule that did not see it', async (_, bend) => {
    const it = await readOn(bent(bend), requestOf('swap'));
    expect(loud(it)).toEqual([]);
    expect(['read', 'notFullyRead']).toContain(it.verdict);
  });

  test('that brings less than its minimum is still said where the balance was looked at', async () => {
    const it = await readOn(bent(noTrace), requestOf('swap'));
    const lines = it.effects.s === 'known' ? it.effects.v.lines : [];
    const tokens = lines.filter(({ what, asset }) => what === 'balance' && asset?.kind === 'token');
    expect(tokens.length).toBeGreaterThanOrEqual(1);
  });
});

describe('a deployment of a token that its maker is given', () => {
  test.each([
    ['simulates', () => undefined],
    ['traces', noSimulate],
  ] as const)('is not denied by a node that %s', async (_, bend) => {
    const { abi, bytecode } = ownArtefact('PracticeToken');
    const data = encodeDeployData({ abi, bytecode, args: argsOf(abi) });
    const sent = { from: user, data, chainId: toHex(31337) };
    const text = JSON.stringify({ method: 'eth_sendTransaction', params: [sent] });
    const it = await readOn(bent(bend), text);
    expect(loud(it)).not.toContain('outcome.denied');
  });
});

function argsOf(abi: readonly unknown[]): readonly unknown[] {
  const made = abi.find((it) => (it as { type?: string }).type === 'constructor') as
    | { inputs: readonly { type: string }[] }
    | undefined;
  return (made?.inputs ?? []).map(({ type }) =>
    type === 'address' ? user : type === 'string' ? 'Coin' : type.startsWith('uint') ? 5n : '0x',
  );
}

describe('what a node says of itself', () => {
  /** Every view of a contract gets an error of the node's own. */
  const views =
    (code: number, message: string): Bend =>
    ({ method, params }) =>
      method === 'eth_call' && params.length === 2 ? says(code, message) : undefined;

  test.each([
    [-32005, 'rate limit exceeded', 'busy'],
    [-32000, 'header not found', 'noState'],
    [-32602, 'invalid argument', 'refused'],
    [-32603, 'internal error', 'refused'],
  ] as const)('by %i "%s" is never taken for what a contract says', async (code, message, why) => {
    for (const id of ['permit-to-stranger', 'dai-permit', 'send-ether']) {
      const it = await readOn(bent(views(code, message)), requestOf(id));
      expect(loud(it), id).not.toContain('signatures.otherDomain');
      const said = JSON.stringify(
        Object.values(it.facts).map(({ value }) => (value.s === 'unknown' ? value.why : '')),
      );
      expect(said, id).not.toContain('unanswered');
      if (id !== 'send-ether') expect(said, id).toContain(why);
    }
  });

  test.each([
    ['geth', 3, 'execution reverted: no', (data: Hex) => data],
    ['OpenEthereum', -32015, 'VM execution error.', (data: Hex) => `Reverted ${data}`],
    ['Besu', -32000, 'Execution reverted', (data: Hex) => data],
    ['Hedera', 3, 'execution reverted', (data: Hex) => ({ data })],
  ] as const)('that a call fails, in the words of %s, is said', async (_, code, message, data) => {
    const bend: Bend = (asked, n) => {
      const isRun = asked.method === 'eth_call' && asked.params.length > 1 && isTheCall(asked.params[0]);
      const reason: Hex =
        '0x08c379a0000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000026e6f000000000000000000000000000000000000000000000000000000000000';
      return isRun ? says(code, message, data(reason)) : noTrace(asked, n);
    };
    const it = await readOn(bent(bend), requestOf('pay-friend'));
    expect(it.effects.s === 'known' && it.effects.v.status).toBe('revert');
    expect(it.facts['revert.reason']?.value).toEqual(known({ kind: 'text', text: 'no' }));
  });

  function isTheCall(call: unknown): boolean {
    const it = call as { from?: string; data?: string };
    return it.from?.toLowerCase() === user.toLowerCase() && it.data?.startsWith('0xa9059cbb') === true;
  }
});

describe('a node that is busy', () => {
  test('is asked in no lesser form, and the page can say how long it wants to wait', async () => {
    let later = 0;
    const bend: Bend = ({ method, params }) => {
      if (method === 'eth_simulateV1') return { ...unknown('busy', endpoint), wait: 4 };
      if (method.startsWith('debug_') || (method === 'eth_call' && params.length > 2)) later += 1;
      return undefined;
    };
    const it = await readOn(bent(bend), requestOf('send-ether'));
    expect(later).toBe(0);
    expect(it.verdict).toBe('notFullyRead');
    expect(it.unread.map(({ why, retry }) => [why, retry])).toContainEqual([
      { id: 'why.busy', args: { source: endpoint, wait: 4 } },
      true,
    ]);
    expect(loud(it)).toEqual([]);
  });

  test.each([2, 3, 4, 7])('every %ith time warns of nothing that it did not see', async (every) => {
    for (const id of ['send-ether', 'pay-friend', 'swap']) {
      const bend: Bend = (_, n) => (n % every === 0 ? says(-32005, 'rate limit exceeded') : undefined);
      const it = await readOn(bent(bend), requestOf(id));
      expect(loud(it), id).toEqual([]);
    }
  });
});

describe('a node behind which some do not have the block', () => {
  test.each([2, 3, 5])('every %ith time warns of nothing, and one press reads it again', async (every) => {
    for (const id of ['send-ether', 'pay-friend', 'swap']) {
      const bend: Bend = ({ method }, n) =>
        n % every === 0 && method !== 'eth_getBlockByNumber' && method !== 'eth_chainId'
          ? says(-32000, 'header not found')
          : undefined;
      const it = await readOn(bent(bend), requestOf(id));
      expect(loud(it), id).toEqual([]);
      if (it.verdict !== 'read')
        expect(
          it.unread.some(({ retry }) => retry),
          id,
        ).toBe(true);
    }
  });
});

describe('a node for development', () => {
  test('without a base fee is asked with one price, and an honest payment is read back', async () => {
    const bend: Bend = ({ method, params }) => {
      const text = JSON.stringify(params);
      if (text.includes('maxFeePerGas')) return says(-32602, 'Eip1559 is not supported');
      if (method === 'eth_maxPriorityFeePerGas') return lacks;
      return undefined;
    };
    const whole = bent(bend);
    const world: World = {
      ask: async (kind, question, bounds) => {
        const answer = await whole.ask(kind, question, bounds);
        const isBlock = kind === 'rpc' && (question as Asked).method === 'eth_getBlockByNumber';
        if (!isBlock || answer.s !== 'known' || !('result' in (answer.v as object))) return answer;
        const { result } = answer.v as unknown as { result: Record<string, unknown> };
        const { baseFeePerGas: _, ...rest } = result;
        return known({ ...(answer.v as object), result: rest }) as typeof answer;
      },
    };
    const it = await readOn(world, requestOf('send-ether'));
    expect(loud(it)).toEqual([]);
    expect(it.verdict).toBe('read');
  });

  test.each([
    [-32700, "Incorrect number of arguments. 'eth_call' requires between 1 and 3 arguments."],
    [-32602, 'trailing characters at line 1 column 7'],
    [-32000, 'too many arguments, want at most 3'],
  ])(
    'that takes no block of ours and says so by %i %s shows a payment, and vouches for no code',
    async (code, message) => {
      const bend: Bend = (asked, n) =>
        asked.method === 'eth_call' && asked.params.length > 3 ? says(code, message) : noTrace(asked, n);
      const payment = await readOn(bent(bend), requestOf('send-ether'));
      expect([payment.verdict, loud(payment)]).toEqual(['read', []]);
      expect(payment.effects.s === 'known' && payment.effects.v.otherBlock).toEqual(known({ s: 'same' }));
      for (const id of ['pay-friend', 'swap', 'watches-coinbase', 'watches-base-fee']) {
        const it = await readOn(bent(bend), requestOf(id));
        expect([id, ['notFullyRead', 'stop'].includes(it.verdict)]).toEqual([id, true]);
        // The block that it ran in is not another one.
        expect([id, it.effects.s === 'known' && it.effects.v.otherBlock?.s]).toEqual([id, 'unknown']);
      }
    },
  );

  test('that takes no more gas in a call than in a transaction still shows what changes', async () => {
    const cap = 16_777_216n;
    const bend: Bend = (asked, n) => {
      const gas = (asked.params[0] as { gas?: Hex } | undefined)?.gas;
      if (asked.method === 'eth_call' && gas !== undefined && BigInt(gas) > cap)
        return says(-32000, `transaction gas limit (${BigInt(gas)}) is greater than the cap (16777216)`);
      return noTrace(asked, n);
    };
    const it = await readOn(bent(bend), requestOf('send-ether'));
    const lines = it.effects.s === 'known' ? it.effects.v.lines : [];
    expect(lines.map(({ what, basis }) => [what, basis])).toContainEqual(['balance', 'read']);
  });
});

describe('a node whose tracer takes nothing for granted, while its calls do', () => {
  let estimates = 0;
  const bend: Bend = (asked, n) => {
    const { method, params } = asked;
    if (method === 'debug_traceCall') {
      const [call, at, { stateOverrides: _, blockOverrides: __, ...rest }] = params as [
        unknown,
        unknown,
        Record<string, unknown>,
      ];
      return { ...asked, params: [call, at, rest] };
    }
    if (method === 'eth_estimateGas' && params.length > 2) {
      estimates += 1;
      return says(-32602, 'trailing characters');
    }
    if (method === 'eth_call' && params.length > 3) return says(-32602, 'too many arguments');
    return noSimulate(asked, n);
  };

  test('shows all of a payment and of a token, and of a swap all but what it does in another block', async () => {
    for (const id of ['send-ether', 'pay-friend', 'swap']) {
      const isTimed = id === 'swap';
      const it = await readOn(bent(bend), requestOf(id));
      expect(loud(it), id).toEqual([]);
      const whole = await readOn(
        bent(() => undefined),
        requestOf(id),
      );
      expect([id, it.verdict]).toEqual([id, isTimed ? 'notFullyRead' : 'read']);
      const more = gapsOf(it).filter((gap) => !gapsOf(whole).includes(gap));
      expect([id, more]).toEqual([id, isTimed ? ['effects.otherBlock'] : []]);
      expect([id, changesIn(it)]).toEqual([id, changesIn(whole)]);
    }
  });

  test('and that takes a fee at a base fee of its own shows the same', async () => {
    const free: Bend = (asked, n) => {
      const it = bend(asked, n);
      if (it === undefined || 's' in it || it.method !== 'debug_traceCall') return it;
      const [call, ...rest] = it.params as [Record<string, unknown>, ...unknown[]];
      const { maxPriorityFeePerGas: tip, maxFeePerGas: _, ...plain } = call;
      return { ...it, params: [tip === undefined ? call : { ...plain, gasPrice: tip }, ...rest] };
    };
    for (const id of ['send-ether', 'pay-friend']) {
      const it = await readOn(bent(free), requestOf(id));
      expect([id, it.verdict, loud(it)]).toEqual([id, 'read', []]);
    }
  });

  test.each(['watches-coinbase', 'watches-base-fee'])('does not vouch for a contract that %s', async (id) => {
    const it = await readOn(bent(bend), requestOf(id));
    expect(['stop', 'notFullyRead']).toContain(it.verdict);
  });

  test('is asked for an estimate on an assumed state at most once', async () => {
    estimates = 0;
    await readOn(bent(bend), requestOf('swap'));
    expect(estimates).toBeLessThanOrEqual(1);
  });

  test('shows the thief of an allowance like any other', async () => {
    for (const id of ['approval-to-stranger', 'raise-allowance', 'swap-output-elsewhere']) {
      const [here, there] = [
        await readOn(bent(bend), requestOf(id)),
        await readOn(
          bent(() => undefined),
          requestOf(id),
        ),
      ];
      expect(rank(here), id).toBeGreaterThanOrEqual(rank(there));
    }
  });

  const rank = ({ verdict }: Readback) => ['read', 'caution', 'notFullyRead', 'stop'].indexOf(verdict);
});
