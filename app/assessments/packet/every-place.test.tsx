import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { readPdf } from '@/app/_surfaces/pdf/testing/read-pdf'
import { simulateFloridaParcels } from '@/connectors/us-florida-parcels/simulator'
import { mapEngine } from '@/connectors/us-florida-parcels/testing/map-engine'
import { fixtures } from '@/connectors/us-public-assessments/fixtures/fixture-list'
import { guidanceFor, statementsIn } from '@/connectors/us-public-assessments/public'
import { sources } from '@/connectors/us-public-assessments/recipe/source-list'
import { createAssessments, NAME, sampleWith } from '@/connectors/us-public-assessments/testing/engine'
import { shareOf } from '@/lib/testing/long-run'
import { checkedGuidance, isPrintable } from '../checked-guidance'
import { cellName, factNoteName, names, verdictName } from '../entries/entry-names'
import { searchHomes } from '../fetch-assessments'
import { fetchHome } from '../fetch-home'
import { fetchValues } from '../fetch-values'
import { homeDocument } from '../pdf/document/home-document'
import { summarizeSheets, trimDocument } from '../pdf/document/trim-document'
import { makeTestPacket } from '../pdf/testing/make-test-packet'
import { Sheet } from '../sheets/sheet'
import { SheetBlocks } from '../sheets/sheet-blocks'
import { fetchProposals } from '../similar/proposals'
import { rowEntries } from '../similar/row-entries'
import { comparedOf, subjectOf } from '../similar/subject-of'
import { fetchStanding } from './fetch-standing'

const engines = vi.hoisted((): { call?: (...params: [never, never, never]) => unknown } => ({}))
vi.mock('@/app/_lib/read/data', () => ({
  read: (...params: [never, never, never]) => engines.call?.(...params),
}))

const rolls = createAssessments({
  transport: sampleWith({ 'services9.arcgis.com': simulateFloridaParcels }),
})
const florida = mapEngine().engine
engines.call = (connector, method, params) =>
  connector === NAME
    ? rolls.call(connector, method, params, { internal: true })
    : florida.call(connector, method, params, { internal: true })

const packets = new Map<string, ReturnType<typeof makePacketOf>>()

function packetOf(id: string, isBlank = false) {
  const key = `${id} ${isBlank}`
  const packet = packets.get(key) ?? makePacketOf(id, isBlank)
  packets.set(key, packet)
  return packet
}

async function makePacketOf(id: string, isBlank: boolean) {
  const fixture = fixtures.find(({ source }) => source === id)
  const { city, county, municipalityCode } = fixture?.place ?? {}
  const matches = await searchHomes(id, {
    id: fixture?.parcelId,
    ...(city ? { city } : {}),
    ...(county ? { county } : {}),
    ...(municipalityCode ? { municipality: municipalityCode } : {}),
  })
  const home = await fetchHome({ key: matches.ok ? matches.data.records[0]?.propertyKey : undefined })
  if (home.kind !== 'home') throw new Error(`no home in ${id} but ${home.kind}`)
  const [values, standing] = await Promise.all([fetchValues(home, {}), fetchStanding(home)])
  const document = homeDocument(home, values, checkedGuidance(id), standing, { isBlank })
  return { home, values, document, compared: comparedOf(home, values) }
}

type Packet = Awaited<ReturnType<typeof makePacketOf>>

function entriesFor({ compared, document }: Pick<Packet, 'compared' | 'document'>): Record<string, string> {
  const like = compared?.own.home ?? { address: '', parcel: '', value: '$250,000', from: '' }
  const rows = [1, 2, 3].map((row) =>
    rowEntries(row, {
      ...like,
      address: `${row + 700} W Quillfeather Boulevard`,
      value: `$${250 + row},000`,
    }),
  )
  const sales = [1, 2].map((row) => ({
    [cellName('sale', row, 'address')]: `${row + 800} N Marbletop Ave`,
    [cellName('sale', row, 'date')]: `5/${row}/2026`,
    [cellName('sale', row, 'price')]: `26${row}000`,
    [cellName('sale', row, 'area')]: '1,480 sq ft',
    [cellName('sale', row, 'note')]: 'Same model, larger lot',
  }))
  const ticks = document.sheets.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'ticks' ? block.items : [])),
  )
  return Object.assign(
    {
      [verdictName('siteAddress')]: 'wrong',
      [factNoteName('siteAddress')]: 'Number 12, not 21',
      [cellName('repair', 1, 'what')]: 'Roof',
      [cellName('repair', 1, 'cost')]: '14000',
      [names.questions]: 'Which sales were used?',
      ...Object.fromEntries(ticks.map(({ entry, value }) => [entry, value])),
      [names.opinion]: '240000',
      [names.ask]: '230000',
      [names.opinionWhy]: 'The record has a finished basement, and the home has none.',
      [names.condition]: 'The roof leaks over both bedrooms, and the cellar floods each spring.',
    },
    ...rows,
    ...sales,
  )
}

const ownPages = new Map<string, Promise<string[]>>()

/** Making a packet takes a second, and most tests need the same packets. */
function pagesOf(id: string, packet: Packet): Promise<string[]> {
  const pages = ownPages.get(id) ?? makePdf(packet, entriesFor(packet))
  ownPages.set(id, pages)
  return pages
}

const makePdf = async ({ document }: Pick<Packet, 'document'>, entries: Record<string, string>) => {
  const { bytes } = await makeTestPacket(document, entries)
  return (await readPdf(bytes)).texts.map((text) => text.replace(/\s+/g, ' '))
}

const printSheets = ({ document }: Pick<Packet, 'document'>, entries: Record<string, string>) =>
  renderToStaticMarkup(
    trimDocument(document, (entry) => entries[entry] ?? '').sheets.map(({ title, ...contents }, index) => (
      <Sheet key={title} number={index + 1} of={9} title={title} home="">
        <SheetBlocks {...contents} recall={(entry) => entries[entry] ?? ''} />
      </Sheet>
    )),
  ).replace(/<[^>]+>/g, ' ')

const most = 5

describe.each(shareOf(sources, 0).map(({ id }) => id))('packet of a home in %s', (id) => {
  it('the packet requests a value on its first page and has at most five pages', async () => {
    const packet = await packetOf(id)
    const entries = entriesFor(packet)
    const pages = await pagesOf(id, packet)
    const [first = '', ...others] = pages
    expect(pages.length).toBeLessThanOrEqual(most)
    expect(first).toMatch(/I ask for an? .*value.* of \$2[34]0,000/)
    expect(first).toMatch(/The record (?:has|says|of \d{4} has) .*\$\d|The value on my notice/)
    for (const part of ['My reasons', 'Enclosures', 'Signature', 'To ']) expect(first).toContain(part)
    for (const part of ['The roof leaks', 'Number 12, not 21', '$14,000'])
      expect(others.join(' ')).toContain(part)
    expect(printSheets(packet, entries)).toContain('I ask for')
    const { [names.ask]: _, ...opinionOnly } = entries
    expect(printSheets(packet, opinionOnly)).toMatch(/I ask for an? [^.]*value[^.]* of 240000/)
  })

  it('prints no statement that has only one unofficial source, no source, or an old copy of the law', async () => {
    const statements = statementsIn(guidanceFor(id))
    const printable = statements.filter(isPrintable).map(({ text }) => text)
    // Short statements are skipped: "January 1." is also the end of a sentence about the roll.
    const withheld = statements.filter(
      (statement) =>
        !isPrintable(statement) &&
        statement.text.split(' ').length > 2 &&
        !printable.some((text) => text.includes(statement.text)),
    )
    expect(withheld.length).toBeGreaterThan(0)
    for (const isBlank of [false, true]) {
      const packet = await packetOf(id, isBlank)
      const printed = `${JSON.stringify(packet.document)} ${printSheets(packet, entriesFor(packet))}`
      const leaks = withheld.map(({ text }) => text).filter((text) => printed.includes(text))
      expect(leaks).toEqual([])
      expect(printed).not.toContain('194.034')
    }
  })

  it('prints the source of each deadline, and the day on which we read the source', async () => {
    const packet = await packetOf(id)
    const stages = packet.document.sheets
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'appeals' ? block.stages : []))
    expect(stages.length).toBeGreaterThan(0)
    const pages = (await pagesOf(id, packet)).join(' ')
    const sheets = printSheets(packet, entriesFor(packet)).replace(/\s+/g, ' ')
    for (const { body, rule, source } of stages) {
      expect([body, source === undefined]).toEqual([body, rule === undefined])
      if (rule && source) {
        expect(source).toMatch(/^Source: .+, read on November 28, 2026\.$/)
        expect(pages.replace(/ /g, '')).toContain(`${rule}${source}`.replace(/ /g, ''))
        expect(sheets.replace(/ |&#x27;/g, '')).toContain(source.replace(/ /g, ''))
      }
    }
    expect(pages).toContain('cite were read on November 28, 2026')
  })

  it("prints only tables that the place's law admits", async () => {
    const packet = await packetOf(id)
    const pages = (await pagesOf(id, packet)).join(' ')
    const isBarred = checkedGuidance(id)?.otherAssessments?.rule === 'barred'
    expect(pages.includes('W Quillfeather')).toBe(!isBarred)
    expect(pages).toContain('N Marbletop')
  })
})

const recallFrom = (entries: Record<string, string>) => (entry: string) => entries[entry] ?? ''
const tablesIn = ({ document }: Pick<Packet, 'document'>, entries: Record<string, string>) =>
  trimDocument(document, recallFrom(entries))
    .sheets.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'plain' ? block.blocks : [])))
    .filter((block) => block.kind === 'table')
const cautionsIn = ({ document }: Pick<Packet, 'document'>, entries: Record<string, string>) =>
  summarizeSheets(document, recallFrom(entries)).flatMap(({ cautions }) => cautions)

describe('table of similar homes', () => {
  it('row 0 of each table is the home of the owner, also on the blank form', async () => {
    const packet = await packetOf('cook-county-il-assessments')
    const own = packet.compared?.own.home
    const [homes, sales] = tablesIn(packet, entriesFor(packet))
    expect(homes?.rows.map(([number]) => number)).toEqual(['0', '1', '2', '3'])
    expect(homes?.rows[0]).toEqual(
      expect.arrayContaining([`${own?.address} (this home)`, own?.parcel, own?.value]),
    )
    expect(sales?.rows[0]?.slice(0, 2)).toEqual(['0', `${own?.address} (this home)`])
    const blank = await packetOf('cook-county-il-assessments', true)
    const form = printSheets(blank, {})
    expect(form).toContain(`${own?.address} (this home)`)
    expect(form.split(`Source of row 0: ${own?.from}`), 'once, in no column').toHaveLength(2)
  })

  it.each(['woodbury-county-ia-assessments', 'new-york-state-assessments'])(
    'each assessment in %s is next to the market value and the ratio of both',
    async (id) => {
      const packet = await packetOf(id)
      const entries = {
        ...entriesFor(packet),
        [names.opinion]: '500000',
        [cellName('similar', 1, 'market')]: '502000',
        [cellName('similar', 2, 'market')]: '400000',
      }
      const table = tablesIn(packet, entries).find(({ caption }) => caption.includes('ssessments'))
      const columns = ['Market value', 'Assessed share of market value'].map(
        (label) => table?.columns.indexOf(label) ?? -1,
      )
      expect(table?.rows.slice(1).map((row) => columns.map((column) => row[column]))).toEqual([
        ['502000', '50%'],
        ['400000', '63%'],
        ['', ''],
      ])
      expect(table?.rows[0]?.[columns[0] ?? -1]).toBe('500000')
      expect(cautionsIn(packet, entries).join(' ')).toContain('1 home has none yet.')
      expect(JSON.stringify((await packetOf(id, true)).document)).toContain('"marketValues":true')
    },
  )

  it('the page, but not the PDF, warns in Cook County about two homes and about homes of different years', async () => {
    const packet = await packetOf('cook-county-il-assessments')
    const { [cellName('similar', 3, 'address')]: _, ...entries } = entriesFor(packet)
    expect(cautionsIn(packet, entries)).toEqual([])
    const two = Object.fromEntries(
      Object.entries(entries).filter(([name]) => !name.startsWith('my.similar.3')),
    )
    const mixed = {
      ...two,
      [cellName('similar', 2, 'year')]: '2019',
    }
    const cautions = cautionsIn(packet, mixed)
    expect(cautions).toEqual([
      'An appeal for unequal treatment compares at least 3 homes here. You have 2.',
      expect.stringMatching(
        /not all of one year and kind \(Assessed value of \d{4} and Assessed value of 2019\)/,
      ),
    ])
    expect((await makePdf(packet, mixed)).join(' ')).not.toMatch(/You have 2|not all of one year/)
  })
})

it('the packet in Florida prints three proposed homes and a map on at most five pages', async () => {
  const packet = await packetOf('florida-assessments')
  const subject = subjectOf(packet.home, packet.values, {})
  const proposals = subject && (await fetchProposals(packet.home, subject))
  if (proposals?.kind !== 'proposed') throw new Error('no homes are proposed')
  const homes = proposals.list.slice(0, 3).map(({ home }) => home)
  const entries = Object.assign(
    entriesFor(packet),
    ...homes.map((home, index) => rowEntries(index + 1, home)),
  )
  const pages = await makePdf(packet, entries)
  expect(pages.length).toBeLessThanOrEqual(most)
  const whole = pages.join(' ')
  for (const { address, perFoot } of homes) {
    expect(whole).toContain(address)
    expect(pages[0], 'named as a reason').toContain(perFoot)
  }
  expect(whole).toContain('Where these homes are')
  expect(whole).not.toContain('Where the home ranks')
})
