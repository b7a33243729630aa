/** What is said of each source. Only Settings shows it, so that the first paint does without. */
import type { SourceId } from './sources.ts';

export type SourceWords = Readonly<{
  /** What the source learns, in one sentence. */
  told: string;
  /** When it is asked, in one sentence. */
  asked: string;
  /** What the page does without it, in one sentence. */
  without: string;
}>;

export const sourceWords: Readonly<Record<SourceId, SourceWords>> = {
  ens: {
    told: 'The node of Ethereum (or of the practice chain) learns which addresses and names are looked up.',
    asked: 'When an address is shown and that network is in use, and when you type a name.',
    without: 'Addresses stand without their ENS names, and a name typed as a receiver cannot be resolved.',
  },
  ensGateways: {
    told: 'The gateway that a name says learns the name or address that is looked up.',
    asked:
      'When a name that you typed, or that of one of your own or saved addresses, lives off the chain (ERC-3668), and you let the page reach that host.',
    without: 'Names that live off the chain cannot be resolved.',
  },
  ipfs: {
    told: 'The gateway learns which picture is loaded.',
    asked: 'When an avatar of one of your own or saved addresses lies on IPFS, or you ask for one.',
    without: 'Avatars on IPFS are not shown; each address keeps the picture that is drawn from its digits.',
  },
  arweave: {
    told: 'The gateway learns which picture is loaded.',
    asked: 'When an avatar of one of your own or saved addresses lies on Arweave, or you ask for one.',
    without:
      'Avatars on Arweave are not shown; each address keeps the picture that is drawn from its digits.',
  },
  avatars: {
    told: 'The host that a name says learns that somebody looks at its picture.',
    asked: 'When an avatar of one of your own or saved addresses lies there, or you ask for one.',
    without:
      'Avatars on web hosts are not shown; each address keeps the picture that is drawn from its digits.',
  },
  sourcify: {
    told: 'Sourcify learns the chain and the address of each contract that you open, or that a Review calls or gives power to; of a proxy, that of its implementation, too.',
    asked:
      'When you open a contract, or a Review: for functions that nobody here knows, and for whether the source of a contract is published and since when it is there. Not for contracts that this page names itself or that you saved, nor for a token that is only sent or allowed.',
    without:
      'An ABI is not found by itself: paste one, or write the function in one line. Calls of unknown functions stay unread, and so do requests that pay or empower a contract that nobody here names.',
  },
  blockscout: {
    told: 'Blockscout learns the chain and the address of the contract (of a proxy, that of its implementation), and by your key that it is you.',
    asked:
      'When you gave a key and open a Review that calls a function which neither this page nor Sourcify knows.',
    without: 'Contracts that are verified only there stay unread.',
  },
  etherscan: {
    told: 'Etherscan learns the chain and the address of the contract (of a proxy, that of its implementation), and by your key that it is you.',
    asked:
      'When you gave a key and open a Review that calls a function which none of the sources above knows.',
    without: 'Contracts that are verified only there stay unread.',
  },
  signatures: {
    told: 'The database learns the first four bytes of the call, and neither the contract nor what is sent.',
    asked: 'When you open a Review that calls a function which no source of verified contracts has.',
    without: 'Such a call stays bytes: no name is guessed for it. A guess never counts as read.',
  },
  descriptors: {
    told: 'The host learns which project’s descriptions (ERC-7730) are read, and neither your account nor what is sent.',
    asked:
      'When you open a Review on a network that is enabled here. The list of contracts is read first, then only the files that name yours.',
    without:
      'What contracts say of their own functions is not shown beside the steps. The steps stay the same.',
  },
  phishingSites: {
    told: 'The host (GitHub) learns that somebody loads the list, and nothing of what is looked up in it: that happens on this device.',
    asked: 'When you switch it on and open a Review, at most once a day. It is several megabytes.',
    without: 'A site that this list names is not stopped for that.',
  },
  scamDatabase: {
    told: 'The host (GitHub) learns that somebody loads the list, and nothing of what is looked up in it: that happens on this device.',
    asked:
      'When you switch it on and open a Review, at most once a day: one file of addresses, and one of sites, of several megabytes. What is given away freely is a week behind.',
    without: 'An address or a site that this list names is not stopped for that.',
  },
  tokenList: {
    told: 'The list’s host learns that somebody loads the list, and nothing of your accounts.',
    asked: 'When you switch it on and open Accounts, at most once a day.',
    without: 'Accounts shows the tokens that your own activity or you named.',
  },
  walletConnect: {
    told: 'The relay learns your project id, the address of this page, your kind of browser, your network address, and when messages pass. The messages are sealed; what the wallet tells the relay is the wallet’s own matter.',
    asked: 'When you connect a wallet with WalletConnect, and until you disconnect it.',
    without: 'Wallets on another device cannot be connected; those in this browser can.',
  },
  assistant: {
    told: 'The provider that you choose learns your network address and what “What is sent” shows: which kinds of facts a readback has, and no account, name or amount.',
    asked: 'When you press Explain on a Review, or Test in Settings.',
    without: 'Nothing is explained by a model. Readbacks and verdicts are the same without it.',
  },
};
