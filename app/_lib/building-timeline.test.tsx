import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BuildingEvent } from '@/components/permits/building-event'
import { createApp } from '@/connectors/engine'
import type { BuildingFeedCityId } from '@/connectors/open-data-discovery/buildings/feed'
import { describeCounts, describeOpen, describeOpenMeaning } from '@/lib/records/building-record/describe'
import { absenceOf, timelineOf } from './building-timeline'

const { engine } = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })

async function ask(market: BuildingFeedCityId, propertySearch: string) {
  const answer = await engine.call('open-data-discovery', 'queryMunicipalBuildingOperations', {
    market,
    propertySearch,
  })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.data
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')

type Entry = Parameters<typeof describeCounts>[0][number]
const entries = (noun: Entry['noun'], ...states: Entry['state'][]): Entry[] =>
  states.map((state) => ({ noun, state }))

describe('describeCounts', () => {
  it.each<[string, Entry[]]>([
    [
      '2 open violations, 2 permits',
      [...entries('violation', 'open', 'open'), ...entries('permit', undefined, undefined)],
    ],
    ['4 violations', entries('violation', undefined, undefined, undefined, undefined)],
    [
      '1 open violation, 1 closed violation, 1 other violation',
      entries('violation', 'open', 'closed', undefined),
    ],
    ['1 open complaint, 1 violation', [...entries('complaint', 'open'), ...entries('violation', undefined)]],
    ['1 inspection', entries('inspection', undefined)],
  ])('formats a count of records: %s', (count, records) => expect(describeCounts(records)).toBe(count))

  it('excludes a record with an unknown state from the count of open records', () => {
    expect(describeOpen(entries('violation', undefined, 'closed'))).toBe('')
  })
})

describe('timelineOf for 742 W Inkwell St, Chicago', async () => {
  const data = await ask('chicago', '742 W Inkwell St, Chicago, IL')
  const timeline = timelineOf(data)

  it('describeOpenMeaning names the city to ask, and returns undefined if no violation is open', () => {
    expect(describeCounts(timeline)).toBe('2 open violations, 2 permits')
    expect(describeOpenMeaning(data, timeline)).toBe(
      'Open means that the city has not recorded it as settled. Ask the City of Chicago what is left to do, and give the number.',
    )
    expect(
      describeOpenMeaning(
        data,
        timeline.filter(({ state }) => state !== 'open'),
      ),
    ).toBeUndefined()
  })

  it('a line shows the subject before the number of the record, and omits the requested address', () => {
    for (const { key, ...entry } of timeline) {
      const text = textOf(renderToStaticMarkup(<BuildingEvent {...entry} />))
      expect(text).not.toMatch(/Inkwell/i)
      const [, matter = ''] = text.split('|')
      expect(matter).toMatch(/^[A-Z]/)
      expect(matter).not.toMatch(/^(Violation|Complaint|Permit) /)
      expect(text.indexOf(`${entry.record.number}`)).toBeGreaterThan(text.indexOf(matter))
    }
  })
})

it('shows the address of a record if it differs from the requested one', async () => {
  const data = await ask('chicago', '742 W Inkwell St')
  const other = { ...data, propertySearch: { ...data.propertySearch, typed: '740 W Inkwell St' } }
  expect(timelineOf(other).every(({ address }) => address !== null)).toBe(true)
  const byNumber = { ...data, propertySearch: { ...data.propertySearch, typed: '17094470040000' } }
  expect(timelineOf(byNumber).every(({ address }) => address !== null)).toBe(true)
})

describe('absenceOf', () => {
  it('names each kind of record that was searched without a result', async () => {
    expect(absenceOf(await ask('san-francisco', '99999 Quillfeather Ave'))).toBe(
      'San Francisco has no permit, violation, or complaint on record for this address.',
    )
    // Chicago's violations cannot be searched by parcel number.
    expect(absenceOf(await ask('chicago', '17-09-447-004-0000'))).toBe(
      'Chicago has no permit on record for this property.',
    )
  })

  it('reports a failed feed as not read, never as empty', async () => {
    const data = await ask('seattle', '99998 Quillfeather Ave')
    const feed = data.feeds['seattle-code-complaints-and-violations']
    if (!feed) throw new Error('the feed is gone')
    const feeds = {
      ...data.feeds,
      'seattle-code-complaints-and-violations': { ...feed, state: 'failed' as const },
    }
    expect(absenceOf({ ...data, feeds })).toBe(
      'Seattle has no permit on record for this address. We could not read Seattle code complaints and violations.',
    )
  })
})
