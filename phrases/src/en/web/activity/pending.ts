export const notHeard =
  'The outcomes of requests you signed are not being tracked: a part of Readback could not be loaded. The requests are kept in Activity.';
