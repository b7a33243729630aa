import { keyHolder } from './keyHolder.ts';
import { urlOf } from './sources.ts';

/** The user's own key to the transaction service of Safe, which answers some questions without one. */
export const safeServiceKey = keyHolder({
  database: 'readback-safe-service',
  purpose: 'source-key/safe-service',
});

/** The key where the service is asked now, also one that was remembered. It goes to no other address. */
export async function keyOfSafeService(): Promise<string | undefined> {
  const url = urlOf('safeService');
  await safeServiceKey.recallKey(url);
  return safeServiceKey.keyFor(url);
}
