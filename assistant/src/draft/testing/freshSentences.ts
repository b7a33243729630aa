import { type Rows, type Sentence, sentencesOf } from './sentences.ts';

/**
 * More sentences in the format of `sentences`, written by someone who did not know the parser: other people, other words and
 * other orders of words. All are kept: nothing may be tuned by them.
 */

const en: Rows = {
  send: [
    'ok so {to:Ana} covered my train ticket, please get {amount:37.5} {pay:USDC} to her',
    'snd {amount:15} {pay:dai} {to:bob} asap',
    'Hello dear, I would like that {to:Bob} receives {amount:250} {pay:DAI} for his birthday',
    'Treasury payout: {amount:4200} {pay:PUSD} to {to:0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae} on {network:Optimism}',
    '{how=all:everything} I hold in {pay:UNI} must go to my {to:cold wallet}',
    'Send 20 {pay:USDC} to {to:Bob}, no wait, {amount:30}',
    '[unless] {to:Bob} has already been paid, transfer him {amount:90} {pay:USDC}',
    'Pay {to:Ana} {amount:10} {pay:DAI} [every Friday]',
    'forward {amount:100} {pay:USDC} to {to:Ana} and [25] to [Bob]',
    'Wire {amount:2,500} {pay:DAI} to {to:Bob}',
    'can u send {to?:Mehmet} {amount:8} {pay:usdc}',
    '[Do not] pay {to:Ana} the {amount:45} {pay:USDC} yet',
    'send {amount:30} {pay:USDC} from [Base] to {to:Ana} on {network:Arbitrum}',
    'gift {to:Ana} {amount:100} dollars worth of {pay:ETH}',
  ],
  swap: [
    'Spend {amount:150} {pay:DAI} on {get:UNI}',
    'dump {amount:3} {pay:weth} for {get:usdc}, not below {least:8900}',
    'market buy {get:WETH} on {network:arbitrum}, budget {how=atMost:max} {amount:1200} {pay:USDC}',
    'swap {amount:25%} of my {pay:UNI} into {get:DAI}',
    'exchange {amount:75} {pay:DAI} to {get?:USDT}',
    'Swap {amount:1} {pay:ETH} for {get:USDC}, then [lend] it',
  ],
  wrap: [
    'make {amount:0.8} ETH into WETH',
    'I have {amount:3} WETH and want normal ETH {direction=unwrap:again}',
  ],
  deposit: [
    'Put {amount:400} {pay:USDC} to work in {to:Lido pool}',
    'top up {to:lido pool} with [between 1 and 2] {pay:WETH}',
  ],
  claim: ['harvest the {get:UNI} I earned'],
  list: ['offer my NFT on the marketplace, I want {least:1.5} {get:WETH} or more'],
  allow: [
    '{to:Lido pool} can pull {amount:600} {pay:DAI} until {until:3 March 2027}',
    'Let {to:Bob} use my {pay:USDC} {limit=noLimit:without any limit}',
    'grant {to:0x3b7d1f0c9e84a25563c1f0a7d92b4e6810fa7c35} an allowance of {amount:25} {pay:UNI}, but [only if] the audit passes',
  ],
  revoke: [
    '{to:Bob} must not touch my {pay:DAI} anymore',
    'get rid of {revokes=all:every} approval I ever gave',
  ],
  signIn: ['connect me with {site:app.example.org}, only a login'],
  say: ['put my signature under "{text:I was here}"'],
  change: [
    '{becomes:Ana} becomes a new {part=owner:owner} of {of:Main}, as the board decided',
    'swap out {part=owner:signer} {replaces:Bob} for {becomes:Ana}',
  ],
  nothing: ['just leave everything as it is'],
  none: [
    'did Bob receive my 20 USDC?',
    'buy me a pizza',
    'Should I revoke the allowance of the Lido pool?',
    'what did I pay Ana last month in DAI',
  ],
};

const de: Rows = {
  send: [
    '{amount:60} {pay:USDC} bitte rüber zu {to:Ana}',
    'Der {to:Bob} kriegt von mir noch {amount:12,5} {pay:DAI}',
    'Meiner Enkelin {to?:Lena} {amount:40} {pay:USDC} zum Geburtstag schenken',
    'Überweis {to:Bob} {amount:100} {pay:PUSD}, [sobald] die Rechnung da ist',
  ],
  swap: [
    'Mit {amount:200} {pay:DAI} möchte ich {get:UNI} kaufen',
    'Tausch 2 {pay:WETH} in {get:USDC}, nein warte, {amount:3}',
  ],
  wrap: ['mach aus {amount:0,7} ETH bitte WETH'],
  deposit: ['Leg {amount:2.000} {pay:USDC} im {to:Lido pool} an'],
  claim: ['Hol meine Belohnungen in {get:UNI} ab'],
  list: ['Mein NFT soll für mindestens {least:1,5} {get:WETH} angeboten werden'],
  allow: [
    'Gib {to:Lido pool} die Erlaubnis, {amount:75} {pay:UNI} zu verwenden, und zwar bis zum {until:15. Januar 2027}',
  ],
  revoke: ['{to:Bob} soll nicht mehr an meine {pay:USDC} kommen'],
  signIn: ['einloggen auf {site:shop.example.com}'],
  change: ['{becomes:Ana} als weiteren {part=owner:Eigentümer} bei {of:Main} aufnehmen'],
  none: ['Warum ist die Gebühr heute so hoch?'],
};

const es: Rows = {
  send: [
    'Hazle llegar {amount:35} {pay:USDC} a {to:Bob}',
    'A {to:Ana} le debo {amount:18,5} {pay:DAI}, págaselos',
    'manda {amount:10} {pay:usdc} a {to:Ana} y [20] a [Bob]',
    '[No] envíes {amount:2} {pay:UNI} a {to:Ana} todavía',
  ],
  swap: [
    'con {amount:70} {pay:PUSD} cómprame {get:WETH}',
    'Vende el {amount:10 %} de mis {pay:UNI} por {get:DAI}',
  ],
  wrap: ['{direction=unwrap:desenvuelve} {amount:2} WETH en {network:Base}'],
  deposit: ['mete {amount:150} {pay:USDC} en el {to:Lido pool} [cada semana]'],
  claim: ['cobra mis recompensas'],
  allow: [
    'Dale permiso a {to:Lido pool} para usar {amount:80} {pay:DAI} hasta el {until:20 de enero de 2027}',
  ],
  revoke: ['que {to:Bob} ya no pueda gastar mis {pay:USDC}'],
  say: ['pon mi firma en este texto: «{text:Soy yo}»'],
  change: ['quita a {replaces:Bob} de los {part=owner:propietarios} de {of:Main}'],
  nothing: ['no hagas nada'],
  none: ['¿Por qué falló mi envío a Bob?'],
};

const fr: Rows = {
  send: [
    'Fais parvenir {amount:55} {pay:USDC} à {to:Ana}',
    'pour {to:Bob}, {amount:7,5} {pay:DAI} à lui verser pour le café, merci',
    'vire {how=all:la totalité} de mes {pay:PUSD} vers {to:Main}',
    'Envoie {amount:10} {pay:UNI} à {to:Bob} [ce soir]',
  ],
  swap: [
    'Avec {amount:90} {pay:DAI}, prends-moi du {get:WETH}',
    'troque {amount:40} {pay?:USDT} contre des {get:ETH}',
  ],
  wrap: ['emballe {amount:0,4} ETH sur {network:Optimism}'],
  deposit: ['place {amount:300} {pay:USDC} chez {to:Lido pool} puis [révoque] l’autorisation'],
  claim: ['récupère mes récompenses {get:UNI}'],
  allow: ['{to:Lido pool} a le droit de prendre jusqu’à {amount:60} {pay:UNI}'],
  revoke: ['Je ne veux plus que {to:Bob} puisse dépenser mes {pay:DAI}'],
  signIn: ['ouvre une session sur {site:app.example.org}'],
  change: ['passe le {part=threshold:seuil} à {threshold:trois}'],
  nothing: ['surtout ne fais rien'],
  none: ['Est-ce que Bob a reçu mes 20 USDC ?'],
};

const zh: Rows = {
  send: [
    '帮我转{amount:66}{pay:USDC}给{to:Bob}',
    '我欠 {to:Ana} 饭钱，帮我付给她 {amount:15.5} {pay:DAI}',
    '[每周]给{to:Ana}打{amount:20}{pay:USDC}',
    '发{amount:5}个{pay:UNI}给{to?:小明}',
  ],
  swap: ['拿{amount:120}{pay:USDC}去买{get:ETH}', '卖{amount:一半}的{pay:UNI}换{get:DAI}'],
  wrap: ['把{amount:0.6}个ETH包装成WETH'],
  deposit: ['在 {network:Ethereum} 上质押 {amount:2} {pay:ETH} 到 {to:Lido pool}'],
  claim: ['把{get:UNI}奖励领出来'],
  allow: ['让 {to:Lido pool} 可以动用我 {amount:90} 个 {pay:WETH}'],
  revoke: ['不再让{to:Bob}花我的{pay:USDC}'],
  say: ['请签署“{text:我是本人}”'],
  change: ['把 {becomes:Ana} 加为 {of:Main} 的{part=owner:所有者}'],
  none: ['为什么转账这么慢？', '我有多少 USDC？'],
};

export const freshSentences: readonly Sentence[] = sentencesOf({ en, de, es, fr, zh }, () => true);
