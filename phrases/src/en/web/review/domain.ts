export const domain = 'Typed data domain';
export const domainName = 'Name';
export const domainVersion = 'Version';
export const domainNetwork = 'Network';
export const domainContract = 'Contract';
export const domainSalt = 'Salt';
export const domainEmpty = 'The typed data’s domain specifies neither a contract nor a network.';
