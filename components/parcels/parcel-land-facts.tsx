import {
  formatInspection,
  labelOf,
  numberIn,
  parcelTerms,
  type RollKey,
  type RollValues,
  textIn,
} from '@/connectors/us-florida-parcels/public'
import { landUseName } from '@/lib/florida/land-use'
import { formatNumber } from '@/lib/format'
import { type Fact, Facts } from '../ui/facts'
import { Term } from '../ui/term'
import { describeAcres, formatSquareFeet } from './parcel-figures'

interface Props {
  values: RollValues
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
export function ParcelLandFacts({ values }: Props) {
  const area = numberIn(values, 'landSquareFeet')
  const units = numberIn(values, 'residentialUnits')
  const effective = numberIn(values, 'effectiveYearBuilt')
  const figure = (key: RollKey, say: (value: number) => string) =>
    figureFact(labelOf(key), numberIn(values, key), say)
  const items: (Fact | false)[] = [
    landUseFact(values),
    figure('landSquareFeet', formatSquareFeet),
    area !== null && { label: labelOf('acres'), value: describeAcres(area), note: texts.acres },
    figure('yearBuilt', String),
    {
      id: 'effective',
      label: <Term definition={parcelTerms.effectiveYear} />,
      value: effective ?? texts.unknown,
      note: effective !== null && 'Not the year in which it was built.',
    },
    {
      ...figure('livingSquareFeet', formatSquareFeet),
      id: 'living',
      label: <Term definition={parcelTerms.livingArea} />,
    },
    figure('buildings', formatNumber),
    {
      ...figure('residentialUnits', formatNumber),
      ...(units !== null && units > 1 ? { note: texts.homes } : {}),
    },
    ...rawFacts(values),
  ]
  return <Facts items={items.filter((item) => item !== false)} />
}

function landUseFact(values: RollValues): Fact {
  const code = textIn(values, 'landUseCode')
  const own = textIn(values, 'countyLandUseCode')
  const name = code === null ? undefined : landUseName(code)
  const notes = [code !== null && !name && texts.notDecoded, own !== null && texts.countyCode(own)]
  return {
    id: 'use',
    label: <Term definition={parcelTerms.landUse}>{labelOf('landUse')}</Term>,
    value: code === null ? texts.unknown : name ? `${name} (code ${code})` : `Code ${code}`,
    note: notes.filter(Boolean).join(' '),
  }
}

function figureFact(label: string, value: number | null, say: (value: number) => string): Fact {
  return value === null
    ? { label, value: texts.unknown, note: texts.unknownNote }
    : { label, value: say(value) }
}

function rawFacts(values: RollValues): Fact[] {
  const construction = numberIn(values, 'constructionClass')
  const quality = textIn(values, 'buildingQuality')
  const packed = numberIn(values, 'lastInspection')
  const inspected = packed === null ? null : formatInspection(packed)
  return [
    { label: labelOf('constructionClass'), value: construction ?? texts.unknown, note: texts.raw },
    ...(quality === null ? [] : [{ label: labelOf('buildingQuality'), value: quality, note: texts.raw }]),
    ...(inspected === null ? [] : [{ label: labelOf('lastInspection'), value: inspected }]),
  ]
}
