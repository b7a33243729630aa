import type { Config } from 'wagmi';
import { reconnect } from 'wagmi/actions';
import type { connectorFor } from '../base/connector.ts';
import { type Announced, announced, discover, hasTwin, onAnnounced } from '../base/discover.ts';
import type { Ended } from '../base/store.ts';

/** Milliseconds in which the wallet of the last visit must announce itself, and in which its double may. */
const patience = { wallet: 4_000, twin: 150 };

/** The wallet that was connected when the page was last open, as it called itself, and how it was found. */
export type Remembered = Readonly<{ rdns: string; name: string; by: Announced['by'] }>;

/** What wagmi kept of the last visit; undefined if nothing was connected then. Settles within a tick. */
export async function remembered(config: Config): Promise<Remembered | undefined> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  const { current, connections } = config.state;
  const connector = current === null ? undefined : connections.get(current)?.connector;
  if (!connector) return undefined;
  const by = connector.type === 'walletConnect' || connector.type === 'safe' ? connector.type : undefined;
  return { rdns: connector.id, name: connector.name, by };
}

/**
 * Connects the wallet of the last visit again, and no other: the user chose it here. The wallet shows nothing for
 * it. Gives why it ended when it did not succeed; never rejects.
 */
export async function resume(
  config: Config,
  before: Remembered,
  {
    signal,
    found,
    connectorOf,
  }: {
    signal: AbortSignal;
    /** Where it does not announce itself. */
    found: Promise<Announced | undefined> | undefined;
    connectorOf: (wallet: Announced) => ReturnType<typeof connectorFor>;
  },
): Promise<Ended | undefined> {
  const { name } = before;
  config.setState((it) => ({ ...it, status: 'reconnecting' }));
  const wallet = await (found?.catch(() => undefined) ?? appears(before, signal));
  if (!wallet || hasTwin(wallet, announced())) {
    config.setState((it) => ({ ...it, status: 'disconnected', connections: new Map(), current: null }));
    return { why: wallet ? 'twins' : 'absent', name };
  }
  await reconnect(config, { connectors: [connectorOf(wallet)] });
  return config.state.status === 'connected' || signal.aborted ? undefined : { why: 'silent', name };
}

async function appears({ rdns, by }: Remembered, signal: AbortSignal): Promise<Announced | undefined> {
  const find = () => announced().find((it) => it.rdns === rdns && it.by === by);
  if (!find()) {
    await new Promise<void>((resolve) => {
      const stop = onAnnounced(() => {
        if (find()) end();
      });
      const timer = setTimeout(end, patience.wallet);
      signal.addEventListener('abort', end, { once: true });
      function end() {
        clearTimeout(timer);
        stop();
        resolve();
      }
      discover();
    });
  }
  if (find() && !signal.aborted) await new Promise((resolve) => setTimeout(resolve, patience.twin));
  return signal.aborted ? undefined : find();
}
