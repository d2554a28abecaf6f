import { describe, expect, it } from 'vitest'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { shareSite } from '@/app/_lib/testing/share-site'
import { readFonts } from '@/app/_surfaces/pdf/fonts-on-disk'
import { renderPdf } from '@/app/_surfaces/pdf/render-pdf'
import { readPdf } from '@/app/_surfaces/pdf/testing/read-pdf'
import { findByTag, readStructure } from '@/app/_surfaces/pdf/testing/read-structure'
import type { LngLat } from '@/lib/geography/types'
import { loadSpanish } from '@/lib/language/register-spanish'
import { runInLanguage } from '@/lib/language/run-in-language'
import { groupSites } from '@/lib/records/cleanup-site/group-sites'
import { titleOfList } from '@/lib/records/cleanup-site/lists'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { isLongRun } from '@/lib/testing/long-run'
import { readReview } from '../export/read-review'
import { GET } from '../export/route'
import { titleOfPermits } from '../permits/describe-permits'
import { permitListIds } from '../permits/permit-lists'
import { fetchRoads } from './fetch-roads'
import { mapLines, reviewPaper } from './review-paper'

const site = shareSite({ VISITOR_CALLS_PER_MINUTE: '1000' })

const get = (query: string) =>
  GET(new Request(`http://localhost/environment/review/export?format=pdf&${query}`), {
    params: Promise.resolve({}),
  })

async function fetchPaper(query: string) {
  const response = await get(query)
  return { response, bytes: await response.bytes() }
}

const HOUSTON = 'at=29.725,-95.23'
/** The source publishes the outline of the lot at this point. */
const ATLANTA = 'at=33.7493,-84.3876'
/** Two Superfund boundaries are within a mile of this point. */
const LOS_ANGELES = { latitude: 34.0219, longitude: -118.2949 }

const fetchHouston = (miles: '1' | '5') => fetchReading({ latitude: 29.725, longitude: -95.23 }, miles)

async function fetchReading(at: LngLat, miles: '1' | '5') {
  const ask: EngineCaller = (connector, method, params) =>
    site().engine.call(connector, method, params, { internal: true })
  const reading = await readReview({ at, miles }, ask)
  if ('problem' in reading) throw new Error(reading.problem.message)
  const lines = mapLines(reading).map(({ line }) => line)
  return { ...reading, roads: await fetchRoads(lines, ask) }
}

describe('review as a PDF', () => {
  it('the tagged structure contains every searched list, every site and a description of the map', async () => {
    const { response, bytes } = await fetchPaper(`${HOUSTON}&miles=1`)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toContain('sample-data-records-review')
    const { doc } = await readPdf(bytes)
    const structure = readStructure(doc)
    const { lists, sites } = (await fetchHouston('1')).answer
    const [searched, byDistance, byList] = findByTag(structure, 'Table')
    const rowsOf = (table: typeof searched) => (table ? findByTag(table, 'TR').slice(1) : [])
    expect(rowsOf(searched).map(({ text }) => text)).toEqual(
      [...lists.map(({ list }) => titleOfList(list)), ...permitListIds.map(titleOfPermits)].map((title) =>
        expect.stringContaining(title),
      ),
    )
    expect(rowsOf(byDistance)).toHaveLength(sites.length)
    expect(rowsOf(byList)).toHaveLength(sites.length)
    const groups = groupSites(sites)
    expect(findByTag(structure, 'H3').map(({ text }) => text)).toEqual(
      groups.map(({ records: [first] }, index) => `${index + 1}. ${formatFacilityName(first.name)}`),
    )
    for (const line of ['Lists and ids', 'Status and date', 'Ground', 'Agency’s page'])
      expect(findByTag(structure, 'Lbl').filter(({ text }) => text === line)).toHaveLength(groups.length)
    const [map] = findByTag(structure, 'Figure')
    expect(map?.alt).toContain(`${groups.length} sites around the place`)
    expect(structure.text).toContain('Texas Commission on Environmental Quality')
    expect(structure.text).toContain('landfills, formerly used defense sites')
    expect(structure.text).toContain('not an environmental assessment')
  })

  it('the review of a lot measures from the edge of the lot, and lists the adjoining lots', async () => {
    const { bytes } = await fetchPaper(ATLANTA)
    const structure = readStructure((await readPdf(bytes)).doc)
    expect(structure.text).toMatch(/Distances count from the edge of parcel/)
    expect(findByTag(structure, 'H2').map(({ text }) => text)).toContain('Adjoining lots')
    expect(findByTag(structure, 'Caption').map(({ text }) => text)).toContain('Lots that touch the outline')
  })

  it('the table of Superfund boundaries has a row for each boundary', async () => {
    const reading = await fetchReading(LOS_ANGELES, '1')
    const paper = reviewPaper({ ...reading, answer: { ...reading.answer, sites: [], unplaced: [] } })
    const structure = readStructure((await readPdf(await renderPdf(paper, readFonts('')))).doc)
    const table = findByTag(structure, 'Table').find(({ text }) => text.startsWith('Superfund boundaries'))
    const { boundaries } = reading.boundaries
    expect(boundaries.length).toBeGreaterThan(1)
    expect(table && findByTag(table, 'TR')).toHaveLength(boundaries.length + 1)
  })

  it('the map shows the surrounding roads, and a note reports roads that could not be loaded', async () => {
    const reading = await fetchHouston('1')
    const { roads } = reading.roads
    expect(new Set(roads.map(({ kind }) => kind))).toContain('street')
    const drawingOf = (paper: ReturnType<typeof reviewPaper>) =>
      paper.sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'drawing')
    const lines = drawingOf(reviewPaper(reading))?.drawing.shapes.filter(({ tone }) => tone === 'road')
    expect(lines?.length).toBeGreaterThan(10)
    const down = (async () => ({ ok: false })) as never
    const missing = await fetchRoads(
      mapLines(reading).map(({ line }) => line),
      down,
    )
    const paper = reviewPaper({ ...reading, roads: missing })
    expect(JSON.stringify(paper)).toContain('We could not load all roads')
    expect(JSON.stringify(reviewPaper(reading))).not.toContain('We could not load all roads')
  })

  it('the PDF shows the name of a site in Chinese and Korean letters', async () => {
    const reading = await fetchHouston('1')
    const [first] = reading.answer.sites
    if (!first) throw new Error('The sample country has no site here')
    const name = '休斯敦 휴스턴 Хьюстон'
    const paper = reviewPaper({ ...reading, answer: { ...reading.answer, sites: [{ ...first, name }] } })
    const { texts } = await readPdf(await renderPdf(paper, readFonts(JSON.stringify(paper))))
    expect(texts.join('\n')).toContain('休斯敦')
    expect(texts.join('\n')).toContain('휴스턴')
    expect(texts.join('\n')).not.toContain('[?]')
  })

  it('the PDF never calls a place clean', async () => {
    const { bytes } = await fetchPaper(HOUSTON)
    const { texts } = await readPdf(bytes)
    expect(texts.join('\n')).not.toMatch(/Phase I|AAI|\bclear\b|\bREC\b|\bsafe\b|score/i)
  })

  it('the PDF has the same bytes and the same ETag each time', async () => {
    const [first, again] = [await fetchPaper(HOUSTON), await fetchPaper(HOUSTON)]
    expect(Buffer.compare(again.bytes, first.bytes)).toBe(0)
    expect(again.response.headers.get('etag')).toBe(first.response.headers.get('etag'))
  })

  it('a Spanish request gets a PDF in Spanish, with the names of sites as published', async () => {
    loadSpanish()
    const { bytes } = await runInLanguage('es', () => fetchPaper(`${HOUSTON}&miles=1`))
    const { doc, texts } = await readPdf(bytes)
    expect(texts.join('\n')).toMatch(/Página 1 de \d/)
    const structure = readStructure(doc)
    expect(findByTag(structure, 'H2').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Listas consultadas', 'Sitios, del más cercano al más lejano', 'Fuentes']),
    )
    const { sites } = (await fetchHouston('1')).answer
    for (const { name } of sites) expect(structure.text).toContain(formatFacilityName(name))
  })

  it('a link that names no single place is rejected with status 400', async () => {
    const response = await get('q=nowhere+at+all')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_params' })
  })

  it.runIf(isLongRun)(
    'a review of 300 sites becomes a PDF within 10 seconds of processor time and 200 MB',
    async () => {
      const reading = await fetchHouston('5')
      const groups = groupSites(reading.answer.sites).slice(0, 300)
      const sites = groups.flatMap(({ records }) => records)
      const paper = reviewPaper({ ...reading, answer: { ...reading.answer, sites } })
      const [before, start] = [process.memoryUsage().rss, process.cpuUsage()]
      const bytes = await renderPdf(paper, readFonts(''))
      const { user, system } = process.cpuUsage(start)
      expect((user + system) / 1_000_000).toBeLessThan(10)
      expect((process.memoryUsage().rss - before) / 1_000_000).toBeLessThan(200)
      const { doc } = await readPdf(bytes)
      expect(findByTag(readStructure(doc), 'H3')).toHaveLength(300)
    },
  )
})
