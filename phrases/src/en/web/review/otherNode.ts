export const otherNode =
  'Decoded steps and fingerprints come from the bytes alone and stay valid. <link>Use another node</link>';
