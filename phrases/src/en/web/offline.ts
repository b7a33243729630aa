export const take = 'Use the new version';
export const loads = 'The new version also loads the next time you open Readback.';
