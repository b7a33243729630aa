export const title = 'Its outcome is not being tracked';
export const notLoaded =
  'The part of Readback that tracks it could not be loaded. Your wallet’s answer is kept. Nothing is sent again.';
export const stopped =
  'The part of Readback that tracks it stopped working. Your wallet’s answer is kept. Nothing is sent again.';
