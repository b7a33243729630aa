export const show = {
  bytes: 'Show the bytes',
  description: 'Show the description',
} as const;
export const hide = {
  bytes: 'Hide the bytes',
  description: 'Hide the description',
} as const;
export const failed = 'This part of the page could not be loaded. Try again, or reload the page.';
