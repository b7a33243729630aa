import type { Address, Hex } from 'viem';

/**
 * How a practice chain is told from every other: this code is at this address, and nowhere else is there any.
 * The address is the end of keccak256("Readback practice chain"), so nobody holds its key; the code is STOP followed
 * by the same words in ASCII. Practice keys may be used only where the node answers exactly this.
 */
export const practiceMarker: PracticeMarker = {
  chainId: 31337,
  address: '0x2dF50DBaAaa83260639503B53F6A82c15B375036',
  code: '0x00526561646261636b20707261637469636520636861696e',
};

/** The second practice chain: empty, there to switch to. Its marker is the same. */
export const otherPracticeChainId = 31338;

export type PracticeMarker = Readonly<{ chainId: number; address: Address; code: Hex }>;
