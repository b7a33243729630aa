import { AiError } from '../aiError.ts';
import type { Provider, ProviderOptions } from '../chosenModel.ts';
import { pinnedFetch } from './pinnedFetch.ts';

const most = 500;

/** The names of the models that a provider offers this key, as it lists them. They are foreign text. */
export async function listModels(
  provider: Omit<Provider, 'model' | 'structured'>,
  options: ProviderOptions & Readonly<{ signal?: AbortSignal }> = {},
): Promise<readonly string[]> {
  const { kind, baseUrl } = provider;
  const ask = pinnedFetch(provider, options);
  let response: Response;
  let json: unknown;
  try {
    const headers = headersOf(provider);
    response = await ask(`${baseUrl}/models`, {
      headers,
      ...(options.signal ? { signal: options.signal } : {}),
    });
    json = response.ok ? await response.json() : undefined;
  } catch (error) {
    if (error instanceof AiError) throw error;
    throw new AiError(error instanceof SyntaxError ? 'shape' : 'network', { cause: error });
  }
  const { status } = response;
  if (status === 401 || status === 403) throw new AiError('auth', { status });
  if (!response.ok) throw new AiError(status === 429 ? 'rate' : 'model', { status });
  const found = listIn(json, kind === 'google' ? 'models' : 'data')
    .filter((it) => kind !== 'google' || JSON.stringify(it).includes('"generateContent"'))
    .map((it) => nameOf(it))
    .filter((it) => it !== '' && it.length <= 200);
  return [...new Set(found)].slice(0, most).toSorted();
}

function headersOf({ kind, key }: Pick<Provider, 'kind' | 'key'>): Readonly<Record<string, string>> {
  if (kind === 'anthropic') {
    return {
      'x-api-key': key ?? '',
      'anthropic-version': '2023-06-01',
      'anthropic-dangerous-direct-browser-access': 'true',
    };
  }
  if (kind === 'google') return { 'x-goog-api-key': key ?? '' };
  return key ? { authorization: `Bearer ${key}` } : {};
}

function nameOf(it: unknown): string {
  if (typeof it !== 'object' || it === null) return '';
  const name: unknown = 'id' in it ? it.id : 'name' in it ? it.name : '';
  return typeof name === 'string' ? name.replace(/^models\//, '') : '';
}

function listIn(json: unknown, name: string): readonly unknown[] {
  const list: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined;
  return Array.isArray(list) ? list.slice(0, 2 * most) : [];
}
