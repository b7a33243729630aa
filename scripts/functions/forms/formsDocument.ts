import { keccak256, stringToHex } from 'viem';
import { networkNames } from '../networksNamed.ts';
import { fieldText } from './field.ts';
import type { FormOfFile, FormsTable } from './formsFile.ts';

/** The part of docs/functions.md about typed data: every form with its fields, what it does, and who takes it. */
export function formsPart(tables: readonly FormsTable[]): string {
  return ['## Forms of typed data', lead, ...tables.map(sourcePart)].join('\n\n');
}

const lead =
  'What is signed as typed data (EIP-712) is known by the whole text of its types, names included. Of each field it is said whether it is an account of who signs (self), told in the sentence, by a rule or by a step inside (told), of no use to anybody (inert), or explained by nothing here (open). A form without a name is known by its shape: what is said of it holds whatever its structs are called, and it is never calm.';

function sourcePart({ source, about, file, forms }: FormsTable): string {
  return [
    `### ${source}: typed data`,
    ...(about === '' ? [] : [about]),
    [`- From [\`${file}\`](../${file}).`, ...takenBy(forms), ...forms.map(formLine)].join('\n'),
  ].join('\n\n');
}

function takenBy([first]: readonly FormOfFile[]): readonly string[] {
  const { service, site, markets } = first?.row ?? {};
  return [
    ...(service === undefined ? [] : [`- Read by the service ${service.join(', ')} alone.`]),
    ...(site === undefined ? [] : [`- A log-in of ${site}.`]),
    ...(markets === undefined
      ? []
      : [
          `- Taken only by ${markets.map(({ name, version, at }) => `${name} ${version} (${networkNames(at.split(' ').slice(1).map(Number)).join(', ')})`).join('; ')}.`,
        ]),
  ];
}

function formLine({ names, fields, row }: FormOfFile): string {
  const name = names.length === 0 ? 'Of any name' : `\`${names.join('` or `')}\``;
  const its = fields.map((it) => `\`${fieldText(it)}\``).join(', ');
  const roles = Object.entries(row.fields ?? {}).map(([path, role]) => `${path} ${role}`);
  const hash = typeof row.type === 'string' ? [`type hash \`${keccak256(stringToHex(row.type))}\``] : [];
  const beliefs =
    row.keeper === undefined ? [] : [`believes \`${row.keeper}\`, which has to be known for it`];
  return `- ${[`${name}${its === '' ? ', by a pattern' : `: ${its}`}`, ...(roles.length === 0 ? [] : [roles.join(', ')]), ...beliefs, ...hash].join('; ')}.`;
}
