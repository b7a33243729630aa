import { concat, pad } from 'viem';
import { me, thief, usdc } from '../ground.ts';
import { one, pull } from '../kits/patient.ts';
import { cctp2 } from '../addresses.ts';
import { K, at } from '../oneCall.ts';
import type { Group } from '../table.ts';

const numbers = [
  one(
    'CCTP v2: only the thief may finish it',
    'The destination caller is his: he holds it for ransom.',
    cctp2,
    'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold)',
    [K, 6, pad(me), usdc, pad(thief), 0n, 2_000],
    { ops: [pull] },
  ),
  one(
    'CCTP: to a receiver with bytes above the account',
    'The word is the user’s account with one more byte above: nobody on the other network, or a refusal there.',
    at('0xbd3fa81b58ba92a82136038b25adec7066af3155'),
    'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken) returns (uint64)',
    [K, 6, concat(['0x01', pad(me, { size: 31 })]), usdc],
    { ops: [pull] },
  ),
];

export const patient: Group = {
  round: 'patient',
  entries: [...numbers],
};
