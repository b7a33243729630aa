import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import {
  otherPracticeChainId,
  type PracticeMarker,
  practiceMarker,
} from '@readback/scenarios/practiceMarker.ts';
import { type Anvil, startAnvil } from './anvil.ts';
import { cacheFolder, forget, keep, kept } from './cache.ts';
import { practiceInfo } from './info.ts';
import { freeBlocks, holdBlocks, type SentByOther, sendAs } from './others.ts';
import { rpc } from './rpc.ts';

export type Practice = Readonly<{
  /** The chain with contracts, and the empty one: addresses that only this machine reaches. */
  rpcUrl: string;
  otherRpcUrl: string;
  info: PracticeInfo;
  marker: PracticeMarker;
  /** How the chain was set up: from nothing, or from the state kept of an earlier start. */
  from: 'deployed' | 'kept';
  /** Puts both chains back to their first state. Their clocks keep the time of day. */
  reset: () => Promise<void>;
  /** Sends a transaction as anybody, and resolves with whether it went through. */
  sendAs: (it: SentByOther) => Promise<boolean>;
  /** Lets what is sent wait, until it is let go or the chain is reset. */
  holdBlocks: (hold: boolean) => Promise<void>;
  close: () => Promise<void>;
}>;

/**
 * Starts the practice chain and the empty one beside it. Rejects with `NoAnvil` where there is no binary for this
 * machine. No process outlives this one.
 */
export async function startPractice(folder: string = cacheFolder): Promise<Practice> {
  const chains = await both(startAnvil(practiceMarker.chainId), startAnvil(otherPracticeChainId));
  const close = async () => {
    await Promise.all(chains.map((it) => it.stop()));
  };
  try {
    const [main, other] = chains;
    const [{ info, from }] = await Promise.all([
      prepare(main, folder),
      rpc(other.url, 'anvil_setCode', [practiceMarker.address, practiceMarker.code]),
    ]);
    const marks = await Promise.all(chains.map(({ url }) => start(url)));
    const again = chains.map(({ url }, at) => resettable(url, marks[at] ?? ''));
    return {
      rpcUrl: main.url,
      otherRpcUrl: other.url,
      info,
      marker: practiceMarker,
      from,
      reset: async () => {
        await freeBlocks(main.url);
        await Promise.all(again.map((it) => it()));
      },
      sendAs: (it) => sendAs(main.url, it),
      holdBlocks: (hold) => holdBlocks(main.url, hold),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Both, or neither: when one of two chains does not start, the other is stopped. */
async function both(...starting: [Promise<Anvil>, Promise<Anvil>]): Promise<[Anvil, Anvil]> {
  try {
    return await Promise.all(starting);
  } catch (error) {
    const started = await Promise.allSettled(starting);
    await Promise.all(started.flatMap((it) => (it.status === 'fulfilled' ? [it.value.stop()] : [])));
    throw error;
  }
}

async function prepare(
  { url, fromNothing }: Anvil,
  folder: string,
): Promise<Pick<Practice, 'info' | 'from'>> {
  if (fromNothing) return { info: await deployTo(url), from: 'deployed' };
  const found = kept(folder);
  const now = Date.now() / 1_000;
  if (found && (await load(url, found.state)))
    return { info: practiceInfo(found.info.addresses, now), from: 'kept' };
  forget(folder);
  const info = await deployTo(url);
  keep({ state: await rpc(url, 'anvil_dumpState'), info }, folder);
  return { info, from: 'deployed' };
}

async function deployTo(url: string): Promise<PracticeInfo> {
  const { deploy } = await import('./deploy/deploy.ts');
  return deploy(url);
}

/** Whether the state was taken over: a node may accept bytes that are not what it should hold. */
async function load(url: string, state: string): Promise<boolean> {
  try {
    await rpc(url, 'anvil_loadState', [state]);
    return (await rpc(url, 'eth_getCode', [practiceMarker.address, 'latest'])) === practiceMarker.code;
  } catch {
    return false;
  }
}

/**
 * Sets the mark to go back to, and returns it. Then mines one block with the time of day, so that header and proofs
 * are those of the state (while code that was put there has no block yet, Anvil's head has an older state root).
 */
async function start(url: string): Promise<string> {
  const mark = await rpc<string>(url, 'evm_snapshot');
  await rpc(url, 'evm_setTime', [Math.floor(Date.now() / 1000)]);
  await rpc(url, 'evm_mine');
  return mark;
}

/** A mark serves once: each return sets a new one. Returns asked for at the same time happen one after the other. */
function resettable(url: string, first: string): () => Promise<void> {
  let mark = Promise.resolve(first);
  return async () => {
    mark = mark.then(async (it) => {
      if (!(await rpc<boolean>(url, 'evm_revert', [it])))
        throw new Error('The practice chain could not be reset.');
      return start(url);
    });
    await mark;
  };
}
