/** A wallet in a web page that gave itself no name. */
export const unnamedWallet = 'The wallet of the page';
/** What a site is told of a request that would change something in the wallet, and does not say what. */
export const oddPassing =
  'Readback: this request does not say which network, token or permission it is about.';
