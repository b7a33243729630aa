import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PicturePlace } from '@readback/core/names/avatarPlace.ts';
import type { Address } from 'viem';
import { queryClient } from '../../data/rows/queryClient.ts';
import { isOn, sourceChoices, urlOf } from '../../data/sources/sources.ts';
import { useSetting } from '../../data/base/setting.ts';
import { noteAsked } from '../../data/sources/sourceUse.ts';
import { noteTold } from '../../data/asking/told.ts';
import { day } from '../../data/base/day.ts';
import type { Trust } from '../../data/names/trust.ts';
import { useRestored } from '../lookup/useRestored.ts';
import { type PictureUrl, pictureUrl } from './pictureUrl.ts';
import { type Changing, changing, useChanging } from '../../data/base/changing.ts';

/** The picture of a name: `src` may be shown now; `ask` loads one that a stranger names, from `host`. */
export type Avatar = Readonly<{ src: string }> | Readonly<{ host: string; ask: () => void }>;

export type AvatarOf = Readonly<{
  /** The ENS name; without one there is no avatar. */
  name: string | undefined;
  address: Address | undefined;
  /** The chain whose name service is asked. */
  home: number | undefined;
  trust: Trust;
}>;

/**
 * The picture that a name says it has, fresh for one day. Those of the user's own and saved addresses come from where
 * they are, as far as sources are on; a stranger's by itself only from the record, else once the user asks.
 */
export function useAvatar({ name, address, home, trust }: AvatarOf): Avatar | undefined {
  const restored = useRestored();
  const choices = useSetting(sourceChoices);
  const asked = useAsked();
  const record = useQuery(
    {
      queryKey: ['ensAvatar', home, name, address?.toLowerCase(), trust],
      enabled: name !== undefined && address !== undefined && home !== undefined && restored,
      staleTime: day,
      queryFn: async ({ signal }) => {
        if (name === undefined || address === undefined || home === undefined) return null;
        const { readAvatar } = await import('./readAvatar.ts');
        return readAvatar({ name, address, home, gateways: trust !== 'stranger' }, signal);
      },
    },
    queryClient,
  );
  const found = name === undefined ? null : (record.data ?? null);
  const metadata = found !== null && 'metadata' in found ? found.metadata : undefined;
  const at = metadata && pictureUrl(metadata, (id) => urlOf(id, choices));
  const may = (it: PictureUrl): boolean => {
    if (it.source === undefined) return true;
    return isOn(it.source, choices) && (trust !== 'stranger' || asked.has(it.url));
  };
  const item = useQuery(
    {
      queryKey: ['avatarMetadata', at?.url ?? ''],
      enabled: at !== undefined && may(at) && restored,
      // What its own content names never changes.
      staleTime:
        metadata?.kind === 'ipfs' && metadata.path.startsWith('ipfs/') ? Number.POSITIVE_INFINITY : day,
      queryFn: async ({ signal }): Promise<PicturePlace | null> => {
        if (metadata === undefined) return null;
        const { readMetadata } = await import('./readAvatar.ts');
        return readMetadata(metadata, signal);
      },
    },
    queryClient,
  );
  const picture = found !== null && 'picture' in found ? found.picture : (item.data ?? undefined);
  const url = picture && pictureUrl(picture, (id) => urlOf(id, choices));
  const wanted = url ?? (item.data === null ? undefined : at);
  const shownFrom = url !== undefined && may(url) ? url.source : undefined;

  const shown = url?.url;

  // Settings says when each source was last asked, and a picture is asked for by the browser.
  useEffect(() => {
    if (shownFrom === undefined || shown === undefined) return;
    noteAsked(shownFrom);
    // The browser asks for a picture once, wherever it is shown.
    if (!loaded.has(shown)) noteTold(shown, { to: { source: shownFrom }, what: name ?? '' });
    loaded.add(shown);
  }, [shownFrom, shown, name]);

  if (wanted === undefined || (wanted.source !== undefined && !isOn(wanted.source, choices)))
    return undefined;
  if (!may(wanted)) {
    // Metadata and the picture that they name may lie at two hosts: each is asked after a press of its own.
    return { host: wanted.host, ask: () => askFor(wanted.url) };
  }
  return url ? { src: url.url } : undefined;
}

/** Pictures that were shown from another host, by their address, for as long as this page is open. */
const loaded = new Set<string>();

/** Pictures of strangers that the user asked for, by their address, for as long as this page is open. */
const asked: Changing<ReadonlySet<string>> = changing(new Set());

function askFor(url: string): void {
  asked.set(new Set([...asked.get(), url]));
}

function useAsked(): ReadonlySet<string> {
  return useChanging(asked);
}
