import type { AssetAt, Either, MeaningRule } from '@readback/core/decode/meaningRule.ts';
import { type Parameter } from './parameter.ts';
import { parsePath, pathText } from './path.ts';
import { pieces } from './pieces.ts';
import { wrong } from './wrong.ts';

const ofAsset = ['amount', 'allowance', 'wrapped', 'itemOrAmount', 'itemOrAllowance'] as const;
const plain = ['packed', 'recipient', 'operation', 'nested', 'token'] as const;

/** `[amount amountIn of path[0], token path[*], deadline deadline]` */
export function parseMeanings(text: string, parameters: readonly Parameter[]): readonly MeaningRule[] {
  if (!/^\[.*\]$/.test(text)) throw wrong(`"says ${text}": expected "sides", or a list in square brackets`);
  return pieces(text.slice(1, -1), ',').map((it) => parseMeaning(it, parameters));
}

function parseMeaning(text: string, parameters: readonly Parameter[]): MeaningRule {
  const [, as, path = '', rest] = /^(\w+) (\S+)(?: (.+))?$/.exec(text) ?? [];
  const at = () => parsePath(path, parameters);
  const asset = ofAsset.find((it) => it === as);
  const alone = plain.find((it) => it === as);
  const [, of] = /^of (.+)$/.exec(rest ?? '') ?? [];
  const [, shift] = /^shift (\d+)$/.exec(rest ?? '') ?? [];
  if (asset !== undefined && of !== undefined) return { as: asset, at: at(), of: assetAt(of, parameters) };
  if (as === 'item' && of === '$target') return { as: 'item', at: at(), of: 'target' };
  if (as === 'currency' && of !== undefined)
    return { as: 'currency', at: at(), of: eitherAt(of, parameters) };
  if (as === 'due' && of !== undefined)
    return { as: 'currency', at: at(), of: eitherAt(of, parameters), zeroIsDue: true };
  if (as === 'deadline' && rest === undefined) return { as, at: at() };
  if (as === 'deadline' && shift !== undefined) return { as, at: at(), shift: Number(shift) };
  if (as === 'words' && /^\d(?:\|\d)*$/.test(rest ?? ''))
    return { as, at: at(), counts: (rest ?? '').split('|').map(Number) };
  if (alone !== undefined && rest === undefined) return { as: alone, at: at() };
  throw wrong(
    `"${text}": not what a page says of an argument; expected "amount a of b" (or allowance, wrapped, itemOrAmount, itemOrAllowance, currency, due), "item a of $target", "deadline a", "words a 2|3", or one of ${plain.join(', ')} and the argument`,
  );
}

function assetAt(text: string, parameters: readonly Parameter[]): AssetAt {
  if (text === '$native') return 'native';
  return text === '$target' ? 'target' : parsePath(text, parameters);
}

function eitherAt(text: string, parameters: readonly Parameter[]): AssetAt | Either {
  const [, yes, by, no] = /^(\S+) if (\S+) else (\S+)$/.exec(text) ?? [];
  if (yes === undefined || by === undefined || no === undefined) return assetAt(text, parameters);
  return { by: parsePath(by, parameters), yes: parsePath(yes, parameters), no: parsePath(no, parameters) };
}

export function meaningsText(rules: readonly MeaningRule[], parameters: readonly Parameter[]): string {
  return `[${rules.map((it) => meaningText(it, parameters)).join(', ')}]`;
}

function meaningText(rule: MeaningRule, parameters: readonly Parameter[]): string {
  const at = pathText(rule.at, parameters);
  if (rule.as === 'deadline')
    return rule.shift === undefined ? `deadline ${at}` : `deadline ${at} shift ${rule.shift}`;
  if (rule.as === 'words') return `words ${at} ${rule.counts.join('|')}`;
  if (!('of' in rule)) return `${rule.as} ${at}`;
  const as = rule.as === 'currency' && rule.zeroIsDue === true ? 'due' : rule.as;
  return `${as} ${at} of ${assetText(rule.of, parameters)}`;
}

function assetText(of: AssetAt | Either, parameters: readonly Parameter[]): string {
  if (typeof of === 'string') return `$${of}`;
  if (!('by' in of)) return pathText(of, parameters);
  const [yes, by, no] = [of.yes, of.by, of.no].map((it) => pathText(it, parameters));
  return `${yes} if ${by} else ${no}`;
}
