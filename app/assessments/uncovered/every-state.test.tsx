import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { readPdf } from '@/app/_surfaces/pdf/testing/read-pdf'
import { sources } from '@/connectors/us-public-assessments/recipe/source-list'
import { states } from '@/lib/geography/states'
import { shareOf } from '@/lib/testing/long-run'
import { cellName, names } from '../entries/entry-names'
import { makeTestPacket } from '../pdf/testing/make-test-packet'
import { rowEntries } from '../similar/row-entries'
import type { AssessmentsUrlParams } from '../url'
import { ownDocument } from './own-document'
import { showOwnEvidence } from './own-evidence-step'
import { readOwnHome } from './own-home'
import { showOwnPacket } from './own-packet-step'
import { showOwnValues } from './own-values-step'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
}))

const covered = new Set(sources.map(({ state }) => state))
const uncovered = states.filter(({ code }) => !covered.has(code))

const plain = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ')

const draw = (page: Parameters<typeof renderToStaticMarkup>[0]) => plain(renderToStaticMarkup(page))

const urlIn = (state: string): AssessmentsUrlParams => ({ q: '742 W Inkwell St', state, county: 'Inkfield' })

function homeIn(state: string) {
  const home = readOwnHome(urlIn(state))
  if (!home) throw new Error(`no home in ${state}`)
  return home
}

const answers = { answers: '1', fact: 'no', equity: 'yes', market: 'no', condition: 'no' } as const

const citations = /\b(?:RCW|G\.L\.|CGS|RPTL|ILCS|R&T|MCA|statute|section \d)/

it('more than twenty states have no roll, such as Ohio', () => {
  expect(uncovered.length).toBeGreaterThan(20)
  expect(uncovered.map(({ code }) => code)).toContain('OH')
})

describe.each(uncovered)('an appeal in $name, which no roll covers', ({ code, name }) => {
  it('the values step has fields for the notice, confirms no rule, and finds the office by county', () => {
    const text = draw(showOwnValues(homeIn(code), urlIn(code)))
    for (const part of [
      'Last day to appeal',
      'We have not confirmed the rule of this place.',
      'We have not confirmed the tax to pay before a hearing',
      'Assessed value, this year',
      'Assessed value, last year',
      'Your last tax bill',
      `We have not confirmed whether a limit holds the taxed value of a home down in ${name}.`,
      'Find the assessor of Inkfield County',
      'After you file',
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(citations)
  })

  it('the evidence step offers both kinds of evidence and ranks neither', () => {
    const text = draw(showOwnEvidence(homeIn(code), { ...urlIn(code), ...answers }))
    for (const part of [
      `We have not confirmed what a board in ${name} considers, so we rank no reason above another.`,
      'Assessments of similar homes',
      'Sales of similar homes',
      `We have not confirmed which evidence a board in ${name} hears, or refuses.`,
      'Find the assessor of Inkfield County',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('What a board accepts')
    expect(text).not.toMatch(citations)
  })

  it('the packet step finds the office by county', () => {
    expect(draw(showOwnPacket(homeIn(code), urlIn(code)))).toContain('Find the assessor of Inkfield County')
  })
})

// Tests only a share of the states, because a packet is slow to make and the packets of two states differ
// only in names.
describe.each(shareOf(uncovered, 0))('the file of an appeal in $name, which no roll covers', ({ code }) => {
  it('the packet requests the value and prints both tables on at most five pages', async () => {
    const entries = {
      [names.ownAssessed]: '223,500',
      [names.lastYear]: '210,000',
      [names.opinion]: '200000',
      ...rowEntries(1, { address: '1 Plaza Way', parcel: '', value: '$190,000', from: '' }),
      [cellName('sale', 1, 'address')]: '2 Plaza Way',
      [cellName('sale', 1, 'price')]: '195000',
    }
    const { bytes } = await makeTestPacket(ownDocument(homeIn(code), { isBlank: false }), entries)
    const pages = (await readPdf(bytes)).texts.map((text) => text.replace(/\s+/g, ' '))
    expect(pages.length).toBeLessThanOrEqual(5)
    expect(pages[0]).toContain(
      'I ask for a market value of $200,000. My notice says: assessed value $223,500.',
    )
    for (const part of ['1 Plaza Way', '2 Plaza Way', 'No public record was read for these sheets.'])
      expect(pages.join(' ')).toContain(part)
    expect(pages.join(' ')).not.toMatch(citations)
  })
})
