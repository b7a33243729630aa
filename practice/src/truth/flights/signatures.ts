import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { paymentOperation } from '@readback/scenarios/smartAccount.ts';
import { maxUint256, parseEther, parseSignature } from 'viem';
import { call, flown, numberAt, pilot, type Route, signed, signTyped, type Sky } from '../sky.ts';
import { domainType, permitType } from '@readback/scenarios/typedTypes.ts';

/** A permit of the token's own (ERC-2612), which someone else shows to it. */
export const signPermit: Route = async (sky) => {
  const { random, at } = sky;
  const signer = pilot(random.pick([0, 8]));
  const spender = random.pick([at.router, at.stranger, at.trap]);
  const value = random.pick([maxUint256, random.amount(10n ** 10n)]);
  const nonce = await numberAt(sky, at.practiceDollar, call('function nonces(address)', signer.address));
  const typed = {
    types: {
      EIP712Domain: domainType,
      Permit: permitType,
    },
    primaryType: 'Permit',
    domain: {
      name: 'Practice Dollar',
      version: '1',
      chainId: practiceMarker.chainId,
      verifyingContract: at.practiceDollar,
    },
    message: { owner: signer.address, spender, value, nonce, deadline: maxUint256 },
  };
  return signed(sky, {
    signer,
    typed,
    whose: [signer.address],
    carry: (signature) => {
      const { r, s, yParity } = parseSignature(signature);
      const permit =
        'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)';
      const data = call(permit, signer.address, spender, value, maxUint256, 27 + yParity, r, s);
      return { from: pilot(5).address, to: at.practiceDollar, data };
    },
  });
};

const operation =
  '(address sender, uint256 nonce, bytes initCode, bytes callData, bytes32 accountGasLimits, uint256 preVerificationGas, bytes32 gasFees, bytes paymasterAndData, bytes signature)';
const handleOps = `function handleOps(${operation}[] ops, address beneficiary)`;

/** What the smart account does: the owner signs, and a bundler carries it. */
export const signOperation: Route = async (sky) => {
  const typed = await operationOf(sky);
  return signed(sky, {
    signer: pilot(0),
    typed,
    whose: [sky.at.smartAccount],
    carry: (signature) => ({
      from: pilot(5).address,
      to: sky.at.entryPoint,
      data: call(handleOps, [{ ...typed.message, signature }], pilot(6).address),
    }),
  });
};

/** The same seen by the bundler, who is paid by the account. */
export const bundle: Route = async (sky) => {
  const typed = await operationOf(sky);
  const signature = await signTyped(pilot(0), typed);
  const beneficiary = sky.random.pick([pilot(5).address, pilot(6).address]);
  const data = call(handleOps, [{ ...typed.message, signature }], beneficiary);
  return flown(sky, { from: pilot(5).address, to: sky.at.entryPoint, data });
};

async function operationOf(sky: Sky) {
  const { at, random } = sky;
  const typed = paymentOperation({ info: sky.info, now: 0n });
  const nonce = await numberAt(
    sky,
    at.entryPoint,
    call('function getNonce(address, uint192)', at.smartAccount, 0n),
  );
  const to = random.pick([at.stranger, pilot(4).address]);
  const pay = call('function transfer(address, uint256)', to, random.amount(10n ** 7n));
  const many = [
    { target: at.practiceDollar, value: 0n, data: call('function approve(address, uint256)', at.router, 5n) },
    { target: to, value: random.amount(parseEther('0.01')), data: '0x' },
  ];
  const callData = random.pick([
    call('function execute(address, uint256, bytes)', at.practiceDollar, 0n, pay),
    call('function execute(address, uint256, bytes)', to, random.amount(parseEther('0.01')), '0x'),
    call('function executeBatch((address target, uint256 value, bytes data)[] calls)', many),
  ]);
  return { ...typed, message: { ...typed.message, nonce, callData } };
}
