/**
 * Whether a text can do nothing but praise, blame or describe: each of its words is on a short list, on which no name,
 * number, promise, order, payment or way to reach anybody stands. An empty text says nothing.
 */
export function isPlainRemark(text: string): boolean {
  if (text.length > mostLetters || !signs.test(text) || joined.test(text)) return false;
  return text
    .toLowerCase()
    .split(/[^a-z'’]+/)
    .every((it) => it === '' || words.has(it.replace('’', "'")));
}

/** In UTF-16 units. */
const mostLetters = 400;

/** Letters of English, and the signs between its sentences. */
const signs = /^[A-Za-z \n,.;:!?()"'’-]*$/;

/** A point inside a word, as in a host. */
const joined = /\w[.:]\w/;

const words: ReadonlySet<string> = new Set(
  (
    "a an the this that these those it its it's i i'm me my mine myself we our us they them their he she who what which " +
    'and or but nor yet so because since as if while although though than then also too very quite rather really more ' +
    'most much many less little few some any each both other same such only just even still already not no yes yeah ' +
    'in of on for from to with without about over under between into at by up down out off across beyond near ' +
    'is are was were am be been being has have had does do did can could would should might seems seem looks look feels feel ' +
    'good great better best bad worse worst nice fine fair unfair fairer excellent solid strong weak clear unclear simple complex ' +
    'important useful useless helpful harmful needed unneeded necessary unnecessary reasonable unreasonable sensible wise ' +
    'unwise right wrong true false sound safe unsafe risky careful careless cheap expensive costly high low higher lower ' +
    'worth worthy worthwhile deserve deserves deserved promising impressive interesting convincing ' +
    'big bigger small smaller large larger long longer short shorter early late soon slow slower fast faster new old ' +
    'positive negative neutral ready premature overdue happy sad glad excited sorry thankful grateful proud public open ' +
    'against abstain abstaining support supports supporting supported oppose opposes opposing opposed agree agrees agreed ' +
    'disagree disagrees disagreed favor favour like likes love loves prefer prefers believe believes think thinks hope hopes ' +
    'need needs want wants help helps helped improve improves improved hurt hurts benefit benefits cost costs make makes ' +
    'made work works worked working build builds building built learn learns learning grow grows growing growth matter matters ' +
    'proposal proposals vote votes voting voter voters idea ideas plan plans change changes update updates upgrade upgrades ' +
    'parameter parameters budget budgets treasury protocol protocols dao daos governance community communities ecosystem ' +
    'team teams project projects program programs process quorum scope detail details discussion discussions forum question ' +
    'questions concern concerns reason reasons risk risks reward rewards incentive incentives fee fees security safety ' +
    'decentralization decentralisation decentralized transparency transparent accountability accountable sustainability ' +
    'sustainable efficiency efficient growth value values goal goals step steps direction future present past time times ' +
    'year years month months week weeks day days today world people everyone everybody nobody one thing things way ways ' +
    'lot lots bit part parts whole long-term term enough always never often again first last next now here there ' +
    'gm gn wagmi lgtm thanks thank well done congrats congratulations cool awesome amazing beautiful lovely fun wow ' +
    'developer developers designer engineer engineering artist artists art builder builders writer writing musician music ' +
    'photographer photography researcher research student teacher scientist science collector maker creator gamer games ' +
    'gaming reader reading books coffee tea food cooking cats cat dogs dog travel nature football running cycling climbing ' +
    'hiking painting drawing design code coding software hardware web internet technology tech crypto cryptography ethereum ' +
    'blockchain defi nft nfts solidity typescript javascript rust python open-source source free freedom privacy culture ' +
    'life human being born living based mom dad parent father mother friend friends family fan enthusiast lover curious'
  ).split(' '),
);
