import { same } from '../../../ledger/account.ts';
import type { Asset } from '../../../model/fact.ts';
import type {
  DescriptorQuestion,
  ReadClearSigned,
  ShownField,
  SpanSource,
} from '../../../model/clearSigned.ts';
import { isMadeOf, type DescribedLeaf } from './lintLeaves.ts';

/**
 * Whether an amount, whose asset the decoder knows, is shown as one of another asset, or in a unit that the descriptor
 * makes up: a date, a percentage, so many decimals. What it is shown as, or undefined where nothing is wrong.
 */
export function otherAsset(said: ReadClearSigned, leaf: DescribedLeaf): string | undefined {
  const { meaning } = leaf.arg;
  if (meaning?.as !== 'amount' && meaning?.as !== 'allowance') return undefined;
  const lines = said.fields.filter(({ value }) => value.some(({ from }) => isMadeOf(from, leaf.key)));
  const shown = lines.map((line) => shownAs(line, leaf, meaning.asset));
  // A line more, in another unit, does no harm beside one that is right.
  return (
    shown.find((it) => it?.wrong === 'asset')?.as ?? (shown.includes(undefined) ? undefined : shown[0]?.as)
  );
}

type Shown = Readonly<{ wrong: 'asset' | 'unit'; as: string }>;

function shownAs(line: ShownField, leaf: DescribedLeaf, asset: Asset): Shown | undefined {
  const span = line.value.find(({ is, from }) => is !== 'symbol' && isMadeOf(from, leaf.key));
  if (span === undefined || span.is === 'integer' || span.is === 'bytes' || span.is === 'hidden')
    return undefined;
  if (span.is !== 'amount') return unitWords.has(span.is) ? { wrong: 'unit', as: line.format } : undefined;
  for (const source of line.value.flatMap(({ from }) => from)) {
    const as = assetOf(source);
    if (as !== undefined) return isSame(as, asset) ? undefined : { wrong: 'asset', as: wordOf(as) };
  }
  return undefined;
}

const unitWords: ReadonlySet<string> = new Set(['quantity', 'time', 'duration', 'choice', 'chain']);

/** What a source says an amount is of; `own`: a token that the descriptor itself describes. */
function assetOf(
  source: SpanSource,
): Extract<DescriptorQuestion, { kind: 'token' | 'chain' }> | 'own' | undefined {
  if (source.by === 'descriptor' && source.at === '$.metadata.token') return 'own';
  if (source.by !== 'answer') return undefined;
  const { ask } = source;
  return ask.kind === 'token' || ask.kind === 'chain' ? ask : undefined;
}

function isSame(as: NonNullable<ReturnType<typeof assetOf>>, asset: Asset): boolean {
  if (as === 'own' || BigInt(as.chainId) !== BigInt(asset.chainId)) return false;
  if (as.kind === 'chain') return asset.kind === 'native';
  return asset.kind !== 'native' && same(as.address, asset.address);
}

function wordOf(as: NonNullable<ReturnType<typeof assetOf>>): string {
  if (as === 'own') return 'the described contract';
  return as.kind === 'chain' ? 'the native currency' : as.address;
}
