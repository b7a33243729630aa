export const oddAnswer = 'The node sent an invalid answer.';
export const unreachable = 'The practice chain could not be reached.';
