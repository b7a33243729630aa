import type { QueryId } from '@readback/core/ask/query.ts';
import { match } from '../match.ts';
import { askedPage } from './page.ts';
import type { Language } from './questions.ts';

/**
 * Questions as people type them beside twelve kinds of requests, by a writer who had not seen the matcher. `wants`: the queries
 * whose answers hold what is asked for; with `none`, that it is not answered is right, too. `kept` ones are in no
 * phrasing.
 */
export type TypedQuestion = Readonly<{
  language: Language;
  text: string;
  wants: readonly (QueryId | 'none')[];
  kept: boolean;
}>;

type Row = readonly [text: string, wants: string];

const seen: Readonly<Record<Language, readonly Row[]>> = {
  en: [
    ['who gets the money?', 'receives'],
    ['how much will this cost me all in', 'leaves fee'],
    ['sooo when does he have it', 'when'],
    ['did i pay bob before?', 'since'],
    ['can they take more from me later', 'mayTake gives'],
    ["wrong network maybe?? he's on arbitrum", 'network'],
    ['can they drain me', 'mayTake'],
    ['am i paying anything rn or only ok-ing', 'leaves gives does'],
    ['could i just allow 100 instead', 'none'],
    ['what is an allowance', 'term'],
    ['and new usdc i receive next month? also theirs?', 'mayTake'],
    ['who exactly is the spender here, address pls', 'whoIs'],
    ['is this a scam', 'safe'],
    ['what happens if i just click ok', 'does changes'],
    ['i already signed it 5 min ago help', 'takeBack todo'],
    ['can i mute this warning', 'todo'],
    ['what if i only have 3 dollars in there', 'mayTake'],
    ['so ur saying i should reject', 'todo'],
    ['is this a good price', 'worth'],
    ['who am i trading with lol', 'whoIs receives'],
    ['how long is this offer good for', 'until'],
    ['can i undo a swap', 'undo'],
    ['i got more last week for the same amount why', 'since'],
    ['whats this min number with all the digits', 'atLeast'],
    ['no gas so nothing can happen right', 'safe'],
    ['how do i kill it if i change my mind', 'takeBack undo'],
    ['who can use this signature', 'mayTake'],
    ['wat is nonce', 'term'],
    ['can it be used on another chain too', 'network'],
    ['what can the site do after', 'actsAs does'],
    ['which site is asking', 'asker'],
    ['when do i get logged out', 'until'],
    ['could somebody else log in as me with it', 'actsAs'],
    ['does it cost gas', 'fee'],
    ['what do i get if it sells', 'arrives atLeast'],
    ['hows it leave my wallet if its only a signature', 'leaves'],
    ['when does this run out', 'until'],
    ['wait am i selling it for 0??', 'arrives leaves atLeast'],
    ['if i move the nft to my other wallet is the listing dead', 'takeBack'],
    ['what are all these 10 things', 'step does'],
    ['if call 7 fails do the others still go through', 'fails'],
    ['my ledger shows a hash, where do i compare', 'device'],
    ['whats delegatecall and why is it red', 'term why'],
    ['can i sign now and the others stop it later', 'takeBack later'],
    ['does signing already send it', 'when happened does'],
    ['can they take EVERYTHING', 'mayTake'],
    ['is that address metamasks own', 'whoIs'],
    ['do i still own my key after', 'controls changes'],
    ['will my other accounts in the same wallet be changed too', 'changes signer'],
    ['had no warning last month for the same button', 'since'],
    ['who do i get it on the other side, me?', 'receives'],
    ['how much do they keep', 'leaves arrives fee'],
    ['do i need eth on base too', 'fee none'],
    ['did u check the other chain aswell', 'how'],
    ['what chain does it come out on, it only says 8453', 'none'],
    ['whats a health factor', 'none'],
    ['when do i have to pay it back', 'until none'],
    ['how far can eth fall before im cooked', 'none'],
    ['so free money basically', 'safe does'],
    ['what does "not fully read" mean', 'term'],
    ['why cant u read it', 'unknowns'],
    ['ok just tell me ur best guess', 'unknowns does'],
    ['why do i have to hold the button', 'help'],
    ['how do i connect my phone', 'help'],
    ['do they know who i am now', 'help'],
  ],
  de: [
    ['an wen geht das jetzt genau', 'receives'],
    ['dürfen die dann immer alles abbuchen?', 'mayTake'],
    ['ist das betrug oder was', 'safe'],
    ['wieviel krieg ich mindestens raus', 'atLeast'],
    ['was is bitte ein permit', 'term'],
    ['logge ich mich da nur ein?', 'actsAs does safe'],
    ['kann ich das angebot noch ändern?', 'takeBack undo'],
    ['wie hoch ist die summe von dem ganzen stapel', 'leaves'],
    ['wann kommt das drüben an', 'when'],
    ['warum steht da nicht vollständig gelesen', 'unknowns why'],
  ],
  es: [
    ['a quien le llega la plata', 'receives'],
    ['se puede cancelar despues?', 'takeBack undo'],
    ['me pueden vaciar la cuenta?', 'mayTake'],
    ['lo recibo yo o quién', 'receives arrives'],
    ['si no pago gas para que sirve', 'fee mayTake kind'],
    ['qué puede hacer la página después d firmar', 'actsAs does'],
    ['en cuanto lo estoy vendiendo', 'worth arrives atLeast leaves'],
    ['cuando se ejecuta', 'when'],
    ['y si se pierde en el camino', 'later undo'],
    ['el factor de salud esta bien así?', 'none'],
  ],
  fr: [
    ["c'est qui le destinataire", 'receives'],
    ['ils peuvent se servir quand ils veulent?', 'mayTake'],
    ["pourquoi c'est rouge", 'why'],
    ['y a des frais cachés la dedans?', 'fee leaves'],
    ['ca veut dire quoi deadline', 'term'],
    ['mon adresse sera visible?', 'help'],
    ["n'importe qui peut l'acheter?", 'none'],
    ["comment j'annule cette délégation", 'takeBack undo'],
    ['je paye combien pour traverser', 'leaves fee'],
    ['tu sais pas ou tu veux pas dire', 'unknowns'],
  ],
  zh: [
    ['钱到底给谁', 'receives'],
    ['授权完会马上扣钱吗', 'leaves gives'],
    ['这是骗子吧?', 'safe'],
    ['最少能换到多少', 'atLeast'],
    ['签了这个有啥风险', 'safe why does'],
    ['只是登录对吗', 'actsAs safe does'],
    ['卖掉以后我实际到手多少', 'arrives atLeast'],
    ['还差几个人签', 'controls none'],
    ['多久到账', 'when'],
    ['健康系数低了会咋样', 'none'],
  ],
};

const kept: Readonly<Record<Language, readonly Row[]>> = {
  en: [
    ['can i get it back if i sent it to the wrong guy', 'undo'],
    ['is that rly anas address??', 'whoIs'],
    ["what's gas", 'term fee'],
    ['whats that worth in euros', 'worth'],
    ['how much will i have left after', 'left'],
    ['does my phone have to be on', 'none device help'],
    ['does unlimited mean forever', 'until term'],
    ['how do i take it back afterwards', 'takeBack undo'],
    ['its uniswap so its safe right', 'safe whoIs'],
    ['will it touch my other wallet too', 'signer mayTake changes'],
    ['why do i have to do this everytime', 'none'],
    ['same as last time?', 'since'],
    ['everyone in the discord says its fine tho', 'safe'],
    ["who's behind 0x… ?", 'whoIs controls'],
    ['why does it say STOP its only an approval', 'why'],
    ['they promised an airdrop if i approve', 'arrives safe'],
    ['can they get my eth as well', 'mayTake'],
    ['whats the least i get', 'atLeast'],
    ['wat if price drops while its pending', 'later fails'],
    ['where do the coins end up', 'receives'],
    ['slippage??', 'term atLeast'],
    ['does uniswap take a cut', 'fee leaves'],
    ['do i need to approve first or is this all of it', 'gives mayTake none'],
    ["what's a permit", 'term'],
    ['until when is it valid', 'until'],
    ['how much can they grab', 'mayTake gives'],
    ['will it show up on etherscan', 'none happened'],
    ['my wallet only shows gibberish is it the same thing', 'device'],
    ['is it just for this one trade or for good', 'until mayTake'],
    ['just login, no money?', 'actsAs safe does leaves'],
    ['are they gonna see all my stuff', 'help none'],
    ['y do i need to sign to log in isnt a password enough', 'none kind why'],
    ['the url looks a bit off, uniswop.org', 'asker safe'],
    ['do i have to do that on my phone as well', 'none'],
    ['can somebody buy it for less', 'none until'],
    ['how do i pull the listing', 'takeBack undo'],
    ['opensea fee + royalties how much in total', 'fee leaves receives'],
    ['which one am i selling again', 'leaves does'],
    ['floor is 2 eth am i ok', 'worth none'],
    ['who else needs to sign this', 'controls none'],
    ['total going out?', 'leaves'],
    ['anything in there that changes the owners', 'changes newOwner'],
    ['am i the one paying for this or the safe', 'fee signer leaves'],
    ['nonce 41 but queue says 39??', 'none fails when'],
    ['wtf is delegation', 'term kind'],
    ['how do i go back to a normal account', 'takeBack undo'],
    ['only this chain or all of em', 'network'],
    ['is this for the gasless thing', 'does kind none meant'],
    ['does it stay on after i close the tab', 'until'],
    ["how long till it's on base", 'when'],
    ['what if it never arrives', 'undo later'],
    ['will it be real usdc over there or some fake version', 'arrives none'],
    ['can i cancel it halfway', 'takeBack undo'],
    ['my safe has the same address there right?', 'none'],
    ['can i get liquidated', 'none'],
    ['how much interest am i paying', 'none'],
    ['is my eth locked now', 'none'],
    ['whose name is the debt on', 'none receives'],
    ['was it 1.8 last time and now?', 'none since'],
    ['so is it ok or not', 'safe todo'],
    ['what does caution mean then, is that worse', 'term help'],
    ['how much could i lose worst case', 'atMost leaves'],
    ['can i ask the devs for the source or smth', 'none published unknowns'],
    ['it worked for my friend yesterday', 'none safe'],
    ['is the contract new', 'none whoIs'],
  ],
  de: [
    ['kann ich das zurückholen wenn ich mich vertippt hab', 'undo'],
    ['wie werd ich die freigabe später wieder los', 'takeBack undo'],
    ['ich kenn die seite aber, trotzdem ablehnen?', 'todo'],
    ['und wenn der kurs abschmiert?', 'later fails'],
    ['gilt die unterschrift auch morgen noch', 'until'],
    ['was bleibt mir nach den gebühren', 'arrives atLeast'],
    ['fehlen noch unterschriften', 'controls none'],
    ['gehört mein konto dann denen?', 'controls changes mayTake newOwner'],
    ['ab wann verlier ich meine sicherheit', 'none'],
    ['soll ich lieber die finger davon lassen', 'todo safe'],
  ],
  es: [
    ['cuanto me cobran de comision', 'fee'],
    ['por qué ilimitado si solo quiero cambiar 20', 'none why gives'],
    ['me huele a estafa, q hago', 'todo safe'],
    ['tiene fecha límite esto', 'until'],
    ['me lo pueden usar dos veces?', 'mayTake'],
    ['me van a robar con esto??', 'mayTake safe leaves'],
    ['explicame las diez llamadas en facil', 'step does'],
    ['esto afecta a todas mis monedas?', 'mayTake changes'],
    ['cuánto tengo que devolver', 'none leaves'],
    ['q significa sin leer', 'term help'],
  ],
  fr: [
    ['ça fait combien en euros?', 'worth'],
    ['je peux mettre une limite', 'none todo'],
    ["j'ai cliqué oui, je fais quoi maintenant", 'takeBack todo undo'],
    ['combien je vais recevoir au pire', 'atLeast'],
    ["c'est juste pour me connecter ou ça signe aut chose", 'does actsAs kind'],
    ["si je change d'avis demain", 'takeBack undo'],
    ['y a un truc louche dans le lot?', 'why safe unknowns'],
    ['ça marche sur toutes les chaines?', 'network'],
    ['on peut me saisir mon eth?', 'none mayTake'],
    ['ça craint si je signe quand même?', 'safe todo why'],
  ],
  zh: [
    ['转错了能追回来吗', 'undo'],
    ['无限是多少啊', 'term mayTake'],
    ['这个合约谁的', 'whoIs controls'],
    ['失败了手续费退吗', 'fee fails'],
    ['怎么作废这个签名', 'takeBack undo'],
    ['网站能动我的币吗', 'mayTake leaves actsAs'],
    ['挂单什么时候过期', 'until'],
    ['委托以后私钥还有用吗', 'changes controls'],
    ['对面收到的是同一种币吗', 'none arrives'],
    ['看不懂的部分会不会偷偷转走我的钱', 'mayTake leaves unknowns safe'],
  ],
};

function rowsOf(rows: typeof seen, isKept: boolean): readonly TypedQuestion[] {
  return (Object.keys(rows) as Language[]).flatMap((language) =>
    rows[language].map(([text, wants]) => ({
      language,
      text,
      wants: wants.split(' ') as (QueryId | 'none')[],
      kept: isKept,
    })),
  );
}

const typedQuestions: readonly TypedQuestion[] = [...rowsOf(seen, false), ...rowsOf(kept, true)];

/**
 * How many are answered right first, how many with something else than was asked, and how many are not answered: then the
 * nearest are offered, and `offered` counts those among which the right one is.
 */
export function scoreTypedQuestions(which: (question: TypedQuestion) => boolean = () => true) {
  const page = askedPage();
  const rows = typedQuestions.filter(which).map((question) => {
    const { understood, nearest } = match(question.text, page);
    const [first] = understood;
    const isWanted = (id: QueryId | undefined) => question.wants.includes(id ?? 'none');
    return { question, first, right: isWanted(first?.id), offers: nearest.some(({ id }) => isWanted(id)) };
  });
  const other = rows.filter(({ first, right }) => first !== undefined && !right);
  return {
    count: rows.length,
    right: rows.filter(({ right }) => right).length,
    offered: rows.filter(({ first, right, offers }) => first === undefined && !right && offers).length,
    other: other.map(({ question, first }) => `${question.text}: ${first?.id}`),
  };
}
