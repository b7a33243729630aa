import { toHex } from 'viem';
import { rpc } from '../../../rpc.ts';
import { call } from '../../../truth/sky.ts';
import { ask, me, thief } from '../ground.ts';
import { E18 } from '../oneCall.ts';
import type { Group, OnEthereum } from '../table.ts';
import { router2 } from '../addresses.ts';

const ledgers: readonly OnEthereum[] = (
  [
    ['moveBetween(uint256 fromAccount, uint256 toAccount, uint256 amount)', [5n, 6n, 10n ** 9n]],
    ['setOpen(uint256 accountId, bool isOpen)', [5n, true]],
    ['setManager(uint64 accountId, uint64 managerId)', [5n, 6n]],
  ] as const
).map(([text, args]) => ({
  id: `a name and numbers: ${text}`,
  why: 'Account 6 is the thief’s, and the records are kept by number: what account 5 has is his.',
  read: async (e) => {
    const ledger = await e.put('Ledger');
    e.published(ledger);
    await rpc(e.url, 'anvil_setBalance', [thief, toHex(E18)]);
    await e.send(me, ledger, call('function make(uint256,address,uint256)', 5n, me, 10n ** 9n));
    await e.send(thief, ledger, call('function make(uint256,address,uint256)', 6n, thief, 0n));
    return e.read(ask(1, ledger, call(`function ${text}`, ...args)), {
      abis: { [ledger]: [`function ${text}`] },
    });
  },
}));

const halves = thief.slice(2).toLowerCase();

const torn: readonly OnEthereum[] = (
  [
    ['uint80 high, bytes10 low', [BigInt(`0x${halves.slice(0, 20)}`), `0x${halves.slice(20)}`]],
    ['uint112 high, bytes6 low', [BigInt(`0x${halves.slice(0, 28)}`), `0x${halves.slice(28)}`]],
    ['uint80 high, uint80 low', [BigInt(`0x${halves.slice(0, 20)}`), BigInt(`0x${halves.slice(20)}`)]],
    ['bytes15 high, bytes5 low', [`0x${halves.slice(0, 30)}`, `0x${halves.slice(30)}`]],
    ['uint8[] whom', [[...Buffer.from(halves, 'hex')]]],
    ['int256 whom', [-BigInt(thief)]],
    ['string username', ['rob77']],
    ['bytes8 userId', ['0x1122334455667788']],
  ] as const
).map(([params, args]) => ({
  id: `an account that is torn apart: ${params}`,
  why: 'In `Custody` whom the bytes of a call name may take what its caller keeps there; the first two are there in one piece.',
  read: async (e) => {
    const text = `function assignTo(${params})`;
    return e.read(ask(1, e.stage.custody, call(text, ...args)), { abis: { [e.stage.custody]: [text] } });
  },
}));

export const protocols: Group = {
  round: 'protocols',
  stands: (e) => e.stand(router2, {}),
  entries: [...ledgers, ...torn],
};
