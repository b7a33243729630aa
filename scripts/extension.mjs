import { ensureExtensionBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

// `npm run extension`: builds the browser extension, and says how to load it.
ensureInstalled();
await ensureExtensionBuilt();
console.log(`The extension is in extension/dist.
Chrome, Chromium, Brave, Edge: open chrome://extensions, switch on "Developer mode", press "Load unpacked", choose that folder.
Firefox 128 and newer: open about:debugging, "This Firefox", press "Load Temporary Add-on", choose extension/dist-firefox/manifest.json.
In each of them it is off at first: turn it on for your sites from its icon.`);
