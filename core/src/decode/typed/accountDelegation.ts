import type { TypedForm } from './form.ts';

/**
 * ERC-7710 as the DelegationManager of MetaMask signs it: the delegate may act as the delegator's account, in anything
 * that the caveats do not forbid.
 */
export const accountDelegation: TypedForm = {
  shapes: [
    '(address delegate,address delegator,bytes32 authority,(address enforcer,bytes terms)[] caveats,uint256 salt)',
  ],
  means: () => ({ kind: 'power', over: 'account', to: ['delegate'], limits: ['caveats'] }),
};
