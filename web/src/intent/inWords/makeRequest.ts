import { pairsOf, readAllowances, type TokenSpender } from '@readback/core/balances/allowances.ts';
import type { Clause, Intent, NamedAccount } from '@readback/core/model/intent.ts';
import type { Incoming, TypedName } from '@readback/core/model/request.ts';
import { readMany } from '@readback/core/balances/readMany.ts';
import { readAs, uint } from '@readback/core/world/returned.ts';
import { type Address, encodeFunctionData, erc20Abi } from 'viem';
import { tokensHere } from '../../data/held/knownHere.ts';
import { revokeAllIncoming, revokeIncoming } from '../../holdings/revoke.ts';
import { takesBatch } from '../../holdings/takesBatch.ts';
import { transactionOf } from '../../forms/composed.ts';
import { networkOf } from '../../data/networks/config.ts';
import { browserWorld } from '../../data/world/world.ts';
import { formIncoming } from '../../inbox/form.ts';
import type { Preset } from '../form/draft.ts';
import { depositCall } from '../deposit/depositCall.ts';
import { withdrawCall } from '../withdraw/withdrawCall.ts';
import { afterAllowance, type Made } from './afterAllowance.ts';
import { callOf, callsOf } from './callOf.ts';

/** Why no request was made: what stands could not be read, nothing stands, or the wallet takes only one call at a time. */
export type NotMade = 'notRead' | 'notLookedUp' | 'noneStanding' | 'oneByOne' | 'noBatch';

/**
 * Whether Readback can make the request for what was said, in one form or in several; for the rest an app is needed. `place`: out
 * of which app something is withdrawn, as it was typed.
 */
export function canMake(said: readonly Preset[], intent: Intent, place: string): boolean {
  if (intent.chainId === undefined || networkOf(intent.chainId) === undefined) return false;
  const [preset, ...others] = said;
  if (preset === undefined || others.length > 0) return callsOf(said, intent) !== undefined;
  if (preset === 'deposit') return depositCall(intent, place) !== undefined;
  return isRevoking(preset, intent) !== undefined || oneCall(preset, intent, place) !== undefined;
}

function oneCall(preset: Preset, intent: Intent, place: string) {
  return preset === 'withdraw' ? withdrawCall(intent, place) : callOf(preset, intent);
}

/** The request that does what was said, for Review. What is taken back is looked up first: only what stands. */
export async function makeRequest(
  said: readonly Preset[],
  intent: Intent,
  place: string,
  signal: AbortSignal,
): Promise<Made | NotMade> {
  const [preset, ...others] = said;
  if (preset === 'deposit' && others.length === 0) return depositRequest(intent, place, signal);
  const incoming = await wholeRequest(said, intent, place, signal);
  return typeof incoming === 'string' ? incoming : { incoming, isWhole: true };
}

async function wholeRequest(
  said: readonly Preset[],
  intent: Intent,
  place: string,
  signal: AbortSignal,
): Promise<Incoming | NotMade> {
  const [preset, ...others] = said;
  if (preset === undefined || others.length > 0) return batchRequest(said, intent);
  const revoke = isRevoking(preset, intent);
  if (revoke) return revokeRequest(revoke, intent, signal);
  const call = oneCall(preset, intent, place);
  const network = intent.chainId === undefined ? undefined : networkOf(intent.chainId);
  if (call === undefined || network === undefined) return 'notRead';
  const lines = [`to: ${call.to}`, ...(call.value > 0n ? [`value: ${call.value}`] : [])];
  if (call.data !== '0x') lines.push(`data: ${call.data}`);
  return formIncoming(
    transactionOf({ network, account: intent.account }, call),
    [...lines, `chain: ${network.chainId}`].join('\n'),
    { names: namesIn(intent.clauses) },
  );
}

/** A deposit, alone or with the allowance that it needs, of which the chain is asked first. */
async function depositRequest(intent: Intent, place: string, signal: AbortSignal): Promise<Made | NotMade> {
  const deposit = depositCall(intent, place);
  const network = intent.chainId === undefined ? undefined : networkOf(intent.chainId);
  if (deposit === undefined || network === undefined) return 'notRead';
  const { call, token, amount } = deposit;
  const { account } = intent;
  const asks = [
    {
      to: token,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [account, call.to] }),
    },
  ];
  const { answers } = await readMany(browserWorld(), { chainId: network.chainId, asks }, signal);
  const allowed = readAs(answers[0], uint);
  if (allowed.s !== 'known') return 'notLookedUp';
  return afterAllowance(call, { token, amount, allowed: allowed.v }, { network, account });
}

/** Several calls as one batch, of which all happen or none, where the wallet takes one. */
async function batchRequest(said: readonly Preset[], intent: Intent): Promise<Incoming | NotMade> {
  const { chainId, account, clauses } = intent;
  const calls = callsOf(said, intent);
  if (calls === undefined || chainId === undefined) return 'notRead';
  const text = calls.map(
    ({ to, value, data }) => `to: ${to}\nvalue: ${value}\ndata: ${data}\nchain: ${chainId}`,
  );
  const batch = formIncoming(
    {
      kind: 'calls',
      chainId,
      from: account,
      atomic: true,
      calls,
    },
    text.join('\n\n'),
    { names: namesIn(clauses) },
  );
  return (await takesBatch(batch, account)) ? batch : 'noBatch';
}

type Revoke = Extract<Clause, { kind: 'revoke' }>;

function isRevoking(preset: Preset, { clauses }: Intent): Revoke | undefined {
  const [clause, ...more] = clauses;
  return preset === 'revoke' && more.length === 0 && clause?.kind === 'revoke' ? clause : undefined;
}

async function revokeRequest(
  { spender, asset }: Revoke,
  { chainId = 0, account }: Intent,
  signal: AbortSignal,
): Promise<Incoming | NotMade> {
  const pairs = await pairsFor({ chainId, spender: spender.address, asset });
  const found = await readAllowances(browserWorld(), { chainId, owner: account, pairs }, signal);
  if (found.s !== 'known' || found.v.failed > 0 || found.v.left > 0) return 'notRead';
  const [first, ...others] = found.v.standing;
  if (first === undefined) return 'noneStanding';
  if (others.length === 0) return revokeIncoming(first, { chainId, account });
  const batch = revokeAllIncoming([first, ...others], { chainId, account });
  return (await takesBatch(batch, account)) ? batch : 'oneByOne';
}

/** What the spender may have: of what was said, else of every token that is known here. */
async function pairsFor({
  chainId,
  spender,
  asset,
}: {
  chainId: number;
  spender: Address;
  asset: Revoke['asset'];
}): Promise<readonly TokenSpender[]> {
  if (asset === undefined) return pairsOf(await tokensHere(chainId), [spender]);
  if (asset.kind === 'native') return [];
  const kind = asset.kind === 'token' ? 'token' : 'collection';
  return pairsOf([{ address: asset.address, kind }], [spender]);
}

/** The names that were typed, which are resolved again when it is read. */
function namesIn(clauses: readonly Clause[]): readonly TypedName[] {
  const named = clauses.flatMap((clause): readonly (NamedAccount | undefined)[] => [
    clause.kind === 'pay' ? clause.to : undefined,
    clause.kind === 'allow' ? clause.spender : undefined,
  ]);
  return named.flatMap((it) => (it?.name === undefined ? [] : [{ name: it.name, address: it.address }]));
}
