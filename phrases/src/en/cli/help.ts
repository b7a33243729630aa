/** What `readback --help` prints. */
export const lead = 'Reads a wallet request back in plain words, before you sign it.';
export const uses = [
  'readback [options] TEXT     reads this text',
  'readback [options] FILE     reads this file',
  '… | readback [options]      reads standard input',
  'readback conformance DIR    runs the ERC-7730 tests in a folder',
] as const;
export const takes =
  'Calldata, transactions, request JSON, typed data, messages: anything a wallet can be asked to sign.';
export const options = 'Options:';
export const codes = 'Exit codes; if several apply, the first of 4, 5, 3:';
export const conformance = 'readback conformance exits with 0 only if every case passes, otherwise with 1.';
export const streams = 'The readback goes to standard output, errors in the command to standard error.';

export const exits = {
  read: 'Read back: it does what the readback says, and no rule found a problem.',
  unwritten: 'The output could not be written: a closed pipe, or a full disk.',
  usage: 'The command or its input is wrong. Nothing was read.',
  caution: 'Caution: read the warnings before you sign.',
  stop: 'Stop: do not sign this.',
  notFullyRead: 'Not fully read: the readback says what is unknown.',
} as const;

/** What each option is for, by its name. */
export const optionWords = {
  chain:
    'The network the wallet is on: its chain id, or a name such as base. Used if the request names none.',
  from: 'Your account, which would sign.',
  site: 'The requesting site, as your browser shows it, such as app.example.org. Sign-ins are compared with it.',
  to: 'The contract that bare calldata is for.',
  rpc: 'A node of the request’s network. Without one, the effects are unknown, and a transaction is at best not fully read.',
  abi: 'An ABI: JSON, a compiler’s artifact (Foundry, Hardhat), or lines such as “function pay(address who)”. May be given several times.',
  registry:
    'A registry of ERC-7730 descriptors to use instead of the public one. What they say is shown beside the steps. For conformance: the registry that contains the tests, if it is not found automatically.',
  out: 'Only for conformance: where to write the results, in the registry’s results.json format. A folder gets one file for each descriptor.',
  override:
    'For experts: state to assume in the simulation, in the form nodes accept for eth_call, and the block’s number and time. This readback cannot be signed, and says so.',
  offline: 'Asks no node and looks nothing up. Everything comes from this machine.',
  json: 'Prints the readback as JSON, as docs/readback.schema.json describes it.',
  help: 'Prints this help.',
  version: 'Prints the version.',
} as const;
