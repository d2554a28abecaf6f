import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareAnswers } from '@/lib/comparison/compare-answers'
import { type FeedChange, type FeedWatchResult, feedChecks } from './change'
import { type FeedWatch, nextDueAt, renew } from './renew'

const DAY_MS = 86_400_000
const START = Date.parse('2026-11-30T08:00:00Z')
const dayAt = (day: number) => new Date(START + day * DAY_MS)

interface Row {
  id: string
  value: number
  status: string
}

interface Day {
  changes: readonly { row: number; field: 'value' | 'status' }[]
  weather: 'fine' | 'down' | 'mixed' | 'aged' | 'old-answer'
  isPolled: boolean
}

const ROWS = 5

const days = fc.array(
  fc.record<Day>({
    changes: fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      {
        weight: 1,
        arbitrary: fc.array(
          fc.record({
            row: fc.nat(ROWS - 1),
            field: fc.constantFrom<'value' | 'status'>('value', 'status'),
          }),
          { minLength: 1, maxLength: 4 },
        ),
      },
    ),
    weather: fc.constantFrom('fine', 'fine', 'fine', 'down', 'mixed', 'aged', 'old-answer'),
    isPolled: fc.boolean(),
  }),
  { minLength: 365, maxLength: 365 },
)

const firstRows = (): Row[] =>
  Array.from({ length: ROWS }, (_, row) => ({ id: `P-${row}`, value: row, status: 'open' }))

const answerOf = (rows: readonly Row[], at: Date, age = 0): FeedWatchResult => ({
  data: { ageSeconds: age, retrievedAt: at.toISOString(), list: rows.map((row) => ({ ...row })) },
  source: 'The office',
  retrievedAt: at.toISOString(),
  release: '1',
})

const valuesOf = (rows: readonly Row[]) =>
  new Map(
    rows.flatMap(({ id, value, status }): [string, number | string][] => [
      [`${id} Value`, value],
      [`${id} Status`, status],
    ]),
  )

async function liveThrough(year: readonly Day[], everyDays: number) {
  let rows = firstRows()
  let number = 100
  let today = 0
  const askedOn: number[] = []
  const first = answerOf(rows, dayAt(0))
  const earlier: FeedWatchResult[] = [first]
  let latest = valuesOf(rows)
  const expected: string[] = []

  function answerToday(): FeedWatchResult | undefined {
    const { weather = 'fine' } = year[today] ?? {}
    askedOn.push(today)
    if (weather === 'down') return undefined
    if (weather === 'old-answer') return earlier[0]
    const mixed = weather === 'mixed' ? rows.toReversed() : rows
    const answer = answerOf(mixed, dayAt(today + 1), weather === 'aged' ? 4_000 : 0)
    earlier.push(answer)
    const now = valuesOf(rows)
    for (const [name, value] of now)
      if (latest.get(name) !== value) expected.push(`${name}: ${latest.get(name)} -> ${value}`)
    latest = now
    return answer
  }
  const question: FeedWatch = {
    key: 'rows',
    everyDays,
    firstAskedAt: dayAt(0).toISOString(),
    loadFirst: async () => first,
    ask: async () => answerToday(),
    compare: (was, is) => compareAnswers(was.data, is.data).differences,
  }
  let checks = {}
  let due = nextDueAt([question], checks, dayAt(0))
  const changes: FeedChange[] = []
  for (const [index, day] of year.entries()) {
    today = index
    for (const { row, field } of day.changes) {
      number += 1
      rows = rows.map((each, at) =>
        at === row ? { ...each, [field]: field === 'value' ? number : `status ${number}` } : each,
      )
    }
    if (!day.isPolled || Date.parse(due) > dayAt(index).getTime()) continue
    const turn = await renew([question], checks, { now: dayAt(index), signal: new AbortController().signal })
    checks = feedChecks.parse(JSON.parse(JSON.stringify(turn.checks)))
    due = turn.dueAt
    changes.push(...turn.changes)
  }
  return { changes, expected, askedOn }
}

const describeChange = ({ difference }: FeedChange) =>
  `${difference?.where[1]?.replace('Id ', '') ?? ''} ${difference?.where[2] ?? ''}: ${difference?.was} -> ${difference?.is}`

describe('renew', () => {
  it.each([1, 7])(
    'reports each value that changed during a year and no other change, with one request per interval (days per interval: %i)',
    async (everyDays) => {
      let entries = 0
      await fc.assert(
        fc.asyncProperty(days, async (year) => {
          const { changes, expected, askedOn } = await liveThrough(year, everyDays)
          expect(changes.map(describeChange).toSorted()).toEqual(expected.toSorted())
          expect(changes.every(({ difference }) => difference?.kind === 'changed')).toBe(true)
          for (const [index, day] of askedOn.entries())
            if (index > 0) expect(day - (askedOn[index - 1] ?? 0)).toBeGreaterThanOrEqual(everyDays)
          entries += changes.length
        }),
        { seed: 1_130, numRuns: 40 },
      )
      expect(entries).toBeGreaterThan(500)
    },
  )

  const once = { now: dayAt(7), signal: new AbortController().signal }
  const questionWith = (change: Partial<FeedWatch>): FeedWatch => ({
    key: 'rows',
    everyDays: 7,
    firstAskedAt: dayAt(0).toISOString(),
    loadFirst: async () => answerOf(firstRows(), dayAt(0)),
    ask: async () => answerOf([], dayAt(7)),
    compare: (was, is) => compareAnswers(was.data, is.data).differences,
    ...change,
  })

  const noAnswer = async () => undefined

  it('compares later results with the first successful result if the source failed at the beginning', async () => {
    const turn = await renew([questionWith({ loadFirst: noAnswer })], {}, once)
    expect(turn.changes).toEqual([])
    const later = { ...once, now: dayAt(14) }
    const ask = async () => answerOf(firstRows().slice(0, 1), dayAt(14))
    expect(
      (await renew([questionWith({ loadFirst: noAnswer, ask })], turn.checks, later)).changes,
    ).toMatchObject([{ difference: { kind: 'appeared' } }])
  })

  it('lists 20 changes of one result, and counts the other changes', async () => {
    const many = Array.from({ length: 50 }, (_, row) => ({ id: `P-${row}`, value: row, status: 'open' }))
    const question = questionWith({
      loadFirst: async () => answerOf(many, dayAt(0)),
      ask: async () =>
        answerOf(
          many.map((row) => ({ ...row, value: row.value + 1_000 })),
          dayAt(7),
        ),
    })
    const { changes } = await renew([question], {}, once)
    expect(changes).toHaveLength(21)
    expect(changes.at(-1)).toMatchObject({ more: 30 })
  })

  it('sends 100 requests per renewal, three at a time, and the others in the next renewal', async () => {
    let running = 0
    let most = 0
    const questions = Array.from({ length: 130 }, (_, at) =>
      questionWith({
        key: String(at),
        async ask() {
          running += 1
          most = Math.max(most, running)
          await Promise.resolve()
          running -= 1
          return undefined
        },
      }),
    )
    const turn = await renew(questions, {}, once)
    expect(turn).toMatchObject({ isMoreDue: true })
    expect(Object.keys(turn.checks)).toHaveLength(100)
    const next = await renew(questions, turn.checks, once)
    expect(next).toMatchObject({ isMoreDue: false, dueAt: dayAt(14).toISOString() })
    expect(Object.keys(next.checks)).toHaveLength(130)
    expect(most).toBe(3)
  })
})
