import type { Bounds, LngLat } from '@/lib/geography/types'
import { isCalendarDay } from './calendar-day'

/** An address as Next hands it to a page. */
export type Query = Record<string, string | string[] | undefined>

/** What a parameter may hold, in the words of JSON Schema. */
export interface ParameterSchema {
  type: 'string' | 'number' | 'integer'
  enum?: readonly (string | number)[]
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
  format?: 'date' | 'point' | 'box'
  default?: string | number
}

export interface Parameter {
  name: string
  schema: ParameterSchema
  /** It may stand in the address several times. */
  repeated: boolean
}

export interface ParsedUrl<Url> {
  url: Url
  /** Parameters of a link that could not be read and were left out. */
  dropped: string[]
  /** What a person typed into a form and must mend, by parameter. */
  errors: Record<string, string>
  /** As typed, where it could not be read. */
  typed: Record<string, string>
  /** Parameters that this address does not have. */
  unknown: string[]
}

/** Where a field or a rule across fields says what it left out. */
export interface UrlReport {
  drop(name: string): undefined
  refuse(name: string, message: string, typed?: string): undefined
}

interface Reader extends UrlReport {
  /** Every value that is not blank, without the blanks around it. */
  all(name: string): string[]
  /** The first value; another one beside it is told. */
  one(name: string): string | undefined
}

type Pairs = [name: string, text: string][]

/** One part of a page's state: how it is read from the parameters of an address and written into them. */
interface Field<T> {
  /** `before` are the fields that stand before it. */
  read(reader: Reader, name: string, before: object): T
  write(value: T, name: string, before: object): Pairs
  parameters(name: string): Parameter[]
}

/** A field that is one text. */
export interface Scalar<T> extends Field<T | undefined> {
  schema: ParameterSchema
  parse(text: string): T | Refusal | undefined
  format(value: T): string
  /** People type it: what cannot be read comes back with this message instead of being left out. */
  orError(message: string): Scalar<T>
  /** What it is where the address does not have it; it may follow from the fields before it. */
  or<Before extends object>(usual: T | ((before: Before) => T)): Field<T>
}

/** Why a text is refused, where there are several reasons. */
export class Refusal {
  constructor(readonly message: string) {}
}

/** A kind of its own: what its text may be, how it is read and how it is written. */
export function scalar<T>(
  schema: ParameterSchema,
  parse: Scalar<T>['parse'],
  format: Scalar<T>['format'] = String,
): Scalar<T> {
  const read = (reader: Reader, name: string): T | undefined => {
    const given = reader.one(name)
    if (given === undefined) return undefined
    const value = parse(given)
    if (value instanceof Refusal) return reader.refuse(name, value.message, given)
    return value === undefined ? reader.drop(name) : value
  }
  const write = (value: T | undefined, name: string): Pairs => {
    const written = value === undefined ? '' : format(value)
    return written === '' ? [] : [[name, written]]
  }
  return {
    schema,
    parse,
    format,
    read,
    write,
    parameters: (name) => [{ name, schema, repeated: false }],
    orError: (message) => scalar(schema, (given) => parse(given) ?? new Refusal(message), format),
    or<Before extends object>(usual: T | ((before: Before) => T)) {
      const usualAfter = (before: object) => (usual instanceof Function ? usual(before as Before) : usual)
      return {
        read: (reader, name, before) => read(reader, name) ?? usualAfter(before),
        write: (value, name, before) =>
          format(value) === format(usualAfter(before)) ? [] : write(value, name),
        parameters(name) {
          const known = usual instanceof Function ? {} : { default: toPlain(usual) }
          return [{ name, schema: { ...schema, ...known }, repeated: false }]
        },
      }
    },
  }

  function toPlain(value: T): string | number {
    return typeof value === 'number' ? value : format(value)
  }
}

/** A field whose name in the address is not its name in the state. */
export const named = <T>(name: string, field: Field<T>): Field<T> => ({
  read: (reader, _, before) => field.read(reader, name, before),
  write: (value, _, before) => field.write(value, name, before),
  parameters: () => field.parameters(name),
})

export const text = (maxLength: number) =>
  scalar({ type: 'string', maxLength }, (given) => (given.length <= maxLength ? given : undefined))

/** Text of one line, without characters that nobody can see or type. */
export const line = (maxLength: number) =>
  scalar({ type: 'string', maxLength }, (given) =>
    given.length <= maxLength && !/[\p{Cc}\p{Cs}]/u.test(given) ? given : undefined,
  )

export const pattern = (shape: RegExp) =>
  scalar({ type: 'string', pattern: shape.source }, (given) => (shape.test(given) ? given : undefined))

/** One of a list, or one of the names of a table. */
export function choice<const K extends string | number>(
  choices: readonly K[] | Readonly<Record<K, unknown>>,
): Scalar<K> {
  const values = Array.isArray(choices) ? (choices as readonly K[]) : (Object.keys(choices) as K[])
  const type = values.every(Number.isInteger) ? 'integer' : 'string'
  return scalar({ type, enum: values }, (given) => values.find((value) => String(value) === given))
}

interface NumberOptions {
  min: number
  max: number
  decimals?: number
  /** Takes off what people type around the digits. */
  trim?: (text: string) => string
}

export function number({ min, max, decimals = 0, trim = (given) => given }: NumberOptions): Scalar<number> {
  const shape = decimals > 0 ? /^-?(\d{1,15}(\.\d{1,20})?|\.\d{1,20})$/ : /^-?\d{1,15}$/
  const schema: ParameterSchema = { type: decimals > 0 ? 'number' : 'integer', minimum: min, maximum: max }
  const parse = (given: string) => {
    const digits = trim(given)
    const value = round(Number(digits), decimals)
    return shape.test(digits) && value >= min && value <= max ? value : undefined
  }
  return scalar(schema, parse, (value) => String(round(value, decimals)))
}

/** Which page of a list. */
export const page = () => number({ min: 1, max: 9_999 }).or(1)

const ticks: Readonly<Record<string, boolean>> = { '1': true, on: true, '0': false, off: false }

/** Yes or no; without words of its own a box that is ticked or not, as forms and links write it. */
export function flag(words = ticks): Field<boolean> {
  const names = Object.keys(words)
  return scalar<boolean>(
    { type: 'string', enum: names },
    (given) => (Object.hasOwn(words, given) ? words[given] : undefined),
    (isSet) => names.find((name) => words[name] === isSet) ?? '',
  ).or(false)
}

/** A day as 2026-10-31 that the calendar has. */
export const date = (parse = (given: string) => (isCalendarDay(given) ? given : undefined)) =>
  scalar({ type: 'string', format: 'date' }, parse)

const round = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** Six decimals are about 0.1 m; the geocoder gives fourteen. */
export const formatPoint = ({ latitude, longitude }: LngLat, decimals = 6) =>
  `${round(latitude, decimals)},${round(longitude, decimals)}`

function parsePoint(given: string): LngLat | undefined {
  if (!/^-?\d{1,3}(\.\d{1,20})?,-?\d{1,3}(\.\d{1,20})?$/.test(given)) return undefined
  const [latitude = Number.NaN, longitude = Number.NaN] = given.split(',').map(Number)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

/** `latitude,longitude` */
export const point = (decimals = 6) =>
  scalar({ type: 'string', format: 'point' }, parsePoint, (value: LngLat) => formatPoint(value, decimals))

/** `west,south,east,north`; with more decimals than any point has, rounding moves none over the edge. */
export const box = (decimals = 9) =>
  scalar({ type: 'string', format: 'box' }, parseBox, (value: Bounds) =>
    value.map((degrees) => round(degrees, decimals)).join(),
  )

function parseBox(given: string): Bounds | undefined {
  const sides = given
    .split(',')
    .map((side) => (/^-?\d+(\.\d+)?$/.test(side.trim()) ? Number(side) : undefined))
  const [west, south, east, north] = sides
  const isWhole = west !== undefined && south !== undefined && east !== undefined && north !== undefined
  return isWhole && sides.length === 4 ? [west, south, east, north] : undefined
}

interface ListOptions {
  /** What is more than this is left out. */
  most?: number
  /** Takes one text apart into several items. */
  split?: RegExp
  /** Written as one text; without it the parameter is repeated. */
  join?: string
  /** A box of the form whose items join the list. */
  also?: string
  /** What a person is told who typed something unreadable into that box. */
  alsoError?: string
}

/** Several items, each once. */
export function list<T>(item: Scalar<T>, options: ListOptions = {}): Field<T[]> {
  const { most = Number.POSITIVE_INFINITY, split = /$^/, join, also, alsoError } = options
  return {
    read(reader, name) {
      const items = new Map<string, T>()
      for (const source of also ? [name, also] : [name]) {
        const parts = reader.all(source).flatMap((given) => given.split(split))
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
      const written = join === undefined ? texts : [texts.join(join)]
      return written.filter(Boolean).map((each) => [name, each])
    },
    parameters: (name) =>
      [name, ...(also ? [also] : [])].map((each) => ({ name: each, schema: item.schema, repeated: true })),
  }
}

export type Fields = Readonly<Record<string, Field<unknown>>>
type ValueOf<F> = F extends Field<infer T> ? T : never
type Flat<T> = { [K in keyof T]: T[K] }
/** The state that fields hold; what has no usual value may be absent. */
export type StateOf<F extends Fields> = Flat<
  { [K in keyof F as undefined extends ValueOf<F[K]> ? never : K]: ValueOf<F[K]> } & {
    [K in keyof F as undefined extends ValueOf<F[K]> ? K : never]?: ValueOf<F[K]>
  }
>

/** Fields that make one object of the state. */
export const group = <F extends Fields>(fields: F): Field<StateOf<F>> => ({
  read: (reader) => readFields(fields, reader),
  write: (state) => writeFields(fields, state),
  parameters: () => parametersOf(fields),
})

/** Objects of the same fields, numbered in the address from 1: `column1`, `column2`. What `toRow` refuses is none. */
export function numbered<F extends Fields, Row extends StateOf<F>>(
  most: number,
  fields: F,
  toRow: (state: StateOf<F>) => Row | undefined,
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

function readFields<F extends Fields>(
  fields: F,
  reader: Reader,
  suffix = '',
  given: object = {},
): StateOf<F> {
  const state: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(fields)) {
    const value = own(given, key) ?? field.read(reader, key + suffix, state)
    if (value !== undefined) state[key] = value
  }
  return state as StateOf<F>
}

const writeFields = (fields: Fields, state: object, suffix = ''): Pairs =>
  Object.entries(fields).flatMap(([key, field]) => {
    const value = own(state, key)
    return value === undefined ? [] : field.write(value, key + suffix, state)
  })

const parametersOf = (fields: Fields, suffix = ''): Parameter[] =>
  Object.entries(fields).flatMap(([key, field]) => field.parameters(key + suffix))

export interface UrlState<Url> {
  /** Total: whatever cannot be read is left out and named, the rest is kept. */
  parse(query: Query): ParsedUrl<Url>
  /** The shortest query that reads back as this state; what is absent has its usual value. */
  toQuery(url: Partial<Url>): URLSearchParams
  toHref<Path extends string>(path: Path, url: Partial<Url>): Path | `${Path}?${string}`
  parameters: readonly Parameter[]
}

export type UrlOf<S> = S extends UrlState<infer Url> ? Url : never

interface UrlOptions<Url> {
  /** Rules across fields. */
  settle?: (url: Url, report: UrlReport) => Url
  /** Characters that need no escape in a query and stand as they are, so that people can read it. */
  legible?: string
}

/** The address of a page, each field once: its type, its reading, its writing and its description follow. */
export function declareUrl<F extends Fields>(
  fields: F,
  { settle = (url) => url, legible = '' }: UrlOptions<StateOf<F>> = {},
): UrlState<StateOf<F>> {
  const parameters = parametersOf(fields)
  const names = new Set(parameters.map(({ name }) => name))
  const toQuery = (url: Partial<StateOf<F>>) => {
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
      return readable === '' ? path : `${path}?${readable}`
    },
  }
}

function readerOf(query: Query) {
  const dropped = new Set<string>()
  const errors: Record<string, string> = {}
  const typed: Record<string, string> = {}
  const all = (name: string) => {
    const given = Object.hasOwn(query, name) ? [query[name]].flat() : []
    return given.map((each) => each?.trim() ?? '').filter((each) => each !== '')
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
    refuse(name: string, message: string, given?: string) {
      errors[name] = message
      if (given !== undefined) typed[name] = given
      return undefined
    },
  }
}
