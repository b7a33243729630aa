import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import {
  type Address,
  concat,
  encodePacked,
  type Hex,
  maxUint256,
  parseEther,
  size,
  zeroAddress,
} from 'viem';
import {
  call,
  type Flight,
  flown,
  numberAt,
  pilot,
  type Route,
  signed,
  signTyped,
  type Sky,
} from '../sky.ts';

type Payment = Readonly<{ to: Address; value?: bigint; data?: Hex; operation?: 0 | 1 }>;

const execTransaction =
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)';

/** An owner signs, another one too, and someone else has it carried out. */
async function asSafe(sky: Sky, payment: Payment): Promise<Flight> {
  const { safe } = sky.at;
  const nonce = await numberAt(sky, safe, call('function nonce()'));
  const typed = safeTypedData(safe, safeTx({ ...payment, nonce }));
  return signed(sky, {
    signer: pilot(1),
    typed,
    whose: [safe],
    carry: async (first) => {
      const second = await signTyped(pilot(2), typed);
      return { from: pilot(5).address, to: safe, data: executed(payment, first, second) };
    },
  });
}

function executed({ to, value = 0n, data = '0x', operation = 0 }: Payment, first: Hex, second: Hex): Hex {
  // The Safe reads them in the order of their owners' addresses.
  const signatures = concat(
    BigInt(pilot(1).address) < BigInt(pilot(2).address) ? [first, second] : [second, first],
  );
  return call(execTransaction, to, value, data, operation, 0n, 0n, 0n, zeroAddress, zeroAddress, signatures);
}

export const safePays: Route = (sky) => {
  const { random, at } = sky;
  const to = random.pick([at.stranger, pilot(4).address]);
  if (random.below(3) === 0) return asSafe(sky, { to, value: random.amount(parseEther('0.2')) });
  const token = random.pick([at.practiceDollar, at.practiceToken]);
  const transfer = call('function transfer(address, uint256)', to, random.amount(10n ** 8n));
  return asSafe(sky, { to: token, data: transfer });
};

/** Ten at most in one, through MultiSend; some ask for more than there is, so that all of it fails. */
export const safeBatch: Route = (sky) => {
  const { random, at } = sky;
  const many = Array.from({ length: 2 + random.below(9) }, (): Required<Omit<Payment, 'operation'>> => {
    const to = random.pick([at.stranger, pilot(4).address]);
    if (random.below(3) === 0) return { to, value: random.amount(parseEther('0.01')), data: '0x' };
    const token = random.pick([at.practiceDollar, at.practiceToken]);
    const data =
      random.below(4) === 0
        ? call('function approve(address, uint256)', at.router, random.pick([0n, 1_000n, maxUint256]))
        : call('function transfer(address, uint256)', to, random.amount(10n ** 7n));
    return { to: token, value: 0n, data };
  });
  if (random.below(5) === 0) {
    const data = call('function transfer(address, uint256)', at.stranger, 10n ** 40n);
    many.push({ to: at.practiceDollar, value: 0n, data });
  }
  const packed = many.map(({ to, value, data }) =>
    encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [0, to, value, BigInt(size(data)), data],
    ),
  );
  const data = call('function multiSend(bytes transactions)', concat(packed));
  return asSafe(sky, { to: at.multiSendCallOnly, data, operation: 1 });
};

/** Who may move the Safe, and what watches over it; each also the other way round. */
export const safeSettings: Route = async (sky) => {
  const { random, at } = sky;
  const { safe } = at;
  const is = (what: string, account: Address) =>
    numberAt(sky, safe, call(`function ${what}(address)`, account)).then((it) => it === 1n);
  const [newcomer, sentinel] = [pilot(4).address, '0x0000000000000000000000000000000000000001'] as const;
  const self = (data: Hex) => asSafe(sky, { to: safe, data });
  switch (random.below(4)) {
    case 0:
      return (await is('isModuleEnabled', at.practiceModule))
        ? self(call('function disableModule(address, address)', sentinel, at.practiceModule))
        : self(call('function enableModule(address)', at.practiceModule));
    case 1:
      return self(call('function setGuard(address)', random.pick([at.practiceGuard, zeroAddress])));
    case 2:
      return (await is('isOwner', newcomer))
        ? self(call('function removeOwner(address, address, uint256)', sentinel, newcomer, 2n))
        : self(call('function addOwnerWithThreshold(address, uint256)', newcomer, 2n));
    default:
      return self(
        call('function setFallbackHandler(address)', random.pick([at.safeFallbackHandler, at.trap])),
      );
  }
};

/** One who is not an owner carries it out, and pays only the fee. */
export const carrySafe: Route = async (sky) => {
  const { random, at } = sky;
  const nonce = await numberAt(sky, at.safe, call('function nonce()'));
  const payment = { to: pilot(0).address, value: random.amount(parseEther('0.05')) };
  const typed = safeTypedData(at.safe, safeTx({ ...payment, nonce }));
  const [first, second] = await Promise.all([signTyped(pilot(1), typed), signTyped(pilot(2), typed)]);
  return flown(sky, { from: pilot(0).address, to: at.safe, data: executed(payment, first, second) });
};
