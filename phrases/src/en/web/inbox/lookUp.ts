export const notLoaded = 'The part of Readback that looks up transactions could not be loaded. Try again.';
