import { zeroAddress } from 'viem';
import { me, typed, usdc } from '../../testing/views.ts';
import { signedForms } from '../../../decode/typed/signedForms.ts';
import type { Body } from '../../../model/request.ts';

type Field = Readonly<{ name: string; type: string }>;
export type Types = Readonly<Record<string, readonly Field[]>>;
export type Sample = Readonly<{
  types: Types;
  primaryType: string;
  message: Readonly<Record<string, unknown>>;
  domain: Readonly<Record<string, unknown>>;
}>;

/** A text of types for each form that is known by a pattern. */
const byPattern: readonly string[] = [
  'PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,Note witness)Note(string text)TokenPermissions(address token,uint256 amount)',
  'PermitBatchWitnessTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline,Note witness)Note(string text)TokenPermissions(address token,uint256 amount)',
  'Vote(address from,string space,uint64 timestamp,string proposal,uint32 choice,string reason,string app,string metadata)',
  'Vote(string from,string space,uint64 timestamp,bytes32 proposal,uint32[] choice,string reason,string app,string metadata)',
  'Proposal(address from,string space,uint64 timestamp,string type,string title,string body,string discussion,string[] choices,uint64 start,uint64 end,uint64 snapshot,string plugins,string app)',
  'UpdateProposal(string proposal,string from,string space,uint64 timestamp,string type,string title,string body,string discussion,string[] choices,string[] labels,string plugins,string privacy)',
  'CancelProposal(address from,string space,uint64 timestamp,string proposal)',
  'FlagProposal(string from,string space,string proposal,uint64 timestamp)',
  'Follow(address from,string network,string space,uint64 timestamp)',
  'Unsubscribe(address from,string space,uint64 timestamp)',
  'Profile(address from,uint64 timestamp,string profile)',
  'Statement(address from,uint64 timestamp,string space,string about,string statement,string discourse,string status,string network)',
  'Space(address from,string space,uint64 timestamp,string settings)',
];

/** One message for each type text of each form that is known, of which the signer is every account. */
export function typedSamples(): readonly Sample[] {
  return signedForms().flatMap(({ type, service }) => {
    const texts = typeof type === 'string' ? [type] : byPattern.filter((text) => type.test(text));
    const domain =
      service === undefined ? { chainId: 1n, verifyingContract: usdc } : { name: service[0] ?? '' };
    return texts.map((text) => sampleOf(text, domain));
  });
}

/** The request of a sample, signed by `me`. */
export function bodyOf({ types, primaryType, message, domain }: Sample): Body {
  return typed(types, primaryType, message, domain);
}

/** A message of types as text, as an honest request could have it. */
export function sampleOf(text: string, domain: Sample['domain']): Sample {
  const structs = [...text.matchAll(/([^(),]+)\(([^()]*)\)/g)].map(([, name = '', fields = '']) => {
    const list = fields.split(',').map((field): Field => {
      const [type = '', label = ''] = field.split(' ');
      return { name: label, type };
    });
    return [name, list] as const;
  });
  const types: Types = Object.fromEntries(structs);
  const primaryType = structs[0]?.[0] ?? '';
  const message = structOf(types, primaryType);
  if (primaryType !== 'Mail') return { types, primaryType, message, domain };
  const [from, to] = [
    { name: 'Cow', wallet: me },
    { name: 'Bob', wallet: me },
  ];
  return { types, primaryType, message: { ...message, from, to }, domain };
}

function structOf(types: Types, name: string): Record<string, unknown> {
  return Object.fromEntries(
    (types[name] ?? []).map((field) => [field.name, valueOf(types, field.type, field.name)]),
  );
}

/** Texts that say nothing to anybody, by the name of a field. */
const calm: Readonly<Record<string, string>> = {
  timestamp: '1800000000',
  expiry: '1800000000',
  contents: 'Hello, Bob!',
  message: 'This message attests that I control the given wallet',
  space: 'tower.eth',
  proposal: 'QmPvbwguLfcVryzBRrbY4Pb9bCtxURagdv1XjhtFLf3wHj',
  app: 'snapshot',
  amount: '1.5',
  hyperliquidChain: 'Mainnet',
  plugins: '{}',
};

/** A value of a type that an honest request could have. */
function valueOf(types: Types, type: string, name = ''): unknown {
  const list = /^(.*)\[(\d*)\]$/.exec(type);
  if (list?.[1] !== undefined) {
    const length = list[2] === '' ? 1 : Number(list[2]);
    return Array.from({ length }, () => valueOf(types, list[1] ?? ''));
  }
  if (types[type] !== undefined) return structOf(types, type);
  if (type === 'address')
    return /token|asset|currency/i.test(name) ? usdc : name === 'zone' ? zeroAddress : me;
  if (type === 'bool') return true;
  if (type === 'bytes') return '0x';
  if (type.startsWith('bytes')) return `0x${'00'.repeat(Number(type.slice(5)))}`;
  if (type === 'string') return /^(?:from|destination)$/.test(name) ? me : (calm[name] ?? '');
  return 1n;
}
