import { useQueryClient } from '@tanstack/react-query';
import { chainInfo } from '@readback/core/world/chains.ts';
import * as words from '@readback/phrases/words/web/settings/networks.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { chosenNetworks } from '../../data/networks/config.ts';
import { isReachable, reloadWith } from '../../data/sources/hosts.ts';
import { keepCapabilities } from '../../data/asking/capabilities.ts';
import { isPracticeId } from '../../data/networks/allNetworks.ts';
import { addNetwork } from '../../data/networks/choices.ts';
import { readNodeUrl } from '../../data/base/nodeUrl.ts';
import { emptyNetwork, type NetworkDraft, readOwnNetwork } from '../../data/networks/ownNetwork.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusOnWrong } from '../../ui/fields/useFocusOnWrong.ts';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { ChainSearch } from './ChainSearch.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Networks.module.css';
import { hintFor, Ready } from './NodeForm.tsx';
import { forgetResumed, keepDraft, keptDraft, resumedHere, toResume } from './resumed.ts';
import { useNodeCheck } from './useNodeCheck.ts';

/** Adds a network: found in the list or typed; its node is checked, then it is kept. */
export function AddNetwork({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const { check, checking, found, failed, reset } = useNodeCheck();
  const [draft, setDraft] = useState(keptDraft);
  const [pressed, setPressed] = useState(0);
  const read = readOwnNetwork(draft, chosenNetworks());
  const problems = pressed > 0 && 'problems' in read ? read.problems : {};
  const network = 'network' in read ? read.network : undefined;
  const ready = found && found.url === network?.rpc && found.chainId === network.chainId ? found : undefined;
  const name = network?.name ?? draft.name;
  const typedId = Number(draft.chainId.trim());
  const known = chainInfo(typedId);
  const isDevelopment = isPracticeId(typedId);
  const practice = chosenNetworks().find((it) => it.practice && it.chainId === typedId);
  const url = readNodeUrl(draft.rpc);

  // The page was opened again for this check.
  useEffect(() => {
    if (resumedHere()?.kind !== 'add') return;
    forgetResumed();
    if (network && isReachable(network.rpc)) check({ url: network.rpc, chainId: network.chainId }, '');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for what was resumed.
  }, []);

  useFocusOnWrong(form, pressed);

  function change(fields: Partial<NetworkDraft>) {
    const next = { ...draft, ...fields };
    keepDraft(next);
    setDraft(next);
    reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!network) return setPressed((times) => times + 1);
    const { rpc, chainId, name } = network;
    if (!ready) return check({ url: rpc, chainId }, toResume({ kind: 'add', draft }));
    keepDraft(emptyNetwork);
    keepCapabilities(client, ready);
    addNetwork(network);
    reloadWith(toResume({ kind: 'done', name, what: 'added' }));
  }

  const field = (name: keyof NetworkDraft) => ({
    value: draft[name],
    onChange: (text: string) => change({ [name]: text }),
    error: problems[name],
  });

  return (
    <section className={styles.adding} aria-label={words.add}>
      <ChainSearch onChoose={change} />
      <form ref={form} className={styles.form} aria-label={words.network} onSubmit={submit} noValidate>
        <TextField label={words.chainId} inputMode="numeric" {...field('chainId')} />
        {isDevelopment ? (
          <>
            <TextField label={words.name} {...field('name')} />
            <p className={look.quiet}>
              <Words of={words.development} values={{ symbol: <SafeText text={known?.symbol ?? 'ETH'} /> }} />{' '}
              {practice ? (
                <Words
                  of={words.replaces}
                  values={{ name: <SafeText text={practice.name} max={60} cut="mark" /> }}
                />
              ) : null}
            </p>
          </>
        ) : known ? (
          <p className={look.quiet}>
            <Words of={words.known} values={{ name: known.name, symbol: <SafeText text={known.symbol} /> }} />
          </p>
        ) : (
          <>
            <TextField label={words.name} {...field('name')} />
            <TextField label={words.currency} hint={words.currencyHint} {...field('symbol')} />
          </>
        )}
        <TextField
          label={words.nodeUrl}
          mono
          inputMode="url"
          {...field('rpc')}
          error={problems.rpc ?? failed}
          hint={hintFor(url.ok ? url.value : undefined)}
        />
        <TextField label={words.explorer} mono inputMode="url" {...field('explorer')} />
        <Ready of={name} found={ready} />
        <div className={styles.actions}>
          <Button type="submit" tone="primary" busy={checking}>
            {checking ? words.checkingNode : ready ? words.addThis : words.check}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </form>
    </section>
  );
}
