import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { towns } from '@/connectors/us-public-assessments/simulated/sample-properties'
import { createAssessments } from '@/connectors/us-public-assessments/testing/engine'
import { writeAddress } from '@/lib/sample-world/addresses/addresses'
import { assessedProperties } from '@/lib/sample-world/addresses/assessed-search'
import { checkedGuidance } from '../../checked-guidance'
import { searchHomes } from '../../fetch-assessments'
import { fetchHome } from '../../fetch-home'
import { fetchValues } from '../../fetch-values'
import { HomePacket } from '../../packet/home-packet'
import { makePacket } from '../make-packet'
import { testFonts } from '../testing/fonts'
import { readPdf } from '../testing/read-pdf'
import { homeDocument } from './home-document'
import { sheetTitles } from './to-sheets'

const house = vi.hoisted(
  (): {
    engine?: ReturnType<typeof import('@/connectors/us-public-assessments/testing/engine').createAssessments>
  } => ({}),
)

// It asks for the request, and a part that is drawn by itself has none.
vi.mock('@/app/_lib/share/share', () => ({ Share: () => null }))

vi.mock('@/app/_lib/read/data', () => ({
  read: (...[connector, method, params]: [never, never, never]) =>
    house.engine?.call(connector, method, params, { internal: true }),
}))

async function chooseHome() {
  house.engine = createAssessments()
  const [lot] = [...assessedProperties(towns('IL', 'Chicago'), {})].filter(({ kind }) => kind === 'house')
  if (!lot) throw new Error('the sample country has a house in Chicago')
  const found = await searchHomes('cook-county-il-assessments', { q: writeAddress(lot.address) })
  const home = await fetchHome({ key: found.ok ? found.data.records[0]?.propertyKey : undefined })
  if (home.kind !== 'home') throw new Error(`no home but ${home.kind}`)
  return home
}

it('has what the printed sheets have, with the source of the values, on five pages', async () => {
  const home = await chooseHome()
  const values = await fetchValues(home, {})
  const guidance = checkedGuidance(home.sourceId)
  const document = homeDocument(home, values, guidance)
  const { bytes, missing } = await makePacket({
    document,
    entries: {},
    files: [],
    paper: 'letter',
    fonts: testFonts,
    day: '2026-11-24',
    signal: new AbortController().signal,
    report: () => {},
  })
  const { texts } = await readPdf(bytes)
  expect(texts).toHaveLength(sheetTitles.length)
  for (const [index, title] of sheetTitles.entries()) expect(texts[index]).toContain(title)
  expect(missing).toEqual([])
  expect(texts[0]).toContain('Retrieved')
  expect(texts[0]).toContain('cookcountyassessoril.gov')
  for (const text of texts) expect(text, 'days in words').not.toMatch(/\d{4}-\d\d-\d\d/)
  for (const text of texts) expect(text).toContain('Sample data, not real')
  const printed = renderToStaticMarkup(HomePacket({ url: {}, home, values, guidance, given: {} }))
  const amounts = texts[0]?.match(/\$[\d,]+/g) ?? []
  expect(amounts.length).toBeGreaterThanOrEqual(3)
  for (const amount of amounts) expect(printed).toContain(amount)
  expect(printed).not.toContain('style=')
  // Carried by every packet page, whether or not a PDF is made.
  expect(gzipSync(JSON.stringify(document)).length).toBeLessThan(2_100)
})
