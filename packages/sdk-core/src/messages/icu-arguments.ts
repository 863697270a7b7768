/**
 * Reads an ICU message at the level of types, to know which arguments it takes:
 * `'{count, plural, one {# row of {name}} other {# rows of {name}}}'` takes `{ count: number; name: string | number }`.
 *
 * Text and the branches of a plural or select take turns: in text, `{` opens an argument and `}` ends the branch that
 * the text belongs to; between branches, `{` opens the next one and `}` ends the argument. So two states are enough.
 */
export type IcuArguments<Message extends string> = string extends Message
  ? Readonly<Record<string, IcuValue>>
  : Collect<InText<Message>>

export type IcuValue = string | number | Date

type Collect<Pairs extends Pair> = [Pairs] extends [never] ? undefined : { readonly [P in Pairs as P[0]]: P[1] }

type Pair = readonly [name: string, type: IcuValue]

type InText<Rest extends string, Found extends Pair = never> =
  NextBrace<Rest> extends readonly [infer Brace, infer Tail extends string]
    ? Brace extends '{'
      ? InArgument<Tail, Found>
      : BetweenBranches<Tail, Found>
    : Found

type BetweenBranches<Rest extends string, Found extends Pair> =
  NextBrace<Rest> extends readonly [infer Brace, infer Tail extends string]
    ? Brace extends '{'
      ? InText<Tail, Found>
      : InText<Tail, Found>
    : Found

type InArgument<Rest extends string, Found extends Pair> = Rest extends `${infer Inside}}${infer Tail}`
  ? Inside extends `${infer Name},${infer Format}`
    ? Format extends `${infer Kind},${string}`
      ? Trim<Kind> extends 'plural' | 'selectordinal'
        ? BetweenBranches<AfterKind<Rest>, Found | readonly [Trim<Name>, number]>
        : Trim<Kind> extends 'select'
          ? BetweenBranches<AfterKind<Rest>, Found | readonly [Trim<Name>, string]>
          : InText<Tail, Found | readonly [Trim<Name>, FormatValue<Trim<Kind>>]>
      : InText<Tail, Found | readonly [Trim<Name>, FormatValue<Trim<Format>>]>
    : InText<Tail, Found | readonly [Trim<Inside>, string | number]>
  : Found

type AfterKind<Rest extends string> = Rest extends `${string},${string},${infer Branches}` ? Branches : ''

type FormatValue<Kind extends string> = Kind extends 'date' | 'time' ? Date | number : number

type NextBrace<Rest extends string> = Rest extends `${infer Before}{${infer Tail}`
  ? Before extends `${string}}${string}`
    ? Rest extends `${string}}${infer AfterClose}`
      ? readonly ['}', AfterClose]
      : never
    : readonly ['{', Tail]
  : Rest extends `${string}}${infer AfterClose}`
    ? readonly ['}', AfterClose]
    : undefined

type Trim<Text extends string> = Text extends ` ${infer Rest}` | `\n${infer Rest}`
  ? Trim<Rest>
  : Text extends `${infer Rest} ` | `${infer Rest}\n`
    ? Trim<Rest>
    : Text
