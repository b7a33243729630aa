export const own = 'The contract is named “{name}” in its source code.';
export const ownBy = 'According to {source}, the contract is named “{name}” in its source code.';
export const runs = 'The code that the contract runs is named “{name}” in its source.';
export const runsBy =
  'According to {source}, the code that the contract runs is named “{name}” in its source.';
export const lookAlike = 'Look-alike: another contract has this name.';
