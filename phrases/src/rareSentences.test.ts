import { executed, safeTx } from '@readback/core/check/testing/safes.ts';
import { looksRareListings, looksRareMaker } from '@readback/core/check/testing/marketOrders.ts';
import {
  balance,
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  key,
  me,
  safe,
  type Sample,
  transaction,
  usdc,
  weth,
} from '@readback/core/check/testing/views.ts';
import { effectFacts } from '@readback/core/effects/effectFacts.ts';
import type { EffectLine } from '@readback/core/model/effects.ts';
import { known } from '@readback/core/model/known.ts';
import type { Body } from '@readback/core/model/request.ts';
import { getAddress, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { router, said, unrun } from './testing/saying.ts';

const transfer = 'transfer(address to, uint256 amount)';
const ether = 10n ** 18n;
const wallet: Sample = {
  session: known({ host: 'readback.test', wallet: { chainId: 1, account: me, name: 'Wallet' } }),
};
const of = (account: typeof me): Sample => ({
  session: known({ host: 'readback.test', wallet: { chainId: 1, account, name: 'Wallet' } }),
});

/** What the request says, and what the simulation shows, with facts of all that it changes. */
function simulated(
  body: Body,
  lines: readonly Partial<EffectLine>[],
  arrive: readonly Partial<EffectLine>[] = [],
  sample: Sample = {},
): string {
  const all = effectsOf([...lines, ...arrive]).lines;
  const arrivals = all.slice(lines.length);
  const effects = effectsOf(all.slice(0, lines.length), { arrivals });
  const facts = [...effects.lines, ...arrivals].flatMap((line) => effectFacts(line, []));
  const shown = facts.flatMap(({ id, value }) => (value.s === 'known' ? [[id, value.v] as const] : []));
  return said(body, {
    effects: known(effects),
    ...sample,
    facts: { ...sample.facts, ...Object.fromEntries(shown) },
  });
}

const unread = transaction(contract, '0x3f1a77c2');
const pays = call(usdc, transfer, [friend, 60n]);
const line = (more: Partial<EffectLine>): Partial<EffectLine> => ({
  who: contract,
  what: 'owner',
  part: 'owner',
  before: known(friend),
  after: known(key),
  ...more,
});
const debt = { tokens: { [key]: ['variableDebtEthUSDC', 6] } } as const;

describe('what the simulation shows of others', () => {
  it.each<
    [
      what: string,
      body: Body,
      lines: readonly Partial<EffectLine>[],
      arrive: readonly Partial<EffectLine>[],
      sample: Sample,
      says: string,
    ]
  >([
    [
      'less that arrives',
      pays,
      [balance(usdc, 40n)],
      [balance(usdc, 150n, friend)],
      {},
      'Asks USDC to send 0.00006 USDC to friend. In the simulation, you lose 0.00006 USDC. friend receives 0.00005 USDC.',
    ],
    [
      'all that arrives',
      pays,
      [balance(usdc, 40n)],
      [balance(usdc, 160n, friend)],
      {},
      'You send 0.00006 USDC to friend',
    ],
    [
      'a trade of a Safe',
      safeTx(contract, '0x3f1a77c2', 0),
      [balance(usdc, 40n, safe), balance(weth, 160n, safe)],
      [],
      wallet,
      'Asks you to approve a transaction from safe: it calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, safe pays 0.00006 USDC and receives 0.00000000000000006 WETH.',
    ],
    [
      'a loss of a Safe',
      safeTx(contract, '0x3f1a77c2', 0),
      [balance(usdc, 40n, safe)],
      [],
      wallet,
      'Asks you to approve a transaction from safe: it calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, safe loses 0.00006 USDC.',
    ],
    [
      'a debt of a Safe',
      safeTx(contract, '0x3f1a77c2', 0),
      [balance(key, 160n, safe)],
      [],
      { ...wallet, ...debt },
      'Asks you to approve a transaction from safe: it calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, safe ends up owing 0.00006 variableDebtEthUSDC more.',
    ],
    [
      'a debt',
      unread,
      [balance(key, 160n)],
      [],
      debt,
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, you end up owing 0.00006 variableDebtEthUSDC more.',
    ],
    [
      'a debt that is paid',
      unread,
      [balance(key, 40n)],
      [],
      debt,
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, you lose 0.00006 variableDebtEthUSDC.',
    ],
    [
      'a debt and what is lent',
      unread,
      [balance(key, 160n), balance(usdc, 160n)],
      [],
      debt,
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, you end up owing 0.00006 variableDebtEthUSDC more. You receive 0.00006 USDC.',
    ],
    [
      'a loss of an account that is not connected',
      unread,
      [balance(usdc, 40n)],
      [],
      of(friend),
      'The request is for me: it calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, me loses 0.00006 USDC.',
    ],
    [
      'nothing of an account that is not connected',
      unread,
      [],
      [],
      of(friend),
      'The request is for me: it calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, the balances of me and the permissions that were checked stay the same.',
    ],
    [
      'a new owner',
      unread,
      [line({})],
      [],
      {},
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, contract gets a new owner.',
    ],
    [
      'new code',
      unread,
      [line({ what: 'code', part: 'implementation' })],
      [],
      {},
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, the code of contract changes.',
    ],
    [
      'two changes of one contract',
      unread,
      [line({}), line({ part: 'pendingOwner' })],
      [],
      {},
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, control of contract changes.',
    ],
    [
      'changes of two contracts',
      unread,
      [line({}), line({ who: usdc })],
      [],
      {},
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, contract gets a new owner. Also, USDC gets a new owner.',
    ],
    [
      'a change that a call asks for',
      call(contract, 'transferOwnership(address newOwner)', [key]),
      [line({})],
      [],
      router,
      'You ask Router to make key the owner (transferOwnership)',
    ],
    [
      'a new owner of a Safe',
      safeTx(usdc, '0x3f1a77c2', 0),
      [line({ who: safe, what: 'safe', part: 'threshold', before: known(3n), after: known(1n) })],
      [],
      wallet,
      'Asks you to approve a transaction from safe: it calls the unknown function 0x3f1a77c2 on USDC. In the simulation, the signature threshold of safe changes.',
    ],
    [
      'listings that someone accepts',
      looksRareListings([looksRareMaker, looksRareMaker]),
      [balance(weth, 160n)],
      [],
      {},
      'Asks you to sign an offer to give 0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D #7 in return for 1 ETH minus fees of up to 30%, through 0x0000000000E655fAe4d56241588680F86E3b2377, until 2030-03-17 17:46:40 UTC. Asks you to sign an offer to give 0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D #7 in return for 1 ETH minus fees of up to 30%, through 0x0000000000E655fAe4d56241588680F86E3b2377, until 2030-03-17 17:46:40 UTC. If someone accepts all offers, you receive 0.00000000000000006 WETH.',
    ],
    [
      'by whoever is connected',
      { kind: 'calldata', to: contract, value: 0n, data: '0x3f1a77c2' },
      [balance(usdc, 40n)],
      [],
      wallet,
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, you lose 0.00006 USDC.',
    ],
  ])('%s', (_, body, lines, arrive, sample, says) =>
    expect(simulated(body, lines, arrive, sample)).toBe(says),
  );
});

const strange = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
const swapRouter = getAddress('0xe592427a0aece92de3edee1f18e0157c05861564');
const older =
  'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)';
const params = {
  tokenIn: usdc,
  tokenOut: weth,
  fee: 500,
  recipient: zeroAddress,
  deadline: 1_900_000_000n,
  amountIn: 5_000_000n,
  amountOutMinimum: 0n,
  sqrtPriceLimitX96: 0n,
};
const v3: Sample = { ...unrun, codes: { [swapRouter]: 'contract' } };
const multicall = (...parts: readonly `0x${string}`[]) =>
  call(swapRouter, 'multicall(bytes[] data)', [parts]);
const bare = (signature: string, args: readonly unknown[], value = 0n): Body => ({
  kind: 'calldata',
  to: contract,
  value,
  data: dataOf(signature, args),
});
const supply = 'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)';
const native = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';
const nested = 'execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)';

describe('what is rarely asked', () => {
  it.each<[what: string, body: Body, sample: Sample, says: string]>([
    [
      'a swap with a minimum of its own',
      multicall(dataOf(older, [{ ...params, amountOutMinimum: 10n ** 15n, recipient: me }])),
      v3,
      'Asks the unknown contract 0xE592427A0AEce92De3Edee1F18E0157C05861564 to swap 5 USDC for at least 0.001 WETH, which goes to your account',
    ],
    [
      'a supply on a network that nobody named',
      bare(supply, [usdc, 5n, me, 0]),
      unrun,
      'Asks the unknown contract contract to supply 5 base units of USDC for me',
    ],
    [
      'one of its currency',
      bare(supply, [native, ether, me, 0], ether),
      unrun,
      'Asks the unknown contract contract to supply 1,000,000,000,000,000,000 wei for me',
    ],
    [
      'a swap of its currency',
      bare(
        'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
        [5n, [weth, usdc], me, 1_900_000_000n],
        ether,
      ),
      unrun,
      'Asks the unknown contract contract to swap 1,000,000,000,000,000,000 wei for 5 base units of USDC (if this contract pays it), which goes to another account, me',
    ],
    [
      'a swap for its currency',
      bare(
        'swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
        [5n, 7n, [usdc, weth], me, 1_900_000_000n],
      ),
      unrun,
      'Asks the unknown contract contract to swap 5 base units of USDC for 7 wei (if this contract pays it), which goes to another account, me',
    ],
    [
      'a payment of its currency',
      { kind: 'calldata', to: friend, value: ether, data: '0x' },
      unrun,
      'Asks your wallet to send 1,000,000,000,000,000,000 wei to friend',
    ],
    [
      'a call of a contract that nobody named',
      { kind: 'calldata', value: ether, data: dataOf(supply, [usdc, 5n, me, 0]) },
      unrun,
      'Sends 1,000,000,000,000,000,000 wei and asks a contract that the calldata does not name to supply 5 base units of USDC for me',
    ],
    [
      'a debt by its shares',
      call(contract, 'repayAsset(uint256 _shares, address _borrower)', [5n, me]),
      { ...unrun, ...router },
      'Asks Router to repay a debt (repayAsset)',
    ],
    [
      'a module that makes a Safe pay',
      transaction(safe, dataOf(nested, [usdc, 0n, dataOf(transfer, [friend, 5_000_000n]), 0])),
      unrun,
      'Asks to execute a transaction from safe: it sends 5 USDC to friend',
    ],
    [
      'a module that runs code in a Safe',
      transaction(safe, dataOf(nested, [contract, 0n, '0x12345678', 1])),
      unrun,
      'Asks to execute a transaction from safe: it lets the code of the unknown contract contract fully control the account',
    ],
    [
      'a Safe that makes another Safe pay',
      safeTx(strange, executed(usdc, dataOf(transfer, [friend, 5_000_000n]), 0), 0),
      { ...unrun, ...wallet },
      'Asks you to approve a transaction from safe: it executes a transaction from 0xc0ffee254729296a45a3885639AC7E10F9d54979: it sends 5 USDC to friend',
    ],
    [
      'a Safe that changes another Safe',
      safeTx(strange, executed(strange, dataOf('changeThreshold(uint256 threshold)', [2n]), 0), 0),
      { ...unrun, ...wallet },
      'Asks you to approve a transaction from safe: it executes a transaction from 0xc0ffee254729296a45a3885639AC7E10F9d54979: it sets its signature threshold to 2 (changeThreshold)',
    ],
    [
      'a Safe’s own change, asked of it by a stranger',
      transaction(safe, dataOf('changeThreshold(uint256 threshold)', [2n])),
      unrun,
      'Asks safe to change the number of owners who must sign to 2',
    ],
    [
      'a Safe that votes for another',
      safeTx(contract, dataOf('delegate(address delegatee)', [friend]), 0),
      { ...unrun, ...router },
      'Asks you to approve a transaction from safe: it asks Router to delegate votes to friend (delegate)',
    ],
    [
      'a signed transaction of another',
      { ...(pays as Extract<Body, { kind: 'transaction' }>), signed: { hash: '0x01', signature: '0x02' } },
      { ...unrun, ...of(friend) },
      'me signed this: it sends 0.00006 USDC to friend',
    ],
    [
      'calls of which one stays',
      {
        kind: 'calls',
        chainId: 1,
        from: me,
        atomic: true,
        calls: [
          { to: friend, value: 5n, data: '0x' },
          { to: me, value: 5n, data: '0x' },
        ],
      },
      unrun,
      'Asks your wallet to send 0.000000000000000005 ETH to friend. Asks your wallet to send 0.000000000000000005 ETH to me.',
    ],
    [
      'calls with value that none of them speaks of',
      call(contract, 'multicall(bytes[] data)', [[dataOf(transfer, [friend, 5n])]], ether),
      { ...unrun, ...router },
      'Sends 1 ETH and asks Router to execute calls (multicall). Asks Router to send 5 base units of Router to friend.',
    ],
    [
      'a transfer with value',
      call(usdc, transfer, [friend, 5_000_000n], ether),
      unrun,
      'Calls transfer on USDC and sends 1 ETH. Asks USDC to send 5 USDC to friend.',
    ],
    [
      'an approval with value',
      call(usdc, 'approve(address spender, uint256 amount)', [key, 5_000_000n], ether),
      unrun,
      'Calls approve on USDC and sends 1 ETH. Asks USDC to let a person’s account (key) spend up to 5 USDC.',
    ],
  ])('%s', (_, body, sample, says) => expect(said(body, sample)).toBe(says));
});
