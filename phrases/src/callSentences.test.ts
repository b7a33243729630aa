import { executed, ofItself, safeTx } from '@readback/core/check/testing/safes.ts';
import {
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  key,
  knownBook,
  me,
  safe,
  type Sample,
  transaction,
  usdc,
  weth,
} from '@readback/core/check/testing/views.ts';
import { collection } from '@readback/core/check/testing/marketOrders.ts';
import { permit2 } from '@readback/core/effects/read.ts';
import { known } from '@readback/core/model/known.ts';
import type { Body } from '@readback/core/model/request.ts';
import { type Address, getAddress, zeroAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { router, said, unrun } from './testing/saying.ts';

const most = 2n ** 256n - 1n;
const end = 1_900_000_000;
const forever = 2 ** 48 - 1;
const approve = 'approve(address spender, uint256 amount)';
const transfer = 'transfer(address to, uint256 amount)';
const atPermit2 = 'approve(address token, address spender, uint160 amount, uint48 expiration)';
const strange = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
const wallet = known({ host: 'readback.test', wallet: { chainId: 1, account: me, name: 'Wallet' } });
const named: Sample = { ...unrun, ...router };
const on = (chainId: number, body: Body): Body => (body.kind === 'transaction' ? { ...body, chainId } : body);
const bare = (data: `0x${string}`, value = 0n): Body => ({ kind: 'calldata', value, data });
const signs = (chainId: number, delegate: Address): Body => ({
  kind: 'authorization',
  chainId,
  delegate,
  nonce: 0n,
});
const carrying = (authority: Address | undefined, chainId = 1): Body => ({
  ...(transaction(friend, '0x', 5n) as Extract<Body, { kind: 'transaction' }>),
  set: {
    authorizationList: [
      {
        chainId,
        delegate: key,
        nonce: 0n,
        ...(authority === undefined ? {} : { authority }),
        signature: '0x12',
      },
    ],
  },
});

const cases = (its: readonly (readonly [what: string, body: Body, sample: Sample, says: string])[]) => its;
const asSaid = (body: Body, sample: Sample) => said(body, sample, { Permit2: permit2, Apes: collection });

describe('permissions that calls give', () => {
  it.each(
    cases([
      [
        'at Permit2, until a date',
        call(permit2, atPermit2, [usdc, key, 5_000_000n, end]),
        unrun,
        'Asks Permit2 to let a person’s account (key) spend up to 5 USDC, until 2030-03-17 17:46:40 UTC',
      ],
      [
        'at Permit2, for the block alone',
        call(permit2, atPermit2, [usdc, key, 5_000_000n, 0]),
        unrun,
        'Asks Permit2 to let a person’s account (key) spend up to 5 USDC',
      ],
      [
        'at Permit2, for ever',
        call(permit2, atPermit2, [usdc, key, 5_000_000n, forever]),
        unrun,
        'Asks Permit2 to let a person’s account (key) spend up to 5 USDC, with no expiry',
      ],
      [
        'at Permit2, all of it',
        call(permit2, atPermit2, [usdc, key, 2n ** 160n - 1n, end]),
        unrun,
        'Asks Permit2 to let a person’s account (key) spend all your USDC, now and later, until 2030-03-17 17:46:40 UTC',
      ],
      [
        'more than before',
        call(usdc, 'increaseAllowance(address spender, uint256 addedValue)', [key, 5_000_000n]),
        unrun,
        'Asks USDC to let a person’s account (key) spend 5 USDC more than before',
      ],
      [
        'more without limit',
        call(usdc, 'increaseAllowance(address spender, uint256 addedValue)', [key, most]),
        unrun,
        'Asks USDC to let a person’s account (key) spend all your USDC, now and later',
      ],
      [
        'less than before',
        call(usdc, 'decreaseAllowance(address spender, uint256 subtractedValue)', [key, 5_000_000n]),
        unrun,
        'Asks USDC to lower what key can take (decreaseAllowance)',
      ],
      [
        'over an item',
        call(collection, approve, [key, 7n]),
        unrun,
        'Asks Apes to let a person’s account (key) take Apes #7',
      ],
      [
        'over an item that nobody knows',
        call(strange, approve, [key, 7n]),
        unrun,
        'Asks 0xc0ffee254729296a45a3885639AC7E10F9d54979 to let a person’s account (key) spend up to 7 base units of 0xc0ffee254729296a45a3885639AC7E10F9d54979, or 0xc0ffee254729296a45a3885639AC7E10F9d54979 #7',
      ],
      [
        'over all items',
        call(collection, 'setApprovalForAll(address operator, bool approved)', [key, true]),
        unrun,
        'Asks Apes to let a person’s account (key) take every item of Apes, now and later',
      ],
      [
        'over no items any more',
        call(collection, 'setApprovalForAll(address operator, bool approved)', [key, false]),
        unrun,
        'Asks Apes to revoke the permission of key to spend Apes',
      ],
      [
        'by a Safe',
        safeTx(usdc, dataOf(approve, [key, most]), 0),
        unrun,
        'Asks you to approve a transaction from safe: it lets a person’s account (key) spend all its USDC, now and later',
      ],
    ]),
  )('%s', (_, body, sample, says) => expect(asSaid(body, sample)).toBe(says));
});

describe('payments that calls make', () => {
  it.each(
    cases([
      [
        'an item',
        call(collection, 'safeTransferFrom(address from, address to, uint256 tokenId)', [me, friend, 7n]),
        unrun,
        'Asks Apes to send Apes #7 to friend',
      ],
      [
        'several of one item',
        call(
          collection,
          'safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
          [me, friend, 7n, 3n, '0x'],
        ),
        unrun,
        'Asks Apes to send 3 units of Apes #7 to friend',
      ],
      [
        'several items',
        call(
          collection,
          'safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
          [me, friend, [7n, 8n], [1n, 2n], '0x'],
        ),
        unrun,
        'Asks Apes to send items of Apes to friend',
      ],
      [
        'an item of another account',
        call(collection, 'safeTransferFrom(address from, address to, uint256 tokenId)', [key, friend, 7n]),
        unrun,
        'Asks Apes to move Apes #7 from key to friend',
      ],
      [
        'currency on an unknown network',
        on(987_654, transaction(friend, '0x', 5n)),
        unrun,
        'Asks your wallet to send 0.000000000000000005 native currency of network 987654 to friend',
      ],
      [
        'currency on a network that nobody named',
        bare('0x', 5n),
        unrun,
        'Sends 5 wei to an address that the text does not name',
      ],
      [
        'a transfer on a network that nobody named',
        bare(dataOf(transfer, [friend, 5n])),
        unrun,
        'Sends 5 base units of a token, or item 5 of a collection, to friend',
      ],
      [
        'from one account to another on a network that nobody named',
        bare(dataOf('transferFrom(address from, address to, uint256 amount)', [key, friend, 5n])),
        unrun,
        'Moves 5 base units of a token, or item 5 of a collection, from key to friend',
      ],
      [
        'an approval on a network that nobody named',
        bare(dataOf(approve, [key, 5n])),
        unrun,
        'Lets a person’s account (key) spend up to 5 base units of one of your tokens, or take item 5 of a collection',
      ],
      [
        'a Safe pays',
        safeTx(friend, '0x', 0, { value: 5n }),
        { ...unrun, session: wallet },
        'Asks you to approve a payment of 0.000000000000000005 ETH from safe to friend',
      ],
      [
        'a Safe pays a token',
        safeTx(usdc, dataOf(transfer, [friend, 5_000_000n]), 0),
        unrun,
        'Asks you to approve a payment of 5 USDC from safe to friend',
      ],
      [
        'a Safe is made to pay by its owner',
        transaction(safe, executed(usdc, dataOf(transfer, [friend, 5_000_000n]), 0)),
        unrun,
        'Asks to execute a transaction from safe: it sends 5 USDC to friend',
      ],
    ]),
  )('%s', (_, body, sample, says) => expect(asSaid(body, sample)).toBe(says));
});

describe('swaps', () => {
  const swap =
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
  const exact =
    'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)';
  const single =
    'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)';
  const params = {
    tokenIn: weth,
    tokenOut: usdc,
    fee: 500,
    recipient: me,
    amountIn: 10n ** 18n,
    amountOutMinimum: 3_000_000_000n,
    sqrtPriceLimitX96: 0n,
  };
  const older =
    'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)';
  const to = (recipient: Address, more: object = {}) =>
    call(contract, single, [{ ...params, recipient, ...more }]);
  it.each(
    cases([
      [
        'without a minimum',
        call(contract, swap, [10n ** 18n, 0n, [weth, usdc], me, BigInt(end)]),
        named,
        'Asks Router to swap 1 WETH for any amount of USDC, even 0, which goes to your account',
      ],
      [
        'for an exact amount',
        call(contract, exact, [5_000_000n, 10n ** 18n, [weth, usdc], me, BigInt(end)]),
        named,
        'Asks Router to swap at most 1 WETH for 5 USDC, which goes to your account',
      ],
      [
        'of a token that nobody knows',
        call(contract, swap, [5n, 7n, [strange, usdc], me, BigInt(end)]),
        named,
        'Asks Router to swap 5 base units of 0xc0ffee254729296a45a3885639AC7E10F9d54979 for at least 0.000007 USDC, which goes to your account',
      ],
      [
        'to the router',
        to('0x0000000000000000000000000000000000000002'),
        named,
        'Asks Router to swap 1 WETH for at least 3,000 USDC, which the router holds for the next step',
      ],
      [
        'to another',
        to(friend),
        named,
        'Asks Router to swap 1 WETH for at least 3,000 USDC, which goes to another account, friend',
      ],
      [
        'back',
        to(me),
        named,
        'Asks Router to swap 1 WETH for at least 3,000 USDC, which goes to your account',
      ],
      [
        'without a minimum, on one pool',
        to(me, { amountOutMinimum: 0n }),
        named,
        'Asks Router to swap 1 WETH for any amount of USDC, even 0, which goes to your account',
      ],
      [
        'by a Safe',
        safeTx(contract, dataOf(single, [{ ...params, recipient: safe }]), 0),
        named,
        'Asks you to approve a transaction from safe: it swaps 1 WETH for at least 3,000 USDC, which goes to the same account',
      ],
      [
        'by a Safe, to its owner',
        safeTx(contract, dataOf(single, [params]), 0),
        { ...named, session: wallet },
        'Asks you to approve a transaction from safe: it swaps 1 WETH for at least 3,000 USDC, which goes to another account, me',
      ],
      [
        'of currency for tokens, any amount',
        call(
          contract,
          'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
          [0n, [weth, usdc], me, BigInt(end)],
          5n,
        ),
        named,
        'Asks Router to swap 0.000000000000000005 ETH for any amount of USDC, even 0, which goes to your account',
      ],
      [
        'of tokens for currency, any amount',
        call(
          contract,
          'swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
          [5_000_000n, 0n, [usdc, weth], me, BigInt(end)],
        ),
        named,
        'Asks Router to swap 5 USDC for any amount of the native currency, even 0, which goes to your account',
      ],
      [
        'of tokens for exact currency',
        call(
          contract,
          'swapTokensForExactETH(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
          [10n ** 18n, 5_000_000n, [usdc, weth], me, BigInt(end)],
        ),
        named,
        'Asks Router to swap at most 5 USDC for 1 ETH, which goes to your account',
      ],
      [
        'of currency for an exact amount',
        call(
          contract,
          'swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline)',
          [5_000_000n, [weth, usdc], me, BigInt(end)],
          10n ** 18n,
        ),
        named,
        'Asks Router to swap at most 1 ETH for 5 USDC, which goes to your account',
      ],
      [
        'that pays out later',
        call(contract, 'multicall(bytes[] data)', [
          [
            dataOf(older, [
              {
                ...params,
                deadline: 1_900_000_000n,
                tokenIn: usdc,
                tokenOut: weth,
                recipient: zeroAddress,
                amountIn: 5_000_000n,
                amountOutMinimum: 0n,
              },
            ]),
            dataOf('unwrapWETH9(uint256 amountMinimum, address recipient)', [10n ** 15n, me]),
          ],
        ]),
        named,
        'Asks Router to swap 5 USDC for at least 0.001 ETH, which goes to your account',
      ],
    ]),
  )('%s', (_, body, sample, says) => expect(asSaid(body, sample)).toBe(says));
});

describe('accounts', () => {
  it.each(
    cases([
      [
        'code for the account',
        signs(1, key),
        unrun,
        'Asks to let the code at key control your account on Ethereum',
      ],
      [
        'code for the account, on every network',
        signs(0, key),
        unrun,
        'Asks to let the code at key control your account on every network',
      ],
      [
        'code for the account, on another network',
        signs(10, key),
        unrun,
        'Asks to let the code at key control your account on OP Mainnet',
      ],
      [
        'none any more',
        signs(1, zeroAddress),
        unrun,
        'Asks to revoke the code delegation of your account on Ethereum',
      ],
      [
        'for the account of who sends',
        carrying(me),
        unrun,
        'Asks your wallet to send 0.000000000000000005 ETH to friend. Asks to let the code at key control your account on Ethereum.',
      ],
      [
        'for another account',
        carrying(friend),
        unrun,
        'Asks your wallet to send 0.000000000000000005 ETH to friend. Asks to let the code at key control friend on Ethereum.',
      ],
      [
        'for another account, elsewhere',
        carrying(friend, 10),
        unrun,
        'Asks your wallet to send 0.000000000000000005 ETH to friend. Asks to let the code at key control friend on network 10.',
      ],
      [
        'for nobody',
        carrying(undefined),
        unrun,
        'Asks your wallet to send 0.000000000000000005 ETH to friend',
      ],
      [
        'for an account of the user’s that is not connected',
        carrying(friend),
        { ...unrun, book: known([{ address: friend, own: true, paid: 0 }]) },
        'Asks your wallet to send 0.000000000000000005 ETH to friend. Asks to let the code at key control your account on Ethereum.',
      ],
      [
        'of a transaction that another account sends',
        carrying(me),
        {
          ...unrun,
          session: known({
            host: 'readback.test',
            wallet: { chainId: 1, account: friend, name: 'Wallet' },
          }),
        },
        'The request is for me: it sends 0.000000000000000005 ETH to friend; it lets the code at key control me on Ethereum',
      ],
      [
        'a Safe with another owner',
        ofItself(dataOf('addOwnerWithThreshold(address owner, uint256 threshold)', [friend, 2n])),
        unrun,
        'Asks you to approve a change to safe: it adds friend as owner and sets the threshold to 2 (addOwnerWithThreshold)',
      ],
      [
        'a Safe with two changes',
        ofItself(
          dataOf('changeThreshold(uint256 threshold)', [2n]),
          dataOf('enableModule(address module)', [contract]),
        ),
        unrun,
        'Asks you to approve 2 calls from safe: it sets its signature threshold to 2 (changeThreshold); it adds the module contract (enableModule)',
      ],
      [
        'foreign code in a Safe',
        safeTx(contract, '0x12345678', 1),
        unrun,
        'Asks you to approve a transaction from safe: it lets the code of the unknown contract contract fully control the account',
      ],
      [
        'foreign code in a Safe, by its owner',
        transaction(safe, executed(contract, '0x12345678', 1)),
        unrun,
        'Asks to execute a transaction from safe: it lets the code of the unknown contract contract fully control the account',
      ],
      ['a new contract', transaction(null, '0x60016001'), unrun, 'Asks to deploy a contract'],
      [
        'a new contract with currency',
        transaction(null, '0x60016001', 5n),
        unrun,
        'Asks to deploy a contract and send it 0.000000000000000005 ETH',
      ],
    ]),
  )('%s', (_, body, sample, says) => expect(asSaid(body, sample)).toBe(says));
});

describe('calls', () => {
  const vote = 'castVote(uint256 proposalId, uint8 support)';
  it.each(
    cases([
      [
        'a vote with a reason',
        call(contract, 'castVoteWithReason(uint256 proposalId, uint8 support, string reason)', [
          107n,
          1,
          'why',
        ]),
        named,
        'Asks Router to vote in favor of proposal 107',
      ],
      [
        'a vote by signature',
        call(contract, 'castVoteBySig(uint256 proposalId, uint8 support, uint8 v, bytes32 r, bytes32 s)', [
          107n,
          0,
          27,
          zeroHash,
          zeroHash,
        ]),
        named,
        'Asks Router to vote against proposal 107',
      ],
      [
        'a vote of a Safe',
        safeTx(contract, dataOf(vote, [107n, 2]), 0),
        named,
        'Asks you to approve a transaction from safe: it votes “abstain” on proposal 107 at Router',
      ],
      [
        'of what nobody knows',
        transaction(strange, '0x3f1a77c2'),
        unrun,
        'Calls the unknown function 0x3f1a77c2 on the unknown contract 0xc0ffee254729296a45a3885639AC7E10F9d54979',
      ],
      [
        'of a contract that nobody knows',
        transaction(strange, '0x3f1a77c2'),
        { ...unrun, codes: { [strange]: 'contract' } },
        'Calls the unknown function 0x3f1a77c2 on the unknown contract 0xc0ffee254729296a45a3885639AC7E10F9d54979',
      ],
      [
        'of what the user saved',
        transaction(strange, '0x3f1a77c2'),
        { ...unrun, book: knownBook(strange) },
        'Calls the unknown function 0x3f1a77c2 on 0xc0ffee254729296a45a3885639AC7E10F9d54979',
      ],
      [
        'of what the user named',
        transaction(strange, '0x3f1a77c2'),
        { ...unrun, book: known([{ address: strange, name: 'Mine', own: false, paid: 0 }]) },
        'Calls the unknown function 0x3f1a77c2 on 0xc0ffee254729296a45a3885639AC7E10F9d54979',
      ],
      [
        'of a plain account',
        transaction(friend, '0x3f1a77c2'),
        unrun,
        'Makes a call (0x3f1a77c2) to a person’s account (friend), where it has no effect',
      ],
      [
        'of a plain account, with currency',
        transaction(friend, '0x3f1a77c2', 5n),
        { effects: known(effectsOf([])) },
        'Sends 0.000000000000000005 ETH to a person’s account (friend), with a call (0x3f1a77c2) that has no effect there. In the simulation, your balances and the permissions that were checked stay the same.',
      ],
      [
        'of an account with code that it borrows',
        transaction(friend, '0x3f1a77c2'),
        { ...unrun, codes: { [friend]: 'delegated' } },
        'Calls the unknown function 0x3f1a77c2 on a person’s account (friend)',
      ],
      [
        'of a part of the chain',
        transaction('0x0000000000000000000000000000000000000002', '0x3f1a77c2'),
        unrun,
        'Calls the unknown function 0x3f1a77c2 on the unknown contract 0x0000000000000000000000000000000000000002',
      ],
      [
        'of three bytes',
        transaction(contract, '0x3f1a77'),
        named,
        'Calls Router with bytes that name no function',
      ],
      [
        'of three bytes, with currency',
        transaction(contract, '0x3f1a77', 5n),
        named,
        'Calls Router with bytes that name no function, and sends 0.000000000000000005 ETH',
      ],
      ['of nothing', transaction(contract, '0x'), named, 'Makes an empty call to Router'],
      [
        'of a multicall that holds a payment',
        call(contract, 'multicall(bytes[] data)', [[dataOf(transfer, [friend, 5n])]]),
        named,
        'Asks Router to send 5 base units of Router to friend',
      ],
      [
        'of a multicall that holds nothing',
        call(contract, 'multicall(bytes[] data)', [[]]),
        named,
        'Asks Router to execute calls (multicall)',
      ],
      [
        'of a deposit that nobody knows',
        call(strange, 'deposit()', [], 5n),
        unrun,
        'Asks 0xc0ffee254729296a45a3885639AC7E10F9d54979 to deposit 0.000000000000000005 ETH',
      ],
      [
        'of a deposit of nothing',
        call(weth, 'deposit()', []),
        unrun,
        'Asks WETH to deposit assets (deposit)',
      ],
      [
        'of a withdrawal of a token',
        call(usdc, 'withdraw(uint256 amount)', [5n]),
        unrun,
        'Asks USDC to withdraw 5 base units of a token that the call does not name',
      ],
    ]),
  )('%s', (_, body, sample, says) => expect(asSaid(body, sample)).toBe(says));
});
