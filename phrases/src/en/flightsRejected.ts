/** How an attack would have ended, for whoever did not sign it, by flight. */
export const wouldEnd = {
  'unknown-order':
    'The shop would have your signature, and nobody knows what the contract would have done with it.',
  'permit-to-stranger':
    'A stranger would have submitted your signature to the token contract and taken all 25,000 PUSD.',
  'approval-to-stranger':
    'A stranger would have taken all 25,000 PUSD from your account, at a time of their choosing.',
  'collection-to-contract': 'The contract would have taken both passes. It was never a marketplace.',
  delegatecall:
    'The Safe would now run a stranger’s code. In February 2025, $1.4 billion was stolen this way.',
  'sign-in-elsewhere': 'Someone else would now be signed in to opensea.io as you.',
  'blind-hash': 'You would have signed a hash, and only its creator knows what it authorizes.',
  'permit2-to-stranger':
    'A stranger would have submitted the signature to Permit2 and taken all your PUSD and WETH.',
  'seaport-for-nothing': 'A stranger would have paid 1 wei to their own account and taken both your passes.',
  'delegate-sweeper':
    'A thief would have taken all your ETH, PUSD and PRAC, and any ETH that you received later.',
  'safe-enable-module':
    'The module’s creator would have taken the Safe’s PUSD without any owner’s signature.',
  'safe-one-is-enough':
    'A stranger would have become an owner and taken the Safe’s 10 ETH with a single signature.',
  'toll-token': 'You would have paid 100 TOLL, and the shop would have received 97 TOLL.',
  'loud-token': 'The token’s event would have said that you paid. The shop would have received nothing.',
  'loud-gift':
    'A wallet that relies on events would have shown 5,000 LOUD. You could not have spent that LOUD, because it does not exist.',
  'sell-honey':
    'The transaction would have failed and still cost the gas fee. Only the creator of HONEY can sell HONEY.',
  'dai-permit':
    'A stranger would have submitted your signature to the token contract and taken all 5,000 PDAI.',
  'poisoned-history':
    'The rent would have gone to whoever created the look-alike address, not to the landlord.',
  'fake-dollar': 'You would have paid 1 ETH for worthless tokens. Anyone can give a token any symbol.',
  'homoglyph-name': 'Your ETH would have gone to whoever registered the name that looks like your copilot’s.',
  'claim-fee': 'The contract would have kept your 0.4 ETH. There never was an airdrop.',
  'allow-rewards':
    'The contract would have taken 2,000 PUSD from your account. The allowance was all it needed.',
  'claim-rewards':
    'The contract would have used your earlier allowance to take 2,000 PUSD. There were no rewards.',
  'withdraw-savings':
    'You would have received your 100 PUSD. A stranger would have taken your other 900 vault shares.',
  'allow-multicall3': 'A stranger would have made Multicall3 send them all your PUSD.',
  'multicall3-takes': 'A stranger would have all your PUSD, because of a call that you sent yourself.',
  'safe-fallback-handler':
    'A stranger’s contract would have told apps whether the Safe has signed an order. It could have said yes when nobody signed.',
  'safe-approve-hash': 'The hash belongs to a delegatecall. The Safe would have run a stranger’s code.',
  'safe-wrong-hash':
    'The service’s hash belongs to a delegatecall that would have given the Safe to a stranger.',
  'safe-refund':
    'The Safe would have paid 200 PUSD as agreed. It would also have paid a stranger more than 10,000 PUSD as a gas refund.',
  'delegate-everywhere':
    'Anyone could have submitted the authorization on every network where your account has not sent a transaction yet.',
  'watches-coinbase':
    'On the practice chain, the contract would have taken nothing. Elsewhere, it would have taken your 1,000 WATCH.',
  'watches-gas-price':
    'Your transaction would have paid a gas price above 0, so the contract would have taken your 1,000 GIFT.',
  'watches-base-fee':
    'The block would have had a base fee, so the contract would have taken your 1,000 GIFT.',
  'swap-no-minimum':
    'The swap would have accepted any price. On a busy network, others could have left you with almost nothing.',
  'swap-output-elsewhere':
    'The swap would have succeeded, and a stranger would have received the 0.99 WETH that you paid for.',
  'upgraded-meanwhile': 'Your 100 CARGO would have gone to the token’s owner, not to Ana.',
  'not-on-this-chain': 'Your 3 ETH would be at an address without code. The contract is on Ethereum.',
  'refund-token': 'You would have paid 0.05 ETH for 2,500 worthless tokens.',
  'poison-in-batch':
    'Ana would have her 800 PUSD. The Safe’s history would contain an address that looks like hers.',
  'revoke-approves':
    'You would have given a new allowance, and a stranger would have used it to take all your PUSD.',
  'raise-allowance': 'A stranger would have taken all 5,000 PDAI from your account.',
  'permit-for-another': 'The contract would have taken 3,000 PUSD. There would have been no swap.',
  'seaport-bulk':
    'A stranger would have taken one pass for 1 wei, which they would have paid to their own account.',
} as const;
