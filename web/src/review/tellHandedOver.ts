import { activity } from '../data/activity.ts';

const channel = opened();

/** Tells the other tabs that a request is with a wallet, before the table in which that is written does. */
export function tellHandedOver(id: string): void {
  channel?.postMessage(id);
}

function opened(): BroadcastChannel | undefined {
  try {
    const it = new BroadcastChannel('readback-handovers');
    // Node keeps a process alive for an open channel; a browser has no such method.
    if ('unref' in it && typeof it.unref === 'function') it.unref();
    it.onmessage = ({ data: id }: MessageEvent<unknown>) => {
      if (typeof id === 'string') activity.update(id, { state: 'asked' }, 'open');
    };
    return it;
  } catch {
    return undefined;
  }
}
