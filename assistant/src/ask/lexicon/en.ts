/** English pieces that are asked in several words, with the words that the phrasings have for them; a `*` stands for any ending. */
export const en = `
receive: end up with|ends up with|show up|shows up|turn up
happens: going on
earlier: last time|previous time|in the past|already
lose: give up|giving up|part with
expire: run out|runs out
undo: take back|takes back|get rid of|call off
login: log in|logged in|sign in|signing in|logging in
work: go through|goes through|going through
dollar: real money|in dollars|in dollar|in usd|in euro|in euros|in pounds|$|€|usd|eur|fiat
how long: how much time
empty: clean out|clear out
who: which person|which people
should: supposed to
act as: impersonate|pose as|pretend to be
`;
