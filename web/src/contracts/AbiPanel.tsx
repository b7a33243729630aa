import type { Contract } from '@readback/core/abi/contractAt.ts';
import { Link } from '../router/Link.tsx';
import { useState } from 'react';
import type { Address } from 'viem';
import { NotRead } from '../data/notRead.ts';
import { failureWords } from '../ui/failureWords.ts';
import { ago } from '../ui/ago.ts';
import { abis } from '../data/abis.ts';
import { reloadToReach } from '../data/hosts.ts';
import type { Network } from '../data/parseConfig.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useNow } from '../ui/useNow.ts';
import { AbiForm, type GivenAbi } from './AbiForm.tsx';
import { AbiName } from './AbiName.tsx';
import { formWords } from './formWords.ts';
import styles from './Contracts.module.css';
import type { Picked } from './pickAbi.ts';
import type { AbiState, Fetching } from './useAbi.ts';

export type AbiPanelProps = {
  network: Network;
  address: Address;
  contract: Contract | undefined;
  abi: AbiState;
  /** Whether anything may be asked; without it only what is kept here is shown. */
  asked: boolean;
};

/** Where the functions come from: whose ABI it is, how far it is proven, and how to get another. */
export function AbiPanel({ network, address, contract, abi, asked }: AbiPanelProps) {
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

  const own = <Button onClick={() => setGiving(true)}>Use an ABI of your own</Button>;
  const isCurrent = picked !== undefined && picked.how !== 'former';
  return (
    <div className={styles.abi}>
      {picked?.how === 'former' ? <Former picked={picked} contract={contract} /> : null}
      {isCurrent ? <Source picked={picked}>{giving ? null : own}</Source> : null}
      {!isCurrent && asked ? <Absent fetching={fetching} network={network} /> : null}
      {giving || (!isCurrent && fetching.state !== 'fetching') ? (
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
          `Your own ABI, ${formWords[origin.took]}, kept ${ago(keptAt, Math.max(now, keptAt))}. Nobody else vouches for it.`
        ) : (
          <>
            ABI from <SafeText text={origin.name} max={40} />,{' '}
            {origin.match === 'exact'
              ? 'an exact match of its source code'
              : 'a partial match of its source code'}
            {origin.asOf ? <>, verified {<SafeText text={origin.asOf} max={40} />}</> : null}
            {`, fetched ${ago(keptAt, Math.max(now, keptAt))}.`}
          </>
        )}
        {how === 'unseen' ? ' Whether it fits the code that stands there now was not looked at.' : null}
      </span>
      <div className={styles.actions}>
        {children}
        <Button onClick={() => abis.remove(kept)}>Forget this ABI</Button>
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
      tag="Changed"
      title="The code of this contract is another than the one its ABI was kept for."
      actions={
        contract ? (
          <>
            <Button onClick={() => abis.keep({ ...kept, codeHash: contract.code.hash, keptAt: Date.now() })}>
              Use the former ABI all the same
            </Button>
            <Button onClick={() => abis.remove(kept)}>Forget the former ABI</Button>
          </>
        ) : undefined
      }
    >
      It was kept {ago(kept.keptAt, Math.max(now, kept.keptAt))}
      {kept.name === '' ? null : (
        <>
          {' '}
          as <SafeText text={kept.name} max={80} />
        </>
      )}
      . A function that stood there then may be gone or do something else now.
    </Notice>
  );
}

function Absent({ fetching, network }: { fetching: Fetching; network: Network }) {
  switch (fetching.state) {
    case 'fetching':
      return <Skeleton says="Asking Sourcify for the ABI" lines={2} />;
    case 'notNeeded':
      return null;
    case 'local':
      return (
        <Notice title="No ABI is kept of this contract.">
          Sourcify is not asked about {network.name}: it knows public networks only. Paste the ABI, or drop
          the file that the compiler made.
        </Notice>
      );
    case 'off':
      return (
        <Notice
          title="No ABI is kept of this contract, and Sourcify is switched off."
          actions={
            <Link to="/settings" search={{ section: 'sources' }}>
              Sources in Settings
            </Link>
          }
        >
          Switched on, it would learn the chain and the address of the contract. Or paste the ABI below.
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice
          title="Sourcify is switched on, but was not when this page was opened."
          actions={
            <Button onClick={() => reloadToReach(fetching.url, `contracts ${location.hash}`)}>
              Open the page anew to reach it
            </Button>
          }
        >
          It learns the chain and the address of the contract. Or paste the ABI below.
        </Notice>
      );
    case 'forgotten':
      return (
        <Notice
          title="The ABI that Sourcify has of this contract was forgotten here."
          actions={<Button onClick={fetching.retry}>Ask Sourcify again</Button>}
        >
          Or paste the ABI below.
        </Notice>
      );
    case 'failed': {
      const missing = fetching.error instanceof NotRead && fetching.error.unknown.why === 'notFound';
      return (
        <Notice
          tone="unknown"
          tag="Unknown"
          live="status"
          title={
            missing
              ? 'This contract is not verified: Sourcify has no source code for it.'
              : `Sourcify could not be asked: ${failureWords(fetching.error)}.`
          }
          actions={<Button onClick={fetching.retry}>{missing ? 'Ask again' : 'Retry'}</Button>}
        >
          Its functions are not guessed. Paste the ABI if you have it from its author, write the one function
          that you need, or drop the file that the compiler made.
        </Notice>
      );
    }
  }
}
