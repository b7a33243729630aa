import type { Address, Hex } from 'viem';
import { same } from '../../ledger/account.ts';
import type { Fact } from '../../model/fact.ts';
import type { Hearback } from '../../model/hearback.ts';
import { type Known, known, valueOf } from '../../model/known.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Readback } from '../../model/readback.ts';
import { askedAccount } from '../../request/frozen/askedAccount.ts';
import { isWrapped } from '../../request/parse/wrappedSignature.ts';
import { guarded } from '../../world/guard.ts';
import { ordinary } from '../../world/rpc.ts';
import type { World } from '../../world/world.ts';
import { acceptedByContract, hasCode, type SignatureAt } from './contractSignature.ts';
import { recover } from '../../crypto/recover.ts';
import { signedBy } from './signed.ts';

/** What a wallet returned, and for which account it was asked. */
export type SignatureAnswer = Readonly<{ account: Address; signature: Hex }>;

/**
 * Whether a signature is by the account and over exactly what was read back. A key's signature needs no network.
 * When it is not by the account's key, the account may be a contract, which is then asked (ERC-1271) on the chain
 * that the request names, else the one the wallet is on. `cannotTell` only when nobody could answer that. What is signed is
 * compared with what the user said, too. Rejects only where the part of Readback that does so cannot be loaded.
 */
export async function hearSignature(
  readback: Readback,
  answer: SignatureAnswer,
  world: World,
  signal: AbortSignal,
): Promise<Hearback> {
  const hearback = await compared(readback, answer, guarded(world), signal).catch(() =>
    heard(answer, 'cannotTell', [cannotTell]),
  );
  if (readback.incoming.intent === undefined) return hearback;
  const { signedSaid } = await import('../said/signedSaid.ts');
  return signedSaid(readback, { hearback, account: answer.account }, guarded(world), signal);
}

async function compared(
  readback: Readback,
  asked: SignatureAnswer,
  world: World,
  signal: AbortSignal,
): Promise<Hearback> {
  const { body } = readback.incoming.request;
  // Whom the request names counts, not who was connected when the wallet answered.
  const named = askedAccount(body);
  const answer = named === undefined ? asked : { ...asked, account: named };
  const signed = signedBy(body);
  if (signed === undefined) return heard(answer, 'cannotTell', [cannotTell]);
  const recovered = await recover(signed.digest, answer.signature);
  const signer = recovered?.signer;
  if (recovered !== undefined && same(recovered.signer, answer.account)) {
    const says: Phrase[] = [{ id: 'hearback.signature.same', args: { signer: signerFact } }];
    if (recovered.highS) says.push({ id: 'hearback.signature.highS', args: {} });
    return heard(answer, 'same', says, signer);
  }
  if (!/^0x([0-9a-f]{2})+$/i.test(answer.signature)) {
    return heard(answer, 'different', [{ id: 'hearback.signature.malformed', args: {} }]);
  }

  const chainId = signed.chainId ?? (await chainOfWallet(readback, world, signal));
  if (chainId === undefined) return heard(answer, 'cannotTell', [cannotTell], signer);
  const at = { ...answer, chainId, digest: signed.digest, block: 'latest' } as const;
  const said = await ofContract(at, world, signal);
  if (said.s !== 'known') return heard(answer, 'cannotTell', [cannotTell], signer);
  switch (said.v) {
    case 'accepted':
      return heard(
        answer,
        'same',
        [{ id: 'hearback.signature.byContract', args: { signer: signerFact } }],
        answer.account,
      );
    case 'refused':
      return heard(answer, 'different', [
        { id: 'hearback.signature.refused', args: { account: accountFact } },
      ]);
    case 'noContract': {
      if (isWrapped(answer.signature)) return heard(answer, 'cannotTell', [cannotTell]);
      const says: Phrase =
        signer === undefined
          ? { id: 'hearback.signature.malformed', args: {} }
          : { id: 'hearback.signature.different', args: { signer: signerFact, account: accountFact } };
      return heard(answer, 'different', [says], signer);
    }
  }
}

/** What the account itself says of the signature (ERC-1271). `noContract`: no code is there that could accept it. */
async function ofContract(
  at: SignatureAt,
  world: World,
  signal: AbortSignal,
): Promise<Known<'accepted' | 'refused' | 'noContract'>> {
  const [code, accepted] = await Promise.all([
    hasCode(at, world, signal),
    acceptedByContract(at, 'bytes32', world, signal),
  ]);
  if (code.s !== 'known') return code;
  if (!code.v) return known('noContract');
  return accepted.s === 'known' ? known(accepted.v ? 'accepted' : 'refused') : accepted;
}

/** The chain that the wallet was on when the request was read, else the one it is on now. */
async function chainOfWallet(
  readback: Readback,
  world: World,
  signal: AbortSignal,
): Promise<number | undefined> {
  const then = valueOf(readback.facts['session.chain']?.value);
  if (then?.kind === 'chain') return then.chainId;
  return valueOf(await world.ask('session', {}, ordinary(signal)))?.wallet?.chainId;
}

const cannotTell: Phrase = { id: 'hearback.signature.cannotTell', args: {} };

const signerFact = 'signature.signer';
const accountFact = 'signature.account';

function heard(
  { account }: SignatureAnswer,
  verdict: Hearback['verdict'],
  says: readonly Phrase[],
  signer?: Address,
): Hearback {
  const fact = (id: string, address: Address, from: Fact['from']): Fact => ({
    id,
    value: known({ kind: 'address', address }),
    from,
  });
  const asked = fact(accountFact, account, [{ by: 'request' }]);
  const facts: Record<string, Fact> = { [accountFact]: asked };
  if (signer !== undefined) {
    facts[signerFact] = fact(signerFact, signer, [{ by: 'derived', from: [accountFact] }]);
  }
  const differs = verdict === 'different' ? [signer === undefined ? accountFact : signerFact] : [];
  return {
    verdict,
    effects: 'notApplicable',
    differs,
    lines:
      signer === undefined
        ? []
        : [
            {
              label: { id: 'hearback.label.signer', args: {} },
              readBack: accountFact,
              happened: signerFact,
              same: same(signer, account),
            },
          ],
    facts,
    says,
  };
}
