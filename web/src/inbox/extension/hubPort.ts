import { type FromReview, reviewPort, type ToReview } from './messages.ts';

type Port = Readonly<{
  postMessage: (it: FromReview) => void;
  onMessage: { addListener: (listener: (it: ToReview) => void) => void };
  onDisconnect: { addListener: (listener: () => void) => void };
}>;

type Runtime = Readonly<{ connect: (info: { name: string }) => Port }>;

/** In milliseconds: after this the hub is woken again. */
const pause = 200;

let port: Port | undefined;

/**
 * Connects to the hub of the extension that this page is of, for as long as the page is open. The browser ends the hub when
 * it is idle: it is woken again, and then says once more which calls wait.
 */
export function followHub(hear: (it: ToReview) => void): void {
  const { runtime } = (globalThis as unknown as { chrome: { runtime: Runtime } }).chrome;
  const connect = () => {
    try {
      port = runtime.connect({ name: reviewPort });
    } catch {
      // The extension was updated or removed: nothing reaches this page any more.
      return;
    }
    port.onMessage.addListener(hear);
    port.onDisconnect.addListener(() => {
      port = undefined;
      setTimeout(connect, pause);
    });
  };
  connect();
}

/** Says something to a web page, by the hub. */
export function tellHub(it: FromReview): void {
  port?.postMessage(it);
}
