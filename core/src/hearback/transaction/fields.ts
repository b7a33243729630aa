import { factOfRequest, factMined } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { same, sameReceiver } from '../../ledger/account.ts';
import type { Asset, Fact, FactId, FactValue, Provenance } from '../../model/fact.ts';
import type { Hearback, HearbackLine } from '../../model/hearback.ts';
import { known } from '../../model/known.ts';
import type { Phrase, PhraseId } from '../../model/phrase.ts';
import type { Call, Authorization, TxOverrides } from '../../model/request.ts';
import type { SentTransaction } from './mined.ts';

export type ExpectedTransaction = Readonly<{ chainId: number; from: Address; call: Call; set: TxOverrides }>;

export type ComparedFields = Readonly<{
  verdict: Extract<Hearback['verdict'], 'same' | 'feeOrNonce' | 'different'>;
  differs: readonly FactId[];
  lines: readonly HearbackLine[];
  facts: readonly Fact[];
}>;

/**
 * Compares what was frozen with what the network has, field by field. Sender, receiver, value, data, network,
 * authorizations and blobs have to be equal. Fee, gas limit and nonce count only where the user set them, and then make
 * `feeOrNonce`: the wallet may change them.
 */
export function compareFields(
  asked: ExpectedTransaction,
  sent: SentTransaction,
  from: readonly Provenance[],
): ComparedFields {
  const rows = rowsOf(asked, sent);
  const differing = rows.filter((row) => !row.same);
  const verdict = differing.some((row) => row.must)
    ? 'different'
    : differing.length > 0
      ? 'feeOrNonce'
      : 'same';
  return {
    verdict,
    differs: differing.map(({ name }) => factMined(name)),
    lines: rows.map(({ name, same }) => ({
      label: { id: `hearback.label.${name}` satisfies PhraseId, args: {} } as Phrase,
      readBack: factOfRequest(name),
      happened: factMined(name),
      same,
    })),
    facts: rows.flatMap(({ name, readBack, happened }) => [
      { id: factOfRequest(name), value: known(readBack), from: [{ by: 'request' }] },
      { id: factMined(name), value: known(happened), from },
    ]),
  };
}

type Name =
  | 'from'
  | 'to'
  | 'value'
  | 'data'
  | 'chain'
  | 'authorizations'
  | 'blobs'
  | 'nonce'
  | 'gas'
  | 'gasPrice'
  | 'maxFeePerGas'
  | 'maxPriorityFeePerGas';

type Row = Readonly<{ name: Name; readBack: FactValue; happened: FactValue; same: boolean; must: boolean }>;

function rowsOf({ chainId, from, call, set }: ExpectedTransaction, sent: SentTransaction): readonly Row[] {
  const asset: Asset = { kind: 'native', chainId };
  const must = true;
  const rows: Row[] = [
    {
      name: 'from',
      readBack: account(from),
      happened: account(sent.from),
      same: same(from, sent.from),
      must,
    },
    {
      name: 'to',
      readBack: receiver(call.to),
      happened: receiver(sent.to),
      same: sameReceiver(call.to, sent.to),
      must,
    },
    {
      name: 'value',
      readBack: { kind: 'amount', raw: call.value, asset },
      happened: { kind: 'amount', raw: sent.value, asset },
      same: call.value === sent.value,
      must,
    },
    {
      name: 'data',
      readBack: { kind: 'bytes', hex: call.data },
      happened: { kind: 'bytes', hex: sent.data },
      same: same(call.data, sent.data),
      must,
    },
  ];
  if (sent.chainId !== undefined) {
    const happened = Number(sent.chainId);
    const same = sent.chainId === BigInt(chainId);
    const chain = (it: number): FactValue => ({ kind: 'chain', chainId: it });
    rows.push({ name: 'chain', readBack: chain(chainId), happened: chain(happened), same, must });
  }
  const authorized = set.authorizationList ?? [];
  if (sent.authorizations > 0 || authorized.length > 0) {
    const readBack = integer(BigInt(authorized.length));
    const happened = integer(BigInt(sent.authorizations));
    // Of a transaction type of its own a node may only count them.
    const same =
      sent.authorizations === authorized.length &&
      sameAuthorizations(authorized, sent.authorizationList ?? []);
    rows.push({ name: 'authorizations', readBack, happened, same, must });
  }
  const blobs = set.blobVersionedHashes ?? [];
  if (blobs.length > 0 || sent.blobs.length > 0) {
    const readBack = integer(BigInt(blobs.length));
    const happened = integer(BigInt(sent.blobs.length));
    const same = blobs.join().toLowerCase() === sent.blobs.join().toLowerCase();
    rows.push({ name: 'blobs', readBack, happened, same, must });
  }
  for (const name of ['nonce', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const) {
    const [wanted, got] = [set[name], sent[name]];
    if (wanted === undefined || got === undefined) continue;
    rows.push({ name, readBack: integer(wanted), happened: integer(got), same: wanted === got, must: false });
  }
  return rows;
}

function sameAuthorizations(one: readonly Authorization[], other: readonly Authorization[]): boolean {
  return (
    one.length === other.length &&
    one.every((it, n) => {
      const that = other[n];
      return (
        that !== undefined &&
        it.chainId === that.chainId &&
        it.nonce === that.nonce &&
        same(it.delegate, that.delegate) &&
        sameReceiver(it.authority, that.authority)
      );
    })
  );
}

function account(address: Address): FactValue {
  return { kind: 'address', address };
}

/** A transaction without receiver creates a contract. */
function receiver(to: Address | null): FactValue {
  return to === null ? { kind: 'bytes', hex: '0x' } : account(to);
}

function integer(value: bigint): FactValue {
  return { kind: 'integer', value };
}
