/** What is read in Flight school, by flight. */
export const flights = {
  'approve-router': {
    title: 'Let Uniswap spend 3,000 PUSD',
    briefing: 'You are about to swap 3,000 PUSD on Uniswap. The router needs an allowance first.',
    notice: ['The allowance is exactly what the swap will sell.', 'The spender is the Uniswap V2 router.'],
    ending: 'The router may take 3,000 PUSD. Nothing has moved yet.',
  },
  swap: {
    title: 'Swap 3,000 PUSD for ETH on Uniswap V2',
    briefing: 'The router takes your dollars and gives you at least 0.98 WETH.',
    notice: [
      'The swap’s output goes to your own account.',
      'The minimum, 0.98 WETH, is close to what the effects show.',
    ],
    ending: 'You have 3,000 PUSD less and about 0.99 WETH more, and the allowance is used up.',
  },
  'approve-permit2': {
    title: 'Let Permit2 spend 3,000 PUSD',
    briefing: 'Uniswap apps take tokens through Permit2, a contract where you set who may take what.',
    notice: [
      'The spender is Permit2, at its usual address on every chain.',
      'The allowance is 3,000 PUSD, no more.',
    ],
    ending: 'Permit2 may move 3,000 PUSD for the spenders you allow there. You have not allowed any yet.',
  },
  'permit2-allows-router': {
    title: 'Let the Universal Router take 3,000 PUSD through Permit2',
    briefing: 'An allowance inside Permit2. Without it the router can take nothing.',
    notice: ['The allowance expires in half an hour.', 'The spender is Uniswap’s Universal Router.'],
    ending: 'For half an hour the router may take 3,000 PUSD through Permit2.',
  },
  'universal-swap': {
    title: 'Swap 3,000 PUSD for ETH on the Universal Router',
    briefing: 'The router takes the dollars through Permit2 and gives you WETH.',
    notice: [
      'The swap’s output goes to whoever calls: you.',
      'You get at least 0.98 WETH, or the swap fails.',
    ],
    ending: 'You have 3,000 PUSD less and about 0.99 WETH more.',
  },
  'permit2-to-router': {
    title: 'Sign a permit for the Universal Router',
    briefing: 'A signature, not a transaction: the swap that follows includes it.',
    notice: [
      'The spender is the Universal Router, and the permit expires in half an hour.',
      'It allows 3,000 PUSD, which the swap will sell.',
    ],
    ending: 'Anyone with the signature can submit it to Permit2. Only the router can use it.',
  },
  'seaport-buy': {
    title: 'Buy a pass that is listed on Seaport',
    briefing:
      'A collector offers pass 7 for 1 ETH. Payment and pass change hands in one transaction or not at all.',
    notice: [
      'You pay 1 ETH and receive pass 7, in one transaction.',
      'The contract is Seaport, at its usual address on every chain.',
    ],
    ending: 'The pass is yours, and the seller has 1 ETH.',
  },
  'seaport-sell': {
    title: 'Offer a pass on Seaport',
    briefing: 'A signature without a fee: whoever pays 2 ETH gets pass 8, until the offer expires in a day.',
    notice: ['The full price, 2 ETH, goes to you.', 'The offer is for one pass and expires in a day.'],
    ending: 'Whoever pays 2 ETH within a day gets the pass. Until someone does, nothing moves.',
  },
  'smart-account-pays': {
    title: 'Let your smart account pay 250 PUSD',
    briefing:
      'A user operation (ERC-4337): you sign it, someone else sends it, and the account pays the fee.',
    notice: [
      'The inner call is a transfer of 250 PUSD, and nothing else.',
      'It is for your smart account, with its next nonce.',
    ],
    ending: 'Your smart account paid 250 PUSD, and the fee from its deposit.',
  },
  'delegate-published': {
    title: 'Let your account run the code of a smart account',
    briefing:
      'An EIP-7702 authorization: until you sign another one, your account runs this code, Simple7702Account.',
    notice: [
      'Your account will run this code. Its source is published, and it does only what you sign.',
      'It is valid on this network only.',
    ],
    ending:
      'Your account can pay fees in other ways and send several calls at once. Another authorization ends this.',
  },
  'upgrade-token': {
    title: 'Upgrade the code of your token',
    briefing: 'You own Changing Token, and its new version is ready. After this, it runs different code.',
    notice: [
      'After this, the new code decides everything the token does.',
      'The new code is unknown here. Review it, or have it reviewed, before you sign.',
    ],
    ending: 'The token runs the new code, which sends every transfer to the owner: you.',
  },
  'sign-safe-payment-1': {
    title: 'Sign a payment from the Safe',
    briefing: 'The Safe should pay 1,000 PUSD to practice account 5. Two of its three owners must sign this.',
    notice: [
      'Receiver and amount are as agreed, and it is a plain call.',
      'Your device will show the Safe transaction hash. Compare it.',
    ],
    ending: 'You have signed. The Safe can pay once a second owner has signed the same.',
  },
  'sign-safe-payment-2': {
    title: 'Sign a payment from the Safe',
    briefing: 'The Safe should pay 1,000 PUSD to practice account 5. Two of its three owners must sign this.',
    notice: [
      'Receiver and amount are as agreed, and it is a plain call.',
      'Your device will show the Safe transaction hash. Compare it.',
    ],
    ending: 'You have signed. The Safe can pay once a second owner has signed the same.',
  },
  'sign-safe-batch': {
    title: 'Sign two payments from the Safe at once',
    briefing:
      'Two payments in one: 1 ETH and 100 PRAC. The Safe runs MultiSend, one of Safe’s libraries, by delegatecall.',
    notice: [
      'The code it runs is Safe’s own MultiSendCallOnly, which can only make calls.',
      'Both inner calls pay practice account 5.',
    ],
    ending: 'You have signed both payments. They happen together or not at all.',
  },
  'safe-add-owner': {
    title: 'Add practice account 5 as an owner of the Safe',
    briefing: 'Practice account 5 becomes the fourth owner. Moving anything still takes two signatures.',
    notice: [
      'This changes who owns the Safe. Ask the other owners whether they want this.',
      'The threshold stays at two.',
    ],
    ending: 'The Safe has four owners, and any two of them can move it.',
  },
  'safe-set-guard': {
    title: 'Set a guard that checks what the Safe does',
    briefing: 'The Safe asks a guard before each transaction. This one refuses delegatecalls.',
    notice: [
      'A guard can block anything the Safe does, including the removal of the guard.',
      'Its source is published, and it is several years old.',
    ],
    ending: 'Nobody can make the Safe run outside code as its own any more.',
  },
  'allow-honey': {
    title: 'Let Uniswap spend 500 HONEY',
    briefing:
      'You bought HONEY, its price has doubled, and you want to sell on Uniswap. The router needs an allowance.',
    notice: ['The allowance is exactly what you want to sell.', 'The spender is the Uniswap V2 router.'],
    ending: 'The router may take 500 HONEY.',
  },
  message: {
    title: 'Sign a message',
    briefing: 'A text for Flight school’s notebook: “I am learning to read before I sign.”',
    notice: ['The whole text is on the page, and it asks for nothing.'],
    ending: 'You have signed the text. It cannot move anything.',
  },
  mail: {
    title: 'Sign a letter as typed data',
    briefing: 'A letter from Cow to Bob, field by field: the example from the typed-data standard (EIP-712).',
    notice: ['It names no contract that could act on it.'],
    ending: 'You have signed a letter. No contract uses it.',
  },
  'pay-friend': {
    title: 'Pay Ana 120 PUSD',
    briefing: 'Ana paid for dinner and asks for your share. You saved her address long ago.',
    notice: [
      'The receiver is the address you saved as Ana, and you have paid it before.',
      'The effects show 120 PUSD less for you, the fee, and nothing else.',
    ],
    ending: 'Ana has 120 PUSD more, and you have 120 PUSD less.',
  },
  'send-ether': {
    title: 'Send Ana 1.5 ETH',
    briefing: 'You promised Ana 1.5 ETH and chose her from your address book.',
    notice: ['The receiver is the address you saved as Ana.', 'It is a plain payment: no call, no data.'],
    ending: 'Ana has 1.5 ETH more. You paid that and the fee.',
  },
  'wrap-ether': {
    title: 'Wrap 2 ETH',
    briefing: 'Some apps accept ETH only as a token. Wrapped Ether gives 1 WETH for each ETH.',
    notice: [
      'The contract is Wrapped Ether, known by name on the practice chain.',
      'The effects show 2 ETH less and 2 WETH more.',
    ],
    ending: 'You have 2 WETH instead of 2 ETH, and can unwrap them at any time.',
  },
  'revoke-router': {
    title: 'Revoke the allowance of Uniswap',
    briefing:
      'You let Uniswap spend 3,000 PUSD and did not swap. A page that lists allowances offers to revoke it.',
    notice: ['The new allowance is zero.', 'The spender is the Uniswap V2 router, which you allowed before.'],
    ending: 'The router can no longer take your PUSD. Your balance is unchanged.',
  },
  'allow-savings': {
    title: 'Let Practice Savings take 1,000 PUSD',
    briefing: 'A savings vault needs an allowance for what you deposit. You want to deposit 1,000 PUSD.',
    notice: [
      'The allowance is exactly what you want to deposit.',
      'The spender is Practice Savings, a contract that is several years old and has published source.',
    ],
    ending: 'The vault may take 1,000 PUSD, once. Nothing has moved yet.',
  },
  'deposit-savings': {
    title: 'Deposit 1,000 PUSD in Practice Savings',
    briefing: 'The vault (ERC-4626) takes your dollars and gives you vault shares, one for one.',
    notice: [
      'The shares go to your own account.',
      'The effects show 1,000 PUSD less, 1,000 sPUSD more, and the allowance used up.',
    ],
    ending: 'You hold 1,000 sPUSD, which the vault exchanges back for 1,000 PUSD.',
  },
  'pay-two-at-once': {
    title: 'Pay Ana and Bo from your savings',
    briefing: 'Two payments of shares, 50 to Ana and 25 to Bo, in one call to the vault.',
    notice: [
      'There are exactly two inner calls, both transfers.',
      'Both receivers are saved: Ana gets 50 sPUSD and Bo gets 25.',
    ],
    ending: 'Ana and Bo have their shares, and you have 75 fewer.',
  },
  'sign-in-here': {
    title: 'Sign in to this page',
    briefing: 'A sign-in message (EIP-4361). It proves to this page that the account is yours.',
    notice: [
      'The site in the message is the one in your address bar.',
      'The account and the network are yours.',
    ],
    ending: 'Anyone with the signature can sign in here as you. No other site accepts it.',
  },
  'safe-swap-owner': {
    title: 'Replace an owner of the Safe',
    briefing:
      'The owner of practice account 4 has a new phone and a new key: practice account 5 replaces it.',
    notice: [
      'This changes who owns the Safe. Ask the owner through another channel whether they want this.',
      'One owner is replaced by another. Moving anything still takes two signatures.',
    ],
    ending: 'Practice account 5 is now an owner instead of practice account 4. The threshold is still two.',
  },
  'cancel-order': {
    title: 'Cancel your offer on Seaport',
    briefing:
      'You offered a pass for 3 ETH and changed your mind. Only a transaction ends a signed offer early.',
    notice: [
      'It cancels one of your orders and creates no new one.',
      'The effects show the fee and nothing else.',
    ],
    ending: 'Nobody can use that offer to buy the pass any more.',
  },
  'wallet-alters': {
    title: 'Pay Ana 200 PUSD for the tickets',
    briefing: 'You owe Ana for the tickets. You installed a new wallet this morning.',
    notice: [
      'The request is fine: 200 PUSD to Ana. Nothing before the signature can show what a wallet will do.',
      'The hearback says that the wallet sent different calldata than was read back, and where the money went.',
    ],
    ending: 'The request was honest, but the wallet replaced Ana with someone else. Stop using that wallet.',
  },
  'wallet-replaces': {
    title: 'Pay Ana 40 PRAC',
    briefing: 'Ana is selling you her old bicycle for 40 PRAC. Your wallet was updated last night.',
    notice: [
      'The request is fine: 40 PRAC to Ana.',
      'The hearback says that another transaction replaced it, and what that one does.',
    ],
    ending: 'Ana got nothing. The wallet sent its own transaction with the same nonce.',
  },
  'wallet-hangs': {
    title: 'Send Bo 0.3 ETH',
    briefing: 'Bo is waiting for 0.3 ETH. The network is busy today, and your wallet sets the fee.',
    notice: [
      'The request is fine: 0.3 ETH to Bo.',
      'The hearback says that it is pending. Sending it again would pay Bo twice, unless it uses the same nonce.',
    ],
    ending:
      'It stays pending until a block includes it, or until you replace it with one that pays a higher fee.',
  },
  'unknown-order': {
    title: 'Take your ticket for the front row',
    briefing: 'A ticket shop asks you to sign the holder and the seat. There is no fee.',
    notice: [
      'Nobody can say what the contract does with it. Every field is readable, but that does not show how it is used.',
      'The contract it is signed for has no published source.',
    ],
    ending: 'The contract has your signature, and nobody knows what it is for.',
  },
  'permit-to-stranger': {
    title: 'Verify your wallet',
    briefing: 'The site says: no transaction, no fee, just a signature to prove the wallet is yours.',
    notice: [
      'This is a permit, and its spender is a plain account.',
      'It has no limit: all your PUSD, for a month.',
    ],
    ending: 'The stranger submitted your signature to the token and took all 25,000 PUSD.',
  },
  'approval-to-stranger': {
    title: 'Let a swap page spend your PUSD',
    briefing: 'Before its first swap, a new swap page asks for one approval for all future swaps.',
    notice: [
      'The spender is a plain account, not a contract that swaps anything.',
      'The allowance has no limit.',
    ],
    ending: 'The stranger took all 25,000 PUSD, at a time of their choosing.',
  },
  'collection-to-contract': {
    title: 'List your passes for sale',
    briefing: 'A marketplace must be able to move what you sell. It asks for all passes, as marketplaces do.',
    notice: [
      'This contract has no published source, and it may move every pass you own.',
      'It covers all your passes, including those you get later.',
      'The contract was deployed half a day ago.',
    ],
    ending: 'The contract took both passes. It was never a marketplace.',
  },
  delegatecall: {
    title: 'Sign a transfer of tokens to the cold wallet',
    briefing: 'Your Safe’s page shows a transfer, like every Friday. Two of its three owners must sign.',
    notice: [
      'It is a delegatecall: outside code runs as the Safe, whatever the function is named.',
      'The effects show that the Safe’s code is replaced.',
      'No tokens move at all, although the call is named transfer.',
    ],
    ending: 'The Safe runs a stranger’s code. In February 2025, $1.4 billion was stolen this way.',
  },
  'sign-in-elsewhere': {
    title: 'Sign in to continue',
    briefing: 'The page asks you to sign in (EIP-4361) and to accept its terms of service.',
    notice: [
      'The message signs you in at opensea.io, but you are on another site.',
      'Whoever runs this page could use your signature there to act as you.',
    ],
    ending: 'Someone else is signed in at opensea.io as you.',
  },
  'blind-hash': {
    title: 'Confirm your identity',
    briefing: 'The site asks you to sign 32 bytes. It says that this is how it recognizes you.',
    notice: ['There is no text to read, only a hash. It may be the hash of an order or a Safe transaction.'],
    ending: 'You signed something, and only whoever created the hash knows what.',
  },
  'permit2-to-stranger': {
    title: 'Verify your wallet to see the prices',
    briefing: 'A trading page asks for one signature, “to check that you are a person”. There is no fee.',
    notice: [
      'The spender is a plain account, not an app.',
      'It may take all your PUSD and WETH for a year.',
      'One signature gives away more than one token.',
    ],
    ending: 'The stranger submitted the signature to Permit2 and took all your PUSD and WETH.',
  },
  'seaport-for-nothing': {
    title: 'Sign in to the marketplace',
    briefing: 'The marketplace asks for a signature before it shows your passes. There is no fee.',
    notice: [
      'This is an order: you give both passes and get nothing.',
      'The price is one wei, and that goes to someone else.',
    ],
    ending: 'A stranger paid themselves one wei and took both passes.',
  },
  'delegate-sweeper': {
    title: 'Upgrade your wallet',
    briefing: 'The site says that your wallet is out of date and asks for an EIP-7702 authorization.',
    notice: ['Your account will run this code, which is unknown here.', 'Its source is not published.'],
    ending: 'Everything you have or receive goes to a thief at once.',
  },
  'safe-enable-module': {
    title: 'Turn on automation for the Safe',
    briefing: 'A tool offers to pay your regular bills from the Safe. For that it must be a module.',
    notice: [
      'A module can move the Safe’s assets without asking its owners again.',
      'The module is unknown here: nobody vouches for it. Find out who made it before you give it this power.',
    ],
    ending: 'The module’s maker took the Safe’s PUSD without any signature.',
  },
  'safe-one-is-enough': {
    title: 'Add a fourth owner to the Safe',
    briefing: 'The page says that a new colleague should become an owner too. Two owners must sign this.',
    notice: [
      'The last argument is the new threshold. After this, any one owner is enough, including the new one.',
      'The new owner is an account you do not know.',
    ],
    ending: 'The stranger is an owner, one signature is enough, and the Safe’s 10 ETH are gone.',
  },
  'toll-token': {
    title: 'Pay 100 TOLL',
    briefing: 'A shop accepts TOLL. The bill is 100 TOLL.',
    notice: [
      'Less arrives than you send: the token keeps 3%.',
      'A shop that expects 100 TOLL will say that you have not paid.',
    ],
    ending: 'You have 100 TOLL less, and the shop has 97 TOLL more.',
  },
  'loud-token': {
    title: 'Pay 100 LOUD',
    briefing: 'A shop accepts LOUD. The bill is 100 LOUD.',
    notice: ['The token says that 100 LOUD moved, but no balance changes.', 'The shop receives nothing.'],
    ending: 'An event says that you paid. But no balance changed, and the shop received nothing.',
  },
  'loud-gift': {
    title: 'Claim 5,000 LOUD',
    briefing: 'The token rewards its first users. The call costs only the fee.',
    notice: [
      'The token announces 5,000 LOUD for you, but your balance does not change.',
      'The call has no known name, because the contract has no published source.',
    ],
    ending: 'A wallet that believes events shows 5,000 LOUD. You cannot spend them: they do not exist.',
  },
  'sell-honey': {
    title: 'Sell 500 HONEY for ETH',
    briefing: 'The price of HONEY has doubled since you bought it. The swap uses the Uniswap V2 router.',
    notice: [
      'The simulation fails: the token refuses to be sent to the pair.',
      'Buying it worked. Only a simulation shows whether you can sell it.',
    ],
    ending: 'The transaction fails and costs the fee. Only the creator of HONEY can sell it.',
  },
  'dai-permit': {
    title: 'Confirm that you hold PDAI',
    briefing: 'A site that counts holders of Practice Dai asks for a signature. There is no fee.',
    notice: [
      'The spender is a plain account, not an app: whoever has its key can take the tokens.',
      'This kind of permit has no amount. “Allowed” means all your PDAI, now and later.',
    ],
    ending: 'The stranger submitted your signature to the token and took all 5,000 PDAI.',
  },
  'poisoned-history': {
    title: 'Pay this month’s rent, 500 PUSD',
    briefing:
      'You have paid this landlord twice. This time you copied the address from your wallet’s history.',
    notice: [
      'The address begins and ends like the one you paid before, but differs in the middle.',
      'You never paid this address. Someone sent you a zero payment from it, so that it appears in your history.',
    ],
    ending: 'The rent went to whoever created that address. The landlord is still waiting.',
  },
  'fake-dollar': {
    title: 'Buy PUSD for 1 ETH',
    briefing: 'A new swap page has found a good price for PUSD. The swap uses the Uniswap V2 router.',
    notice: [
      'The token calls itself PUSD but is not the Practice Dollar: its address is different.',
      'It has no published source, and it was deployed today.',
    ],
    ending: 'You paid 1 ETH for worthless tokens. Anyone can give a token any symbol.',
  },
  'homoglyph-name': {
    title: 'Send your copilot 1 ETH',
    briefing: 'You pasted the receiver’s name from a message. The name resolves to an address.',
    notice: [
      'The name mixes two scripts: its last o is a Chinese character.',
      'You saved copilot.eth, and its address is different.',
    ],
    ending: 'Your ETH went to whoever registered the name that looks like your copilot’s.',
  },
  'claim-fee': {
    title: 'Claim your 1,500 PUSD',
    briefing: 'The site says that you are on an airdrop’s list. The call is claim(), and it sends 0.4 ETH.',
    notice: [
      'You pay 0.4 ETH to a function named claim, and nothing comes back.',
      'The contract was deployed today and has no published source.',
    ],
    ending: 'The contract keeps your 0.4 ETH. There never was an airdrop.',
  },
  'allow-rewards': {
    title: 'Join the rewards with 2,000 PUSD',
    briefing:
      'The site pays rewards on dollars that stay in your own account. It asks for an allowance to count them.',
    notice: [
      'The spender has no published source: nobody can say what it does with your dollars.',
      'The spender was deployed half a day ago.',
      'Counting your balance needs no allowance. Balances are public.',
    ],
    ending: 'The contract took 2,000 PUSD from your account. The allowance was all it needed.',
  },
  'claim-rewards': {
    title: 'Withdraw your first rewards',
    briefing: 'The site says that your first 12 PUSD of rewards are ready. The call costs only the fee.',
    notice: [
      'The effects show that you lose 2,000 PUSD and get nothing back.',
      'The contract has no published source.',
      'The call is named withdraw. It moves the tokens you allowed this contract to take before.',
    ],
    ending: 'There were no rewards. The contract used your earlier allowance to take 2,000 PUSD.',
  },
  'withdraw-savings': {
    title: 'Withdraw 100 PUSD from Practice Savings',
    briefing:
      'A page that manages your savings offers to withdraw part of them. It is one multicall to the vault.',
    notice: [
      'The second inner call lets a plain account take your shares.',
      'That allowance has no limit.',
      'The first call does what the page says, so the second is easy to miss.',
    ],
    ending: 'You got your 100 PUSD. The stranger took the other 900 shares.',
  },
  'allow-multicall3': {
    title: 'Let Multicall3 spend your PUSD',
    briefing:
      'A payroll tool pays many people in one call. It asks you to give an allowance to Multicall3, a widely used contract.',
    notice: [
      'The allowance has no limit and never expires.',
      'Multicall3 makes any call for anyone. The first to use your allowance gets the tokens.',
      'A well-known contract is not always one to trust with your tokens.',
    ],
    ending: 'A stranger had Multicall3 send them all your PUSD. It needed no one’s consent.',
  },
  'multicall3-takes': {
    title: 'Update your portfolio',
    briefing:
      'A portfolio page says that it reads many contracts with one Multicall3 call, as many pages do.',
    notice: [
      'It takes all your PUSD.',
      'The inner call reads nothing. It uses your earlier allowance to move your dollars.',
      'Reading a balance never needs a transaction.',
    ],
    ending: 'A stranger has all your PUSD, because of a call you sent yourself.',
  },
  'safe-fallback-handler': {
    title: 'Let the Safe receive new kinds of tokens',
    briefing:
      'A tool says that your Safe needs a newer handler to receive some tokens. Two owners must sign.',
    notice: [
      'It replaces the fallback handler, the contract that answers questions for the Safe.',
      'The new handler was deployed today and has no published source. It decides which of the Safe’s signatures are valid.',
    ],
    ending:
      'A stranger’s contract now answers for the Safe, even when an app asks whether the Safe has signed an order.',
  },
  'safe-approve-hash': {
    title: 'Approve the payment of 1,000 PUSD',
    briefing:
      'The Safe should pay 1,000 PUSD to practice account 5. You are asked to approve the payment’s hash on chain.',
    notice: [
      'You approve only a hash. It can be the hash of any Safe transaction.',
      'Ask to sign the transaction itself. Then you can read its fields and compare the hash on your device.',
    ],
    ending: 'The hash was for a delegatecall. The Safe now runs a stranger’s code.',
  },
  'safe-wrong-hash': {
    title: 'Compare a Safe payment with your device',
    briefing:
      'A service sends a payment of 600 PUSD and the hash your device will show. It says that they match.',
    notice: [
      'The supplied hash is not the hash of this payment.',
      'Your device would show another transaction’s hash, and it would match the one from the service.',
    ],
    ending:
      'The hash is for a delegatecall that hands over the Safe. This page lets you sign only the payment itself.',
  },
  'safe-refund': {
    title: 'Sign a payment of 200 PUSD from the Safe',
    briefing:
      'A service collects the signatures and sends the payment for you. Receiver and amount are as agreed.',
    notice: [
      'The Safe refunds gas, at a price set by this request, to an account you do not know.',
      'The effects show far more than 200 PUSD leaving the Safe: 0.02 PUSD for each unit of gas.',
    ],
    ending: 'The Safe paid 200 PUSD as agreed, and more than 10,000 PUSD to the stranger as a gas refund.',
  },
  'delegate-everywhere': {
    title: 'Make your account a smart account',
    briefing:
      'An EIP-7702 authorization for code with published source. The wallet says that one signature is enough.',
    notice: [
      'The chain id is 0: the authorization is valid on every network, even where that address has different code.',
      'An authorization for this network only would do the same here.',
    ],
    ending:
      'Anyone can now apply it to your account on every network where your account has sent nothing yet.',
  },
  'watches-coinbase': {
    title: 'Claim 100 WATCH',
    briefing: 'Holders of WATCH may claim another 100. You hold 1,000 WATCH.',
    notice: [
      'In another block it takes what you hold. In the simulated block it did not.',
      'The contract checks who gets the block’s fees. In many simulations, nobody does.',
    ],
    ending:
      'On the practice chain nobody gets a block’s fees, so it took nothing. On any other chain it takes your 1,000 WATCH.',
  },
  'watches-gas-price': {
    title: 'Mint 100 GIFT',
    briefing:
      'Holders of GIFT may mint 100 more. A simulation on the site shows 100 more for you. You hold 1,000 GIFT.',
    notice: [
      'The effects show that you lose 1,000 GIFT and get nothing back.',
      'The contract has no published source.',
      'The site’s simulation used a gas price of 0. The contract detects that and behaves well only then.',
    ],
    ending: 'Your transaction paid for its gas, so the contract took your 1,000 GIFT.',
  },
  'watches-base-fee': {
    title: 'Withdraw 50 GIFT that you are owed',
    briefing:
      'The site says that 50 GIFT are waiting for you, and shows a simulation in which they arrive. You hold 1,000 GIFT.',
    notice: [
      'The call says 50 GIFT, but the effects show 1,000 GIFT less for you.',
      'The contract has no published source.',
      'The site’s simulation used a block without a base fee. Real blocks on this network have one.',
    ],
    ending: 'The block had a base fee, so the contract took your 1,000 GIFT.',
  },
  'swap-no-minimum': {
    title: 'Swap 3,000 PUSD at the market price',
    briefing: 'A swap page promises that this swap never fails. It uses the Uniswap V2 router.',
    notice: [
      'The minimum is 0. Anyone who sees the swap coming can move the price and leave you next to nothing.',
      'The effects show a fair price, but only for the simulated block.',
    ],
    ending:
      'A swap that cannot fail accepts any price. On a busy chain, you would get only what others leave.',
  },
  'swap-output-elsewhere': {
    title: 'Swap 3,000 PUSD for WETH',
    briefing: 'A swap page has found the best route: the Uniswap V2 router, at least 0.98 WETH.',
    notice: [
      'The swap’s output goes to an account that is not yours.',
      'The effects show 3,000 PUSD less for you, and no WETH in return.',
    ],
    ending: 'The swap succeeded, and the stranger has the 0.99 WETH you paid for.',
  },
  'upgraded-meanwhile': {
    title: 'Send Ana 100 CARGO',
    briefing: 'Ana asked for 100 CARGO. You read the request, and then took a phone call.',
    notice: [
      'When you come back to sign, less arrives than you send: Ana gets nothing.',
      'The token’s code has changed since you first read the request. What was true then is not true now.',
    ],
    ending: 'The token’s code changed a minute ago. Your 100 CARGO went to the token’s owner.',
  },
  'not-on-this-chain': {
    title: 'Wrap 3 ETH',
    briefing: 'A guide lists the address of Wrapped Ether. You are on the practice chain, as always.',
    notice: [
      'There is no contract at this address on this network. The call runs no code, and the ETH stays there.',
      'The effects show 3 ETH less, and no WETH in return.',
    ],
    ending: 'Your 3 ETH are at an address without code. The contract is on Ethereum, not here.',
  },
  'refund-token': {
    title: 'Claim your refund of 2,500 PUSD',
    briefing:
      'A letter says that a closed exchange is refunding its customers. The call sends a small charge.',
    notice: [
      'The token’s symbol is a website address. A token chooses its own symbol.',
      'You receive this token, not PUSD. You pay 0.05 ETH.',
      'The contract was deployed today and has no published source.',
    ],
    ending: 'You paid 0.05 ETH for 2,500 worthless tokens that lure you to a site that wants more.',
  },
  'poison-in-batch': {
    title: 'Sign this month’s salaries',
    briefing: 'A payroll tool has prepared a batch for the Safe: 800 PUSD for Ana, as every month.',
    notice: [
      'A second transfer goes to an address that begins and ends like Ana’s but is not hers.',
      'It moves 0 PUSD. Its purpose is to put that address in the Safe’s history, for someone to copy next month.',
    ],
    ending: 'Ana has her 800 PUSD. The Safe’s history now contains an address that looks like hers.',
  },
  'revoke-approves': {
    title: 'Revoke a dangerous allowance',
    briefing:
      'A site has found an allowance for your PUSD and offers to revoke it. The call is approve, as usual for a revoke.',
    notice: ['The spender is a plain account.', 'A revoke approves zero. This allowance has no limit.'],
    ending: 'There was no allowance before. You gave one, and the stranger took all your PUSD.',
  },
  'raise-allowance': {
    title: 'Update the settings of your PDAI',
    briefing: 'A support page says that your PDAI balance is displayed wrongly, and that one call fixes it.',
    notice: [
      'The spender is a plain account.',
      'increaseAllowance is an approval by another name: it adds one billion PDAI to what may be taken.',
    ],
    ending: 'The stranger took all 5,000 PDAI.',
  },
  'permit-for-another': {
    title: 'Swap 3,000 PUSD without an approval first',
    briefing:
      'A swap page asks for a permit for 3,000 PUSD that expires in 20 minutes. It says that Uniswap does the swap.',
    notice: [
      'The spender is a contract without published source.',
      'It was deployed half a day ago.',
      'Amount and expiry are right. But the spender is not the Uniswap router.',
    ],
    ending: 'The contract took 3,000 PUSD. There was no swap.',
  },
  'seaport-bulk': {
    title: 'List two passes at once',
    briefing:
      'One signature for two offers, at 2 ETH for each pass. Seaport is already allowed to move your passes.',
    notice: [
      'One of the two orders gives away a pass and pays you nothing.',
      'The other order is fine. One signature for many orders is only as safe as the worst of them.',
    ],
    ending: 'A stranger took one pass for one wei, paid to themselves.',
  },
} as const;
