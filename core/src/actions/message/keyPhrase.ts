import { keyTexts } from './keyTexts.ts';
import type { Words } from './words.ts';

/**
 * Whether a text says that a secret is made of its signature: by a text that is known, by words that say so, or by the
 * warnings that only such texts carry. `likely`: it could as well be an ordinary way to log in. `isFixed`: it is the same
 * each time that it is signed, as it has to be to make a secret, and a log-in must not be: what opens or starts an account,
 * or only names one, is likely to be made of it.
 */
export function keyPhraseIn(it: Words, isFixed: boolean): 'sure' | 'likely' | undefined {
  const line = ` ${it.words.join(' ')} `;
  if (keyTexts.some(({ text }) => line.includes(` ${text}`)) || warns.test(line)) return 'sure';
  if (speltOut(it.spelled.join('').slice(0, mostLetters))) return 'sure';
  const squeezed = it.words.join('');
  if (glued.test(squeezed)) return 'sure';
  return strongest(it) ?? (named.test(line) || (isFixed && opensHolder(it)) ? 'likely' : undefined);
}

/** Where words are torn apart or glued together: what no other words make. */
const glued =
  /(?:generate|derive|create|recover|restore|unlock|decrypt)(?:s|d|ing)?(?:your|my|the|a|an|this|new|its|our)*(?:private|secret|encryption|decryption|viewing|spending|stealth|signing|trading|stark|layer2|l2|session|master)(?:and(?:viewing|spending|signing))?key|onlysignthis(?:message|request)?(?:for|on|in|with|within|from|if)|trustedclient|(?:access|unlock|recover|restore|derive)zk\w{1,12}account/;

const warns = new RegExp(
  [
    '\\b(?:only|just) (?:ever )?sign (?:this|it|the|these|such)\\b',
    '\\b(?:do not|don t|dont|never|not to|avoid) (?:ever )?sign(?:ing)? (?:\\w+ ){0,5}(?:other|another|else|elsewhere|anywhere|outside|untrusted|unknown|unless)\\b',
    '\\b(?:do not|don t|dont|never|not to) (?:ever )?(?:share|show|give|reveal|send|disclose|expose) (?:\\w+ ){0,3}(?:signature|message|result|output)\\b',
    '\\b(?:keep|treat|store|guard) (?:\\w+ ){0,3}signature (?:\\w+ ){0,3}(?:safe|secret|private|secure|like|as|confidential)\\b',
    '\\b(?:anyone|anybody|someone|whoever|who) (?:\\w+ ){0,3}(?:has|have|with|gets|holds|obtains|knows|sees) (?:\\w+ ){0,2}signature\\b',
    '\\bsignature (?:\\w+ ){0,3}(?:as|like|is|your|a|the|into|becomes) (?:\\w+ )?(?:password|passphrase|secret|seed|private key|master key|entropy)\\b',
    '\\btrusted (?:client|website|web site|site|app|application|platform|domain|interface|frontend|dapp|page)\\b',
  ].join('|'),
);

/** Kinds of secret keys, in a few languages. Honest texts name them, too, to say that they are not touched. */
/** The same, and what apps call the modes that they open with such a key. */
const named =
  /\bkeys?\b|\bsignature (?:\w+ ){0,4}(?:is|will be|gets) used to (?!(?:prove|verify|confirm|authenticate|identify|show|sign|log)\b)|\b(?:private|shielded|hidden) (?:account|balance|data|identity|notes?|wallet)\b|\bcredentials?\b|\bentropy\b|\bseed for\b|\bstark\w*\b|\brollup account\b|\bonboarding\b|\benable trading\b|\bzk\w+\b|\bshielded\b|\b(?:private|secret|encryption|decryption|viewing|spending|stealth|stark|starknet|nullifier|messaging) key(?:s|pair)?\b|\bseed phrase\b|\b(?:burner|deterministic|ephemeral|hidden|session|shadow|stealth|throwaway) (?:account|address|identity|wallet)(?:e?s)?\b|\b(?:vault|wallet|backup|encryption) (?:password|pin)\b|\b(?:llave|clave) privada|\bcle privee|\bchiave privata|\bchave privada|schlussel|приватн\p{L}* ключ|закрыт\p{L}* ключ|密钥|私钥|秘钥|金鑰|私鑰|秘密鍵/u;

/** What is done to secrets, and to accounts and wallets where that means to make them of something. */
const makes = /^(?:access|deriv|generat|regenerat|unlock|recover|restor|decrypt|encrypt|reconstruct|rebuild)/;
/** What is done to keys, and in an ordinary way to accounts and wallets. */
const handles =
  /^(?:creat|mak(?:e|es|ing)$|set$|setup$|setting$|enabl|activat|initiali|regist|link|bind|authori|add(?:s|ing)?$|rotat|build|reveal|expos|export|import|obtain|retriev|produc|comput|share|give)/;
/** What honest texts say that they do not do. */
const touches = /^(?:access|reveal|expos|export|share|give)/;
const denials: ReadonlySet<string> = new Set(
  'not never no cannot without t neither nor wont doesnt dont'.split(' '),
);
const keys =
  /^(?:keys?|keypairs?|seeds?|mnemonics?|secrets?|entropy|keystores?|passphrases?|nullifiers?|subkeys?|privkeys?)$/;
const holders = /^(?:accounts?|wallets?|identit(?:y|ies)|vaults?|subaccounts?|inbox(?:es)?|notes?|backups?)$/;
const ordinary: ReadonlySet<string> = new Set(
  'your my the this that a an our their his her user users new own existing to and of all any in on at for with its it personal'.split(
    ' ',
  ),
);

/** Of words whose letters stand apart: nobody writes more of them so. */
const mostLetters = 5_000;

/** The same in letters without blanks between words. */
function speltOut(letters: string): boolean {
  return (
    keyTexts.some(({ text }) => letters.includes(text.replaceAll(' ', ''))) ||
    loose.test(letters) ||
    verb.test(letters)
  );
}

const loose = new RegExp(
  warns.source
    .replaceAll('\\b', '')
    .replace(/\(\?:\\w\+ \)\{0,\d\}/g, '\\w{0,40}')
    .replaceAll(' ', ''),
);

const verb =
  /(?:access|deriv|generat|unlock|recover|restor|decrypt|encrypt|reconstruct|creat|enabl|regist|activat|reveal|export)\w{0,40}(?:key|seed|mnemonic|secret|entropy|passphrase|account|wallet|identity|vault|inbox)|(?:key|seed|secret)\w{0,40}(?:derived|generated|recovered|unlocked|restored|decrypted)/;

/** What is done to an account or a wallet that is there only once it was done. */
const opens = /^(?:open|initiat|start|launch|load|enter|sync|resum)/;
/** Accounts, and what may hold several. */
const places = /^(?:layer|l2|rollup|subnet|vaults?|subaccounts?|accounts?|wallets?)$/;
/** A text of so few words names something, and says nothing of it. */
const ofName = 8;

function opensHolder({ words, ends }: Words): boolean {
  const opened = words.some((word, from) => {
    if (!opens.test(word)) return false;
    for (let to = from + 1; to <= from + between && !ends.has(to - 1); to += 1)
      if (places.test(words[to] ?? '')) return true;
    return false;
  });
  if (opened) return true;
  return (
    words.length <= ofName && words.some((it) => places.test(it)) && !words.some((it) => speaks.test(it))
  );
}

/** What a sentence of people has, and a name has not. */
const speaks =
  /^(?:i|you|we|me|my|your|our|is|are|am|be|was|has|have|will|can|may|this|proof|speaks?|acts?|belongs?|to|please|with|connect|link|verif\w*|confirm\w*|prove\w*|own\w*|sign\w*|log\w*|agree\w*|accept\w*|welcome|hello|hi|gm|thanks?|check\w*)$/;

/** How many words may stand between what is done and what it is done to. */
const between = 6;

function strongest({ words, ends }: Words): 'sure' | 'likely' | undefined {
  let found: 'likely' | undefined;
  for (const [at, word] of words.entries()) {
    const strong = makes.test(word);
    if (!strong && !handles.test(word)) continue;
    const denied = touches.test(word) && words.slice(Math.max(0, at - 3), at).some((it) => denials.has(it));
    for (let to = at + 1; to <= Math.min(at + between + 1, words.length - 1); to += 1) {
      const object = words[to] ?? '';
      const passed = words.slice(at + 1, to);
      if (keys.test(object)) {
        if (!denied) return 'sure';
        found = 'likely';
      }
      if (!strong || denied || !holders.test(object)) continue;
      const ended = ends.has(at) || passed.some((_, n) => ends.has(at + 1 + n));
      const plain = word.startsWith('access') && passed.every((it) => ordinary.has(it));
      if (!ended && passed.length <= 4 && !plain) return 'sure';
      found = 'likely';
    }
    // Keys that are made of this, said the other way round.
    const before = words.slice(Math.max(0, at - between), at);
    if (strong && word.endsWith('ed') && before.some((it) => keys.test(it))) return 'sure';
  }
  return found;
}
