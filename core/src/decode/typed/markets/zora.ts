import { flagAt } from '../at.ts';
import type { TypedForm } from '../form.ts';

/**
 * A signature that lets a module of Zora 3 (asks, offers, auctions) move what the signer allowed Zora to move. One that
 * takes this back has no words.
 */
export const zoraApproval: TypedForm = {
  shapes: ['(address module,address user,bool approved,uint256 deadline,uint256 nonce)'],
  means: (args) =>
    flagAt(args, ['approved'])
      ? { kind: 'power', over: 'trading', to: ['module'], until: ['deadline'] }
      : undefined,
};
