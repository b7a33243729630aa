/** Puts the built page, the networks that it speaks to, the manifest and the icons beside the extension's scripts. */
import { publicNetworks } from '@readback/server/networks.ts';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
const fonts = resolve(extension, '../node_modules/@fontsource/b612/files');
for (const weight of [400, 700]) {
  cpSync(resolve(fonts, `b612-latin-${weight}-normal.woff2`), resolve(dist, `b612-${weight}.woff2`));
}
writeFileSync(
  resolve(dist, 'app/config.json'),
  JSON.stringify({ networks: publicNetworks, practice: null }, null, 2),
);

// The same files for Firefox, whose background is a page, and which wants a name for the extension.
const firefox = resolve(extension, 'dist-firefox');
rmSync(firefox, { recursive: true, force: true });
cpSync(dist, firefox, { recursive: true });
const {
  minimum_chrome_version: _,
  incognito: __,
  ...manifest
} = JSON.parse(readFileSync(resolve(dist, 'manifest.json'), 'utf8')) as Record<string, unknown>;
writeFileSync(
  resolve(firefox, 'manifest.json'),
  JSON.stringify(
    {
      ...manifest,
      background: { scripts: ['hub.js'] },
      browser_specific_settings: {
        gecko: {
          id: 'extension@readback.invalid',
          strict_min_version: '128.0',
          data_collection_permissions: { required: ['none'] },
        },
      },
    },
    null,
    2,
  ),
);
