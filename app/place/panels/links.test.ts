// biome-ignore-all lint/style/noRestrictedImports: whether a link is understood can only be told by the page it leads to.
import { describe, expect, it } from 'vitest'
import { parseAssessmentsUrl } from '@/app/assessments/parse'
import { parseCostsUrl } from '@/app/costs/parse'
import { parseEnvironmentUrl } from '@/app/environment/parse'
import { parseLandUrl } from '@/app/land/parse'
import { parseParcelsUrl } from '@/app/parcels/parse'
import { parsePermitsUrl } from '@/app/permits/parse'
import { placeAt } from '../place-at'
import { assessmentHref, parcelAssessmentHref, permitSourceHref, propertyHref, workflowHref } from './links'
import { type PanelId, panelIds } from './outcome'

const point = { latitude: 28.529999, longitude: -81.385001 }
const address = '165 W Inkblot Way, Apt #4 & 5, Orlando, FL 32801'
const places = [placeAt(point), placeAt(point, { address }), placeAt(point, { address: 'é'.repeat(400) })]

const queryOf = (href: string) => Object.fromEntries(new URL(href, 'https://site.example').searchParams)
const pathOf = (href: string) => href.split('?')[0]

/** What each page leaves out of a link, and the point or the words it has understood. */
const pages: Record<string, (query: Record<string, string>) => { dropped: string[]; understood: unknown }> = {
  '/land': (query) => {
    const { url, dropped } = parseLandUrl(query)
    return { dropped, understood: url.at }
  },
  '/environment': (query) => {
    const { url, dropped } = parseEnvironmentUrl(query)
    return { dropped, understood: url.at }
  },
  '/parcels': (query) => {
    const { value, dropped } = parseParcelsUrl(query)
    return { dropped, understood: value.at }
  },
  '/permits': (query) => {
    const { url, dropped } = parsePermitsUrl(query)
    return { dropped, understood: url.q ?? url.source ?? url.property }
  },
  '/costs': (query) => {
    const { url, dropped, errors } = parseCostsUrl(query)
    return { dropped: [...dropped, ...Object.keys(errors)], understood: url.place }
  },
  '/assessments': () => ({ dropped: [], understood: 'the question' }),
  '/assessments/find': (query) => {
    const { url, dropped } = parseAssessmentsUrl(query)
    return { dropped, understood: url.q }
  },
  '/assessments/check': (query) => {
    const { url, dropped } = parseAssessmentsUrl(query)
    return { dropped, understood: url.key }
  },
}

function open(href: string) {
  const read = pages[pathOf(href) ?? '']
  if (!read) throw new Error(`No page is known at ${href}`)
  return read(queryOf(href))
}

describe('a link into a workflow', () => {
  it.each(panelIds)('of the panel %s is understood by its page, with nothing left out', (panel: PanelId) => {
    for (const place of places) {
      const { dropped, understood } = open(workflowHref(panel, place))
      expect(dropped).toEqual([])
      expect(understood).toBeTruthy()
    }
  })

  it('keeps the point to the sixth decimal and the words as they were typed', () => {
    const [, typed] = places
    if (!typed) throw new Error('There is no such place')
    for (const panel of ['section', 'facilities', 'parcel'] as const)
      expect(open(workflowHref(panel, typed)).understood).toEqual(point)
    for (const panel of ['assessment', 'permits'] as const)
      expect(open(workflowHref(panel, typed)).understood).toBe(address)
  })

  it('leads on from what was found', () => {
    const asked = { source: 'cook-county-il-assessments', q: address, county: undefined }
    expect(open(assessmentHref('find', asked))).toEqual({ dropped: [], understood: address })
    expect(open(assessmentHref('check', { ...asked, key: 'WyJjb29rIl0' }))).toEqual({
      dropped: [],
      understood: 'WyJjb29rIl0',
    })
    expect(open(permitSourceHref('chicago-new-construction')).dropped).toEqual([])
    expect(open(propertyHref('chicago', '742 W Inkwell St'))).toEqual({
      dropped: [],
      understood: '742 W Inkwell St',
    })
  })
})

it('leads from a Florida parcel to its assessment by its number', () => {
  const href = parcelAssessmentHref('58-0032-0240395', 'Orange')
  const { url, dropped } = parseAssessmentsUrl(queryOf(href))
  expect(dropped).toEqual([])
  expect(url).toMatchObject({ source: 'florida-assessments', id: '58-0032-0240395', county: 'Orange' })
})
