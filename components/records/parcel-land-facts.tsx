import { landUseName } from '@/lib/florida/land-use'
import { numberIn, type PublishedAttributes, textIn } from '@/lib/florida/published'
import { sayInspection } from '@/lib/florida/read-column'
import { type Fact, Facts } from '../ui/facts'
import { Term } from '../ui/term'
import { formatCount, formatSquareFeet, sayAcres } from './parcel-figures'
import { parcelTerms } from './parcel-terms'

interface Props {
  attributes: PublishedAttributes
}

const texts = {
  unknown: 'Not published',
  unknownNote: 'The roll has 0, which it also writes for unknown.',
  acres: 'Derived by us: square feet divided by 43,560.',
  notDecoded: 'The Department lists no such code.',
  countyCode: (code: string) => `The county’s own code is ${code}.`,
  homes: 'A whole building can be one parcel, a condominium tower above all: figures are of all its homes.',
  raw: 'As published; what the codes stand for is the county’s to say.',
}

/** The ground and what stands on it. Unknown is said, never 0. */
export function ParcelLandFacts({ attributes }: Props) {
  const area = numberIn(attributes, 'LND_SQFOOT')
  const units = numberIn(attributes, 'NO_RES_UNT')
  const items: (Fact | false)[] = [
    landUseFact(attributes),
    figureFact('Land area', area, formatSquareFeet),
    area !== null && { label: 'Acres', value: sayAcres(area), note: texts.acres },
    figureFact('Year built', numberIn(attributes, 'ACT_YR_BLT'), String),
    {
      id: 'effective',
      label: <Term definition={parcelTerms.effectiveYear} />,
      value: numberIn(attributes, 'EFF_YR_BLT') ?? texts.unknown,
      note: numberIn(attributes, 'EFF_YR_BLT') !== null && 'Not the year in which it was built.',
    },
    {
      ...figureFact('living', numberIn(attributes, 'TOT_LVG_AR'), formatSquareFeet),
      id: 'living',
      label: <Term definition={parcelTerms.livingArea} />,
    },
    figureFact('Buildings', numberIn(attributes, 'NO_BULDNG'), formatCount),
    {
      ...figureFact('Residential units', units, formatCount),
      ...(units !== null && units > 1 ? { note: texts.homes } : {}),
    },
    ...rawFacts(attributes),
  ]
  return <Facts items={items.filter((item) => item !== false)} />
}

function landUseFact(attributes: PublishedAttributes): Fact {
  const code = textIn(attributes, 'DOR_UC')
  const own = textIn(attributes, 'PA_UC')
  const name = code === null ? undefined : landUseName(code)
  const notes = [code !== null && !name && texts.notDecoded, own !== null && texts.countyCode(own)]
  return {
    id: 'use',
    label: <Term definition={parcelTerms.landUse}>Land use</Term>,
    value: code === null ? texts.unknown : name ? `${name} (code ${code})` : `Code ${code}`,
    note: notes.filter(Boolean).join(' '),
  }
}

function figureFact(label: string, value: number | null, say: (value: number) => string): Fact {
  return value === null
    ? { label, value: texts.unknown, note: texts.unknownNote }
    : { label, value: say(value) }
}

function rawFacts(attributes: PublishedAttributes): Fact[] {
  const construction = numberIn(attributes, 'CONST_CLAS')
  const quality = textIn(attributes, 'IMP_QUAL')
  const packed = numberIn(attributes, 'DT_LAST_IN')
  const inspected = packed === null ? null : sayInspection(packed)
  return [
    { label: 'Class of construction', value: construction ?? texts.unknown, note: texts.raw },
    ...(quality === null ? [] : [{ label: 'Quality of the building', value: quality, note: texts.raw }]),
    ...(inspected === null ? [] : [{ label: 'Last inspection by the county', value: inspected }]),
  ]
}
