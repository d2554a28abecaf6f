import { describe, expect, it } from 'vitest'
import { type BatchFailure, batchSchema } from './batch-schema'
import { readRows } from './list/read-list'
import { openQuestions, reduceBatch } from './reduce-batch'
import { buildDocument } from './results/build-document'
import { countRows, formatCounts } from './results/count-rows'
import { describeRow } from './results/describe-row'
import { answered, elevationAnswer, listed, sectionAnswer } from './testing/example-batch'

const down: BatchFailure = { code: 'upstream_unavailable', message: 'The source is down.' }
const changed: BatchFailure = { code: 'upstream_changed', message: 'The format changed.' }
const lines = ['A, 40.1, -105.1', 'B, 40.2, -105.2', 'nonsense', 'A again, 40.1, -105.1']

const fail = (batch: ReturnType<typeof listed>, key: string, failure: BatchFailure, notBefore = 0) =>
  reduceBatch(batch, { type: 'failed', key, source: 'elevation', failure, notBefore })
const statuses = (batch: ReturnType<typeof listed>) =>
  batch.rows.map((row) => describeRow(row, batch.points).kind)

const [first, second] = ['40.100000,-105.100000', '40.200000,-105.200000']
const both = { section: sectionAnswer(), elevation: elevationAnswer() }

describe('reduceBatch', () => {
  it('requests a point once if the list repeats it', () => {
    expect(openQuestions(listed(...lines)).map(({ key }) => key)).toEqual([first, second])
  })

  it('updates all rows of the same point from waiting to asking to found', () => {
    const waiting = listed(...lines)
    expect(statuses(waiting)).toEqual(['waiting', 'waiting', 'unreadable', 'waiting'])
    const asking = reduceBatch(waiting, { type: 'asked', key: first })
    expect(statuses(asking)).toEqual(['asking', 'waiting', 'unreadable', 'asking'])
    const half = reduceBatch(asking, { type: 'answered', key: first, answers: { section: sectionAnswer() } })
    expect(statuses(half)).toEqual(['asking', 'waiting', 'unreadable', 'asking'])
    const complete = reduceBatch(half, {
      type: 'answered',
      key: first,
      answers: { elevation: elevationAnswer() },
    })
    expect(statuses(complete)).toEqual(['found', 'waiting', 'unreadable', 'found'])
  })

  it('keeps finished results after a stop, and requests only the rest', () => {
    const asking = reduceBatch(listed('40.1, -105.1'), { type: 'asked', key: first })
    const half = reduceBatch(asking, { type: 'answered', key: first, answers: { section: sectionAnswer() } })
    const stopped = reduceBatch(half, { type: 'stopped' })
    expect(openQuestions(stopped).map(({ sources }) => sources)).toEqual([['elevation']])
  })

  it('requests flood zone and soil only if selected, and distinguishes a failure from an absent record', () => {
    expect(openQuestions(listed('40.1, -105.1')).map(({ sources }) => sources)).toEqual([
      ['section', 'elevation'],
    ])
    const rows = readRows(['40.1, -105.1'])
    const extended = reduceBatch(answered(listed('40.1, -105.1'), both), {
      type: 'listed',
      rows,
      extras: ['flood'],
    })
    expect(openQuestions(extended).map(({ sources }) => sources)).toEqual([['flood']])
    const failed = reduceBatch(extended, {
      type: 'failed',
      key: first,
      source: 'flood',
      failure: down,
      notBefore: 0,
    })
    const document = buildDocument(failed, [], new Date(0))
    const [row] = [...document.table.rows]
    expect(row?.cells).toMatchObject({
      floodZone: null,
      floodState: 'Could not ask: The source is down.',
      status: 'Source failed: try again',
    })
    expect(row?.cells).not.toHaveProperty('soilUnit')
  })

  it('retries only failures that can succeed later', () => {
    const partly = answered(listed(...lines), { section: sectionAnswer() }, { section: sectionAnswer() })
    const failed = fail(fail(partly, first, down), second, changed)
    expect(openQuestions(failed)).toEqual([])
    expect(countRows(failed)).toMatchObject({ failed: 3, retryable: 2 })
    const retried = reduceBatch(failed, { type: 'retried' })
    expect(openQuestions(retried)).toMatchObject([{ key: first, sources: ['elevation'] }])
  })

  it('keeps the latest time before which a source accepts no request', () => {
    const failure: BatchFailure = { code: 'rate_limited', message: 'Too many.' }
    const batch = fail(fail(listed(...lines), first, failure, 5000), second, failure, 3000)
    expect(batch.notBefore).toBe(5000)
  })

  it('keeps the results of points that remain in a changed list, and no others', () => {
    const before = answered(listed(...lines), both, both)
    const after = reduceBatch(before, { type: 'listed', rows: readRows(['40.2, -105.2', '41.5, -95.5']) })
    expect(statuses(after)).toEqual(['found', 'waiting'])
    expect(Object.keys(after.points)).toHaveLength(2)
  })

  it('restores the whole batch, with interrupted requests pending again', () => {
    const batch = fail(answered(listed(...lines), both), second, down)
    const asking = reduceBatch(reduceBatch(batch, { type: 'retried' }), { type: 'asked', key: second })
    const recalled = batchSchema.parse(JSON.parse(JSON.stringify(asking)))
    expect(recalled).toEqual(asking)
    const restored = reduceBatch(listed(), { type: 'restored', batch: recalled })
    expect(statuses(restored)).toEqual(['found', 'waiting', 'unreadable', 'found'])
  })

  it('rejects a stored batch of another release or with manual changes', () => {
    expect(batchSchema.safeParse({ rows: [{ number: 1 }], points: {}, notBefore: 0 }).success).toBe(false)
    const strange = fail(listed(...lines), first, down)
    const text = JSON.stringify(strange).replace('upstream_unavailable', 'toString')
    expect(batchSchema.safeParse(JSON.parse(text)).success).toBe(false)
  })
})

describe('describeRow', () => {
  const describeOne = (section: object, elevation: object = {}) => {
    const batch = answered(listed('40.1, -105.1'), {
      section: sectionAnswer(section),
      elevation: elevationAnswer(elevation),
    })
    return batch.rows.map((row) => describeRow(row, batch.points))[0]
  }
  const nothing = { outcome: 'nothing', message: 'No elevation here.', feet: null, meters: null }

  it('shows the status of the section, and describes the other results', () => {
    expect(describeOne({})).toMatchObject({ label: 'Found', detail: '' })
    expect(describeOne({}, nothing)).toMatchObject({ label: 'Found', detail: 'No elevation here.' })
    expect(describeOne({ outcome: 'not-covered', message: 'Not Texas.', places: [] })).toMatchObject({
      label: 'Not covered',
      detail: 'Not Texas. The elevation was found.',
    })
    expect(describeOne({ outcome: 'nothing', message: 'A grant.', places: [] }, nothing)).toMatchObject({
      label: 'Nothing published here',
      detail: 'A grant. No elevation here.',
    })
  })

  it('offers a retry only if it can succeed', () => {
    const batch = answered(listed(...lines), { section: sectionAnswer() }, { section: sectionAnswer() })
    const failed = fail(fail(batch, first, down), second, changed)
    expect(failed.rows.slice(0, 2).map((row) => describeRow(row, failed.points))).toMatchObject([
      { label: 'Source failed: try again', detail: 'Elevation: The source is down.', retry: true },
      { label: 'Source failed', retry: false },
    ])
  })
})

describe('countRows', () => {
  it('the counts by outcome add up to the total', () => {
    const batch = fail(
      answered(listed(...lines, '42.5, -100.5'), both, { section: sectionAnswer() }),
      second,
      down,
    )
    const { total, finished, failed, unreadable, left } = countRows(batch)
    expect([finished, failed, unreadable, left]).toEqual([2, 1, [3], 1])
    expect(finished + failed + unreadable.length + left).toBe(total)
    expect(formatCounts(countRows(batch))).toBe(
      'Finished 2 of 5, 1 failed. We could not read line 3; its row says what to correct.',
    )
  })
})
