import type { SignedForm } from './signedForm.ts';

/** Permits that a token takes: ERC-2612, and the older one of DAI. */
export const tokenPermits: SignedForm = {
  types: [
    'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
    'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)',
  ],
  roles: { owner: 'told', holder: 'told', spender: 'told' },
};

/** Permits over items (Uniswap v3 and v4), and over all that is kept at a contract: items, Compound III, Morpho. */
export const operatorPermits: SignedForm = {
  types: [
    'Permit(address spender,uint256 tokenId,uint256 nonce,uint256 deadline)',
    'PermitForAll(address operator,bool approved,uint256 nonce,uint256 deadline)',
    'Authorization(address owner,address manager,bool isAllowed,uint256 nonce,uint256 expiry)',
    'Authorization(address authorizer,address authorized,bool isAuthorized,uint256 nonce,uint256 deadline)',
  ],
  roles: {
    spender: 'told',
    operator: 'told',
    owner: 'self',
    manager: 'told',
    authorizer: 'self',
    authorized: 'told',
  },
};

/** Transfers that a token takes (ERC-3009). */
export const tokenTransfers: SignedForm = {
  types: ['Transfer', 'Receive'].map(
    (name) =>
      `${name}WithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)`,
  ),
  roles: { from: 'told', to: 'told', nonce: 'inert' },
};

const details = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)';
const permitted = 'TokenPermissions(address token,uint256 amount)';
const fields = 'address spender,uint256 nonce,uint256 deadline';

/** Allowances and transfers of Permit2, without a witness. */
export const permit2Permits: SignedForm = {
  types: [
    `PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${details}`,
    `PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${details}`,
    `PermitTransferFrom(TokenPermissions permitted,${fields})${permitted}`,
    `PermitBatchTransferFrom(TokenPermissions[] permitted,${fields})${permitted}`,
  ],
  roles: { details: 'told', permitted: 'told', spender: 'told' },
};

/** Transfers of Permit2 that are bound to a struct of someone else's: whatever that holds is not explained here. */
export const permit2Witness: SignedForm = {
  types: [
    /^Permit(?:Batch)?WitnessTransferFrom\(TokenPermissions(?:\[\])? permitted,address spender,uint256 nonce,uint256 deadline,[\w$]+(?:\[\d*\])* [\w$]+\)(?:.*\))?TokenPermissions\(address token,uint256 amount\)/s,
  ],
  roles: { permitted: 'told', spender: 'told', nonce: 'inert', deadline: 'inert' },
};
