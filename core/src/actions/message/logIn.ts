import { logInSites } from '../../shipped/logInSites.ts';
import type { Words } from './words.ts';

/**
 * A text that logs someone in: whether it does, and the names that it says of where. `services`: those that people are
 * known to log in to and that it names anywhere, in small letters without blanks.
 */
export type LogIn = Readonly<{
  logsIn: boolean;
  names: readonly LogInName[];
  services: readonly string[];
}>;

/**
 * What is behind “sign in to”, up to three words: a name may have several, and which of them are its own nobody says.
 * `isOrdinary`: it is not a name, but may be the beginning of an address of the web.
 */
export type LogInName = Readonly<{ words: readonly [string, ...string[]]; isOrdinary: boolean }>;

/** How many names are told apart. */
const mostNames = 6;

/**
 * Whether a text says that it logs in or proves who you are, and where: `Sign in to Blur`. A name is what is behind the
 * preposition and is not an ordinary word. Terms that are taken are not log-in.
 */
export function logInOf(it: Words): LogIn {
  const line = ` ${it.words.join(' ')} `;
  const names = namesIn(it);
  return {
    logsIn: names.some(({ isOrdinary }) => !isOrdinary) || speaks.test(line),
    names,
    services: servicesIn(it),
  };
}

/** The services that a text names, in one word or two. */
function servicesIn({ words }: Words): readonly string[] {
  const found = words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    return [word, word + next].flatMap((it) => {
      const name = Object.hasOwn(logInSites, it) ? it : asLetters(it);
      return Object.hasOwn(logInSites, name) && !ambiguous.has(name) && next !== 'wallet' ? [name] : [];
    });
  });
  return [...new Set(found)].slice(0, mostNames);
}

/** Digits as the letters that they are drawn like. */
function asLetters(word: string): string {
  return word.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('3', 'e').replaceAll('5', 's');
}

/** What is an ordinary word, too, or a wallet, an explorer, a score or a name that people have. */
const ambiguous: ReadonlySet<string> = new Set(
  'ens etherscan gitcoin guild manifold metamask mirror paragraph rabby safe snapshot'.split(' '),
);

const speaks =
  /\b(?:sign(?:ing|ed|s)? (?:you )?(?:in|on|up)|signin|signup|log(?:ging|ged|s)? (?:you )?(?:in|on)|login|logon|authenticat\w*|authoriz\w*|authoris\w*|verif(?:y|ies|ying) (?:\w+ ){0,4}(?:wallet|account|address|identity|ownership|owner)|prove (?:\w+ ){0,4}(?:own|owner|ownership|control|wallet|account|identity)|attest\w* (?:\w+ ){0,4}(?:wallet|account|identity|ownership)|(?:wallet|account|identity|ownership) (?:verification|check)|identify (?:yourself|myself|me)|owner of (?:this|the|my) (?:wallet|account|address)|confirm (?:\w+ ){0,2}it is (?:you|me)|confirm (?:\w+ ){0,4}(?:wallet|account|address|identity|ownership)|connect (?:\w+ ){0,3}(?:wallet|account|to)|session|challenge|one time code|access (?:\w+ ){0,3}(?:account|wallet|dashboard|profile))\b/;

/** Behind these words stands where it is that someone is logged in. */
const leads: readonly (readonly string[])[] = [
  ['sign', 'in', 'to'],
  ['sign', 'into'],
  ['sign', 'in', 'with'],
  ['sign', 'in', 'on'],
  ['sign', 'in', 'at'],
  ['signing', 'in', 'to'],
  ['signing', 'into'],
  ['signed', 'in', 'to'],
  ['sign', 'up', 'for'],
  ['sign', 'up', 'to'],
  ['sign', 'up', 'on'],
  ['log', 'in', 'to'],
  ['log', 'into'],
  ['log', 'in', 'on'],
  ['log', 'in', 'at'],
  ['log', 'in', 'with'],
  ['logging', 'in', 'to'],
  ['logging', 'into'],
  ['login', 'to'],
  ['login', 'on'],
  ['login', 'at'],
  ['login', 'with'],
  ['signin', 'to'],
  ['welcome', 'to'],
  ['welcome', 'back', 'to'],
  ['connect', 'to'],
  ['connecting', 'to'],
  ['authenticate', 'to'],
  ['authenticate', 'with'],
  ['authenticate', 'on'],
  ['authenticating', 'with'],
  ['authenticates', 'with'],
  ['authenticates', 'you', 'with'],
  ['authentication', 'for'],
  ['authentication', 'at'],
  ['identify', 'yourself', 'to'],
  ['authorize', 'access', 'to'],
  ['wallet', 'to'],
  ['account', 'on'],
  ['account', 'with'],
  ['session', 'on'],
  ['session', 'with'],
  ...[
    'anmelden bei',
    'anmeldung bei',
    'melde dich bei',
    'melden sie sich bei',
    'einloggen bei',
    'willkommen bei',
    'iniciar sesion en',
    'inicia sesion en',
    'inicie sesion en',
    'acceder a',
    'entrar en',
    'bienvenido a',
    'connexion a',
    'connexion sur',
    'connectez vous a',
    'connectez vous sur',
    'se connecter a',
    'bienvenue sur',
    'entrar no',
    'entrar na',
    'bem vindo a',
    'accedi a',
    'accesso a',
    'benvenuto su',
    '登录',
    '登入',
    '登陆',
    '欢迎来到',
  ].map((it) => it.split(' ')),
];

const ordinary: ReadonlySet<string> = new Set(
  `the this that a an our my your their its us all any it me you we i here there and or with for in on at to of by as be
  continue app application site website web page dapp platform service services use using account accounts wallet
  wallets address profile dashboard session network ethereum chain mainnet prove verify confirm access proceed see view
  start begin get enter join complete finish accept agree link connect sign log play vote claim receive show let make
  service1 community server game games market marketplace portal system private sale team office shop store forum
  beta new own existing personal secure safely securely metamask wallet1 your1 everyone each time date nonce conditions
  business sale web3 engage enable allow keep manage create update change save set payment trade mint buy`.split(
    /\s+/,
  ),
);

function namesIn({ words }: Words): readonly LogInName[] {
  const found = new Map<string, LogInName>();
  for (let at = 0; at < words.length && found.size < mostNames; at += 1) {
    for (const lead of leads) {
      if (!lead.every((word, n) => words[at + n] === word)) continue;
      const from = at + lead.length;
      const behind = words.slice(from, from + 3);
      const begins = behind.findIndex((word) => !articles.has(word));
      const first = behind[begins];
      if (first === undefined || /^\d+$/.test(first)) continue;
      const name = [first, ...words.slice(from + begins + 1, from + begins + 3)] as const;
      found.set(name.join(' '), { words: name, isOrdinary: ordinary.has(first) });
    }
  }
  return [...found.values()];
}

const articles: ReadonlySet<string> = new Set([
  'the',
  'our',
  'my',
  'your',
  'this',
  'a',
  'an',
  'official',
  'new',
  'https',
  'http',
  'www',
]);
