/** Why the command, or what it was given, cannot be read. */
export const otherRegistry = 'These tests are not in this registry.';
export const giveFolder = 'Give the folder with the tests: readback conformance DIR.';
export const outForConformance = '--out works only with readback conformance DIR.';
export const oneRequest = 'Give one request at a time. Put quotes around text with spaces.';
export const severalChains = '--chain: several networks are called that. Name one by its ID: {chains}.';
export const likeChains = '--chain: no network is called exactly that. Name one by its ID: {chains}.';
export const badChain = '--chain must be a chain ID, or a name such as base.';
export const badSite = '--site must be the web address of a site, such as app.example.org.';
export const rpcPassword = '--rpc accepts no user name or password. Remove them from the node URL.';
export const onlyServe = '--{option} works only with readback serve and readback safe --sign.';
export const onlySafe = '--{option} works only with readback safe.';
export const notServe = '--{option} does not work with readback serve.';
export const serveNeeds =
  'readback serve needs a policy and a signer: readback serve --policy FILE --signer URL --rpc URL.';
export const serveNode = 'readback serve needs a node to read requests with. Add --rpc URL.';
export const signerPassword = '--signer accepts no user name or password. Remove them from the URL.';
export const badSigner = '--signer must be a JSON-RPC URL, such as http://127.0.0.1:9000.';
export const badPort = '--port must be a number up to 65535.';
export const badRpc = '--rpc must be a node URL, such as http://127.0.0.1:8545.';
export const abiTooLarge = '--abi: this file is too large for an ABI.';
export const abiUnread = '--abi: this file cannot be read.';
export const overrideNotJson = '--override: this file cannot be read as JSON.';
export const overrideNotList = '--override: this file must contain a JSON object.';
export const intentNotJson = '--intent: this file cannot be read as JSON.';
export const overrideUnread = '--override: this part of the file is not valid.';
export const noFile = 'This file does not exist. If you meant to give a message, pipe it in.';
export const outUnwritten = '--out: this file cannot be written.';
export const badRegistry = '--registry must be a folder, or a web address such as https://….';
export const noFolder = 'This folder does not exist.';
export const noTests = 'This folder contains no ERC-7730 tests (*.tests.json).';
export const registryNotHere = 'For conformance, --registry must be a folder on this machine.';
export const nothing = 'There is nothing to read. Give text or a file, or pipe text in. See readback --help.';
export const isFolder = 'This is a folder, not a request.';
export const fileUnread = 'This file cannot be read.';
export const notUtf8 = 'This is not UTF-8 text. A request must be UTF-8 text.';
export const tooLong = 'This text is larger than 4 MB, the maximum for a request.';
export const twice = '--{name} is given twice.';
export const unknownOption = '{problem}. See readback --help.';
export const registryIndex =
  '--registry must be a folder with a registry’s indexes ({index}), or a web address such as https://….';
export const withNode =
  '{problem} With --rpc URL, Readback fetches the transaction and reads it back on the chain state that preceded it.';
export const writeAddresses = '{problem} Write addresses instead of the names.';
export const giveContract = '{problem} Add --to ADDRESS.';
export const giveChain = '{problem} Add --chain CHAIN.';
export const giveBoth = '{problem} Add --to ADDRESS and --chain CHAIN.';
export const networkUnsaid = 'The node did not say which network it is on ({why}).';
