import { currencyKey } from '@readback/core/ledger/asset.ts';
import { createHash } from 'node:crypto';
import { hearSignature } from '@readback/core/hearback/signature/signature.ts';
import type { Readback, Verdict } from '@readback/core/model/readback.ts';
import type { Incoming, SigningRequest } from '@readback/core/model/request.ts';
import { read } from '@readback/core/readback.ts';
import { askedAccount } from '@readback/core/request/frozen/askedAccount.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { readPasted } from '@readback/core/request/parse/readPasted.ts';
import { type WalletCall, walletCall } from '@readback/core/request/wallet/walletCall.ts';
import type { BookEntry } from '@readback/core/world/world.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import { fill } from '@readback/phrases/fill.ts';
import { errorText } from '@readback/phrases/problemText.ts';
import * as page from '@readback/phrases/words/cli/page.ts';
import * as words from '@readback/phrases/words/cli/serve.ts';
import type { Clock } from '@readback/server/scripts/clock.ts';
import { errorIs, type Outcome } from '@readback/server/scripts/outcome.ts';
import { taking } from '@readback/server/scripts/taking.ts';
import type { Decide } from '@readback/server/scripts/withoutPage.ts';
import { type Address, type Hex, isAddressEqual } from 'viem';
import { foreign } from '../text/foreign.ts';
import { nodeWorld } from '../world/nodeWorld.ts';
import { isOtherTransaction } from './isOtherTransaction.ts';
import { leaving } from './limits/leaving.ts';
import { spending } from './limits/spending.ts';
import { tokensLeaving } from './limits/tokensLeaving.ts';
import { viewOf } from './limits/viewOf.ts';
import type { Policy } from './policy.ts';
import { refusal } from './refusal.ts';
import { refusedBy } from './refusedBy.ts';
import { resultIn, type Signer } from './signer.ts';

/** In milliseconds: a reading that is older when its request is to be signed is made again. */
const freshFor = 30_000;
const mostReadings = 3;

const invalidParams = -32602;
const unauthorized = 4100;
const unsupported = 4200;

type Decided = Readonly<{ outcome: Outcome; verdict?: Verdict; isAllowed?: true }>;

/**
 * Decides in the place of a person: each call is read, and what the policy allows is passed on to the signer as it was
 * frozen. One after the other, in the order in which they came, so that each is read on what those before it did.
 */
export function decider(it: {
  policy: Policy;
  /** Whether the file of the policy still says what it did. */
  isAsRead: () => Promise<boolean>;
  signer: Signer;
  node: URL;
  chainId: number;
  clock: Clock;
  note: (line: string) => void;
}): Decide {
  const inTurn = taking(1);
  const spent = spending(it.clock);
  return (call, goAhead) =>
    inTurn(async () => {
      const { method } = JSON.parse(call) as { method: string };
      const decided = await decide(call, method, goAhead).catch((error: unknown): Decided => {
        const says = error instanceof ReadbackError ? errorText(error) : String(error);
        return { outcome: errorIs(-32603, foreign(says, 600)) };
      });
      it.note(lineOf(new Date(it.clock.now()), method, decided));
      return decided.outcome;
    });

  async function decide(call: string, method: string, goAhead: () => boolean): Promise<Decided> {
    if (!(await it.isAsRead())) return refused(unauthorized, words.policyChanged);
    const accounts = await it.signer.accounts();
    const sole = accounts.length === 1 ? accounts[0] : undefined;
    const parsed = await readPasted(call, {
      chainId: it.chainId,
      ...(sole === undefined ? {} : { from: sole }),
    });
    if (!parsed.ok) return refused(codeOf(parsed.error), foreign(errorText(parsed.error), 600));
    const { request } = parsed;
    const account = accountIn(request, call) ?? sole;
    if (account === undefined) return refused(unauthorized, words.noAccount);
    if (!accounts.some((one) => isAddressEqual(one, account)))
      return refused(unauthorized, words.notTheirAccount);

    for (let count = 0; count < mostReadings; count += 1) {
      const at = it.clock.now();
      const readback = await reading(request, account, at);
      const { verdict } = readback;
      const handed = handedOver(readback.incoming.request, account);
      const sentence =
        refusedBy(it.policy, readback, spent.inLastDay) ?? otherThanAsked(readback, request, method, handed);
      if (sentence !== undefined) return { outcome: refusal(foreign(sentence, 1_000), readback), verdict };
      if (handed === undefined) return { ...refused(unsupported, otherMethod(method)), verdict };
      const on = await it.signer.chainId();
      if (on !== undefined && on !== it.chainId)
        return { ...refused(unsupported, words.signerElsewhere), verdict };
      if (!(await it.isAsRead())) return { ...refused(unauthorized, words.policyChanged), verdict };
      if (it.clock.now() - at > freshFor) continue;
      if (!goAhead()) return { ...refused(-32000, words.askerLeft), verdict };
      spent.add(amountsIn(readback));
      const answer = await it.signer.passOn(handed);
      return { outcome: await heard(answer, readback, account), verdict, isAllowed: true };
    }
    return refused(-32603, words.tooSlow);
  }

  async function reading(request: SigningRequest, account: Address, receivedAt: number): Promise<Readback> {
    const options = { rpc: it.node, offline: false, chainId: it.chainId, from: account };
    const { world } = nodeWorld(options, {
      body: request.body,
      mutes: it.policy.mute,
      ...bookOf(it.policy),
    });
    const incoming: Incoming = { request, origin: { via: 'script' }, receivedAt };
    let readback: Readback | undefined;
    for await (const one of read(incoming, world, new AbortController().signal, { onlyLast: true }))
      readback = one;
    if (readback === undefined) throw new Error('a reading has at least one revision');
    return readback;
  }

  /** What was read must be what the script asked for: the request, its network, and how it is signed. */
  function otherThanAsked(
    { incoming }: Readback,
    request: SigningRequest,
    method: string,
    handed: WalletCall | undefined,
  ): string | undefined {
    const on = chainOf(request.body);
    if (on !== undefined && on !== it.chainId)
      return fill(words.because, { because: fill(words.otherNetwork, { chainId: String(it.chainId) }) });
    const isSame = incoming.request.digest === request.digest && handed?.method === method;
    return isSame ? undefined : fill(words.because, { because: otherMethod(method) });
  }

  /** Refuses a signature of another account, or of something other than what was read, and the hash of another transaction. */
  async function heard(answer: Outcome, readback: Readback, account: Address): Promise<Outcome> {
    const { kind } = readback.incoming.request.body;
    const given = resultIn(answer);
    if (kind === 'calls' || typeof given !== 'string') return answer;
    // A message names no network: an account that is a contract is asked on the one that is served.
    const { world } = nodeWorld({ rpc: it.node, offline: false }, { chainId: it.chainId });
    if (kind === 'transaction') {
      const isOther = await isOtherTransaction(readback, { account, hash: given as Hex, world });
      return isOther ? errorIs(-32603, words.otherTransaction) : answer;
    }
    const said = { account, signature: given as Hex };
    const { verdict } = await hearSignature(readback, said, world, new AbortController().signal);
    return verdict === 'different' ? errorIs(-32603, words.otherSignature) : answer;
  }
}

/** What a request that is passed on can cost, by asset. */
function amountsIn(readback: Readback): ReadonlyMap<string, bigint> {
  const view = viewOf(readback);
  const tokens = tokensLeaving(view);
  const value = leaving(view) ?? 0n;
  return new Map([...(typeof tokens === 'object' ? tokens : []), [currencyKey(undefined), value]]);
}

/** Whom the policy names: they are paid, and no more is known of them. A policy that names nobody keeps no book. */
function bookOf({ book, to }: Policy): { book?: readonly BookEntry[] } {
  if (book === undefined && to === undefined) return {};
  const paid = new Set([...(book ?? []), ...(to ?? [])]);
  return { book: [...paid].map((address) => ({ address, own: false, paid: 1 })) };
}

/** What the signer gets; undefined for what is only read. */
function handedOver(request: SigningRequest, account: Address): WalletCall | undefined {
  try {
    return walletCall(request, account);
  } catch (error) {
    if (error instanceof ReadbackError) return undefined;
    throw error;
  }
}

/** The account that the request names. That of a Safe's transaction stands only in the call: its body names the Safe. */
function accountIn({ body }: SigningRequest, call: string): Address | undefined {
  if (body.kind !== 'safeTransaction') return askedAccount(body);
  const { params } = JSON.parse(call) as { params: unknown };
  const first: unknown = Array.isArray(params) ? params[0] : undefined;
  return typeof first === 'string' && /^0x[0-9a-f]{40}$/i.test(first) ? (first as Address) : undefined;
}

/** Codes of what is not a request that could be signed: JSON-RPC, and EIP-5792 for a capability. */
const codes: Readonly<Record<string, number>> = {
  'request.unknownMethod': -32601,
  'request.explained': -32601,
  'request.refused': -32601,
  'batch.capabilities': 5700,
};

function codeOf({ problem }: ReadbackError): number {
  return codes[problem.id] ?? invalidParams;
}

function refused(code: number, because: string): Decided {
  return { outcome: errorIs(code, fill(words.because, { because })) };
}

function otherMethod(method: string): string {
  return fill(words.otherMethod, { method });
}

function lineOf(time: Date, method: string, { outcome, verdict, isAllowed }: Decided): string {
  const says = verdict === undefined ? words.unreadable : page.verdicts[verdict];
  const hash = createHash('sha256').update(outcome).digest('hex');
  return `${time.toISOString()} ${method} ${says} ${isAllowed ? words.allowed : words.refused} sha256:${hash}`;
}
