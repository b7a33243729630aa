import { once } from 'node:events';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/cli/serve.ts';
import { type Clock, machineClock } from '@readback/server/scripts/clock.ts';
import { startWithoutPage } from '@readback/server/scripts/withoutPage.ts';
import type { ServeOptions } from '../options/readOptions.ts';
import type { Outcome, Process } from '../process.ts';
import { UsageError } from '../usageError.ts';
import { askingNode } from '../world/askNode.ts';
import { host } from '../world/host.ts';
import { decider } from './decider.ts';
import { readPolicy } from './policy.ts';
import { type Signer, signerAt } from './signer.ts';

/**
 * Answers programs of this machine until it is stopped: what the policy allows is signed, everything else is refused
 * with its readback.
 *
 * @throws {UsageError} where it cannot begin
 */
export async function serve(
  options: ServeOptions,
  { cwd, service }: Pick<Process, 'cwd' | 'service'>,
  clock: Clock = machineClock,
): Promise<Outcome> {
  const token = tokenIn(options, service.env);
  const isShown = service.isTerminal || options.printAddress;
  if (token === undefined && !isShown) throw new UsageError(words.tokenNeeded);
  const { policy, isAsRead } = await readPolicy(options.policy, cwd);
  const chainId = await networkOf(options);
  if (policy.networks?.includes(chainId) === false)
    throw new UsageError(fill(words.notAllowedNetwork, { chainId: String(chainId) }));
  const signer = signerAt(options.signer, clock);
  await mustBeOn(signer, chainId);

  const running = await startWithoutPage({
    port: options.port ?? 0,
    ...(token === undefined ? {} : { token }),
    clock,
    chainId,
    node: options.rpc.href,
    accounts: signer.accounts,
    decide: decider({ policy, isAsRead, signer, node: options.rpc, chainId, clock, note: service.note }),
  });
  try {
    // Who named a port connects there and nowhere else.
    if (options.port !== undefined && options.port !== 0 && running.port !== options.port)
      throw new UsageError(words.portTaken);
    if (isShown) service.say(running.endpoint);
    service.note(fill(words.serving, { port: String(running.port) }));
    const { until } = service;
    if (!until.aborted) await once(until, 'abort');
  } finally {
    await running.close();
  }
  return { out: '', err: '', code: 0 };
}

function tokenIn({ token }: ServeOptions, env: Readonly<Record<string, string | undefined>>) {
  const given = token ?? (env.READBACK_SCRIPT_TOKEN || undefined);
  if (given === undefined || /^[\w-]{20,}$/.test(given)) return given;
  throw new UsageError(words.badToken);
}

/** The network of the node, which must be the one that the options name. */
async function networkOf({ rpc, chainId, nodeChain }: ServeOptions): Promise<number> {
  const bounds = { signal: new AbortController().signal, deadline: 10_000, maxBytes: 65_536 };
  const question = { chainId: chainId ?? 0, method: 'eth_chainId', params: [] };
  const answer = await askingNode({ url: rpc, host: host(rpc.host, 10_000) })(question, bounds);
  const result = answer.s === 'known' && 'result' in answer.v ? answer.v.result : undefined;
  if (typeof result !== 'string' || !/^0x[1-9a-f][0-9a-f]{0,12}$/i.test(result))
    throw new UsageError(words.nodeSilent);
  const on = Number(result);
  for (const named of [chainId, nodeChain])
    if (named !== undefined && named !== on)
      throw new UsageError(fill(words.otherNode, { chainId: String(on) }));
  return on;
}

async function mustBeOn(signer: Signer, chainId: number): Promise<void> {
  await signer.accounts().catch((cause: unknown) => {
    throw new UsageError(words.signerSilent, { cause });
  });
  const on = await signer.chainId();
  if (on !== undefined && on !== chainId) throw new UsageError(words.signerElsewhere);
}
