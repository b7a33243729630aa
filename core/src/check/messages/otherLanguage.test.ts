import { describe, expect, it } from 'vitest';
import { answer, told } from '../testing/answers.ts';
import { message } from '../testing/views.ts';

describe('a text in another language', () => {
  const rule = 'messages.otherLanguage';

  it.each([
    'Подпишите это сообщение, чтобы создать ключ.',
    '이 메시지에 서명하여 거래 키를 생성하세요',
    'İşlem anahtarınızı oluşturmak için bu iletiyi imzalayın',
    'Firma este mensaje para crear la clave de tu cuenta de comercio',
    'Signez ce texte pour vendre tout ce que vous possédez',
  ])('is a caution: %s', (said) =>
    expect(told(rule, message(said))).toEqual([
      'caution: messages.otherLanguage.says | messages.otherLanguage.why | messages.otherLanguage.remedy | by message.text',
    ]),
  );

  it.each([
    'Ich schulde Moritz 100 ETH.',
    'Schulde Moritz 100 ETH',
    'ICH SCHULDE MORITZ 100 ETH',
    'Mein Pass gehört Moritz',
    'Debo a Moritz 100 ETH.',
    'Devo a Moritz 100 ETH.',
    'Devo 100 ETH ao Moritz.',
    'Cedo todo a Moritz',
    'Do a Moritz 100 ETH.',
    'Je dois 100 ETH à Moritz',
    'Jestem winien Moritz 100 ETH.',
    'Ik ben Moritz 100 ETH schuldig.',
    'Moritz’e 100 ETH borçluyum.',
    'Saya berutang 100 ETH kepada Moritz',
    'Dlužím Moritz 100 ETH',
    'Watashi wa Moritz ni 100 ETH no shakkin ga aru',
    'Omnia mea do lego Moritz',
    'Welcome to Practice Club! Ich schulde Moritz 100 ETH.',
    'I agree to the terms of the club: debo a Moritz 100 ETH',
    'Sign this message to log in, e cedo tutto a Moritz',
  ])('is one in a few words, and between words of English: %s', (said) =>
    expect(answer(rule, message(said))).toBe('caution'),
  );

  it.each([
    'Hello',
    'I agree to the terms of the club.',
    'Welcome to Practice Club! Sign this message to show that this is your wallet. Nonce: 48213',
    'gm',
    'gm frens',
    'I renounce all claims against Moritz.',
    'Moritz speaks for this wallet.',
    'I vouch for Moritz; take it out of my stake if he fails.',
    'My name is Zofia Wiśniewska.',
    'Zapper login',
    'username: zofia',
    'Log in to app.example.org\nNonce: 83hdfy38',
    'Table 12 for Anna',
    'Ref AB/12',
    'Yours sincerely, Zofia',
    'Please reset my password',
    'Prove you are human',
    'Session: abcdef',
    'I support proposal 12: reduce the quorum to four percent.',
  ])('is silent for English: %s', (said) =>
    expect(told(rule, message(said))).toEqual(['clear message.text']),
  );

  it('is about messages alone: the text itself is all that it needs', () => {
    expect(answer(rule, { kind: 'message', bytes: '0xff00ff' })).toBe('notApplicable');
  });
});
