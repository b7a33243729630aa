import { changing } from '../../data/base/changing.ts';

/** By host, as the browser vouches for it: the icon of the site, as data. Kept in memory alone. */
export const siteIcons = changing<ReadonlyMap<string, string>>(new Map());
