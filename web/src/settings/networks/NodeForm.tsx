import { errorText } from '@readback/phrases/problemText.ts';
import { useQueryClient } from '@tanstack/react-query';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/networks.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { keepCapabilities } from '../../data/asking/capabilities.ts';
import { replaceNode } from '../../data/networks/choices.ts';
import { isReachable, reloadWith } from '../../data/sources/hosts.ts';
import { hostOf, readNodeUrl } from '../../data/base/nodeUrl.ts';
import type { Network } from '../../data/networks/parseConfig.ts';
import { Button } from '../../ui/Button.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { CapabilityTable } from './CapabilityTable.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Networks.module.css';
import { forgetResumed, keepNode, keptNode, resumedHere, toResume } from './resumed.ts';
import { type NodeCheck, useNodeCheck } from './useNodeCheck.ts';

/** Puts a node of the user's own instead of a network's: checked first, then kept. */
export function NodeForm({ network, onClose }: { network: Network; onClose: () => void }) {
  const { chainId, name } = network;
  const client = useQueryClient();
  const { check, checking, found, failed, reset } = useNodeCheck();
  const [resumed] = useState(() => {
    const it = resumedHere();
    return it?.kind === 'node' && it.chainId === chainId ? it : undefined;
  });
  const [typed, setTyped] = useState(() => keptNode(chainId));
  const [problem, setProblem] = useState<string>();
  const url = readNodeUrl(typed);
  const ready = found && url.ok && found.url === url.value ? found : undefined;

  // The page was opened again for this check.
  useEffect(() => {
    if (!resumed) return;
    forgetResumed();
    const read = readNodeUrl(resumed.url);
    if (read.ok && isReachable(read.value)) check({ url: read.value, chainId }, '');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for what was resumed.
  }, [resumed]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!url.ok) return setProblem(errorText(url.error));
    if (!ready) return check({ url: url.value, chainId }, toResume({ kind: 'node', chainId, url: typed }));
    keepNode(chainId, '');
    keepCapabilities(client, ready);
    replaceNode(network, ready.url);
    reloadWith(toResume({ kind: 'done', name, what: 'replaced' }));
  }

  return (
    <form className={styles.form} aria-label={fill(words.newNode, { name })} onSubmit={submit} noValidate>
      <TextField
        label={words.nodeUrl}
        mono
        inputMode="url"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          keepNode(chainId, text);
          setProblem(undefined);
          reset();
        }}
        error={problem ?? failed}
        hint={hintFor(url.ok ? url.value : undefined)}
      />
      <Ready of={name} found={ready} />
      <div className={styles.actions}>
        <Button type="submit" tone="primary" busy={checking}>
          {checking ? words.checkingNode : ready ? words.useNode : words.check}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
    </form>
  );
}

/** What was found of a node that may be taken. */
export function Ready({ of, found }: { of: string; found: NodeCheck['found'] }) {
  return (
    <>
      <output className={look.quiet}>
        {found ? (
          <Words
            of={words.serves}
            values={{ host: hostOf(found.url), name: <SafeText text={of} max={80} /> }}
          />
        ) : null}
      </output>
      {found ? <CapabilityTable capabilities={found.capabilities} /> : null}
    </>
  );
}

/** What happens when the form is sent. */
export function hintFor(url: string | undefined): string {
  return url === undefined || isReachable(url) ? words.nodeHint : fill(words.reloads, { host: hostOf(url) });
}
