import { describe, expect, it } from 'vitest'
import { suggestSpelling } from './suggest-spelling'

const texts = (words: string) => suggestSpelling(words).map(({ text }) => text)

describe('suggestSpelling', () => {
  it.each([
    ['742 W Inkwel Stret, Chicgo, IL', '742 W Inkwel Stret, Chicago, IL'],
    ['742 W Inkwell St Apt 2, chicgo, il 60602', '742 W Inkwell St Apt 2, Chicago, il 60602'],
    ['742 W Inkwell St, Chicgo, Illinois', '742 W Inkwell St, Chicago, Illinois'],
    ['742 W Inkwell St Chicgo IL', '742 W Inkwell St Chicago IL'],
    ['1 Main St Slat Lake City UT', '1 Main St Salt Lake City UT'],
    ['1 Main St, New Yrok, NY', '1 Main St, New York, NY'],
    ['1 Main St, Albaquerque', '1 Main St, Albuquerque, NM'],
    ['Chicgo, IL', 'Chicago, IL'],
    ['Tallahasee', 'Tallahassee, FL'],
  ])('corrects the spelling of the city in %s', (words, text) => {
    expect(texts(words)).toEqual([text])
  })

  it('lists cities of the same name, the largest first', () => {
    expect(texts('1 Main St, Philadelfia')[0]).toBe('1 Main St, Philadelphia, PA')
    expect(texts('1 Main St, Philadelfia')).toHaveLength(3)
  })

  it('names the suggested city with its state', () => {
    expect(suggestSpelling('742 W Inkwell St, Chicgo, IL')[0]?.city).toBe('Chicago, IL')
  })

  it.each([
    '742 W Inkwel Stret, Chicago, IL',
    '742 W Inkwell St Chicago IL',
    '100 S Main St Salt Lake City UT',
    '742 W Inkwell St',
    '742 W Inkwell St, Zzyzxville, IL',
    '45.68015, -107.91452',
    'T2N R3E Sec 14, Boise Meridian',
    '10-17-434-900-0000',
    'Xyz',
    '',
  ])('suggests no other spelling for %j', (words) => expect(suggestSpelling(words)).toEqual([]))
})
