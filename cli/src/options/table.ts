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
    says: 'The network the wallet is on: its chain id, or a name such as base. Used if the request names none.',
  },
  { name: 'from', value: 'ADDRESS', says: 'Your account, which would sign.' },
  {
    name: 'site',
    value: 'SITE',
    says: 'The requesting site, as your browser shows it, such as app.example.org. Sign-ins are compared with it.',
  },
  { name: 'to', value: 'ADDRESS', says: 'The contract that bare calldata is for.' },
  {
    name: 'rpc',
    value: 'URL',
    says: 'A node of the request’s network. Without one, the effects are unknown, and a transaction is at best not fully read.',
  },
  {
    name: 'abi',
    value: 'FILE',
    many: true,
    says: 'An ABI: JSON, a compiler’s artifact (Foundry, Hardhat), or lines such as “function pay(address who)”. May be given several times.',
  },
  {
    name: 'registry',
    value: 'DIR|URL',
    says: 'A registry of ERC-7730 descriptors to use instead of the public one. What they say is shown beside the steps. For conformance: the registry that contains the tests, if it is not found automatically.',
  },
  {
    name: 'out',
    value: 'FILE',
    says: 'Only for conformance: where to write the results, in the registry’s results.json format. A folder gets one file for each descriptor.',
  },
  {
    name: 'override',
    value: 'FILE',
    says: 'For experts: state to assume in the simulation, in the form nodes accept for eth_call, and the block’s number and time. This readback cannot be signed, and says so.',
  },
  { name: 'offline', says: 'Asks no node and looks nothing up. Everything comes from this machine.' },
  { name: 'json', says: 'Prints the readback as JSON, as docs/readback.schema.json describes it.' },
  { name: 'help', says: 'Prints this help.' },
  { name: 'version', says: 'Prints the version.' },
] as const satisfies readonly OptionRow[];
