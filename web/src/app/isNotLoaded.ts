/** Whether code or style of the page did not arrive. Browsers have no code for that, only words. */
export function isNotLoaded(error: unknown): boolean {
  const words =
    /dynamically imported module|importing a module script failed|preload css|error loading dynamic/i;
  return error instanceof Error && words.test(error.message);
}
