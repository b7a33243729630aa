/** Words as the matcher compares them: without endings, each with the plain form of those that mean the same here. */

/** Words as they are in a list. */
function list(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** Lower case without accents; the signs of Chinese stay as they are. */
export function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
}

/** The words of an English text, in its order, each without its endings. */
export function stemsIn(text: string): readonly string[] {
  return (plainOf(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .flatMap((it) => spelled.get(it)?.split(' ') ?? [it])
    .filter((it) => it !== '' && !dropped.has(it))
    .map((it) => (/^\d+$/.test(it) ? 'number' : stemOf(it)));
}

/** The same with one word for all that mean the same. */
export function wordsIn(text: string): readonly string[] {
  return stemsIn(text).map(meaningOf);
}

/** What a word without its endings means here. */
export function meaningOf(stem: string): string {
  return same.get(stem) ?? stem;
}

/** Endings that change no meaning here. */
export function stemOf(word: string): string {
  if (/\P{ASCII}/u.test(word)) return word;
  if (word.length < 5) return word.length === 4 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
  return word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?:ing|ed)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/e$/, '');
}

/** Words that are in every question and turn none. */
const dropped = new Set(
  list(`
    is are am be been being there here of on in at by with as and or so just please
    s t m d ll ve re than then tell really actually exactly very too also even well like pls plz btw lol lmao haha hmm tho though bro
    dude man mate hey oh okey ah uh um thing stuff kinda sort basically anyway guy some
  `),
);

/** Groups of words that mean the same in these questions, each with its plain form first. */
const groups: readonly string[] = [
  'i me my mine myself we us our ours',
  'you your yours',
  'they them their theirs she he her him his hers someone somebody anyone anybody people person folk guys hacker thief scammer stranger',
  'can could may might able',
  'will would shall gonna',
  'does do doing',
  'has have had having',
  'should ought must better',
  'not never without except neither nor none cannot',
  'if unless provided assuming suppose',
  'who whom whose whoever',
  'pay spend spends spending spent payment paid paying pays payer',
  'lose loss losing lost loses',
  'receive obtain obtains receives received receiving gain gained earn earns pocket claim claims net yield make',
  'get gets getting got gotten',
  'arrive arrives incoming land lands landed arrived reach reaches',
  'take takes taking taken took grab grabs pull pulls pulling withdraw withdraws withdrawn withdrawing deduct deducted debit debited seize collect collects help-themselves',
  'steal steals stole stolen stealing drain drains draining drained rug rugged rugpull rob robbed robs robbing sweep sweeps sweeping empty empties emptying wipe siphon loot snatch nick pinch swipe plunder hoover clean milk vanish disappear',
  'move moves moving moved touch touches touching transfer transfers transferred shift reach',
  'use uses used using access accesses exploit abuse misuse reuse',
  'permission permissions approval approvals approving approve approves approved allowance allowances authorization allow allows allowed permitted authorize authorizing authorise grant grants granting granted rights unlimited-right consent',
  'undo undone undoing revocable irrevocable reverse reversible reversed irreversible reversing unsend reversal rollback unsign takeback recover recall retrieve',
  'revoke revokes revoked revoking unapprove undelegate cut invalidate disconnect void kill nix annul terminate deactivate disable unauthorize unset reset rescind',
  'cancel cancels canceled cancelled cancelling canceling cancellation delist delisting unlist retract abort',
  'back return returned refund refunded refunds',
  'regret mistake mistakes accident accidentally typo mistyped oops whoops oopsie fatfingered misclick misclicked mind screwed messed',
  'end ends ended ending stop-itself finish close closes over',
  'fail fails failing failed failure revert reverts reverted error errors broken crash bounce declined',
  'work works succeed succeeds success successful',
  'fee fees gas cost costs costing charge charges charged commission commissions royalties miner miners gwei validator validators free',
  'network networks chain chains blockchain blockchains mainnet testnet layer',
  'device devices ledger trezor hardware keystone gridplus display displays screen',
  'safe secure trust trusted trustworthy legit legitimate ok okay kosher harmless fine reliable reputable good alright',
  'danger dangerous scam scams scammy fraud phishing malicious hacked hack harmful scammed sketchy shady fishy fake trap honeypot malware hijack dodgy sus bogus shifty unsafe evil bad nasty drainer ponzi con hoax weird strange fraudulent compromised',
  'warning warnings warn warns warned warning caution alert alerts red stop flagged flag alarm alarmed alarming scary scared shouting yelling screaming orange yellow block blocked',
  'risk risks risky problem problems suspicious issue issues concern concerns concerned worry worried worrying objection matter',
  'unknown unsure unclear uncertain unverified unread missing hidden hide hides secretly unreadable undecoded opaque skipped',
  'check checked checks verify verified verification validate tested test examine inspected',
  'audit audited audits reviewed',
  'publish published public open publicly opensource etherscan',
  'code source',
  'control controls controlled controlling power boss bosses govern governs charge command rule',
  'owner owners own owns ownership owned owning belong belongs',
  'admin admins administrator',
  'signer signers cosigner cosigners',
  'upgrade upgradeable upgradable upgraded proxy swap-code mutable immutable',
  'change changes changed changing replace modify alter alters different differently affect affects affected',
  'recipient recipients receiver receivers destination payee beneficiary',
  'address addresses account accounts wallet wallets',
  'token tokens money funds fund assets asset coin coins cash crypto bag bags usdc usdt dai weth eth ether pusd',
  'step steps call calls part parts',
  'later delay delayed wait waits waiting tomorrow week weeks month stuck pending tonight congested slow hang hangs hanging queue queued',
  'minute minutes hour hours day days seconds soon instantly instant immediately immediate quickly quick fast eta now speed',
  'expire expires expiry expiration expired valid validity deadline lasts until till temporary session stale cutoff duration limited',
  'forever permanent permanently good-forever',
  'minimum min least lowest smallest little guaranteed guarantee floor worst-case lower bound',
  'maximum max most highest limit upper cap capped worst biggest ceiling exposure stake',
  'mean means meaning meant define definition explained',
  'want wanted wants intend intended intent intention expected said asked-for',
  'happen happens happening',
  'happened outcome result results became',
  'confirm confirmed confirmation mined executed execute executes execution done accept click press',
  'reject rejecting decline refuse refusing skip avoid',
  'sign signs signing signed signature signatures',
  'explain explains explained describe summarize summary summarise overview gist tldr simply plain english dummies noob nutshell',
  'advise advice advises recommend recommendation recommends suggest suggestion suggests opinion verdict',
  'fix repair improve options option instead',
  'fingerprint fingerprints hash hashes digest digests hex gibberish',
  'unlimited infinite limitless',
  'request transaction transactions requests tx txn',
  'show shows shown showing see sees visible display-it says reads',
  'contract contracts',
  'send sends sent sending goes go going leave leaves leaving outgoing deposit deposits depositing',
  'site app dapp website page webpage sites apps url domain link dex opensea uniswap aave frontend',
  'worth value values valued price prices priced pricing rate rates deal cheap cheaply overpriced fair expensive pricey bargain dear steep costly underpriced quote',
  'dollar dollars usd euro euros eur fiat pounds pesos yen',
  'earlier before already previously ever once',
  'same usual again',
  'everything all whole entire total altogether',
  'ask asks asking asked requesting',
  'login logging logon password',
  'sell selling sells sold sale seller',
  'listing listings offer offers order market',
  'buy buying bought purchase buyer',
  'left remain remains remaining balance rest enough keep leftover',
  'after afterwards afterward following thereafter',
  'nft nfts item items collectible picture ape punk',
  'simulate simulated simulation simulating tried guess guessing dry run ran rehearse',
  'sure certain accurate confident positive proof prove evidence',
  'newly brand-new fresh',
  'script scripts agent cli api python terminal program hardhat foundry',
  'connect connecting link-up hook',
  'install installing',
  'add added adds adding join joins joining addition newcomer',
  'remove removed removes removing delete kick kicked boot booted oust throw evict drop',
  'first second third fourth fifth sixth last',
  'batch bundle multicall',
  'real genuine official authentic',
  'impersonate pose pretend',
  'wtf hell earth heck',
  'a an',
  'this it its that these those',
  'trade swap swapping exchange',
  'loan loans debt debts borrow borrows borrowed borrowing lend lends lender lending owe owes owed owing indebted credit',
  'repay repays repaying repaid repayment payback',
  'collateral collateralized deposit-behind security pledge pledged',
  'liquidate liquidated liquidation liquidates liquidations wrecked rekt cooked underwater margin',
  'interest apr apy',
  'frontrun frontrunning frontrunner sandwich sandwiched mev bots',
];

/** Forms whose end is not an ending, or that no rule finds, with what they mean. */
const same: ReadonlyMap<string, string> = new Map(
  groups.flatMap((group) => {
    const [first = '', ...others] = list(group);
    return [first, ...others].map((it) => [stemOf(it), first] as const);
  }),
);

/** Short forms, written out. */
const spelled: ReadonlyMap<string, string> = new Map([
  ['whats', 'what'],
  ['whos', 'who'],
  ['wheres', 'where'],
  ['whens', 'when'],
  ['whys', 'why'],
  ['hows', 'how'],
  ['wont', 'will not'],
  ['won', 'will not'],
  ['cant', 'can not'],
  ['couldn', 'can not'],
  ['couldnt', 'can not'],
  ['dont', 'do not'],
  ['don', 'do not'],
  ['doesnt', 'does not'],
  ['doesn', 'does not'],
  ['isnt', 'not'],
  ['isn', 'not'],
  ['arent', 'not'],
  ['aren', 'not'],
  ['wasnt', 'was not'],
  ['didnt', 'did not'],
  ['didn', 'did not'],
  ['havent', 'have not'],
  ['hasnt', 'has not'],
  ['shouldnt', 'should not'],
  ['shouldn', 'should not'],
  ['cannot', 'can not'],
  ['nothing', 'not anything'],
  ['wanna', 'want to'],
  ['gonna', 'will'],
  ['gotta', 'should'],
  ['lemme', 'let me'],
  ['gimme', 'give me'],
  ['im', 'i'],
  ['ive', 'i have'],
  ['id', 'i would'],
  ['u', 'you'],
  ['ur', 'your'],
  ['ya', 'you'],
  ['theyre', 'they'],
  ['thats', ''],
  ['y', 'why'],
  ['wat', 'what'],
  ['wut', 'what'],
  ['wot', 'what'],
  ['wtf', 'what hell'],
  ['r', ''],
  ['rn', 'now'],
  ['rly', ''],
  ['sooo', ''],
  ['aswell', ''],
  ['hes', 'he'],
  ['shes', 'she'],
  ['theres', ''],
  ['wdym', 'what do you mean'],
  ['tldr', 'summary'],
  ['eli5', 'explain simply'],
  ['legit', 'legit'],
  ['idk', 'i not know'],
  ['dunno', 'not know'],
  ['cuz', 'because'],
  ['bc', 'because'],
  ['thru', 'through'],
  ['tmrw', 'tomorrow'],
  ['tmr', 'tomorrow'],
  ['acc', 'account'],
  ['addr', 'address'],
  ['sig', 'signature'],
  ['txs', 'transactions'],
  ['yr', 'year'],
  ['bcs', 'because'],
]);
