import { encodeFunctionData, maxUint256, parseAbi, parseEther, parseSignature } from 'viem';
import { account } from '../account.ts';
import { askTypedData } from '../ask.ts';
import { practiceMarker } from '../practiceMarker.ts';
import type { Scenario, Setting } from '../scenario.ts';
import { transferFromCall } from '../tokenCalls.ts';
import { domainType } from '../typedTypes.ts';

export const daiPermit: Scenario = {
  id: 'dai-permit',
  kind: 'attack',
  request: (setting) => askTypedData(account(setting, 0), permit(setting)),
  expected: 'stop',
  fires: ['signatures.plainAccount', 'signatures.noLimit'],
  subject: 'signatures',
  noticedBy: ['signatures.plainAccount', 'signatures.noLimit'],
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'allowance',
      asset: setting.info.addresses.practiceDai,
      counterparty: setting.info.addresses.stranger,
      change: maxUint256,
    },
  ],
  aftermath: (setting, signature) => {
    const { practiceDai, stranger } = setting.info.addresses;
    const { holder, spender, nonce, expiry, allowed } = permit(setting).message;
    const { r, s, yParity } = parseSignature(signature);
    const args = [holder, spender, nonce, expiry, allowed, 27 + yParity, r, s] as const;
    return [
      { from: stranger, to: practiceDai, data: encodeFunctionData({ abi, args }) },
      { from: stranger, to: practiceDai, data: transferFromCall(holder, stranger, parseEther('5000')) },
    ];
  },
};

/** DAI's own permit, older than ERC-2612. */
function permit(setting: Setting) {
  return {
    types: {
      EIP712Domain: domainType,
      Permit: [
        { name: 'holder', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'nonce', type: 'uint256' },
        { name: 'expiry', type: 'uint256' },
        { name: 'allowed', type: 'bool' },
      ],
    },
    primaryType: 'Permit',
    domain: {
      name: 'Practice Dai',
      version: '1',
      chainId: practiceMarker.chainId,
      verifyingContract: setting.info.addresses.practiceDai,
    },
    message: {
      holder: account(setting, 0),
      spender: setting.info.addresses.stranger,
      nonce: 0n,
      expiry: 0n,
      allowed: true,
    },
  } as const;
}

const abi = parseAbi([
  'function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)',
]);
