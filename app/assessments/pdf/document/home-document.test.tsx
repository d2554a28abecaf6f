import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { readPdf } from '@/app/_surfaces/pdf/testing/read-pdf'
import { sources } from '@/connectors/us-public-assessments/recipe/source-list'
import { createAssessments } from '@/connectors/us-public-assessments/testing/engine'
import { writeAddress } from '@/lib/sample-world/addresses/addresses'
import { assessedProperties } from '@/lib/sample-world/addresses/assessed-search'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { checkedGuidance } from '../../checked-guidance'
import { cellName, factNoteName, names, verdictName } from '../../entries/entry-names'
import { searchHomes } from '../../fetch-assessments'
import { fetchHome } from '../../fetch-home'
import { fetchValues } from '../../fetch-values'
import { HomePacket } from '../../packet/home-packet'
import { rowEntries } from '../../similar/row-entries'
import { makeTestPacket } from '../testing/make-test-packet'
import { homeDocument } from './home-document'
import type { PacketDocument } from './packet-document'
import { sheetTitles } from './to-sheets'
import { summarizeSheets } from './trim-document'

const house = vi.hoisted(
  (): {
    engine?: ReturnType<typeof import('@/connectors/us-public-assessments/testing/engine').createAssessments>
  } => ({}),
)

// `Share` needs a request, which this test does not have.
vi.mock('@/app/_lib/share/share', () => ({ Share: () => null }))

vi.mock('@/app/_lib/read/data', () => ({
  read: (...[connector, method, params]: [never, never, never]) =>
    house.engine?.call(connector, method, params, { internal: true }),
}))

const similar = {
  address: '744 W Inkwell St',
  parcel: '10-17-434-920-0000',
  value: '$14,760',
  from: 'Assessed value of 2026, Cook County assessed values, retrieved Nov 24, 2026',
}

async function chooseHome() {
  house.engine = createAssessments()
  const [lot] = [...assessedProperties(towns('IL', 'Chicago'), {})].filter(({ kind }) => kind === 'house')
  if (!lot) throw new Error('the sample country has a house in Chicago')
  const answer = await searchHomes('cook-county-il-assessments', { q: writeAddress(lot.address) })
  const home = await fetchHome({ key: answer.ok ? answer.data.records[0]?.propertyKey : undefined })
  if (home.kind !== 'home') throw new Error(`no home but ${home.kind}`)
  return home
}

const makePdf = async (document: PacketDocument, entries: Record<string, string> = {}) => {
  const made = await makeTestPacket(document, entries)
  expect(made.missing).toEqual([])
  return (await readPdf(made.bytes)).texts
}

async function documentOf(isBlank = false) {
  const home = await chooseHome()
  const values = await fetchValues(home, {})
  const guidance = checkedGuidance(home.sourceId)
  return { home, values, guidance, document: homeDocument(home, values, guidance, undefined, { isBlank }) }
}

it('the blank form has six pages and contains each sheet once', async () => {
  const { home, values, guidance, document } = await documentOf(true)
  const texts = await makePdf(document)
  expect(texts).toHaveLength(6)
  for (const title of sheetTitles)
    expect(
      texts.filter((text) => text.includes(title)),
      title,
    ).toHaveLength(1)
  expect(texts[1]).toContain('Retrieved')
  expect(texts[1]).toContain('cookcountyassessoril.gov')
  for (const text of texts) expect(text, 'days in words').not.toMatch(/\d{4}-\d\d-\d\d/)
  for (const text of texts) expect(text).toContain('Sample data, not real')
  const printed = renderToStaticMarkup(HomePacket({ url: {}, home, values, guidance, given: {} }))
  const amounts = texts[1]?.match(/\$[\d,]+/g) ?? []
  expect(amounts.length).toBeGreaterThanOrEqual(3)
  for (const amount of amounts) expect(printed).toContain(amount)
  expect(printed).not.toContain('style=')
  // Every packet page contains the document, even if no PDF is made, so its size is limited.
  expect(gzipSync(JSON.stringify(document)).length).toBeLessThan(2_100)
})

it('the packet omits empty entries, and prints the filled rows, columns and amounts', async () => {
  const { document } = await documentOf()
  const nothing = await makePdf(document)
  expect(nothing).toHaveLength(3)
  expect(nothing.join(' ')).not.toMatch(
    /Similar homes|What a visitor would see|More questions|Evidence attached/,
  )
  const texts = await makePdf(document, {
    ...rowEntries(1, similar),
    [names.opinion]: '310000',
    [cellName('repair', 3, 'cost')]: '14000',
  })
  expect(texts).toHaveLength(5)
  const whole = texts.join('\n')
  expect(whole).toContain('$310,000')
  expect(whole).toContain('$14,000')
  expect(whole).toContain('Assessed value 2026')
  expect(whole.match(/Source of row 1: Assessed value of 2026/g)).toHaveLength(1)
  for (const empty of ['Year built', 'Value per square foot', 'How it differs', 'Photo or estimate'])
    expect(whole).not.toContain(empty)
})

it('the packet cites no research notes and no second-hand source', async () => {
  const { document } = await documentOf(true)
  expect(JSON.stringify(document)).not.toMatch(/research|second-hand|reported|one source/i)
  for (const { id } of sources) {
    const guidance = checkedGuidance(id)
    const { home, values } = await documentOf()
    const packet = JSON.stringify(homeDocument({ ...home, sourceId: id }, values, guidance))
    expect(packet, id).not.toMatch(/research notes|second-hand|\(reported\)|register of sources/i)
  }
})

it('the packet omits assessments of other homes in Washington, even if the draft contains some', async () => {
  const { home, values } = await documentOf()
  const guidance = checkedGuidance('washington-assessments')
  const washington = { ...home, sourceId: 'washington-assessments' }
  const document = homeDocument(washington, values, guidance)
  const texts = await makePdf(document, {
    ...rowEntries(1, similar),
    [cellName('sale', 1, 'price')]: '500000',
  })
  expect(texts.join(' ')).not.toMatch(/Similar homes and their|Assessments of similar|744 W Inkwell/)
  expect(texts.join(' ')).toContain('Sales of similar homes')
  expect(texts.join(' ')).toContain('$500,000')
  const blank = JSON.stringify(homeDocument(washington, values, guidance, undefined, { isBlank: true }))
  expect(blank).toContain('sales-only')
})

it.each([
  ['florida-assessments', 'Sales and similar homes'],
  ['massachusetts-assessments', 'Similar homes and sales'],
])('the third sheet of the packet in %s has the title “%s”', async (id, title) => {
  const { home, values } = await documentOf()
  const document = homeDocument({ ...home, sourceId: id }, values, checkedGuidance(id))
  expect(document.sheets[2]?.title).toBe(title)
})

it('the summary describes the content of each sheet, and names the omitted sheet', async () => {
  const { document } = await documentOf()
  const entries: Record<string, string> = {
    [names.opinion]: '310000',
    [names.opinionWhy]: 'Roof',
    ...rowEntries(1, similar),
    ...rowEntries(4, { ...similar, parcel: '2' }),
  }
  const summaries = summarizeSheets(document, (entry) => entries[entry] ?? '')
  expect(summaries.map(({ title, about, isLeftOut }) => [title, about, isLeftOut])).toEqual([
    [sheetTitles[0], '310000 and why', false],
    [sheetTitles[1], '', false],
    [sheetTitles[2], '2 of 5 homes', false],
    [sheetTitles[3], '', true],
    [sheetTitles[4], '', false],
  ])
})

it('the first sheet requests the value, refers each reason to its sheet, and lists the enclosures', async () => {
  const { document } = await documentOf()
  const [first = ''] = await makePdf(document, {
    ...rowEntries(1, similar),
    [names.opinion]: '310000',
    [names.opinionWhy]: 'The roof is older than the record says.',
    [verdictName('landUse')]: 'wrong',
    [factNoteName('landUse')]: 'two flats, not three',
    [names.condition]: 'The cellar floods.',
  })
  const text = first.replace(/\s+/g, ' ')
  expect(text).toContain('I ask for a market value of $310,000 (assessed value $31,000 at 10%).')
  expect(text).toMatch(/The record has an assessed value of \$[\d,]+ for 2026, 10% of \$[\d,]+\./)
  expect(text).toMatch(
    /1\.? The roof is older than the record says\. 2\.? Assessed value 2026 of 1 similar home: \$14,760\. This home: \$[\d,]+ \(sheet 3\) 3\.? The record is wrong about: Class or use: two flats, not three \(sheet 4\) 4\.? The condition of the home \(sheet 4\)/,
  )
  expect(text).toContain('Sheets 2 to 5')
  expect(text).toContain('Signature')
})

it('reason 1 is the selected reason and refers to evidence of the same kind', async () => {
  const { home, values } = await documentOf()
  const cook = checkedGuidance(home.sourceId)
  const lead = { kind: 'condition', text: 'Damage or repairs' } as const
  const entries = {
    ...rowEntries(1, similar),
    [names.opinionWhy]: 'The roof is older than the record says.',
    [names.condition]: 'The cellar floods.',
    [cellName('repair', 1, 'what')]: 'Roof',
    [cellName('repair', 1, 'cost')]: '14000',
  }
  const [first = ''] = await makePdf(homeDocument(home, values, cook, undefined, { lead }), entries)
  expect(first.replace(/\s+/g, ' ')).toMatch(
    /1\.? Damage or repairs: The condition of the home \(sheet 4\); 1 repair that the home needs: \$14,000 \(sheet 4\) 2\.? The roof is older than the record says\. 3\.? Assessed value 2026 of 1 similar home/,
  )
  const blank = homeDocument(home, values, cook, undefined, { lead, isBlank: true })
  const [form = ''] = await makePdf(blank)
  expect(form.replace(/\s+/g, ' ')).toMatch(
    /My reasons 1\.? Damage or repairs (?:Stated by the owner )?More reasons/,
  )
})

it('the request leaves a line for the amount if the owner typed none', async () => {
  const { document } = await documentOf()
  const [first = ''] = await makePdf(document)
  expect(first).toContain('I ask for a market value of')
  expect(first).not.toMatch(/market value of\s+\$/)
})

it("the request includes the owner's opinion of the market value if the appeal lowers another value", async () => {
  const { home, values } = await documentOf()
  const detroit = checkedGuidance('detroit-mi-assessments')
  const document = homeDocument({ ...home, sourceId: 'detroit-mi-assessments' }, values, detroit)
  const [first = ''] = await makePdf(document, { [names.opinion]: '98765', [names.ask]: '45000' })
  expect(first).toContain('I ask for an assessed value (state equalized value) of $45,000.')
  expect(first).toContain('My opinion of the market value: $98,765.')
})

it('the request has no assessment ratio in Florida, where values are assessed in full', async () => {
  const { home, values } = await documentOf()
  const florida = 'florida-assessments'
  const document = homeDocument({ ...home, sourceId: florida }, values, checkedGuidance(florida))
  const request = document.sheets[0]?.blocks.find(({ kind }) => kind === 'request')
  expect(request).not.toHaveProperty('share')
})
