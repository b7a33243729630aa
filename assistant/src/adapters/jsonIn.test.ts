import { describe, expect, it } from 'vitest';
import { jsonIn } from './jsonIn.ts';

const answer = '{"do":"send","slots":[{"slot":"pay","handle":"TOK1"}]}';
const names = ['do', 'slots'];
const json = JSON.parse(answer);

describe('the object in what a model wrote', () => {
  it.each([
    answer,
    `<think>{"do":"LIE","slots":[]}</think>${answer}`,
    `<think>first {a} then {"x":1}</think>\n\`\`\`json\n${answer}\n\`\`\``,
    `{"slots": no } </think> ${answer}`,
    `Here {you} are: ${answer} I hope {this} helps {"slots":1}`,
    `${answer}}}}`,
    `{"note":"a } in a text"} ${answer}`,
    `<thinking>${'{'.repeat(20)}</thinking>${answer}`,
  ])('%s', (text) => {
    expect(jsonIn(text, names)).toEqual(json);
  });

  it('is not what the model only thought, and not half of one', () => {
    expect(jsonIn(`<think>${answer}</think>`, names)).toBeUndefined();
    expect(jsonIn(`<think>${answer}`, names)).toBeUndefined();
    expect(jsonIn('{"slots":[{"slot"', names)).toBeUndefined();
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
});
