import type { Keeping } from './table.ts';

/** Why what is here is not all, or not on the disk, and what can be done. */
export const keepingWords: Readonly<Record<Exclude<Keeping, 'kept'>, string>> = {
  full: 'This device has no room left for this site: what is new is on this page only. Free some room. Readback keeps trying.',
  reading: 'Much is kept here, and not all of it has been read yet. What is missing shows as it is read.',
  slow: 'This browser’s storage has not answered yet: another tab may be writing. What was kept earlier shows as soon as it does.',
  blocked:
    'This browser does not let this page store anything, as in some private windows. What is here ends when the page is closed.',
  lost: 'The browser deleted what Readback had kept, or its data was cleared. What is here is on this page only.',
};
