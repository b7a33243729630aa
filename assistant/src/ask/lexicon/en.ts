/** English pieces that are asked in several words, with the words that the phrasings have for them; a `*` stands for any ending. */
export const en = `
receive: end up with|ends up with|wind up with|walk away with|come away with
arrive: show up|shows up|turn up|turns up|come through|comes through|land in|come in|comes in|drop in
happens: going on|happening here
earlier: last time|previous time|in the past|last week|last month|last year|the other day|yesterday|back then
lose: give up|giving up|part with|be out of|out of pocket|be down|i am out|kiss goodbye
expire: run out|runs out|go stale|goes stale|wear off|wears off|time out|times out|lapse|lapses
undo: take back|takes back|call off|back out|claw back|clawing back|claw it back|clawing it back|get it back|roll back|rolled back|turn back|go back on|backsies|take it back
revoke: get rid of|shut off|shut down|shut it off|turn off|turn it off|turn this off|switch off|switch it off|cut off|take away|opt out|pull out of|get out of|void it|nuke|kill|kill it|shut it down|cancel out|unlink|unsubscribe
delist: take down|take it down|pull down|take off|off the market|off sale|off opensea|off the site|pull the
login: log in|logged in|sign in|signing in|logging in|signed in|log on|logged on|sign into|log into|logging into
work: go through|goes through|going through|go thru|goes thru|went through|pull through
dollar: real money|in dollars|in dollar|in usd|in euro|in euros|in pounds|in fiat|$|€|usd|eur|fiat|bucks|buck|quid|us dollars|in real life money
how long: how much time|how many days|how many hours|how many minutes|for how many days
empty: clean out|clear out|clean me out|wipe out|wipe me out|suck dry|rip off everything
who: which person|which people|whos
should: supposed to|ought to|have to|need to|got to
impersonate: act as|pose as|pretend to be|on my behalf|in my name|speak for me|in my place|instead of me
guaranteed: for sure|no matter what|in any case|bottom line|at the very least|at least
forever: for good|for life|for ever|indefinitely|without end|all the time
whenever: at any time|any time|anytime|at will|whenever i want|when i want
unread: make sense of|making sense of|figure out|work out|make out|get to the bottom
danger: too good to be true|something off|looks off|bit off|smells off|red flag|red flags|dodgy|bad news|not right|looks weird|feels off|feels wrong|iffy|bogus
why: how come|what for|what gives
everything: all of it|the whole lot|the lot|all of them|the whole thing|all in|all together|in all|every last
permission: green light|go ahead to take
later: down the road|down the line|at a later time|some day|next week|next month|next year|over time|in a week|in a month
again: over and over|again and again|more than once|twice|several times|repeatedly|every time|each time
recipient: the other end|the other side|on the receiving end
instantly: right away|straight away|right now|at once|this second|the second i|the moment i|straight after|immediately after|in no time
price: ripped off|rip off|ripping me off|exchange rate|market says|short changed|overpaying|overpay|underpriced|lowball|lowballing|undersell|underselling|good value|going rate|market rate|market price|fair value
continue: go ahead|go on|carry on|move on|press on
account: plain wallet|normal wallet|regular wallet|normal account|regular account
unknown: no idea|no clue|not sure|in the dark|blank
real: legit one|the real deal|real thing|actual
understand: get it|wrap my head
person: the guy|some rando|rando|random|a rando|some random|dude|the folks|these folks|those folks|these guys|those guys|the boys
new: newcomer|newbie|new guy|new one|new person|new owner
other: other side|over there|on there
together: all up|in sum|sum total|grand total|all told
fee: take a cut|takes a cut|their cut|bridge cut|a cut|skim|skims|overhead|surcharge|toll
confirm: press it|hit it|smash it|press go|press the button|hit the button|hit confirm|hit sign|press confirm|go for it|push the button|tap it|tap confirm
not: nah|nope|no way
`;
