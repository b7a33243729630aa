/** A node that did not answer, and what can be done. */
export const title = 'The node of {network} did not answer';
export const hint = 'Until it answers, what a request does on this network is unknown.';
export const askAgain = 'Retry';
export const otherNode = 'Use another node';
