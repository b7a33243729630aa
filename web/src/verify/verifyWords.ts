import type { KeySigner, VerifiedSignature } from '@readback/core/hearback/signature/verifySignature.ts';
import type { Address } from 'viem';
import { whyWords } from '@readback/phrases/whyWords.ts';

/** What is said of a signature. `who`: the addresses that are shown with it, whole. `from`: who says so. */
export type VerifyWords = Readonly<{
  tone: 'good' | 'bad' | 'unknown';
  title: string;
  text: string;
  who: readonly Readonly<{ role: string; address: Address }>[];
  from: string;
}>;

const onDevice = 'Computed on this device. Nobody was asked.';

/** The sentences for what was found. `asked`: an account was named. */
export function verifyWords(found: VerifiedSignature, asked: boolean): VerifyWords {
  switch (found.kind) {
    case 'key':
      return {
        tone: 'good',
        title: asked ? 'Signed by this account' : 'Signed by the key of this account',
        text: [
          asked ? 'Its key made this signature over exactly this.' : 'Name an account to compare it with.',
          formOf(found),
        ]
          .filter(Boolean)
          .join(' '),
        who: [{ role: 'Signer', address: found.signer }],
        from: onDevice,
      };
    case 'contract':
      return {
        tone: 'good',
        title: 'Accepted by this contract account',
        text:
          found.form === 'bytes32'
            ? 'The contract says that the signature is valid for this (ERC-1271). It may say otherwise later: its owners can change.'
            : 'The contract says that the signature is valid for this, in the older form of ERC-1271 that takes bytes. It may say otherwise later.',
        who: [{ role: 'Contract account', address: found.account }],
        from: blockWords(found.at),
      };
    case 'undeployed':
      return {
        tone: 'good',
        title: 'Valid once this account is deployed',
        text: 'No contract stands at the account yet. The signature brings its deployment with it (ERC-6492): it was tried without leaving a trace, and the contract then accepted the signature.',
        who: [
          { role: 'Account to be', address: found.account },
          { role: 'Deployed by', address: found.factory },
        ],
        from: blockWords(found.at),
      };
    case 'notBy':
      return notBy(found);
    case 'noKey':
      return {
        tone: 'bad',
        title: 'No key can have made this signature',
        text: 'A key’s signature has 65 bytes (r, s, and v as 27, 28, 0 or 1) or 64 (ERC-2098). If it is of a contract account, name the account and its network.',
        who: [],
        from: onDevice,
      };
    case 'malformed':
      return {
        tone: 'bad',
        title: 'This signature is malformed',
        text: 'It ends as one of an account that is not deployed yet (ERC-6492), and what stands before cannot be read as one.',
        who: [],
        from: onDevice,
      };
    case 'cannotTell':
      return {
        tone: 'unknown',
        title: 'It could not be found out',
        text: found.by
          ? 'It is not by the key of the account that you named. Whether a contract stands there that accepts it is not known.'
          : 'It is not by the key of any account. Whether the account that you named accepts it is not known.',
        who: found.by ? [{ role: 'It is by', address: found.by.signer }] : [],
        from: `${found.why.source ?? 'The network'}: ${whyWords[found.why.why]}.`,
      };
  }
}

function notBy(found: Extract<VerifiedSignature, { kind: 'notBy' }>): VerifyWords {
  const { by, is, at, account } = found;
  const contract =
    is === 'contract'
      ? 'A contract stands at the account, and it does not accept the signature.'
      : is === 'noContract'
        ? 'No contract stands at the account that could accept it.'
        : 'If the account is a contract, choose its network to ask it.';
  return {
    tone: 'bad',
    title: 'Not signed by this account',
    text: by
      ? `It is by another key, or over something else than this. ${contract}`
      : `It is by the key of no account. ${contract}`,
    who: [
      { role: 'Not by', address: account },
      ...(by ? [{ role: 'For this, it is by', address: by.signer }] : []),
    ],
    from: at ? blockWords(at) : onDevice,
  };
}

function formOf({ compact, highS }: KeySigner): string {
  const form = compact ? 'It is in the short form of 64 bytes (ERC-2098).' : '';
  const high = highS ? 'Its s is in the upper half: many contracts refuse it in this form (EIP-2).' : '';
  return [form, high].filter(Boolean).join(' ');
}

function blockWords({ endpoint, number }: { endpoint: string; number: bigint }): string {
  return `As ${endpoint} tells it, at block ${number.toLocaleString('en')}. No second source confirms it.`;
}
