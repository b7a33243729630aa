import type { Incoming, SigningRequest } from '../model/request.ts';

/** Whatever holds the request that is read. */
export type WithRequest = Readonly<{ incoming: Pick<Incoming, 'request'> }>;

type OfRequest<T> = (view: WithRequest) => T;

/** The same function, computed once a request: a request never changes, and every rule and revision asks again. */
export function memoizePerRequest<T>(of: OfRequest<T>): OfRequest<T> {
  const found = new WeakMap<SigningRequest, Readonly<{ value: T }>>();
  return (view) => {
    const { request } = view.incoming;
    const earlier = found.get(request);
    if (earlier !== undefined) return earlier.value;
    const value = of(view);
    found.set(request, { value });
    return value;
  };
}
