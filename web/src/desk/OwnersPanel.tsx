import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/desk.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Queue } from '@readback/core/safe/queue.ts';
import { canAct } from '@readback/core/safe/canAct.ts';
import type { SafeAccount, SafeOwner } from '@readback/core/safe/safeAccount.ts';
import type { Address } from 'viem';
import { useChanging } from '../data/base/changing.ts';
import { isSame } from '../names/accountKinds.ts';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import { walletStore } from '../wallet/base/store.ts';
import look from '../ui/look/look.module.css';
import styles from './Desk.module.css';

/** Who owns a Safe, which nonces each has signed, and who could act without them. */
export function OwnersPanel({ account, queue }: { account: SafeAccount; queue: Queue | undefined }) {
  return (
    <section aria-labelledby="desk-owners">
      <h2 id="desk-owners">{words.owners}</h2>
      <ul className={look.panel}>
        {account.owners.map((it) => (
          <OwnerRow key={it.account} owner={it} chainId={account.chainId} queue={queue} />
        ))}
      </ul>
      {canAct(account) ? null : <p className={styles.caution}>{words.lockedSafe}</p>}
      <h2>{words.alone}</h2>
      <Alone account={account} />
    </section>
  );
}

function OwnerRow({
  owner,
  chainId,
  queue,
}: {
  owner: SafeOwner;
  chainId: number;
  queue: Queue | undefined;
}) {
  const { account: mine } = useChanging(walletStore);
  const { account, safe } = owner;
  const kind = fill(words.ownerKind, {
    kind: safe === undefined ? (valueOf(owner.code)?.state ?? 'open') : 'safe',
    threshold: String(safe?.threshold ?? 0n),
    owners: String(safe?.owners.length ?? 0),
  });
  const nonces = signedBy(account, queue);
  const notes = [
    isSame(account, mine) ? words.you : '',
    kind,
    nonces.length > 0 ? fill(words.signedNonces, { nonces: nonces.join(', ') }) : '',
  ];
  return (
    <li className={styles.owner}>
      <NamedAddress address={account} chainId={chainId} />
      <span className={look.quiet}>
        <SafeText text={notes.filter((it) => it !== '').join(', ')} />
      </span>
      {safe === undefined ? null : (
        <ul className={styles.inner}>
          {safe.owners.map((it) => (
            <OwnerRow key={it.account} owner={it} chainId={chainId} queue={undefined} />
          ))}
        </ul>
      )}
    </li>
  );
}

function signedBy(account: Address, queue: Queue | undefined): readonly bigint[] {
  return (queue?.byNonce ?? []).flatMap(({ nonce, rivals }) =>
    rivals.some(({ agreement }) => agreement.agreed.some(({ owner }) => isSame(owner, account)))
      ? [nonce]
      : [],
  );
}

/** What can move what a Safe holds, or hinder its owners, besides them. */
function Alone({ account }: { account: SafeAccount }) {
  const { chainId, modules, guard, moduleGuard, singleton, fallbackHandler } = account;
  const named = (address: Address) => <NamedAddress address={address} chainId={chainId} />;
  const isAlone =
    modules.list.length === 0 &&
    modules.isWhole &&
    guard === undefined &&
    moduleGuard === undefined &&
    singleton.isShipped &&
    fallbackHandler?.isShipped !== false;
  if (isAlone) return <p className={look.quiet}>{words.nobodyElse}</p>;
  return (
    <ul className={`${look.panel} ${styles.alone}`}>
      {modules.list.map((module) => (
        <li key={module}>
          <Words of={words.module} values={{ module: named(module) }} />
        </li>
      ))}
      {modules.isWhole ? null : <li>{words.moreModules}</li>}
      {guard === undefined ? null : (
        <li>
          <Words of={words.guard} values={{ guard: named(guard) }} />
        </li>
      )}
      {moduleGuard === undefined ? null : (
        <li>
          <Words of={words.moduleGuard} values={{ guard: named(moduleGuard) }} />
        </li>
      )}
      {singleton.isShipped ? null : (
        <li>
          <Words of={words.unknownCode} values={{ code: named(singleton.address) }} />
        </li>
      )}
      {fallbackHandler?.isShipped === false ? (
        <li>
          <Words of={words.unknownHandler} values={{ code: named(fallbackHandler.address) }} />
        </li>
      ) : null}
    </ul>
  );
}
