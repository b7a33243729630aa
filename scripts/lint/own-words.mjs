/**
 * Properties, props and parameters that hold words of our own, or elements, by name. As an attribute of a component
 * each is checked where it is given, so that nothing foreign comes to be called so.
 */
export const ownNames = new Set([
  ...[
    'children',
    'title',
    'label',
    'says',
    'said',
    'word',
    'what',
    'hint',
    'note',
    'more',
    'content',
    'picture',
    'tag',
  ],
  ...[
    'action',
    'actions',
    'unnamed',
    'placeholder',
    'told',
    'without',
    'briefing',
    'explanation',
    'remedy',
    'term',
  ],
  ...['problem', 'todo', 'ending', 'description', 'risk', 'aloud', 'why', 'role', 'unit'],
]);

/** Numbers, and digits of hex that were read as such. Nothing else may have these names. */
export const ownDigits = new Set([
  ...[
    'chainId',
    'decimals',
    'gasUsed',
    'threshold',
    'version',
    'parentNumber',
    'choicesLeft',
    'allSteps',
    'start',
  ],
  ...['hex', 'hash', 'parentHash', 'selector', 'group', 'account', 'spender', 'at', 'bytes'],
]);

/** Values that were checked to have no character that deceives, before they came to be called so. */
export const ownMembers = new Set([
  ...['network.name', 'network.symbol', 'networkOf().name', 'source.name', 'fetching.name'],
  ...['location.origin', 'location.host', 'source.url', 'known.name', 'search.chain'],
  ...['line.by', 'wrong.line', 'call.id', 'asset.id', 'rule.id', 'rule.needs', 'rule.rule', 'words.shown'],
  ...['words().text', 'verifyWords().text', 'failureWords().text', 'outcomeWords().text'],
  ...['verifyWords().who', 'wordsOf().shown', 'wordsOf().not', 'scenario.notice', 'all.before', 'all.after'],
]);

/** Functions that give words of our own, numbers in digits, or digits of an address; `safeString` draws foreign text. */
export const ownCalls =
  /(?:Words?|Line)$|^(?:safeString|grouped|addressRows|counted|countSteps|accountNote|askedBy|spokenOf|notDescribed|hintFor|nameProblem|children|described|ago|clock|hostOf|shortAddress|checksummed|chainName|knownName|roleName|amountDigits|bytesShort|bytesFrom|signatureOf|min|max|floor|round|ceil)$/;
