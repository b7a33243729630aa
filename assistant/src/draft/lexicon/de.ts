import type { Lexicon } from './lexeme.ts';

export const de: Lexicon = {
  'do:send':
    'zahl|rüberschicken|schieb|überweist|erstatte|erstatten|schulde|ich schulde|sende|senden|send|schick|schicke|schicken|überweise|überweisen|ueberweise|zahle|zahlen|bezahle|bezahlen|transferiere|transferieren|übertrage|übertragen|überweis|spende|spenden|schenke|schenken|verschicke|verschicken|abschicken|überweisung|rück … raus|rück … rüber|schmeiß|schmeiss|spendier|spendiere|zurückgeben|gib … zurück|begleiche|begleich|überw|transferier|schieb … rüber|verschiebe|verschieb|weiterleiten|auslegen|schick … rüber|lass … zukommen|zukommen lassen|rüberschieben',
  'do:swap':
    'wandle … um|wandel … um|tausche … um|tausch … um|tausche|tauschen|tausch|umtauschen|eintauschen|wechsle|wechseln|wechsel|verkaufe|verkaufen|verkauf|swappe|swappen|swap|konvertiere|umwandeln|wandle|wandel|tauschen … um|tausch … um|tausche … um|wechsel … um|verkloppe|verscherbel|verscherbeln|verticke|hau … raus|abstoßen|werf … raus|mach … zu|mach … aus|vertausche|eintausche|swapp|mach aus|mache aus',
  'do:buy':
    'kaufe|kaufen|kauf|erwerben|erwerbe|besorg mir|besorge mir|hol mir|hole mir|kauf mir|kaufe mir|hol|ich will … haben|ich möchte … haben|schnapp mir|zuschlagen',
  'do:wrap':
    'wrappe|wrappen|wrap|verpacke|verpacken|einpacken|einwickeln|wickel … ein|pack … ein|packe … ein',
  'do:unwrap':
    'wieder auspacken|wieder entpacken|unwrappe|unwrappen|unwrap|entpacke|entpacken|auspacken|auswickeln|pack … aus|packe … aus|wickel … aus',
  'do:deposit':
    'zinsen verdienen mit|zinsen bekommen auf|zinsen kriegen auf|zinsen verdienen auf|zinsen auf|einzahlen|zahle … ein|leg … an|leg … ein|zahl … ein|lege … an|lege … ein|deponiere|deponieren|hinterlege|hinterlegen|stake|staken|lege|anlegen|einlegen|leihe|verleihen|einzahlung|pack … rein|packe … rein|pack|packe|steck … rein|steck|stecke|tu … rein|parke|park|leih|verleih|stell … bereit|schieb … rein|bring … ein|bringe … ein|in … rein',
  'do:claim':
    'beanspruche|beanspruchen|claime|claimen|claim|abholen|hole|einlösen|löse|einsammeln|hole … ab|hol … ab|löse … ein|kassiere|kassieren|einstreichen|streich … ein|sammle … ein|sammel … ein|mitnehmen',
  'do:list':
    'anbieten|biete … an|inseriere|inserieren|liste|listen|zum verkauf anbieten|zum verkauf|reinstellen|einstellen|stell … ein|stelle … ein|stell … rein|verkauf auf|anbiete|setz … rein|zum verkauf stellen|stell … zum verkauf|angeboten werden',
  'do:allow':
    'erlaube|erlauben|genehmige|genehmigen|gestatte|gestatten|autorisiere|autorisieren|berechtige|berechtigen|freigeben|gib … frei|gebe … frei|approve|darf|dürfen|soll dürfen|ermächtige|freigabe erteilen|freigabe geben|vertraue|vertrau|zulassen|lass … zu|freischalten|schalte … frei|schalt … frei|erlaub|genehmig|gib … zugriff|gib … die erlaubnis|erteile|erteil|bevollmächtige',
  'do:allow loose': 'lass|lasse',
  'do:revoke':
    'widerrufe|widerrufen|widerruf|entziehe|entziehen|entzieh|zurückziehen|ziehe … zurück|zieh … zurück|zurücknehmen|nimm … zurück|revoke|lösche die freigabe|zurückziehn|entzug',
  'do:revoke loose':
    'nimm … weg|hebe … auf|aufheben|wegmachen|mach … weg|streiche|kündige|kill|lösch|lösche|löschen|abbruch|räum … auf|weg mit|kappen|kappe|schmeiß … raus|schmeiss … raus|wirf … raus|nimm … die rechte|weg|nehmt … weg|entferne alle|räume … weg|schaff … ab|beseitige|beseitigen|tilge die',
  'do:stop':
    'nicht … mehr|nix … mehr|nichts … mehr|kein … mehr|keine … mehr|keinen … mehr|nicht mehr|nix mehr|nichts mehr|nimmer|nicht länger|nie wieder|nie mehr|stoppe|stoppen|verhindere|verhindern|soll nicht mehr|darf nicht mehr|sperre|sperren|lass … nicht mehr|darf … nicht mehr|soll … nicht mehr|halt … fern|soll aufhören|aufhören|darf … nicht|soll … nicht|dürfen … nicht',
  'do:signIn':
    'anmelden|melde … an|einloggen|logge … ein|log … ein|anmeldung|login|einlogen|einlogge|anmelde|log mich … ein|logge mich … ein|meld … an|melde mich … an|meld mich … an|verbinde mich|verbinden|verbinde',
  'do:say':
    'unterschreibe|unterschreiben|signiere|signieren|unterzeichne|unterzeichnen|die nachricht unterschreiben',
  'do:add': 'füge … hinzu|füg … hinzu|füge|hinzufügen|aktiviere|aktivieren|aufnehmen|nimm … auf|installiere',
  'do:remove': 'entferne|entfernen|deaktiviere|deaktivieren',
  'do:replace': 'ersetze|ersetzen|austauschen',
  'do:set': 'setze|setz|setzen|ändere|ändern|stelle|stell|aktualisiere|aktualisieren|mach',
  'do:set part:delegation': 'delegiere|delegieren',
  'do:nothing':
    'will nichts unterschreiben|möchte nichts unterschreiben|will nix unterschreiben|will nichts signieren|möchte nichts signieren|nichts|nichts tun|es soll nichts passieren|nichts soll passieren|gar nichts|nur schauen|nur ansehen|nur testen|soll nichts|nix',
  'do:other':
    'minte|minten|mint|leihe mir|ausleihen|abstimmen|stimme|verbrenne|verbrennen|leihe … aus|gesendet|geschickt|getauscht|überwiesen|gekauft|verkauft|bekommen',
  spend:
    'an … kommen|an … ran|rankommen|drankommen|herankommen|anfassen|anrühren|ausgeben|verwenden|nutzen|nehmen|zugreifen|benutzen|verfügen|bewegen|ran|dran|rankommt|drankommt|ran dürfen|abbuchen|ziehen|greifen|antasten|anpackt',
  permission:
    'freigabe|freigaben|erlaubnis|erlaubnisse|berechtigung|berechtigungen|genehmigung|genehmigungen|zugriff|rechte|recht|limit für|freigabe für',
  'part:owner': 'besitzer|eigentümer|inhaber|unterzeichner|owner|mitbesitzer',
  'part:threshold': 'schwelle|schwellenwert|nötige unterschriften|threshold|anzahl der unterschriften',
  'part:module': 'modul|module',
  'part:guard': 'guard|wächter',
  'part:handler': 'handler|fallback-handler',
  'part:code': 'code|implementierung',
  'part:delegation': 'delegation|delegierung',
  safe: 'safe|multisig|safes',
  'to at': 'zu',
  to: 'rüber auf|hinüber auf|rüber zur|zwischen|unter|rüber an|rüber nach|rüber zu|an|nach|empfänger|zugunsten',
  'of from': 'von|vom',
  from: 'aus',
  'on into': 'in|ins',
  into: 'wieder in|zurück in|wieder zu|gegen|im tausch gegen|im tausch für',
  for: 'für|fuer|und bekomme|und erhalte|bekomme|erhalte|erhalten',
  with: 'mit|per|über|via|durch',
  of: 'der|des|vom typ',
  on: 'auf|bei|im|in der|auf dem',
  as: 'als|durch einen',
  atLeast:
    'mindestens|wenigstens|minimum|mind|min|nicht weniger als|minimal|oder mehr|zumindest|mindesten|nicht unter|mind.|nicht weniger|allermindestens|minimum von|aber nicht weniger als|aber mindestens|will mindestens|ich will mindestens|aber nicht unter|mindestens aber',
  atMost:
    'höchstens|hoechstens|maximal|max|bis zu|nicht mehr als|maximum|oder weniger|mit einem limit von|limit von|nicht mehr ausgeben als|nicht mehr zahlen als|nicht über|unter|weniger als|limit|max.|höchst|allerhöchstens|nie mehr als|gedeckelt bei|aber nicht mehr als|aber höchstens|aber maximal|aber nicht über|aber nicht mehr ausgeben als|gib nicht mehr aus als|gib maximal|gebe maximal|geb maximal|gebe höchstens|geb höchstens|für höchstens|für maximal|zahle höchstens|zahle maximal|zahl höchstens|nicht teurer als|aber maximal für|ich zahle höchstens|ich zahle maximal|ausgeben will ich höchstens|budget|will höchstens|will maximal|geb aber maximal|gebe aber maximal|geb aber höchstens|gebe aber höchstens|zahl maximal|und zahle höchstens|ich gebe höchstens|ich gebe maximal|kosten darf es höchstens',
  all: 'alle|alles|alle meine|all meine|mein ganzes|meine ganzen|sämtliche|gesamte|gesamten|das ganze|die ganzen|ganzen|jede|komplett|allen|den ganzen|komplettes|ganzes|mein komplettes|meinen ganzen|alles was ich habe|den rest meiner|restlichen|gesamtes|jeden|jegliches',
  noLimit:
    'wie es will|wie sie will|wie er will|wie es möchte|wie sie wollen|wie es braucht|wie gewünscht|unbegrenzt|unlimitiert|ohne limit|ohne grenze|ohne begrenzung|beliebig viel|beliebig viele|unbegrenzt viele|unendlich|unbeschränkt|grenzenlos|endlos|unlimited|so viel es will|soviel es will|so viel er will|unbegrenzten|unbegrenzte|unlimitierten|vollen zugriff|uneingeschränkt|uneingeschränkten',
  until: 'bis|bis zum|gültig bis|bis einschließlich|befristet bis|gilt bis|befristet auf',
  fee: 'gebühr|gebühren|gas|netzwerkgebühr|gasgebühr|gasgebühren|netzwerkgebühren|transaktionsgebühr',
  not: 'nimmermehr|keinerlei|keines|keins|niemanden|niemandem|verboten|untersagt|nicht|kein|keine|keinen|nie|niemals|ohne|außer|ausser|statt|anstatt|bis auf|weder|keinesfalls|nein|warte|nein warte|lieber|doch lieber|ich meine|quatsch',
  if: 'wenn|falls|sofern|sobald|solange|nur wenn|vorausgesetzt|es sei denn|nachdem|bevor|sonst',
  time: 'morgen|später|heute abend|nächste woche|nächsten monat|nächsten|monatlich|wöchentlich|täglich|jeden tag|jede woche|jeden monat|jedes jahr|zweimal|nochmal|noch einmal|nochmals|wieder|dreimal|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|übermorgen|gleich danach|regelmäßig|ende des monats|jährlich|vor freitag|vor montag|zwei mal|drei mal|vier mal|fünf mal|jedes mal|nächstes mal|einmal pro woche|einmal im monat',
  more: 'dann|und dann|danach|anschließend|auch|außerdem|zusätzlich|sowie|oder|beide|zuerst|erst|vielleicht|ungefähr|etwa|circa|ca|rund|einige|ein paar|oder so|mehr|weniger',
  number:
    'tsd|ein halbes|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|eins|anderthalb|eineinhalb|milliarde|millionen|hundert|tausend|million|die hälfte|hälfte|halb|halbe|halben|viertel|drittel|doppelt|dutzend|null|ein wenig|ein bisschen|prozent|einhundert|fünfhundert|zweihundert|zehner|fünfer|hunderter|zwanziger|fuffi|fuffziger|hunni|tausender',
  item: 'nft|nfts|sammelstück|kunstwerk|ens-name|ens name|domain|affe|punk|ape|azuki|doodle|milady|moonbird|bored ape|cryptopunk|pudgy penguin|bayc|mayc',
  someone: 'ihm|ihr|ihnen|jemand|jemandem|er|sie',
  question:
    'was|wie|warum|wieso|weshalb|wer|wem|wo|welche|welcher|welches|wie viel|wieviel|ist es|ist das|soll ich|muss ich|darf ich|sollte ich|gibt es|bin ich|was ist',
  'do:set relative': 'erhöhe|erhöhen|senke|senken',
  any: 'jegliche',
  me: 'mir|mich|uns|an mich|mich selbst|mir selbst|an mich selbst|zu mir|meine eigene adresse|meine adresse|mein eigenes konto',
  self: 'ich|wir',
  modal: 'soll|sollen|muss|müssen|will|wird',
  polite:
    'kannst du|könntest du|können sie|könnten sie|würdest du|würden sie|kann ich|könnte ich|ist es möglich|wäre es möglich|magst du|kannste|könnteste|kannst du mir|könntest du mir|kannst du bitte|könntest du bitte|würdest du bitte',
  own: 'konto|wallet',
  place: 'adresse|vertrag|protokoll|app|seite|website|webseite|pool',
  net: 'netzwerk|chain|kette|mainnet',
  goods:
    'token|tokens|coin|coins|krypto|guthaben|belohnung|belohnungen|ertrag|zinsen|geld|kohle|zeug|kram|position|rewards|erträge|prämien|airdrop',
  says: 'nachricht|text',
  price: 'kurs|preis|wert|im wert',
  unit: 'sekunden|minuten|stunden|stunde|tage|tag|tagen|wochen|woche|monate|monat|monaten|jahre|jahr|jahren',
  fill: 'war richtig|war doch richtig|ist richtig|stimmt doch|hat gestimmt|war korrekt|gleichmäßig|zu gleichen teilen|gerecht|halbe halbe|zur hälfte|komplett raus|vollständig|sonst nichts|nichts weiter|nichts anderes|mehr nicht|bitte|mein|meine|meinen|meinem|meiner|meines|unser|unsere|du|es|das|die|den|dem|ein|eine|einen|einem|einer|eines|dies|diese|dieser|diesen|diesem|möchte|moechte|würde|gern|gerne|wollen|kann|können|kannst|könntest|werde|werden|jetzt|sofort|heute|einfach|mal eben|bitte mal|hallo|hey|und|ist|sind|sein|bin|hat|habe|haben|betrag|genau|exakt|nur|danke|hilf|dort|hier|hinzu|zurück|ab|dafür|dazu|neu|neuen|neuer|neue|zum|zur|davon|so|dass|damit|auszugeben|zu verwenden|zu nutzen|zu nehmen|beim|am|frei|folgende|folgenden|bei mir|aber|noch|doch|halt|ja|nen|ne|n|nem|ner|gleich|schnell|schnell mal|los|danke dir|dankeschön|pls|thx|digga|alter|bro|ey|moin|servus|hi|kurz|eben|bräuchte|brauche|brauch|mag|lol|rein|raus|runter|rauf|rüber|her|wollte|rauskommen|kommen|rauskommt|gehört|gehören|dringend|bitte schnell|bitteschön|ans|für mich|mit meinem|da|drin|sache|dinger|ding|von mir|von meinem konto|fürs essen|für das essen|fürs|bloß|bloss|in einem rutsch|auf einmal|in einer transaktion|sonst nix|sonst gar nichts|sonst bitte nix|mal|selber|selbst|wäre nett|danke schon mal|vielen dank|lieb von dir|steht noch|noch offen|offen|ok danke|ich bitte|braucht|bräuchte noch|hätte gern|hätte gerne|hätt gern|guten morgen|guten tag|guten abend|hallöchen|wie abgemacht|wie besprochen|wie versprochen|wie vereinbart|wenns geht|wenn es geht|wenn möglich|falls möglich|lieben gruß|grüße|hab|hätte|möcht|würd|würde gern|würde gerne|wär super|das wärs|das war es|das wars|bitte danke|bitte einmal|letzte woche|letzten monat|gestern|gestern abend|neulich|vorhin|das geld|will haben|hätte gern noch|wünsche|wünscht|braucht noch|hat nach … gefragt',
  only: 'keine zahlung|ohne zahlung|ohne zu zahlen|kein geld|nichts unterschreiben|nix unterschreiben|nichts freigeben|nichts überweisen|keine transaktion|ohne transaktion|nichts anderes unterschreiben|sonst nichts unterschreiben|nix anderes unterschreiben|nichts sonst unterschreiben|nichts ausgeben|nichts bezahlen|nichts genehmigen|nichts weiter unterschreiben|kein geld ausgeben|kein geld schicken',
  limited: 'nicht unbegrenzt|nicht unlimitiert|nicht unendlich',
  behalf:
    'als mein|als meine|als unser|als unsere|im namen von|im auftrag von|im namen meines|im namen meiner',
  'do:withdraw':
    'abheben|hebe … ab|heb … ab|auszahlen|zahl … aus|zahle … aus|unstake|unstaken|abziehen|zieh … ab|ziehe … ab|rausholen|hol … raus|hole … raus|herausholen|hol … heraus|rausnehmen|nimm … raus|zieh … raus|ziehe … raus|rausziehen|entnehmen|entnimm|entstaken|auslösen|alles raus|hol … zurück|hole … zurück|zurückholen',
  'do:bridge':
    'bridge|bridgen|brücke|rüberbridgen|bridge … rüber|überbrücken|rüberbringen|bring … rüber|rüberholen|auf … rüber|nach … rüber',
  'do:allow spend':
    'darf ausgeben|darf nehmen|darf nutzen|darf verwenden|darf … ausgeben|darf … nehmen|darf … nutzen|darf … verwenden|darf abbuchen|kann … ausgeben|kann … nehmen',
  pending:
    'wartet|was wartet|in der warteschlange|wartende|transaktion|transaktionen|letzte transaktion|die letzte transaktion|letzte tx|tx|überweisung von eben|letzte überweisung|hängt|hängende|festhängt|feststeckt|ausstehende|pending|die letzte',
  risky:
    'riskant|riskante|riskanten|gefährlich|gefährliche|gefährlichen|verdächtig|verdächtige|verdächtigen|unsicher|unsichere|unsicheren|dubiose|dubiosen|zwielichtige',
  loan: 'kredit|darlehen|schulden|schuld|geliehene|geliehenen|ausgeliehene|hat mir … geliehen|hat mir … vorgestreckt|hat mir … ausgelegt|mir … geliehen|mir geliehen|vorgestreckt|ausgelegt|hab mir … geliehen|habe mir … geliehen',
  noMore: 'keinen cent mehr|nicht einen cent mehr|keinen pfennig mehr|und nicht mehr|nicht darüber',
  dollars: 'dollar|dollars|usd|wert von|im wert von',
  nobody: 'niemand|keiner',
  'do:send loan': 'zurückzahlen|tilge|tilgen|zahl … zurück|zahle … zurück',
  'do:get': 'bring|bringe',
  'do:revoke loose pending':
    'cancel|cancle|canceln|storniere|stornieren|stornier|abbrechen|brich … ab|breche … ab|annulliere|rückgängig',
  'do:send gets':
    'darf haben|kann haben|darf … haben|kann … haben|bekommt|kriegt|erhält|bekommt noch|kriegt noch|bekommt … von mir|kriegt … von mir|erhält … von mir|soll … bekommen|soll … kriegen|soll … erhalten|muss … bekommen|kriegt noch … von mir|bekommt noch … von mir',
  'kin someone':
    'meinem freund|meiner freundin|meiner mutter|meinem bruder|meiner schwester|meinem vermieter|meiner vermieterin|meinem chef|meinem kumpel|meinem mitbewohner|freund|freundin|kumpel|meinem nachbarn|meiner kollegin|meinem kollegen|meinem sohn|meiner tochter|meinem onkel|meiner tante|meinem vater|meiner oma|meinem opa|meinem handwerker|meinem mann|meiner frau|meinem enkel|meiner enkelin|meiner nichte|meinem neffen|meiner großmutter|meinem großvater',
  reference: 'rechnung|bestellung|auftrag|rechnungsnummer',
  each: 'je|jeweils',
  reason:
    'miete|essen|geburtstag|abendessen|mittagessen|frühstück|hotel|reise|urlaub|gehalt|lohn|einkauf|kaffee|bier|pizza|taxi|ticket|tickets|konzert|strom|flug|geschenk|nebenkosten|arbeit|dezember|januar|kino|party|logo|hilfe',
  money: 'euro|euros|eur|pfund|franken|chf|yuan|yen|rubel|kröten|euronen',
  bank: 'bank|bankkonto|girokonto|sparkonto|kreditkarte|paypal|bargeld|in bar|überweisung von der bank|lastschrift|iban',
  keep: 'behalte|behalten|behalt|zurückhalten|zurückbehalten|übriglassen|übrig lassen|übrig|aufheben für|halte … zurück|halt … zurück|behältst|reserviere',
  'do:send gives': 'gib|geben|gebe|geb|gebt',
  done: 'gemacht|gemacht habe|ausgeführt|durchgegangen|durch ist|bestätigt|abgeschlossen|erledigt',
  'do:send splits': 'teile … auf|teil … auf|aufteilen|teile|teil|verteile|verteil|verteilen|splitte|splitten',
  much: 'so viel|soviel|so viele',
};
