/**
 * Which request each kind of wallet can sign. One table: Review asks it, and `docs/wallets.md` is generated from it.
 * What cannot be signed is read only, and says so.
 */
import type { Body } from '@readback/core/model/request.ts';
import { signingMethods } from '@readback/core/request/wallet/methods.ts';
import { readOnly } from '@readback/core/request/frozen/readOnly.ts';
import { whyNoProposal, whyNoSafeSignature } from './safe/whyNot.ts';
import type { Ability, WalletKind } from './ability.ts';

type Cell = Readonly<{
  can: 'yes' | 'if' | 'no';
  /** How, in the table. */
  how: string;
  /** Why not, as a sentence on Review; undefined where this request can be signed. */
  why: (body: Body, ability: Ability) => string | undefined;
}>;

/** Why the connected wallet cannot sign this request, as a sentence; undefined when it can. */
export function whyCannotSign(body: Body, ability: Ability): string | undefined {
  const why = cells[ability.kind][body.kind].why(body, ability);
  const never = readOnly(body);
  if (never === 'domainLacksField') return 'The domain lacks a field that its type declares.';
  return (
    why ?? (never === undefined ? undefined : 'Wallets do not accept this kind of transaction from a page.')
  );
}

const yes = (how: string): Cell => ({ can: 'yes', how, why: () => undefined });
const no = (why: string): Cell => ({ can: 'no', how: why, why: () => why });

const nobody = {
  userOperation: no('Wallets do not accept user operations from a page.'),
  authorization: no('Wallets do not accept authorizations (EIP-7702) from a page.'),
} as const;

const session = (method: string, how: string): Cell => ({
  can: 'if',
  how: `${how}, if its session allows it`,
  why: (_, { methods }) =>
    methods?.includes(method) ? undefined : `The wallet’s WalletConnect session does not allow ${method}.`,
});

const cells: Readonly<Record<WalletKind, Readonly<Record<Body['kind'], Cell>>>> = {
  injected: {
    transaction: yes(signingMethods.transaction),
    calls: { can: 'if', how: `${signingMethods.calls}, if it says that it accepts batches`, why: whyNoBatch },
    message: yes(signingMethods.message),
    typedData: yes(signingMethods.typedData),
    safeTransaction: yes(`${signingMethods.typedData}, by an owner`),
    ...nobody,
  },
  walletConnect: {
    transaction: session(signingMethods.transaction, signingMethods.transaction),
    calls: {
      ...session(signingMethods.calls, signingMethods.calls),
      why: (body, ability) =>
        session(signingMethods.calls, '').why(body, ability) ?? whyNoBatch(body, ability),
    },
    message: session(signingMethods.message, signingMethods.message),
    typedData: session(signingMethods.typedData, signingMethods.typedData),
    safeTransaction: session(signingMethods.typedData, `${signingMethods.typedData}, by an owner`),
    ...nobody,
  },
  safe: {
    transaction: {
      can: 'if',
      how: 'proposed to the owners, if it fixes no nonce, gas or fee',
      why: whyNoProposal,
    },
    calls: { can: 'yes', how: 'proposed to the owners, all or nothing', why: whyNoProposal },
    message: { can: 'if', how: 'signed by the owners off chain, if it is text', why: whyNoSafeSignature },
    typedData: {
      can: 'if',
      how: 'signed by the owners off chain, if Safe hashes it the same way',
      why: whyNoSafeSignature,
    },
    safeTransaction: no('An owner must sign this with their own wallet, outside Safe’s page.'),
    ...nobody,
  },
  practice: {
    transaction: yes(signingMethods.transaction),
    calls: no('The practice wallet does not accept batches.'),
    message: yes(signingMethods.message),
    typedData: yes(signingMethods.typedData),
    safeTransaction: yes(`${signingMethods.typedData}, by an owner`),
    ...nobody,
  },
};

function whyNoBatch(body: Body, { batches }: Ability): string | undefined {
  if (batches === 'no') return 'The wallet says that it does not accept batches of calls on this network.';
  const apart = body.kind === 'calls' && body.atomic && batches === 'apart';
  return apart
    ? 'This batch is all or nothing, but the wallet says that it sends calls one by one.'
    : undefined;
}

/** The table, row by row, for the documentation. */
export function signTable(): readonly (readonly string[])[] {
  const kinds: readonly WalletKind[] = ['injected', 'walletConnect', 'safe', 'practice'];
  return Object.entries(names).map(([kind, name]) => [
    name,
    ...kinds.map((it) => {
      const { can, how } = cells[it][kind as Body['kind']];
      return `${can === 'if' ? 'depends' : can}: ${how}`;
    }),
    'no: read only',
  ]);
}

const names: Readonly<Record<Body['kind'], string>> = {
  transaction: 'Transaction',
  calls: 'Batch of calls (EIP-5792)',
  message: 'Message (EIP-191)',
  typedData: 'Typed data (EIP-712)',
  safeTransaction: 'Safe transaction',
  userOperation: 'User operation (ERC-4337)',
  authorization: 'Authorization (EIP-7702)',
};
