export type Banned = Readonly<{ form: RegExp; because: string }>;

/** Words and forms that no sentence for people may have, each with the reason or with what to write. */
export const bannedWords: readonly Banned[] = [
  { form: /\bwhom\b/i, because: 'stiff: turn the sentence around' },
  { form: /\banew\b/i, because: 'write “again”; a page is reloaded' },
  { form: /\bafresh\b/i, because: 'write “again”, or “from the start”' },
  { form: /\bby then\b/i, because: 'unclear when: name the moment' },
  { form: /\bfrom then on\b/i, because: 'write “after this”' },
  { form: /\bmost likely (?:fails|reverts)\b/i, because: 'it does fail: write “fails, most likely because”' },
  { form: /\baction of (?:yours|theirs)\b/i, because: 'write “on your part”' },
  {
    form: /(?:^|\. )What [^.]* (?:was|were) not (?:checked|simulated)\b/,
    because: 'a clause as a subject: write “Could not check …”',
  },
  { form: /\bsuch\b(?! as\b)/i, because: 'write “this”, “that” or “like this”' },
  { form: /\bfor what it is\b/i, because: 'a riddle: say what is unknown' },
  { form: /(?<!there )\b(?:is|are) none\b/i, because: 'write “is not a …”' },
  {
    form: /(?<!there )\b(?:is|are) no (?!longer\b|more\b)\w+/i,
    because: 'write “is not a …” or “there is no …”',
  },
  { form: /\bthe least\b|\bleast amount\b/i, because: 'write “minimum”' },
  { form: /\btaken? for granted\b/i, because: 'write “assumed”' },
  { form: /\b(?:in|of) the run\b|\brun as in\b/i, because: 'write “in the simulation”' },
  { form: /\bcoins?\b/i, because: 'write the symbol, or “native currency”' },
  { form: /\b[Ee]thers?\b/, because: 'write ETH' },
  {
    form: /\bstands? (?:at|on|there|behind|before|inside|under|in|for|without)\b/i,
    because: 'write “is”, “is deployed at” or “means”',
  },
  { form: /\bgives? (?:nobody|no address|no account)\b/i, because: 'write “resolves to no address”' },
  { form: /\bnext number\b|\bsame number\b/i, because: 'write “nonce”' },
  { form: /\bwhat is not known\b/i, because: 'write “what is unknown”' },
  { form: /\bfor ever\b/i, because: 'write “with no expiry” or “never expires”' },
  { form: /\b(?:thousand|hundred) million\b/i, because: 'write “billion”' },
  { form: /\bsomebody\b/i, because: 'write “someone”' },
  { form: /\ball the same\b/i, because: 'write “still” or “anyway”' },
  { form: /\b(?:all|whatever) that (?:is|was) (?:there|known|read|looked)\b/i, because: 'name the thing' },
  { form: /\blooked (?:at|through)\b/i, because: 'write “checked”, “read” or “searched”' },
  { form: /\bby itself\b(?= *[.,])/i, because: 'write “automatically”' },
  { form: /\btake[ns]? over\b/i, because: 'write “import” or “replace”' },
  { form: /\blook (?:in|into) (?:your|the) wallet\b/i, because: 'write “check your wallet”' },
  { form: /\b(?:deceive|deceives) the eye\b/i, because: 'write “misleading”' },
  { form: /\bsilent (?:if|for|only)\b/i, because: 'write “the rule does not fire if”' },
  { form: /\bdigit by digit\b/i, because: 'addresses have letters: write “character by character”' },
  { form: /\bReadback or you\b/, because: 'write “you or Readback”' },
  { form: /\b(?:a|no) revoke\b|\bexpensive revoke\b/i, because: 'the noun is “revocation”' },
  { form: /\bcall data\b/i, because: 'write “calldata”' },
  { form: /\bdo(?:es)? not answer(?: yet)?[.,:;]/i, because: 'write “is not responding”' },
  { form: /\b(?:from|in|inside|to) a page\b/i, because: 'write “web page”' },
  { form: /\bby itself$/i, because: 'write “alone” or “automatically”' },
  { form: /\bshare[sd]? no account\b/i, because: 'write “no accounts”' },
  { form: /\bswitched (?:on|off)\b/i, because: 'write “turned on” or “turned off”' },
  { form: /\bReadback does not read\b/, because: 'write “does not support”' },
  { form: /\bMiB\b/, because: 'write MB' },
  { form: /\b(?:was|were) (?:not )?\w+ yet\b/i, because: 'write “has been … yet” or “is … yet”' },
  { form: /\bcompiler’s (?:artifact|output)\b/i, because: 'write “build artifact”' },
  { form: /\bof the holding\b/i, because: 'write “balance”' },
  { form: /(?<!\.)\bafterwards\b/i, because: 'write “after this”, or name the moment' },
  { form: /\bor reject\./i, because: 'say what to reject: “reject the request”' },
  {
    form: /\bwhich site asks\b|\bwho(?:ever)? asks\b/i,
    because: 'write “is asking” or “made the request”',
  },
  { form: /\bmade-up\b/i, because: 'colloquial: write “invented” or “placeholder”' },
  { form: /\b(?:has|have) no limit\b/i, because: 'write “unlimited”' },
  { form: /\bother than shown\b/i, because: 'write “different effects”' },
  { form: /\b(?:if|when) mined\b/i, because: 'dangles: say what is mined' },
  { form: /\bas every (?:day|week|month|year)\b/i, because: 'write “the usual monthly …”' },
  { form: /\d %/, because: 'no space before “%”' },
  { form: /!(?:\s|$)/, because: 'no exclamation marks' },
  {
    form: /\b(?:artefact|organis|recognis|authoris|colour|behaviour|practise|cancelling|favour|licence)\w*/i,
    because: 'American spelling',
  },
];

/** What is wrong with the words of a text, by this list and by `more`; empty when nothing is. */
export function bannedIn(text: string, more: readonly Banned[] = []): string[] {
  return [...bannedWords, ...more].flatMap(({ form, because }) => {
    const found = form.exec(text);
    return found ? [`“${found[0]}”: ${because}`] : [];
  });
}
