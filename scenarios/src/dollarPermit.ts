import type { Address } from 'viem';
import { account } from './account.ts';
import { practiceMarker } from './practiceMarker.ts';
import type { Setting } from './scenario.ts';
import { domainType, permitType } from './typedTypes.ts';

/** A permit (ERC-2612) of the flyer over practice dollars, the first one that they sign. */
export function dollarPermit(
  setting: Setting,
  it: Readonly<{ spender: Address; value: bigint; deadline: bigint }>,
) {
  return {
    types: { EIP712Domain: domainType, Permit: permitType },
    primaryType: 'Permit',
    domain: {
      name: 'Practice Dollar',
      version: '1',
      chainId: practiceMarker.chainId,
      verifyingContract: setting.info.addresses.practiceDollar,
    },
    message: {
      owner: account(setting, 0),
      spender: it.spender,
      value: it.value,
      nonce: 0n,
      deadline: it.deadline,
    },
  } as const;
}
