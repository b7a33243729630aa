import { readIcon } from './siteIcon.ts';
import { siteIcons } from './siteIcons.ts';

/** How many sites’ icons are kept. */
const most = 50;

/** Takes in what the extension read in a web page of a site. What is not an icon is left out. */
export function noteIcon(site: string, it: unknown): void {
  const icon = readIcon(it);
  if (icon === undefined) return;
  const others = [...siteIcons.get()].filter(([host]) => host !== site);
  siteIcons.set(new Map([...others, [site, icon] as const].slice(-most)));
}
