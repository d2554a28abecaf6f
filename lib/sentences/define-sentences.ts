import { formatNumber } from '@/lib/format'

/**
 * An English template: `{name}` is a text, `{name, number}` a figure, and `{name, sentence}` another declared
 * sentence. A pair has a singular (`one`) and a plural (`other`).
 */
export type SentenceTemplate = string | { readonly one: string; readonly other: string }

type NamesIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never
type ValuesOf<Name extends string> = {
  [N in Name as N extends `${infer Key}, ${string}` ? Key : N]: N extends `${string}, number`
    ? number
    : N extends `${string}, sentence`
      ? string
      : Value
}
type Say<T extends SentenceTemplate> = T extends string
  ? [NamesIn<T>] extends [never]
    ? T
    : (values: ValuesOf<NamesIn<T>>) => string
  : T extends { one: infer One extends string; other: infer Other extends string }
    ? (values: Omit<ValuesOf<NamesIn<One> | NamesIn<Other>>, 'count'> & { count: number }) => string
    : never

const SENTENCES = Symbol.for('openplat.sentences')

/** Shared through globalThis, because pages, routes and workers each load their own copy of this module. */
export const declared = /* @__PURE__ */ sharedMap()

function sharedMap(): Map<string, SentenceTemplate> {
  const place = globalThis as { [SENTENCES]?: Map<string, SentenceTemplate> }
  place[SENTENCES] ??= new Map()
  return place[SENTENCES]
}

/**
 * Returns a string for a template without values, and a function of the values for any other. Ids are
 * `<room>.<key>`.
 */
export function defineSentences<const T extends Readonly<Record<string, SentenceTemplate>>>(
  room: string,
  templates: T,
): { readonly [K in keyof T]: Say<T[K]> } {
  const entries = Object.entries(templates).map(([key, template]) => {
    declared.set(`${room}.${key}`, template)
    const isText = typeof template === 'string' && !template.includes('{')
    return [key, isText ? template : (values: SentenceValues) => fill(template, values)]
  })
  return Object.fromEntries(entries) as { readonly [K in keyof T]: Say<T[K]> }
}

/**
 * Declares all sentences of a table. An id contains the keys of the table. It also contains words of the text
 * if the text is an entry of a list, or if another text has the same keys.
 */
export function nameSentences<T>(room: string, table: T): T {
  for (const { path, isListed, text } of sentencesIn(table)) {
    const words = wordsOf(text)
    const id = [room, ...path, ...(isListed ? [words.slice(0, 9).join('-')] : [])].join('.')
    const isTaken = declared.has(id) && declared.get(id) !== text
    declared.set(isTaken ? [room, ...path, words.join('-')].join('.') : id, text)
  }
  return table
}

type Value = string | number | null | undefined
type SentenceValues = Readonly<Record<string, Value>>

export const fill = (template: SentenceTemplate, values: SentenceValues): string =>
  (typeof template === 'string' ? template : values.count === 1 ? template.one : template.other).replace(
    /\{(\w+)(, \w+)?\}/g,
    (_, name: string, kind?: string) =>
      kind === ', number' ? formatNumber(Number(values[name])) : String(values[name]),
  )

export const isSentence = (text: string): boolean =>
  /[.?!]["”’)]?$/.test(text) && text.includes(' ') && !text.includes('{')

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[a-z0-9]+/g) ?? []

interface Place {
  path: readonly string[]
  isListed: boolean
}

function sentencesIn(
  value: unknown,
  place: Place = { path: [], isListed: false },
): (Place & { text: string })[] {
  if (typeof value === 'string') return isSentence(value) ? [{ ...place, text: value }] : []
  if (Array.isArray(value)) return value.flatMap((each) => sentencesIn(each, { ...place, isListed: true }))
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, each]) =>
    sentencesIn(each, { ...place, path: [...place.path, key] }),
  )
}
