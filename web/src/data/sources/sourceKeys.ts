/** The user's own keys to the sources that want one. */
import { type KeyHolder, keyHolder } from './keyHolder.ts';
import { type SourceId, urlOf } from './sources.ts';

/** The sources that answer only with a key. */
export type KeyedSource = 'blockscout' | 'etherscan';

export const sourceKeys: Readonly<Record<KeyedSource, KeyHolder>> = {
  blockscout: keyHolder({ database: 'readback-blockscout', purpose: 'source-key/blockscout' }),
  etherscan: keyHolder({ database: 'readback-etherscan', purpose: 'source-key/etherscan' }),
};

export function isKeyed(id: SourceId): id is KeyedSource {
  return id === 'blockscout' || id === 'etherscan';
}

/** The key for a source where it is asked now, also one that was remembered. A key goes to no other address. */
export async function sourceKey(id: KeyedSource): Promise<string | undefined> {
  const holder = sourceKeys[id];
  const url = urlOf(id);
  await holder.recallKey(url);
  return holder.keyFor(url);
}
