/**
 * Words that may begin with a capital and still name nothing of anybody: those that begin questions, nouns of German, names of
 * things of this field. Whatever else is written with capitals is taken for a name.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
  i i'm i'd i'll i've a an the is it it's its this that these those there here am are was were be been being do does did done has have had
  will would can can't could should shall may might must what what's whats who who's whose whom which when where why how how's if unless
  and or but not no yes so then to for from of on in at by with without about after before until as than my your their our me you they we
  he she someone anyone everyone everything anything nothing please tell explain define show list give describe summarize summary meaning
  let know check compare guaranteed maximum minimum lowest highest upper most least gas fee fees price cost costs network chain mainnet
  testnet warning stop caution ok okay nft nfts eoa dex dao defi ens api abi url id faq usd eur
  send swap approve sign reject revoke undo cancel step call wallet account address contract token tokens source code safe scam hash
  ledger trezor etherscan ethereum readback permit permit2 spender recipient router owner admin proxy nonce multisig
  was wer wen wem wessen wie wo wohin woher warum wieso weshalb wann welche welcher welches wieviel ist sind war wird werden würde kann
  könnte darf dürfen soll sollte muss habe hat haben gibt gilt macht geht bekommt bekomme zeigt ich du er sie es wir ihr mein meine
  dein deine der die das den dem ein eine einen und oder aber nicht kein keine auf von zu für mit ohne nach vor bis wenn falls bitte
  erkläre anfrage transaktion konto geld vertrag vertrags gebühr gebühren netzwerk adresse signatur unterschrift warnung warnungen schritt
  freigabe erlaubnis berechtigung empfänger gerät quellcode betrug risiko wert betrag minimum maximum ergebnis wetter block stunde stunden
  minute minuten tag tage woche jahr besitzer kette aufruf aufrufe guthaben anzeige bildschirm hardware ändern rückgängig später sicher
  weicht passt stimmt entspricht kostet läuft bleibt stammt kommt steht sieht hört tut funktioniert klappt scheitert schlägt verliere
  verlässt verliert zahle zahlt brauche braucht besteht handelt bedeutet heißt lässt bin seid sag sage nenne liste prüfe vergleiche was
  qué que quién quien quiénes cuánto cuánta cuántos cuándo cómo dónde adónde por para es está son fue hay puede puedo debo hasta si el la
  los las un una y o pero no sí mi mis su sus en de del al con sin explica explícame cuál cuáles va vale
  qu'est-ce qu est-ce est ce c'est quoi qui quel quelle quels quelles combien quand comment où pourquoi puis-je dois-je peut-il peut je
  tu il elle on nous vous ils le les des du au aux un une et ou mais ne pas mon ma mes sur jusqu'à jusqu explique dans pour avec sans
  s'est que-ce sont était sera faut
  `
    .split(/\s+/)
    .filter((it) => it !== ''),
);
