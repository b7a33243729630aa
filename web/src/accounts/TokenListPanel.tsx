import { useQueryClient } from '@tanstack/react-query';
import { Link } from '../router/Link.tsx';
import { ago } from '../ui/ago.ts';
import { reloadToReach } from '../data/hosts.ts';
import { hostOf } from '../data/networks/nodeUrl.ts';
import type { TokenList } from '../data/parseTokenList.ts';
import { switchSource } from '../data/sources.ts';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useNow } from '../ui/useNow.ts';
import styles from './Accounts.module.css';
import { failureWords } from '../ui/failureWords.ts';
import { useTokenList } from './tokenList.ts';
import { safeString } from '@readback/core/text/safeString.ts';
import { grouped } from '../ui/grouped.ts';

/** The token list as an option: off at first, on by one press, and said by its name, version and date. */
export function TokenListPanel() {
  const { on, url, reachable, list, query } = useTokenList();
  const client = useQueryClient();
  const lookAnew = () => void client.invalidateQueries({ queryKey: ['holdings'] });
  const { error, isFetching } = query;
  return (
    <div className={styles.list} data-testid="token-list">
      <div className={styles.listText}>
        <b>Token list</b>
        <p className={styles.quiet}>
          {on
            ? null
            : `Without a list, only widely used tokens and those you used here are found. A public list finds thousands more. This page loads it from ${hostOf(url)}, which learns nothing about your accounts. Then it asks your networks which of them this account holds. `}
          {on && list ? <ListWords list={list} readAt={query.dataUpdatedAt} /> : null}
          {on && !list && isFetching ? `Loading the list from ${hostOf(url)}. ` : null}
          {on && reachable && error && !isFetching ? (
            <output className={styles.unread}>
              {`The list could not be ${list ? 'loaded again' : 'loaded'}: ${failureWords(error)}. `}
            </output>
          ) : null}
          {on && !reachable ? `This page may not ask ${hostOf(url)} until it is reloaded. ` : null}
          <Link to="/settings" search={{ section: 'sources' }}>
            Which list, and what its host learns
          </Link>
        </p>
      </div>
      <div className={styles.listActions}>
        {on && !reachable ? <Button onClick={() => reloadToReach(url, '')}>Reload page</Button> : null}
        {on && reachable && error ? (
          <Button busy={isFetching} onClick={() => void query.refetch().then(lookAnew)}>
            Retry<span className={styles.hidden}> the token list</span>
          </Button>
        ) : null}
        {on ? (
          <Switch
            label="Use the token list"
            on
            onChange={() => {
              switchSource('tokenList', false);
              lookAnew();
            }}
          />
        ) : (
          <Button
            onClick={() => {
              switchSource('tokenList', true);
              if (reachable) lookAnew();
              else reloadToReach(url, '');
            }}
          >
            Find more tokens
          </Button>
        )}
      </div>
    </div>
  );
}

function ListWords({ list, readAt }: { list: TokenList; readAt: number }) {
  const now = useNow();
  const listed = Object.values(list.byChain).reduce((sum, tokens) => sum + tokens.length, 0);
  return (
    <>
      <SafeText text={list.name} max={80} cut="mark" />
      {`, version ${list.version} of ${safeString(list.timestamp.slice(0, 10))}: ${grouped(listed)} ${listed === 1 ? 'token' : 'tokens'} on your networks, ${grouped(list.left)} entries not used. Loaded ${ago(readAt, now)}. `}
    </>
  );
}
