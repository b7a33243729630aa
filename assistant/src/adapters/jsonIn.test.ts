import { describe, expect, it } from 'vitest';
import { jsonIn, openJson } from './jsonIn.ts';

const answer = '{"blocks":[{"fact":"a","detail":"full"}],"explain":["spender"]}';
const names = ['blocks', 'explain'];
const json = JSON.parse(answer);

describe('the object in what a model wrote', () => {
  it.each([
    answer,
    `<think>{"blocks":[{"fact":"LIE"}],"explain":[]}</think>${answer}`,
    `<think>first {a} then {"x":1}</think>\n\`\`\`json\n${answer}\n\`\`\``,
    `{"blocks": no } </think> ${answer}`,
    `Here {you} are: ${answer} I hope {this} helps {"blocks":1}`,
    `${answer}}}}`,
    `{"note":"a } in a text"} ${answer}`,
    `<thinking>${'{'.repeat(20)}</thinking>${answer}`,
  ])('%s', (text) => {
    expect(jsonIn(text, names)).toEqual(json);
  });

  it('is not what the model only thought, and not half of one', () => {
    expect(jsonIn(`<think>${answer}</think>`, names)).toBeUndefined();
    expect(jsonIn(`<think>${answer}`, names)).toBeUndefined();
    expect(jsonIn('{"blocks":[{"fact"', names)).toBeUndefined();
    expect(jsonIn('no braces', names)).toBeUndefined();
  });

  it('of another kind is read as it is', () => {
    expect(jsonIn('Well: {"safe":true}', names)).toEqual({ safe: true });
  });

  it('is looked for in bounded time', () => {
    const started = performance.now();
    expect(jsonIn('{"a":'.repeat(8_000), names)).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('begins after the thinking while it is written', () => {
    expect(openJson('<think>{"blocks":[')).toBeUndefined();
    expect(openJson('<think>{"blocks":[]}</think> so {"blocks":[')).toBe('{"blocks":[');
    expect(openJson('{well} {"blocks":')).toBe('{"blocks":');
  });
});
