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
    'Hello',
    'I agree to the terms of the club.',
    'Welcome to Practice Club! Sign this message to show that this is your wallet. Nonce: 48213',
    'gm',
  ])('is silent for English: %s', (said) =>
    expect(told(rule, message(said))).toEqual(['clear message.text']),
  );

  it('is about messages alone: the text itself is all that it needs', () => {
    expect(answer(rule, { kind: 'message', bytes: '0xff00ff' })).toBe('notApplicable');
  });
});
