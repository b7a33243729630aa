export const title = 'Engines and proof';
export const pending = 'Being simulated on your node’s state.';
export const notSimulated = 'It was not simulated ({why}).';
export const notSimulatedBy = 'It was not simulated ({why}: {source}).';
export const again = 'Simulate it again';
export const howFound = 'How this was found';
export const opening = 'Opening it';
