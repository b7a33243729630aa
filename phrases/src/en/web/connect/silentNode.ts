/** A node that did not answer, and what can be done. */
export const title = '{network}’s node did not answer';
export const hint = 'Until it does, Readback cannot tell what requests do on this network.';
export const askAgain = 'Retry';
export const otherNode = 'Use another node';
