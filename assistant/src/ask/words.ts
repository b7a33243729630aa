/** Words as the matcher compares them: without endings, in one form for those that mean the same here. */

/** Words as they are in a list. */
function list(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** The words of a text, in its order. */
export function wordsIn(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .flatMap((it) => spelled.get(it)?.split(' ') ?? [it])
    .filter((it) => !dropped.has(it))
    .map(wordOf)
    .filter((it) => it !== '');
}

/** Words that turn or bind a question: what is said of them is asked about, and explains nothing. */
const turning: ReadonlySet<string> = new Set(
  list('not never no without except neither nor if unless provided'),
);

/** Words that explain nothing of a question: those, and numbers, which are asked about where no query is about them. */
export function weighsNothing(word: string): boolean {
  return turning.has(word) || word === 'number';
}

/** One word in its plain form. */
export function wordOf(word: string): string {
  const stem = stemOf(word);
  return same.get(word) ?? same.get(stem) ?? stem;
}

/** Endings that change no meaning here. */
function stemOf(word: string): string {
  if (word.length < 5) return word.length === 4 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
  return word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?:ing|ed)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/e$/, '');
}

/** Words that stand in every question. Those that ask (who, when, how) are not among them. */
const dropped = new Set(
  list(`
    a an the is are am be been being it its this that these those there here of on in at to for by with from as and or so just please
    s t m d ll ve re me you your yours i will would shall than then me tell can could do does did have has had if anything something really actually exactly any some
  `),
);

/** Groups of words that mean the same in these questions, each with its plain form first. */
const groups: readonly string[] = [
  'pay spend spends spending spent payment',
  'lose loss losing lost cost-me',
  'receive get gets getting got obtain obtains receives received receiving',
  'arrive arrives incoming',
  'take takes taking taken took steal steals grab move moves moving withdraw drain drains access use uses',
  'permission permissions approval approvals approving approve approves approved allowance allowances authorization allow allows allowed permitted',
  'undo undone reverse reversible reversed irreversible revert-back revoke revokes revoked cancel cancels canceled cancelled refund back',
  'fail fails failing failed failure revert reverts reverted error errors broken crash',
  'work works succeed succeeds success successful',
  'fee fees gas cost costs costing expensive charge charges',
  'network networks chain chains blockchain blockchains mainnet testnet layer',
  'device devices ledger trezor hardware keystone gridplus display displays screen',
  'safe secure trust trusted trustworthy legit legitimate ok okay',
  'danger dangerous risky scam scams fraud phishing malicious hacked hack harmful scammed',
  'warning warnings warn warns caution alert alerts red stop',
  'risk risks problem problems wrong suspicious issue issues',
  'unknown unsure unclear uncertain unverified know-not',
  'check checked checks verify verified verification validate',
  'publish published public open publicly',
  'code source',
  'control controls owner owners own owns admin admins administrator power controlled rights',
  'upgrade upgradeable upgradable change changes changed changing replace modify',
  'recipient recipients receiver destination payee',
  'who whom whose',
  'address addresses account accounts wallet wallets',
  'token tokens money funds fund assets asset coin coins',
  'step steps call calls',
  'later delay delayed wait waits waiting tomorrow hour hours week stuck',
  'block blocks time',
  'expire expires expiry expiration valid validity deadline lasts last until end ends',
  'minimum min least lowest smallest little guaranteed floor',
  'maximum max most highest limit upper',
  'mean means meaning meant define definition',
  'want wanted wants intend intended intent intention expected said',
  'differ differs difference different differently deviate match matches',
  'happen happens',
  'happened outcome result results',
  'confirm confirmed confirmation mined executed execute executes execution done',
  'sign signs signing signed signature',
  'explain explains explained describe summarize summary summarise overview',
  'should advise advice advises recommend recommendation recommends suggest suggestion suggests',
  'fix repair better improve options option',
  'fingerprint fingerprints hash hashes digest digests',
  'unlimited infinite limitless',
  'request transaction transactions requests tx txn',
  'show shows shown see',
  'contract contracts',
  'send sends sent sending goes go leave leaves leaving out outgoing',
  'site app dapp website page webpage sites apps',
  'worth value values price prices rate deal',
  'dollar dollars usd euro euros eur money-worth',
  'earlier before already previously',
  'they them she he her him guy guys someone somebody anyone anybody people others person',
  'everything all whole entire empty',
  'ask asks asking asked',
  'login',
  'sell selling sells sold sale listing listings list-it unlist',
  'buy buying bought purchase',
  'left remain remains remaining balance rest',
  'after afterwards afterward',
  'different differently',
  'nft nfts item items collectible picture',
  'simulate simulated simulation simulating tried tested try test',
  'new newly',
  'long',
  'instantly instant immediately quickly fast soon',
  'script scripts agent bot cli',
  'connect connecting link hook',
  'install installing',
  'hide hidden hides secretly',
  'add added adds join joins',
  'remove removed removes delete',
  'number first second third fourth fifth sixth one two three',
];

const same: ReadonlyMap<string, string> = new Map(
  groups.flatMap((group) => {
    const [first = '', ...others] = list(group);
    return [first, ...others].map((it) => [it, first] as const);
  }),
);

/** Every word that is known here, as it is written. */
export const ownWords: ReadonlySet<string> = new Set([...dropped, ...same.keys()]);

/** Short forms, written out. */
const spelled: ReadonlyMap<string, string> = new Map([
  ['whats', 'what'],
  ['whos', 'who'],
  ['wont', 'will not'],
  ['cant', 'can not'],
  ['couldnt', 'could not'],
  ['dont', 'do not'],
  ['doesnt', 'does not'],
  ['isnt', 'is not'],
  ['cannot', 'can not'],
  ['nothing', 'not anything'],
  ['wanna', 'want to'],
  ['gonna', 'going to'],
  ['gotta', 'have to'],
  ['shouldnt', 'should not'],
  ['didnt', 'did not'],
  ['im', 'i am'],
  ['u', 'you'],
  ['hows', 'how is'],
  ['theyre', 'they are'],
  ['thats', 'that is'],
  ['pls', 'please'],
  ['btw', ''],
  ['y', 'why'],
  ['wat', 'what'],
  ['ur', 'you are'],
  ['r', 'are'],
  ['rn', 'now'],
  ['lol', ''],
  ['sooo', ''],
  ['basically', ''],
  ['aswell', 'as well'],
  ['hes', 'he is'],
  ['shes', 'she is'],
  ['theres', 'there is'],
  ['wdym', 'what do you mean'],
  ['d', ''],
]);
