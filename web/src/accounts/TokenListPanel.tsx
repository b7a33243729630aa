import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts/tokens.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '../router/Link.tsx';
import { ago } from '../ui/time/ago.ts';
import { reloadToReach } from '../data/sources/hosts.ts';
import { hostOf } from '../data/base/nodeUrl.ts';
import type { TokenList } from '../data/own/parseTokenList.ts';
import { switchSource } from '../data/sources/sources.ts';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Switch } from '../ui/fields/Switch.tsx';
import { useNow } from '../ui/time/useNow.ts';
import look from '../ui/look/look.module.css';
import styles from './look/Accounts.module.css';
import { failureWords } from '../ui/said/failureWords.ts';
import { Words } from '../ui/text/Words.tsx';
import { useTokenList } from '../holdings/tokenList.ts';
import { safeString } from '@readback/core/text/safeString.ts';

/** The token list as an option: off at first, on by one press, and said by its name, version and date. */
export function TokenListPanel() {
  const { on, url, reachable, list, query } = useTokenList();
  const client = useQueryClient();
  const lookAnew = () => void client.invalidateQueries({ queryKey: ['holdings'] });
  const { error, isFetching } = query;
  const host = hostOf(url);
  return (
    <div className={`${look.panel} ${styles.list}`} data-testid="token-list">
      <div className={look.wrap}>
        <b>{words.list}</b>
        <p className={styles.quiet}>
          {on ? null : `${fill(words.listOff, { host })} `}
          {on && list ? <ListWords list={list} readAt={query.dataUpdatedAt} /> : null}
          {on && !list && isFetching ? `${fill(words.listLoading, { host })} ` : null}
          {on && reachable && error && !isFetching ? (
            <output className={styles.unread}>
              {`${fill(words.listFailed, { again: list ? 'yes' : 'no', why: failureWords(error) })} `}
            </output>
          ) : null}
          {on && !reachable ? `${fill(words.listHeld, { host })} ` : null}
          <Link to="/settings" search={{ section: 'sources' }}>
            {words.listSettings}
          </Link>
        </p>
      </div>
      <div className={styles.listActions}>
        {on && !reachable ? <Button onClick={() => reloadToReach(url, '')}>{words.reload}</Button> : null}
        {on && reachable && error ? (
          <Button busy={isFetching} onClick={() => void query.refetch().then(lookAnew)}>
            <Words
              of={words.retryList}
              values={{ hidden: (inner) => <span className={look.hidden}>{inner}</span> }}
            />
          </Button>
        ) : null}
        {on ? (
          <Switch
            label={words.useList}
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
            {words.findMore}
          </Button>
        )}
      </div>
    </div>
  );
}

function ListWords({ list, readAt }: { list: TokenList; readAt: number }) {
  const now = useNow();
  const tokens = Object.values(list.byChain).flat();
  return (
    <>
      <Words
        of={words.listOn}
        values={{
          name: <SafeText text={list.name} max={80} cut="mark" />,
          version: list.version,
          date: safeString(list.timestamp.slice(0, 10)),
          tokens: tokens.length,
          left: list.left,
          ago: ago(readAt, now),
        }}
      />{' '}
    </>
  );
}
