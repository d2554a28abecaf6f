import type { Definition } from '../ui/definition'

/** The words of Florida's assessment rolls in ours. */
export const parcelTerms = {
  justValue: {
    term: 'Just value',
    meaning:
      'What the county property appraiser estimates the property to be worth on January 1 of the roll’s year. An estimate for taxes, not a price that anybody paid or offered.',
  },
  assessedValue: {
    term: 'Assessed value',
    meaning:
      'The just value after the limits of Florida law, such as the yearly limit on a homestead. It can be far below the just value, and it differs between school and other levies.',
  },
  taxableValue: {
    term: 'Taxable value',
    meaning:
      'The assessed value less exemptions: what the tax rate is applied to. A property can be worth much and have a taxable value of 0.',
  },
  schoolLevies: {
    term: 'School levies',
    meaning:
      'Taxes for the school district. Some limits and exemptions do not hold for them, so that the roll has a value for school levies and another for all other levies.',
  },
  homestead: {
    term: 'Homestead',
    meaning:
      'The owner’s permanent home. The county grants it on application; it lowers the taxable value and limits how fast the assessed value may rise. A new owner does not take it over.',
  },
  landValue: {
    term: 'Land value',
    meaning: 'The part of the just value that is the land’s, as the county states it.',
  },
  specialFeatures: {
    term: 'Special features',
    meaning: 'Things that are valued by themselves, such as pools, docks, fences and paving.',
  },
  qualification: {
    term: 'Qualification code',
    meaning:
      'How the county judged a sale. 01 commonly stands for a sale between independent parties that can be compared with others. Most other codes say why a price does not tell what the property was worth.',
  },
  effectiveYear: {
    term: 'Effective year built',
    meaning:
      'A year the appraiser chooses for the condition of the building: a house of 1925 that was renewed can have 2015. It is not the year in which it was built.',
  },
  livingArea: {
    term: 'Living or usable area',
    meaning:
      'All buildings of the parcel together. On a parcel with many homes it is the sum, not the area of one home.',
  },
  landUse: {
    term: 'Land use code',
    meaning:
      'How the appraiser classes the property for the roll. It is not the zoning, and it does not say what may be built there.',
  },
  censusBlock: {
    term: 'Census block',
    meaning:
      'The number of the Census Bureau’s area that the parcel lies in: state, county, tract and block, one after the other.',
  },
} as const satisfies Record<string, Definition>
