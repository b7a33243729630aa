import type { Lexicon } from './lexeme.ts';

export const en: Lexicon = {
  'do:send':
    'payment|i owe|we owe|shoot|snd|sned|return|hand over|hand|pay back|chip in|send|sends|sending|pay|paying|transfer|transferring|give|giving|gift|donate|wire|tip|reimburse|move|payout|forward|make a payment|a payment|a transfer|sling|chuck|beam|zap over|fire over|fire off|slide|spot|toss|settle up with|settle with|square up with|refund|drop off|venmo|compensate|cover|kick back|send over|pay out|pass|donating|tipping|moving|wiring|send out|send off|give away|move over|move out|transfer over|ship|ship over|hand out|fire|empty|settle my bill with|settle my tab with|settle the bill with|settle my debt with|settle the tab with',
  'do:swap':
    'swap|swapping|exchange|exchanging|trade|trading|convert|converting|change|turn|sell|selling|switch|dump|flip|offload|swop|ape out of|trade in|cash out|liquidate|unload|rotate|market sell|swap out|swap over|trade out|swap up',
  'do:buy': 'get me|buy|buying|purchase|purchasing|acquire|ape into|grab|grab me|pick up|snag|scoop|snipe',
  'do:wrap': 'wrap|wrapping|wrap up',
  'do:unwrap': 'unwrap|unwrapping|unrwap',
  'do:deposit':
    'deposit|depositing|stake|staking|supply|supplying|lend|lending|put|invest|provide|add liquidity|restake|park|stash|dump in|dump into|throw in|throw into|pop|stick|add liquidity with|lock up|lock|earn on|earn yield on|ape in|contribute|put up as collateral|put away|lend out|lending out',
  'do:claim':
    'claim|claiming|collect|harvest|redeem|harvesting|pick up my|scoop up|cash in my|grab my|pocket|get my rewards|collecting',
  'do:list':
    'list|listing|auction|put up for sale|put … sale|offer for sale|put … up|flog|put on sale|sell on the market|relist|for sale|offer|post',
  'do:allow':
    'allow|allowing|approve|approving|authorize|authorise|permit|grant|enable spending|give permission|give access|give approval|ok for|trust|whitelist|empower|entrust|greenlight|sign off on|give … permission|increase allowance for|set allowance for|set an allowance for|set the allowance for|raise the limit for',
  'do:allow loose': 'let',
  'do:revoke':
    'revoke|revoking|withdraw permission|withdraw approval|disallow|unapprove|unauthorize|deauthorize|unallow|de-authorize|reset allowance|reset the allowance|reset approval|reset approvals|zero out|remove permission|remove access|remove approval|clear approvals',
  'do:revoke loose':
    'take back|take … back|take away|get rid of|kill|nuke|wipe|purge|axe|ditch|yank|clear|scrap|clean up|strip|disconnect|cut|get rid of all|shut off|turn off|shut down|take … away|take … off|kick … off|kick … out',
  'do:stop':
    "don't … any more|dont … any more|can't … any more|cannot … any more|cant … any more|shouldn't be able to|shouldnt be able to|should not be able to|mustn't be able to|must not be able to|may not … anymore|shouldn't … anymore|shouldnt … anymore|should no longer|must no longer|may no longer|can no longer|no longer|no more|never again|dont … anymore|don't … anymore|can't … anymore|cannot … anymore|cant … anymore|anymore|any longer|forbid|disallow from|not … anymore|not … any more|stop|prevent|block|ban|halt|make sure … no longer|keep … away from|shut out|lock out|lock … out|no one should|nobody should|nobody may|no one may|nobody can|no one can|is not allowed to|not allowed to|isn't allowed to|isnt allowed to|never let|dont let|don't let|do not let|dont allow|don't allow|do not allow|never allow|not be allowed to|pull the plug on",
  'do:signIn':
    'logging in to|logging into|logging in|logging on to|sign on to|sign in|sign in to|sign into|sign me in|sign me into|signing in|log in|log into|log in to|login|login to|log … in|sign … in|log on|authenticate|connect to|sign me on to|sign-in|sign-in to|log me in|log me into|log me in to|auth|auth with|authenticate with|authenticate to|connect my wallet to|connect my wallet with|connect with|connect|logging on|get me logged in|get me logged into|signing into|signing in to|siwe',
  'do:say':
    'sign|sign the message|sign a message|sign the text|sign this message|sign the words|sign a text|sign the following|sign the sentence|signing',
  'do:add': 'add|adding|enable|install|activate|include',
  'do:remove': 'remove|removing|delete|disable|uninstall|kick out|kick|drop|throw|throw out|cut … off',
  'do:replace': 'replace|replacing|substitute',
  'do:set': 'set|setting|upgrade|update|make it|change the|change my',
  'do:set part:delegation': 'delegate|delegating',
  'do:nothing':
    'nothing|do nothing|nothing should happen|nothing at all|just looking|only looking|just look|just testing|nothing should leave|nothing should move',
  'do:other':
    'mint|minting|borrow|borrowing|vote|voting|burn|deploy|short|leverage|register|renew|sent|swapped|bridged|approved|transferred|bought|sold|received|lend me|deposited|withdrew|claimed|vote for',
  spend:
    'touching|taking|spending|accessing|using|draining|drain|use|touch|handle|being able to spend|being able to use|being able to take|being able to touch|being able to move|being able to pull',
  permission:
    'permission|permissions|approval|approvals|allowance|allowances|rights|access rights|spending rights|spending permission|spending permissions|spending limit|access|approved spenders|spending access|spend limit|permits|token approvals|token approval|connected apps|spenders|limit|permission over|access over|control over|approval over|approval of',
  'part:owner': 'owner|owners|signer|signers|cosigner|co-signer|ownership',
  'part:threshold':
    'threshold|signatures|signature|required signatures|signatures required|confirmations|quorum',
  'part:module': 'module|modules|plugin',
  'part:guard': 'guard|guards',
  'part:handler': 'handler|fallback handler',
  'part:code': 'code|implementation|logic',
  'part:delegation': 'delegation',
  safe: 'safe|multisig|vault account',
  to: 'over to|to|towards|recipient|the recipient is|onto the address|for the account|unto',
  from: 'from|out of',
  into: 'into|in exchange for|in return for|against|in to',
  for: 'for|in order to get|to get|to receive|getting|receiving|receive|and get|and receive',
  with: 'with|via|through|on top of|paying with|w|using my|thru|paying in|paid in|paid with',
  of: 'of',
  on: 'on|in|at|inside|onto|on the',
  as: 'as|by',
  atLeast:
    "at least|minimum|min|a minimum of|no less than|not less than|at minimum|not below|not under|minimum of|or more|at the very least|expecting at least|not less|atleast|or better|nothing less than|nothing under|nothing below|dont accept less than|don't accept less than|at a minimum|min of|no lower than|but not less than|but no less than|but at least|don't take less than|don't take under|don't take below|dont take less than|dont take under|dont take below|don't accept under|don't accept below|dont accept under|dont accept below|not taking less than|not taking under|not taking below|not accepting less than|not accepting under|not accepting below|won't take less than|won't take under|won't take below|wont take less than|wont take under|wont take below|i i i expecting less than|but don't take less than|but don't take under|but don't take below|but dont take less than|but dont take under|but dont take below|but don't accept less than|but don't accept under|but don't accept below|but dont accept less than|but dont accept under|but dont accept below|but not taking less than|but not taking under|but not taking below|but not accepting less than|but not accepting under|but not accepting below|but won't take less than|but won't take under|but won't take below|but wont take less than|but wont take under|but wont take below|but but but but wanna get less than|but i but i but i but expecting less than",
  atMost:
    "at most|up to|maximum|max|a maximum of|no more than|not more than|not above|maximum of|or less|at maximum|at the most|capped at|limited to|limit of|a limit of|with a limit of|a cap of|cap|dont pay more than|don't pay more than|dont spend more than|don't spend more than|not paying more than|without paying more than|for no more than|not over|under|below|less than|tops|max of|no higher than|not exceeding|dont go over|don't go over|never more than|nothing over|cap it at|capped|at max|at most for|limited at|spending cap of|upto|but not more than|but no more than|but at most|don't pay over|don't pay above|dont pay over|dont pay above|do not pay more than|do not pay over|do not pay above|don't spend over|don't spend above|dont spend over|dont spend above|don't go more than|don't go above|dont go more than|dont go above|do not go more than|do not go over|do not go above|never pay more than|never pay over|never pay above|not paying over|not paying above|without paying over|without paying above|without spending more than|without spending over|without spending above|without going more than|without going over|without going above|not spending more than|not spending over|not spending above|not willing to pay more than|not willing to pay over|not willing to pay above|won't pay more than|won't pay over|won't pay above|wont pay more than|wont pay over|wont pay above|but don't pay more than|but don't pay over|but don't pay above|but dont pay more than|but dont pay over|but dont pay above|but do not pay more than|but do not pay over|but do not pay above|but don't spend more than|but don't spend over|but don't spend above|but dont spend more than|but dont spend over|but dont spend above|but don't go more than|but don't go over|but don't go above|but dont go more than|but dont go over|but dont go above|but do not go more than|but do not go over|but do not go above|but never pay more than|but never pay over|but never pay above|but not paying more than|but not paying over|but not paying above|but without paying more than|but without paying over|but without paying above|but without spending more than|but without spending over|but without spending above|but without going more than|but without going over|but without going above|but not spending more than|but not spending over|but not spending above|but not willing to pay more than|but not willing to pay over|but not willing to pay above|but won't pay more than|but won't pay over|but won't pay above|but wont pay more than|but wont pay over|but wont pay above|but not over|but max|but only up to|not a cent over|willing to pay up to|willing to pay|willing to spend|for at most|for max|for up to|paying at most|paying up to|paying max|paying no more than|no higher|and not over|budget of|my budget is|budget is|with a budget of|for less than|or cheaper",
  all: 'all|everything|all of it|all of my|all my|all the|entire|whole|every|my entire|my whole|the entire|the whole|entire balance|the lot|the whole lot|whatever i have|whatever is left of|what i have in|every last|every bit of|all of the|my full|the full|full|entire stack|the whole of my|all that|every single|everyone of|what i have|whole bag|max out|rest of my|the rest of my',
  noLimit:
    'unlimited|without limit|without a limit|without any limit|no limit|infinite|as much as it wants|as much as they want|any amount|an unlimited amount of|unlimited amounts of|without limits|limitless|endless|no cap|uncapped|infinity|as much as he wants|as much as she wants|without cap|infinit|unlimited amounts|full access|blanket',
  until:
    'until|till|valid until|expiring|expires|expires on|expiring on|ending|ends on|through to|good until|good till|til|valid till',
  fee: 'fee|fees|gas|gas fee|network fee|gas fees|network fees|gas cost|transaction fee',
  not: "cant|wont|shouldnt|isnt|aint|ain't|doesn't|doesnt|didn't|didnt|mustn't|mustnt|wouldn't|couldn't|may not|nothing but|hardly|forbidden|not|don't|dont|do not|never|without|except|excluding|except for|but not|no|neither|nor|can't|cannot|won't|shouldn't|isn't|instead of|rather than|unless it is not|other than|minus|w / o|no wait|wait no|wait|scratch that|actually no|make that|correction|i mean|nope|nah",
  if: 'if|unless|when|whenever|once|provided|provided that|as long as|in case|assuming|only if|as soon as|should it|after|before|while|depending on|otherwise|hypothetically|suppose|supposing|imagine|in the event|in the event that|contingent on',
  time: 'tomorrow|tonight|later|next week|next month|next year|monthly|weekly|daily|every day|every week|every month|every year|each day|each week|each month|every monday|every friday|twice|again|three times|2x|repeatedly|regularly|recurring|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|in an hour|hourly|at noon|at midnight|yesterday|times|a second time|end of the month|end of month|end of year|next|soon|annually|each time|by monday|by tuesday|by wednesday|by thursday|by friday|by saturday|by sunday|by tomorrow|by tonight|by next week|by the end of the day|by the end of the week|by end of day|by noon|by eod|eod|before friday|before monday|before tomorrow|before noon|before tonight|before the weekend|before the end of the month|before thursday|before tuesday|before wednesday|before saturday|before sunday|this friday|this monday|this week|this weekend|thrice|fortnightly|biweekly|quarterly|gradually|on the first',
  more: 'then|and then|afterwards|after that|also|and also|as well|too|plus|additionally|followed by|first|both|respectively|or|either|maybe|perhaps|roughly|about|approximately|around|almost|some|or so|ish|give or take|each one|more|less|fewer|greater|than',
  number:
    'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|a hundred|thousand|a thousand|million|billion|thirds|quarters|grand|half|a half|a quarter|quarter|a third|third|double|dozen|a dozen|zero|a few|a couple of|a couple|several|a bit|a bit of|a little|percent|tenner|fiver',
  item: 'nft|nfts|collectible|punk|ape|artwork|domain|ens name|ens domain|ens|nft called|moonbird|azuki|doodle|penguin|milady|collectibles|jpeg|bored ape|cryptopunk|name on|bayc|mayc|bored apes|pudgy penguin',
  someone: 'him|her|them|someone|somebody|everyone|everybody|they|he|she|their|his|theirs',
  question:
    "what|what's|whats|how|how's|why|who|which|where|is it|is this|is that|is there|are there|should i|must i|may i|shall i|do we|should we|have i|will i|would i|do i|does it|did i|am i|can i|could i|would it|what if|tell me|explain|did|has|was|were|anyone|anybody",
  'do:send gets':
    'gets|should get|should receive|want … to have|should have|needs to get|has to get|ought to get|is owed|is getting',
  'do:set relative': 'raise|lower|increase|reduce|decrease',
  any: 'any',
  me: 'me|myself|us|my own address|my own wallet|my own account|my own self|same address|same wallet|my address',
  may: 'may|might|could',
  polite: 'can you|could you|would you|will you|could u|can u|would u|will u|can ya|could ya|would ya|can we',
  own: 'account|accounts|wallet',
  place: 'address|contract|protocol|app|application|site|website|page|dapp|pool|vault|spender',
  net: 'network|chain|mainnet|blockchain',
  goods:
    'token|tokens|coin|coins|crypto|currency|balance|holding|holdings|rewards|reward|airdrop|yield|interest|earnings|total|money|funds|cash|stuff|assets|bag|bags|winnings|fees earned|dividends|accrued|position|savings|my stuff|airdrops|payouts',
  says: 'says|saying|called|named|message|text',
  price: 'exchange rate|price|rate',
  unit: 'seconds|minutes|hours|hour|days|day|weeks|week|months|month|years|year',
  fill: "'s|thx|tho|though|rn|tysm|nothing more|nothing else|and nothing else|and nothing more|gotta|got to|finally|kindly|folks|please|pls|plz|i|i'd|i'll|i'm|we|my|mine|our|you|it|its|it's|that|this|these|those|the|a|an|want|wanna|would|like|need|have|must|should|can|will|shall|going|gonna|let's|lets|just|now|from now on|right now|today|immediately|simply|quickly|hey|hi|hello|so|and|is|are|be|am|do|does|amount|amounts|in total|exactly|precisely|only|thanks|thank|ok|okay|there|here|able|make|back|directly|straight|any more|new|current|date|currently|i have|that i have|i own|i hold|with me|u|ur|cld|cud|wud|lol|lmao|haha|hah|bro|bruh|mate|dude|man|fam|yo|ya|yeah|yep|yes|ty|cheers|asap|pronto|quick|real quick|real fast|fast|lemme|imma|ima|im|i am|tryna|trying to|hafta|ok so|um|uh|uhm|hmm|ah|oh|well|alright|right away|straight away|urgent|urgently|sure|im sure|yes im sure|i'm sure|im gonna|thing|things|of em|em|i ever gave|i gave|i granted|i ever granted|i've given|ive given|ive ever given|i've ever given|that i gave|ever|its stuck|it's stuck|back out|back home|home|pretty please|good|old|ol|damn|freaking|fucking|bloody|little|normal|regular|plain|if possible|when possible|if you can|if u can|when you can|when u can|that's all|thats all|that's it|thats it|cuz|because|bc|but|whole thing|same as always|as usual|for me|for myself|on my behalf|whenever he wants|whenever it wants|whenever they want|whenever she wants|whenever they need|whenever it needs|this time|for now|real|really|actually|basically|literally|go ahead and|be able to|wants to|i think|it is|of mine|whose|own|on chain|onchain|on-chain|in full|something|from me|let me|i want to|in one go|in one transaction|in a single transaction|in one tx|at once|all at once|in one batch|in a batch|looking to|looking for|see|cuz of|no other things|no other things happening|nothing other than that|nothing besides|my share|my part|reason|owed|covered|helped|dm|help|needs|this one|that one|only this one|just this one|to have|gotta have|hoping to|planning to|about to|in a hurry|in a rush|no rush|when you get a chance|thank you|thank u|much appreciated|appreciated|appreciate it|cheers mate|good morning|morning|evening|good evening|hiya|heya|sup|dear readback|readback|dear|please and thank you|like we said|as agreed|as promised|as discussed|like i promised|as we agreed|hurry|if that is ok|if thats ok|if it is ok|got it|straightaway|quick one",
  'do:allow spend':
    'may spend|may use|may take|may pull|may access|can take|can use|can spend|can pull|can access|can move|can have access|could take|is allowed to take|is allowed to spend|is allowed to use|allowed to spend|allowed to take|allowed to use|gets to spend|gets to use|may handle|can touch|can pull from|be able to take|be able to spend|be able to use|able to take|able to spend|able to use|the right to take|the right to spend|may only spend|can only spend|may only use|can only take|may only take|can only use|is only allowed to spend|should only spend',
  only: "no payment|no payments|no transfer|no money|no money moving|no transaction|without paying|without payment|without approving anything|without signing anything else|dont approve anything|don't approve anything|dont spend anything|don't spend anything|no tx|no spending|no signing of anything else|without any transaction|no transactions|no money involved|no fees|w / o approving any money|w / o approving anything|w / o signing anything else|w / o any payment|without approving any money",
  limited: 'not unlimited|not infinite|not without limit|not without a limit',
  behalf: 'as my|as our|as the|on behalf of|in the name of|out of my|from our',
  'do:withdraw':
    'withdraw|withdrawing|unstake|unstaking|take out|take … out|pull out|pull … out|get out|get … out|cash out of|remove liquidity|undeposit|unlock|bring home|withdrawl',
  'do:bridge': 'bridge|bridging|bridge over|bring … over|cross-chain|crosschain|teleport|port over',
  'do:get for': 'get',
  'do:get': 'bring|fetch',
  'do:get spend': 'take|pull',
  pending:
    'transaction|transactions|tx|txn|txs|the last one|last one|last tx|last transaction|latest transaction|previous one|pending|pending one|stuck|stuck one|unconfirmed|the previous one|latest one|mempool|',
  risky:
    'risky|dangerous|sketchy|suspicious|shady|unsafe|scammy|dodgy|sus|fishy|malicious|untrusted|unlimited ones|bad',
  loan: 'loan|loans|debt|debts|what i borrowed|borrowed|my borrow|borrow position',
  noMore:
    'not a cent more|not a penny more|not more|nothing above|and no more|not one more|no more than that|nothing over that|not more than that|not a cent over|not a wei more',
  dollars:
    'dollars|dollar|bucks|buck|usd|quid|worth|worth of|dollars worth|dollars worth of|bucks worth of|bucks worth',
  nobody: 'nobody|no one',
  'do:spend spend': 'spend',
  'do:send loan': 'repay|repaying|repayment|pay down|pay off',
  'do:revoke loose pending': 'cancel|cancle|abort|undo|forget|drop the last|call off',
  'do:stop spend':
    "cant touch|can't touch|cannot touch|must not touch|may not touch|mustn't touch|can't use|cant use|cannot use|can't take|cant take|cannot take|can't spend|cant spend|cannot spend",
  'kin someone':
    'my landlord|my friend|my buddy|my mate|my mom|my mother|my brother|my sister|my wife|my husband|my dad|my boss|my roommate|my flatmate|my accountant|my dentist|friend|buddy|landlord|roommate|flatmate',
  reference: 'invoice|order|ref|reference|memo|apartment|apt',
  each: 'each|apiece|per person',
  reason:
    'rent|lunch|dinner|breakfast|brunch|groceries|hotel|trip|tickets|ticket|birthday|payroll|salary|wages|bills|coffee|pizza|beer|beers|drinks|taxi|cab|uber|concert|holiday|vacation|weekend|work|great work|services|consulting|design|december|january|february|november|utilities|electricity|internet|subscription|bonus|gig|flight|flights|gas money|gym|airbnb|logo|helping|party|movie|gift',
};
