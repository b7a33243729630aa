import type { Config } from 'wagmi';
import { reconnect } from 'wagmi/actions';
import { connectorFor, type Ending } from './connector.ts';
import { type Announced, announced, discover, hasTwin, onAnnounced } from './discover.ts';
import type { Ended } from './store.ts';

/** Milliseconds in which the wallet of the last visit must announce itself, and in which its double may. */
const patience = { wallet: 4_000, twin: 150 };

/** The wallet that was connected when the page was last open, as it called itself. */
export type Remembered = Readonly<{ rdns: string; name: string }>;

/** What wagmi kept of the last visit; undefined if nothing was connected then. Settles within a tick. */
export async function remembered(config: Config): Promise<Remembered | undefined> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  const { current, connections } = config.state;
  const connector = current === null ? undefined : connections.get(current)?.connector;
  return connector ? { rdns: connector.id, name: connector.name } : undefined;
}

/**
 * Connects the wallet of the last visit again, and no other: the user chose it here. The wallet shows nothing for
 * it. Gives why it ended when it did not succeed; never rejects.
 */
export async function resume(
  config: Config,
  { rdns, name }: Remembered,
  { signal, onEnding }: { signal: AbortSignal; onEnding: (ending: Ending) => void },
): Promise<Ended | undefined> {
  config.setState((it) => ({ ...it, status: 'reconnecting' }));
  const wallet = await appears(rdns, signal);
  if (!wallet || hasTwin(wallet, announced())) {
    config.setState((it) => ({ ...it, status: 'disconnected', connections: new Map(), current: null }));
    return { why: wallet ? 'twins' : 'absent', name };
  }
  await reconnect(config, { connectors: [connectorFor(wallet, { signal, onEnding })] });
  return config.state.status === 'connected' || signal.aborted ? undefined : { why: 'silent', name };
}

async function appears(rdns: string, signal: AbortSignal): Promise<Announced | undefined> {
  const find = () => announced().find((it) => it.rdns === rdns);
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
