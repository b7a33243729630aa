import type { Readback } from '@readback/core/model/readback.ts';
import { read } from '@readback/core/readback.ts';
import { parse } from '@readback/core/request/parse/parse.ts';
import { forgetLacks } from '@readback/core/simulate/engines/capabilities.ts';
import { forgetNodes } from '@readback/core/world/node/nodeClient.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rpc } from '../rpc.ts';
import { ground, paymentOn, type Requests } from './ground.ts';
import { pacedWorld } from './pacedWorld.ts';
import {
  ethereumJs,
  anvil,
  ganache,
  hardhat,
  type Program,
  type RunningNode,
  startProgram,
} from './program.ts';

/**
 * How much of a node's reading its programs allow: `all` of a payment and of a token; of those that show no events a
 * `payment` alone, which makes none.
 */
type Shows = 'all' | 'payment';

const nodes: readonly (readonly [name: string, program: Program, shows: Shows])[] = [
  ['Anvil', anvil('--hardfork', 'osaka'), 'all'],
  ['Anvil as Ethereum before Osaka', anvil('--hardfork', 'prague', '--chain-id', '1'), 'all'],
  ['Anvil as OP', anvil('--optimism', '--chain-id', '10'), 'all'],
  ['Anvil as Arbitrum', anvil('--hardfork', 'cancun', '--chain-id', '42161'), 'all'],
  ['Anvil as Polygon', anvil('--hardfork', 'cancun', '--chain-id', '137'), 'all'],
  ['Anvil as BNB', anvil('--hardfork', 'cancun', '--chain-id', '56'), 'all'],
  ['Anvil as Base', anvil('--optimism', '--chain-id', '8453'), 'all'],
  ['Anvil as Gnosis', anvil('--hardfork', 'prague', '--chain-id', '100'), 'all'],
  ['Anvil as Linea', anvil('--hardfork', 'london', '--chain-id', '59144'), 'all'],
  ['Anvil as Ethereum Classic', anvil('--hardfork', 'berlin', '--chain-id', '61'), 'all'],
  ['Hardhat', hardhat('l1'), 'all'],
  ['Hardhat before Osaka', hardhat('l1', { hardfork: 'cancun' }), 'all'],
  ['Hardhat as OP', hardhat('op', { chainId: 10 }), 'all'],
  ['ganache', ganache(), 'payment'],
  ['ganache before the merge', ganache('--chain.hardfork', 'london'), 'payment'],
];

/** What no honest request here is: whoever warns of it saw something that is not there. */
const untrue =
  /^(?:outcome\.(?:denied|fails|otherBlock|otherGas|otherCourse|takenBetween|takesMore|nothingBack|fakeToken)|transfers\.(?:less|lost|deadEnd|output|wholeBalance)|signatures\.|power\.|approvals\.)/;

/** On these chains another token is known by the symbol, and is not at this node. */
const withKnownTokens: ReadonlySet<number> = new Set([1, 10, 56, 137, 8453, 42161]);

describe.each(nodes)('%s', (_, program, shows) => {
  let node: RunningNode;
  let requests: Requests;

  beforeAll(async () => {
    node = await startProgram(program);
    requests = await ground(node);
  }, 400_000);
  afterAll(() => node.stop());

  test('shows what a payment does', async () => {
    const it = await readOn(node, requests.payment);
    expect(loud(it)).toEqual([]);
    expect(it.verdict).toBe('read');
  });

  test('shows what a transfer of a token does', async () => {
    const it = await readOn(node, requests.token);
    expect(loud(it)).toEqual([]);
    expect(it.verdict).toBe(shows === 'all' ? 'read' : 'notFullyRead');
  });

  test('says nothing untrue of a swap and of a creation', async () => {
    for (const text of [requests.swap ?? [], requests.creation].flat()) {
      const it = await readOn(node, text);
      const isCopy = (rule: string) => rule === 'outcome.fakeToken' && withKnownTokens.has(node.chainId);
      expect(loud(it).filter((rule) => untrue.test(rule) && !isCopy(rule))).toEqual([]);
      expect(['caution', 'notFullyRead']).toContain(it.verdict);
      expect(it.findings.filter((one) => one.outcome === 'fired' && one.severity === 'stop')).toEqual([]);
    }
  });
});

test('EthereumJS shows nothing of a payment but that it passes, and nothing untrue is said of it', async () => {
  const node = await startProgram(ethereumJs());
  try {
    const isMined = async () => BigInt(await rpc<string>(node.url, 'eth_blockNumber')) > 0n;
    await expect.poll(isMined, { timeout: 60_000, interval: 500 }).toBe(true);
    const it = await readOn(node, paymentOn(node.chainId));
    expect([it.verdict, loud(it)]).toEqual(['notFullyRead', []]);
  } finally {
    await node.stop();
  }
});

async function readOn({ url, chainId }: RunningNode, text: string): Promise<Readback> {
  forgetLacks();
  forgetNodes();
  const parsed = parse(text, { chainId });
  if (!parsed.ok) throw parsed.error;
  const incoming = { request: parsed.request, origin: { via: 'paste' }, receivedAt: Date.now() } as const;
  let last: Readback | undefined;
  for await (const it of read(incoming, pacedWorld(url), new AbortController().signal)) last = it;
  if (last === undefined) throw new Error('nothing');
  return last;
}

function loud({ findings }: Readback): readonly string[] {
  return findings.flatMap((it) => (it.outcome === 'fired' && it.severity !== 'note' ? [it.rule] : []));
}
