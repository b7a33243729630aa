import { keccak256 } from 'viem';
import { me, thief } from '../ground.ts';
import { at, E18, one } from '../oneCall.ts';
import type { Group, OnEthereum } from '../table.ts';

const taps: readonly OnEthereum[] = [
  one(
    'Beacon deposit: a validator key of the thief',
    'The thief has deposited one coin for this key with his own withdrawal account, which counts for all later deposits: the 32 are his.',
    at('0x00000000219ab540356cbb839cbe05303d7705fa'),
    'function deposit(bytes pubkey, bytes withdrawal_credentials, bytes signature, bytes32 deposit_data_root) payable',
    [
      `0x${'ab'.repeat(48)}`,
      `0x010000000000000000000000${me.slice(2)}`,
      `0x${'cd'.repeat(96)}`,
      keccak256('0x01'),
    ],
    { value: 32n * E18 },
  ),
  one(
    'Curve: locked for four years',
    'Nothing comes out before that; the sentence should say so.',
    at('0x5f3b5dfeb7b28cdbd7faba78963ee202a494e2a2'),
    'function increase_unlock_time(uint256 _unlock_time)',
    [1_990_000_000n],
  ),
  one(
    'Curve gauges: all votes for the thief’s gauge',
    'He gets what the protocol pays out for them.',
    at('0x2f50d538606fa9edd2b11e2446beb18c9d5846bb'),
    'function vote_for_gauge_weights(address _gauge_addr, uint256 _user_weight)',
    [thief, 10_000n],
  ),
];

const asks: readonly OnEthereum[] = [
  {
    id: 'a node of the thief for Ethereum',
    why: 'From then on he says what the wallet shows.',
    read: (e) =>
      e.read(
        JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'wallet_addEthereumChain',
          params: [
            {
              chainId: '0x1',
              chainName: 'Ethereum',
              rpcUrls: ['https://rpc.moon.example'],
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
            },
          ],
        }),
      ),
  },
];

export const reading: Group = {
  round: 'reading',
  entries: [...taps, ...asks],
};
