import { askTypedData } from '@readback/scenarios/ask.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import { type Address, type Hex, maxUint256, pad, toHex } from 'viem';
import { rpc } from '../../../rpc.ts';
import { call, pilot } from '../../../truth/sky.ts';
import { askBatch, type Ethereum, me, thief, usdc, weth } from '../ground.ts';
import { free, snx, pull } from '../kits/patient.ts';
import { E18, at, K } from '../oneCall.ts';
import { sablierOld, v2 } from '../addresses.ts';
import type { Group } from '../table.ts';

const more = [
  free(
    'a Safe stakes for a validator key of the thief',
    'The same deposit by a batch of the wallet, beside a harmless call.',
    async (e) => {
      const text = 'function stake(bytes pubkey, bytes signature, bytes32 depositDataRoot) payable';
      const manager = at('0x91e677b07f7af907ec9a428aafa9fc14a0d3a338');
      const deposits = at('0x00000000219ab540356cbb839cbe05303d7705fa');
      await e.stand(manager, { [text]: [{ kind: 2, who: deposits, amount: 32n * E18 }] });
      return e.read(
        askBatch(1, [
          { to: manager, data: call('function createPod() returns (address)') },
          {
            to: manager,
            data: call(text, `0x${'ab'.repeat(48)}`, `0x${'cd'.repeat(96)}`, pad('0x77', { size: 32 })),
            value: 32n * E18,
          },
        ]),
      );
    },
  ),
];

const bySafe = (
  id: string,
  why: string,
  ops: (e: Ethereum) => Promise<{ to: Address; data: Hex; value?: bigint; nonce?: bigint; more?: object }>,
) =>
  free(id, why, async (e) => {
    const safe = e.stage.at.safe;
    await rpc(e.url, 'anvil_setBalance', [safe, toHex(100n * E18)]);
    const { more: others = {}, nonce = 0n, ...it } = await ops(e);
    const asked = safeTypedData(safe, { ...safeTx({ ...it, nonce }), ...others });
    return e.read(askTypedData(pilot(1).address, { ...asked, domain: { ...asked.domain, chainId: 1 } }));
  });

const safes = [
  bySafe(
    'a Safe signs a deposit for a validator key of the thief',
    'The same by the signature of an owner.',
    async (e) => {
      const text = 'function stake(bytes pubkey, bytes signature, bytes32 depositDataRoot) payable';
      const manager = at('0x91e677b07f7af907ec9a428aafa9fc14a0d3a338');
      const deposits = at('0x00000000219ab540356cbb839cbe05303d7705fa');
      await e.stand(manager, { [text]: [{ kind: 2, who: deposits, amount: 32n * E18 }] });
      return {
        to: manager,
        value: 32n * E18,
        data: call(text, `0x${'ab'.repeat(48)}`, `0x${'cd'.repeat(96)}`, pad('0x77', { size: 32 })),
      };
    },
  ),
  bySafe(
    'a Safe signs that a stream to it ends',
    'All that has not streamed goes back to the thief.',
    async (e) => {
      const text = 'function cancelStream(uint256 streamId)';
      await e.stand(sablierOld, { [text]: [{ kind: 1, token: usdc, who: thief, amount: K }] });
      await e.send(me, usdc, call('function mint(address,uint256)', sablierOld, K));
      return { to: sablierOld, data: call(text, 41n) };
    },
  ),
  bySafe(
    'a Safe signs for a number far ahead',
    'The signature comes due when nobody remembers it.',
    async (e) => {
      const text = 'function deposit() payable';
      void e;
      return { to: weth, data: call(text), value: E18, nonce: 1_000n };
    },
  ),
  bySafe(
    'a Safe refunds gas that nobody used',
    'Whoever sends it is paid for a thousand million units of gas.',
    async (e) => {
      void e;
      return {
        to: weth,
        data: call('function approve(address spender, uint256 amount)', v2, 0n),
        more: { baseGas: 10n ** 9n, gasPrice: 10n ** 9n },
      };
    },
  ),
  bySafe(
    'a Safe puts dollars into account 0 of Synthetix',
    'Anybody could make that account, and the thief has.',
    async (e) => {
      const safe = e.stage.at.safe;
      const text = 'function deposit(uint128 accountId, address collateralType, uint256 tokenAmount)';
      await e.stand(snx, { [text]: [pull] });
      await e.send(me, usdc, call('function mint(address,uint256)', safe, 5n * K));
      await e.send(safe, usdc, call('function approve(address,uint256)', snx, maxUint256));
      return { to: snx, data: call(text, 0n, usdc, K) };
    },
  ),
];

export const patient: Group = {
  round: 'patient',
  entries: [...more, ...safes],
};
