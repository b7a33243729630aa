export const notLoaded = 'The part of Readback that looks this up could not be loaded. Try again.';
