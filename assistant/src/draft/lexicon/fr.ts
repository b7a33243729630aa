import type { Lexicon } from './lexeme.ts';

export const fr: Lexicon = {
  'do:send':
    'file|filer|rends|rendre|refile|je dois|fais passer|envoie|envoyer|envoyez|transfère|transférer|transferer|paie|paye|payer|verse|verser|fais un virement|faire un virement|un virement|offrir|faire un don|déplace|rends à|renvoie|renvoyer|reverse|reverser|balance à|transfert|fais un transfert|un paiement|fais un paiement|rembourse à|filez|envoi|passe à|crédite|créditer|dois à|fais parvenir|faire parvenir|rends-les|rends-lui|rends-les-lui|rends-le|rembourse-le|rembourse-la|rembourse-lui|envoie-lui|paie-le|paie-lui|donne-lui|envoie-les|vire-lui|verse-lui|paye-lui|file-lui|envoie-les-lui|envoies|paies|transfères',
  'do:swap':
    'échange|échanger|echange|echanger|échangez|convertis|convertir|vends|vendre|swap|swappe|swapper|troque|troquer|change|changer|transforme|échange-moi|bazarde|bazarder|liquide|liquider|revends|revendre|transformer|swap-moi|débarrasse-moi de|tourne',
  'do:buy':
    'achète|acheter|achete|achat|acquérir|acquiers|achète-moi|achete-moi|prends-moi|procure-moi|chope|choper|je veux acheter',
  'do:wrap': 'wrap|wrappe|wrapper|emballe|emballer|enveloppe|envelopper|emballe-moi',
  'do:unwrap': 'unwrap|unwrappe|unwrapper|déballe|déballer|désenveloppe|désemballe|désemballer',
  'do:deposit':
    'gagner des intérêts sur|gagner des intérêts avec|toucher des intérêts sur|faire fructifier|dépose|déposer|depose|deposer|place|placer|stake|staker|mets|mettre|prête|prêter|investis|investir|fournis|fournir|dépose-moi|bloque sur|verrouille|verrouiller|apporte|apporter|mets à travailler|staké|stakez|déposez',
  'do:claim':
    'réclame|réclamer|récupère|récupérer|recupere|encaisse|claim|claimer|recuperer|recupérer|encaisser|ramasse|ramasser|collecte|collecter|touche mes récompenses|récolte|récolter',
  'do:list':
    'mets en vente|mettre en vente|liste|lister|propose|proposer à la vente|mets … en vente|met en vente|mettre … en vente|vends aux enchères|propose à la vente|poste|liste-moi|en vente',
  'do:allow':
    "autorise|autoriser|autorisez|permets|permettre|permets à|approuve|approuver|donne la permission|donner la permission|donne l'autorisation|donner l'autorisation|accorde|accorder|donne accès|donner accès|donne l'accès|donne un accès|fais confiance à|valide|valider|autorises|laisse … utiliser|laisse … prendre|permet|permet à|habilite|accorde à",
  'do:allow loose': 'laisse|laisser',
  'do:revoke':
    "révoque|révoquer|revoque|revoquer|retire l'autorisation|retirer l'autorisation|retire la permission|retirer la permission|supprime l'autorisation|supprimer l'autorisation|retire l'accès|retirer l'accès|enlève l'autorisation|enlève les autorisations|enleve les autorisations|retire les autorisations|supprime les autorisations|vire l'autorisation|coupe l'accès|retire l'acces|enlève l'accès|enlève les permissions|retire les permissions|retire les droits|enlève les droits",
  'do:revoke loose':
    'reprends|supprime|supprimer|enlève|enleve|enlever|efface|effacer|nettoie|nettoyer|coupe|couper|retire … à|dégage|degage|vire … de|stoppe|stopper|fais sauter|faire sauter|saute|jette|jeter|ôte|ôter|fais disparaître|débarrasse-moi de toutes|balaie',
  'do:stop':
    "veux plus que|veux plus qu'|j'veux plus que|j'veux plus qu'|jveux plus que|jveux plus qu'|veux plus|plus jamais|j'veux plus|ne … plus|n’ … plus|plus jamais|ne plus|cesse|cesser|empêche|empêcher|bloque|bloquer|arrête|arrêter|interdis|interdire|n'a plus|ne … jamais|ne doit plus|n'a plus le droit|plus personne|que … ne … plus|personne ne doit|personne ne",
  'do:signIn':
    'je me connecte à|je me connecte juste à|me connecter à|connecte-moi|connecte moi|me connecter|connecter|connexion|connecte-moi à|connecte-toi|identifie-moi|identifier|login|se connecter|connecte|me log|me logger|log-moi|logge-moi|logue-moi|se logger|identifie|identifiez-moi|authentifie|authentifier|connecter mon wallet à|connecte mon wallet à|me connecte|me connecte à|je me connecte|me connecter sur|se connecter à|connexion à',
  'do:say': 'signe|signer|signe le message|signer le message|signe le texte|signer le texte|signez',
  'do:add': 'ajoute|ajouter|active|activer|installe|installer|inclus',
  'do:remove': 'désactive|désactiver|retire|retirer',
  'do:replace': 'remplace|remplacer',
  'do:set': 'fixe|fixer|règle|régler|passe|passer|mets à jour|mettre à jour|définis|définir',
  'do:set part:delegation': 'délègue|déléguer',
  'do:nothing':
    'je ne veux rien signer|ne veux rien signer|veux rien signer|je ne signe rien|je regarde seulement|je regarde juste|rien|ne rien faire|ne fais rien|rien ne doit se passer|il ne doit rien se passer|juste regarder|rien du tout|je ne veux rien faire',
  'do:other': 'mint|minter|emprunte|emprunter|vote|voter|brûle|brûler|envoyé|acheté|vendu|payé',
  spend:
    'toucher|touche|dépenser|utiliser|prendre|dépense|utilise|accéder|se servir|disposer|touche à|touchent|prenne|prennent|prend|piocher|puiser|taper',
  permission:
    'permission|permissions|autorisation|autorisations|accès|approbation|approbations|droit|droits|allocation',
  'part:owner': 'propriétaire|propriétaires|signataire|signataires|owner',
  'part:threshold': 'seuil|signatures requises|signatures nécessaires',
  'part:module': 'module|modules',
  'part:guard': 'guard|garde',
  'part:handler': 'handler|gestionnaire',
  'part:code': 'code|implémentation',
  'part:delegation': 'délégation',
  safe: 'safe|multisig',
  'to at': 'à',
  to: 'entre|a|au|aux|vers|destinataire',
  from: 'depuis|de mon|de chez',
  'on into': 'en|dans',
  into: 'contre|en échange de',
  for: 'pendant|durant|pour|et recevoir|et reçois|recevoir|pour recevoir|pour obtenir|obtenir|et obtenir',
  with: 'avec|via|par|au moyen de',
  'from of': "de|d'|du",
  of: 'des',
  on: 'sur|chez|sur le réseau|sur la chaîne',
  as: 'comme|en tant que',
  atLeast:
    "au moins|minimum|min|au minimum|pas moins de|un minimum de|ou plus|minimum de|pas en dessous de|au min|mini|il m'en faut au moins|mais pas moins de|mais au moins|je veux au moins|je veux recevoir au moins|et je veux au moins|pour au moins|n'accepte pas moins de|pas au-dessous de|il me faut au moins|en recevant au moins|recevoir au moins|pour minimum",
  atMost:
    "au plus|maximum|max|au maximum|jusqu'à|jusqu'a|pas plus de|un maximum de|ou moins|maximum de|dans la limite de|à hauteur de|tout au plus|sans dépasser|sans depasser|pas plus|ne dépense pas plus de|ne paie pas plus de|ne paye pas plus de|moins de|en dessous de|max de|plafonné à|plafond de|plafond|avec un plafond de|grand maximum|mais pas plus de|mais au maximum|mais au plus|mais ne paie pas plus de|mais ne dépense pas plus de|sans payer plus de|en payant maximum|en payant au maximum|en payant au plus|pour maximum|pour max|pour au plus|pour pas plus de|pour moins de|mais pas au-dessus de|pas au-dessus de|pas au dessus de|je ne veux pas payer plus de|je ne paie pas plus de|je paie maximum|je paie au maximum|budget de|avec un budget de|en dépensant maximum|en dépensant au maximum|et pas plus de|qui ne dépasse pas|sans aller au-delà de",
  all: "tout|tous|toute|toutes|tous mes|toutes mes|tout mon|toute ma|tout le|toutes les|tous les|entier|entière|la totalité|totalité|intégralité|chaque permission|tout ce que j'ai|l'intégralité de|l'ensemble de|le reste de mes|la totalité de|la totalité de mes|entièrement",
  noLimit:
    "qu'il veut|qu'il voudra|quil veut|qu'elle veut|qu'ils veulent|ce qu'il veut|comme il veut|illimité|illimitée|sans limite|sans limites|infini|sans plafond|de façon illimitée|illimités|sans aucune limite|à volonté|autant qu'il veut|autant qu'elle veut|infinie|accès total|illimitées|à l'infini",
  until: "jusqu'au|valable jusqu'au|jusqu'à la date du|expirant le|qui expire le",
  fee: 'frais|gas|gaz|frais de réseau|frais de gaz|frais de gas|frais réseau',
  not: "non|interdit|ne|pas|n'|jamais|sans|sauf|excepté|aucun|aucune|ni|au lieu de|hormis|plutôt que|attends|non attends|pardon|plutôt|je veux dire|enfin",
  if: "si|s'|quand|lorsque|dès que|à condition que|à condition|sauf si|au cas où|seulement si|après|avant|tant que|une fois que",
  time: "demain|plus tard|ce soir|la semaine prochaine|le mois prochain|chaque jour|chaque semaine|chaque mois|chaque|mensuellement|tous les jours|tous les mois|toutes les semaines|deux fois|encore|encore une fois|à nouveau|de nouveau|trois fois|fois|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|après-demain|prochain|prochaine|avant vendredi|avant lundi|avant mardi|avant mercredi|avant jeudi|avant samedi|avant dimanche|avant demain|d'ici vendredi|d'ici demain|d'ici lundi|pour vendredi|pour lundi|pour demain|avant la fin du mois|cette semaine|ce vendredi",
  more: 'puis|et puis|ensuite|et ensuite|aussi|également|ou|en plus|les deux|peut-être|environ|à peu près|quelques|un peu|un peu de|plus|moins|davantage',
  number:
    'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|vingts|trente|quarante|cinquante|soixante|septante|huitante|nonante|cents|millions|milliard|tiers|quart|cent|mille|million|demi|demie|la moitié|moitié|un quart|double|douzaine|zéro|pour cent|une centaine|centaine',
  item: 'nft|nfts|nom ens|ens|domaine|punk|azuki|ape|doodle|milady|moonbird|bored ape|cryptopunk|pudgy penguin|bayc|mayc|singe',
  someone: "lui|elle|eux|quelqu'un|leur|son|sa|ses|il|on",
  question:
    "qu'est-ce|qu'est|comment|pourquoi|qui est|quel|quelle|quels|combien|où|est-ce|est-ce que|c'est quoi|dois-je|faut-il|y a-t-il|quoi",
  'do:set relative': 'augmente|augmenter|baisse|baisser',
  'me clitic': "me|m'|nous",
  me: 'moi|moi-même|moi meme|moi-meme|mon propre compte|ma propre adresse|mon adresse|mon autre moi|chez moi',
  polite:
    "peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|tu peux|tu pourrais|peux tu|pourrais tu|vous pouvez|vous pourriez|pouvez vous|tu veux bien|est-ce que tu peux|est-ce que tu pourrais|est ce que tu peux|puis-je|je peux|est-il possible de|serait-il possible de|est-ce possible de|est-ce que je peux|ça te dérange de|aide-moi à|tu peux m'aider à|merci de|peux-tu stp|peux tu stp",
  own: 'compte|portefeuille|wallet',
  place: 'adresse|contrat|protocole|app|appli|application|site|page|web|pool',
  net: 'réseau|chaîne|mainnet',
  goods:
    'token|tokens|jeton|jetons|crypto|monnaie|solde|récompenses|récompense|intérêts|argent|fric|sous|thunes|fonds|position|trucs|airdrop|airdrops',
  says: 'message|texte',
  price: 'prix|taux|valeur',
  unit: 'secondes|minutes|heures|heure|jours|jour|semaines|semaine|mois|ans|années|an',
  fill: "était bon|était juste|était correct|est correct|à parts égales|a parts egales|équitablement|moitié moitié|complètement|à moi|jaimerais|jvoudrais|jveux|jai besoin de|jdois|rien d'autre|rien de plus|et rien d'autre|et rien de plus|pouvoir|puisse|s'il te plaît|s'il vous plaît|stp|svp|s'il te plait|s'il vous plait|je|j'|j'aimerais|mon|ma|mes|notre|nos|tu|te|vous|le|la|l'|les|un|une|ce|cet|cette|ces|c'|c'est|ça|cela|qu'|que|qui|veux|voudrais|souhaite|aimerais|dois|doit|peux|peut|pourrais|vais|maintenant|tout de suite|aujourd'hui|immédiatement|simplement|juste|bonjour|salut|et|est|sont|être|ai|a besoin|besoin|montant|exactement|précisément|seulement|uniquement|merci|aide-moi|là|ici|faire|nouveau|nouvelle|total|suivant|y|en tout|il faut|il me faut|mais|du coup|bon|alors|allez|hop|vite|vite fait|rapidement|urgent|steuplait|steup|pls|svp merci|coucou|hello|yo|mec|frère|bro|ouais|oui|ok|d'accord|je veux que|j'ai besoin de|faut|faudrait|truc|chose|hier|d'hier|d'autre|rien signer d'autre|ne serait-ce que|en question|pour moi|de chez moi|de ma part|qu'il|qu'elle|aurait|bien|sois|ait|un peu d'|en une fois|d'un coup|en une seule transaction|en une seule fois|d'un seul coup|rien que ça|sans plus|merci d'avance|merci beaucoup|comme prévu|comme convenu|avoir|a besoin de|bonsoir|comme promis|si possible|quand tu peux|quand vous pouvez|merci bien|je te prie|je vous prie|je souhaiterais|j'voudrais|jveux|j'veux|jvoudrais|c'est tout|et c'est tout|voilà|et voilà|bonne journée|excuse-moi|excusez-moi|dis|dis donc|la semaine dernière|le mois dernier|l'autre jour|hier soir|tantôt|m'a demandé|a demandé|j'ai promis|promis|rien de plus que ça|seulement ça|veuillez|veuillez bien",
  only: "aucun paiement|sans paiement|sans payer|sans rien signer d'autre|sans signer autre chose|sans rien approuver|aucune transaction|sans transaction|ne signe rien d'autre|ne rien signer d'autre|ne dépense rien|n'approuve rien|n'autorise rien|sans rien autoriser|sans rien dépenser|sans rien payer|je ne veux rien signer d'autre|ne rien approuver|sans bouger d'argent",
  limited: 'pas illimité|pas illimitée|pas infini',
  behalf: 'au nom de|comme mon|comme ma|au nom de mon|au nom de ma|depuis mon',
  'do:withdraw':
    'retirer de|sors|sortir|sors de|récupère … de|unstake|unstaker|déstake|déstaker|ressors|débloque|débloquer|retrait|fais un retrait',
  'do:bridge':
    'bridge|bridger|bridge-moi|fais passer … sur|ponte|ponter|amène|amener|transfère … sur|bascule|basculer|fais traverser',
  'do:allow spend':
    'peut prendre|peut dépenser|peut utiliser|peut puiser|peut retirer|peut toucher|peut se servir',
  pending:
    'en attente|ce qui attend|qui attend|transaction|transactions|tx|la dernière|la derniere|dernière transaction|derniere transaction|la dernière transaction|en attente|bloquée|bloquee|coincée|coincee|en cours|qui traîne',
  risky:
    'risquées|risquée|risqué|risqués|dangereuses|dangereuse|dangereux|louches|louche|suspectes|suspects|suspect|suspecte|douteuses|douteux|à risque|a risque',
  loan: "prêt|pret|emprunt|dette|dettes|mon emprunt|mon prêt|m'a prêté|m'avait prêté|m'a avancé|m'avait avancé|qu'il m'a prêté|qu'elle m'a prêté|j'ai emprunté|que j'ai emprunté|m'a dépanné de",
  noMore:
    'pas un centime de plus|pas un sou de plus|pas plus que ça|et pas plus|pas un de plus|pas davantage',
  dollars: 'dollars|dollar|usd|pour une valeur de|valeur de',
  nobody: 'personne',
  'do:send loan': 'rembourse|rembourser',
  'do:get': 'ramène|ramener|rapatrie|rapatrier',
  'do:revoke loose pending': 'annule|annuler|annulez|défais|défaire|inverse',
  'kin someone':
    'mon ami|mon amie|ma mère|mon frère|ma sœur|mon proprio|mon propriétaire|ma propriétaire|mon chef|mon pote|mon coloc|ami|amie|pote|mon voisin|ma voisine|mon collègue|ma collègue|mon fils|ma fille|mon oncle|ma tante|mon cousin|ma cousine|mon copain|ma copine|mon père|mon mari|ma femme|ma petite-fille|mon petit-fils|ma nièce|mon neveu|ma grand-mère|mon grand-père',
  reference: 'facture|commande',
  each: 'chacun|chacune|à chacun|par personne',
  reason:
    'loyer|dîner|diner|déjeuner|resto|restaurant|courses|anniversaire|voyage|hôtel|salaire|café|bière|bières|taxi|billets|concert|électricité|appart|pizza|cadeau|vol|décembre|janvier|travail|fête|ciné|aide|logo',
  money: 'euro|euros|eur|balles|livres sterling|livres|francs|yuans|yens|roubles',
  bank: 'banque|compte bancaire|compte en banque|carte bancaire|carte bleue|carte de crédit|paypal|lydia|en espèces|en liquide|iban',
  keep: 'garde|garde-moi|garder|gardant|en gardant|conserve|conserver|en conservant|réserve|laisse-moi|en laissant|je garde|mets de côté',
  'do:send gives': 'donne|donner|donne à|offre|donnez',
  'do:send away': 'vire|virer|balance|balancer|virez',
  done: "j'ai fait|que j'ai fait|ai fait|effectué|effectuée|confirmée|confirmé|passée|faite|fait",
  'do:send splits': 'partage|partager|répartis|repartis|répartir|divise|diviser',
  much: 'autant|tout ce',
  'do:send gets': 'peut avoir',
};
