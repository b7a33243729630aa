export const pending = 'The request is being simulated on state from your node.';
export const notSimulated = 'The request was not simulated: {why}.';
export const notSimulatedBy = 'The request was not simulated: {why} ({source}).';
export const again = 'Refresh';
export const howFound = 'How it was simulated';
export const opening = 'Opening details';
