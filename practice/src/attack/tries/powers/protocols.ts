import { me, usdc } from '../ground.ts';
import { at, one } from '../oneCall.ts';
import type { Group, OnEthereum } from '../table.ts';
import { router2 } from '../addresses.ts';

const inBytes: readonly OnEthereum[] = [
  one(
    'DSProxy: code in the call',
    'The proxy runs the code that is handed in: it takes all that the proxy has.',
    'old',
    'function execute(bytes code, bytes data) payable',
    [`0x${'60'.repeat(80)}`, '0x'],
  ),
];

const saved: readonly OnEthereum[] = [
  one(
    'power for a saved name: Euler',
    'A saved name gives no power, says `trusted.ts`.',
    'old',
    'function setAccountOperator(address account, address operator, bool authorized)',
    [me, router2, true],
    { book: [{ address: router2, name: 'Uniswap', own: false, paid: 0 }] },
  ),
  one(
    'power for a saved name: all items',
    'The same.',
    'old',
    'function approveForAll(address spender, bool approved)',
    [router2, true],
    { book: [{ address: router2, name: 'Uniswap', own: false, paid: 0 }] },
  ),
  one(
    'power for a saved name: Merkl',
    'The same.',
    'old',
    'function toggleOperator(address user, address operator)',
    [me, router2],
    { book: [{ address: router2, name: 'Uniswap', own: false, paid: 0 }] },
  ),
  one(
    'power for a saved name: Ethena',
    'The same.',
    'old',
    'function setDelegatedSigner(address delegateTo)',
    [router2],
    { book: [{ address: router2, name: 'Uniswap', own: false, paid: 0 }] },
  ),
  one(
    'rewards to a protocol that the user named',
    'The router keeps nothing: anybody sweeps it.',
    at('0x8164cc65827dcfe994ab23944cbc90e0aa80bfcb'),
    'function claimAllRewards(address[] assets, address to)',
    [[usdc], router2],
    { book: [{ address: router2, name: 'Uniswap', own: false, paid: 0 }] },
  ),
  one(
    'all later rewards to a protocol that the user named',
    'The same.',
    'old',
    'function set_rewards_receiver(address _receiver)',
    [router2],
    { book: [{ address: router2, name: 'Uniswap', own: false, paid: 0 }] },
  ),
  one(
    'a name gives an account to a protocol that the user named',
    'The same.',
    'old',
    'function giveAccountTo(address to)',
    [router2],
    { book: [{ address: router2, name: 'Uniswap', own: false, paid: 0 }] },
  ),
];

export const protocols: Group = {
  round: 'protocols',
  stands: (e) => e.stand(router2, {}),
  entries: [...inBytes, ...saved],
};
