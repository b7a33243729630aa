import type { Address } from 'viem';

/** What the practice chain's ENS has under a name. `account` is the place of a practice account, as in `accounts`. */
export type PracticeName = Readonly<{
  /** As it is registered: not always as ENSIP-15 would have it. */
  name: string;
  /** Whom it gives. */
  address: Address | Readonly<{ account: number }>;
  /** Whom it gives on the empty practice chain (ENSIP-9), if it gives anyone there. */
  there?: Address | Readonly<{ account: number }>;
  /** Whether the reverse record of that address says this name. */
  reverse?: boolean;
  /** Text record `avatar` (ENSIP-12); `pass` is the practice pass that the account holds. */
  avatar?: string | Readonly<{ pass: bigint }>;
}>;

/**
 * The ends of keccak256("Readback practice visitor"), "… guest" and "… cloud": nobody holds their keys, and Readback
 * has no names for them. Pictures that lie elsewhere are theirs, since those of own accounts load by themselves.
 */
export const guest: Address = '0x1341750f0ba055a45C24819fB4F341A7b215CbED';
export const cloud: Address = '0x79787dC592FEba0abFb53B508837e30ff10f354e';
export const visitor: Address = '0xf843899b161c9f6096e4d1990fC14D60E37B846b';

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABgAAAAYAgMAAACdGdVrAAAADFBMVEU9hMZ6UjD19fDwtCnjKeEF';
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/></svg>';

/** Names of every kind that matters, honest and not. */
export const practiceNames: readonly PracticeName[] = [
  {
    name: 'pilot.eth',
    address: { account: 0 },
    there: { account: 0 },
    reverse: true,
    avatar: `${png}AAAAN0lEQVR42mNgoAysgFBRC8BU6KoGMPX/1+H/BxhCQ6NA0qGhoVkLwBRIGkSFrQBToVEQKpQICgARbR5uHevOlQAAAABJRU5ErkJggg==`,
  },
  { name: 'copilot.eth', address: { account: 1 }, reverse: true },
  // On the empty practice chain it gives another account.
  {
    name: 'tower.eth',
    address: { account: 2 },
    there: { account: 8 },
    reverse: true,
    avatar: { pass: 3n },
  },
  { name: 'runway🛬.eth', address: { account: 3 }, reverse: true },
  // Not a name after ENSIP-15: an underscore stands only at the start.
  { name: 'pi_lot.eth', address: { account: 5 }, reverse: true },
  // Letters of two scripts, which ENSIP-15 lets stand together.
  { name: '東京tower.eth', address: { account: 6 }, reverse: true },
  // A picture that could run code.
  {
    name: 'radar.eth',
    address: { account: 7 },
    reverse: true,
    avatar: `data:image/svg+xml;base64,${btoa(svg)}`,
  },
  {
    name: 'visitor.eth',
    address: visitor,
    reverse: true,
    avatar: `${png}AAAAN0lEQVR42mNgoAJgglBaEM5SBob/Hw7/vwrhhIJlQkMhnFAIJxTCCYVwQiGcUAgnlGEphApFpgDoOBbgXLbZOgAAAABJRU5ErkJggg==`,
  },
  { name: 'guest.eth', address: guest, reverse: true, avatar: 'https://pictures.example/guest.png' },
  { name: 'cloud.eth', address: cloud, reverse: true, avatar: 'ipfs://practice/cloud.png' },
];

/** Account 4 says that it is the first name above, which does not give it: no name of its own may show. */
export const liar = { account: 4, says: 'pilot.eth' } as const;

/** A name whose records live off the chain, behind a gateway that nobody serves. */
export const farName = { name: 'far.eth', gateway: 'https://gateway.example/{sender}/{data}.json' } as const;

/**
 * Reads like `copilot.eth`, whose o is a Chinese zero here: ENSIP-15 lets the two scripts stand together. The address is
 * the end of keccak256("Readback practice impostor"), and nobody holds its key.
 */
export const impostorName = {
  name: 'copil〇t.eth',
  address: '0xD0070a6cBf7f4C1961D69dC05E5bBC2657D4ef73',
} as const;
