/** French, with the English words of the phrasings. Empty: words that say nothing here. */
export const fr = `
other side: autre côté
what a: c'est quoi un|c'est quoi une|qu'est-ce qu'un|qu'est-ce qu'une|c'est quoi des|c'est quoi cette histoire de|c quoi un|c quoi une
stop: stop
caution: prudence|précaution
not fully read: pas entièrement lu|pas tout lu|lu en partie|pas complètement lu|partiellement lu|pas lu en entier|non entièrement lu
read back: relu|relecture
fingerprint: empreinte
simulation: simulation|essai
signature: signature
seed phrase: phrase de récupération|phrase secrète|mots de récupération|seed phrase
private key: clé privée
delegation: délégation|déléguer
batch: lot|paquet
threshold: seuil
bridge: pont|bridge
limit: limite|plafond|limiter|limité|restreindre|plafonner
less: moins|plus petit|plus petite|réduire|baisser|diminuer|inférieur
only: seulement|uniquement|juste
unlimited: illimité*|sans limite|infini*
public: public|publique
privacy: vie privée|confidentialité
data: données|infos|informations
learn: apprennent|savent|sauront|apprendre
message: message
loan: prêt*|dette*|emprunt*|endett*|crédit
repay: rembourser|rembourse|je dois rembourser
collateral: garantie*|collatéral|gage
liquidate: liquid*
interest: intérêt*|taux d'intérêt|taux
worth: cher|chère|pas cher|prix|cours|donné
frontrun: frontrun|sandwich|passer avant moi|bots
earlier: dernière fois|la fois d'avant
i: je|j|moi|me|m|mon|ma|mes|nous|notre|nos
they: ils|elles|il|elle|quelqu un|quelqu|leur|leurs|lui
you: tu|te|t|toi|ton|ta|tes|vous
reject: refus*|rejet*
: le|la|les|l|un|une|des|de|du|d|est|sont|es|suis|être|ce|c|ça|ca|cela|cette|cet|ces|on|se|s|y|en|à|au|aux|dans|sur|par|pour|avec|et|ou|qui est ce|est-ce que|est ce que|c'est|c’est|ici|là|donc|bien|a|ai|as|ont|avoir|puis-je bien|il y a|leur|leurs|son|sa|ses|va|vont|vais|aussi|dois|doit|dessus|si ce
can: puis-je|puis je|peux|peut|peuvent|pourrait|pourraient|pouvoir
what: quoi|quel|quelle|quels|quelles|que|qu'est-ce qui|qu’est-ce qui|qu'est-ce que|qu’est-ce que|qu'est ce que
who: qui|à qui
where: où
when: quand|à quel moment
why: pourquoi|pour quelle raison|à quoi ça sert
how: comment
how much: combien|combien de|combien d
how long: combien de temps
until when: jusqu'à quand|jusqu’à quand
not: ne|n|pas|rien|aucun|aucune
what does it do: que fait|ça fait quoi|que se passe|il se passe quoi|à quoi sert
sign: sign*
safe: sûr|sûre|sécurisé|confiance|fiable|sans risque|sans danger|légitime|tranquille
danger: dangereux|arnaque|escroquerie|fraude|risqué|piège|danger
should: dois-je|devrais|je dois faire|faut-il|conseilles|recommandes|faut faire
do: faire|fais
now: maintenant
warning: avertissement|alerte|attention|stop|rouge|préviens
problem: problème|mal|cloche|suspect
unknown: inconnu|sais pas|manque|incertain
check: vérifi*|vérifié
read: lire|lu|compris
lose: perds|perdre|perte
leave account: quitte|sort|sortent|quittent
pay: paie|paye|payer
send: envoie|envoyer|envoi|verse|j'envoie
receive: reçois|reçoit|recevoir|reçoivent|obtiens|obtient|touche|gagne
in return: en échange|en retour
arrive: arrive|arriver|arrivera|arrivent
minimum: au minimum|minimum|au moins|au pire
maximum: au maximum|maximum|au plus|le pire|au pire des cas
worth: vaut|valeur|prix
dollar: euros|dollars|euro|dollar|ça fait combien en
left: reste|restera|restant|solde
recipient: destinataire|bénéficiaire
take: prendre|prennent|voler|vider|dépenser|retirer de|utiliser|accéder|accès|déplacer|piquer|bouger
everything: tout|toute|tous
permission: autorisation|permission|approbation|autoris*
give: donne|donner
revoke: révoqu*|retirée|retiré|annulée|retirer|retire|enlever|enlève|supprim*
cancel: annul*|résili*|j'annule|annule
undo: défaire|revenir en arrière|réversible|récupérer|rembours*|retour en arrière
final: définitif|définitive|trop tard
valid: dure|durer|valable|valide|expire|expiration|échéance|termine|limite de temps
permanent: permanent|pour toujours
who is: qui est|c'est qui|c’est qui|qui se cache
address: adresse|compte|portefeuille
spender: dépensier|dépensière
money: argent|fonds|jetons|sous|pièces|sous
contract: contrat
know: connais|connaît|connu
control: contrôle|contrôler|propriétaire|propriétaires|possède|appartient
new owner: nouveau propriétaire|nouvelle propriétaire|nouveaux propriétaires
source code: code source|code
published: publié|ouvert|public
step: étape|étapes|appel|appels
fail: échouer|échoue|échec|erreur|rater|planter
work: marche|fonctionne|passer|passe
fee: frais|gaz|gas|coûte|coût|commission|cher|payant
later: plus tard|attends|demain
mined: miné|exécuté
network: réseau|chaîne|blockchain
device: appareil|ledger
show: montre|affiche|montrer|afficher
meant: voulais|voulu|demandé
differ: différent|différence|diffère
happened: s'est-il passé|s’est-il passé|s'est passé|s’est passé|est devenu
mean: signifie|veut dire|signification
explain: explique|expliquer|expliquez|décris
change: change|changer|changera|changement|changé|modifi*
after: après|ensuite|par la suite
site: site|page|appli|application
asks for: demande|demandent|veut|réclame
request: cette demande|la demande|demande de|transaction|requête
listing: vente|annonce|offre
earlier: dernière fois|avant|déjà|auparavant
new: nouveau|nouvelle
connect: connect*|brancher
script: script
install: install*
extension: extension
simulate: simul*|essayé|testé
act as: à ma place|en mon nom|se faire passer pour
login: connexion|me connecter|se connecter|identifi*
weather: météo|temps fera
take whenever they want: se servir quand ils veulent|se servir
hidden fee: frais cachés
will my address be visible: mon adresse sera visible|voient mon adresse
what leaves: je paye combien|je paie combien|combien je paye
do you not know or do you not want to say: tu sais pas ou tu veux pas dire|tu ne sais pas
who receives: le destinataire|qui le destinataire
`;
