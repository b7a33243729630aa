export const school = 'Flight school';
export const over = 'This flight is over. <link>All flights</link>';
export const all = 'All flights';
export const since = 'Time since the readback was ready';
export const reading = 'Reading';

export const decide = 'Would you sign it, or reject it?';
export const onlyDecide = 'Would you sign it, or reject it? You only decide here. Nothing is signed.';
export const wouldSign = 'I would sign it';
export const other = '{wallet} is connected. Flights use only the practice wallet.';
export const otherUnnamed = 'Another wallet is connected. Flights use only the practice wallet.';
export const useWallet = 'Use the practice wallet';
export const connect = 'Connect the practice wallet';
export const notConnected = 'The part that connects it could not be loaded. Try again, or reload the page.';

export const asked =
  'The practice wallet was asked. Check what it shows, and answer there. If its window is gone, <link>start this flight again</link>.';
export const watched = {
  open: 'The same request again, on a fresh practice chain. Sign it this time, and see what happens: it is practice money.',
  rejected: 'You rejected it again, so nothing happens.',
  failed: 'The practice wallet did not sign it, so nothing happens.',
} as const;

export const outcomes = {
  attack: {
    reject: {
      title: 'Right: it was an attack, and you rejected it',
      says: 'Nothing left your account.',
    },
    sign: {
      title: 'Wrong: it was an attack, and you signed it',
      says: 'It was practice money. Real money is lost the same way.',
    },
    wouldSign: {
      title: 'Wrong: it was an attack, and you would have signed it',
      says: 'Nothing was signed here. Elsewhere it might have been.',
    },
  },
  honest: {
    reject: {
      title: 'Wrong: it was honest, and you rejected it',
      says: 'You lost nothing, but you did not get what you came for.',
    },
    sign: {
      title: 'Right: it was honest, and you signed it',
      says: 'It does what you came for.',
    },
    wouldSign: {
      title: 'Right: it was honest, and you would have signed it',
      says: 'Nothing was signed here.',
    },
  },
} as const;
export const otherMatter =
  'What your wallet does with it is another matter. Watch the hearback below: it may take half a minute.';
export const measured = '{measure} from the readback to the decision. {progress}.';

export const notices = 'What a careful pilot notices';
export const show = 'Show';
export const showThis = 'Show on the page: this';
export const showWhat = 'Show on the page: {what}';

export const leadsTo = 'What signing leads to';
export const happened = 'What happened';
export const unused = 'You signed it. Nobody has used it yet.';
export const waiting = 'It is waiting to be mined.';
export const happen = 'Let it happen';
export const notCarriedOut = 'The others could not carry it out on the practice chain.';
export const lower =
  '{count, plural, =0 {No balance is lower than before.} one {# balance is lower than before.} other {# balances are lower than before.}}';
export const unchanged = 'All balances are unchanged.';
export const beforeAndNow = '{before} before, {now} now';

export const nextFlight = 'Next flight';
export const next = 'Next: {title}';
export const again = 'Fly again';
export const flewAll = 'You have flown them all.';
