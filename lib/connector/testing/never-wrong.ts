import { isCalendarDay } from '@/lib/calendar-day'
import { type JsonCorruption, leavesOf, SURPRISE } from './spoil'

const TELLS =
  /note|caveat|message|warning|remark|missing|gap|flag|scan|sentence|complete|truncated|partial|unread|reason|hint|withheld|privacy|checked/i

const UNKNOWN = ['', 'other', 'unknown', 'not stated']

const DERIVED = /\.(changes|factsToCheck|excerptMatches)$/

const KEYS = /(token|key|queryId|\.name|\.title)$/i

const CLAIMS = /\.(recorded|(is|has)[A-Z]\w*)$/

const DATED = /[dD]ate|[dD]ay|^(from|through|edition)|expires|issued|At$|On$/

/**
 * Returns values that do not equal the intact value, are no part of it, and do not come from the injected
 * text. If the result has a new caveat, returns only impossible values.
 */
export function findWrongValues(spoiled: unknown, whole: unknown, spoiling: JsonCorruption): string[] {
  const values = new Set(leavesOf(whole).map(({ value }) => fold(value)))
  const isTold = leavesOf(spoiled).some(
    ({ path, value }) => path.some((step) => TELLS.test(String(step))) && !values.has(fold(value)),
  )
  return [...impossibleIn(spoiled), ...(isTold ? [] : differences(spoiled, whole, '', spoiling))]
}

const fold = (value: unknown) => String(value).toLowerCase().replaceAll(/\s+/g, ' ').trim()
const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function differences(now: unknown, before: unknown, at: string, spoiling: JsonCorruption): string[] {
  if (now === null || now === undefined || TELLS.test(at) || KEYS.test(at)) return []
  if (now instanceof Uint8Array) return []
  if (now === false && CLAIMS.test(at)) return []
  if (!isNode(now))
    return isSameOrLess(now, before) || comesFrom(now, spoiling)
      ? []
      : [`${at} was ${printValue(before)} and is ${printValue(now)}`]
  if (Array.isArray(now)) return listDifferences(now, before, at, spoiling)
  const fields = isNode(before) ? before : {}
  return Object.entries(now).flatMap(([key, each]) =>
    key === '' || comesFrom(key, spoiling) ? [] : differences(each, fields[key], `${at}.${key}`, spoiling),
  )
}

function listDifferences(now: unknown[], value: unknown, at: string, spoiling: JsonCorruption): string[] {
  const before = Array.isArray(value) ? value : []
  const hasRows = before.some((row) => isNode(row) && !Array.isArray(row))
  const shorter =
    hasRows && now.length < before.length - emptied(spoiling) && !DERIVED.test(at)
      ? [`${at} had ${before.length} and has ${now.length}, and nothing says so`]
      : []
  const values = now.flatMap((each, index) => {
    if (!isNode(each) && before.some((one) => isSameOrLess(each, one))) return []
    const same = differences(each, before[index], `${at}.${index}`, spoiling)
    const others = same.length > 0 && before.length <= 500 && isNode(each) ? before : []
    return others.reduce<string[]>((least, other) => {
      if (least.length === 0) return least
      const candidate = differences(each, other, `${at}.${index}`, spoiling)
      return candidate.length < least.length ? candidate : least
    }, same)
  })
  return [...shorter, ...values]
}

const emptied = ({ place, kind }: JsonCorruption) => (place.endsWith('#') && /null|empty/.test(kind) ? 1 : 0)

function isSameOrLess(now: unknown, before: unknown): boolean {
  if (now === null || now === before || fold(now) === fold(before) || UNKNOWN.includes(fold(now))) return true
  if (typeof now !== 'string' || typeof before !== 'string') return false
  const words = wordsOf(before)
  return wordsOf(now).every((word) => words.includes(word))
}

const wordsOf = (text: string) =>
  fold(text)
    .split(/[\s,;]+/)
    .filter(Boolean)

function comesFrom(value: unknown, spoiling: JsonCorruption): boolean {
  const folded = fold(value)
  const mayBePart = typeof value === 'string' && value.length > 1
  return textsIn(spoiling).some((text) => folded.includes(text) || (mayBePart && text.includes(folded)))
}

const foldedTexts = new WeakMap<JsonCorruption, string[]>()

function textsIn(spoiling: JsonCorruption): string[] {
  const cached = foldedTexts.get(spoiling)
  if (cached) return cached
  const { replacement } = spoiling
  const texts = [...leavesOf({ replacement }).map(({ value }) => fold(value)), fold(SURPRISE)].filter(Boolean)
  foldedTexts.set(spoiling, texts)
  return texts
}

const printValue = (value: unknown) => JSON.stringify(value)?.slice(0, 80) ?? 'nothing'

function impossibleIn(data: unknown): string[] {
  return leavesOf(data).flatMap(({ path, value }) => {
    const what = impossibilityOf(value, path.map(String))
    return what ? [`${path.join('.')} is ${what}: ${value}`] : []
  })
}

function impossibilityOf(value: string | number | boolean, path: string[]): string | undefined {
  if (typeof value === 'number') {
    if (!(Math.abs(value) < 1e15)) return 'no number that can be'
    const isDegrees =
      (path.includes('coordinates') && !path.includes('row')) ||
      /^(longitude|latitude)$/.test(path.at(-1) ?? '')
    return isDegrees && Math.abs(value) > 180 ? 'outside the world' : undefined
  }
  const isDated = DATED.test(path.at(-1) ?? '') && !path.includes('row')
  const [day] = /^[+-]?\d{4,6}-\d{2}-\d{2}(?=$|T)/.exec(isDated ? String(value) : '') ?? []
  return day !== undefined && !isCalendarDay(day) ? 'no day of the calendar' : undefined
}
