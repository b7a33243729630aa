export const whyNotKept = {
  full: 'This device has no storage left for this site: what is new is on this page only. Free some space. Readback keeps trying.',
  reading: 'A lot is saved here, and not all of it has been loaded yet. The rest appears as it loads.',
  slow: 'This browser’s storage has not answered yet: another tab may be writing. What was saved earlier appears once it does.',
  blocked:
    'This browser does not let this page store anything, as in some private windows. What is here is lost when the page is closed.',
  lost: 'The browser deleted what Readback had saved, or its data was cleared. What is here is on this page only.',
} as const;
