import { type Address, type Hex, hexToBytes, keccak256, toHex } from 'viem';
import type { Random } from '../../truth/random.ts';
import { pilot } from '../../truth/sky.ts';
import { freshAddress } from '../actors.ts';
import type { Trick } from '../hostile.ts';

const user = pilot(0).address;

/** Texts whose signature is the seed of a key, as those who derive keys of it have people sign them. */
export const keyTexts: readonly string[] = [
  'Access zkSync account.\n\nOnly sign this message for a trusted client!',
  'Sign this message to access your Umbra account.\n\nOnly sign this message for a trusted client!',
  'Sign this message to access Loopring Exchange: 0x0BABA1Ad5bE3a5C0a66E7ac838a129Bf948f1eA4 with key nonce: 0',
  'Only sign this request if you’ve initiated an action with Immutable X.',
  'Only sign this request if you’ve initiated an action with Immutable X.\n\nFor internal use:\n1f2c9a',
  'Sign this message to generate your Fluidkey private payment keys.\n\nWARNING: Only sign this message within a trusted website or platform to avoid loss of funds.\n\nSecret: 8f3a',
  'Aztec account\n\nSign this message to generate your Aztec Account Key. This key lets the application decrypt your balance on Aztec.\n\nIMPORTANT: Only sign this message if you trust the application.',
  'Sign this message to generate your Aztec Spending Key. This key lets the application spend your funds on Aztec.',
  'This signature can be used to access your MUSE account. Do not sign it on other sites.',
  'This is a request to derive your L2 private key. It costs no gas.',
  'Signing this message will be used to derive your STARK key.',
  'Generate your encryption keys by signing this message. Never share this signature.',
  'Sign to create the seed of your trading wallet.',
  'Sign this message to unlock your stealth keys (version 2).',
  'By signing this message your session private key will be generated from the signature.',
];

const hosts = [
  'blur.io',
  'opensea.io',
  'app.lens.xyz',
  'mirror.xyz',
  'x2y2.io',
  'polymarket.com',
  'looksrare.org',
  'zapper.xyz',
];

/** A run of 32 bytes in a coding that people cannot read. */
const codings: Readonly<Record<string, (it: Hex) => string>> = {
  hex: (it) => it,
  'hex without prefix': (it) => it.slice(2),
  'hex in capitals': (it) => it.slice(2).toUpperCase(),
  base64: (it) => Buffer.from(hexToBytes(it)).toString('base64'),
  base64url: (it) => Buffer.from(hexToBytes(it)).toString('base64url'),
  decimal: (it) => BigInt(it).toString(),
  'hex in groups': (it) =>
    it
      .slice(2)
      .replaceAll(/(.{8})/g, '$1 ')
      .trim(),
  'hex with dashes': (it) =>
    it
      .slice(2)
      .replaceAll(/(.{8})/g, '$1-')
      .replace(/-$/, ''),
  'hex over lines': (it) => `${it.slice(2, 34)}\n${it.slice(34)}`,
  'list of bytes': (it) => hexToBytes(it).join(','),
  base32: (it) => BigInt(it).toString(32),
  base36: (it) => BigInt(it).toString(36),
  binary: (it) => BigInt(it).toString(2),
};

function bytesOf(random: Random): Hex {
  return keccak256(toHex(random.below(2 ** 31)));
}

/** Something around it that says nothing. */
function around(random: Random, text: string): string {
  const before = ['', 'Welcome!\n\n', 'Readback practice\n\n', 'Please read.\n', '1. '];
  const after = ['', '\n\nThis costs nothing.', '\n\nNonce: 12', '\nTime: 2026-11-22', ' Thank you.'];
  return `${random.pick(before)}${text}${random.pick(after)}`;
}

/** Other letters for the same words. */
function disguised(random: Random, text: string): string {
  return random.pick<(it: string) => string>([
    (it) => it,
    (it) => it.toUpperCase(),
    (it) => it.replaceAll(' ', '  '),
    (it) => it.replaceAll(' ', '\n'),
    (it) => it.replaceAll('.', '!'),
    (it) => it.toLowerCase(),
    (it) => it.replaceAll(' ', '\u00a0'),
  ])(text);
}

export const texts: readonly Trick[] = [
  {
    id: 'seed-of-a-key',
    family: 8,
    kind: 'text',
    uses: [],
    say: (_, { random }) => ({
      text: around(random, disguised(random, random.pick(keyTexts))),
      why: 'Whoever has the signature has the key that is made of it.',
    }),
  },
  {
    id: 'log-in-elsewhere',
    family: 8,
    kind: 'text',
    uses: [],
    say: (_, { random }) => {
      const host = random.pick(hosts);
      const challenge = random.pick([
        '',
        `\n\nChallenge: ${bytesOf(random)}`,
        `\n\nNonce: ${random.below(10 ** 9)}`,
      ]);
      const text = random.pick([
        `Sign in to ${host}${challenge}`,
        `Welcome to ${host}! Click to sign in and accept the Terms of Service (https://${host}/tos).${challenge}`,
        `https://${host} wants to verify that you own ${user}.${challenge}`,
        `Log in\n\nSite: ${host}\nAccount: ${user}${challenge}`,
        `${host}\nLogin request ${new Date(1_800_000_000_000).toISOString()}${challenge}`,
        `I am the owner of ${user} and I log in at www.${host}.${challenge}`,
      ]);
      return { text: around(random, text), why: 'Whoever has the signature is logged in there.' };
    },
  },
  ...Object.entries(codings).map(
    ([coding, written]): Trick => ({
      id: `32 bytes, ${coding}`,
      family: 8,
      kind: 'text',
      uses: [],
      say: (_, { random }) => {
        const it = written(bytesOf(random));
        const text = random.pick([
          `Please confirm: ${it}`,
          `Challenge ${it}`,
          `Order\n${it}\nThank you`,
          `Sign to continue.\n\n${it}`,
          it,
        ]);
        return { text: around(random, text), why: 'The bytes may be the hash of anything.' };
      },
    }),
  ),
  {
    id: 'names-a-stranger',
    family: 8,
    kind: 'text',
    uses: [],
    say: (_, { random }) => {
      const thief: Address = freshAddress(random);
      const text = random.pick([
        `I link my account to ${thief}.`,
        `Delegate my points to ${thief}`,
        `New payout address: ${thief}`,
        `I transfer my account to ${thief.toLowerCase()}`,
        `Agent: ${thief}\nScope: trade`,
        `Authorize ${thief.slice(2)} to act for me`,
      ]);
      return {
        text: around(random, text),
        why: 'A server that takes such texts favors the account that is named.',
      };
    },
  },
];
