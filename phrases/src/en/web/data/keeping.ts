export const whyNotKept = {
  full: 'This device has no storage left for this site. New data exists only on this page. Free some space: Readback keeps trying to save.',
  reading: 'Not all saved data has been loaded yet. The rest appears as it loads.',
  slow: 'This browser’s storage has not answered yet: another tab may be writing to it. Saved data appears once the storage answers.',
  blocked:
    'This browser does not let this page store anything, as in some private windows. Everything on this page is lost when you close it.',
  lost: 'The browser deleted what Readback had saved, or its data was cleared. What you see now exists only on this page.',
} as const;
