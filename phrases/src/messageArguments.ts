/**
 * What a message asks for, read from its text while types are checked: `{ amount: V }` of `'{amount} left'`. A plural
 * asks for its count, a select for one of its words, anything else for a `V`.
 */
export type ValuesOf<Message extends string, V> = string extends Message
  ? Readonly<Record<string, V>>
  : Readonly<Joined<Read<Message, V>[0]>>;

/** The tags of a message, each with what draws the words inside it. */
export type TagsOf<Message extends string, Draw> = Readonly<Record<TagName<Message>, Draw>>;

type TagName<Message extends string> = Message extends `${string}</${infer Name}>${infer Rest}`
  ? Name | TagName<Rest>
  : never;

/** `[what is asked for, what follows the brace that closes this text]`. */
type Read<Text extends string, V, Found = never> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Close<Text, Found>
    : ReadArgument<After, V, Found>
  : Close<Text, Found>;

type Close<Text extends string, Found> = Text extends `${string}}${infer Rest}` ? [Found, Rest] : [Found, ''];

type ReadArgument<Text extends string, V, Found> = Text extends `${infer Plain}}${infer After}`
  ? Plain extends `${string},${string}`
    ? Plain extends `${infer Name}, ${'number' | 'word' | 'phrase'}`
      ? Read<After, V, Found | Record<Name, V>>
      : ReadChoice<Text, V, Found>
    : Read<After, V, Found | Record<Plain, V>>
  : never;

type ReadChoice<Text extends string, V, Found> = Text extends `${infer Name}, ${infer Kind}, ${infer Options}`
  ? Kind extends 'plural'
    ? ReadOptions<Options, V, Found | Record<Name, number>>
    : ReadOptions<Options, V, Found | Record<Name, string>>
  : never;

type ReadOptions<Text extends string, V, Found> = Text extends `}${infer Rest}`
  ? Read<Rest, V, Found>
  : Text extends ` ${infer Rest}`
    ? ReadOptions<Rest, V, Found>
    : Text extends `${string}{${infer Inner}`
      ? Read<Inner, V, Found> extends [infer More, infer Rest extends string]
        ? ReadOptions<Rest, V, More>
        : never
      : never;

/** Of `A | B` both: `A & B`. */
type Joined<Found> = [Found] extends [never]
  ? Record<never, never>
  : (Found extends unknown ? (it: Found) => void : never) extends (it: infer All) => void
    ? { [Name in keyof All]: All[Name] }
    : never;
