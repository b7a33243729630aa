export const aboutSources = {
  ens: {
    told: 'The Ethereum node (or the practice chain’s) learns which addresses and names are looked up.',
    asked: 'When an address is shown and that network is in use, and when you type a name.',
    without: 'Addresses appear without ENS names, and a name typed as a receiver cannot be resolved.',
  },
  ensGateways: {
    told: 'The gateway set by a name learns the name or address that is looked up.',
    asked:
      'When a name that you typed, or the name of one of your own or saved addresses, is stored off chain (ERC-3668), and you let the page reach that host.',
    without: 'Names stored off chain cannot be resolved.',
  },
  ipfs: {
    told: 'The gateway learns which picture is loaded.',
    asked: 'When an avatar of one of your own or saved addresses is on IPFS, or you ask for one.',
    without: 'Avatars on IPFS are not shown; each address keeps the picture drawn from its digits.',
  },
  arweave: {
    told: 'The gateway learns which picture is loaded.',
    asked: 'When an avatar of one of your own or saved addresses is on Arweave, or you ask for one.',
    without: 'Avatars on Arweave are not shown; each address keeps the picture drawn from its digits.',
  },
  avatars: {
    told: 'The host set by a name learns that someone views its picture.',
    asked: 'When an avatar of one of your own or saved addresses is there, or you ask for one.',
    without: 'Avatars on web hosts are not shown; each address keeps the picture drawn from its digits.',
  },
  sourcify: {
    told: 'Sourcify learns the chain and address of each contract that you open, or that a Review calls or gives power to. For a proxy, it learns the implementation too.',
    asked:
      'When you open a contract or a Review: for unknown functions, and for whether and since when a contract’s source is published. It is not asked about contracts that this page knows or you saved, nor about a token that is only sent or allowed.',
    without:
      'ABIs are not found automatically: paste one, or write the function in one line. Calls to unknown functions stay unread, and so do requests that pay or empower an unknown contract.',
  },
  blockscout: {
    told: 'Blockscout learns the chain and address of the contract (for a proxy, of its implementation). Your key identifies you.',
    asked:
      'When you have entered a key and open a Review that calls a function unknown to this page and Sourcify.',
    without: 'Contracts that are verified only there stay unread.',
  },
  etherscan: {
    told: 'Etherscan learns the chain and address of the contract (for a proxy, of its implementation). Your key identifies you.',
    asked:
      'When you have entered a key and open a Review that calls a function unknown to all sources above.',
    without: 'Contracts that are verified only there stay unread.',
  },
  signatures: {
    told: 'The database learns the first four bytes of the call, but neither the contract nor what is sent.',
    asked: 'When you open a Review that calls a function no source of verified contracts knows.',
    without: 'The call stays raw bytes, without a guessed name. A guess never counts as read.',
  },
  descriptors: {
    told: 'The host learns which project’s descriptions (ERC-7730) are read, but neither your account nor what is sent.',
    asked:
      'When you open a Review on a network that is enabled here. The list of contracts is read first, then only the files that name yours.',
    without:
      'Contracts’ descriptions of their functions are not shown beside the steps. The steps stay the same.',
  },
  phishingSites: {
    told: 'The host (GitHub) learns that someone loads the list, but not what is looked up in it: that happens on this device.',
    asked: 'When you switch it on and open a Review, at most once a day. It is several megabytes.',
    without: 'Sites on this list do not cause a Stop.',
  },
  scamDatabase: {
    told: 'The host (GitHub) learns that someone loads the list, but not what is looked up in it: that happens on this device.',
    asked:
      'When you switch it on and open a Review, at most once a day: one file of addresses, and one of sites, of several megabytes. The free list is a week behind.',
    without: 'Addresses and sites on this list do not cause a Stop.',
  },
  tokenList: {
    told: 'The list’s host learns that someone loads the list, but nothing about your accounts.',
    asked: 'When you switch it on and open Accounts, at most once a day.',
    without: 'Accounts shows only tokens that you added or used.',
  },
  walletConnect: {
    told: 'The relay learns your project id, this page’s address, your browser type, your IP address, and when messages pass. The messages are encrypted. Readback does not control what the wallet tells the relay.',
    asked: 'When you connect a wallet with WalletConnect, and until you disconnect it.',
    without: 'Wallets on other devices cannot be connected; wallets in this browser can.',
  },
  assistant: {
    told: 'The provider you choose learns your IP address and what “What is sent” shows: which kinds of facts a readback has, but no account, name or amount.',
    asked: 'When you press Explain on a Review, or Test in Settings.',
    without: 'No AI model explains requests. Readbacks and verdicts are the same without one.',
  },
} as const;
