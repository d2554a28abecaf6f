import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createAssessments, sample } from '@/connectors/us-public-assessments/testing/engine'
import { writeAddress } from '@/lib/sample-world/addresses/addresses'
import { assessedProperties } from '@/lib/sample-world/addresses/assessed-search'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import evidence from './evidence/page'
import find from './find/page'
import packet from './packet/page'
import question from './page'
import source from './source/page'
import { stepTexts } from './step-texts'
import values from './values/page'

const house = vi.hoisted(
  (): {
    engine?: ReturnType<typeof import('@/connectors/us-public-assessments/testing/engine').createAssessments>
  } => ({}),
)

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
}))
vi.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-openplat-page': '/?plain=1' }) }))
vi.mock('@/app/_lib/share/share', () => ({ Share: () => null }))
vi.mock('@/app/_lib/read/data', () => ({
  read: (...[connector, method, params]: [never, never, never]) =>
    house.engine?.call(connector, method, params, { internal: true }),
}))

const pages = { question, source, find, values, evidence, packet }
type Query = Record<string, string>
type Page = (props: { searchParams: Promise<Query> }) => ReactNode | Promise<ReactNode>

async function draw(step: keyof typeof pages, query: Query = {}): Promise<string> {
  const page: Page = pages[step]
  const stream = await renderToReadableStream(await page({ searchParams: Promise.resolve(query) }))
  return new Response(stream).text()
}

const plain = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')

const [home] = [...assessedProperties(towns('IL', 'Chicago'), {})].filter(({ kind }) => kind === 'house')
if (!home) throw new Error('the sample country has a house in Chicago')
const address = writeAddress(home.address)

async function choose(): Promise<Query> {
  const markup = await draw('find', { q: address })
  const [form = ''] = /<form[^>]* action="\/assessments\/values".*?<\/form>/s.exec(markup) ?? []
  return Object.fromEntries(
    [...form.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
}

beforeEach(() => {
  house.engine = createAssessments()
})

describe('from the address to the home', () => {
  it('step 1 shows the address field before the list of covered places', async () => {
    const markup = await draw('question')
    expect(markup.indexOf('<form')).toBeLessThan(markup.indexOf('What is covered'))
    expect(plain(markup)).toContain('Not covered: every other place')
    expect(plain(markup)).toMatch(/; Bexar, Collin, [^;]+ and Williamson Counties, Texas; Utah;/)
    expect(plain(markup)).toContain('; Cook County, Illinois; Woodbury County, Iowa;')
  })

  it('the search of an address shows at most five homes of the right roll and no values', async () => {
    const markup = await draw('find', { q: address })
    expect(plain(markup)).toMatch(/We searched the record of Cook County, Illinois, chosen by the address\./)
    expect(plain(markup)).toContain('Is this your home?')
    expect(markup).not.toMatch(/\$\d/)
    const several = await draw('find', { q: '122 E Inkwell Ave, Chicago, IL' })
    const candidates = several.match(/href="\/assessments\/find\?[^"]*key=/g) ?? []
    expect(candidates.length).toBeGreaterThan(1)
    expect(candidates.length).toBeLessThanOrEqual(5)
    expect(several).not.toMatch(/\$\d/)
  })

  it('the search names a typed unit that no record has instead of confirming the building', async () => {
    const text = plain(await draw('find', { q: '704 W Inkwell St Apt 99, Boston, MA' }))
    expect(text).toContain('You asked for Apt 99')
    expect(text).toContain('Choose one.')
    expect(text).not.toContain('Is this your home?')
    const house = plain(
      await draw('find', {
        q: '742 W Inkwell St',
        unit: '3',
        source: 'massachusetts-assessments',
        city: 'Worcester',
      }),
    )
    expect(house).toContain('You asked for Unit 3')
    expect(house).toContain('Its values are not those of a unit')
  })

  it('an address in several places leads to a list of places', async () => {
    const markup = await draw('find', { q: '742 Inkwell St' })
    expect(plain(markup)).toContain('Which one do you mean?')
    expect(markup.match(/<li><a href="\/assessments\/find\?q=742/g)?.length).toBeGreaterThan(1)
  })

  it('a parcel number in either field leads to the rolls that use its format', async () => {
    for (const field of ['id', 'q']) {
      const markup = await draw('find', { [field]: '10-17-434-900-0000' })
      expect(plain(markup)).toContain('These places write their parcel numbers like this one.')
      expect(
        markup.match(
          /href="[^"]*source=[^"]*id=10-17-434-900-0000|href="[^"]*id=10-17-434-900-0000[^"]*source=/g,
        ),
      ).toHaveLength(2)
    }
  })

  it('no value is shown before the home is confirmed', async () => {
    const markup = await draw('find', await choose())
    expect(markup).not.toMatch(/\$\d/)
    expect(plain(markup)).toContain('Yes, show its values')
  })

  it('the link “Change” preserves the typed address', async () => {
    const markup = await draw('find', await choose())
    const [, change = ''] = /href="(\/assessments\?[^"]*)#q"/.exec(markup) ?? []
    expect(await draw('question', queryOf(change))).toContain(`value="${address}"`)
  })

  it.each([
    ['nothing typed', { q: '', id: '' }, 'Type the address of the home, or its parcel number.'],
    [
      'no house number',
      { q: 'Inkwell Street', source: 'cook-county-il-assessments' },
      'Give a house number and a street',
    ],
    ['too long', { q: `1 ${'x'.repeat(300)}` }, 'Shorten the address'],
    ['an unknown source', { q: '1 Main St', source: 'no-such-source' }, 'Choose a source from the list'],
    [
      'another state',
      { q: '1 Main St, Boston, MA', source: 'cook-county-il-assessments' },
      'This address is in Massachusetts',
    ],
  ])(
    'an invalid search preserves the typed text and gets advice: %s',
    async (_what, query: Query, message) => {
      const markup = await draw('find', query)
      expect(plain(markup)).toContain(message)
      expect(markup).toContain('role="alert"')
      if (query.q) expect(markup).toContain(`value="${query.q}"`)
    },
  )

  it('an uncovered place or a number without a match gets an explanation', async () => {
    const denver = await draw('find', { q: '200 E Colfax Ave, Denver, CO' })
    expect(plain(denver)).toContain('This place is not covered')
    const newYork = plain(await draw('find', { q: '742 Unheard Of Walk, New York, NY' }))
    expect(newYork).toContain('This place is not covered')
    expect(newYork).toContain('The New York City Department of Finance has the record')
    const none = await draw('find', { id: '99999999999999', source: 'cook-county-il-assessments' })
    expect(plain(none)).toContain('No home matches')
    expect(none).toContain('value="99999999999999"')
    expect(denver).toContain('href="/place?q=200+E+Colfax+Ave%2C+Denver%2C+CO"')
    expect(await draw('find', { id: '123' })).toContain(
      'A parcel number alone does not say where the home is',
    )
  })

  it.each([
    ['Chicgo, IL', 'Chicago, IL', 'Chicago%2C+IL'],
    ['Detriot, MI', 'Detroit, MI', 'Detroit%2C+MI'],
  ])('a search for %s offers another spelling of the city', async (typed, city, query) => {
    const markup = await draw('find', { q: `1 Unheard Of Walk, ${typed}` })
    expect(plain(markup)).toContain(`Did you mean ${city}`)
    expect(markup).toContain(`href="/assessments/find?q=1+Unheard+Of+Walk%2C+${query}"`)
  })

  it('a search without a match preserves the typed text', async () => {
    const markup = await draw('find', { q: '17 E Inkwell Ave, Chicgo, IL' })
    expect(plain(markup)).toContain('No home matches')
    expect(markup).toContain('value="17 E Inkwell Ave, Chicgo, IL"')
    expect(plain(await draw('find', { q: '17 E Inkwell Ave, Chicago, IL' }))).not.toContain('Did you mean')
  })

  it('a parcel number with its state leads to the right roll', async () => {
    const markup = await draw('find', { q: '10-17-434-900-0000, Chicago, IL' })
    expect(plain(markup)).toContain('We searched the record of Cook County, Illinois only.')
    expect(plain(markup)).not.toContain('Which place is it in?')
  })

  it.each(['742 W Inkwell St NW, Washington, DC', '1 Unheard Of Walk, Washington, DC'])(
    'an address in Washington, DC is searched on its roll without a choice: %s',
    async (q) => {
      const markup = plain(await draw('find', { q }))
      expect(markup).not.toContain('Which place is it in?')
      expect(markup).toContain('We searched the record of Washington, DC')
    },
  )

  it('an address in New York leads to a choice of local governments, and the choice leads to the home', async () => {
    const [house] = [...assessedProperties(towns('NY', 'Albany'), {})].filter(({ kind }) => kind === 'house')
    if (!house) throw new Error('the sample country has a house in Albany')
    const q = writeAddress(house.address)
    const markup = await draw('find', { q })
    expect(plain(markup)).toContain('Which local government assesses the home?')
    expect(plain(markup)).not.toMatch(/six.digit|SWIS|data\.ny\.gov\/d\/bsmp/)
    expect(markup).toMatch(/<optgroup label="Albany County">.*<option value="010101">Papermoon</)
    expect(markup).toMatch(/<optgroup label="Erie County">.*<option value="140200">Buffalo</)
    expect(markup).toContain(`name="q" value="${q}"`)
    const [, likely = ''] = /<option value="(\d{6})" selected=""/.exec(markup) ?? []
    expect(likely).toBe('010100')
    expect(plain(markup)).toContain('We chose it by the city in the address, Albany.')
    const page = await draw('find', { q, source: 'new-york-state-assessments', municipality: likely })
    expect(plain(page)).toContain('Is this your home?')
    expect(plain(page)).toContain('another local government')
  })

  it('a failure of the list of local governments is reported with a retry', async () => {
    house.engine = createAssessments({
      transport: async (request) =>
        request.url.includes('group') ? new Response('no', { status: 500 }) : sample(request),
    })
    const markup = plain(await draw('find', { q: '100 E Main St', source: 'new-york-state-assessments' }))
    expect(markup).toContain('Try again')
    expect(markup).toContain('official page')
  })

  it('a failed source is reported with its official page and a retry', async () => {
    house.engine = createAssessments({
      transport: async (request) =>
        new URL(request.url).hostname.startsWith('geocoding')
          ? sample(request)
          : new Response('busy', { status: 503 }),
    })
    const markup = await draw('find', { q: address })
    expect(plain(markup)).toContain('official page of Cook County')
    expect(plain(markup)).toContain('Try again')
    expect(plain(markup)).toContain(address)
  })

  it('a search that still waits is reported as pending, not as failed', async () => {
    const { engine } = house
    const error = { code: 'upstream_timeout', message: 'No answer yet.', issues: [], isWaiting: true }
    const call = async (connector: never, method: string, ...rest: [never, never]) =>
      method === 'searchProperties' ? { ok: false, error } : engine?.call(connector, method as never, ...rest)
    house.engine = { ...engine, call } as unknown as NonNullable<typeof engine>
    const markup = plain(await draw('find', { q: address }))
    expect(markup).toContain('We are asking for the record')
    expect(markup).not.toContain('could not reach')
  })

  it('the class of a record is not shown in capital letters', async () => {
    const hartford = plain(await draw('find', { q: '742 W Inkwell St, Hartford, CT' }))
    expect(hartford).toContain('One family')
    expect(hartford).not.toContain('ONE FAMILY')
  })

  it('typed markup is escaped', async () => {
    const hostile = '"><script>alert(1)</script>'
    expect(await draw('find', { q: hostile, source: 'cook-county-il-assessments' })).not.toContain(
      '<script>alert',
    )
  })
})

const queryOf = (href: string): Query =>
  Object.fromEntries(new URL(href.replaceAll('&amp;', '&'), 'https://openplat.test').searchParams)

describe('from the home to the packet', () => {
  it('the values step shows a row for each of three years, newest first, and a chart', async () => {
    const markup = await draw('values', await choose())
    const years = [...markup.matchAll(/<th scope="row"[^>]*>(\d{4})</g)].map(([, year]) => Number(year))
    expect(years).toHaveLength(3)
    expect(years).toEqual(years.toSorted((a, b) => b - a))
    expect(markup).toContain('<figure')
    expect(markup).not.toContain('style=')
  })

  it('the values step states the change of the value before the table', async () => {
    const text = plain(await draw('values', await choose()))
    const answer = text.search(/Your assessed value (rose|fell) by \$[\d,]+ \([\d.]+%\) from 2025 to 2026/)
    expect(answer).toBeGreaterThan(0)
    expect(answer).toBeLessThan(text.indexOf('Values by year'))
    expect(text).toMatch(/assessed at 10 percent of market value, so the assessor sees about \$[\d,]+00\./)
  })

  it('an unpublished year is labeled', async () => {
    const query = await choose()
    expect(plain(await draw('values', { ...query, years: '1985' }))).toContain('Not published: 1985.')
  })

  it('a request for four years gets advice and preserves the typed years', async () => {
    const refused = await draw('values', { ...(await choose()), years: '2021,2022,2023,2024' })
    expect(plain(refused)).toContain('Give three years at most.')
    expect(refused).toContain('value="2021,2022,2023,2024"')
  })

  it('two values of different kinds have a reason instead of a difference', async () => {
    const query = await choose()
    const markup = await draw('values', { ...query, before: '2025.landValue', after: '2025.assessedValue' })
    expect(plain(markup)).toContain('These two are not compared')
    const same = await draw('values', {
      ...query,
      before: '2024.assessedValue',
      after: '2025.assessedValue',
    })
    expect(plain(same)).toMatch(/Assessed value (rose|fell|did not change)/)
  })

  it('the values step explains exemptions and the board', async () => {
    const text = plain(await draw('values', await choose()))
    expect(text).toContain('Homeowner Exemption')
    expect(text).toContain('Board of Review')
    expect(text).toContain('The last day is on your notice.')
    expect(text).not.toMatch(/you still have|you qualify|over-assessed/i)
  })

  it("fields for the person's own entries are outside of every form", async () => {
    const query = await choose()
    for (const step of ['evidence', 'packet'] as const) {
      const markup = await draw(step, { ...query, ground: 'equity' })
      if (step === 'evidence') expect(markup).toContain('name="my.')
      else expect(markup).not.toMatch(/<(?:input|textarea)[^>]*name="my/)
      for (const [form = ''] of markup.matchAll(/<form.*?<\/form>/gs)) expect(form).not.toContain('my.')
    }
  })

  it('the packet has five sheets with the home at the bottom of each', async () => {
    const markup = await draw('packet', await choose())
    expect(markup.match(/id="sheet-\d"/g)).toHaveLength(5)
    expect(plain(markup).match(/parcel [\d-]{18}; Cook County[^.]*\. Sheet \d of 5/g)).toHaveLength(5)
    expect(plain(markup)).toContain('This site estimated no value on these sheets')
  })

  it('the packet without a home has blank sheets', async () => {
    expect((await draw('packet')).match(/id="sheet-\d"/g)).toHaveLength(5)
  })
})

describe('steps without a home', () => {
  it.each(['values', 'evidence', 'find'] as const)('the step %s links to the search', async (step) => {
    const text = plain(await draw(step))
    expect(text).toContain(stepTexts[step].about)
    expect(text).toContain('Find your home')
  })

  it('a link with an altered key shows a page with an explanation', async () => {
    const query = await choose()
    const text = plain(await draw('find', { ...query, key: `${query.key?.slice(0, -5)}` }))
    expect(text).toContain('Find your home again')
  })
})

describe('a place that no roll covers', () => {
  const own = { q: '742 W Inkwell St, Phoenix, AZ', state: 'AZ', county: 'Maricopa County' }

  it('the address of a home that no roll covers leads to steps with values from the notice', async () => {
    const markup = await draw('find', { q: own.q })
    expect(plain(markup)).toContain('This place is not covered')
    const [, query = ''] = /href="\/assessments\/values\?([^"]*)"/.exec(markup) ?? []
    const link = new URLSearchParams(query.replaceAll('&amp;', '&'))
    expect(Object.fromEntries(link)).toMatchObject({ q: own.q, state: 'AZ' })
  })

  it('the values step states that no rule is confirmed, and links to the office by county', async () => {
    const text = plain(await draw('values', own))
    expect(text).toContain('We have not confirmed the rule of this place.')
    expect(text).toContain('Find the assessor of Maricopa County')
    expect(text).toContain('Assessed value, last year')
    expect(text).toContain('After you file')
    expect(text).not.toMatch(/in time|needs a home first/)
  })

  it('the evidence step offers both kinds of evidence and ranks neither', async () => {
    const text = plain(await draw('evidence', { ...own, market: 'yes' }))
    expect(text).toContain('we rank no reason above another')
    expect(text).toContain('Sales of similar homes')
    expect(text).toContain('Assessments of similar homes')
  })

  it("the packet labels its values as the owner's own", async () => {
    const text = plain(await draw('packet', own))
    expect(text).toContain('Values that the owner copied from the notice')
    expect(text).toContain('742 W Inkwell St, Phoenix, AZ')
    expect(text).not.toContain('These pages are blank')
  })

  it('a link without a state leads back to the home check', async () => {
    expect(plain(await draw('values', { q: own.q }))).toContain(
      `This link has the address ${own.q}, but not the home that you confirmed.`,
    )
  })

  it('a parcel number without a place leads back to the search of step 1', async () => {
    const markup = await draw('values', { id: '10-17-434-900-0000' })
    expect(plain(markup)).toMatch(/the parcel number 10-17-434-900-0000, but not the county or state/)
    expect(markup).toContain('href="/assessments/find?id=10-17-434-900-0000"')
    const placed = await draw('evidence', { id: '10-17-434-900-0000', source: 'cook-county-il-assessments' })
    expect(plain(placed)).toContain('but not the home that you confirmed')
  })
})
