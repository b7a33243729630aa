import { boundaries } from './boundaries.mjs';
import { factIds } from './fact-ids.mjs';
import { foreignText } from './foreign-text.mjs';
import { namedFunctions } from './named-functions.mjs';
import { nouns } from './nouns.mjs';
import { oneSigner } from './one-signer.mjs';
import { ownLanguage } from './own-language.mjs';
import { readPhrases } from './read-phrases.mjs';
import { roomsInOrder } from './rooms.mjs';
import { stations } from './stations.mjs';
import { ways } from './ways.mjs';

/** Readback's own lint rules: the walls of ARCHITECTURE.md that no ready-made rule can hold. */
export default {
  meta: { name: 'readback' },
  rules: {
    boundaries,
    'fact-ids': factIds,
    'foreign-text': foreignText,
    'named-functions': namedFunctions,
    nouns,
    'one-signer': oneSigner,
    'own-language': ownLanguage,
    'read-phrases': readPhrases,
    rooms: roomsInOrder,
    stations,
    ways,
  },
};
