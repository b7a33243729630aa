import { english } from 'viem/accounts';

/** What a word tells of the language that it is in: `shared` are words of English that other languages have as well. */
export type WordOf = 'english' | 'shared' | 'unknown';

/** Of a word in small letters. A word that is not known here may be of any language, English among them. */
export function wordIn(word: string): WordOf {
  if (shared.has(word)) return 'shared';
  const bare = word.replace(/^(?:un|non|re)(?=\p{L}{4})/u, '');
  return [...stems(word), ...stems(bare)].some((it) => words.has(it)) ? 'english' : 'unknown';
}

/** A word, and what it may be a form of. */
function stems(word: string): readonly string[] {
  const forms = endings.flatMap(([ending, others]) => {
    if (!word.endsWith(ending) || word.length < ending.length + 3) return [];
    if (ending === 'es' && !/(?:[sxzo]|[cs]h)es$/.test(word)) return [];
    const stem = word.slice(0, -ending.length);
    return [...others.map((it) => stem + it), ...(/(.)\1$/.test(stem) ? [stem.slice(0, -1)] : [])];
  });
  return [word, ...forms, ...forms.flatMap((it) => (it.endsWith('s') ? [it.slice(0, -1)] : []))];
}

const endings: readonly (readonly [ending: string, others: readonly string[]])[] = [
  ['s', ['']],
  ['es', ['']],
  ['ies', ['y']],
  ['ed', ['', 'e']],
  ['ied', ['y']],
  ['ing', ['', 'e']],
  ['er', ['', 'e']],
  ['ers', ['', 'e']],
  ['or', ['', 'e']],
  ['ly', ['', 'le']],
  ['ment', ['']],
  ['ation', ['', 'e']],
  ['ion', ['', 'e']],
  ['ness', ['']],
  ['ship', ['']],
  ['able', ['', 'e']],
  ['less', ['']],
  ['ful', ['']],
];

const shared: ReadonlySet<string> = new Set(
  `a an as at come dare de die do due fare gift hat he in la le me man mi mine no non note on or per pro sole so son ten
  to us via war`.split(/\s+/),
);

/** Without which nobody writes English, what apps write of themselves, and 2,048 words that are told apart with ease. */
const words: ReadonlySet<string> = new Set([
  ...`i you she it we they my your his her its our their mine yours hers ours theirs him them myself yourself himself herself
  itself ourselves themselves the this that these those and but if of for with from by into onto upon about against
  between before after under over above below during until since through without within along across behind beyond
  toward towards is are was were am be been being has have had having does did done doing can could will would shall
  should may might must not never nor none nothing nobody everything everyone everybody anything anyone anybody something
  someone somebody all any each every both either neither some many much more most few less least lot other others
  another same such own only just even still already also too very then than when where who whom whose which what why how
  here there now today tomorrow yesterday yes please thanks thank hello hi hey dear welcome sorry ok okay let lets get
  got gets give gave gives given take took taken make made go goes went gone say said says see saw seen know knew known
  think thought want wanted need use used put keep kept hold held owe own owned pay paid send sent sell sold buy bought
  lend lent borrow bring brought read write wrote written speak spoke speaks tell told mean meant leave left stay begin
  began begun start end stop off out up down back again once twice first second third next last new old good better best
  bad worse worst big great small long short high low early late free full half whole part one two three four five six
  seven eight nine hundred thousand million billion cent percent day days night noon midnight morning evening week month year years hour minute second time times date
  january february march april june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday birthday happy man men woman women child children people person human friend family mother father
  brother sister son name number code key keys word words text line page site website web app apps application account
  accounts address addresses wallet wallets hash hashes expiry sincerely sign signs signed signing signature signatures message messages login logins
  logon logout signup signin log nonce session token tokens coin coins nft nfts item items collection collections game games
  play player user users username email mail phone password passphrase profile picture avatar settings setting data file
  id ids url uri hex base64 version request requests challenge verify verified verifies verification confirm confirms confirmed confirmation
  prove proves proved proof prover owner owners ownership authenticate authenticated authentication authorize authorized
  authorization authorise identity identify terms term conditions condition policy policies privacy rules rule agree
  agreed agrees agreement accept accepted accepts acceptance acknowledge consent decline hereby undersigned undertake
  promise promises renounce waive pledge vouch forfeit entitle entitled behalf debt debts loan claim claims contract
  contracts transaction transactions transfer transfers trade trading swap exchange deposit withdraw withdrawal withdrawals
  approve approval stake staking unstake reward rewards vote votes voted voting voter proposal proposals quorum governance
  delegate delegated delegates delegation delegator treasury dao daos protocol protocols chain blockchain ethereum crypto bitcoin defi mainnet
  testnet network networks node gas fee fees cost costs free mint mints minting minted airdrop allowlist whitelist waitlist
  join joined access connect connected link linked register registered registration create created update updated delete
  deleted change changed cancel cancelled canceled reset expire expires expired valid invalid issued action actions
  timestamp timezone gm gn gmgn frens fren wagmi lgtm congrats congratulations club community member members membership
  team event events ticket tickets attendance attend attended workshop conference room hall office notary minutes meeting
  hello world test tests testing demo example sample practice check checked checks ignore favorite favourite color colour
  blue red green yellow black white orange pink purple brown golden silver humanity unique resident country excluded
  competition conduct statement summary title description reason comment comments remark post posts follow follows follower followers
  like likes share shares subscribe newsletter inbox mailbox comment chat group channel server bot spam captcha support help contact
  click press button continue cancel proceed submit accept reject enter open close read learn reading before above below
  following gasless offchain onchain multisig threshold signer signers validator validators node staker holder holders
  artist artwork works rights license licence copyright author creator royalty royalties metadata badge badges quest quests
  points level score leaderboard tournament match season round lobby marketplace market listing listings order orders offer
  offers bid bids auction sale sales price prices payment payments invoice receipt refund billing subscription trial plan
  pro premium basic tier upgrade service services server system security secure safely safe risk risks warning caution
  trigger reveal move moves cannot dont wont isnt doesnt im ive youre youve whats thats berlin london paris york tokyo
  english british american european european german french spanish italian japanese chinese korean`.split(
    /\s+/,
  ),
  ...english,
]);
