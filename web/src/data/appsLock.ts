/**
 * Lets one tab have the connection to apps, until `hold` ends or the tab is closed. In another tab `onWait` is called,
 * and `hold` once its turn comes. Where the browser has no locks, or refuses them, the tabs are not kept apart.
 */
export function aloneForApps(hold: () => Promise<void>, onWait: () => void): void {
  const locks = globalThis.navigator?.locks;
  if (!locks) return void hold();
  let entered = false;
  const enter = () => {
    entered = true;
    return hold();
  };
  const wait = () => {
    onWait();
    void locks.request(name, enter);
  };
  locks
    .request(name, { ifAvailable: true }, (lock) => (lock ? enter() : wait()))
    .catch(() => (entered ? undefined : enter()));
}

const name = 'readback-walletconnect-apps';
