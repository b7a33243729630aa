import { frameView, parentIs, safeMayBeAround } from '../base/framed.ts';
import type { Announced } from '../base/discover.ts';
import { safeOrigin } from '../base/origin.ts';
import { safeNow, safeProvider } from './provider.ts';

/** What its makers call it. */
const safeName = 'Safe';

/** The Safe around this page, once it has said who it is; undefined when there is none. Never rejects. */
export async function findSafe(): Promise<Announced | undefined> {
  if (!safeMayBeAround(frameView())) return undefined;
  try {
    const provider = safeProvider(await safeNow());
    parentIs(safeOrigin);
    return {
      key: 'safe',
      rdns: 'app.safe.global',
      name: safeName,
      by: 'safe',
      provider,
      ability: () => {
        const { readOnly, offChain } = provider.info();
        return { safe: { readOnly, offChain } };
      },
    };
  } catch {
    return undefined;
  }
}
