import type { Lexicon } from './lexeme.ts';

export const de: Lexicon = {
  'do:send':
    'zahl|bekommt … von mir|kriegt … von mir|erhält … von mir|rüberschicken|schieb|überweist|erstatte|erstatten|schulde|ich schulde|sende|senden|send|schick|schicke|schicken|überweise|überweisen|ueberweise|zahle|zahlen|bezahle|bezahlen|gib|geben|gebe|transferiere|transferieren|übertrage|übertragen|überweis|spende|spenden|zurückzahlen|schenke|schenken|verschicke|verschicken|abschicken|überweisung',
  'do:swap':
    'tausche|tauschen|tausch|umtauschen|eintauschen|wechsle|wechseln|wechsel|verkaufe|verkaufen|verkauf|swappe|swappen|swap|konvertiere|umwandeln|wandle|wandel',
  'do:buy': 'kaufe|kaufen|kauf|erwerben|erwerbe',
  'do:wrap': 'wrappe|wrappen|wrap|verpacke|verpacken|einpacken',
  'do:unwrap': 'wieder auspacken|wieder entpacken|unwrappe|unwrappen|unwrap|entpacke|entpacken|auspacken',
  'do:deposit':
    'einzahlen|zahle … ein|leg … an|leg … ein|zahl … ein|lege … an|lege … ein|deponiere|deponieren|hinterlege|hinterlegen|stake|staken|lege|anlegen|einlegen|leihe|verleihen|einzahlung',
  'do:claim':
    'beanspruche|beanspruchen|claime|claimen|claim|abholen|hole|einlösen|löse|einsammeln|hol|hole … ab|hol … ab|löse … ein',
  'do:list': 'anbieten|biete … an|inseriere|inserieren|liste|listen|zum verkauf anbieten|zum verkauf',
  'do:allow':
    'erlaube|erlauben|genehmige|genehmigen|gestatte|gestatten|autorisiere|autorisieren|berechtige|berechtigen|freigeben|gib … frei|gebe … frei|approve|darf|dürfen|soll dürfen|ermächtige|freigabe erteilen|freigabe geben',
  'do:allow loose': 'lass|lasse',
  'do:revoke':
    'widerrufe|widerrufen|widerruf|entziehe|entziehen|entzieh|zurückziehen|ziehe … zurück|zieh … zurück|zurücknehmen|nimm … zurück|revoke|lösche die freigabe',
  'do:revoke loose': 'nimm … weg|hebe … auf|aufheben|wegmachen|mach … weg|streiche|kündige',
  'do:stop':
    'nicht … mehr|nix … mehr|nichts … mehr|kein … mehr|keine … mehr|keinen … mehr|nicht mehr|nix mehr|nichts mehr|nimmer|nicht länger|nie wieder|nie mehr|stoppe|stoppen|verhindere|verhindern|soll nicht mehr|darf nicht mehr|sperre|sperren',
  'do:signIn': 'anmelden|melde … an|einloggen|logge … ein|log … ein|anmeldung|login',
  'do:say':
    'unterschreibe|unterschreiben|signiere|signieren|unterzeichne|unterzeichnen|die nachricht unterschreiben',
  'do:add': 'füge … hinzu|füg … hinzu|füge|hinzufügen|aktiviere|aktivieren|aufnehmen|nimm … auf|installiere',
  'do:remove': 'entferne|entfernen|lösche|löschen|deaktiviere|deaktivieren',
  'do:replace': 'ersetze|ersetzen|austauschen',
  'do:set': 'setze|setz|setzen|ändere|ändern|stelle|stell|aktualisiere|aktualisieren|mach',
  'do:set part:delegation': 'delegiere|delegieren',
  'do:nothing':
    'nichts|nichts tun|es soll nichts passieren|nichts soll passieren|gar nichts|nur schauen|nur ansehen|nur testen|soll nichts',
  'do:other':
    'bridge|bridgen|minte|minten|mint|leihe mir|ausleihen|abstimmen|stimme|verbrenne|verbrennen|abheben|hebe … ab|leihe … aus|auszahlen|unstake|brücke',
  spend:
    'an … kommen|an … ran|rankommen|drankommen|herankommen|anfassen|anrühren|ausgeben|verwenden|nutzen|nehmen|zugreifen|benutzen|verfügen|bewegen',
  permission:
    'freigabe|freigaben|erlaubnis|erlaubnisse|berechtigung|berechtigungen|genehmigung|genehmigungen|zugriff|rechte|recht|limit für',
  'part:owner': 'besitzer|eigentümer|inhaber|unterzeichner|owner|mitbesitzer',
  'part:threshold': 'schwelle|schwellenwert|nötige unterschriften|threshold|anzahl der unterschriften',
  'part:module': 'modul|module',
  'part:guard': 'guard|wächter',
  'part:handler': 'handler|fallback-handler',
  'part:code': 'code|implementierung',
  'part:delegation': 'delegation|delegierung',
  safe: 'safe|multisig|safes',
  'to at': 'zu',
  to: 'rüber an|rüber nach|rüber zu|an|nach|empfänger|zugunsten',
  'of from': 'von|vom',
  from: 'aus',
  'on into': 'in|ins',
  into: 'gegen|im tausch gegen|im tausch für',
  for: 'für|fuer|und bekomme|und erhalte|bekomme|erhalte|bekommen|erhalten',
  with: 'mit|per|über|via|durch',
  of: 'der|des|vom typ',
  on: 'auf|bei|im|in der|auf dem',
  as: 'als|durch einen',
  atLeast: 'mindestens|wenigstens|minimum|mind|min|nicht weniger als|minimal|oder mehr|zumindest',
  atMost:
    'höchstens|hoechstens|maximal|max|bis zu|nicht mehr als|maximum|oder weniger|mit einem limit von|limit von',
  all: 'alle|alles|alle meine|all meine|mein ganzes|meine ganzen|sämtliche|gesamte|gesamten|das ganze|die ganzen|ganzen|jede|komplett|allen',
  noLimit:
    'unbegrenzt|unlimitiert|ohne limit|ohne grenze|ohne begrenzung|beliebig viel|beliebig viele|unbegrenzt viele|unendlich|unbeschränkt',
  until: 'bis|bis zum|gültig bis|bis einschließlich|befristet bis',
  fee: 'gebühr|gebühren|gas|netzwerkgebühr|gasgebühr|gasgebühren|netzwerkgebühren|transaktionsgebühr',
  not: 'nix|nimmermehr|keinerlei|keines|keins|niemand|niemanden|niemandem|verboten|untersagt|nicht|kein|keine|keinen|keiner|nie|niemals|ohne|außer|ausser|statt|anstatt|bis auf|weder|keinesfalls',
  if: 'wenn|falls|sofern|sobald|solange|nur wenn|vorausgesetzt|es sei denn|nachdem|bevor|sonst',
  time: 'morgen|später|heute abend|nächste woche|nächsten monat|nächsten|monatlich|wöchentlich|täglich|jeden tag|jede woche|jeden monat|jeden|jedes jahr|zweimal|nochmal|noch einmal|nochmals|wieder|dreimal|mal|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|übermorgen|gleich danach|regelmäßig|ende des monats|jährlich',
  more: 'dann|und dann|danach|anschließend|auch|außerdem|zusätzlich|sowie|oder|jeweils|beide|zuerst|erst|vielleicht|ungefähr|etwa|circa|ca|rund|einige|ein paar',
  number:
    'ein halbes|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|eins|anderthalb|eineinhalb|milliarde|millionen|hundert|tausend|million|die hälfte|hälfte|halb|halbe|halben|viertel|drittel|doppelt|dutzend|null|ein wenig|ein bisschen|prozent|einhundert|fünfhundert|zweihundert',
  item: 'nft|nfts|sammelstück|kunstwerk',
  someone:
    'ihm|ihr|ihnen|jemand|jemandem|meinem freund|meiner freundin|meiner mutter|meinem bruder|freund|freundin|er|sie',
  question:
    'was|wie|warum|wieso|weshalb|wer|wem|wo|welche|welcher|welches|wie viel|wieviel|ist es|ist das|soll ich|muss ich|kann ich|darf ich|sollte ich|gibt es|bin ich|was ist',
  'do:set relative': 'erhöhe|erhöhen|senke|senken',
  any: 'jegliche',
  me: 'mir|mich|uns|an mich',
  self: 'ich|wir',
  modal: 'soll|sollen|muss|müssen|will|wird',
  polite: 'kannst du|könntest du|können sie|könnten sie|würdest du|würden sie',
  own: 'konto|wallet',
  place: 'adresse|vertrag|protokoll|app|seite|website|webseite|pool',
  net: 'netzwerk|chain|kette|mainnet',
  goods: 'token|tokens|coin|coins|krypto|guthaben|belohnung|belohnungen|ertrag|zinsen|geld',
  says: 'nachricht|text',
  price: 'kurs|preis|wert|im wert',
  unit: 'sekunden|minuten|stunden|stunde|tage|tag|tagen|wochen|woche|monate|monat|monaten|jahre|jahr|jahren',
  fill: 'sonst nichts|nichts weiter|nichts anderes|mehr nicht|bitte|mein|meine|meinen|meinem|meiner|meines|unser|unsere|du|es|das|die|den|dem|ein|eine|einen|einem|einer|eines|dies|diese|dieser|diesen|diesem|möchte|moechte|würde|gern|gerne|wollen|kann|können|kannst|könntest|werde|werden|jetzt|sofort|heute|einfach|mal eben|bitte mal|hallo|hey|und|ist|sind|sein|bin|hat|habe|haben|betrag|genau|exakt|nur|danke|hilf|dort|hier|hinzu|ein|zurück|ab|dafür|dazu|neu|neuen|neuer|neue|zum|zur|davon|so|dass|damit|auszugeben|zu verwenden|zu nutzen|zu nehmen|beim|am|frei|folgende|folgenden|bei mir',
  only: 'keine zahlung|ohne zahlung|ohne zu zahlen|kein geld',
  limited: 'nicht unbegrenzt|nicht unlimitiert|nicht unendlich',
  behalf:
    'als mein|als meine|als unser|als unsere|im namen von|im auftrag von|im namen meines|im namen meiner',
};
