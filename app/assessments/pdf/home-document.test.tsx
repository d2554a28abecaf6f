import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { towns } from '@/connectors/us-public-assessments/simulated/sample-properties'
import { createAssessments } from '@/connectors/us-public-assessments/testing/engine'
import { guidanceFor } from '@/lib/appeal-guidance/guidance-for'
import { writeAddress } from '@/lib/sample-world/addresses'
import { assessedProperties } from '@/lib/sample-world/assessed-search'
import { HomePacket } from '../home-packet'
import { searchHomes } from '../read-assessments'
import { readHome } from '../read-home'
import { readValues } from '../read-values'
import { sheetTitles } from '../sheet-titles'
import { homeDocument } from './home-document'
import { makePacket } from './make-packet'
import { readPdf } from './testing/read-pdf'

const house = vi.hoisted(
  (): {
    engine?: ReturnType<typeof import('@/connectors/us-public-assessments/testing/engine').createAssessments>
  } => ({}),
)

vi.mock('@/app/data', () => ({
  read: (...[connector, method, params]: [never, never, never]) =>
    house.engine?.call(connector, method, params, { internal: true }),
}))

async function chooseHome() {
  house.engine = createAssessments()
  const [lot] = [...assessedProperties(towns('IL', 'Chicago'), {})].filter(({ kind }) => kind === 'house')
  if (!lot) throw new Error('the sample country has a house in Chicago')
  const found = await searchHomes('cook-county-il-assessments', { q: writeAddress(lot.address) })
  const home = await readHome({ key: found.ok ? found.data.records[0]?.propertyKey : undefined })
  if (home.kind !== 'home') throw new Error(`no home but ${home.kind}`)
  return home
}

it('has what the printed sheets have, with the source of the values, on five pages', async () => {
  const home = await chooseHome()
  const values = await readValues(home, {})
  const guidance = guidanceFor(home.sourceId)
  const document = homeDocument(home, values, guidance)
  const { bytes, replaced } = await makePacket({
    document,
    entries: {},
    files: [],
    paper: 'letter',
    signal: new AbortController().signal,
    report: () => {},
  })
  const { texts } = await readPdf(bytes)
  expect(texts.map((text) => text.split('\n')[0])).toEqual([...sheetTitles])
  expect(replaced).toEqual([])
  expect(texts[0]).toContain('Retrieved')
  expect(texts[0]).toContain('cookcountyassessoril.gov')
  for (const text of texts) expect(text).toContain('Sample data, not real')
  const printed = renderToStaticMarkup(HomePacket({ url: {}, home, values, guidance }))
  const amounts = texts[0]?.match(/\$[\d,]+/g) ?? []
  expect(amounts.length).toBeGreaterThanOrEqual(3)
  for (const amount of amounts) expect(printed).toContain(amount)
  expect(printed).not.toContain('style=')
  // Carried by every packet page, whether or not a PDF is made.
  expect(gzipSync(JSON.stringify(document)).length).toBeLessThan(2_100)
})
