export const unread =
  'The text could not be read: the reading process did not start or did not finish. Try again.';
