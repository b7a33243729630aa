import { askMessage, askTypedData } from '@readback/scenarios/ask.ts';
import { paymentOperation } from '@readback/scenarios/smartAccount.ts';
import { concat, pad, toHex } from 'viem';
import type { Group, OnPractice } from '../table.ts';
import { putUpPlaces } from '../userPlaces.ts';
import { user } from '../kits/users.ts';

const messages: readonly (readonly [string, string])[] = [
  ['a payout address of Bitcoin', 'My payout address is bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['a code that lets someone withdraw', 'Confirm code 482913 to allow withdrawals from your account'],
  ['a sale in words', 'I sell 100 ETH to John for 1 USD. This offer is binding until Friday.'],
  ['a debt in words', 'I owe John 50,000 USD and will pay by Friday.'],
  ['a withdrawal of an exchange', 'withdraw 5 ETH fee 0.1 nonce 77'],
  ['an agent in JSON', '{"type":"approveAgent","agentName":"mobile","publicKey":"302a300506032b6570032100"}'],
  ['a key, in Russian', 'Эта подпись будет использована для создания приватного ключа.'],
  ['the key of a trading account', 'Sign to enable trading'],
  ['the key of ApeX', 'L2 KEY'],
  ['a backup', 'Please confirm: wallet backup unlocked with this signature.'],
  ['a log-in elsewhere, by its name alone', 'LooksRare login 48213'],
  ['a log-in elsewhere, in parts', 'Login\nurl=opensea&tld=io\nnonce=48213'],
  ['a gift of everything', 'I hereby give John all of my tokens, items and accounts.'],
  ['a grant of an exchange', 'client_id=kraken&scope=withdraw&state=48213'],
  ['a key, in Korean', '이 서명은 개인 키를 생성하는 데 사용됩니다.'],
  ['a key, in Turkish', 'Bu imza, hesabınızın özel anahtarını oluşturmak için kullanılır.'],
  ['a key, in Arabic', 'سيتم استخدام هذا التوقيع لإنشاء المفتاح الخاص'],
  ['the key of StarkEx', 'Generate StarkEx access'],
  ['a power of attorney', 'John may act for me in all my affairs.'],
  ['a sale in French', 'Je vends mon jeton numéro 8 à Jean pour un euro.'],
];

const operation = (id: string, why: string, more: object): OnPractice => ({
  id,
  why,
  chain: 'practice',
  request: ({ info, now }) => {
    const op = paymentOperation({ info, now });
    return askTypedData(user, { ...op, message: { ...op.message, ...more } });
  },
});

const signed: readonly OnPractice[] = [
  operation('an operation whose bundler gets 0.3 ether', 'For gas that nobody uses.', {
    preVerificationGas: 300_000_000n,
  }),
  operation('an operation at ten thousand gwei', 'The tip is the bundler’s.', {
    gasFees: concat([pad(toHex(10n ** 13n), { size: 16 }), pad(toHex(10n ** 13n), { size: 16 })]),
  }),
  ...messages.map(
    ([id, text]): OnPractice => ({
      id: `message: ${id}`,
      why: 'Someone takes the text for a promise, a key or a log-in.',
      chain: 'practice',
      request: () => askMessage(user, text),
    }),
  ),
];

export const users: Group = {
  round: 'users',
  practice: putUpPlaces,
  entries: [...signed],
};
