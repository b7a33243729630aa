/** Puts the built page, the networks that it speaks to, the manifest and the icons beside the extension's scripts. */
import { publicNetworks } from '@readback/server/networks.ts';
import { cpSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const extension = resolve(import.meta.dirname, '../extension');
const dist = resolve(extension, 'dist');

// What keeps the page for when its server is gone, and what only tests read, have no use there.
const left = /\/(sw\.js|\.vite(\/.*)?)$/;

cpSync(resolve(extension, '../web/dist'), resolve(dist, 'app'), {
  recursive: true,
  filter: (path) => !left.test(path),
});
for (const name of ['manifest.json', 'icons', 'popup.html', 'popup.css']) {
  cpSync(resolve(extension, name), resolve(dist, name), { recursive: true });
}
cpSync(resolve(extension, '../web/src/ui/tokens.css'), resolve(dist, 'tokens.css'));
writeFileSync(
  resolve(dist, 'app/config.json'),
  JSON.stringify({ networks: publicNetworks, practice: null }, null, 2),
);
