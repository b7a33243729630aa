export const kept =
  'The request and its readback are kept here. The wallet is not asked again automatically.';
export const answer = 'Answer received';
