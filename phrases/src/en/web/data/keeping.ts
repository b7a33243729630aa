export const whyNotKept = {
  full: 'This device has no storage left for this site. New data exists only on this page. Free up some space. Readback keeps trying to save.',
  reading: 'Not all saved data has been loaded yet. The rest appears as it loads.',
  slow: 'This browser’s storage has not answered yet: another tab may be writing to it. Saved data appears once the storage answers.',
  blocked:
    'This browser does not let this page store anything, which is normal in some private windows. Everything on this page is lost when you close it.',
  lost: 'Readback’s saved data was deleted: the browser removed it, or someone cleared it. What you see now exists only on this page.',
} as const;
