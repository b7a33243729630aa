/** Fetched where the letters of a network's name do not settle whether the page may show it. */
export { isPlain } from '@readback/core/text/safeSpans.ts';
export { isOthersName } from './othersName.ts';
