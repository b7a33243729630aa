/** One option of the command: `value` is what is after it in the help, absent for a switch. */
export type OptionRow = Readonly<{
  name: string;
  value?: string;
  many?: true;
}>;

/** Every option of `readback`, in the order of the help. */
export const optionTable = [
  {
    name: 'chain',
    value: 'CHAIN',
  },
  { name: 'from', value: 'ADDRESS' },
  {
    name: 'site',
    value: 'SITE',
  },
  { name: 'to', value: 'ADDRESS' },
  {
    name: 'rpc',
    value: 'URL',
  },
  {
    name: 'abi',
    value: 'FILE',
    many: true,
  },
  {
    name: 'registry',
    value: 'DIR|URL',
  },
  {
    name: 'out',
    value: 'FILE',
  },
  {
    name: 'override',
    value: 'FILE',
  },
  {
    name: 'intent',
    value: 'FILE',
  },
  {
    name: 'service',
    value: 'URL',
  },
  {
    name: 'sign',
    value: 'HASH',
  },
  { name: 'send' },
  {
    name: 'policy',
    value: 'FILE',
  },
  {
    name: 'signer',
    value: 'URL',
  },
  {
    name: 'port',
    value: 'NUMBER',
  },
  {
    name: 'token',
    value: 'TOKEN',
  },
  { name: 'print-address' },
  { name: 'offline' },
  { name: 'money' },
  { name: 'full' },
  { name: 'json' },
  { name: 'help' },
  { name: 'version' },
] as const satisfies readonly OptionRow[];

export type OptionName = (typeof optionTable)[number]['name'];
