import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ConnectorError } from '@/lib/connector/errors'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { cityOf } from './city-list'
import { type BuildingFeedCityId, markets } from './feed'
import { readPhrase } from './read-phrase'

const read = (market: BuildingFeedCityId, text: string) => readPhrase(cityOf(market), text)

describe('readPhrase', () => {
  it.each([
    ['841 W Gardena Blvd', '841 W GARDENA BLVD'],
    ['841 West Gardena Boulevard, Los Angeles, CA 90247', '841 W GARDENA BLVD'],
    ['841 west gardena boulevard los angeles ca 90247', '841 W GARDENA BLVD'],
    ['  841  W  Gardena  Blvd. ', '841 W GARDENA BLVD'],
    ['841 W Gardena Blvd Los Angeles', '841 W GARDENA BLVD'],
    ['841 W Gardena Blvd, Unit 5', '841 W GARDENA BLVD 5'],
    ['6323-6325 N Eucalyptus Ct', '6323-6325 N EUCALYPTUS CT'],
  ])('reads %s as the address of a house', (text, line) => {
    expect(read('los-angeles', text)).toMatchObject({
      phrase: { is: 'address', line },
      understoodAs: `The house ${toMixedCase(line)}`,
      caveats: [],
    })
  })

  it.each<[BuildingFeedCityId, string, string]>([
    ['san-francisco', '0576/026', '0576/026'],
    ['san-francisco', '576 / 26', '0576/026'],
    ['san-francisco', '0275b-054', '0275B/054'],
    ['san-francisco', 'Block 576, Lot 26', '0576/026'],
    ['san-francisco', '0576026', '0576/026'],
    ['los-angeles', '6120-018-008', '6120018008'],
    ['los-angeles', '6120018008', '6120018008'],
    ['austin', '02 0805 0310', '0208050310'],
    ['chicago', '17-09-447-004-0000', '17094470040000'],
    ['chicago', '1709447004', '1709447004'],
  ])('the parser of %s reads %s as a parcel number', (market, text, parcel) => {
    expect(read(market, text)).toMatchObject({ phrase: { is: 'parcel', text: parcel } })
  })

  it.each<[BuildingFeedCityId, string, string[]]>([
    ['seattle', '6120018008', ['6120018008']],
    ['los-angeles', '0576/026', ['0576', '026']],
    ['los-angeles', '24016-20000-39584', ['24016-20000-39584']],
    ['seattle', '001001-03CP', ['001001-03CP']],
    ['los-angeles', 'West Gardena Boulevard', ['GARDENA']],
    ['chicago', 'porch porch collapse', ['PORCH', 'COLLAPSE']],
    ['chicago', 'North Avenue', ['NORTH', 'AVENUE']],
    ['austin', '5th Street', ['5TH']],
    ['chicago', 'ab', ['AB']],
    ['chicago', '12', ['12']],
    ['chicago', 'É9', ['É9']],
    ['chicago', 'a b', ['A', 'B']],
    ['austin', 'one two three four five six seven', ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX']],
  ])('the parser of %s reads %s as search words', (market, text, words) => {
    expect(read(market, text).phrase).toEqual({ is: 'words', words })
  })

  it('refuses an address in another state, and adds a caveat to an address in another city', () => {
    expect(() => read('los-angeles', '121 N La Salle St, Chicago, IL 60602')).toThrow(
      'This address is in Illinois; these feeds cover Los Angeles, California.',
    )
    expect(read('los-angeles', '841 W Gardena Blvd, Gardena, CA').caveats.join()).toContain(
      'the city of Los Angeles only',
    )
  })

  it.each(['%%%', '__', '--', "''", '#5', ' a '])('refuses %j and suggests an address', (text) => {
    expect(() => read('chicago', text)).toThrow('Give an address')
  })

  it('reads or refuses any phrase', () => {
    const typed = fc.string({ unit: 'grapheme', minLength: 2, maxLength: 200 })
    fc.assert(
      fc.property(fc.constantFrom(...markets), typed, (market, text) => {
        try {
          expect(read(market, text).understoodAs).not.toBe('')
        } catch (error) {
          expect(error).toBeInstanceOf(ConnectorError)
          expect(error).toMatchObject({ code: 'invalid_params', issues: [{ path: 'propertySearch' }] })
        }
      }),
    )
  })
})
