export const practiceChain = 'practice chain';
export const practiceNetwork = 'The practice chain';
export const importedAbi = 'from an ABI in an imported file';
export const abi = 'ABI';
export const abiOf = 'ABI of {name}';
