/** One option of the command: `value` is what stands after it in the help, absent for a switch. */
export type OptionRow = Readonly<{
  name: string;
  value?: string;
  many?: true;
  says: string;
}>;

/** Every option of `readback`, in the order of the help. */
export const optionTable = [
  {
    name: 'chain',
    value: 'CHAIN',
    says: 'The network that the wallet is on: its number, or a name such as base. Used where the request names none.',
  },
  { name: 'from', value: 'ADDRESS', says: 'Your account: the one that would sign.' },
  {
    name: 'site',
    value: 'SITE',
    says: 'The site that asks, as your browser shows it, such as app.example.org. A sign-in is held against it.',
  },
  { name: 'to', value: 'ADDRESS', says: 'The contract that bare calldata is for.' },
  {
    name: 'rpc',
    value: 'URL',
    says: 'A node of the request’s network. Without one the effects are not known, and a transaction is at best not fully read.',
  },
  {
    name: 'abi',
    value: 'FILE',
    many: true,
    says: 'An ABI: JSON, a compiler’s artefact (Foundry, Hardhat), or lines such as “function pay(address who)”. May be given several times.',
  },
  {
    name: 'registry',
    value: 'DIR|URL',
    says: 'A registry of ERC-7730 descriptors in the place of the public one: what they say is shown beside the steps. With conformance the folder that the tests lie in, where it is not found by itself.',
  },
  {
    name: 'out',
    value: 'FILE',
    says: 'Only for conformance: where the results are written, in the registry’s results.json format. Into a folder, one file for each descriptor.',
  },
  {
    name: 'override',
    value: 'FILE',
    says: 'For people who know what they do: state that is taken for granted in the run, as nodes take it for eth_call, and the block’s number and time. What is read so cannot be signed, and the readback says so.',
  },
  { name: 'offline', says: 'Asks no node and looks nothing up: everything comes from this machine.' },
  { name: 'json', says: 'Prints the readback as JSON, as docs/readback.schema.json describes it.' },
  { name: 'help', says: 'Prints this.' },
  { name: 'version', says: 'Prints the version.' },
] as const satisfies readonly OptionRow[];
