/** Whether code or style of the page did not arrive. Browsers have no code for that, only words. */
export function isNotLoaded(error: unknown): error is Error {
  const words =
    /dynamically imported module|importing a module script failed|preload css|error loading dynamic/i;
  return error instanceof Error && words.test(error.message);
}

/**
 * Whether only a page that is loaded again has the code. A file that `preload` could not fetch is asked for again, and
 * says by its cause why it did not come; what the browser itself lost, it gives up for as long as the page is open.
 */
export function isLost(error: unknown): boolean {
  return isNotLoaded(error) && error.cause === undefined;
}
