import { type Role } from '@readback/core/decode/abis/functionModel.ts';
import { standardTables } from '@readback/core/decode/abis/standard.ts';
import {
  type AbiFunction,
  type AbiParameter,
  type Address,
  encodeFunctionData,
  pad,
  parseAbiItem,
} from 'viem';
import { expect, test } from 'vitest';
import { ask, me, onEthereum, thief, usdc } from './ground.ts';

/** Roles by which somebody gains. Payers and payees of a move are said openly, and have rules of their own. */
const gains: ReadonlySet<Role> = new Set([
  'remote',
  'power',
  'receiver',
  'fee',
  'hash',
  'owner',
  'contract',
  'votes',
  'position',
]);

type Parameter = AbiParameter & Readonly<{ components?: readonly AbiParameter[] }>;
type At = Readonly<{ roles: Readonly<Record<string, Role>>; target: string; who: Address }>;

/** A value of a parameter: somebody else where the role is, and otherwise nobody, or who asks. */
function valueOf(p: Parameter, path: string, at: At, given?: Role): unknown {
  const here = path === '' ? (p.name ?? '') : `${path}.${p.name ?? ''}`;
  const role = at.roles[here] ?? given;
  const list = /^(.*)\[(\d*)\]$/.exec(p.type);
  if (list !== null) {
    const one = { ...p, type: list[1] ?? '' } as Parameter;
    return Array.from({ length: Number(list[2] || 1) }, () => valueOf(one, path, at, given));
  }
  if (p.type === 'tuple')
    return Object.fromEntries((p.components ?? []).map((it) => [it.name, valueOf(it, here, at, role)]));
  const hit =
    here === at.target || (at.roles[here] === undefined && given !== undefined && path === at.target);
  if (p.type === 'address') return hit ? at.who : role === 'token' ? usdc : me;
  if (p.type === 'bool') return true;
  if (p.type === 'string') return hit ? 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' : '';
  if (p.type === 'bytes') return hit ? pad(at.who, { size: 32 }) : '0x';
  const size = Number(/\d+/.exec(p.type)?.[0] ?? 256);
  if (p.type.startsWith('bytes'))
    return !hit ? `0x${'00'.repeat(size)}` : size >= 20 ? pad(at.who, { size }) : `0x${'ab'.repeat(size)}`;
  if (hit) return role === 'position' ? 4242n : size > 160 ? BigInt(at.who) : 5n;
  if (/deadline|expir|validTo/i.test(p.name ?? '')) return size >= 32 ? 4_000_000_000n : 1n;
  return role !== undefined && size > 160 && /token|payee|owner|receiver/.test(role)
    ? BigInt(role === 'token' ? usdc : me)
    : 1n;
}

/** The roles of which a call is calm although somebody else stands there. */
async function calm(
  who: (friend: Address) => Address,
  counts: (role: Role) => boolean,
): Promise<readonly string[]> {
  const found: string[] = [];
  await onEthereum(1, async (e) => {
    const plain = await e.put('Genuine');
    e.published(plain);
    const seen = new Set<string>();
    for (const { source, functions } of standardTables)
      for (const [selector, text, model] of functions) {
        if (model?.roles === undefined || seen.has(selector) || /tartBridgeTokensVia/.test(text)) continue;
        seen.add(selector);
        for (const [target, role] of Object.entries(model.roles)) {
          if (!counts(role)) continue;
          const item = parseAbiItem([`function ${text}`] as never) as unknown as AbiFunction;
          const at = { roles: model.roles, target, who: who(e.stage.friend) };
          try {
            const args = item.inputs.map((p, n) => valueOf({ ...p, name: p.name ?? String(n) }, '', at));
            const data = encodeFunctionData({ abi: [item], functionName: item.name, args } as never);
            const { verdict } = await e.read(ask(1, plain, data));
            if (verdict === 'read') found.push(`${source}: ${item.name} ${target} ${role}`);
          } catch {
            // A number that does not fit: another test has it.
          }
        }
      }
  });
  return found;
}

test('nobody else stands in a role by which somebody gains, and all is calm', async () => {
  expect(
    await calm(
      () => thief,
      (role) => gains.has(role),
    ),
  ).toEqual([]);
}, 600_000);

test('a saved name gives no power', async () => {
  expect(
    await calm(
      (friend) => friend,
      (role) => role === 'power',
    ),
  ).toEqual([]);
}, 600_000);
