import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigate, useHere } from './here.ts';
import { fillPath } from './address.ts';
import { hrefOf, type Target } from './places.ts';
import { prepare } from './shown.ts';

export type LinkProps = Target &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
    /** Says when it leads to the place that is open, or to one that holds it: also those listed, which belong to it. */
    marksCurrent?: boolean | readonly string[];
  };

/** A link to a place of this page. The browser does the rest: another tab, copying, the keyboard. */
export function Link({ to, search, marksCurrent, onClick, children, ...props }: LinkProps) {
  const { params, ...rest } = props as typeof props & { params?: Record<string, string> };
  const target = { to, search, params } as Target;
  const { path } = useHere().place;
  const place = fillPath(to, params ?? {});
  const isHere = [place, ...(typeof marksCurrent === 'object' ? marksCurrent : [])].some(
    (it) => path === it || (it !== '/' && path.startsWith(`${it}/`)),
  );

  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !plain || (props.target && props.target !== '_self')) return;
    event.preventDefault();
    navigate(target);
  }

  const point = () => prepare(to);
  return (
    <a
      {...rest}
      href={hrefOf(target)}
      aria-current={marksCurrent && isHere ? 'page' : undefined}
      onClick={press}
      onPointerEnter={point}
      onFocus={point}
    >
      {children}
    </a>
  );
}
