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
  'receive obtain obtains receives received receiving gain gained earn earns pocket claim claims',
  'get gets getting got gotten',
  'arrive arrives incoming land lands landed arrived reach reaches',
  'take takes taking taken took grab grabs pull pulls withdraw withdraws withdrawn deduct deducted remove-from',
  'steal steals stole stolen drain drains draining drained rug rugged rob robbed robs sweep sweeps empty empties wipe siphon loot',
  'move moves moving touch touches transfer transfers transferred',
  'use uses used using access',
  'permission permissions approval approvals approving approve approves approved allowance allowances authorization allow allows allowed permitted authorize authorizing authorise grant grants granting granted rights unlimited-right consent',
  'undo undone reverse reversible reversed irreversible reversing revert-back unsend',
  'revoke revokes revoked revoking unapprove undelegate cut invalidate disconnect',
  'cancel cancels canceled cancelled cancelling canceling delist unlist retract',
  'back return returned refund refunded refunds',
  'regret mistake mistakes accident accidentally typo wrong-person mistyped oops mind',
  'end ends ended ending stop-itself finish close closes over',
  'fail fails failing failed failure revert reverts reverted error errors broken crash bounce declined',
  'work works succeed succeeds success successful',
  'fee fees gas cost costs costing expensive charge charges commission tax royalties miner miners',
  'network networks chain chains blockchain blockchains mainnet testnet layer',
  'device devices ledger trezor hardware keystone gridplus display displays screen',
  'safe secure trust trusted trustworthy legit legitimate ok okay kosher harmless fine',
  'danger dangerous scam scams scammy fraud phishing malicious hacked hack harmful scammed sketchy shady fishy fake trap honeypot malware hijack dodgy',
  'warning warnings warn warns warned caution alert alerts red stop flagged flag alarm',
  'risk risks risky problem problems suspicious issue issues concern concerns',
  'unknown unsure unclear uncertain unverified unread missing hidden hide hides secretly',
  'check checked checks verify verified verification validate tested test examine inspected',
  'audit audited audits reviewed',
  'publish published public open publicly opensource etherscan',
  'code source',
  'control controls controlled charge-of power boss govern governs',
  'owner owners own owns ownership owned',
  'admin admins administrator',
  'signer signers cosigner cosigners',
  'upgrade upgradeable upgradable swap-out proxy',
  'change changes changed changing replace modify alter alters different differently affect affects affected',
  'recipient recipients receiver destination payee beneficiary',
  'address addresses account accounts wallet wallets',
  'token tokens money funds fund assets asset coin coins cash crypto bag bags usdc usdt dai weth eth ether pusd',
  'step steps call calls part parts',
  'later delay delayed wait waits waiting tomorrow week stuck pending tonight',
  'minute minutes hour hours day days soon instantly instant immediately immediate quickly quick fast eta now',
  'expire expires expiry expiration expired valid validity deadline lasts last-until until till temporary session',
  'forever permanent permanently good-forever',
  'minimum min least lowest smallest little guaranteed floor',
  'maximum max most highest limit upper cap worst biggest',
  'mean means meaning meant define definition explained',
  'want wanted wants intend intended intent intention expected said asked-for',
  'happen happens happening',
  'happened outcome result results became',
  'confirm confirmed confirmation mined executed execute executes execution done accept click press',
  'reject decline refuse',
  'sign signs signing signed signature signatures',
  'explain explains describe summarize summary summarise overview gist tldr eli5 simply',
  'advise advice advises recommend recommendation recommends suggest suggestion suggests',
  'fix repair improve options option instead',
  'fingerprint fingerprints hash hashes digest digests hex gibberish',
  'unlimited infinite limitless',
  'request transaction transactions requests tx txn',
  'show shows shown see sees visible',
  'contract contracts',
  'send sends sent sending goes go going leave leaves leaving outgoing deposit deposits depositing',
  'site app dapp website page webpage sites apps url domain link',
  'worth value values price prices rate deal cheap overpriced fair',
  'dollar dollars usd euro euros eur money-worth',
  'earlier before already previously ever once',
  'same usual again',
  'everything all whole entire total altogether',
  'ask asks asking asked requesting',
  'login log-in logging',
  'sell selling sells sold sale seller',
  'listing listings offer offers order market',
  'buy buying bought purchase buyer',
  'left remain remains remaining balance rest enough keep',
  'after afterwards afterward following',
  'nft nfts item items collectible picture ape punk',
  'simulate simulated simulation simulating tried guess guessing',
  'sure certain accurate reliable',
  'newly brand-new fresh',
  'script scripts agent bot cli api python terminal program hardhat foundry',
  'connect connecting link-up hook',
  'install installing',
  'add added adds adding join joins joining',
  'remove removed removes delete kick kicked',
  'first second third fourth fifth sixth last',
  'batch bundle multicall',
  'real genuine official authentic',
  'impersonate pose pretend',
  'wtf hell earth heck',
  'a an',
  'this it its that these those',
  'trade swap swapping exchange',
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
