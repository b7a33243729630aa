/** What a log-in is held against: the site that asks, as in a URL, and the accounts of whoever signs. */
export type LogInFor = Readonly<{ host: string; own: ReadonlySet<string> }>;

/**
 * Whether a text is a log-in at the site that asks and nothing else: its first sentence says so and names the site, and
 * each further one is of a form that log-ins have. One other word, and it is not.
 */
export function isLogInHere(text: string, { host, own }: LogInFor): boolean {
  if (host === '' || text.length > mostLetters) return false;
  const [first, ...rest] = sentencesOf(text);
  return first !== undefined && opening(host).test(first) && rest.every((it) => isOfLogIn(it, { host, own }));
}

/** Whether a text of a log-in says no more than log-ins do. */
export function saysOnlyLogIn(text: string, logIn: LogInFor): boolean {
  return text.length <= mostLetters && sentencesOf(text).every((it) => isOfLogIn(it, logIn));
}

function isOfLogIn(sentence: string, { host, own }: LogInFor): boolean {
  return opening(host).test(sentence) || ofSite(host).test(sentence) || isUsual(sentence, own);
}

/** In UTF-16 units. No log-in is longer. */
const mostLetters = 2_000;

/** Without the signs at their ends. A point only ends a sentence where a blank or nothing follows. */
function sentencesOf(text: string): readonly string[] {
  return text
    .split(/\r?\n|(?<=[.!]) +/)
    .map((it) => it.trim().replace(/[.!]+$/, ''))
    .filter((it) => it !== '');
}

function literally(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, (sign) => `\\${sign}`);
}

/** What a site says of itself by its name: where one signs in, and its own terms, at its own address. */
function ofSite(host: string): RegExp {
  const names = host.split(/[.:]/).filter((it) => it.length > 2);
  const name = names.map(literally).join('|');
  const at = `(?:: ?| \\()https://(?:[a-z\\d-]{1,63}\\.)?${literally(host)}/[\\w/.-]{0,100}\\)?`;
  const one = `(?:(?:the|our) )?(?:(?:${name}) )?(?:terms(?: of (?:service|use))?|terms and conditions|privacy policy)(?:${at})?`;
  const taken = `(?:i |by signing(?: in)?,? (?:i|you) |(?:click|sign) to (?:sign in|log in) and )(?:accept|agree to) ${one}(?: and ${one})?`;
  return new RegExp(`^(?:(?:sign|log) in to (?:${name})|${taken})$`, 'i');
}

function opening(host: string): RegExp {
  const literal = literally(host);
  const site = `(?:https?://)?${literal}/?`;
  return new RegExp(
    `^(?:(?:please )?(?:sign this message to )?(?:sign|log) (?:in to|into|in at|in on) ${site}|(?:welcome to|sign in:|log in:|login:) ${site}|${site} (?:wants|asks) you to (?:sign in|log in|confirm your (?:account|wallet))(?: with your (?:ethereum )?(?:account|wallet))?)$`,
    'i',
  );
}

function isUsual(sentence: string, own: ReadonlySet<string>): boolean {
  if (usual.test(sentence)) return true;
  const [, account] = /^(?:account|address|wallet|wallet address): (0x[0-9a-f]{40})$/i.exec(sentence) ?? [];
  return account !== undefined && own.has(account.toLowerCase());
}

/** Letters and digits of no words, as far as that can be told: no signs between them, but for those of a UUID. */
const id = '(?:(?=[a-z]*\\d)[a-z\\d]{1,40}|[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})';

const when = '\\d{4}-\\d{2}-\\d{2}(?:[T ]\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,9})?)?(?:Z|[+-]\\d{2}:\\d{2})?)?';

/** Sentences that only say that someone logs in, when, and that nothing moves by it. */
const usual = new RegExp(
  `^(?:${[
    `(?:nonce|challenge|session id|request id): ?${id}`,
    `(?:issued at|expires at|expiration time|time|date|timestamp): ?(?:${when}|\\d{10}|\\d{13})`,
    'version: ?\\d{1,3}(?:\\.\\d{1,3}){0,2}',
    'chain id: ?\\d{1,15}',
    '(?:please )?(?:click to |sign to |sign this message to )?(?:sign in|log in|continue)(?: with (?:your (?:ethereum )?(?:wallet|account)|ethereum))?(?: to (?:the app|continue))?',
    '(?:this|signing) (?:request |message |signature |in )?(?:is free|will not trigger a (?:blockchain )?transaction|costs no gas|will not cost (?:any )?gas(?: fees)?)',
    'this (?:request |message |signature )?will not trigger a (?:blockchain )?transaction or cost (?:you )?any (?:gas(?: fees)?|fees)',
    'your authentication status will reset after 24 hours',
  ].join('|')})$`,
  'i',
);
