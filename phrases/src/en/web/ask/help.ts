/** Answers about Readback itself. */
export const help = {
  scripts: {
    title: 'How do I connect a script?',
    says: 'Started with npm start, Readback opens a local JSON-RPC URL. Give that URL to the script. Each request waits until you have reviewed it.',
  },
  apps: {
    title: 'How do I connect an app?',
    says: 'Copy the app’s WalletConnect link and paste it here. The app’s requests then wait until you have reviewed them.',
  },
  wallet: {
    title: 'How do I connect a wallet?',
    says: 'Press “Connect wallet” at the top of the page. Readback works with browser wallets, with WalletConnect and with a Safe. It holds no keys.',
  },
  extension: {
    title: 'How do I install the extension?',
    says: 'The extension puts Readback between every site and your wallet. The command npm run extension builds it and says how to load it.',
  },
  node: {
    title: 'How do I use my own node?',
    says: 'Settings has the node of each network. You can replace it by the URL of your own.',
  },
  privacy: {
    title: 'What is sent from this device?',
    says: 'Questions are answered on this device, and nothing of them is sent or kept. With a model, its provider gets your words, without addresses, amounts or names, and only when you press for it.',
  },
  assistant: {
    title: 'How do I set up a model?',
    says: 'Answers here are computed, and no model writes them. A model of your choice can help to understand questions. It is off until you set it up.',
  },
  money: {
    title: 'How do I see values in dollars?',
    says: 'Settings has a switch for values. They are read on chain, from price feeds and pools, for well-known tokens.',
  },
  allowances: {
    title: 'Where are the permissions that I gave earlier?',
    says: 'Accounts shows, for each of your accounts, who can take what, and makes the request that revokes it.',
  },
  secondDevice: {
    title: 'How do I check this on another device?',
    says: 'Each Review has a link and a QR code with the request. The other device reads the request again, and the two fingerprints must be the same.',
  },
  intent: {
    title: 'How do I say what I want to do?',
    says: 'Fill in “What do you want to do?” on Start before the request arrives. Readback compares the two, and shows each difference as a Stop.',
  },
  school: {
    title: 'How can I practice?',
    says: 'Flight school has a practice chain and a practice wallet on your machine. You can meet the well-known attacks there without any risk.',
  },
  names: {
    title: 'How do I save an address under a name?',
    says: 'Accounts keeps addresses under names that you choose. Where a request has that address, the name stands beside it, and look-alikes are noticed.',
  },
  safes: {
    title: 'How do I check a Safe transaction as an owner?',
    says: 'Paste the Safe transaction, its JSON or a batch file on Start. Readback computes the hashes that your hardware wallet shows, and reads every call.',
  },
  reading: {
    title: 'How can more of a request be read?',
    says: 'Settings has the node that simulates and the sources that publish ABIs. Without a node, a transaction cannot be simulated, so it is not fully read.',
  },
  afterwards: {
    title: 'What happens after I press sign?',
    says: 'Your wallet gets exactly what was read back, and asks you. What it then signed or sent is compared with the readback, and every difference is shown.',
  },
  verdicts: {
    title: 'What do the verdicts mean?',
    says: 'Stop: reject it. Not fully read: part of it is unknown. Caution: it was read, but something in it can hurt you. Read back: all of it was read, and no warning was found.',
  },
} as const;

/** The words of the links to the places that some of them speak of. */
export const helpLinks = {
  scripts: 'Open Connections',
  apps: 'Open Connections',
  node: 'Open Networks in Settings',
  privacy: 'Open Sources in Settings',
  assistant: 'Open Assistant in Settings',
  money: 'Open Sources in Settings',
  allowances: 'Open Accounts',
  school: 'Open Flight school',
  names: 'Open Accounts',
  reading: 'Open Sources in Settings',
} as const;
