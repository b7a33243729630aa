/**
 * What people type to say what they want to do, with the draft that is meant, in five languages. Written before the parser.
 * `kept` ones are only measured: nothing may be tuned by them. The split is by place, and fixed.
 *
 * In the tables, `{amount:25}` is a piece that fills a slot, `{how=all:all my}` one that means a fixed word of the form,
 * `[tomorrow]` one that must be asked about, and `{pay?:USDT}` one whose slot is clear but whose value must be asked about.
 *
 * Known: Ana, Bob, Cold wallet and Lido pool in the address book; the user's own account Main; one token each of USDC,
 * DAI, WETH, PUSD and UNI; two tokens of the symbol USDT; the native currency ETH; the networks Ethereum, Base, Arbitrum,
 * Optimism and Polygon. Today is 2026-11-28.
 */

import type { ChoiceSlot, DraftKind, ValueSlot } from '../draft.ts';

export type Language = 'en' | 'de' | 'es' | 'fr' | 'zh';

/**
 * `wants` is `none` where no draft can be made. `asks` are the pieces that must be asked about, never dropped: a negation,
 * a condition, a time, a second action and a second value, and what may be read two ways. A word such as “if”, “not”,
 * “except” or the verb of a second action represents all that hangs on it. A piece whose slot is clear is in `wants` too.
 */
export type Sentence = Readonly<{
  language: Language;
  text: string;
  wants: Wanted | 'none';
  asks: readonly string[];
  kept: boolean;
}>;

/** Each value is the exact piece of the sentence it comes from, or a fixed word of the form. Amounts are without their token. */
export type Wanted = Readonly<{
  do: DraftKind;
  slots: Readonly<Partial<Record<Slot, string>>>;
}>;

export type Slot = ValueSlot | ChoiceSlot;

/** What each form is asked for with, in the notation of this file. */
export type Rows = Readonly<Partial<Record<Wanted['do'] | 'none', readonly string[]>>>;

const en: Rows = {
  send: [
    'Send {amount:25} {pay:USDC} to {to:Bob}',
    'send {to:bob} {amount:40} {pay:usdc}',
    'Please send {amount:0.2} {pay:ETH} to {to:vitalik.eth} on {network:Base}.',
    'i want to pay {to:Ana} {amount:120} {pay:dai} for the rent',
    'can you transfer {amount:0.05} {pay:eth} to {to:0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae}? thanks',
    'sned {amount:20} {pay:usdc} to {to:ana}',
    'move {how=all:all} my {pay:WETH} to {to:Cold wallet}',
    'My {pay:UNI} should {how=all:all} go to the {to:cold wallet}, it is safer there',
    '{to:Bob} gets {how=atMost:at most} {amount:300} {pay:DAI} from me',
    'pay {to:Ana} {how=atMost:no more than} {amount:75} {pay:usdc}',
    '{amount:1000} {pay:PUSD} {to:Bob} {network:polygon}',
    'Send {amount:10} {pay:USDC} to {to:Ana} and make sure the fee stays under {fee:0.0005} ETH',
    'Send {amount:1,500} {pay:USDC} to {to:Ana}',
    'send {amount:five} {pay:dai} to {to:bob}',
    'Send {amount:100} {pay?:USDT} to {to:Bob} please',
    'transfer {amount:50} {pay:USDC} to {to:Ana} [tomorrow]',
    '[Every week] I want to send {amount:20} {pay:DAI} to {to:Bob}',
    'send {amount:50} {pay:usdc} to {to:Ana} and [Bob]',
    'Send {amount:1} {pay:ETH} to {to:Bob} [if] the price is above 4000',
    'send {amount:30} {pay:USDC} to {to:Ana}, not to Bob',
    'give {to?:him} {amount:15} {pay:USDC} back',
    'send {to:Bob} {how=all:all} my {pay:DAI} [except] the last 10',
    '{amount:2} {pay:eth} to {to?:0x9f2c...41ae}',
    'Send {to:Ana} {amount:80} {pay:USDC} for the [2] tickets she bought',
    'I owe {to:Bob} {amount:60} {pay:usdc}, send it to him on {network:Arbitrum}',
    'hey could you please help me to get {amount:12.75} {pay:USDC} over to {to:ana}, she paid for lunch',
    'transfer {amount:1} {pay:weth} to {to?:Charlie}',
    'send {to:Ana} {amount:half} of my {pay:USDC}',
    'send {to:Bob} {amount:$50} in {pay:ETH}',
    'I want to send money to {to:Ana}',
    '[never] send {pay:UNI} to {to:0x3b7d1f0c9e84a25563c1f0a7d92b4e6810fa7c35}',
    'Send {amount:1,000,000} {pay:PUSD} to {to:Main}',
  ],
  swap: [
    'Swap {amount:100} {pay:USDC} for {get:ETH}',
    'swap {amount:0.5} {pay:eth} to {get:dai}',
    'I want to exchange {amount:250} {pay:DAI} for at least {least:0.06} {get:WETH}',
    'sell {how=all:all} my {pay:uni} for {get:usdc}',
    'buy {get:UNI} with {amount:200} {pay:USDC} on {network:Optimism}',
    'turn {amount:1} {pay:WETH} into {get:USDC}, min {least:2900}',
    'get me {get:dai} for {amount:75} {pay:pusd}',
    'buy at least {least:100} {get:UNI} for {how=atMost:at most} {amount:0.3} {pay:ETH}',
    '{pay:USDC} -> {get:ETH} {amount:500}',
    'Please convert {amount:40} of my {pay:DAI} into {get:PUSD}, I trust it more',
    'I want {least:100} {get:USDC} and pay for it with {pay:ETH}',
    'trade {amount:10} {pay:UNI} against {get:WETH} on {network:base}, gas max {fee:0.002} eth',
    'swap {amount:100} {pay:USDC} for {get?:USDT}',
    'sell {amount:1} {pay:ETH} for {get:USDC} [when] it hits 5000',
    'Swap {amount:300} {pay:DAI} for {get:ETH} and [send] it to Bob',
    'swap {amount:50} {pay:usdc} for {get:eth} [twice]',
    'exchange {amount:two hundred} {pay:USDC} for {get:DAI}',
    'Swap {amount:100} {pay:USDC} to {get:ETH} [without] slippage',
    'swpa {amount:20} {pay:uni} for {get:usdc} with [1%] slippage',
    'I would like to swap',
  ],
  wrap: [
    'wrap {amount:0.5} eth',
    '{direction=unwrap:unwrap} {amount:2} weth please',
    'I need {amount:0.3} WETH, so please wrap that much ETH',
    'turn {amount:1} WETH {direction=unwrap:back} into ETH',
    'wrap {amount:all my} ETH',
    'Wrap {amount:1} ETH on {network:Arbitrum} and [deposit] it in the Lido pool',
  ],
  deposit: [
    'Deposit {amount:100} {pay:DAI} into {to:Lido pool}',
    'stake {amount:1} {pay:eth} with {to:lido pool} please',
    'i want to lend {amount:500} {pay:usdc} and earn some interest',
    'Put {amount:0.75} {pay:WETH} in the {to:Lido pool} on {network:Ethereum}',
    'supply {amount:1000} {pay:usdc} to {to:0x3b7d1f0c9e84a25563c1f0a7d92b4e6810fa7c35} [every month]',
    'stake {amount:one} {pay:ETH}',
  ],
  claim: [
    'claim my {get:UNI}',
    'Please collect my rewards',
    'Claim at least {least:5} {get:UNI}',
    'claim my {get:uni} rewards and [sell] them',
  ],
  list: [
    'List my NFT for {least:2} {get:WETH}',
    'i want to sell my nft for at least {least:800} {get:usdc}',
    'put my {item:NFT #4521} up for sale, {least:0.9} {get:ETH} minimum',
  ],
  allow: [
    'Allow {to:Lido pool} to spend {amount:500} {pay:USDC}',
    'approve {limit=noLimit:unlimited} {pay:dai} for {to:0x3b7d1f0c9e84a25563c1f0a7d92b4e6810fa7c35}',
    'let {to:lido pool} use up to {amount:50} {pay:UNI} until {until:31 December 2026}',
    'give {to:Bob} permission to take {amount:200} {pay:USDC} for {until:30 days}',
    '{to:0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae} may spend {amount:1} {pay:WETH} until {until:tomorrow}',
    'approve {amount:10,000} {pay:usdc} for {to:Lido pool}',
    'Approve {amount:100} {pay:DAI} for {to:Lido pool}, but [not] forever',
    'let {to:Ana} spend {amount:100} {pay:USDC} until {until?:10/12/2026}',
    'I want {to:Lido pool} to be able to take {limit=noLimit:as much} {pay:WETH} as it wants',
    'allow {to:lido pool} {amount:100} {pay?:usdt} till {until:2027-01-15}',
  ],
  revoke: [
    'revoke {pay:USDC} from {to:Lido pool}',
    'Remove {revokes=all:all} my approvals',
    'take back the permission for {pay:dai} that I gave {to:0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae}',
    '{to:Lido pool} should no longer be able to spend my {pay:WETH}',
    'stop {to:Bob} from spending my {pay:usdc}, he is done with the project',
    'revoke the {pay:UNI} allowance of {to:lido pool} [on Friday]',
  ],
  signIn: [
    'Sign in to {site:app.example.org}',
    'log me in at {site:app.example.org} pls',
    'I just want to log into {site:shop.example.com}',
    'login {site:app.example.org} [without] sharing my address',
  ],
  say: [
    'Sign the message "{text:I agree to the terms}"',
    'sign this: "{text:Send 5 USDC to Bob}"',
    'I want to prove that I own this account by signing “{text:hello from Main 2026}”',
  ],
  change: [
    'add {becomes:Ana} as an {part=owner:owner} of {of:Main}',
    'replace {replaces:Bob} with {becomes:Ana} as {part=owner:signer}',
    'Set the {part=threshold:threshold} to {threshold:2}',
    'remove {replaces:Bob} from the {part=owner:owners}, he left the team',
    'for {of:Main} we need {threshold:3} {part=threshold:signatures} from now on',
    'please remove the {part=module:module} {replaces:0x3b7d1f0c9e84a25563c1f0a7d92b4e6810fa7c35}',
    'upgrade the {part=code:code} to {becomes:0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae}',
    'change the {part=guard:guard} of {of:Main} to {becomes:0x3b7d1f0c9e84a25563c1f0a7d92b4e6810fa7c35}',
    '{part=delegation:delegate} my account to {becomes:0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae}',
    'set {part=threshold:threshold} to {threshold:two}',
    'add {becomes:Ana} and [Bob] as {part=owner:owners}',
    'add {becomes:ana} as {part=owner:owner} with threshold {threshold:2}',
    'set {becomes:0x3b7d1f0c9e84a25563c1f0a7d92b4e6810fa7c35} as fallback {part=handler:handler}',
  ],
  nothing: ['I do not want to do anything', 'nothing should happen', 'this should change nothing'],
  bridge: ['bridge {amount:100} {pay:USDC} from {network:Base} to {onto:Optimism}'],
  cancel: ['cancel my last transaction'],
  none: [
    'what is a token',
    'hi there',
    'How do I send ETH to Bob?',
    'asdf qwer 12',
    'is it safe to approve unlimited USDC?',
    'what happens if I send 1 ETH to Bob',
    'how much USDC do I have',
    'make me rich',
    'delegate my UNI votes to Ana',
    'Borrow 500 DAI against my ETH',
    'thanks, that worked',
    'Why did my swap of 100 USDC fail?',
  ],
};

const de: Rows = {
  send: [
    'Schick {to:Bob} {amount:25} {pay:USDC}',
    'bitte {amount:0,5} {pay:ETH} an {to:vitalik.eth} senden',
    'Ich möchte {how=all:alle} meine {pay:DAI} an {to:Cold wallet} überweisen',
    '{to:Ana} soll {how=atMost:höchstens} {amount:80} {pay:usdc} von mir bekommen',
    'überweise {amount:1.500} {pay:USDC} an {to:Ana}',
    'sende {amount:10} {pay:dai} an {to:Bob}, aber [nicht] auf Polygon',
    '[jeden Monat] {amount:50} {pay:USDC} an {to:Ana} schicken',
    'schick {to:ana} {amount:zwanzig} {pay:dai} fürs Mittagessen',
  ],
  swap: [
    'Tausche {amount:100} {pay:USDC} gegen {get:ETH}',
    'ich will {amount:2} {pay:WETH} in {get:DAI} umtauschen, mindestens {least:5800}',
    '{amount:30} {pay:UNI} verkaufen für {get?:USDT}',
    'tausch mir {amount:0,1} {pay:eth} in {get:usdc} auf {network:Base} und [schick] es dann an Bob',
  ],
  wrap: ['wandle {amount:1,5} WETH wieder {direction=unwrap:zurück} in ETH'],
  deposit: ['Zahle {amount:500} {pay:DAI} in den {to:Lido pool} ein'],
  claim: ['meine {get:UNI} Belohnung abholen'],
  allow: [
    '{to:Lido pool} darf bis {until:31.12.2026} bis zu {amount:200} {pay:USDC} ausgeben',
    'Erlaube {to:0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae}, {limit=noLimit:unbegrenzt} {pay:DAI} abzubuchen',
  ],
  revoke: [
    'Widerrufe die Freigabe von {pay:USDC} für {to:Lido pool}',
    'nimm {revokes=all:alle} Freigaben zurück, [falls] das nichts kostet',
  ],
  signIn: ['bei {site:app.example.org} anmelden'],
  say: ['Unterschreibe die Nachricht „{text:Ich stimme zu}“'],
  change: [
    'Ersetze {replaces:Bob} durch {becomes:Ana} als {part=owner:Besitzer} von {of:Main}',
    'setz den {part=threshold:Schwellenwert} auf {threshold:3}',
  ],
  nothing: ['ich will gar nichts machen'],
  cancel: ['storniere meine letzte Transaktion'],
  none: ['was ist ein Token', 'Wie überweise ich ETH an Bob?'],
};

const es: Rows = {
  send: [
    'Envía {amount:25} {pay:USDC} a {to:Ana}',
    'quiero mandar {amount:0,25} {pay:eth} a {to:bob} por la cena',
    'manda {how=all:todo} mi {pay:WETH} a {to:Cold wallet} por favor',
    'Págale a {to:Bob} {how=atMost:como máximo} {amount:90} {pay:DAI}',
    'transfiere {amount:2.000} {pay:usdc} a {to:Ana}',
    'envia {amount:15} {pay:dai} a {to:Ana} [mañana]',
    '[Si] ETH baja de 3000, envía {amount:1} {pay:ETH} a {to:Bob}',
    'mándale {amount:diez} {pay:USDC} a {to:0x3b7d1f0c9e84a25563c1f0a7d92b4e6810fa7c35}',
  ],
  swap: [
    'Cambia {amount:100} {pay:USDC} por {get:ETH}',
    'me gustaría comprar {get:UNI} con {amount:50} {pay:dai} en {network:Arbitrum}',
    'vender {amount:3} {pay:WETH} por al menos {least:8700} {get:USDC}',
    'cambiar {amount:40} {pay?:USDT} a {get:dai}',
  ],
  wrap: ['envuelve {amount:0,5} ETH'],
  deposit: ['deposita {amount:200} {pay:DAI} en {to:Lido pool} y luego [reclama] las recompensas'],
  claim: ['reclamar mis {get:UNI}'],
  allow: [
    'Permite que {to:Lido pool} gaste {amount:300} {pay:USDC} hasta el {until:31 de diciembre de 2026}',
    'aprobar {pay:dai} {limit=noLimit:sin límite} para {to:lido pool}',
  ],
  revoke: [
    'revoca el permiso de {to:Lido pool} sobre mi {pay:UNI}',
    'quita {revokes=all:todos} los permisos que di',
  ],
  signIn: ['iniciar sesión en {site:app.example.org}'],
  say: ['Firma el mensaje «{text:Acepto las condiciones}»'],
  change: [
    'añade a {becomes:Ana} como {part=owner:propietaria} de {of:Main}',
    'sube el {part=threshold:umbral} a {threshold:3}',
  ],
  nothing: ['no quiero hacer nada'],
  none: ['¿Qué es un token?', 'hola, ¿qué tal?', '¿Cuánto cuesta enviar 10 USDC a Bob?'],
};

const fr: Rows = {
  send: [
    'Envoie {amount:25} {pay:USDC} à {to:Bob}',
    'je voudrais envoyer {amount:0,3} {pay:eth} à {to:vitalik.eth} sur {network:optimism}',
    'Transfère {how=all:tous} mes {pay:UNI} vers {to:Cold wallet}, s’il te plaît',
    '{to:ana} doit recevoir {how=atMost:au maximum} {amount:60} {pay:dai}',
    'envoyer {amount:1.250} {pay:USDC} à {to:Ana}',
    'envoie {amount:20} {pay:USDC} à {to:Bob} et [30] à [Ana]',
    'N’envoie [pas] {amount:5} {pay:WETH} à {to:Bob}',
    'paie {amount:45} {pay:DAI} à {to:Ana} [chaque mois] pour le loyer',
  ],
  swap: [
    'Échange {amount:100} {pay:USDC} contre {get:ETH}',
    'je veux vendre {amount:2} {pay:weth} et avoir au moins {least:5700} {get:dai}',
    'acheter {get:UNI} avec {amount:80} {pay:PUSD}, pas plus de {fee:0.001} ETH de frais de réseau',
    'échanger {amount:cent} {pay:USDC} contre {get?:USDT}',
  ],
  wrap: ['{direction=unwrap:déballer} {amount:1,2} WETH'],
  deposit: ['Dépose {amount:0,75} {pay:WETH} dans {to:Lido pool}'],
  claim: ['réclamer mes récompenses en {get:UNI}'],
  allow: [
    'Autorise {to:Lido pool} à dépenser {amount:150} {pay:USDC} jusqu’au {until:15 janvier 2027}',
    'laisser {to:0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae} utiliser mes {pay:DAI} {limit=noLimit:sans limite}',
  ],
  revoke: [
    'Retire à {to:Lido pool} l’autorisation sur mes {pay:WETH}',
    'révoque {revokes=all:toutes} les autorisations [demain]',
  ],
  signIn: ['me connecter à {site:app.example.org}'],
  say: ['Signe le message « {text:Bonjour le monde} »'],
  change: [
    'remplace {replaces:Bob} par {becomes:Ana} comme {part=owner:propriétaire}',
    'mets le {part=threshold:seuil} de {of:Main} à {threshold:2}',
  ],
  nothing: ['je ne veux rien faire'],
  none: ['c’est quoi un jeton', 'Comment envoyer de l’ETH à Bob ?', 'emprunter 500 DAI contre mes ETH'],
};

const zh: Rows = {
  send: [
    '给 {to:Bob} 转 {amount:25} {pay:USDC}',
    '请把 {amount:0.2} {pay:ETH} 发送到 {to:vitalik.eth}，谢谢',
    '把我{how=all:所有}的 {pay:WETH} 转到 {to:Cold wallet}',
    '我想给{to:Ana}{how=atMost:最多}{amount:80}个{pay:DAI}，付房租',
    '在 {network:Base} 上发 {amount:10} {pay:usdc} 给 {to:0x3b7d1f0c9e84a25563c1f0a7d92b4e6810fa7c35}',
    '[明天]转{amount:50}{pay:USDC}给{to:Ana}',
    '给{to:Bob}转{amount:一百}{pay:DAI}',
    '[如果] ETH 涨到 4000，就给 {to:Bob} 转 {amount:1} {pay:ETH}',
    '[不要]给 {to:Ana} 转 {amount:30} {pay:USDC}',
  ],
  swap: [
    '用 {amount:100} {pay:USDC} 换 {get:ETH}',
    '把{amount:2}个{pay:WETH}换成{get:DAI}，至少要{least:5800}',
    '我要卖掉 {amount:20} {pay:UNI} 换 {get?:USDT}',
    '用{amount:300}{pay:DAI}买{get:ETH}，然后[转]给Bob',
  ],
  wrap: ['把 {amount:0.5} WETH {direction=unwrap:解包}'],
  deposit: ['存 {amount:500} {pay:DAI} 到 {to:Lido pool}'],
  claim: ['领取我的 {get:UNI} 奖励'],
  allow: [
    '允许 {to:Lido pool} 在{until:2026年12月31日}之前使用 {amount:200} {pay:USDC}',
    '授权{to:Lido pool}{limit=noLimit:无限}使用我的{pay:DAI}',
  ],
  revoke: ['撤销 {to:Lido pool} 对 {pay:USDC} 的授权', '取消{revokes=all:所有}授权'],
  signIn: ['登录 {site:app.example.org}'],
  say: ['签名消息“{text:我同意}”'],
  change: [
    '把{part=owner:所有者} {replaces:Bob} 换成 {becomes:Ana}',
    '把 {of:Main} 的{part=threshold:门槛}改成 {threshold:3}',
  ],
  nothing: ['我什么都不想做'],
  none: ['什么是代币？', '怎么给 Bob 转 ETH？', '你好'],
};

/** A piece of a row: a slot, perhaps its fixed word, perhaps a question mark, and the words; or words in square brackets. */
const piece = /\{(\w+)(?:=(\w+))?(\?)?:([^}]+)\}|\[([^\]]+)\]/g;

export const sentences: readonly Sentence[] = sentencesOf({ en, de, es, fr, zh }, (at) => at % 2 === 1);

/** The sentences of tables. `kept` tells by the place in its language which are only measured. */
export function sentencesOf(
  tables: Readonly<Record<Language, Rows>>,
  kept: (at: number) => boolean,
): readonly Sentence[] {
  return Object.entries(tables).flatMap(([language, rows]) =>
    Object.entries(rows)
      .flatMap(([wants, texts]) => texts.map((row) => ({ wants: wants as keyof Rows, row })))
      .map(({ wants, row }, at): Sentence => {
        const pieces = [...row.matchAll(piece)].map(([, slot, word, asked, filled, other]) => ({
          slot,
          value: word ?? filled ?? '',
          asked: other ?? (asked && filled),
        }));
        const slots: Partial<Record<Slot, string>> = {};
        for (const { slot, value } of pieces) if (slot) slots[slot as Slot] = value;
        return {
          language: language as Language,
          text: row.replaceAll(piece, (_, _slot, _word, _asked, filled, other) => filled ?? other),
          wants: wants === 'none' ? 'none' : { do: wants, slots },
          asks: pieces.flatMap(({ asked }) => asked ?? []),
          kept: kept(at),
        };
      }),
  );
}
