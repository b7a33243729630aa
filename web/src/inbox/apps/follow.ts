import { appsKept } from './state.ts';

/** Takes up the sessions of apps when the page opens, where there are any. Nothing is loaded or asked otherwise. */
export async function followApps(): Promise<void> {
  if (!appsKept.get().kept) return;
  const open = await import('./open.ts').catch(() => undefined);
  await open?.openApps();
}
