/** How many requests Activity keeps; `tooWhole` says of how many the whole readback. */
export const mostEntries = 2_000;
