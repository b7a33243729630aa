import type { View } from './view.ts';

/**
 * Whether nothing says that another site than `site` asks for a log-in there. What an asker says of itself may be a lie,
 * so that this makes nothing calm.
 */
export function isUnasked(view: View, site: string, here: string): boolean {
  const { via, claimed } = view.incoming.origin;
  if (here === '') return true;
  return claimed === undefined ? via === 'paste' || via === 'form' : isPartOf(site, claimed);
}

/** Whether a name stands in a host, as a label or at the beginning of one. */
export function isPartOf(name: string, host: string): boolean {
  return host
    .toLowerCase()
    .split(/[^\p{L}\p{N}.-]+/u)
    .some((it) => it === name || it.split(/[.:-]/).includes(name));
}
