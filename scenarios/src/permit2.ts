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
  kind: 'honest',
  request: (setting) => {
    const { permit2, practiceDollar } = setting.info.addresses;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [permit2, amount] });
    return askTransaction(account(setting, 0), { to: practiceDollar, data });
  },
  expected: 'read',
  fires: [],
  subject: 'allowances',
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'allowance',
      asset: setting.info.addresses.practiceDollar,
      counterparty: setting.info.addresses.permit2,
      change: amount,
    },
  ],
};

export const permit2AllowsRouter: Scenario = {
  id: 'permit2-allows-router',
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
  subject: 'allowances',
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'allowance',
      asset: setting.info.addresses.practiceDollar,
      counterparty: setting.info.addresses.universalRouter,
      change: amount,
    },
  ],
};

export const universalSwap: Scenario = {
  id: 'universal-swap',
  kind: 'honest',
  request: (setting) => execute(setting, account(setting, 0), '0x08', [swapIn(setting)]),
  expected: 'read',
  fires: [],
  after: 'permit2-allows-router',
  subject: 'tokens',
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'balance',
      asset: setting.info.addresses.practiceDollar,
      change: -amount,
    },
    { who: account(setting, 0), what: 'balance', asset: setting.info.addresses.weth9 },
  ],
};

/** The same swap by the trader, who hands in a signed permit with it: one transaction, and no allowance before. */
export function swapWithPermit(signature: Hex): Scenario {
  return {
    id: 'swap-with-permit',
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
    subject: 'tokens',
    effects: (setting) => [
      {
        who: account(setting, 8),
        what: 'balance',
        asset: setting.info.addresses.practiceDollar,
        change: -amount,
      },
    ],
  };
}

/** What the trader signs for that swap. */
export const permitToRouter: Scenario = {
  id: 'permit2-to-router',
  kind: 'honest',
  request: (setting) => askTypedData(account(setting, 8), permitSingle(setting, routerPermit(setting))),
  expected: 'read',
  fires: [],
  subject: 'signatures',
  effects: (setting) => [
    {
      who: account(setting, 8),
      what: 'allowance',
      asset: setting.info.addresses.practiceDollar,
      counterparty: setting.info.addresses.universalRouter,
      change: amount,
    },
  ],
};

export const permitsToStranger: Scenario = {
  id: 'permit2-to-stranger',
  kind: 'attack',
  request: (setting) =>
    askTypedData(account(setting, 8), permitBatch(setting, setting.info.addresses.stranger)),
  expected: 'stop',
  fires: ['signatures.plainAccount', 'signatures.noLimit'],
  subject: 'signatures',
  noticedBy: ['signatures.plainAccount', 'signatures.noLimit', 'signatures.severalTokens'],
  effects: (setting) => [
    {
      who: account(setting, 8),
      what: 'allowance',
      asset: setting.info.addresses.practiceDollar,
      counterparty: setting.info.addresses.stranger,
    },
    {
      who: account(setting, 8),
      what: 'allowance',
      asset: setting.info.addresses.weth9,
      counterparty: setting.info.addresses.stranger,
    },
  ],
  aftermath: (setting, signature) => {
    const { permit2, stranger, practiceDollar, weth9 } = setting.info.addresses;
    const owner = account(setting, 8);
    const { details, spender, sigDeadline } = permitBatch(setting, stranger).message;
    const shown = encodeFunctionData({
      abi: permit2Abi,
      functionName: 'permit',
      args: [owner, { details, spender, sigDeadline }, signature],
    });
    const take = (token: Address, value: bigint) =>
      encodeFunctionData({
        abi: permit2Abi,
        functionName: 'transferFrom',
        args: [owner, stranger, value, token],
      });
    return [shown, take(practiceDollar, parseUnits('20000', 6)), take(weth9, parseEther('5'))].map(
      (data) => ({
        from: stranger,
        to: permit2,
        data,
      }),
    );
  },
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
  'struct PermitDetails { address token; uint160 amount; uint48 expiration; uint48 nonce; }',
  'struct PermitBatch { PermitDetails[] details; address spender; uint256 sigDeadline; }',
  'function permit(address owner, PermitBatch permitBatch, bytes signature)',
  'function transferFrom(address from, address to, uint160 amount, address token)',
]);

const routerAbi = parseAbi(['function execute(bytes commands, bytes[] inputs, uint256 deadline) payable']);
