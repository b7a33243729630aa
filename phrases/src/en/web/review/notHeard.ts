export const title = 'The outcome of the request is not being tracked';
export const notLoaded =
  'The part of Readback that tracks outcomes could not be loaded. Your wallet’s answer is kept. Nothing is sent again.';
export const stopped =
  'The part of Readback that tracks outcomes stopped working. Your wallet’s answer is kept. Nothing is sent again.';
