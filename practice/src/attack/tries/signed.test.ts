import { askMessage, askTypedData } from '@readback/scenarios/ask.ts';
import { paymentOperation } from '@readback/scenarios/smartAccount.ts';
import { domainType } from '@readback/scenarios/typedTypes.ts';
import { concat, pad, parseEther, toHex } from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { call, pilot } from '../../truth/sky.ts';
import { onStage } from '../attack.ts';
import { readerOn } from '../readOn.ts';
import type { Stage } from '../stage.ts';
import { open } from './open.ts';

/** What is signed and got through: none may be read back as if nothing were wrong. */
type Escape = Readonly<{ id: string; why: string; request: (stage: Stage) => string }>;

const user = pilot(0).address;
const gwei = 10n ** 9n;

function operation(stage: Stage, over: Readonly<Record<string, unknown>>): string {
  const it = paymentOperation({ info: stage.info, now: stage.now } as never);
  return askTypedData(user, { ...it, message: { ...it.message, ...over } });
}

function safeOperation(
  { at, smallSafe, module4337, now, friend }: Stage,
  preVerificationGas: bigint,
): string {
  const fields =
    'address safe,uint256 nonce,bytes initCode,bytes callData,uint128 verificationGasLimit,uint128 callGasLimit,uint256 preVerificationGas,uint128 maxPriorityFeePerGas,uint128 maxFeePerGas,bytes paymasterAndData,uint48 validAfter,uint48 validUntil,address entryPoint';
  const pay = 'function executeUserOp(address to, uint256 value, bytes data, uint8 operation)';
  const domain = { chainId: 31337, verifyingContract: module4337 };
  return askTypedData(user, {
    types: {
      EIP712Domain: domainType.filter(({ name }) => name in domain),
      SafeOp: fields.split(',').map((it) => ({ type: it.split(' ')[0], name: it.split(' ')[1] })),
    },
    primaryType: 'SafeOp',
    domain,
    message: {
      safe: smallSafe,
      nonce: 0n,
      initCode: '0x',
      callData: call(pay, friend, parseEther('0.001'), '0x', 0),
      verificationGasLimit: 500_000n,
      callGasLimit: 300_000n,
      preVerificationGas,
      maxPriorityFeePerGas: gwei,
      maxFeePerGas: 3n * gwei,
      paymasterAndData: '0x',
      validAfter: 0,
      validUntil: Number(now) + 86_400,
      entryPoint: at.entryPoint,
    },
  });
}

const word = (value: bigint) => pad(toHex(value), { size: 16 });

const escapes: readonly Escape[] = [
  {
    id: 'a Safe pays 3 coins to whoever carries its operation',
    why: 'Units of gas that nobody uses are paid to the one who carries it: the thief. 0.001 coins are sent.',
    request: (stage) => safeOperation(stage, 3n * 10n ** 9n),
  },
  {
    id: 'an account pays 0.3 coins to whoever carries its operation',
    why: 'The same; an honest one pays 0.00013.',
    request: (stage) => operation(stage, { preVerificationGas: 3n * 10n ** 8n }),
  },
  {
    id: 'an account pays 1.3 coins by the price of gas',
    why: 'A tip of 10,000 gwei goes to the one who carries it.',
    request: (stage) => operation(stage, { gasFees: concat([word(10n ** 13n), word(10n ** 13n)]) }),
  },
  ...(
    [
      ['Signature for login authentication: 829103', 'The Sandbox takes it as it is; the text names nobody.'],
      ['Please sign this message to log in.\n\nNonce: 48291039', 'Nobody knows which site asks.'],
      ['Blur login 829103', 'The name is before the word.'],
      ['Firma este mensaje para generar tu llave de cifrado.', 'A key, in Spanish.'],
      ['Şifreleme anahtarınızı oluşturmak için bu mesajı imzalayın.', 'A key, in Turkish.'],
      ['Ký thông điệp này để tạo khóa của bạn.', 'A key, in Vietnamese.'],
      ['이 메시지에 서명하여 암호화 키를 생성하세요.', 'A key, in Korean.'],
      ['Подпишите это сообщение, чтобы создать ключ шифрования.', 'A key, in Russian.'],
      ['وقّع هذه الرسالة لإنشاء مفتاح التشفير الخاص بك.', 'A key, in Arabic.'],
      ['अपनी एन्क्रिप्शन कुंजी बनाने के लिए इस संदेश पर हस्ताक्षर करें।', 'A key, in Hindi.'],
    ] as const
  ).map(([text, why]): Escape => ({ id: text, why, request: () => askMessage(user, text) })),
];

const verdicts = new Map<string, string>();

beforeAll(
  () =>
    onStage(async (stage) => {
      const read = readerOn(stage);
      for (const it of escapes) verdicts.set(it.id, (await read(it.request(stage))).verdict);
    }),
  300_000,
);

test('none is read back calmly but those that are written down as open', () => {
  const calm = [...verdicts].flatMap(([id, verdict]) => (verdict === 'read' ? [id] : []));
  expect(calm.toSorted()).toEqual([...open.signed].toSorted());
});
