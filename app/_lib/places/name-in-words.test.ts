import { describe, expect, it } from 'vitest'
import { describeLink } from '../preview/describe-link'
import { describePlace } from '../preview/describe-place'
import { nameInWords } from './name-in-words'
import { pointMetadata } from './point-page'

const orlando = { latitude: 28.5384, longitude: -81.3792 }

const hostile = [
  'Tax refund waiting: call 1-800-555-0199',
  '1 Call 1-800-555-0199 now St',
  '800 Tax refund waiting for all owners in this county St, Orlando, FL',
  'Office closed, pay at evil.example',
  'Grandmother’s house',
  'You owe $900',
  '1-800-555-0199',
  '12 Main St, call the number on this page for your refund today, FL',
]

describe('the name in the words of a link', () => {
  it.each([
    ['742 W INKWELL ST, CHICAGO, IL 60602', '742 W Inkwell St, Chicago, IL 60602'],
    ['400 S Orange Ave, Orlando', '400 S Orange Ave, Orlando'],
    ['12 1/2 Martin Luther King Jr Blvd Apt 4', '12 1/2 Martin Luther King Jr Blvd Apt 4'],
    ['28.5384,-81.3792', '28.5384, -81.3792'],
    ['40°24′N 100°24′W', '40.4, -100.4'],
    ['NE1/4 sec 14 T2N R3E, Boise meridian', 'NE¼, Sec. 14, T. 2 N., R. 3 E., Boise Meridian'],
    ['27:082S305005000002', '27:082S305005000002'],
  ])('of %j is %j', (words, name) => expect(nameInWords(words)).toBe(name))

  it.each(hostile)('is absent from %j, which reaches no title', async (words) => {
    expect(nameInWords(words)).toBeUndefined()
    expect(describePlace({ at: orlando, q: words })?.title).toBe('28.5384, -81.3792')
    expect(pointMetadata('Land and survey', { q: words, at: orlando }).title).toBe(
      '28.5384,-81.3792: Land and survey',
    )
    const query = new URLSearchParams({ q: words, at: '28.5384,-81.3792' })
    const link = await describeLink(`/place?${query}`, async () => undefined)
    expect(JSON.stringify([link.title, link.place, link.text])).not.toContain(words.slice(0, 12))
  })
})
