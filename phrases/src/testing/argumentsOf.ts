import type { Element } from '../parseMessage.ts';

/** For tests: each use of an argument in a message, and how it is used. */
export type Use = { name: string; how: 'plain' | 'select' | 'plural' };

export function argumentsOf(elements: readonly Element[]): Use[] {
  return elements.flatMap((element): Use[] => {
    switch (element.kind) {
      case 'text':
      case 'count':
        return [];
      case 'argument':
        return [{ name: element.name, how: 'plain' }];
      case 'tag':
        return argumentsOf(element.inner);
      case 'select':
      case 'plural': {
        const inner = [...element.options.values()].flatMap(argumentsOf);
        return [{ name: element.name, how: element.kind }, ...inner];
      }
    }
  });
}
