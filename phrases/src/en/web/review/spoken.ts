export const phrase = 'Words';
export const verdict = 'Verdict';
export const hint =
  'Both devices must show the same words and the same verdict. The words are made from the request. Only the full fingerprint proves that it is the same.';
