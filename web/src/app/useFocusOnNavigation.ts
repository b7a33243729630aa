import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/**
 * After every change of screen: the window's title, and the focus on the screen's heading, so that a keyboard or a
 * screen reader starts where a reader's eye does. A screen may come late; the focus is left alone when the user has
 * moved it meanwhile.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const router = useRouter();

  // The router and the document are outside React.
  useEffect(() => {
    let waiting: MutationObserver | undefined;
    nameWindow(router);
    const stop = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
      nameWindow(router);
      if (!fromLocation || !pathChanged) return;
      const focused = document.activeElement;
      waiting?.disconnect();
      waiting = undefined;
      const take = () => {
        const heading = main.current?.querySelector('h1');
        const moved = document.activeElement !== focused && document.activeElement !== document.body;
        if (!heading && !moved) return;
        waiting?.disconnect();
        if (!heading || moved) return;
        heading.tabIndex = -1;
        heading.focus();
      };
      waiting = new MutationObserver(take);
      if (main.current) waiting.observe(main.current, { childList: true, subtree: true });
      take();
    });
    return () => {
      stop();
      waiting?.disconnect();
    };
  }, [router, main]);
}

function nameWindow(router: ReturnType<typeof useRouter>) {
  const title = router.state.matches.at(-1)?.staticData.title;
  document.title = title ? `${title} · Readback` : 'Readback';
}
