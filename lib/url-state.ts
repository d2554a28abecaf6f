import type { Bounds, LngLat } from '@/lib/geography/types'
import { isCalendarDay } from './calendar-day'
import { localHref } from './language/local-href'

export type UrlQuery = Record<string, string | string[] | undefined>

export interface UrlParameterSchema {
  type: 'string' | 'number' | 'integer'
  enum?: readonly (string | number)[]
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
  format?: 'date' | 'point' | 'box'
  default?: string | number
}

export interface UrlParameter {
  name: string
  schema: UrlParameterSchema
  repeated: boolean
}

export interface ParsedUrl<Url> {
  url: Url
  dropped: string[]
  errors: Record<string, string>
  typed: Record<string, string>
  unknown: string[]
}

export interface UrlProblemReport {
  drop(name: string): undefined
  refuse(name: string, message: string, typed?: string): undefined
}

interface Reader extends UrlProblemReport {
  all(name: string): string[]
  one(name: string): string | undefined
}

type Pairs = [name: string, text: string][]

interface Field<T> {
  read(reader: Reader, name: string, before: object): T
  write(value: T, name: string, before: object): Pairs
  parameters(name: string): UrlParameter[]
}

export interface ScalarParameter<T> extends Field<T | undefined> {
  schema: UrlParameterSchema
  parse(text: string): T | Refusal | undefined
  format(value: T): string
  /** Makes an unreadable text an error with this message, instead of dropping the parameter. */
  orError(message: string): ScalarParameter<T>
  or<Before extends object>(usual: T | ((before: Before) => T)): Field<T>
}

export class Refusal {
  constructor(readonly message: string) {}
}

export function scalar<T>(
  schema: UrlParameterSchema,
  parse: ScalarParameter<T>['parse'],
  format: ScalarParameter<T>['format'] = String,
): ScalarParameter<T> {
  const read = (reader: Reader, name: string): T | undefined => {
    const typed = reader.one(name)
    if (typed === undefined) return undefined
    const value = parse(typed)
    if (value instanceof Refusal) return reader.refuse(name, value.message, typed)
    return value === undefined ? reader.drop(name) : value
  }
  const write = (value: T | undefined, name: string): Pairs => {
    const text = value === undefined ? '' : format(value)
    return text === '' ? [] : [[name, text]]
  }
  return {
    schema,
    parse,
    format,
    read,
    write,
    parameters: (name) => [{ name, schema, repeated: false }],
    orError: (message) => scalar(schema, (value) => parse(value) ?? new Refusal(message), format),
    or<Before extends object>(usual: T | ((before: Before) => T)) {
      const usualAfter = (before: object) => (usual instanceof Function ? usual(before as Before) : usual)
      return {
        read: (reader, name, before) => read(reader, name) ?? usualAfter(before),
        write: (value, name, before) =>
          format(value) === format(usualAfter(before)) ? [] : write(value, name),
        parameters(name) {
          const fallback = usual instanceof Function ? {} : { default: toPlain(usual) }
          return [{ name, schema: { ...schema, ...fallback }, repeated: false }]
        },
      }
    },
  }

  function toPlain(value: T): string | number {
    return typeof value === 'number' ? value : format(value)
  }
}

export const named = <T>(name: string, field: Field<T>): Field<T> => ({
  read: (reader, _, before) => field.read(reader, name, before),
  write: (value, _, before) => field.write(value, name, before),
  parameters: () => field.parameters(name),
})

export const text = (maxLength: number) =>
  scalar({ type: 'string', maxLength }, (value) => (value.length <= maxLength ? value : undefined))

export const line = (maxLength: number) =>
  scalar({ type: 'string', maxLength }, (value) =>
    value.length <= maxLength && !/[\p{Cc}\p{Cs}]/u.test(value) ? value : undefined,
  )

export const pattern = (shape: RegExp) =>
  scalar({ type: 'string', pattern: shape.source }, (value) => (shape.test(value) ? value : undefined))

export function choice<const K extends string | number>(
  choices: readonly K[] | Readonly<Record<K, unknown>>,
): ScalarParameter<K> {
  const values = Array.isArray(choices) ? (choices as readonly K[]) : (Object.keys(choices) as K[])
  const type = values.every(Number.isInteger) ? 'integer' : 'string'
  return scalar({ type, enum: values }, (word) => values.find((value) => String(value) === word))
}

interface NumberOptions {
  min: number
  max: number
  decimals?: number
  trim?: (text: string) => string
}

export function number({
  min,
  max,
  decimals = 0,
  trim = (value) => value,
}: NumberOptions): ScalarParameter<number> {
  const shape = decimals > 0 ? /^-?(\d{1,15}(\.\d{1,20})?|\.\d{1,20})$/ : /^-?\d{1,15}$/
  const schema: UrlParameterSchema = { type: decimals > 0 ? 'number' : 'integer', minimum: min, maximum: max }
  const parse = (input: string) => {
    const digits = trim(input)
    const value = round(Number(digits), decimals)
    return shape.test(digits) && value >= min && value <= max ? value : undefined
  }
  return scalar(schema, parse, (value) => String(round(value, decimals)))
}

export const page = () => number({ min: 1, max: 9_999 }).or(1)

const ticks: Readonly<Record<string, boolean>> = { '1': true, on: true, '0': false, off: false }

export function flag(words = ticks): Field<boolean> {
  const names = Object.keys(words)
  return scalar<boolean>(
    { type: 'string', enum: names },
    (value) => (Object.hasOwn(words, value) ? words[value] : undefined),
    (isSet) => names.find((name) => words[name] === isSet) ?? '',
  ).or(false)
}

export const date = (parse = (value: string) => (isCalendarDay(value) ? value : undefined)) =>
  scalar({ type: 'string', format: 'date' }, parse)

const round = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** Six decimals of a degree are about 0.1 m. The geocoder returns fourteen decimals. */
export const formatPoint = ({ latitude, longitude }: LngLat, decimals = 6) =>
  `${round(latitude, decimals)},${round(longitude, decimals)}`

function parsePoint(value: string): LngLat | undefined {
  if (!/^-?\d{1,3}(\.\d{1,20})?,-?\d{1,3}(\.\d{1,20})?$/.test(value)) return undefined
  const [latitude = Number.NaN, longitude = Number.NaN] = value.split(',').map(Number)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

export const point = (decimals = 6) =>
  scalar({ type: 'string', format: 'point' }, parsePoint, (value: LngLat) => formatPoint(value, decimals))

/** A box has more decimals than a point, so that rounding an edge does not move it across a point. */
export const box = (decimals = 9) =>
  scalar({ type: 'string', format: 'box' }, parseBox, (value: Bounds) =>
    value.map((degrees) => round(degrees, decimals)).join(),
  )

function parseBox(value: string): Bounds | undefined {
  const sides = value
    .split(',')
    .map((side) => (/^-?\d+(\.\d+)?$/.test(side.trim()) ? Number(side) : undefined))
  const [west, south, east, north] = sides
  const isWhole = west !== undefined && south !== undefined && east !== undefined && north !== undefined
  return isWhole && sides.length === 4 ? [west, south, east, north] : undefined
}

interface ListOptions {
  most?: number
  split?: RegExp
  join?: string
  also?: string
  alsoError?: string
}

export function list<T>(item: ScalarParameter<T>, options: ListOptions = {}): Field<T[]> {
  const { most = Number.POSITIVE_INFINITY, split = /$^/, join, also, alsoError } = options
  return {
    read(reader, name) {
      const items = new Map<string, T>()
      for (const source of also ? [name, also] : [name]) {
        const parts = reader.all(source).flatMap((value) => value.split(split))
        for (const part of parts.map((each) => each.trim()).filter(Boolean)) {
          const value = item.parse(part)
          if (value !== undefined && !(value instanceof Refusal)) items.set(item.format(value), value)
          else if (source === also && alsoError) reader.refuse(source, alsoError, reader.all(source)[0] ?? '')
          else reader.drop(source)
        }
      }
      if (items.size > most) reader.drop(name)
      return [...items.values()].slice(0, most)
    },
    write(values, name) {
      const texts = values.map(item.format)
      const cells = join === undefined ? texts : [texts.join(join)]
      return cells.filter(Boolean).map((each) => [name, each])
    },
    parameters: (name) =>
      [name, ...(also ? [also] : [])].map((each) => ({ name: each, schema: item.schema, repeated: true })),
  }
}

export type UrlFields = Readonly<Record<string, Field<unknown>>>
type ValueOf<F> = F extends Field<infer T> ? T : never
type Flat<T> = { [K in keyof T]: T[K] }
export type UrlParamsOfFields<F extends UrlFields> = Flat<
  { [K in keyof F as undefined extends ValueOf<F[K]> ? never : K]: ValueOf<F[K]> } & {
    [K in keyof F as undefined extends ValueOf<F[K]> ? K : never]?: ValueOf<F[K]>
  }
>

export const group = <F extends UrlFields>(fields: F): Field<UrlParamsOfFields<F>> => ({
  read: (reader) => readFields(fields, reader),
  write: (state) => writeFields(fields, state),
  parameters: () => parametersOf(fields),
})

export function numbered<F extends UrlFields, Row extends UrlParamsOfFields<F>>(
  most: number,
  fields: F,
  toRow: (state: UrlParamsOfFields<F>) => Row | undefined,
): Field<Row[]> {
  const numbers = Array.from({ length: most }, (_, index) => index + 1)
  return {
    read: (reader) => numbers.flatMap((number) => toRow(readFields(fields, reader, `${number}`)) ?? []),
    write: (rows) => rows.flatMap((row, index) => writeFields(fields, row, `${index + 1}`)),
    parameters: () => numbers.flatMap((number) => parametersOf(fields, `${number}`)),
  }
}

const own = (state: object, key: string): unknown =>
  Object.hasOwn(state, key) ? Reflect.get(state, key) : undefined

function readFields<F extends UrlFields>(
  fields: F,
  reader: Reader,
  suffix = '',
  overrides: object = {},
): UrlParamsOfFields<F> {
  const state: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(fields)) {
    const value = own(overrides, key) ?? field.read(reader, key + suffix, state)
    if (value !== undefined) state[key] = value
  }
  return state as UrlParamsOfFields<F>
}

const writeFields = (fields: UrlFields, state: object, suffix = ''): Pairs =>
  Object.entries(fields).flatMap(([key, field]) => {
    const value = own(state, key)
    return value === undefined ? [] : field.write(value, key + suffix, state)
  })

const parametersOf = (fields: UrlFields, suffix = ''): UrlParameter[] =>
  Object.entries(fields).flatMap(([key, field]) => field.parameters(key + suffix))

export interface UrlCodec<Url> {
  /** Never throws. An unreadable parameter is listed in `dropped` or `errors`. */
  parse(query: UrlQuery): ParsedUrl<Url>
  toQuery(url: Partial<Url>): URLSearchParams
  toHref<Path extends string>(path: Path, url: Partial<Url>): Path | `${Path}?${string}`
  parameters: readonly UrlParameter[]
}

export type UrlParamsOf<S> = S extends UrlCodec<infer Url> ? Url : never

interface UrlOptions<Url> {
  settle?: (url: Url, report: UrlProblemReport) => Url
  /** Characters that stay unescaped, so that people can read the query. */
  legible?: string
}

export function declareUrl<F extends UrlFields>(
  fields: F,
  { settle = (url) => url, legible = '' }: UrlOptions<UrlParamsOfFields<F>> = {},
): UrlCodec<UrlParamsOfFields<F>> {
  const parameters = parametersOf(fields)
  const names = new Set(parameters.map(({ name }) => name))
  const toQuery = (url: Partial<UrlParamsOfFields<F>>) => {
    const silent = readerOf({})
    const whole = settle(readFields(fields, silent, '', url), silent)
    return new URLSearchParams(writeFields(fields, whole))
  }
  return {
    parameters,
    toQuery,
    parse(query) {
      const reader = readerOf(query)
      const url = settle(readFields(fields, reader), reader)
      const { dropped, errors, typed } = reader
      const unknown = Object.keys(query).filter((name) => !names.has(name))
      return { url, dropped: [...dropped], errors, typed, unknown }
    },
    toHref(path, url) {
      const escaped = toQuery(url).toString()
      const readable = [...legible].reduce(
        (all, sign) => all.replaceAll(encodeURIComponent(sign), sign),
        escaped,
      )
      return localHref(readable === '' ? path : `${path}?${readable}`)
    },
  }
}

function readerOf(query: UrlQuery) {
  const dropped = new Set<string>()
  const errors: Record<string, string> = {}
  const typed: Record<string, string> = {}
  const all = (name: string) => {
    const values = Object.hasOwn(query, name) ? [query[name]].flat() : []
    return values.map((each) => each?.trim() ?? '').filter((each) => each !== '')
  }
  return {
    dropped,
    errors,
    typed,
    all,
    one(name: string) {
      const [first, ...others] = all(name)
      if (others.some((other) => other !== first)) dropped.add(name)
      return first
    },
    drop: (name: string) => void dropped.add(name),
    refuse(name: string, message: string, value?: string) {
      errors[name] = message
      if (value !== undefined) typed[name] = value
      return undefined
    },
  }
}
