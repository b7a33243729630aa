/**
 * Which request each kind of wallet can sign. One table: Review asks it, and `docs/wallets.md` is generated from it.
 * What cannot be signed is read only, and says so.
 */
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/wallet/canSign.ts';
import type { Body } from '@readback/core/model/request.ts';
import { signingMethods } from '@readback/core/request/wallet/methods.ts';
import { readOnly } from '@readback/core/request/frozen/readOnly.ts';
import { whyNoProposal, whyNoSafeSignature } from './safe/whyNot.ts';
import type { Ability, WalletKind } from './base/ability.ts';

type Cell = Readonly<{
  can: 'yes' | 'if' | 'no';
  /** How, in the table. */
  how: () => string;
  /** Why not, as a sentence on Review; undefined where this request can be signed. */
  why: (body: Body, ability: Ability) => string | undefined;
}>;

/** Why the connected wallet cannot sign this request, as a sentence; undefined when it can. */
export function whyCannotSign(body: Body, ability: Ability): string | undefined {
  const why = cells[ability.kind][body.kind].why(body, ability);
  const never = readOnly(body);
  if (never === 'domainLacksField') return words.why.domainLacksField;
  return why ?? (never === undefined ? undefined : words.why.transaction);
}

const yes = (how: () => string): Cell => ({ can: 'yes', how, why: () => undefined });
const no = (why: string): Cell => ({ can: 'no', how: () => why, why: () => why });

const by = (method: string) => () => method;
const byOwner = (method: string) => () => fill(words.how.byOwner, { method });

const nobody = {
  calldata: no(words.why.calldata),
  userOperation: no(words.why.userOperation),
  authorization: no(words.why.authorization),
} as const;

const session = (method: string, how: SessionWords = words.how.ifSession): Cell => ({
  can: 'if',
  how: () => fill(how, { method }),
  why: (_, { methods }) => (methods?.includes(method) ? undefined : fill(words.why.session, { method })),
});

type SessionWords = typeof words.how.ifSession | typeof words.how.byOwnerIfSession;

const cells: Readonly<Record<WalletKind, Readonly<Record<Body['kind'], Cell>>>> = {
  injected: {
    transaction: yes(by(signingMethods.transaction)),
    calls: {
      can: 'if',
      how: () => fill(words.how.ifBatches, { method: signingMethods.calls }),
      why: whyNoBatch,
    },
    message: yes(by(signingMethods.message)),
    typedData: yes(by(signingMethods.typedData)),
    safeTransaction: yes(byOwner(signingMethods.typedData)),
    ...nobody,
  },
  walletConnect: {
    transaction: session(signingMethods.transaction),
    calls: {
      ...session(signingMethods.calls),
      why: (body, ability) => session(signingMethods.calls).why(body, ability) ?? whyNoBatch(body, ability),
    },
    message: session(signingMethods.message),
    typedData: session(signingMethods.typedData),
    safeTransaction: session(signingMethods.typedData, words.how.byOwnerIfSession),
    ...nobody,
  },
  safe: {
    transaction: {
      can: 'if',
      how: () => words.how.proposed,
      why: whyNoProposal,
    },
    calls: { can: 'yes', how: () => words.how.proposedBatch, why: whyNoProposal },
    message: { can: 'if', how: () => words.how.signedText, why: whyNoSafeSignature },
    typedData: {
      can: 'if',
      how: () => words.how.signedTypedData,
      why: whyNoSafeSignature,
    },
    safeTransaction: no(words.why.safeTransaction),
    ...nobody,
  },
  practice: {
    transaction: yes(by(signingMethods.transaction)),
    calls: no(words.why.practiceBatch),
    message: yes(by(signingMethods.message)),
    typedData: yes(by(signingMethods.typedData)),
    safeTransaction: yes(byOwner(signingMethods.typedData)),
    ...nobody,
  },
};

function whyNoBatch(body: Body, { batches }: Ability): string | undefined {
  if (batches === 'no') return words.why.noBatches;
  const apart = body.kind === 'calls' && body.atomic && batches === 'apart';
  return apart ? words.why.batchApart : undefined;
}

/** The table, row by row, for the documentation. */
export function signTable(): readonly (readonly string[])[] {
  const kinds: readonly WalletKind[] = ['injected', 'walletConnect', 'safe', 'practice'];
  return Object.entries(words.requests).map(([kind, name]) => [
    name,
    ...kinds.map((it) => {
      const { can, how } = cells[it][kind as Body['kind']];
      return fill(words.can[can], { how: how() });
    }),
    words.readOnly,
  ]);
}
