/** What is read in Flight school, by flight. */
export const flights = {
  'approve-router': {
    title: 'Let Uniswap spend 3,000 PUSD',
    briefing: 'You are about to swap 3,000 PUSD on Uniswap. The router needs an allowance first.',
    notice: [
      'The allowance is exactly the amount that you will swap.',
      'The spender is the Uniswap V2 router.',
    ],
    ending: 'The router can take up to 3,000 PUSD. Nothing has moved yet.',
  },
  swap: {
    title: 'Swap 3,000 PUSD for WETH on Uniswap V2',
    briefing: 'The router takes your 3,000 PUSD and sends you at least 0.98 WETH.',
    notice: [
      'The WETH goes to your own account.',
      'The minimum, 0.98 WETH, is close to the amount that the effects show.',
    ],
    ending: 'You have 3,000 PUSD less and about 0.99 WETH more, and the allowance is used up.',
  },
  'approve-permit2': {
    title: 'Let Permit2 spend 3,000 PUSD',
    briefing: 'Uniswap apps take tokens through Permit2. There, you set how much each spender can take.',
    notice: [
      'The spender is Permit2, at the same address as on most networks.',
      'The allowance is limited to 3,000 PUSD.',
    ],
    ending:
      'Permit2 can move up to 3,000 PUSD for spenders that you allow in Permit2. You have not allowed any spender yet.',
  },
  'permit2-allows-router': {
    title: 'Let the Universal Router take 3,000 PUSD through Permit2',
    briefing:
      'You give an allowance inside Permit2. Without this allowance, the router cannot take any PUSD.',
    notice: ['The allowance expires in half an hour.', 'The spender is Uniswap’s Universal Router.'],
    ending: 'For half an hour, the router can take up to 3,000 PUSD through Permit2.',
  },
  'universal-swap': {
    title: 'Swap 3,000 PUSD for WETH on the Universal Router',
    briefing: 'The router takes your 3,000 PUSD through Permit2 and sends you WETH.',
    notice: [
      'The WETH goes to the account that calls the router: yours.',
      'You get at least 0.98 WETH, or the swap fails.',
    ],
    ending: 'You have 3,000 PUSD less and about 0.99 WETH more.',
  },
  'permit2-to-router': {
    title: 'Sign a permit for the Universal Router',
    briefing: 'You sign a permit, not a transaction. The swap that follows will include your signature.',
    notice: [
      'The spender is the Universal Router, and the permit expires in half an hour.',
      'The permit allows 3,000 PUSD, which is exactly the amount that you will swap.',
    ],
    ending: 'Anyone who has the signature can submit it to Permit2. Only the router can then take the PUSD.',
  },
  'seaport-buy': {
    title: 'Buy a pass that is listed on Seaport',
    briefing:
      'A collector offers to sell pass 7 for 1 ETH. The pass and the payment change hands together or not at all.',
    notice: [
      'You pay 1 ETH and receive pass 7, in one transaction.',
      'The contract is Seaport, at the same address as on most networks.',
    ],
    ending: 'The pass is yours, and the seller has 1 ETH.',
  },
  'seaport-sell': {
    title: 'Offer a pass for sale on Seaport',
    briefing:
      'Signing costs no gas fee. Until the offer expires in a day, anyone who pays 2 ETH gets pass 8.',
    notice: [
      'The full price, 2 ETH, goes to you.',
      'You offer only one pass, and the offer expires in a day.',
    ],
    ending: 'Anyone who pays 2 ETH within a day gets the pass. Until someone pays, nothing moves.',
  },
  'smart-account-pays': {
    title: 'Let your smart account pay 250 PUSD',
    briefing:
      'You sign a user operation (ERC-4337). Someone else submits it, and your smart account pays the gas fee.',
    notice: [
      'The only inner call is a transfer of 250 PUSD.',
      'The user operation names your smart account and uses its next nonce.',
    ],
    ending: 'Your smart account paid 250 PUSD. The gas fee came from the account’s deposit.',
  },
  'delegate-published': {
    title: 'Let your account run the code of a smart account',
    briefing:
      'You sign an EIP-7702 authorization. Your account then runs Simple7702Account’s code until you sign another authorization.',
    notice: [
      'Your account will run code whose source is published. That code does only what you sign.',
      'The authorization is valid on this network only.',
    ],
    ending:
      'Your account can now send several calls together, and others can pay its gas fees. To stop running the code, sign another authorization.',
  },
  'upgrade-token': {
    title: 'Upgrade the code of your token',
    briefing:
      'You own Changing Token, and its new version is ready. After the upgrade, the token runs different code.',
    notice: [
      'After the upgrade, the new code decides everything that the token does.',
      'Readback does not know the new code. Review the code, or have it reviewed, before you sign.',
    ],
    ending: 'The token runs the new code, which sends every transfer to the owner: you.',
  },
  'sign-safe-payment-1': {
    title: 'Sign a payment from the Safe',
    briefing:
      'The Safe’s owners want to pay 1,000 PUSD to practice account 5. The payment needs 2 of the 3 owners’ signatures.',
    notice: [
      'The recipient and the amount are as agreed. The transaction is a plain call, not a delegatecall.',
      'Your device will show the Safe transaction hash. Compare it with the hash on this page.',
    ],
    ending: 'You have signed. The Safe can pay once a second owner has signed the same transaction.',
  },
  'sign-safe-payment-2': {
    title: 'Sign the same Safe payment as another owner',
    briefing:
      'You act for another owner of the Safe. It pays 1,000 PUSD to practice account 5 once 2 of its 3 owners have signed.',
    notice: [
      'The recipient and the amount are as agreed. The transaction is a plain call, not a delegatecall.',
      'Your device will show the Safe transaction hash. Compare it with the hash on this page.',
    ],
    ending: 'You have signed. The Safe can pay once a second owner has signed the same transaction.',
  },
  'sign-safe-batch': {
    title: 'Sign two payments from the Safe together',
    briefing:
      'One signature covers payments of 1 ETH and 100 PRAC. The Safe runs MultiSend, a Safe library, by delegatecall.',
    notice: [
      'The delegatecall goes to Safe’s own MultiSendCallOnly, which can only make plain calls.',
      'Both inner calls pay practice account 5.',
    ],
    ending: 'You have signed both payments. Both succeed together, or neither does.',
  },
  'safe-add-owner': {
    title: 'Add practice account 5 as an owner of the Safe',
    briefing: 'Practice account 5 becomes the fourth owner. Each Safe transaction still needs 2 signatures.',
    notice: [
      'The request changes who owns the Safe. Ask the other owners whether they want this change.',
      'The threshold stays at 2 signatures.',
    ],
    ending: 'The Safe has 4 owners, and any 2 of them can move what it holds.',
  },
  'safe-set-guard': {
    title: 'Set a guard that checks what the Safe does',
    briefing: 'A Safe asks its guard before each transaction. This guard refuses delegatecalls.',
    notice: [
      'A guard can block anything that the owners sign, even the guard’s own removal.',
      'The guard’s source code is published, and the guard is several years old.',
    ],
    ending: 'The guard now refuses every delegatecall, even if the owners sign it.',
  },
  'allow-honey': {
    title: 'Let Uniswap spend 500 HONEY',
    briefing:
      'You bought HONEY, and its price has doubled. To sell HONEY on Uniswap, you must first give the router an allowance.',
    notice: [
      'The allowance is exactly the amount that you want to sell.',
      'The spender is the Uniswap V2 router.',
    ],
    ending: 'The router can take up to 500 HONEY.',
  },
  message: {
    title: 'Sign a message',
    briefing: 'You sign a message for Flight school’s notebook: “I am learning to read before I sign.”',
    notice: ['The page shows the full message, which makes no promise and gives no permission.'],
    ending: 'You have signed the message. Your signature cannot move anything.',
  },
  mail: {
    title: 'Sign a letter as typed data',
    briefing:
      'You sign a letter from Cow to Bob as typed data. The letter is the example in the typed-data standard (EIP-712).',
    notice: ['The letter does not name a contract that could act on it.'],
    ending: 'You have signed a letter. No contract uses your signature.',
  },
  'pay-friend': {
    title: 'Pay Ana 120 PUSD',
    briefing: 'Ana paid for dinner and is asking for your share. You saved her address long ago.',
    notice: [
      'The recipient is the address that you saved as Ana, and you have paid Ana before.',
      'The effects show that you pay 120 PUSD and the gas fee, and nothing else.',
    ],
    ending: 'Ana has 120 PUSD more, and you have 120 PUSD less.',
  },
  'send-ether': {
    title: 'Send Ana 1.5 ETH',
    briefing: 'You promised Ana 1.5 ETH and chose her from your address book.',
    notice: [
      'The recipient is the address that you saved as Ana.',
      'The transaction is a plain payment, without a function call or data.',
    ],
    ending: 'Ana has 1.5 ETH more. You paid 1.5 ETH and the gas fee.',
  },
  'wrap-ether': {
    title: 'Wrap 2 ETH',
    briefing:
      'Some apps accept tokens but not ETH. The Wrapped Ether contract gives you 1 WETH for each ETH.',
    notice: [
      'Readback knows this contract on the practice chain: it is Wrapped Ether.',
      'The effects show that you pay 2 ETH and receive 2 WETH.',
    ],
    ending: 'You have 2 WETH instead of 2 ETH. You can unwrap the WETH at any time.',
  },
  'revoke-router': {
    title: 'Revoke Uniswap’s allowance',
    briefing:
      'You gave Uniswap an allowance of 3,000 PUSD but never swapped. A page that lists your allowances offers to revoke it.',
    notice: [
      'The new allowance is 0.',
      'The spender is the Uniswap V2 router, to which you gave the allowance.',
    ],
    ending: 'The router can no longer take your PUSD. Your balance is unchanged.',
  },
  'allow-savings': {
    title: 'Let Practice Savings take 1,000 PUSD',
    briefing:
      'You want to deposit 1,000 PUSD in a savings vault. The vault needs an allowance for that amount first.',
    notice: [
      'The allowance is exactly the amount that you want to deposit.',
      'The spender is Practice Savings. This contract is several years old, and its source code is published.',
    ],
    ending: 'The vault can take up to 1,000 PUSD. Nothing has moved yet.',
  },
  'deposit-savings': {
    title: 'Deposit 1,000 PUSD in Practice Savings',
    briefing: 'The vault (ERC-4626) takes your 1,000 PUSD and gives you 1,000 vault shares (sPUSD).',
    notice: [
      'The shares go to your own account.',
      'The effects show that you pay 1,000 PUSD, receive 1,000 sPUSD and use up the allowance.',
    ],
    ending: 'You hold 1,000 sPUSD, which you can exchange for 1,000 PUSD at the vault.',
  },
  'pay-two-at-once': {
    title: 'Pay Ana and Bo from your savings',
    briefing: 'In one call to the vault, you send 50 of your shares to Ana and 25 to Bo.',
    notice: [
      'There are exactly two inner calls, both transfers.',
      'Both recipients are in your address book: Ana gets 50 sPUSD, and Bo gets 25 sPUSD.',
    ],
    ending: 'Ana has 50 sPUSD more, Bo has 25 sPUSD more, and you have 75 sPUSD less.',
  },
  'sign-in-here': {
    title: 'Sign in to this page',
    briefing:
      'You sign a sign-in message (EIP-4361). Your signature proves to this page that the account is yours.',
    notice: [
      'The site in the message is the one in your address bar.',
      'The message names your account and the network that you use.',
    ],
    ending:
      'Anyone who has the signature can sign in to this page as you. No other site should accept the signature.',
  },
  'safe-swap-owner': {
    title: 'Replace an owner of the Safe',
    briefing:
      'Another owner has a new key on a new phone. Practice account 5 will replace practice account 4 as an owner.',
    notice: [
      'The request changes who owns the Safe. Ask the other owner through another channel whether they want this change.',
      'Only one owner changes. Each Safe transaction still needs 2 signatures.',
    ],
    ending: 'Practice account 5 is now an owner instead of practice account 4. The threshold is still 2.',
  },
  'cancel-order': {
    title: 'Cancel your offer on Seaport',
    briefing:
      'You offered to sell a pass for 3 ETH, but changed your mind. Only a transaction can cancel the signed offer before it expires.',
    notice: [
      'The call cancels one of your orders and does not create a new order.',
      'The effects show the gas fee and nothing else.',
    ],
    ending: 'Nobody can use that offer to buy the pass anymore.',
  },
  'wallet-alters': {
    title: 'Pay Ana 200 PUSD for the tickets',
    briefing: 'You owe Ana for the tickets. You installed a new wallet this morning.',
    notice: [
      'The request is fine: it sends 200 PUSD to Ana. Before you sign, nothing can show what a wallet will do.',
      'The hearback says that the wallet changed the calldata. It also says where the money went.',
    ],
    ending:
      'The request was honest, but the wallet replaced Ana’s address with another. Stop using that wallet.',
  },
  'wallet-replaces': {
    title: 'Pay Ana 40 PRAC',
    briefing: 'Ana is selling you her old bicycle for 40 PRAC. Your wallet was updated last night.',
    notice: [
      'The request is fine: it sends 40 PRAC to Ana.',
      'The hearback says that another transaction replaced yours, and it shows what that transaction does.',
    ],
    ending: 'Ana received nothing. The wallet sent a different transaction with the same nonce.',
  },
  'wallet-hangs': {
    title: 'Send Bo 0.3 ETH',
    briefing: 'Bo is waiting for 0.3 ETH. The network is busy today, and your wallet sets the gas fee.',
    notice: [
      'The request is fine: it sends 0.3 ETH to Bo.',
      'The hearback says that the payment is pending. A second payment would pay Bo twice, unless it uses the same nonce.',
    ],
    ending:
      'The payment stays pending until a block includes it. You can also replace it with a transaction that pays a higher gas fee.',
  },
  'unknown-order': {
    title: 'Claim your front-row ticket',
    briefing: 'A ticket shop asks you to sign a ticket that names its holder and its seat. There is no fee.',
    notice: [
      'Nobody can check what the contract does with your signature. Readable fields do not show how a contract uses them.',
      'The ticket is for a contract that has no published source code.',
    ],
    ending: 'The shop has your signature, and nobody knows what the contract will do with it.',
  },
  'permit-to-stranger': {
    title: 'Verify your wallet',
    briefing:
      'The site says that you are signing only to prove that the wallet is yours, with no transaction and no fee.',
    notice: [
      'The request is a permit, and its spender is a person’s account.',
      'The permit is unlimited. For a month, the spender can take all your PUSD.',
    ],
    ending:
      'A stranger submitted your signature to the token contract and took all 25,000 PUSD from your account.',
  },
  'approval-to-stranger': {
    title: 'Let a swap page spend your PUSD',
    briefing: 'Before your first swap, a new swap page asks for one approval that covers all future swaps.',
    notice: [
      'The spender is a person’s account, not a contract that can swap tokens.',
      'The allowance is unlimited.',
    ],
    ending: 'A stranger took all 25,000 PUSD from your account, at a time of their choosing.',
  },
  'collection-to-contract': {
    title: 'List your passes for sale',
    briefing:
      'A marketplace must be able to move what you sell. This site asks for an approval for all your passes, as marketplaces do.',
    notice: [
      'The contract has no published source code, and the approval lets it move every pass that you own.',
      'The approval covers all your passes, including passes that you get later.',
      'The contract was deployed half a day ago.',
    ],
    ending: 'The contract took both passes. It was never a marketplace.',
  },
  delegatecall: {
    title: 'Sign a token transfer to the cold wallet',
    briefing:
      'Your Safe’s page shows a transfer, as it does every Friday. The transfer needs 2 of the 3 owners’ signatures.',
    notice: [
      'The transaction is a delegatecall. Outside code runs with the Safe’s full power, whatever the function is named.',
      'The effects show that the Safe’s code is replaced.',
      'No tokens move, although the function is named transfer.',
    ],
    ending: 'The Safe now runs a stranger’s code. In February 2025, $1.4 billion was stolen this way.',
  },
  'sign-in-elsewhere': {
    title: 'Sign in to continue',
    briefing: 'The page asks you to sign in (EIP-4361) and to accept its terms of service.',
    notice: [
      'The message signs you in to opensea.io, but you are on another site.',
      'Whoever runs this page could use your signature to act as you on opensea.io.',
    ],
    ending: 'Someone else is now signed in to opensea.io as you.',
  },
  'blind-hash': {
    title: 'Confirm your identity',
    briefing: 'The site asks you to sign 32 bytes. It says that your signature lets it recognize you.',
    notice: ['There is no text to read, only a hash. It may be the hash of an order or a Safe transaction.'],
    ending: 'You signed a hash, and only its creator knows what it authorizes.',
  },
  'permit2-to-stranger': {
    title: 'Verify your wallet to see the prices',
    briefing: 'A trading page asks for one signature, “to check that you are human”. There is no fee.',
    notice: [
      'The spender is a person’s account, not an app.',
      'For a year, the spender can take all your PUSD and WETH.',
      'One signature gives access to more than one token.',
    ],
    ending: 'A stranger submitted the signature to Permit2 and took all your PUSD and WETH.',
  },
  'seaport-for-nothing': {
    title: 'Sign in to the marketplace',
    briefing: 'The marketplace asks for a signature before it shows your passes. There is no fee.',
    notice: [
      'The message is an order: you give both passes and get nothing.',
      'The price is 1 wei, and it goes to someone else.',
    ],
    ending: 'A stranger paid 1 wei to their own account and took both your passes.',
  },
  'delegate-sweeper': {
    title: 'Upgrade your wallet',
    briefing: 'The site says that your wallet is out of date and asks you to sign an EIP-7702 authorization.',
    notice: ['Your account will run code that Readback does not know.', 'The source code is not published.'],
    ending:
      'A thief took all your ETH, PUSD and PRAC. Any ETH that you receive later goes straight to the thief.',
  },
  'safe-enable-module': {
    title: 'Turn on automation for the Safe',
    briefing:
      'A tool offers to pay your regular bills from the Safe. The tool must first become a module of the Safe.',
    notice: [
      'A module can move everything in the Safe without the owners’ signatures.',
      'Readback does not know this module. Find out who created it before you give it that power.',
    ],
    ending: 'The module’s creator took the Safe’s PUSD without any owner’s signature.',
  },
  'safe-one-is-enough': {
    title: 'Add a fourth owner to the Safe',
    briefing: 'The page says that a new colleague should become an owner. Two owners must sign the change.',
    notice: [
      'The last argument sets the threshold to 1. After this, any single owner can control the Safe, including the new one.',
      'The new owner is an account that you do not know.',
    ],
    ending: 'A stranger became an owner and took the Safe’s 10 ETH with a single signature.',
  },
  'toll-token': {
    title: 'Pay 100 TOLL',
    briefing: 'A shop accepts TOLL. The bill is 100 TOLL.',
    notice: [
      'Less arrives than you send: the token keeps 3%.',
      'A shop that expects 100 TOLL will say that you paid too little.',
    ],
    ending: 'You have 100 TOLL less, and the shop has 97 TOLL more.',
  },
  'loud-token': {
    title: 'Pay 100 LOUD',
    briefing: 'A shop accepts LOUD. The bill is 100 LOUD.',
    notice: ['The token says that 100 LOUD moved, but no balance changes.', 'The shop receives nothing.'],
    ending: 'The token’s event says that you paid, but no balance changed. The shop received nothing.',
  },
  'loud-gift': {
    title: 'Claim 5,000 LOUD',
    briefing: 'The token rewards its first users. The call costs only the gas fee.',
    notice: [
      'The token reports that you receive 5,000 LOUD, but your balance does not change.',
      'The function’s name is unknown, because the contract has no published source code.',
    ],
    ending:
      'A wallet that relies on events shows 5,000 LOUD. You cannot spend that LOUD, because it does not exist.',
  },
  'sell-honey': {
    title: 'Sell 500 HONEY for WETH',
    briefing: 'The price of HONEY has doubled since you bought it. The swap uses the Uniswap V2 router.',
    notice: [
      'The simulation fails, because the token blocks transfers to its Uniswap pair.',
      'You could buy HONEY, but only a simulation shows whether you can sell it.',
    ],
    ending: 'The transaction fails and still costs the gas fee. Only the creator of HONEY can sell HONEY.',
  },
  'dai-permit': {
    title: 'Confirm that you hold PDAI',
    briefing: 'A site that counts holders of Practice Dai asks for a signature. There is no fee.',
    notice: [
      'The spender is a person’s account, not an app. Whoever has its key can take the tokens.',
      'This kind of permit does not name an amount. “Allowed” means all your PDAI, now and later.',
    ],
    ending:
      'A stranger submitted your signature to the token contract and took all 5,000 PDAI from your account.',
  },
  'poisoned-history': {
    title: 'Pay this month’s rent, 500 PUSD',
    briefing:
      'You have paid this landlord twice. This time you copied the address from your wallet’s history.',
    notice: [
      'The address begins and ends like the one you paid before, but differs in the middle.',
      'You have never paid this address. It is in your history because someone sent you a payment of 0 from it.',
    ],
    ending: 'The rent went to whoever created the look-alike address. The landlord is still waiting.',
  },
  'fake-dollar': {
    title: 'Buy PUSD for 1 ETH',
    briefing: 'A new swap page has found a good price for PUSD. The swap uses the Uniswap V2 router.',
    notice: [
      'The token calls itself PUSD, but it is not Practice Dollar: its address is different.',
      'The token has no published source code, and it was deployed today.',
    ],
    ending: 'You paid 1 ETH for worthless tokens. Anyone can give a token any symbol.',
  },
  'homoglyph-name': {
    title: 'Send your copilot 1 ETH',
    briefing: 'You pasted the recipient’s name from a message. The name resolves to an address.',
    notice: [
      'The name mixes two scripts: its second “o” is a Chinese character.',
      'You saved copilot.eth in your address book, and its address is different.',
    ],
    ending: 'Your ETH went to whoever registered the name that looks like your copilot’s.',
  },
  'claim-fee': {
    title: 'Claim your 1,500 PUSD',
    briefing: 'The site says that you are on an airdrop list. The call is claim(), and it sends 0.4 ETH.',
    notice: [
      'The call to claim() takes 0.4 ETH, and you receive nothing.',
      'The contract was deployed today and has no published source code.',
    ],
    ending: 'The contract keeps your 0.4 ETH. There never was an airdrop.',
  },
  'allow-rewards': {
    title: 'Join the rewards with 2,000 PUSD',
    briefing:
      'The site promises rewards on PUSD that stays in your own account. To count your PUSD, it asks for an allowance.',
    notice: [
      'The spender has no published source code, so nobody can check what it does with your PUSD.',
      'The spender was deployed half a day ago.',
      'Counting your balance needs no allowance. Balances are public.',
    ],
    ending: 'The contract took 2,000 PUSD from your account. The allowance was all it needed.',
  },
  'claim-rewards': {
    title: 'Withdraw your first rewards',
    briefing:
      'The site says that your first 12 PUSD of rewards are ready, and that the call costs only the gas fee.',
    notice: [
      'The effects show that you lose 2,000 PUSD and receive nothing.',
      'The contract has no published source code.',
      'The function is named withdraw, but it uses your earlier allowance to take your PUSD.',
    ],
    ending: 'There were no rewards. The contract used your earlier allowance to take 2,000 PUSD.',
  },
  'withdraw-savings': {
    title: 'Withdraw 100 PUSD from Practice Savings',
    briefing:
      'A page for managing your savings offers to withdraw 100 PUSD. The request is one multicall to the vault.',
    notice: [
      'The second inner call lets a person’s account take your shares.',
      'The allowance in the second call is unlimited.',
      'The first call does what the page says, so the second call is easy to miss.',
    ],
    ending: 'You received your 100 PUSD. A stranger took your other 900 vault shares.',
  },
  'allow-multicall3': {
    title: 'Let Multicall3 spend your PUSD',
    briefing:
      'A payroll tool pays many people in one call. It asks you to give an allowance to Multicall3, a widely used contract.',
    notice: [
      'The allowance is unlimited and never expires.',
      'Multicall3 makes any call for anyone. The first person to use your allowance gets your tokens.',
      'A contract can be widely used and still be unsafe as a spender.',
    ],
    ending: 'A stranger made Multicall3 send them all your PUSD. Multicall3 does not ask anyone for consent.',
  },
  'multicall3-takes': {
    title: 'Update your portfolio',
    briefing:
      'A portfolio page says that it reads many contracts with one Multicall3 call, as many pages do.',
    notice: [
      'The request takes all your PUSD.',
      'The inner call reads nothing. It uses your earlier allowance to move your PUSD.',
      'Reading a balance never needs a transaction.',
    ],
    ending: 'A stranger has all your PUSD, because of a call that you sent yourself.',
  },
  'safe-fallback-handler': {
    title: 'Let the Safe receive new kinds of tokens',
    briefing:
      'A tool says that your Safe needs a newer handler to receive some tokens. Two owners must sign.',
    notice: [
      'The request replaces the fallback handler, the contract that tells apps whether the Safe has signed something.',
      'The new handler was deployed today and has no published source code. It can confirm orders that nobody signed.',
    ],
    ending:
      'A stranger’s contract now tells apps whether the Safe has signed an order. It can say yes when nobody signed.',
  },
  'safe-approve-hash': {
    title: 'Approve the payment of 1,000 PUSD',
    briefing:
      'The Safe’s owners want to pay 1,000 PUSD to practice account 5. You are asked to approve the payment’s hash on chain.',
    notice: [
      'You approve only a hash. It can be the hash of any Safe transaction.',
      'Ask to sign the transaction itself. Then you can read its fields and compare the hash on your device.',
    ],
    ending: 'The hash belonged to a delegatecall. The Safe now runs a stranger’s code.',
  },
  'safe-wrong-hash': {
    title: 'Compare a Safe payment with your device',
    briefing:
      'A service shows you a payment of 600 PUSD and the hash that your device will show. The service says that the two match.',
    notice: [
      'The service’s hash is not the hash of this payment.',
      'If your device showed the service’s hash, you would be signing a different transaction.',
    ],
    ending:
      'The service’s hash belongs to a delegatecall that gives the Safe to a stranger. This page lets you sign only the payment.',
  },
  'safe-refund': {
    title: 'Sign a payment of 200 PUSD from the Safe',
    briefing:
      'A service collects the owners’ signatures and submits the payment for you. The recipient and the amount are as agreed.',
    notice: [
      'The Safe also pays a gas refund to an account that you do not know. This request sets the gas price.',
      'The effects show that the Safe loses far more than 200 PUSD. The refund is 0.02 PUSD for each unit of gas.',
    ],
    ending:
      'The Safe paid 200 PUSD as agreed. It also paid a stranger more than 10,000 PUSD as a gas refund.',
  },
  'delegate-everywhere': {
    title: 'Make your account a smart account',
    briefing:
      'You sign an EIP-7702 authorization for code whose source is published. The wallet says that one signature is enough.',
    notice: [
      'The chain ID is 0, so the authorization is valid on every network. Elsewhere, the authorized address may have different code.',
      'An authorization limited to this network would have the same effect here.',
    ],
    ending:
      'Anyone can now submit the authorization on every network where your account has not sent a transaction yet.',
  },
  'watches-coinbase': {
    title: 'Claim 100 WATCH',
    briefing: 'Holders of WATCH can claim another 100 WATCH. You hold 1,000 WATCH.',
    notice: [
      'In another block, the contract takes your WATCH. In the simulated block, it does not.',
      'The contract checks who gets the block’s fees. In many simulations, nobody does.',
    ],
    ending:
      'On the practice chain, nobody gets a block’s fees, so the contract took nothing. Elsewhere, it would have taken your 1,000 WATCH.',
  },
  'watches-gas-price': {
    title: 'Mint 100 GIFT',
    briefing:
      'Holders of GIFT can mint 100 more. A simulation on the site shows that you receive 100 GIFT. You hold 1,000 GIFT.',
    notice: [
      'The effects show that you lose 1,000 GIFT and receive nothing.',
      'The contract has no published source code.',
      'The site’s simulation used a gas price of 0. The contract behaves well only at that price.',
    ],
    ending: 'Your transaction paid a gas price above 0, so the contract took your 1,000 GIFT.',
  },
  'watches-base-fee': {
    title: 'Withdraw 50 GIFT that you are owed',
    briefing:
      'The site says that 50 GIFT is waiting for you, and shows a simulation in which you receive it. You hold 1,000 GIFT.',
    notice: [
      'The call states 50 GIFT, but the effects show that you lose 1,000 GIFT.',
      'The contract has no published source code.',
      'The site’s simulation used a block without a base fee. Real blocks on this network have one.',
    ],
    ending: 'The block had a base fee, so the contract took your 1,000 GIFT.',
  },
  'swap-no-minimum': {
    title: 'Swap 3,000 PUSD at the market price',
    briefing: 'A swap page promises that this swap never fails. It uses the Uniswap V2 router.',
    notice: [
      'The minimum is 0. Anyone who sees the swap before it is mined can move the price and leave you with almost nothing.',
      'The effects show a fair price, but only for the simulated block.',
    ],
    ending:
      'A swap without a minimum accepts any price. On a busy network, others can leave you with almost nothing.',
  },
  'swap-output-elsewhere': {
    title: 'Swap 3,000 PUSD for WETH',
    briefing:
      'A swap page says that the Uniswap V2 router is the best route. It promises at least 0.98 WETH.',
    notice: [
      'The WETH goes to an account that is not yours.',
      'The effects show that you pay 3,000 PUSD and receive no WETH.',
    ],
    ending: 'The swap succeeded, and a stranger received the 0.99 WETH that you paid for.',
  },
  'upgraded-meanwhile': {
    title: 'Send Ana 100 CARGO',
    briefing: 'Ana asked for 100 CARGO. You read the request and then took a phone call.',
    notice: [
      'When you return to sign, less arrives than you send: Ana receives nothing.',
      'The token’s code has changed since you first read the request. The first readback no longer applies.',
    ],
    ending: 'The token’s code changed after your first reading. Your 100 CARGO went to the token’s owner.',
  },
  'not-on-this-chain': {
    title: 'Wrap 3 ETH',
    briefing: 'A guide lists the address of Wrapped Ether. You are on the practice chain, as always.',
    notice: [
      'There is no contract at this address on this network. The call runs no code, and the ETH stays at this address.',
      'The effects show that you pay 3 ETH and receive no WETH.',
    ],
    ending:
      'Your 3 ETH is at an address without code. The contract is on Ethereum, not on the practice chain.',
  },
  'refund-token': {
    title: 'Claim your refund of 2,500 PUSD',
    briefing:
      'A letter says that a closed exchange is refunding its customers. To claim a refund, you must pay a fee of 0.05 ETH.',
    notice: [
      'The token’s symbol is a website address. A token chooses its own symbol.',
      'You pay 0.05 ETH and receive this token, not PUSD.',
      'The contract was deployed today and has no published source code.',
    ],
    ending:
      'You paid 0.05 ETH for 2,500 worthless tokens. Their symbol is the address of a site that will ask for more.',
  },
  'poison-in-batch': {
    title: 'Sign this month’s salaries',
    briefing: 'A payroll tool has prepared the usual monthly batch for the Safe: 800 PUSD for Ana.',
    notice: [
      'A second transfer goes to an address that begins and ends like Ana’s but is not hers.',
      'The second transfer moves 0 PUSD. It puts the look-alike address in the Safe’s history, for someone to copy by mistake.',
    ],
    ending: 'Ana has her 800 PUSD. The Safe’s history now contains an address that looks like hers.',
  },
  'revoke-approves': {
    title: 'Revoke a dangerous allowance',
    briefing:
      'A site says that it found an allowance for your PUSD and offers to revoke it. The call is approve, as in most revocations.',
    notice: [
      'The spender is a person’s account.',
      'A revocation sets the allowance to 0. This request sets an unlimited allowance.',
    ],
    ending: 'There was no allowance before. You gave one, and a stranger took all your PUSD.',
  },
  'raise-allowance': {
    title: 'Update the settings of your PDAI',
    briefing:
      'A support page says that your PDAI balance is displayed incorrectly, and that one call fixes it.',
    notice: [
      'The spender is a person’s account.',
      'increaseAllowance is an approval by another name. It lets the spender take 1 billion more PDAI.',
    ],
    ending: 'A stranger took all 5,000 PDAI from your account.',
  },
  'permit-for-another': {
    title: 'Swap 3,000 PUSD without an approval first',
    briefing:
      'A swap page says that Uniswap does the swap. The page asks for a permit for 3,000 PUSD that expires in 20 minutes.',
    notice: [
      'The spender is a contract without published source code.',
      'The spender was deployed half a day ago.',
      'The amount and the expiry are right, but the spender is not the Uniswap router.',
    ],
    ending: 'The contract took 3,000 PUSD. There was no swap.',
  },
  'seaport-bulk': {
    title: 'List two passes with one signature',
    briefing:
      'A page offers to list two passes at 2 ETH each with one signature. Seaport already has permission to move your passes.',
    notice: [
      'One of the two orders gives away a pass and pays you nothing.',
      'The other order is fine. One signature covers both orders, so one bad order makes it unsafe.',
    ],
    ending: 'A stranger took one pass for 1 wei, which they paid to their own account.',
  },
} as const;
