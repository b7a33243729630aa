import * as words from '@readback/phrases/words/web/review/ownTab.ts';
import { useEffect, useState } from 'react';

/**
 * The same screen in a tab of its own, where nobody can lay anything over it. Browsers give a framed page a storage of
 * its own, so that a Review goes along as a link that holds its request.
 */
export function OwnTab() {
  const [href, setHref] = useState(location.href);
  // The address of the screen changes without this being drawn again.
  useEffect(() => {
    let current = 0;
    const follow = () => {
      current += 1;
      const mine = current;
      setHref(location.href);
      carried(location.hash).then(
        (link) => {
          if (link !== undefined && mine === current) setHref(link);
        },
        // What makes the link could not be loaded: the address of the page is left.
        () => undefined,
      );
    };
    follow();
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
    return () => {
      current += 1;
      removeEventListener('popstate', follow);
      removeEventListener('hashchange', follow);
    };
  }, []);
  return (
    <a href={href} target="_blank" rel="noopener">
      {words.open}
    </a>
  );
}

/** The request of a Review as a link; undefined for other screens, and for requests that no link carries. */
async function carried(hash: string): Promise<string | undefined> {
  const id = /^#\/review\/([\w-]+)/.exec(hash)?.[1];
  if (id === undefined) return undefined;
  const [{ activity }, { requestLink }] = await Promise.all([
    import('../data/activity/activity.ts'),
    import('../inbox/link.ts'),
  ]);
  await activity.ready;
  const request = activity.entry(id)?.incoming.request;
  const link = request && (await requestLink(request));
  return link?.ok ? link.value : undefined;
}
