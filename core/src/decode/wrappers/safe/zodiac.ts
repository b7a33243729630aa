import { openSafeCall } from './safeExecTransaction.ts';
import type { Wrapper } from '../wrapper.ts';

/**
 * Modifiers of Zodiac, Roles (1 and 2) and Delay: the call is made as the avatar, a Safe that the request does not
 * name. Roles lets a call fail unless it is told not to; Delay carries out what was queued before.
 */
export const zodiacRoles: Wrapper = {
  signatures: [
    'execTransactionWithRole(address,uint256,bytes,uint8,bytes32,bool)',
    'execTransactionWithRole(address,uint256,bytes,uint8,uint16,bool)',
    'execTransactionWithRoleReturnData(address,uint256,bytes,uint8,bytes32,bool)',
    'execTransactionWithRoleReturnData(address,uint256,bytes,uint8,uint16,bool)',
  ],
  open: (outer, args) => {
    const [, , , , , shouldRevert] = args;
    const mustWork = shouldRevert?.value.kind === 'bool' && shouldRevert.value.value;
    return openSafeCall({ ...outer, self: 'unknown' }, args, mustWork ? 'always' : 'mayFail');
  },
};

export const zodiacDelay: Wrapper = {
  signatures: ['executeNextTx(address,uint256,bytes,uint8)'],
  open: (outer, args) => openSafeCall({ ...outer, self: 'unknown' }, args, 'always'),
};
