/** A wallet in a page that gave itself no name. */
export const unnamedWallet = 'The wallet of the page';
