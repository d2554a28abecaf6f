import { describe, expect, it } from 'vitest'
import { findPlacesByName } from '@/lib/gazetteer/places'
import { describeNamed, formatNamed, hrefOfName, readZipCode } from './named-place'

describe('names of places', () => {
  it.each([
    ['Pensacola, FL', '/map?q=Pensacola%2C+FL'],
    ['pensacola florida', '/map?q=Pensacola%2C+FL'],
    ['Escambia County, FL', '/map?q=Escambia+County%2C+FL'],
    ['Denver, CO', '/places?city=5419384'],
    ['Cook County, Illinois', '/places?county=17031'],
    ['ga-fulton:01-003520-0', '/parcels/ga-fulton?id=01-003520-0'],
    ['Springfield', '/places?q=Springfield'],
    ['32502', '/places?q=32502'],
    ['32502-1234', '/places?q=32502-1234'],
  ])('the typed text %s opens the page %s', (text, href) => expect(hrefOfName(text)).toBe(href))

  it.each([
    '742 W Inkwell St, Chicago, IL',
    '40.4 -100.4',
    'T3N R2E sec 10, Boise Meridian',
    '082S305005000002',
    'Nowhere At All, ZZ',
    '',
  ])('the typed text %j opens no page of a named place', (text) => expect(hrefOfName(text)).toBeUndefined())

  it('cities of the same name have different descriptions', () => {
    const all = findPlacesByName('Springfield').map(
      (place) => `${formatNamed(place)}: ${describeNamed(place)}`,
    )
    expect(all).toContain('Springfield, Illinois: City or town in Sangamon County')
    expect(new Set(all).size).toBe(all.length)
  })

  it('readZipCode returns a ZIP code, and undefined for other text', () => {
    expect(readZipCode(' 32502 ')).toBe('32502')
    for (const text of ['3250', '325021', '32502 Main St']) expect(readZipCode(text)).toBeUndefined()
  })
})
