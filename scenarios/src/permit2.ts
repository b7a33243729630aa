import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseAbi,
  parseAbiParameters,
  parseEther,
  parseUnits,
} from 'viem';
import { account } from './account.ts';
import { askTransaction, askTypedData } from './ask.ts';
import { permitBatch, permitSingle } from './permit2Typed.ts';
import type { Scenario, Setting } from './scenario.ts';

const amount = parseUnits('3000', 6);
/** The pair gives about 0.992 WETH for it; an app lets the price move by one percent. */
const least = parseEther('0.98');

export const approvePermit2: Scenario = {
  id: 'approve-permit2',
  title: 'Let Permit2 spend 3,000 PUSD',
  briefing:
    'Permit2 spends nothing by itself: it hands on what you allow others there. This covers one swap and no more.',
  kind: 'honest',
  request: (setting) => {
    const { permit2, practiceDollar } = setting.info.addresses;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [permit2, amount] });
    return askTransaction(account(setting, 0), { to: practiceDollar, data });
  },
  expected: 'read',
  fires: [],
};

export const permit2AllowsRouter: Scenario = {
  id: 'permit2-allows-router',
  title: 'Let the Universal Router take 3,000 PUSD through Permit2',
  briefing: 'An allowance inside Permit2, for half an hour. Without it the router can take nothing.',
  kind: 'honest',
  request: (setting) => {
    const { permit2, practiceDollar, universalRouter } = setting.info.addresses;
    const args = [practiceDollar, universalRouter, amount, Number(setting.now + 1800n)] as const;
    const data = encodeFunctionData({ abi: permit2Abi, functionName: 'approve', args });
    return askTransaction(account(setting, 0), { to: permit2, data });
  },
  expected: 'read',
  fires: [],
  after: 'approve-permit2',
};

export const universalSwap: Scenario = {
  id: 'universal-swap',
  title: 'Swap 3,000 PUSD for ether on the Universal Router',
  briefing:
    'The router takes the dollars through Permit2 and gives wrapped ether, at least what the request says.',
  kind: 'honest',
  request: (setting) => execute(setting, account(setting, 0), '0x08', [swapIn(setting)]),
  expected: 'read',
  fires: [],
  after: 'permit2-allows-router',
};

/** The same swap by the trader, who hands in a signed permit with it: one transaction, and no allowance before. */
export function swapWithPermit(signature: Hex): Scenario {
  return {
    id: 'swap-with-permit',
    title: 'Swap 3,000 PUSD on the Universal Router with a permit',
    briefing: 'The permit you signed travels inside: the router shows it to Permit2, then takes the dollars.',
    kind: 'honest',
    request: (setting) => {
      const { details, spender, sigDeadline } = permitSingle(setting, routerPermit(setting)).message;
      const tuple = [details.token, details.amount, details.expiration, details.nonce] as const;
      const permit = encodeAbiParameters(
        parseAbiParameters('((address, uint160, uint48, uint48), address, uint256), bytes'),
        [[tuple, spender, sigDeadline], signature],
      );
      return execute(setting, account(setting, 8), concatHex(['0x0a', '0x08']), [permit, swapIn(setting)]);
    },
    expected: 'read',
    fires: [],
  };
}

/** What the trader signs for that swap. */
export const permitToRouter: Scenario = {
  id: 'permit2-to-router',
  title: 'Sign a permit for the Universal Router',
  briefing:
    'No transaction: a signature by which the router may take 3,000 PUSD through Permit2 for half an hour.',
  kind: 'honest',
  request: (setting) => askTypedData(account(setting, 8), permitSingle(setting, routerPermit(setting))),
  expected: 'read',
  fires: [],
};

export const permitsToStranger: Scenario = {
  id: 'permit2-to-stranger',
  title: 'One signature for everything that Permit2 may move',
  briefing:
    '“Verify your wallet.” The signature lets a plain account take all PUSD and all wrapped ether through Permit2.',
  kind: 'attack',
  request: (setting) =>
    askTypedData(account(setting, 8), permitBatch(setting, setting.info.addresses.stranger)),
  expected: 'stop',
  fires: ['signatures.plainAccount', 'signatures.noLimit'],
};

function routerPermit(setting: Setting) {
  return { spender: setting.info.addresses.universalRouter, amount };
}

/** V2_SWAP_EXACT_IN of version 2.1, to whoever calls, who also pays. */
function swapIn({ info }: Setting): Hex {
  const { practiceDollar, weth9 } = info.addresses;
  const caller: Address = '0x0000000000000000000000000000000000000001';
  return encodeAbiParameters(parseAbiParameters('address, uint256, uint256, address[], bool, uint256[]'), [
    caller,
    amount,
    least,
    [practiceDollar, weth9],
    true,
    [],
  ]);
}

function execute(setting: Setting, from: Address, commands: Hex, inputs: readonly Hex[]): string {
  const args = [commands, inputs, setting.now + 1200n] as const;
  const data = encodeFunctionData({ abi: routerAbi, functionName: 'execute', args });
  return askTransaction(from, { to: setting.info.addresses.universalRouter, data });
}

const permit2Abi = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
]);

const routerAbi = parseAbi(['function execute(bytes commands, bytes[] inputs, uint256 deadline) payable']);
