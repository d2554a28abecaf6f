export type JsonPath = readonly (string | number)[]

const placeOf = (path: JsonPath): string =>
  path.map((step) => (typeof step === 'number' ? '#' : step)).join('.')

export interface JsonCorruption {
  place: string
  kind: string
  scope: 'first' | 'every'
  replacement: unknown
  before: unknown
}

interface Change {
  kind: string
  scopes: readonly JsonCorruption['scope'][]
  to(value: unknown): unknown
}

/** A symbol, because no JSON value means a removed field. */
const GONE = Symbol('gone')
const ADDED = 'surprise_field'
export const SURPRISE = 'Zz Surprise'

const both = ['first', 'every'] as const
const first = ['first'] as const

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumeric = (value: unknown) => isText(value) && /^-?\d+(\.\d+)?$/.test(value)
const isDated = (value: unknown) => isText(value) && /\d{4}[-/]\d\d|\d\d?\/\d\d?\/\d{4}/.test(value)

const POSITION = /rings|coordinates|geometry|\.[xy]$|l(ong|at)itude/i

function changesFor(value: unknown, place: string): Change[] {
  const inList = place.endsWith('#')
  const isPosition = POSITION.test(place)
  const always: Change[] = [
    ...(inList ? [] : [{ kind: 'absent', scopes: both, to: () => GONE }]),
    { kind: 'null', scopes: both, to: () => null },
  ]
  const set = (kind: string, to: unknown, scopes: Change['scopes'] = first): Change => ({
    kind,
    scopes,
    to: () => to,
  })
  if (typeof value === 'number') {
    return [
      ...always,
      set('empty', ''),
      set('other type', 'not a number', both),
      { kind: 'number as text', scopes: both, to: String },
      ...[-1e15, 1e15, 9e15, 1e308, isPosition ? 999 : -1].map((far) => set('out of range', far)),
    ]
  }
  if (isText(value)) {
    return [
      ...always,
      set('empty', ''),
      set('other type', 7),
      set('other type', { nested: [SURPRISE] }),
      set('other type', [value]),
      set('unknown word', SURPRISE, both),
      ...(value.toUpperCase() === value ? [] : [{ kind: 'other case', scopes: both, to: upper }]),
      ...(value.toLowerCase() === value ? [] : [{ kind: 'other case', scopes: both, to: lower }]),
      ...(isNumeric(value)
        ? ['-1', '-1000000000000000', '1e308', 'NaN'].map((far) => set('out of range', far))
        : []),
      ...(isDated(value)
        ? ['0000-00-00', '2026-13-45T00:00:00.000', '300000-01-01T00:00:00Z', '13/45/2020'].map((far) =>
            set('out of range', far),
          )
        : []),
    ]
  }
  if (typeof value === 'boolean') return [...always, set('other type', 'yes'), set('other type', 1)]
  if (Array.isArray(value)) return [...always, set('other type', {}), set('other type', SURPRISE)]
  if (value === null) return [...(inList ? [] : [{ kind: 'absent', scopes: both, to: () => GONE }])]
  return [
    ...always,
    set('empty', {}),
    set('other type', SURPRISE),
    { kind: 'extra field', scopes: both, to: (value) => ({ ...(value as object), [ADDED]: SURPRISE }) },
  ]
}

const upper = (value: unknown) => String(value).toUpperCase()
const lower = (value: unknown) => String(value).toLowerCase()

export function corruptionsOf(body: unknown): JsonCorruption[] {
  const values = new Map<string, unknown>()
  walk(body, [], (value, path) => {
    const previous = values.get(placeOf(path))
    if (previous === undefined || previous === null) values.set(placeOf(path), value)
  })
  return [...values].flatMap(([place, value]) =>
    place === ''
      ? []
      : changesFor(value, place).flatMap(({ kind, scopes, to }) =>
          scopes.map((scope) => {
            const replacement = to(value)
            return {
              place,
              kind,
              scope,
              replacement: replacement === GONE ? undefined : replacement,
              before: value,
            }
          }),
        ),
  )
}

function walk(value: unknown, path: JsonPath, visit: (value: unknown, path: JsonPath) => void): void {
  if (value instanceof Uint8Array) return
  visit(value, path)
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) walk(each, [...path, index], visit)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) walk(each, [...path, key], visit)
  }
}

export function corrupt(body: unknown, { place, kind, scope, replacement, before }: JsonCorruption): unknown {
  let isDone = false
  function change(value: unknown, path: JsonPath): unknown {
    if (isDone && scope === 'first') return value
    if (placeOf(path) === place && (scope === 'every' || value === before || typeof before === 'object')) {
      isDone = true
      return replacement === undefined
        ? GONE
        : scope === 'every'
          ? again(kind, place, value, replacement)
          : replacement
    }
    if (Array.isArray(value)) return value.map((each, index) => change(each, [...path, index]))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, each]) => [key, change(each, [...path, key])] as const)
    return Object.fromEntries(entries.filter(([, each]) => each !== GONE))
  }
  return change(body, [])
}

function again(kind: string, place: string, value: unknown, replacement: unknown): unknown {
  if (value === null) return null
  const same = changesFor(value, place).find((each) => each.kind === kind && each.scopes.includes('every'))
  if (kind === 'other case' && isText(value))
    return replacement === upper(replacement) ? upper(value) : lower(value)
  return same ? same.to(value) : replacement
}

export function leavesOf(data: unknown): { path: JsonPath; value: string | number | boolean }[] {
  const leaves: { path: JsonPath; value: string | number | boolean }[] = []
  walk(data, [], (value, path) => {
    if (isText(value) || typeof value === 'number' || typeof value === 'boolean') leaves.push({ path, value })
  })
  return leaves
}
