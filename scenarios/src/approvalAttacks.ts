import { encodeFunctionData, erc20Abi, erc721Abi, maxUint256 } from 'viem';
import { account } from './account.ts';
import { askTransaction, askTypedData } from './ask.ts';
import { practiceMarker } from './practiceMarker.ts';
import type { Scenario } from './scenario.ts';
import { domainType, permitType } from './typedTypes.ts';

export const permitToStranger: Scenario = {
  id: 'permit-to-stranger',
  title: 'A signature that gives all your PUSD away',
  briefing:
    'No transaction, no fee: only a signature “to verify your wallet”. With it a plain account may take every PUSD.',
  kind: 'attack',
  request: (setting) => {
    const { practiceDollar, stranger } = setting.info.addresses;
    const user = account(setting, 0);
    return askTypedData(user, {
      types: {
        EIP712Domain: domainType,
        Permit: permitType,
      },
      primaryType: 'Permit',
      domain: {
        name: 'Practice Dollar',
        version: '1',
        chainId: practiceMarker.chainId,
        verifyingContract: practiceDollar,
      },
      message: {
        owner: user,
        spender: stranger,
        value: maxUint256,
        nonce: 0n,
        deadline: setting.now + 30n * 86_400n,
      },
    });
  },
  expected: 'stop',
  fires: ['signatures.plainAccount', 'signatures.noLimit'],
};

export const approvalToStranger: Scenario = {
  id: 'approval-to-stranger',
  title: 'An allowance without limit for a plain account',
  briefing: 'It looks like the approval before a swap. The spender is no contract, and there is no limit.',
  kind: 'attack',
  request: (setting) => {
    const { practiceDollar, stranger } = setting.info.addresses;
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [stranger, maxUint256],
    });
    return askTransaction(account(setting, 0), { to: practiceDollar, data });
  },
  expected: 'stop',
  fires: ['approvals.plainAccount', 'approvals.noLimit'],
};

export const collectionToContract: Scenario = {
  id: 'collection-to-contract',
  title: 'Every pass you own, for a contract nobody knows',
  briefing: 'A marketplace asks for this honestly. So does a site that will take all of them.',
  kind: 'attack',
  request: (setting) => {
    const { practicePass, trap } = setting.info.addresses;
    const data = encodeFunctionData({
      abi: erc721Abi,
      functionName: 'setApprovalForAll',
      args: [trap, true],
    });
    return askTransaction(account(setting, 0), { to: practicePass, data });
  },
  expected: 'caution',
  fires: ['approvals.operator'],
};
