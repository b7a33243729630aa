import type { Lexicon } from './lexeme.ts';

export const en: Lexicon = {
  'do:send':
    'payment|i owe|we owe|shoot|snd|sned|return|hand over|hand|pay back|chip in|send|sends|sending|pay|paying|transfer|transferring|give|giving|gift|donate|wire|tip|repay|reimburse|move|payout|forward|make a payment|a payment|a transfer',
  'do:swap':
    'swap|swapping|exchange|exchanging|trade|trading|convert|converting|change|turn|sell|selling|switch|dump|flip|offload',
  'do:buy': 'get me|buy|buying|purchase|purchasing|acquire',
  'do:wrap': 'wrap|wrapping',
  'do:unwrap': 'unwrap|unwrapping',
  'do:deposit':
    'deposit|depositing|stake|staking|supply|supplying|lend|lending|put|invest|provide|add liquidity|restake',
  'do:claim': 'claim|claiming|collect|harvest|redeem',
  'do:list': 'list|listing|auction|put up for sale|put … sale|offer for sale',
  'do:allow':
    'allow|allowing|approve|approving|authorize|authorise|permit|grant|enable spending|give permission|give access|give approval',
  'do:allow loose': 'let',
  'do:revoke': 'revoke|revoking|withdraw permission|withdraw approval|disallow|unapprove',
  'do:revoke loose': 'take back|take … back|take away|cancel|get rid of|kill',
  'do:stop':
    "don't … any more|dont … any more|can't … any more|cannot … any more|cant … any more|shouldn't be able to|shouldnt be able to|should not be able to|mustn't be able to|must not be able to|may not … anymore|shouldn't … anymore|shouldnt … anymore|should no longer|must no longer|may no longer|can no longer|no longer|no more|never again|dont … anymore|don't … anymore|can't … anymore|cannot … anymore|cant … anymore|anymore|any longer|forbid|disallow from|not … anymore|not … any more|stop|prevent|block|ban",
  'do:signIn':
    'logging in to|logging into|logging in|logging on to|sign on to|sign in|sign in to|sign into|sign me in|sign me into|signing in|log in|log into|log in to|login|login to|log … in|sign … in|log on|authenticate|connect to',
  'do:say':
    'sign|sign the message|sign a message|sign the text|sign this message|sign the words|sign a text|sign the following|sign the sentence',
  'do:add': 'add|adding|enable|install|activate|include',
  'do:remove': 'remove|removing|delete|disable|uninstall|kick out|kick|drop|throw|throw out|cut … off',
  'do:replace': 'replace|replacing|substitute',
  'do:set': 'set|setting|upgrade|update|make it|change the|change my',
  'do:set part:delegation': 'delegate|delegating',
  'do:nothing':
    'nothing|do nothing|nothing should happen|nothing at all|just looking|only looking|just look|just testing|nothing should leave|nothing should move',
  'do:other':
    'bridge|bridging|mint|minting|borrow|borrowing|vote|voting|burn|deploy|withdraw|withdrawing|unstake|unstaking|short|leverage|register|renew',
  spend:
    'touching|taking|spending|accessing|using|draining|drain|spend|spending|use|using|take|taking|access|touch|handle|pull',
  permission:
    'permission|permissions|approval|approvals|allowance|allowances|rights|access rights|spending rights|spending permission|spending permissions|spending limit',
  'part:owner': 'owner|owners|signer|signers|cosigner|co-signer|ownership',
  'part:threshold':
    'threshold|signatures|signature|required signatures|signatures required|confirmations|quorum',
  'part:module': 'module|modules|plugin',
  'part:guard': 'guard|guards',
  'part:handler': 'handler|fallback handler',
  'part:code': 'code|implementation|logic',
  'part:delegation': 'delegation',
  safe: 'safe|multisig|vault account',
  to: 'over to|to|towards|recipient|the recipient is',
  from: 'from|out of',
  into: 'into|in exchange for|in return for|against',
  for: 'for|in order to get|to get|to receive|getting|receiving|get|receive|and get|and receive',
  with: 'with|via|through|on top of|paying with',
  of: 'of',
  on: 'on|in|at|inside|onto|on the',
  as: 'as|by',
  atLeast:
    'at least|minimum|min|a minimum of|no less than|not less than|at minimum|not below|not under|minimum of|or more|at the very least|expecting at least',
  atMost:
    'at most|up to|maximum|max|a maximum of|no more than|not more than|not above|maximum of|or less|at maximum|at the most|capped at|limited to|limit of|a limit of|with a limit of|a cap of|cap',
  all: 'all|everything|all of it|all of my|all my|all the|entire|whole|every|my entire|my whole|the entire|the whole|entire balance',
  noLimit:
    'unlimited|without limit|without a limit|without any limit|no limit|infinite|as much as it wants|as much as they want|any amount|an unlimited amount of|unlimited amounts of|without limits',
  until: 'until|till|valid until|expiring|expires|expires on|expiring on|ending|ends on|through to',
  fee: 'fee|fees|gas|gas fee|network fee|gas fees|network fees|gas cost|transaction fee',
  not: "cant|wont|shouldnt|isnt|aint|ain't|doesn't|doesnt|didn't|didnt|mustn't|mustnt|wouldn't|couldn't|may not|nobody|nothing but|hardly|forbidden|not|don't|dont|do not|never|without|except|excluding|except for|but not|no|neither|nor|can't|cannot|won't|shouldn't|isn't|instead of|rather than|unless it is not|other than|minus",
  if: 'if|unless|when|whenever|once|provided|provided that|as long as|in case|assuming|only if|as soon as|should it|after|before|while|depending on|otherwise',
  time: 'tomorrow|tonight|later|next week|next month|next year|monthly|weekly|daily|every day|every week|every month|every year|each day|each week|each month|every monday|every friday|twice|again|three times|2x|repeatedly|regularly|recurring|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|in an hour|hourly|at noon|at midnight|yesterday|times|a second time|every|end of the month|end of month|end of year|next|soon|annually',
  more: 'then|and then|afterwards|after that|also|and also|as well|too|plus|additionally|followed by|first|each|both|respectively|or|either|maybe|perhaps|roughly|about|approximately|around|almost|some',
  number:
    'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|a hundred|thousand|a thousand|million|billion|thirds|quarters|grand|half|a half|a quarter|quarter|a third|third|double|dozen|a dozen|zero|a few|a couple of|a couple|several|a bit|a bit of|a little|percent',
  item: 'nft|nfts|collectible|punk|ape|artwork|domain',
  someone:
    'him|her|them|someone|somebody|everyone|everybody|my friend|my mom|my mother|my brother|my sister|my wife|my husband|my dad|my landlord|friend|they|he|she|their|his|theirs',
  question:
    "what|what's|whats|how|how's|why|who|which|where|is it|is this|is that|is there|are there|should i|must i|may i|shall i|do we|should we|have i|will i|would i|do i|does it|did i|am i|can i|could i|would it|what if|tell me|explain",
  'do:send gets': 'gets',
  'do:set relative': 'raise|lower|increase|reduce|decrease',
  any: 'any',
  me: 'me|myself|us',
  may: 'may|might|could',
  polite: 'can you|could you|would you|will you',
  own: 'account|accounts|wallet',
  place: 'address|contract|protocol|app|application|site|website|page|dapp|pool|vault|spender',
  net: 'network|chain|mainnet|blockchain',
  goods:
    'token|tokens|coin|coins|crypto|currency|balance|holding|holdings|rewards|reward|airdrop|yield|interest|earnings|total',
  says: 'says|saying|called|named|message|text',
  price: 'worth|exchange rate|price|rate|limit',
  unit: 'seconds|minutes|hours|hour|days|day|weeks|week|months|month|years|year',
  fill: "'s|thx|tho|though|rn|tysm|nothing more|nothing else|and nothing else|and nothing more|back to|gotta|got to|finally|kindly|folks|please|pls|plz|i|i'd|i'll|i'm|we|my|mine|our|you|it|its|it's|that|this|these|those|the|a|an|want|wanna|would|like|need|have|must|should|can|will|shall|going|gonna|let's|lets|just|now|from now on|right now|today|immediately|simply|quickly|hey|hi|hello|so|and|is|are|be|am|do|does|amount|amounts|in total|exactly|precisely|only|help|thanks|thank|sale|ok|okay|there|here|by|able|make|back|directly|straight|anymore|any more|new|current|date|currently|i have|that i have|i own|i hold|with me",
  'do:allow spend': 'may spend|may use|may take|may pull|may access',
  only: 'no payment|no payments|no transfer|no money|no money moving|no transaction|without paying|without payment',
  limited: 'not unlimited|not infinite|not without limit|not without a limit',
  behalf: 'as my|as our|as the|on behalf of|in the name of',
};
