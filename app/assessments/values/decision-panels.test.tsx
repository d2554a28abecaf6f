import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sources } from '@/connectors/us-public-assessments/recipe/source-list'
import { checkedGuidance } from '../checked-guidance'
import type { HomeSelection } from '../fetch-home'
import type { HomeValuesResult } from '../fetch-values'
import { filingStages } from '../law/filing-stages'
import { localGuidance } from '../law/local-guidance'
import { TimePanel } from '../time/time-panel'
import { WorthPanel } from '../worth/worth-panel'

const ids = sources.map(({ id }) => id)
const plain = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ')
const guidanceOf = (id: string) => {
  const guidance = checkedGuidance(id)
  if (!guidance) throw new Error(`There is no guidance for ${id}.`)
  return guidance
}

describe('TimePanel', () => {
  it.each(ids)('names or links the office that knows the last day to file, for %s', (id) => {
    const guidance = guidanceOf(id)
    const markup = renderToStaticMarkup(<TimePanel property="key" home="a home" guidance={guidance} />)
    const office = filingStages(guidance.stages).board?.ask[0]
    expect(office).toBeDefined()
    const isLinked = office?.url !== undefined && markup.includes(`href="${office.url}"`)
    if (!isLinked) expect(plain(markup)).toContain(office?.name.replaceAll("'", '’'))
  })

  it.each([
    ['wisconsin', 'at least 48 hours before the first session', 'Open Book'],
    ['san-francisco-ca', 'July 2 to September 15', 'Assessor-Recorder, informal review'],
    ['detroit-mi', 'It meets in March', 'Assessor Review'],
    ['montana', 'Within 30 days.', 'Montana Department of Revenue, informal review'],
    ['woodbury-county-ia', 'April 2 to April 30', 'Assessor, informal request'],
  ])("lists the board's rule in %s above the review by the office", (place, rule, review) => {
    const guidance = guidanceOf(`${place}-assessments`)
    const text = plain(renderToStaticMarkup(<TimePanel property="key" home="a home" guidance={guidance} />))
    const first = text.indexOf(rule)
    expect(first).toBeGreaterThan(0)
    expect(text.indexOf(`You can ask first, without losing the appeal: ${review}`)).toBeGreaterThan(first)
  })
})

it('names the office of the county, or links to a search for an office that we do not know', () => {
  const panel = (sourceId: string, county: string) => {
    const property = { county } as HomeSelection['property']
    const guidance = localGuidance({ sourceId, property })
    return plain(
      renderToStaticMarkup(<TimePanel property="key" home="a home" county={county} guidance={guidance} />),
    )
  }
  expect(panel('idaho-assessments', 'ADA')).toContain('Ada County Assessor')
  const unknown = panel('nowhere', 'Franklin')
  expect(unknown).toContain('We have not confirmed the rule of this place.')
  expect(unknown).toContain('Find the assessor of Franklin County')
  expect(unknown).not.toContain('in time')
})

describe('WorthPanel', () => {
  const nothing = { ok: true, asked: [], years: [], history: { assessments: [] } } as unknown as Extract<
    HomeValuesResult,
    { ok: true }
  >

  it.each(ids)('names the office to ask if the record of %s has no value to lower', (id) => {
    const text = plain(renderToStaticMarkup(<WorthPanel guidance={guidanceOf(id)} values={nothing} />))
    expect(text).toContain(
      'The record does not have the value that an appeal lowers, so we cannot show the arithmetic. Ask',
    )
    expect(text).not.toContain('you ask for')
  })
})
