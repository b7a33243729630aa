/** German, with the English words of the phrasings. Empty: words that say nothing here. */
export const de = `
other side: andere seite|anderen seite
control: kontrolle
what a: was ist ein|was ist eine|was ist n|was ist ne|was sind|was ist einen|was isn|was soll ein|was soll eine
stop: stop|stopp|halt
caution: vorsicht
not fully read: nicht ganz gelesen|nicht vollständig gelesen|nicht komplett gelesen|nicht vollständig geprüft|nicht ganz geprüft|teilweise gelesen
read back: zurückgelesen|vorgelesen|rückgelesen
fingerprint: fingerabdruck*
simulation: simulation|testlauf|probelauf
signature: signatur|unterschrift
seed phrase: wiederherstellungswörter|wiederherstellungsphrase|wiederherstellungssatz|seed phrase
private key: privater schlüssel|privaten schlüssel|private key|privatschlüssel
delegation: delegation|delegierung|delegieren
batch: bündel|stapel|sammelauftrag
threshold: schwelle|schwellwert|mindestzahl
bridge: brücke|bridge
phishing: phishing
limit: limit|obergrenze|grenze|begrenz*|beschränk*|einschränk*|deckel*
less: weniger|kleiner*|verringer*|reduzier*|senken|geringer*|niedriger*
only: nur
unlimited: unbegrenzt*|unlimitiert*|ohne limit|grenzenlos
public: öffentlich*
privacy: privatsphäre|datenschutz
data: daten
learn: erfahren|rausfinden|herausfinden
deadline: ablaufdatum
message: nachricht
loan: kredit*|darlehen|schuld*|schulde|leih*|geliehen|borg*|verschuldet
repay: zurückzahl*|zurückgezahlt|abbezahl*|tilg*
collateral: pfand|sicherheit|sicherheiten|hinterlegt*
liquidate: liquidier*|liquidation
interest: zins*
worth: kurs|preis|wert|teuer|billig|günstig|wucher
frontrun: sandwich*|bots|vordrängel*|vor mir handeln|vor mir kaufen
earlier: letztes mal|beim letzten mal|zuletzt
access: zugriff
delist: vom markt nehmen|rausnehmen
i: ich|mich|mir|mein|meine|meinen|meinem|meiner|meins|wir|uns|unser|unsere
they: er|ihn|ihm|ihr|ihnen|jemand|denen|leute
you: du|dir|dich|dein|deine
reject: ablehn*
that they can: können die|dürfen die|könnten die
: der|die|das|den|dem|des|ein|eine|einen|einem|einer|ist|sind|bin|war|es|sie|man|hier|da|dort|davon|damit|dazu|denn|doch|mal|bitte|so|auf|an|am|in|im|ins|zu|zum|zur|bei|beim|mit|von|vom|aus|und|oder|als|auch|noch|nur|eigentlich|gerade|steht|einfach|was für|gibt es|gibt|werde|wird|werden|würde|habe|hat|haben|dieser|diese|dieses|diesen|diesem|dann|danach so|irgendwann|über|um|für
can: kann|können|könnte|könnten|darf|dürfen|lässt
what: was|welche|welcher|welches|welchen|wozu
who: wer|wem|wen|wessen|an wen
where: wo|wohin|woher
when: wann
why: warum|wieso|weshalb|wofür
how: wie
how much: wie viel|wieviel|wie viele|wieviele|wie hoch
how long: wie lange
until when: bis wann
not: nicht|nichts|kein|keine|keinen
if: wenn|falls
what does it do: was macht|was bewirkt|was tut|was passiert|was geschieht|was unterschreibe ich
sign: unterschreib*|unterzeichn*|signier*|signatur*|unterschrift*
safe: sicher|vertrauen|vertrauenswürdig|seriös|ungefährlich|harmlos|in ordnung|okay|bedenkenlos
danger: gefährlich|betrug|abzocke|betrüger|riskant|gefahr
should: soll|sollte|sollen|muss ich tun|empfiehlst|rätst|rat|empfehlung
do: tun|machen
now: jetzt|nun
warning: warnung|warnst|stopp|vorsicht|rot|gewarnt
problem: problem|falsch|verdächtig|schlimm
unknown: unbekannt|unklar|weißt du nicht|weiss man nicht
check: prüfen|geprüft|überprüf*|nachgeprüft
read: gelesen|lesen|verstanden
lose: verlier*|verlust
fee: kostet mich|was kostet
where does it go: an wen geht|wohin geht
leave account: verlässt|verlassen|geht weg|geht raus|fließt ab
send: schicke ich weg|schick*|sende*|überweis*
receive: bekomm*|erhalt*|erhält*|krieg*|empfang*|empfäng*
in return: dafür
arrive: ankommt|kommt an|ankommen|angekommen|trifft ein|kommt|eintrifft
minimum: mindestens|minimum|wenigstens|minimal|im schlechtesten fall
maximum: höchstens|maximal|maximum|im schlimmsten fall|schlimmste
worth: wert|preis|kurs
dollar: euro|dollar|franken
left: übrig|bleibt übrig|restguthaben|kontostand
recipient: empfänger*
take: nehmen|wegnehmen|abheben|zugreifen|abziehen|klauen|stehlen|leeren|leerräumen|ausräumen|plündern|ausgeben|verwenden|verfügen|bewegen|zugriff|abbuchen|einziehen|bedienen
everything: alles|komplett
who can: wer darf|wer kann
permission: erlaubnis|freigabe|berechtigung|genehmigung|vollmacht|erlaub*
give: gebe|geben|erteile
revoke: widerruf*|zurückgezogen|zurückgenommen|entzogen|zurücknehmen|zurückziehen|entziehen|entferne*|loswerden
cancel: stornier*|abbrech*|kündig*|lösch*|zurückziehen|beenden
undo: rückgängig|rückgängig machen|zurück|zurückholen|umkehr*|ungeschehen
back: zurückbekommen|zurückkriegen
final: endgültig|zu spät
valid: gilt|gültig|läuft|dauert|läuft ab|abläuft|ablauf|frist|befristet
permanent: dauerhaft|für immer
who is: wer ist|wer steckt hinter
address: adresse|konto|wallet|geldbörse
account: kontos|account
money: geld|guthaben|münzen|token|coins
contract: vertrag|contract|smart contract
know: kennst|kennt|kenne|bekannt
control: kontrollier*|besitzer|eigentümer|inhaber|gehört|verwaltet
new owner: neuer besitzer|neue besitzer|neuer eigentümer|neue eigentümer|neue besitzerin|neuer inhaber
becomes owner: wird besitzer|wird eigentümer
source code: quellcode|quelltext|code
published: veröffentlicht|offen|verifiziert
step: schritt|aufruf|schritte|aufrufe
call: aufgerufen|stapel
fail: fehlschl*|scheiter*|schiefgeh*|schief geh*|fehler
work: klappt|funktioniert|durchgeht|geht durch
fee: gebühr*|kosten|kostet|gas|gaskosten|teuer|provision
pay: zahl*|bezahl*
later: später|warte|warten|morgen
mined: ausgeführt
network: netzwerk|netz|chain|blockchain
device: gerät|ledger|hardware wallet
show: zeigt|anzeigen|zeigen
meant: gemeint|wollte|gewollt|beabsichtigt
differ: weicht|abweich*|unterscheid*|anders
what happened: was ist passiert|was ist geschehen
happened: passiert ist|ist passiert|geworden|geschehen
mean: bedeutet|heißt|bedeutung|meint
explain: erklär*|erläuter*|beschreib*
change: ändert sich|ändert|ändern|änderung|verändert|anders danach
after: danach|nachher|hinterher|anschließend
site: seite|webseite|website|internetseite|app
ask this: will das|will dass|will
asks for: verlangt|fragt|fordert|möchte
request: anfrage|transaktion
listing: angebot|inserat|verkaufsangebot
nft: nft
earlier: letztes mal|letzten mal|früher|vorher|schon mal|schon einmal|bereits
new: neu
connect: verbind*|anschließ*|verknüpf*
script: skript|skripte
install: installier*
extension: erweiterung
simulate: simulier*|simulation|ausprobiert|getestet
act as: als ich|in meinem namen|ausgeben als
login: einlogg*|anmeld*|logge
difference: unterschied
settings: einstellungen
weather: wetter
who can take: dürfen die|können die
who receives: an wen geht das|an wen geht|wer kriegt
receive minimum: krieg ich mindestens|kriege ich mindestens|bekomme ich mindestens
change listing: angebot noch ändern|angebot ändern|inserat ändern
only login: nur ein|nur einloggen
how much all leaves: wie hoch ist die summe|summe|insgesamt
hidden fee: versteckte kosten|versteckte gebühr*
`;
