import { type Case, say } from './case.ts';

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

/** Messages that open a door elsewhere. */
export const texts: readonly Case[] = [
  say(
    'the key of zkSync Lite',
    'stop',
    'Access zkSync account.\n\nOnly sign this message for a trusted client!',
  ),
  say(
    'the same among other words',
    'stop',
    'Welcome! Please sign.\n\nAccess zkSync account.\n\nOnly sign this message for a trusted client!\nThanks',
  ),
  say(
    'the same in other lines',
    'stop',
    'Access zkSync\naccount. Only sign this message\nfor a trusted client!',
  ),
  say(
    'the key of Loopring',
    'stop',
    'Sign this message to access Loopring Exchange: 0x0BABA1Ad5bE3a5C0a66E7ac838a129Bf948f1eA4 with key nonce: 0',
  ),
  say(
    'the key of Umbra',
    'stop',
    'Sign this message to access your Umbra account.\n\nOnly sign this message for a trusted client!',
  ),
  say(
    'the key of Aztec',
    'stop',
    'Aztec account\n\nSign this message to generate your Aztec Account Key. This key lets the application decrypt your balance on Aztec.',
  ),
  say(
    'the key of Immutable X',
    'stop',
    'Only sign this request if you’ve initiated an action with Immutable X.',
  ),
  say(
    'the keys of Fluidkey',
    'stop',
    'Sign this message to generate your Fluidkey private payment keys.\n\nSecret: 8f3a',
  ),
  say(
    'a key that nobody listed',
    'stop',
    'This signature will be used to derive the private key of your trading account.',
  ),
  say('a log-in of another site with a challenge', 'stop', `Sign in to blur.io\n\nChallenge: ${hash}`),
  say(
    'a log-in of another site in a sentence',
    'caution',
    'Welcome to opensea.io! Click to sign in and accept the Terms of Service (https://opensea.io/tos).',
  ),
  say(
    'a log-in of another site by its address',
    'caution',
    'https://polymarket.com wants to verify that you own this account. Nonce: 8812',
  ),
  say('a hash among words', 'caution', `Please confirm ${hash} to continue.`),
  say('a hash with its prefix', 'caution', `Order 0x${hash}`),
  say('a hash in base64', 'caution', 'Ticket n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg= is yours.'),
  say(
    'a hash in figures',
    'caution',
    'Number 72155939486846849509759369733266486982821795810448245423168957390607644363272',
  ),
  say('a hash in groups', 'caution', `Code ${hash.replaceAll(/(.{8})/g, '$1 ')}`),
  say(
    'a stranger who gets an account',
    'caution',
    'I transfer my account to 0x5712A96E5b1C7D3E8F0a4B6C9D2E7f1A3B5C8D90.',
  ),
  say('a stranger who acts', 'caution', 'Agent: 0x5712A96E5b1C7D3E8F0a4B6C9D2E7f1A3B5C8D90\nScope: trade'),
];
