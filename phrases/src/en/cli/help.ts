/** What `readback --help` prints. */
export const lead = 'Reads a wallet request back in plain words, before you sign it.';
export const uses = [
  'readback [options] TEXT     reads this text',
  'readback [options] FILE     reads this file',
  '… | readback [options]      reads standard input',
  'readback intent TEXT        writes the file for --intent from what you want, in your words',
  'readback safe ADDRESS FILE… shows what waits for a Safe, and who of its owners has signed',
  'readback record FILE        checks the record of a signature, and reads its request again',
  'readback serve              opens the page, which reviews what programs ask to sign',
  'readback serve --policy …   answers programs: signs what a policy allows, refuses the rest',
  'readback conformance DIR    runs the ERC-7730 tests in a folder',
] as const;
export const takes =
  'Reads anything a wallet can be asked to sign: calldata, transactions, JSON, typed data, messages.';
export const options = 'Options:';
export const codes = 'Exit codes (if several apply, 4 takes precedence over 5, and 5 over 3):';
export const conformance = 'readback conformance exits with 0 only if every case passes, otherwise with 1.';
export const streams = 'The readback goes to standard output. Errors in the command go to standard error.';

export const exits = {
  read: 'Read back: the whole request was read, and no rule raised a Stop or a Caution.',
  unwritten: 'The output could not be written: the pipe is closed, or the disk is full.',
  usage: 'The command or its input is wrong. Nothing was read.',
  caution: 'Caution: read the warnings before you sign.',
  stop: 'Stop: do not sign this request.',
  notFullyRead: 'Not fully read: the readback says what is unknown.',
} as const;

/** What each option is for, by its name. */
export const optionWords = {
  chain:
    'The network that your wallet is on: a chain ID, or a name such as base. Used if the request does not name a network.',
  from: 'Your account, which would sign the request.',
  site: 'The requesting site, as your browser shows it, such as app.example.org. Sign-in messages are compared with this site.',
  to: 'The contract to call, if the input is only calldata.',
  rpc: 'The URL of a node on the request’s network (for serve, also as ID=URL). Without a node, the effects are unknown, and the verdict for a transaction is at best Not fully read.',
  abi: 'A file with an ABI: JSON, a build artifact (Foundry, Hardhat), or lines such as “function pay(address who)”. Can be repeated.',
  registry:
    'A registry of ERC-7730 descriptors to use instead of the public registry. What the descriptors claim is shown next to the steps. For conformance: the registry that contains the tests, if it is not found automatically.',
  out: 'For intent and safe --sign: the file to write. For conformance: the file or folder to write the results to, in the registry’s results.json format. In a folder, one file is written for each descriptor.',
  override:
    'For experts: a JSON file with state overrides for the simulation, in the format that nodes accept for eth_call. It can also set the block’s number and time. Do not rely on a readback with overrides when you sign.',
  intent:
    'A JSON file that says what the request should do, as docs/intent.schema.json describes it. readback intent TEXT writes one. Anything else that the request does is a Stop.',
  service:
    'For safe: a transaction service to ask what waits, such as https://api.safe.global/tx-service. A key that it wants comes from SAFE_API_KEY in the environment. What it says is compared with the chain.',
  sign: 'For safe: the hash of the transaction that --signer is to sign as an owner, if --policy allows it. Prints the signed transaction, or writes it to --out.',
  send: 'For safe, with --sign: passes the signature on to --service.',
  policy:
    'For serve and safe --sign: a JSON file that says which requests are passed on to the signer, as docs/policy.schema.json describes it.',
  signer:
    'For serve and safe --sign: the JSON-RPC URL of the signer, such as a remote signer or a node with unlocked accounts.',
  port: 'For serve only: the port on this machine. Without it, any free port.',
  token:
    'For serve only: the last part of the endpoint’s address, 20 or more letters, digits, _ and -. Safer: set READBACK_SCRIPT_TOKEN in the environment instead, so that the token is not in the list of running commands.',
  'print-address':
    'For serve only: prints the endpoint’s address even if standard output is not a terminal. The address is a secret.',
  offline: 'Contacts no node or other source. Everything comes from this machine.',
  money:
    'Shows what amounts are worth in dollars, from price feeds and pools that the node of --rpc reads on chain. No verdict uses it, and it is not part of --json.',
  full: 'Prints everything: who is involved, each step, simulated call, fingerprint and source.',
  json: 'Prints the readback as JSON, as docs/readback.schema.json describes it.',
  help: 'Prints this help.',
  version: 'Prints the version.',
} as const;
