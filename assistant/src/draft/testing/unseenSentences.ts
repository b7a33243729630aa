import { type Rows, type Sentence, sentencesOf } from './sentences.ts';

/**
 * Still more sentences in the format of `sentences`, by a writer who had not seen the parser, after the fresh ones were measured.
 * All are kept: nothing may be tuned by them.
 */

const en: Rows = {
  send: [
    'settling up: {amount:64.2} {pay:DAI} from me to {to:Ana} for the holiday flat',
    'tranfer {to:bob} {amount:5} {pay:uni} on {network:base} pls, he fixed my bike',
    'Payroll: {to:0x3b7d1f0c9e84a25563c1f0a7d92b4e6810fa7c35} receives {amount:3100} {pay:USDC}, network fee no higher than {fee:0.001} ETH',
    'Clear out my {pay:DAI}, {how=all:the whole balance}, to {to:Cold wallet}',
    'shoot {amount:20} {pay:usdc} over to {to:Ana} [after] she confirms',
    'Reimburse {to:Bob} {amount:55} or [60] {pay:USDC}',
    'Donate {amount:three} {pay:ETH} to {to:vitalik.eth}',
    '[Hold off] on paying {to:Ana} those {amount:70} {pay:PUSD}',
  ],
  swap: [
    'Get rid of {amount:60} {pay:UNI} and give me {get:DAI} instead',
    'i need {least:500} {get:USDC} for the rent, take it out of my {pay:WETH}',
    'Rebalance: {how=all:all} of the {pay:PUSD} into {get:WETH}, [except] 200',
    'flip {amount:0.25} {pay:eth} to {get:uni} [once] gas is cheap',
    'Swap {amount:400} {pay:USDC} for {get:DAI} or [UNI], whichever is better',
  ],
  wrap: [
    'Pack {amount:1.2} ETH into WETH so the auction accepts it',
    '{direction=unwrap:unwrap} {amount:a third} of my WETH',
  ],
  deposit: [
    'Park {amount:900} {pay:DAI} in the {to:Lido pool} so it earns yield',
    'stake {amount:2} {pay:eth} in {to:lido pool} for [6 months]',
  ],
  claim: ['Withdraw my accrued {get:UNI} rewards, no fewer than {least:3}'],
  list: ['Post my NFT for sale at {least:0.45} {get:ETH}, for [one week]'],
  allow: [
    'The {to:Lido pool} needs a {amount:350} {pay:USDC} allowance until {until:1 June 2027}',
    'Permit {to:Ana} to draw {amount:40} {pay:DAI} [per week]',
    'authorize {to:0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae} for {limit=noLimit:infinite} {pay:UNI}',
  ],
  revoke: [
    'cut {to:Lido pool} off from my {pay:UNI}',
    'Cancel the {pay:WETH} spending permission of {to:Bob} and [grant] it to Ana',
  ],
  signIn: ['Authenticate me on {site:shop.example.com} with this wallet, nothing else'],
  say: ['They asked me to sign a note that reads "{text:Ticket 7781 belongs to me}"'],
  change: [
    'Kick {replaces:Bob} off {of:Main}, he should no longer be an {part=owner:owner}',
    'make it so that {of:Main} requires {threshold:2} {part=threshold:confirmations}, [unless] Ana objects',
  ],
  nothing: ['Please touch nothing, I only wanted to try this out'],
  none: [
    'Has the Lido pool already used my allowance?',
    'remind me to pay Ana 50 USDC',
    'Explain what signing in to app.example.org does',
  ],
};

const de: Rows = {
  send: [
    'Bitte begleiche meine Schulden bei {to:Ana}: {amount:48,9} {pay:DAI}',
    'Lass {to:Bob} {amount:dreißig} {pay:USDC} zukommen',
    '{to:Bob} bekommt {amount:15} {pay:UNI}, aber [erst wenn] er liefert',
  ],
  swap: ['Für {amount:150} {pay:PUSD} hätte ich gerne {get:WETH}'],
  wrap: ['{direction=unwrap:entpacke} {amount:0,9} WETH auf {network:Arbitrum}'],
  deposit: ['Ich will {amount:3} {pay:ETH} beim {to:Lido pool} staken'],
  list: ['Stell mein NFT zum Verkauf ein, Preis {least:0,8} {get:ETH} oder mehr'],
  allow: ['{to:Ana} darf {amount:120} {pay:DAI} abheben, gültig bis {until?:5. Juni}'],
  revoke: ['bitte {revokes=all:sämtliche} Genehmigungen wieder entziehen'],
  say: ['Signiere folgenden Text: „{text:Das Konto gehört mir}“'],
  change: ['Wirf {replaces:Bob} als {part=owner:Eigentümer} von {of:Main} raus'],
  none: ['Wie viel Gas kostet ein Tausch von 100 USDC?'],
};

const es: Rows = {
  send: [
    'Pásale {amount:42} {pay:USDC} a {to:Bob} por las entradas',
    'necesito que {to:0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae} reciba {amount:600} {pay:PUSD} en {network:Polygon}',
    'Dona {amount:5} {pay:DAI} a {to:Ana} [cada lunes]',
  ],
  swap: [
    'Quiero deshacerme de {amount:25} {pay:UNI} y quedarme con {get:USDC}, mínimo {least:180}',
    'convierte {amount:60} {pay:DAI} en {get:WETH} y [mándalo] a Bob',
  ],
  wrap: ['Pasa {amount:1,1} ETH a WETH'],
  deposit: ['Invierte {amount:250} {pay:USDC} en {to:Lido pool}'],
  claim: ['Recoge los {get:UNI} que gané'],
  allow: ['{to:Lido pool} puede usar como mucho {amount:45} {pay:WETH} hasta el {until:1 de marzo de 2027}'],
  revoke: ['retira el permiso de {pay:DAI} a {to:Bob}, [salvo si] aún lo necesita'],
  signIn: ['quiero entrar en {site:shop.example.com} con mi cuenta'],
  none: ['¿Me conviene vender mis UNI ahora?'],
};

const fr: Rows = {
  send: [
    'Rembourse {amount:32,4} {pay:USDC} à {to:Ana} pour le restaurant',
    'Donne 100 {pay:DAI} à {to:Bob}, pardon, {amount:110}',
    'fais un virement de {amount:0,15} {pay:ETH} à {to?:Camille}',
  ],
  swap: [
    'Je me débarrasse de {amount:12} {pay:UNI} pour obtenir {get:DAI}',
    'achète du {get:WETH} avec {how=atMost:au plus} {amount:500} {pay:USDC} sur {network:Arbitrum}',
  ],
  deposit: ['Verse {amount:1,6} {pay:WETH} dans le {to:Lido pool} pour toucher des intérêts'],
  list: ['mets mon NFT en vente à {least:1,2} {get:WETH} minimum'],
  allow: ['Je permets à {to:Ana} de prélever {amount:70} {pay:DAI}, [sauf] le dimanche'],
  revoke: ['Annule {revokes=all:toutes} les autorisations que j’ai données'],
  say: ['Appose ma signature sur « {text:Je confirme la vente} »'],
  change: ['Ajoute {becomes:Ana} parmi les {part=owner:signataires} de {of:Main}'],
  none: ['Pourquoi dois-je signer ce message ?'],
};

const zh: Rows = {
  send: [
    '麻烦给{to:Ana}汇{amount:88}{pay:DAI}，是上次的车费',
    '从我这里拿 {amount:0.4} {pay:ETH} 送给 {to:Bob} 当生日礼物',
    '[等]房东确认后再付给 {to:Ana} {amount:700} {pay:USDC}',
  ],
  swap: ['我想把{amount:35}{pay:UNI}兑换为{get:USDC}或者[DAI]'],
  wrap: ['将 {amount:1.5} WETH {direction=unwrap:还原}成 ETH'],
  deposit: ['往{to:Lido pool}里放{amount:260}{pay:USDC}赚点利息'],
  allow: ['同意 {to:Lido pool} 花我不超过 {amount:55} {pay:UNI}'],
  revoke: ['收回我给{to:Bob}的{pay:WETH}权限'],
  change: ['把 {of:Main} 的签名{part=threshold:门槛}调到 {threshold?:三}'],
  nothing: ['什么也别动'],
  none: ['转账给 Ana 需要多久？', '帮我算一下 5 ETH 值多少钱'],
};

export const unseenSentences: readonly Sentence[] = sentencesOf({ en, de, es, fr, zh }, () => true);
