import { describe, expect, it } from 'vitest'
import { linkSpam } from '../testing/link-spam'
import { describePlace } from './describe-place'
import { nameInWords } from './place-name'
import { pointMetadata } from './point-page'

const orlando = { latitude: 28.5384, longitude: -81.3792 }

describe('nameInWords', () => {
  it.each([
    ['742 W INKWELL ST, CHICAGO, IL 60602', '742 W Inkwell St, Chicago, IL 60602'],
    ['400 S Orange Ave, Orlando', '400 S Orange Ave, Orlando'],
    ['12 1/2 Martin Luther King Jr Blvd Apt 4', '12 1/2 Martin Luther King Jr Blvd Apt 4'],
    ['28.5384,-81.3792', '28.5384, -81.3792'],
    ['40°24′N 100°24′W', '40.4, -100.4'],
    ['NE1/4 sec 14 T2N R3E, Boise meridian', 'NE¼, Sec. 14, T. 2 N., R. 3 E., Boise Meridian'],
    ['27:082S305005000002', '27:082S305005000002'],
  ])('formats the text %j as the place name %j', (words, name) => expect(nameInWords(words)).toBe(name))

  it.each(linkSpam)('finds no place name in %j, so that the text does not become a title', (words) => {
    expect(nameInWords(words)).toBeUndefined()
    expect(describePlace({ at: orlando, q: words })?.title).toBe('28.5384, -81.3792')
    expect(pointMetadata('Land and survey', { q: words, at: orlando }).title).toBe(
      '28.5384,-81.3792: Land and survey',
    )
  })
})
