import { describe, expect, it } from 'vitest'
import type { Panel } from './_surfaces/place/panel'
import { panels } from './_surfaces/place/panels'
import { assessment, assessmentHref } from './_surfaces/place/panels/assessment'
import { facilities } from './_surfaces/place/panels/facilities'
import { assessmentByNumberHref, parcel } from './_surfaces/place/panels/parcel'
import { permitSourceHref, permits, propertyHref } from './_surfaces/place/panels/permits'
import { section } from './_surfaces/place/panels/section'
import { placeAt } from './_surfaces/place/place'
import { assessmentsUrl } from './assessments/url'
import { costsUrl } from './costs/url'
import { reviewUrl } from './environment/review/url'
import { environmentUrl } from './environment/url'
import { groundUrl } from './ground/url'
import { landUrl } from './land/url'
import { mapUrl } from './map/url'
import { permitsUrl } from './permits/url'

const point = { latitude: 28.529999, longitude: -81.385001 }
const address = '165 W Inkblot Way, Apt #4 & 5, Orlando, FL 32801'
const places = [placeAt(point), placeAt(point, { address }), placeAt(point, { address: 'é'.repeat(400) })]

const queryOf = (href: string) => Object.fromEntries(new URL(href, 'https://site.example').searchParams)
const pathOf = (href: string) => href.split('?')[0]

const pages: Record<string, (query: Record<string, string>) => { dropped: string[]; value: unknown }> = {
  '/land': (query) => {
    const { url, dropped } = landUrl.parse(query)
    return { dropped, value: url.at }
  },
  '/ground': (query) => {
    const { url, dropped } = groundUrl.parse(query)
    return { dropped, value: url.at }
  },
  '/ground/flood': (query) => {
    const { url, dropped } = groundUrl.parse(query)
    return { dropped, value: url.at }
  },
  '/environment': (query) => {
    const { url, dropped } = environmentUrl.parse(query)
    return { dropped, value: url.at }
  },
  '/environment/review': (query) => {
    const { url, dropped } = reviewUrl.parse(query)
    return { dropped, value: url.at }
  },
  '/map': (query) => {
    const { url, dropped } = mapUrl.parse(query)
    return { dropped, value: url.at }
  },
  '/permits': (query) => {
    const { url, dropped } = permitsUrl.parse(query)
    return { dropped, value: url.q ?? url.source ?? url.property }
  },
  '/costs': (query) => {
    const { url, dropped, errors } = costsUrl.parse(query)
    return { dropped: [...dropped, ...Object.keys(errors)], value: url.place }
  },
  '/assessments': () => ({ dropped: [], value: 'the question' }),
  '/assessments/find': (query) => {
    const { url, dropped } = assessmentsUrl.parse(query)
    return { dropped, value: url.key ?? url.q }
  },
}

function open(href: string) {
  const parse = pages[pathOf(href) ?? '']
  if (!parse) throw new Error(`No page is known at ${href}`)
  return parse(queryOf(href))
}

describe('links to a page', () => {
  it.each(panels)('the page that panel $id links to can parse every part of the link', (panel: Panel) => {
    for (const place of places) {
      const { dropped, value } = open(panel.href(place))
      expect(dropped).toEqual([])
      expect(value).toBeTruthy()
    }
  })

  it('a link contains the point with six decimals and the text as typed', () => {
    const [, typed] = places
    if (!typed) throw new Error('There is no such place')
    for (const panel of [section, facilities, parcel]) expect(open(panel.href(typed)).value).toEqual(point)
    for (const panel of [assessment, permits]) expect(open(panel.href(typed)).value).toBe(address)
  })

  it('the pages of assessments and permits can parse every part of the links that lead to them', () => {
    const query = { source: 'cook-county-il-assessments', q: address, county: undefined }
    expect(open(assessmentHref('find', query))).toEqual({ dropped: [], value: address })
    expect(open(assessmentHref('find', { ...query, key: 'WyJjb29rIl0' }))).toEqual({
      dropped: [],
      value: 'WyJjb29rIl0',
    })
    expect(open(permitSourceHref('chicago-new-construction')).dropped).toEqual([])
    expect(open(propertyHref('chicago', '742 W Inkwell St'))).toEqual({
      dropped: [],
      value: '742 W Inkwell St',
    })
  })
})

it('a Florida parcel links to its assessment by number', () => {
  const href = assessmentByNumberHref('58-0032-0240395', 'Orange')
  const { url, dropped } = assessmentsUrl.parse(queryOf(href))
  expect(dropped).toEqual([])
  expect(url).toMatchObject({ source: 'florida-assessments', id: '58-0032-0240395', county: 'Orange' })
})
