import type { Lexicon } from './lexeme.ts';

export const fr: Lexicon = {
  'do:send':
    'envoie|envoyer|envoyez|transfère|transférer|transferer|paie|paye|payer|verse|verser|donne|donner|rembourse|rembourser|vire|virer|fais un virement|faire un virement|un virement|offre|offrir|faire un don|déplace',
  'do:swap':
    'échange|échanger|echange|echanger|échangez|convertis|convertir|vends|vendre|swap|swappe|swapper|troque|troquer|change|changer|transforme',
  'do:buy': 'achète|acheter|achete|achat|acquérir|acquiers',
  'do:wrap': 'wrap|wrappe|wrapper|emballe|emballer|enveloppe|envelopper',
  'do:unwrap': 'unwrap|unwrappe|unwrapper|déballe|déballer|désenveloppe',
  'do:deposit':
    'dépose|déposer|depose|deposer|place|placer|stake|staker|mets|mettre|prête|prêter|investis|investir|fournis|fournir',
  'do:claim': 'réclame|réclamer|récupère|récupérer|recupere|encaisse|claim|claimer',
  'do:list': 'mets en vente|mettre en vente|liste|lister|propose|proposer à la vente',
  'do:allow':
    "autorise|autoriser|autorisez|permets|permettre|permets à|approuve|approuver|laisse|laisser|donne la permission|donner la permission|donne l'autorisation|donner l'autorisation|accorde|accorder",
  'do:revoke':
    "révoque|révoquer|revoque|revoquer|retire l'autorisation|retirer l'autorisation|retire la permission|retirer la permission|annule|annuler|supprime l'autorisation|supprimer l'autorisation|reprends|retire l'accès|retirer l'accès",
  'do:stop': 'empêche|empêcher|bloque|bloquer|arrête|arrêter|interdis|interdire',
  'do:signIn':
    'connecte-moi|connecte moi|me connecter|connecter|connexion|connecte-moi à|me connecter à|connecte-toi|identifie-moi|identifier|login|se connecter',
  'do:say': 'signe|signer|signe le message|signer le message|signe le texte|signer le texte|signez',
  'do:add': 'ajoute|ajouter|active|activer|installe|installer|inclus',
  'do:remove': 'supprime|supprimer|enlève|enlever|désactive|désactiver|retire|retirer',
  'do:replace': 'remplace|remplacer',
  'do:set':
    'fixe|fixer|règle|régler|augmente|augmenter|baisse|baisser|passe|passer|mets à jour|mettre à jour|définis|définir',
  'do:set part:delegation': 'délègue|déléguer',
  'do:nothing':
    'rien|ne rien faire|ne fais rien|rien ne doit se passer|il ne doit rien se passer|juste regarder|rien du tout|je ne veux rien faire',
  'do:other': 'bridge|bridger|mint|minter|emprunte|emprunter|vote|voter|brûle|brûler|retirer de',
  spend: 'dépenser|utiliser|prendre|dépense|utilise|accéder|se servir|disposer',
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
  to: 'à|a|au|aux|vers|destinataire',
  from: 'depuis|de mon|de chez',
  into: 'en|contre|en échange de|dans',
  for: 'pour|et recevoir|et reçois|recevoir|pour recevoir|pour obtenir|obtenir|et obtenir',
  with: 'avec|via|par|au moyen de',
  of: "de|d'|du|des",
  on: 'sur|dans|chez|sur le réseau|sur la chaîne',
  as: 'comme|en tant que',
  atLeast: 'au moins|minimum|min|au minimum|pas moins de|un minimum de|ou plus|minimum de',
  atMost:
    "au plus|maximum|max|au maximum|jusqu'à|jusqu'a|pas plus de|un maximum de|ou moins|maximum de|dans la limite de|à hauteur de|tout au plus",
  all: 'tout|tous|toute|toutes|tous mes|toutes mes|tout mon|toute ma|tout le|toutes les|tous les|entier|entière|la totalité|totalité|intégralité|chaque permission',
  noLimit: 'illimité|illimitée|sans limite|sans limites|infini|sans plafond|de façon illimitée|illimités',
  until: "jusqu'au|valable jusqu'au|jusqu'à la date du|expirant le|qui expire le",
  fee: 'frais|gas|gaz|frais de réseau|frais de gaz|frais de gas|frais réseau',
  not: "ne|pas|n'|jamais|sans|sauf|excepté|aucun|aucune|ni|au lieu de|hormis|plutôt que",
  if: "si|s'|quand|lorsque|dès que|à condition que|à condition|sauf si|au cas où|seulement si|après|avant|tant que|une fois que",
  time: 'demain|plus tard|ce soir|la semaine prochaine|le mois prochain|chaque jour|chaque semaine|chaque mois|chaque|mensuellement|tous les jours|tous les mois|toutes les semaines|deux fois|encore|encore une fois|à nouveau|de nouveau|trois fois|fois|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|après-demain|prochain|prochaine',
  more: 'puis|et puis|ensuite|et ensuite|aussi|également|ou|en plus|les deux|chacun|peut-être|environ|à peu près|quelques|un peu|un peu de',
  number:
    'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|cent|mille|million|demi|demie|la moitié|moitié|un quart|double|douzaine|zéro|pour cent|une centaine|centaine',
  item: 'nft|nfts',
  someone: "lui|elle|eux|quelqu'un|mon ami|mon amie|ma mère|mon frère|ami|amie",
  question:
    "qu'est-ce|qu'est|comment|pourquoi|qui est|quel|quelle|quels|combien|où|est-ce|est-ce que|c'est quoi|dois-je|puis-je|faut-il|y a-t-il|quoi",
  fill: "s'il te plaît|s'il vous plaît|stp|svp|s'il te plait|s'il vous plait|je|j'|j'aimerais|me|moi|m'|mon|ma|mes|notre|nos|nous|tu|te|vous|le|la|l'|les|un|une|ce|cet|cette|ces|c'|c'est|ça|cela|qu'|que|qui|veux|voudrais|souhaite|aimerais|dois|doit|peux|peut|peux-tu|pourrais|pourrais-tu|vais|maintenant|tout de suite|aujourd'hui|immédiatement|simplement|juste|bonjour|salut|et|est|sont|être|ai|a besoin|besoin|token|tokens|jeton|jetons|crypto|monnaie|montant|solde|compte|adresse|portefeuille|wallet|contrat|protocole|réseau|chaîne|app|appli|application|site|page|web|pool|récompenses|récompense|intérêts|exactement|précisément|seulement|uniquement|merci|aide-moi|leur|son|sa|ses|là|ici|message|texte|prix|taux|faire|nouveau|nouvelle|total|valeur|suivant|y|en tout|il|elle|on",
};
