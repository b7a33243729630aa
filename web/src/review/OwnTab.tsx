import { useEffect, useState } from 'react';

/** The same screen in a tab of its own, where nobody can lay anything over it. */
export function OwnTab() {
  const [href, setHref] = useState(location.href);
  // The address of the screen changes without this being drawn again.
  useEffect(() => {
    const follow = () => setHref(location.href);
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('hashchange', follow);
    };
  }, []);
  return (
    <a href={href} target="_blank" rel="noopener" onPointerDown={() => setHref(location.href)}>
      Open Readback in its own tab
    </a>
  );
}
