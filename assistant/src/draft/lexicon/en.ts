import type { Lexicon } from './lexeme.ts';

export const en: Lexicon = {
  'do:send':
    'payment|i owe|we owe|shoot|snd|sned|return|hand over|hand|pay back|chip in|send|sends|sending|pay|paying|transfer|transferring|give|giving|gift|donate|wire|tip|reimburse|move|payout|forward|make a payment|a payment|a transfer|sling|chuck|beam|zap over|fire over|fire off|slide|spot|toss|settle up with|settle with|square up with|refund|drop off|venmo|compensate|cover|kick back|send over|pay out|pass|donating|tipping|moving|wiring|send out|send off|give away|move over|move out|transfer over|ship|ship over|hand out|fire|empty',
  'do:swap':
    'swap|swapping|exchange|exchanging|trade|trading|convert|converting|change|turn|sell|selling|switch|dump|flip|offload|swop|ape out of|trade in|cash out|liquidate|unload|rotate|market sell|swap out|swap over|trade out|swap up',
  'do:buy': 'get me|buy|buying|purchase|purchasing|acquire|ape into|grab|grab me|pick up|snag|scoop|snipe',
  'do:wrap': 'wrap|wrapping|wrap up',
  'do:unwrap': 'unwrap|unwrapping|unrwap',
  'do:deposit':
    'deposit|depositing|stake|staking|supply|supplying|lend|lending|put|invest|provide|add liquidity|restake|park|stash|dump in|dump into|throw in|throw into|pop|stick|add liquidity with|lock up|lock|earn on|earn yield on|ape in|contribute|put up as collateral|put away',
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
    "don't … any more|dont … any more|can't … any more|cannot … any more|cant … any more|shouldn't be able to|shouldnt be able to|should not be able to|mustn't be able to|must not be able to|may not … anymore|shouldn't … anymore|shouldnt … anymore|should no longer|must no longer|may no longer|can no longer|no longer|no more|never again|dont … anymore|don't … anymore|can't … anymore|cannot … anymore|cant … anymore|anymore|any longer|forbid|disallow from|not … anymore|not … any more|stop|prevent|block|ban|halt|make sure … no longer|keep … away from|shut out|lock out|lock … out|no one should|nobody should|nobody may|no one may|nobody can|no one can|is not allowed to|not allowed to|isn't allowed to|isnt allowed to|never let|dont let|don't let|do not let|dont allow|don't allow|do not allow|never allow|not be allowed to",
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
  spend: 'touching|taking|spending|accessing|using|draining|drain|use|touch|handle',
  permission:
    'permission|permissions|approval|approvals|allowance|allowances|rights|access rights|spending rights|spending permission|spending permissions|spending limit|access|approved spenders|spending access|spend limit|permits|token approvals|token approval|connected apps|spenders|limit',
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
    "at least|minimum|min|a minimum of|no less than|not less than|at minimum|not below|not under|minimum of|or more|at the very least|expecting at least|not less|atleast|or better|nothing less than|nothing under|nothing below|dont accept less than|don't accept less than|at a minimum|min of|no lower than|but not less than|but no less than|but at least",
  atMost:
    "at most|up to|maximum|max|a maximum of|no more than|not more than|not above|maximum of|or less|at maximum|at the most|capped at|limited to|limit of|a limit of|with a limit of|a cap of|cap|dont pay more than|don't pay more than|dont spend more than|don't spend more than|not paying more than|without paying more than|for no more than|not over|under|below|less than|tops|max of|no higher than|not exceeding|dont go over|don't go over|never more than|nothing over|cap it at|capped|at max|at most for|limited at|spending cap of|upto|but not more than|but no more than|but at most",
  all: 'all|everything|all of it|all of my|all my|all the|entire|whole|every|my entire|my whole|the entire|the whole|entire balance|the lot|the whole lot|whatever i have|whatever is left of|what i have in|every last|every bit of|all of the|my full|the full|full|entire stack|the whole of my|all that|every single|everyone of|what i have|whole bag|max out|rest of my|the rest of my',
  noLimit:
    'unlimited|without limit|without a limit|without any limit|no limit|infinite|as much as it wants|as much as they want|any amount|an unlimited amount of|unlimited amounts of|without limits|limitless|endless|no cap|uncapped|infinity|as much as he wants|as much as she wants|without cap|infinit|unlimited amounts|full access|blanket',
  until:
    'until|till|valid until|expiring|expires|expires on|expiring on|ending|ends on|through to|good until|good till|til|valid till',
  fee: 'fee|fees|gas|gas fee|network fee|gas fees|network fees|gas cost|transaction fee',
  not: "cant|wont|shouldnt|isnt|aint|ain't|doesn't|doesnt|didn't|didnt|mustn't|mustnt|wouldn't|couldn't|may not|nothing but|hardly|forbidden|not|don't|dont|do not|never|without|except|excluding|except for|but not|no|neither|nor|can't|cannot|won't|shouldn't|isn't|instead of|rather than|unless it is not|other than|minus|w / o|no wait|wait no|wait|scratch that|actually no|make that|correction|i mean|nope|nah",
  if: 'if|unless|when|whenever|once|provided|provided that|as long as|in case|assuming|only if|as soon as|should it|after|before|while|depending on|otherwise',
  time: 'tomorrow|tonight|later|next week|next month|next year|monthly|weekly|daily|every day|every week|every month|every year|each day|each week|each month|every monday|every friday|twice|again|three times|2x|repeatedly|regularly|recurring|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|in an hour|hourly|at noon|at midnight|yesterday|times|a second time|end of the month|end of month|end of year|next|soon|annually|each time',
  more: 'then|and then|afterwards|after that|also|and also|as well|too|plus|additionally|followed by|first|each|both|respectively|or|either|maybe|perhaps|roughly|about|approximately|around|almost|some|or so|ish|give or take|each one|more|less|fewer|greater|than',
  number:
    'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|a hundred|thousand|a thousand|million|billion|thirds|quarters|grand|half|a half|a quarter|quarter|a third|third|double|dozen|a dozen|zero|a few|a couple of|a couple|several|a bit|a bit of|a little|percent',
  item: 'nft|nfts|collectible|punk|ape|artwork|domain|ens name|ens domain|ens|nft called|moonbird|azuki|doodle|penguin|milady|collectibles|jpeg|bored ape|cryptopunk|name on|bayc|mayc|bored apes|pudgy penguin',
  someone:
    'him|her|them|someone|somebody|everyone|everybody|my friend|my mom|my mother|my brother|my sister|my wife|my husband|my dad|my landlord|friend|they|he|she|their|his|theirs',
  question:
    "what|what's|whats|how|how's|why|who|which|where|is it|is this|is that|is there|are there|should i|must i|may i|shall i|do we|should we|have i|will i|would i|do i|does it|did i|am i|can i|could i|would it|what if|tell me|explain|did|has|was|were|anyone|anybody",
  'do:send gets': 'gets',
  'do:set relative': 'raise|lower|increase|reduce|decrease',
  any: 'any',
  me: 'me|myself|us|my own address|my own wallet|my own account|my own self|same address|same wallet|my address',
  may: 'may|might|could',
  polite: 'can you|could you|would you|will you',
  own: 'account|accounts|wallet',
  place: 'address|contract|protocol|app|application|site|website|page|dapp|pool|vault|spender',
  net: 'network|chain|mainnet|blockchain',
  goods:
    'token|tokens|coin|coins|crypto|currency|balance|holding|holdings|rewards|reward|airdrop|yield|interest|earnings|total|money|funds|cash|stuff|assets|bag|bags|winnings|fees earned|dividends|accrued|position|savings|my stuff',
  says: 'says|saying|called|named|message|text',
  price: 'exchange rate|price|rate',
  unit: 'seconds|minutes|hours|hour|days|day|weeks|week|months|month|years|year',
  fill: "'s|thx|tho|though|rn|tysm|nothing more|nothing else|and nothing else|and nothing more|back to|gotta|got to|finally|kindly|folks|please|pls|plz|i|i'd|i'll|i'm|we|my|mine|our|you|it|its|it's|that|this|these|those|the|a|an|want|wanna|would|like|need|have|must|should|can|will|shall|going|gonna|let's|lets|just|now|from now on|right now|today|immediately|simply|quickly|hey|hi|hello|so|and|is|are|be|am|do|does|amount|amounts|in total|exactly|precisely|only|help|thanks|thank|ok|okay|there|here|able|make|back|directly|straight|any more|new|current|date|currently|i have|that i have|i own|i hold|with me|u|ur|cld|cud|wud|lol|lmao|haha|hah|bro|bruh|mate|dude|man|fam|yo|ya|yeah|yep|yes|ty|cheers|asap|pronto|quick|real quick|real fast|fast|lemme|imma|ima|im|i am|tryna|trying to|hafta|ok so|um|uh|uhm|hmm|ah|oh|well|alright|right away|straight away|urgent|urgently|sure|im sure|yes im sure|i'm sure|im gonna|thing|things|of em|em|i ever gave|i gave|i granted|i ever granted|i've given|ive given|ive ever given|i've ever given|that i gave|ever|its stuck|it's stuck|back out|back home|home|pretty please|good|old|ol|damn|freaking|fucking|bloody|little|normal|regular|plain|if possible|when possible|if you can|if u can|when you can|when u can|that's all|thats all|that's it|thats it|cuz|because|bc|but|whole thing|same as always|as usual|for me|for myself|on my behalf|whenever he wants|whenever it wants|whenever they want|whenever she wants|whenever they need|whenever it needs|this time|for now|real|really|actually|basically|literally|go ahead and|be able to|wants to|i think|it is|of mine|whose|own|on chain|onchain|on-chain|in full|something|from me|let me|i want to",
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
};
