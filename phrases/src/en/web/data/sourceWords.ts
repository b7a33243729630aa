export const aboutSources = {
  ens: {
    told: 'The Ethereum node, or the practice chain’s node, learns which addresses and names are looked up.',
    asked:
      'When an address is shown and you have used Ethereum (or the practice chain) here, and when you type a name.',
    without: 'Addresses appear without ENS names, and a name typed as a recipient cannot be resolved.',
  },
  ensGateways: {
    told: 'The gateway that a name specifies learns the name or address that is looked up.',
    asked:
      'When a name that you type, or the name of one of your own or saved addresses, is stored off chain (ERC-3668). You must first let the page reach the gateway.',
    without: 'Names stored off chain cannot be resolved.',
  },
  ipfs: {
    told: 'The gateway learns which avatar is loaded.',
    asked: 'When an avatar of one of your own or saved addresses is on IPFS, or when you ask for an avatar.',
    without: 'Avatars on IPFS are not shown. Each address keeps the picture drawn from its digits.',
  },
  arweave: {
    told: 'The gateway learns which avatar is loaded.',
    asked:
      'When an avatar of one of your own or saved addresses is on Arweave, or when you ask for an avatar.',
    without: 'Avatars on Arweave are not shown. Each address keeps the picture drawn from its digits.',
  },
  avatars: {
    told: 'The host of a name’s avatar learns that someone viewed the avatar.',
    asked:
      'When an avatar of one of your own or saved addresses is on a web host, or when you ask for an avatar.',
    without: 'Avatars on web hosts are not shown. Each address keeps the picture drawn from its digits.',
  },
  sourcify: {
    told: 'Sourcify learns the chain and address of each contract that you open, or that a request in Review calls or gives power to. For a proxy, Sourcify also learns the implementation’s address.',
    asked:
      'When you open a contract or a Review, or press “Point at lines”. Sourcify is asked about unknown functions, and whether and when a contract’s source code was published. It is not asked about contracts that this page knows or that you saved, or about tokens that are only sent or approved.',
    without:
      'ABIs are not looked up automatically. Paste an ABI, or type the function’s signature on one line. Calls to unknown functions stay unread, and so do requests that pay an unknown contract or give it power.',
  },
  blockscout: {
    told: 'Blockscout learns the chain and address of the contract (for a proxy, of its implementation). Your key identifies you.',
    asked:
      'When you have entered a key and Sourcify does not have something: a function that a request in Review calls, or the ABI or source of a contract that you open.',
    without: 'Contracts that are verified only on Blockscout stay unread.',
  },
  etherscan: {
    told: 'Etherscan learns the chain and address of the contract (for a proxy, of its implementation). Your key identifies you.',
    asked:
      'When you have entered a key and no source above has something: a function that a request in Review calls, or the ABI or source of a contract that you open.',
    without: 'Contracts that are verified only on Etherscan stay unread.',
  },
  signatures: {
    told: 'The database learns the first four bytes of the call, but neither the contract nor what is sent.',
    asked:
      'When you open a Review whose request calls a function that no source of verified contracts knows.',
    without:
      'The call is shown as raw bytes, without a guessed name. A call with a guessed name never counts as read.',
  },
  descriptors: {
    told: 'The host learns which project’s descriptions (ERC-7730) are read, but neither your account nor what is sent.',
    asked:
      'When you open a Review for a network that is enabled here. The list of contracts is loaded first, then only the files that name the request’s contracts.',
    without: 'Descriptions of contracts’ functions are not shown next to the steps. The steps stay the same.',
  },
  phishingSites: {
    told: 'The host (GitHub) learns that someone loaded the list, but not what is looked up in it. Lookups happen on this device.',
    asked: 'When the list is on and you open a Review, at most once a day. The list is several megabytes.',
    without: 'Sites on this list do not cause a Stop.',
  },
  scamDatabase: {
    told: 'The host (GitHub) learns that someone loaded the list, but not what is looked up in it. Lookups happen on this device.',
    asked:
      'When the list is on and you open a Review, at most once a day. Two files are loaded: one with addresses and one with sites. The file with sites is several megabytes. The free list is a week behind.',
    without: 'Addresses and sites on this list do not cause a Stop.',
  },
  tokenList: {
    told: 'The list’s host learns that someone loaded the list, but nothing about your accounts.',
    asked: 'When the list is on and you open Accounts, at most once a day.',
    without: 'Accounts shows only tokens that you added or used.',
  },
  prices: {
    told: 'The node of the request’s network learns that the prices of the tokens in the request are read. It learns of these tokens from the simulation already.',
    asked:
      'Once when a request was simulated, if a price feed or a pool of one of its tokens ships with Readback.',
    without: 'Amounts are shown without their value in dollars.',
  },
  safeService: {
    told: 'The service learns your IP address and which Safe you look at. With a key, it learns who you are. It gets a transaction or a signature only when you press Send.',
    asked:
      'When you open the page of what waits for a Safe that is yours, or that you chose to read, and when you press Ask again or Send. An address that ends in /api is asked for every network, another one for the networks that Safe serves.',
    without:
      'What other owners proposed and signed has to come by file, text, link or QR code. Everything else works without the service.',
  },
  priceHost: {
    told: 'The host learns your IP address and the addresses of tokens in the request that Readback has no price for on chain. It learns no amounts and none of your accounts.',
    asked:
      'Once when a request was simulated, after you added a host. It must answer as DefiLlama’s price API does.',
    without: 'Only tokens that ship with Readback and have a price on chain show a value in dollars.',
  },
  walletConnect: {
    told: 'The relay learns your project ID, this page’s URL, your browser type, your IP address, and when messages are sent. The messages are encrypted. Readback does not control what the wallet or the app tells the relay.',
    asked:
      'When you connect a wallet or an app with WalletConnect, and until you disconnect it. Its key server is asked only if you chose to check its statements on sites.',
    without:
      'Wallets on other devices, and apps that use WalletConnect, cannot be connected. Wallets in this browser still can.',
  },
  assistant: {
    told: 'The provider you choose learns your IP address and what is listed under “What is sent”: the words of your question or plan, with placeholders for addresses, numbers, dates, tokens, networks and names. A name in lower case that Readback does not know is sent as a word. When you press “Point at lines”, it learns a contract’s published source without comments, strings and addresses.',
    asked:
      'When you press “Ask the model” on a Review, “Fill in with the assistant” where you say what you want to do, “Point at lines” on Contracts, or Test in Settings.',
    without:
      'No AI model reads your questions or plans. Readbacks, verdicts and answers are the same without one.',
  },
} as const;
