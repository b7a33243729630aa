/** Saying words aloud instead of typing them. */
export const hold = 'Hold to speak';
export const hearing = 'Listening: release to stop';
export const failed = 'Nothing was heard. Check that this page may use the microphone.';
export const away =
  'Dictation is off: this browser would send your voice to a server. What you type stays on this device.';
