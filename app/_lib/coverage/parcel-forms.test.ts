import { describe, expect, it } from 'vitest'
import { parseParcelWords, recordsOfParcelForm } from './parcel-forms'

const statesOf = (number: string) => recordsOfParcelForm(number).map(({ state }) => state)

describe('formats of parcel numbers', () => {
  it.each([
    ['10-17-434-900-0000', ['IL', 'UT']],
    ['15-01-283-218-0000', ['IL', 'UT']],
    ['76.7-1-1', ['NY']],
    ['001.1-01-21.0', ['NY']],
    ['F_668355_3050015', ['MA']],
    ['m_205530_901234', ['MA']],
    ['3595-013', ['CA']],
    ['3595/007A', ['CA']],
    ['0127C-204', ['CA']],
    ['56-3827-32-1-01-04-0000', ['MT']],
    ['251-0709-133-0808-1', ['WI']],
    ['08-2S-30-5005-000-002', ['FL']],
    ['082S305005000002', ['FL']],
  ])('the number %s matches the parcel number formats of the states %j', (number, states) => {
    expect(statesOf(number)).toEqual(states)
  })

  it.each([
    ['a telephone number', '312-555-0142'],
    ['a telephone number with its country', '1-312-555-0142'],
    ['a local telephone number', '555-0142'],
    ['a day', '2026-11-28'],
    ['a day as people write it', '11/28/2026'],
    ['a ZIP code', '60602'],
    ['a ZIP code with four more digits', '60602-1234'],
    ['a house number', '742'],
    ['a house number with a dash', '45-12'],
    ['coordinates', '43.6-116.2'],
    ['a number too short for Cook County', '10-17-434-900'],
    ['a number too long for Cook County', '10-17-434-900-00001'],
    ['an empty text', ''],
  ])('%s matches no parcel number format: %s', (_what, text) => {
    expect(recordsOfParcelForm(text)).toEqual([])
    expect(parseParcelWords(text)).toBeUndefined()
  })
})

describe('parseParcelWords', () => {
  it.each([
    ['10-17-434-900-0000, Chicago, IL', 'IL', 'Chicago'],
    ['10-17-434-900-0000 Chicago IL 60602', 'IL', 'Chicago'],
    ['PIN 10-17-434-900-0000, Cook County, Illinois', 'IL', 'Cook County'],
    ['Parcel number: 10-17-434-900-0000, Utah', 'UT', ''],
    ['parcela 10-17-434-900-0000, Cook County, IL', 'IL', 'Cook County'],
    ['Número de parcela: 10-17-434-900-0000, Utah', 'UT', ''],
    ['10-17-434-900-0000 New Mexico', 'NM', ''],
  ])('parses the parcel number and the place in %s', (words, state, city) => {
    const parcel = parseParcelWords(words)
    expect(parcel).toMatchObject({ number: '10-17-434-900-0000', state, city })
    expect(parcel?.records.every((record) => record.state === state)).toBe(true)
  })

  it('returns only sources of the state that the text names', () => {
    const sources = (words: string) => parseParcelWords(words)?.records.map(({ source }) => source)
    expect(sources('10-17-434-900-0000, Chicago, IL')).toEqual(['cook-county-il-assessments'])
    expect(sources('10-17-434-900-0000, Denver, CO')).toEqual([])
    expect(sources('10-17-434-900-0000')).toHaveLength(2)
  })

  it('accepts a number of an unknown format if a place follows', () => {
    expect(parseParcelWords('58-0028-0240120, Orlando, FL')).toMatchObject({
      number: '58-0028-0240120',
      state: 'FL',
      records: [],
    })
  })

  it.each([
    '312-555-0142, Chicago, IL',
    '2026-11-28, Chicago, IL',
    '60602-1234, Chicago, IL',
    '742 W Inkwell St, Chicago, IL',
    '4512-101 Main St, Springfield, IL',
    '43.6123456, -116.2034567',
    'T2N R3E Sec 14, Boise Meridian',
    '58-0028-0240120',
  ])('finds no parcel number in %s', (words) => expect(parseParcelWords(words)).toBeUndefined())
})
