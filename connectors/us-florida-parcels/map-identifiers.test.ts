import { describe, expect, it } from 'vitest'
import { matchParcels, parseParcelRequest } from './find-parcels'

const parcels = [
  { county: 58, parcelId: '00-0028-0176' },
  { county: 58, parcelId: '0000280176' },
  { county: 26, parcelId: '0000280176' },
]
const named = (text: string) => matchParcels(parseParcelRequest(text), parcels)

describe('parcel numbers of requests', () => {
  it('matches a number with a county only to the parcel with exactly this spelling', () => {
    expect(named('58:00-0028-0176')).toEqual([parcels[0]])
    expect(named('58:0000280176')).toEqual([parcels[1]])
    expect(named('26:00-0028-0176')).toEqual([parcels[2]])
    expect(named('11:0000280176')).toEqual([])
  })

  it("reads a number without a county as parcels of several counties, each in its county's spelling", () => {
    expect(named('00.0028 0176')).toEqual([parcels[1], parcels[2]])
    expect(named(' 00-0028-0176 ')).toEqual(parcels)
  })

  it('tries each spelling of a number once: as typed, in capitals, and without punctuation', () => {
    expect(parseParcelRequest('a1.b 2-c*').ids).toEqual(['a1.b 2-c*', 'A1.B 2-C*', 'A1B2C*'])
    expect(parseParcelRequest('123').ids).toEqual(['123'])
    expect(parseParcelRequest('0123')).toEqual({ asked: '0123', county: undefined, ids: ['0123'] })
  })

  it.each(['WATER', '1'.repeat(31), '1\n2', ''])('sends no request for the impossible number %j', (text) => {
    expect(parseParcelRequest(text).ids).toEqual([])
  })
})
