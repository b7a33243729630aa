import { forgotten as forgottenWords } from '@readback/phrases/words/web/ui/undo.ts';
import { shortAddress } from '../ui/text/address.ts';
import { canUndo } from '../ui/undo/undo.ts';
import type { Contract } from '@readback/core/abi/code/contractAt.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/contracts.ts';
import { useState } from 'react';
import type { Address } from 'viem';
import { ago } from '../ui/time/ago.ts';
import { abis, type KeptAbi, longestName } from '../data/own/abis.ts';
import type { Network } from '../data/networks/parseConfig.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { useNow } from '../ui/time/useNow.ts';
import { Words } from '../ui/text/Words.tsx';
import { AbiForm, type GivenAbi } from './AbiForm.tsx';
import { AbsentAbi } from './AbsentAbi.tsx';
import styles from './Contracts.module.css';
import type { Picked } from './pickAbi.ts';
import type { AbiState } from './useAbi.ts';
import { TextField } from '../ui/fields/TextField.tsx';

export type AbiPanelProps = {
  network: Network;
  address: Address;
  contract: Contract | undefined;
  abi: AbiState;
  /** Whether anything may be asked; without it only what is kept here is shown. */
  asked: boolean;
  /** Its functions are known without one. */
  standard: boolean;
};

/** Where the functions come from: whose ABI it is, how far it is proven, and how to get another. */
export function AbiPanel({ network, address, contract, abi, asked, standard }: AbiPanelProps) {
  const [giving, setGiving] = useState(false);
  const { picked, fetching } = abi;

  function keep(given: GivenAbi) {
    setGiving(false);
    const implementation = contract?.proxies.at(-1)?.implementation;
    abis.keep({
      chainId: network.chainId,
      address,
      ...given,
      ...(contract === undefined ? {} : { codeHash: contract.code.hash }),
      ...(implementation === undefined ? {} : { implementation }),
      keptAt: Date.now(),
    });
  }

  const own = <Button onClick={() => setGiving(true)}>{words.useOwnAbi}</Button>;
  const isCurrent = picked !== undefined && picked.how !== 'former';
  return (
    <div className={styles.abi}>
      {picked?.how === 'former' ? <Former picked={picked} contract={contract} /> : null}
      {isCurrent ? <Source picked={picked}>{giving ? null : own}</Source> : null}
      {standard ? <p className={styles.standard}>{words.standardFunctions}</p> : null}
      {!isCurrent && asked && !(standard && fetching.state === 'local') ? (
        <AbsentAbi fetching={fetching} network={network} />
      ) : null}
      {standard && !giving ? <div>{own}</div> : null}
      {giving || (!isCurrent && !standard && fetching.state !== 'fetching') ? (
        <AbiForm
          key={String(isCurrent)}
          onAbi={keep}
          {...(giving ? { onCancel: () => setGiving(false) } : {})}
        />
      ) : null}
    </div>
  );
}

function Source({ picked: { kept, how }, children }: { picked: Picked; children: React.ReactNode }) {
  const now = useNow();
  const { origin, keptAt } = kept;
  return (
    <div className={styles.source}>
      <AbiName kept={kept} />
      <span className={styles.sub}>
        {origin.by === 'user' ? (
          fill(words.ownAbi[origin.took], { when: ago(keptAt, Math.max(now, keptAt)) })
        ) : origin.by === 'file' ? (
          fill(words.importedAbi, { when: ago(keptAt, Math.max(now, keptAt)) })
        ) : (
          <Words
            of={words.fetchedAbi}
            values={{
              source: <SafeText text={origin.name} max={40} />,
              match: origin.match === 'exact' ? 'exact' : 'partial',
              dated: origin.asOf ? 'yes' : 'no',
              asOf: <SafeText text={origin.asOf ?? ''} max={40} />,
              when: ago(keptAt, Math.max(now, keptAt)),
            }}
          />
        )}
        {how === 'unseen' ? ` ${words.abiUnseen}` : null}
      </span>
      <div className={styles.actions}>
        {children}
        <Button onClick={() => forgetAbi(kept)}>{words.forgetAbi}</Button>
      </div>
    </div>
  );
}

/** The code is another than when the ABI was kept: it may not have these functions any more. */
function Former({ picked: { kept }, contract }: { picked: Picked; contract: Contract | undefined }) {
  const now = useNow();
  return (
    <Notice
      tone="caution"
      tag={words.changed}
      title={words.codeChanged}
      actions={
        contract ? (
          <>
            <Button onClick={() => abis.keep({ ...kept, codeHash: contract.code.hash, keptAt: Date.now() })}>
              {words.useOldAbi}
            </Button>
            <Button onClick={() => forgetAbi(kept)}>{words.forgetOldAbi}</Button>
          </>
        ) : undefined
      }
    >
      <Words
        of={words.codeChangedHint}
        values={{
          when: ago(kept.keptAt, Math.max(now, kept.keptAt)),
          named: kept.name === '' ? 'no' : 'yes',
          name: <SafeText text={kept.name} max={80} />,
        }}
      />
    </Notice>
  );
}

/** What a contract is called here, and how to call it otherwise. */
function AbiName({ kept }: { kept: KeptAbi }) {
  const [typed, setTyped] = useState<string>();
  if (typed === undefined) {
    return (
      <span className={styles.named}>
        <b>{kept.name === '' ? words.unnamed : <SafeText text={kept.name} max={80} />}</b>
        <Button tone="quiet" onClick={() => setTyped(kept.name)}>
          {kept.name === '' ? words.addName : words.rename}
        </Button>
      </span>
    );
  }
  return (
    <form
      className={styles.naming}
      aria-label={words.name}
      onSubmit={(event) => {
        event.preventDefault();
        abis.rename(kept, typed);
        setTyped(undefined);
      }}
    >
      <TextField label={words.name} maxLength={longestName} value={typed} onChange={setTyped} />
      <Button type="submit">{words.saveName}</Button>
    </form>
  );
}

function forgetAbi(kept: KeptAbi): void {
  canUndo({
    says: forgottenWords.abi,
    what: kept.name === '' ? shortAddress(kept.address) : <SafeText text={kept.name} max={80} />,
    back: () => abis.keep(kept),
  });
  abis.remove(kept);
}
