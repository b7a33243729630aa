export const sourcify = 'Sourcify';
export const blockscout = 'Blockscout';
export const etherscan = 'Etherscan';
