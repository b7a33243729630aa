export const school = 'Flight school';
export const over = 'This flight is over. <link>All flights</link>';
export const all = 'All flights';
export const since = 'Time since the readback was ready';
export const reading = 'Reading';

export const decide = 'Would you sign this request, or reject it?';
export const onlyDecide =
  'Would you sign this request, or reject it? You only decide here. Nothing is signed.';
export const wouldSign = 'I would sign';
export const wouldReject = 'I would reject';
export const veiledSays = 'The verdict, and what was found, show after your decision.';
export const firstSays = 'You decided before you saw the verdict.';
export const other = '{wallet} is connected. Flights use only the practice wallet.';
export const otherUnnamed = 'Another wallet is connected. Flights use only the practice wallet.';
export const useWallet = 'Use the practice wallet';
export const connect = 'Connect the practice wallet';
export const notConnected = 'The practice wallet could not be connected. Try again, or reload the page.';

export const asked =
  'The practice wallet received the request. Check what the wallet shows, and answer there. If its window is gone, <link>start this flight again</link>.';
export const outcomes = {
  attack: {
    reject: {
      title: 'Right: the request was an attack, and you rejected it',
      says: 'Nothing left your account.',
    },
    sign: {
      title: 'Wrong: the request was an attack, and you signed it',
      says: 'Only practice money was at risk. Real money is lost the same way.',
    },
    wouldSign: {
      title: 'Wrong: the request was an attack, and you would have signed it',
      says: 'Nothing was signed here. With a real wallet, the same decision could cost you real money.',
    },
  },
  honest: {
    reject: {
      title: 'Wrong: the request was honest, and you rejected it',
      says: 'You lost nothing, but you did not get what you came for.',
    },
    sign: {
      title: 'Right: the request was honest, and you signed it',
      says: 'The request does what you came for.',
    },
    wouldSign: {
      title: 'Right: the request was honest, and you would have signed it',
      says: 'Nothing was signed here.',
    },
  },
} as const;
/** After an honest request was signed in a wallet that may not do what it was asked. */
export const walletOutcome = {
  title: 'You signed an honest request',
  waits:
    'What your wallet does with the request is another matter. Watch the hearback. It may take half a minute.',
  different: 'Your wallet sent something else',
  differentSays:
    'Signing was right: the request was honest. Your wallet was not, and only the hearback can show that.',
  heardSays: 'Signing was right: the request was honest. The hearback says what your wallet did with it.',
} as const;
export const measured = '{measure}, from the readback to your decision. {progress}.';

export const notices = 'What a careful pilot notices';
export const show = 'Show on the page';
export const showThis = 'Show on the page: this finding';
export const showWhat = 'Show on the page: {what}';

export const leadsTo = 'What signing leads to';
export const wouldLeadTo = 'What signing would have led to';
export const unused = 'You signed the request. Nobody has taken advantage of that yet.';
export const waiting = 'The transaction is waiting to be mined.';
export const happen = 'Show what would have happened';
export const notCarriedOut = 'The attack could not be carried out on the practice chain.';

export const nextFlight = 'Next flight';
export const next = 'Next: {title}';
export const again = 'Fly again';
export const flewAll = 'You have flown all the flights.';
