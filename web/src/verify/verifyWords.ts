import type { KeySigner, VerifiedSignature } from '@readback/core/hearback/signature/verifySignature.ts';
import type { Address } from 'viem';
import { whyWords } from '@readback/phrases/words/why.ts';

/** What is said of a signature. `who`: the addresses that are shown with it, whole. `from`: who says so. */
export type VerifyWords = Readonly<{
  tone: 'good' | 'bad' | 'unknown';
  title: string;
  text: string;
  who: readonly Readonly<{ role: string; address: Address }>[];
  from: string;
}>;

const onDevice = 'Computed on this device. No node was asked.';

/** The sentences for what was found. `asked`: an account was named. */
export function verifyWords(found: VerifiedSignature, asked: boolean): VerifyWords {
  switch (found.kind) {
    case 'key':
      return {
        tone: 'good',
        title: asked ? 'Signed by this account' : 'Signed by the key of this account',
        text: [asked ? 'Its key signed exactly this.' : 'Enter an account to compare it with.', formOf(found)]
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
            : 'The contract says that the signature is valid for this, in the older form of ERC-1271, which takes bytes. It may say otherwise later.',
        who: [{ role: 'Contract account', address: found.account }],
        from: blockWords(found.at),
      };
    case 'undeployed':
      return {
        tone: 'good',
        title: 'Valid once this account is deployed',
        text: 'There is no contract at this address yet. The signature includes its deployment (ERC-6492). In a simulation, the deployed contract accepted the signature.',
        who: [
          { role: 'Future account', address: found.account },
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
        text: 'A key’s signature has 65 bytes (r, s, and v as 27, 28, 0 or 1) or 64 (ERC-2098). If a contract account signed, enter the account and its network.',
        who: [],
        from: onDevice,
      };
    case 'malformed':
      return {
        tone: 'bad',
        title: 'This signature is malformed',
        text: 'It ends like a signature of an account that is not deployed yet (ERC-6492), but the rest cannot be decoded as one.',
        who: [],
        from: onDevice,
      };
    case 'cannotTell':
      return {
        tone: 'unknown',
        title: 'This could not be checked',
        text: found.by
          ? 'The key of the account you entered did not make it. Whether a contract at that address accepts it is unknown.'
          : 'No account’s key made it. Whether the account you entered accepts it is unknown.',
        who: found.by ? [{ role: 'Signed with the key of', address: found.by.signer }] : [],
        from: `${found.why.source ?? 'The network'}: ${whyWords[found.why.why]}.`,
      };
  }
}

function notBy(found: Extract<VerifiedSignature, { kind: 'notBy' }>): VerifyWords {
  const { by, is, at, account } = found;
  const contract =
    is === 'contract'
      ? 'The account is a contract, and it does not accept the signature.'
      : is === 'noContract'
        ? 'There is no contract at that address, so nothing there can accept it.'
        : 'If the account is a contract, choose its network to ask it.';
  return {
    tone: 'bad',
    title: 'Not signed by this account',
    text: by
      ? `Another key made it, or it signs something else. ${contract}`
      : `No account’s key made it. ${contract}`,
    who: [
      { role: 'Not signed by', address: account },
      ...(by ? [{ role: 'If it signs this, the signer is', address: by.signer }] : []),
    ],
    from: at ? blockWords(at) : onDevice,
  };
}

function formOf({ compact, highS }: KeySigner): string {
  const form = compact ? 'It uses the short 64-byte form (ERC-2098).' : '';
  const high = highS ? 'Its s value is in the upper half: many contracts reject that (EIP-2).' : '';
  return [form, high].filter(Boolean).join(' ');
}

function blockWords({ endpoint, number }: { endpoint: string; number: bigint }): string {
  return `According to ${endpoint}, at block ${number.toLocaleString('en')}. No second source confirms it.`;
}
